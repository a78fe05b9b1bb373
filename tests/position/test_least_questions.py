"""A judge is asked only for values on which the verdict turns."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.cases.table_position import unknowns
from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.state.table import AgotTable
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case, StepResult
from engine.kernel.cases.untold_values import MOST_RUNS, Unknowns, settled
from engine.kernel.reasons import Question, Reason, Ruling, Verdict
from referee.cli.command_types import DONE
from referee.cli.judge import judge_command

Raw = dict[str, Any]
CHALLENGE = """\
hbo r3 challenges, lannister to act, real cards
lannister mil stark: hound, gregor / jon
stark 2g 4p h3 (not today): eddard k4mp, jon k3m, arya 2mi, retinue 2m{unique}, hodor k3m
lannister 1g 6p h2 claim{claim}: hound k4m, gregor k5m, tyrion 2ip, cersei k3ip, guards 2m
? resolve
? stark victims retinue, hodor
? stark saves retinue with not today
"""


def steps(tmp_path: Path, text: str, printing: str) -> list[Raw]:
    file = tmp_path / "dispute.txt"
    file.write_text(text, encoding="utf-8")
    found = judge_command(str(file), printing, True, "en")
    assert found.code == DONE, found.err
    told: list[Raw] = json.loads(found.out)["cases"][0]["steps"]
    return told


@pytest.mark.rule("hbo.save.not_today")
def test_of_forty_untold_values_the_one_that_decides_is_asked(tmp_path: Path) -> None:
    found = steps(tmp_path, CHALLENGE.format(claim=2, unique=""), "bg-2013")
    assert [one["legal"] for one in found] == [True, True, None]
    assert (found[-1]["asks"]["of"], found[-1]["asks"]["field"]) == ("stark-retinue", "unique")
    assert {"of": "stark-retinue", "field": "unique"} not in found[-1]["irrelevant"]
    assert {"of": "the-hound", "field": "keywords"} in found[-1]["irrelevant"]


@pytest.mark.rule("hbo.save.not_today")
def test_where_the_printing_saves_anybody_nothing_is_asked(tmp_path: Path) -> None:
    found = steps(tmp_path, CHALLENGE.format(claim=2, unique=""), "pl-2012")
    assert [(one["legal"], one["asks"]) for one in found] == [(True, None)] * 3
    assert {"of": "stark-retinue", "field": "unique"} in found[-1]["irrelevant"]


@pytest.mark.rule("hbo.save.not_today")
@pytest.mark.parametrize(("unique", "legal"), [(" unique", True), (" no unique", False)])
def test_the_answer_ends_the_matter(tmp_path: Path, unique: str, legal: bool) -> None:
    found = steps(tmp_path, CHALLENGE.format(claim=2, unique=unique), "bg-2013")
    assert (found[-1]["legal"], found[-1]["asks"]) == (legal, None)


@pytest.mark.rule("hbo.claim.military")
def test_an_untold_claim_is_asked_where_the_number_of_victims_turns_on_it(tmp_path: Path) -> None:
    found = steps(tmp_path, CHALLENGE.format(claim="?", unique=""), "pl-2012")
    assert found[0]["legal"] is True
    assert (found[1]["legal"], found[1]["asks"]["field"]) == (None, "plot_claim")


def test_a_case_without_untold_values_says_nothing_of_them(tmp_path: Path) -> None:
    text = "hbo challenges, stark to act, told in full\nstark: arya 2m\nlannister\n? stark military arya\n"
    assert all("irrelevant" not in one for one in steps(tmp_path, text, "bg-2013"))


@pytest.mark.rule("hbo.challenge.attacker_wins_ties")
def test_a_strength_that_cannot_change_the_winner_is_not_asked(tmp_path: Path) -> None:
    text = """\
hbo r3 challenges, lannister to act, real cards
lannister mil stark: hound, gregor; jon, arya
stark claim1: jon k3m, arya k2m, hodor
lannister claim1: hound k?m, gregor k5m
? resolve
tell=["challenge.winner", "challenge.attack", "challenge.defence"]
"""
    (found,) = steps(tmp_path, text, "bg-2013")
    assert (found["legal"], found["asks"]) == (True, None)
    assert found["facts"] == {"challenge.winner": "lannister", "challenge.defence": 5}


def test_a_move_after_an_open_one_is_not_told_as_illegal(tmp_path: Path) -> None:
    text = """\
hbo r3 challenges, lannister to act, as told
stark h3: jon, arya
lannister h2: hound, gregor
? lannister mil hound against stark
? stark defends jon
"""
    file = tmp_path / "dispute.txt"
    file.write_text(text, encoding="utf-8")
    told = judge_command(str(file), "bg-2013", False, "en").out
    assert "✗" not in told
    assert told.count("Ask first: Which challenge icons does hound have?") == 2


@pytest.mark.rule("hbo.gold.pay_for_cards")
def test_what_a_hand_card_costs_that_is_told_by_name_alone_is_asked(tmp_path: Path) -> None:
    text = """\
