"""Positions of the case format: read, kept, played on from, and refused where they cannot be."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER, CASEBOOK
from engine.agot.hbo.game import HBO, TEXTS
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import THRESHOLD, total_power
from engine.kernel.cases.evaluation import read_steps, texts_of
from engine.kernel.cases.model import Case
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.judge import decisions
from referee.words.speech import Speech
from tests.conftest import DEEP
from tests.each import each
from tests.kit.cases import plain
from tests.kit.random_games import LONGEST, played_out
from tests.properties.policy import Policy, Told
from tests.properties.table_invariants import faults

CASES = plain("hbo")
JUDGED = [(case, text) for case in CASES for text in texts_of(case, CASEBOOK, "all")]
PLAYED = JUDGED if DEEP > 1 else JUDGED[::3]

Raw = dict[str, Any]


def table_of(case: Case, text: str) -> AgotTable:
    """The table a case begins from."""
    start: AgotTable = read_steps(case, CASEBOOK, text)[0]
    return start


@each(JUDGED)
def test_the_position_of_a_worked_case_is_kept_as_it_is(case: Case, text: str) -> None:
    table = table_of(case, text)
    written = msgspec.json.encode(table)
    assert ADAPTER.read_state(written) == table
    assert msgspec.json.encode(ADAPTER.read_state(written)) == written


@pytest.mark.parametrize(("case", "text"), PLAYED, ids=lambda one: getattr(one, "id", one))
def test_a_game_goes_on_from_the_position_of_a_worked_case_to_its_end(case: Case, text: str) -> None:
    table = table_of(case, text)
    if table.over is not None or not table.seats:
        assert decisions(HBO, table) == ()
        return
    assert decisions(HBO, table)
    end = last(table)
    assert end.over is not None
    assert total_power(end, end.over.winner) >= THRESHOLD


def last(table: AgotTable) -> AgotTable:
    """The table at the end of a random game from here."""
    for moment in played_out(Policy(1, Told.HIDDEN), table, "from a case"):
        assert moment.number < LONGEST
        assert not list(faults(moment.before, moment.after)), moment
        table = moment.after
    return table


def seats(**stark: Any) -> list[Raw]:
    """Two seats, one of them as given."""
    return [{"id": "stark", "house": "stark", **stark}, {"id": "lannister", "house": "lannister"}]


ROBB = {"id": "robb", "name": "Robb Stark", "unique": True}
DIREWOLF = {"id": "wolf", "name": "Direwolf", "host": "nobody"}
ATTACK = {"by": "stark", "kind": "military", "target": "lannister", "attackers": ["robb"]}

IMPOSSIBLE: tuple[tuple[str, Raw, str], ...] = (
    ("one id", {"seats": [{"id": "stark"}, {"id": "stark"}]}, "hbo.setup.choose_houses"),
    ("no seat", {"seats": seats(), "first_player": "tully"}, "hbo.setup.choose_houses"),
    ("hand", {"seats": seats(hand={"count": 0, "known": [ROBB]})}, "hbo.play.out_of_play"),
    ("kind", {"seats": seats(challenges_made=["power", "power"])}, "hbo.challenge.one_of_each"),
    ("the id", {"seats": seats(characters=[ROBB], dead=[{**ROBB, "name": "Jon"}])}, "hbo.play.definition"),
    ("nobody", {"seats": seats(characters=[{**ROBB, "owner": "tully"}])}, "hbo.piles.owner"),
    ("no card in play", {"seats": seats(attachments=[DIREWOLF])}, "hbo.type.attachment"),
    ("two copies", {"seats": seats(characters=[ROBB, {**ROBB, "id": "other"}])}, "hbo.unique.restriction"),
    (
        "duplicate",
        {"seats": seats(characters=[{**ROBB, "unique": False, "duplicates": 1}])},
        "hbo.duplicate.attach",
    ),
    ("outside", {"seats": seats(characters=[ROBB]), "challenge": ATTACK}, "hbo.challenge.turns"),
    (
        "no character of stark",
        {"seats": seats(), "phase": "challenges", "challenge": ATTACK},
        "hbo.challenge.declare_attackers",
    ),
    (
        "no character of lannister",
        {
            "seats": seats(characters=[ROBB]),
            "phase": "challenges",
            "challenge": {**ATTACK, "defenders": ["robb"], "step": "defenders"},
        },
        "hbo.challenge.declare_defenders",
    ),
)


@pytest.mark.parametrize(("words", "raw", "rule"), IMPOSSIBLE, ids=[words for words, _, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_what_is_wrong_and_its_rule(
    words: str, raw: Raw, rule: str
) -> None:
    with pytest.raises(Impossible) as refused:
        CASEBOOK.position(raw, TEXTS[0], ())
    (said,) = Speech().impossible(refused.value)
    assert words.lower() in said.lower()
    assert said.endswith(f"({rule})")


def test_every_defect_of_a_position_is_named() -> None:
    raw = {
        "seats": seats(characters=[ROBB, {**ROBB, "id": "other"}], attachments=[DIREWOLF]),
        "first_player": "tully",
        "challenge": {**ATTACK, "attackers": ["nobody"]},
    }
    with pytest.raises(Impossible) as refused:
        CASEBOOK.position(raw, TEXTS[0], ())
    assert {fault.rule for fault in refused.value.faults} == {
        "hbo.setup.choose_houses",
        "hbo.type.attachment",
        "hbo.unique.restriction",
        "hbo.challenge.turns",
        "hbo.challenge.declare_attackers",
    }


def broken(raw: Any, rng: Random) -> Iterator[Any]:
    """The value with one thing in it replaced by something that does not belong there."""
    if isinstance(raw, dict) and raw:
        name = rng.choice(list(raw))
        yield {**raw, name: rng.choice((None, [], "x", -1, 10**9, {"x": 1}))}
        yield {**raw, "unheard_of": 1}
        yield from ({**raw, name: one} for one in broken(raw[name], rng))
    elif isinstance(raw, list) and raw:
        at = rng.randrange(len(raw))
        yield from ([*raw[:at], one, *raw[at + 1 :]] for one in broken(raw[at], rng))


@each(CASES)
def test_a_damaged_position_is_unreadable_or_impossible_or_a_position(case: Case) -> None:
    rng = Random(case.id)
    for _ in range(5 * DEEP):
        for raw in broken(case.position, rng):
            try:
                table = CASEBOOK.position(raw, TEXTS[0], ())
            except (Unreadable, Impossible):
                continue
            assert ADAPTER.read_state(msgspec.json.encode(table)) == table
