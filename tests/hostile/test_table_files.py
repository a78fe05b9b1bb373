"""Table files from elsewhere: sound ones open, edited and damaged ones get a message."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.kernel.errors import RefereeError, Unreadable
from referee.session.table_files import start_from
from referee.words.speech import Speech
from scripts.hostile import table_files

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


def test_what_no_list_of_fields_knows_is_found_by_trying() -> None:
    def resolved_by_nobody(state: Any) -> None:
        state["agenda"].append({"procedure": "asking", "step": "pick", "slots": {}})

    with pytest.raises(Unreadable, match="agenda"):
        start_from(edited("lcg-1", resolved_by_nobody))