hbo r3 marshalling, stark to act, as told
stark h3 (robb): eddard
lannister h2: hound
? stark income
? stark plays robb
"""
    *_, found = steps(tmp_path, text, "bg-2013")
    assert (found["legal"], found["asks"]["of"], found["asks"]["field"]) == (None, "robb", "cost")


@pytest.mark.rule("hbo.claim.military")
def test_where_no_value_can_be_put_in_the_question_stays_and_nothing_is_called_idle() -> None:
    attacker = {"id": "hound", "name": "hound", "icons": "?"}
    seats = [{"id": "stark"}, {"id": "lannister", "characters": [attacker]}]
    attack = {"do": "declare_challenge", "by": "lannister", "kind": "military", "attackers": ["hound"]}
    case = Case(
        "c", {"phase": "challenges", "first_player": "lannister", "seats": seats}, (attack,), game="hbo"
    )
    plain = judge_case(case, CASEBOOK, "bg-2013")
    (asked,) = (step.asks for step in plain.steps)
    assert asked is not None
    untold = (asked.of or "", asked.field)
    unknowns = Unknowns(lambda _: (untold,), lambda *_: None, lambda _: ("a", "b"))

    found = settled(case, CASEBOOK, "bg-2013", unknowns)
    assert [(step.legal, step.asks, step.irrelevant) for step in found.steps] == [(None, asked, ())]


STRENGTH = ("jon", "strength")
PASS: Raw = {"do": "pass", "by": "stark"}


def settled_for(values: int, refused_by: Callable[[int], tuple[str, ...]]) -> StepResult:
    """What comes of a move that a game refuses by rules that turn on an untold strength of so many values."""

    def reach(table: AgotTable, *_: Any) -> tuple[AgotTable, Ruling]:
        told = table.cards["jon"].strength
        if told is None:
            asks = Reason(
                ("hbo.anatomy.strength",), Verdict.CANNOT_TELL, "not_known", asks=Question("strength", "jon")
            )
            return table, Ruling(Verdict.CANNOT_TELL, table.text, (asks,))
        against = tuple(Reason((rule,), Verdict.NO, "not_known") for rule in refused_by(told))
        return table, Ruling(Verdict.NO, table.text, against)

    def position(strength: int | str) -> Raw:
        jon = {"id": "jon", "strength": strength}
        seats = [{"id": "stark", "characters": [jon]}, {"id": "lannister"}]
        return {"phase": "challenges", "first_player": "stark", "seats": seats}

    unknowns = Unknowns(
        lambda _: (STRENGTH,), lambda _, __, told: position(told), lambda _: tuple(range(values))
    )
    case = Case("c", position("?"), (PASS,), game="hbo")
    (found,) = settled(case, replace(CASEBOOK, reach=reach), "bg-2013", unknowns).steps
    return found


@pytest.mark.parametrize(
    ("refused_by", "because"),
    [
        ((("a", "b"), ("b", "c")), ("b",)),
        ((("b", "c"), ("a", "b")), ("b",)),
        ((("a", "b"), ("a", "b")), ("a", "b")),
        ((("a", "b"), ("c",)), ("a", "b")),
    ],
)
def test_a_move_that_is_refused_whatever_a_value_is_rests_on_what_forbids_it_each_time(
    refused_by: tuple[tuple[str, ...], ...], because: tuple[str, ...]
) -> None:
    found = settled_for(2, lambda told: refused_by[told])

    assert (found.legal, found.because, found.asks) == (False, because, None)


@pytest.mark.parametrize(("values", "legal"), [(MOST_RUNS - 1, False), (MOST_RUNS, None)])
def test_a_value_is_asked_for_where_not_all_that_it_may_be_could_be_tried(
    values: int, legal: bool | None
) -> None:
    found = settled_for(values, lambda _: ("a",))

    assert found.legal is legal
    assert (found.asks is None) is (legal is not None)


def test_each_untold_value_is_told_in_its_place_and_nowhere_else() -> None:
    def seat(name: str) -> Raw:
        one, other = ({"id": f"{name}{number}", "strength": "?"} for number in (1, 2))
        hand = {"count": 1, "known": [{"id": f"{name}3", "cost": "?"}]}
        return {"id": name, "plot": {"income": "?", "claim": "?"}, "characters": [one, other], "hand": hand}

    of_cards = unknowns(lambda _: None)
    position = {"seats": [seat("stark"), seat("lannister")]}
    listed = of_cards.listed(position)

    assert len(listed) == 10
    for untold in listed:
        told = of_cards.told(position, untold, 1)
        assert told is not None
        assert of_cards.listed(told) == tuple(one for one in listed if one != untold)
    assert of_cards.told(position, ("nobody", "strength"), 1) is None
    assert of_cards.told({}, ("stark", "plot_claim"), 1) is None
