"""Table files from elsewhere: sound ones open, edited and damaged ones get a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.agot.lcg.adapter import FIELDS as LCG
from engine.agot.state.table_defects import FIELDS as HBO
from engine.kernel.errors import RefereeError, Unreadable
from engine.kernel.state import State
from engine.kings.adapter import FIELDS as KINGS
from engine.oriflamme.adapter import FIELDS as ORIFLAMME
from referee.session.files.table_files import start_from
from referee.words.speech import Speech
from scripts.hostile.inputs import table_files

BROKEN = ("lcg-9", "hbo-9", "oriflamme-6", "kings-6")
TABLES = {one.stem: one for one in sorted((table_files.CORPUS / "tables").glob("*.json"))}
LANGUAGES = ("en", "bg", "pl", "ru")


def edited(name: str, change: Callable[[Any], None]) -> bytes:
    table = msgspec.json.decode(TABLES[name].read_bytes())
    change(table["state"])
    return msgspec.json.encode(table)


@cache
def bases() -> tuple[bytes, ...]:
    return table_files.bases(3)


def test_every_sound_table_opens() -> None:
    sound = {name: one.read_bytes() for name, one in TABLES.items() if name not in BROKEN}
    of_games = dict(enumerate(bases()[len(TABLES) :]))
    assert not _refused({**sound, **of_games})


def _refused(tables: dict[Any, bytes]) -> dict[Any, str]:
    refused = {}
    for name, data in tables.items():
        try:
            start_from(data)
        except RefereeError as error:
            refused[name] = str(error)
    return refused


def card(state: Any, **changes: object) -> None:
    state["cards"][next(iter(state["cards"]))] |= changes


def in_row(state: Any, **changes: object) -> None:
    state["row"][0]["cards"][0] |= changes


EDITED: dict[str, tuple[str, Callable[[Any], None], str, str]] = {
    "a host that is nobody": ("lcg-1", lambda s: card(s, host="nobody"), "table_no_such", ".host"),
    "an owner who does not sit here": ("hbo-0", lambda s: card(s, owner="x"), "table_no_word", ".owner"),
    "a zone nobody knows": ("hbo-0", lambda s: card(s, zone="box"), "table_no_word", ".zone"),
    "power below nothing": ("lcg-1", lambda s: card(s, power=-1), "table_no_number", ".power"),
    "a number of thirty digits": ("hbo-0", lambda s: s.update(round=10**9), "table_no_number", "round"),
    "a card under itself": (
        "hbo-0",
        lambda s: card(s, host=next(iter(s["cards"]))),
        "table_under_itself",
        ".host",
    ),
    "a card under the key of another": ("hbo-0", lambda s: card(s, id="other"), "table_other_key", ".id"),
    "a first player who is not there": (
        "lcg-1",
        lambda s: s.update(first_player="elsewhere"),
        "table_no_word",
        "first_player",
    ),
    "a procedure nobody knows": (
        "hbo-0",
        lambda s: s["agenda"][-1].update(procedure="dance"),
        "table_no_such",
        ".procedure",
    ),
    "a step of no procedure": (
        "kings-0",
        lambda s: s["agenda"][-1].update(step="dance"),
        "table_no_word",
        ".step",
    ),
    "another game's state": ("hbo-0", lambda s: s.update(game="lcg"), "table_no_word", "game"),
    "a text of no printing": ("hbo-0", lambda s: s.update(text="nobody-1999"), "table_no_word", "text"),
    "a decided point that is none": (
        "hbo-0",
        lambda s: s.update(decided={"hbo.no.rule": "yes"}),
        "table_no_such",
        "decided",
    ),
    "one card in two places": (
        "oriflamme-0",
        lambda s: s["row"].append({**s["row"][0], "id": 1}),
        "table_twice",
        "row",
    ),
    "a place without a card": (
        "oriflamme-0",
        lambda s: s["row"][0].update(cards=[]),
        "table_empty",
        "row[0]",
    ),
    "a family twice in the turn order": (
        "kings-0",
        lambda s: s.update(turn_order=[*list(s["seats"])[:1] * 2]),
        "table_twice",
        "turn_order",
    ),
    "nobody at the table": ("kings-0", lambda s: s.update(seats={}), "table_no_seats", "seats"),
    "ten thousand cards": (
        "hbo-0",
        lambda s: s.update(missed=[{"what": "knelt"}] * 10_000),
        "table_too_many",
        "missed",
    ),
    "an option of no rulebook": (
        "kings-0",
        lambda s: s.update(options=[3, 10]),
        "table_no_number",
        "options",
    ),
    "nobody at a row": ("oriflamme-0", lambda s: s.update(seats={}), "table_no_seats", "seats"),
    "a place that was never made": (
        "oriflamme-0",
        lambda s: s["row"][0].update(id=s["places"] + 1),
        "table_no_number",
        "row[0].id",
    ),
    "a card under the sign of another": (
        "oriflamme-0",
        lambda s: in_row(s, tag="blue.twin"),
        "table_no_such",
        "row[0].cards[0].tag",
    ),
    "a card without a sign": ("oriflamme-0", lambda s: in_row(s, tag="green."), "table_no_such", ".tag"),
    "a bribed intrigue": (
        "oriflamme-0",
        lambda s: in_row(s, name="trap", bribe="red"),
        "table_no_such",
        ".bribe",
    ),
    "an open card nobody can name": (
        "oriflamme-0",
        lambda s: in_row(s, name="", open=True, tokens=0),
        "table_empty",
        "row[0].cards[0].name",
    ),
    "more cards than a hand": (
        "oriflamme-0",
        lambda s: s["seats"]["red"].update(hand_count=8),
        "table_no_number",
        "seats.red.hand_count",
    ),
    "a player of no name": (
        "hbo-0",
        lambda s: s["seats"].update({"": {**s["seats"]["stark"], "id": ""}}),
        "table_no_such",
        "seats",
    ),
    "nobody at a table of cards": ("hbo-0", lambda s: s.update(seats={}), "table_no_seats", "seats"),
    "a challenge against oneself": (
        "hbo-0",
        lambda s: s["challenge"].update(target="lannister"),
        "table_twice",
        "challenge.target",
    ),
    "a character that attacks twice": (
        "hbo-0",
        lambda s: s["challenge"].update(attackers=["l1", "l1"]),
        "table_twice",
        "challenge.attackers",
    ),
    "a challenge nobody has begun": (
        "hbo-0",
        lambda s: s.update(challenge=None),
        "table_empty",
        "challenge",
    ),
    "a turn of nobody": ("hbo-0", lambda s: s.update(active=""), "table_empty", "active"),
    "too few players for a game of three": (
        "lcg-0",
        lambda s: s.update(variant="three"),
        "table_no_number",
        "seats",
    ),
    "a title of two players": (
        "lcg-1",
        lambda s: s.update(council=["coin", "coin"]),
        "table_twice",
        "council",
    ),
    "procedures without an end": (
        "hbo-0",
        lambda s: s.update(agenda=s["agenda"] * 20),
        "table_too_many",
        "agenda",
    ),
    "a turn still to come of nobody who sits here": (
        "hbo-0",
        lambda s: s["agenda"][0]["slots"].update(active=[]),
        "table_no_slot",
        "slots.active",
    ),
    "a flag that is a word": (
        "lcg-1",
        lambda s: s["agenda"][-1]["slots"].update(acted="nobody"),
        "table_no_slot",
        ".slots.acted",
    ),
    "a name of a million letters": ("hbo-0", lambda s: card(s, name="a" * 10**6), "table_too_long", ".name"),
}


@pytest.mark.parametrize("what", EDITED)
def test_what_cannot_be_is_told_with_its_field(what: str) -> None:
    name, change, says, field = EDITED[what]
    with pytest.raises(Unreadable) as refused:
        start_from(edited(name, change))
    assert (refused.value.says, field in str(refused.value.facts["where"])) == (says, True)
    for language in LANGUAGES:
        assert str(refused.value.facts["where"]) in Speech(language).error(refused.value)


def test_the_words_that_could_stand_there_are_told_in_the_same_order_each_time() -> None:
    with pytest.raises(Unreadable) as refused:
        start_from(edited("hbo-0", lambda table: card(table, zone="box")))
    could = refused.value.facts["could"]
    assert isinstance(could, tuple)
    assert len(could) > 4
    assert list(could) == sorted(could)


def test_every_field_a_list_of_words_is_kept_for_is_a_field_of_a_record() -> None:
    records: dict[str, set[str]] = {}
    for one in _records(msgspec.Struct):
        records.setdefault(one.__name__, set()).update(one.__struct_fields__)
    state = {field for one in _records(State) for field in one.__struct_fields__}
    for fields in (HBO, LCG, KINGS, ORIFLAMME):
        named = {*fields.among, *fields.below_zero, *fields.free, *fields.texts}
        for record, field, *_ in (one.split(".") for one in named if one[:2] != "a."):
            assert field in (state if record == "State" else records[record]), (record, field)


def _records(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield from (one, *_records(one))


def test_what_no_list_of_fields_knows_is_found_by_trying() -> None:
    def resolved_by_nobody(state: Any) -> None:
        state["agenda"].append({"procedure": "asking", "step": "pick", "slots": {}})

    with pytest.raises(Unreadable, match="agenda"):
        start_from(edited("lcg-1", resolved_by_nobody))
