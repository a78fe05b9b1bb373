"""A row in one line, one line of play, what must hold: the words in which the tests of this game are told.

    here = events("red.cutthroat^ | blue.trap~2", at="red.cutthroat", red=5)
    after = played(here, "resolve", "red", card="red.cutthroat", target="blue.trap")
    assert row(after) == ""

``^`` is open, ``~`` closed, a number after it is the influence on the card, ``@blue`` a bribe token, and
``<`` lies between a card and the one that covers it.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.judge import Played, decisions, judge
from engine.kernel.reasons import Basis, Ruling, Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.cases.casebook import CASEBOOK
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.table import TEXT, FamilyCard, OriflammeTable
from tests.kit.boards import Dialect

Raw = dict[str, Any]
SAY = Dialect(ORIFLAMME, OriflammeTable, ADAPTER.read_move, lambda table, _move: table)
move, ruled, played_with, played, refused = (
    SAY.move, SAY.ruled, SAY.played_with, SAY.played, SAY.refused
)  # fmt: skip
FAMILIES = ("red", "blue", "green")


def card_of(said: str) -> Raw:
    """One card as it is written in a row."""
    said, _, bribe = said.partition("@")
    at = max(said.find("^"), said.find("~"))
    face = "up" if said[at] == "^" else "down"
    return {"card": said[:at], "face": face, "tokens": int(said[at + 1 :] or 0), "bribe": bribe or None}


def row_of(said: str) -> list[list[Raw]]:
    """A row as it is written in a line."""
    return [[card_of(card) for card in place.split(" < ")] for place in said.split(" | ")] if said else []


def _position(said: str, phase: str, fields: Raw) -> OriflammeTable:
    names = tuple(fields.pop("families", FAMILIES))
    by_seat: Raw = fields.pop("told", {})
    seats = [{"id": name, "influence": fields.pop(name, 1), **by_seat.get(name, {})} for name in names]
    decided = fields.pop("decided", {})
    raw = {
        "round": 3,
        "first_player": names[0],
        "seats": seats,
        "row": row_of(said),
        "phase": phase,
        **fields,
    }
    table: OriflammeTable = CASEBOOK.position(raw, TEXT, ())
    return table.put(decided=decided)


def events(said: str, at: str | None = None, **fields: Any) -> OriflammeTable:
    """A row in the event phase, with the pointer at a card; families and their supplies by name."""
    return _position(said, "events", {"pointer": at, **fields})


def planning(said: str, to_act: str = "red", **fields: Any) -> OriflammeTable:
    """A row in the planning phase."""
    return _position(said, "planning", {"to_act": to_act, **fields})


def asked(table: OriflammeTable, verb: str, by: str = "", **fields: Any) -> str:
    """The card whose name has to be told before the move can be judged."""
    ruling = judge(ORIFLAMME, table, move(verb, by, **fields))
    assert ruling.verdict is Verdict.CANNOT_TELL, ruling
    assert ruling.asks is not None
    assert ruling.asks.what == "name"
    return ruling.asks.card


def cites(done: Played, *rules: str) -> bool:
    """Whether a ruling rests on all of these."""
    return {f"oriflamme.{rule}" for rule in rules} <= set(done.ruling.rules)


def rests_on(ruling: Ruling) -> tuple[str, ...]:
    """Every rule that speaks against a move that is refused, the chief one first."""
    return tuple(rule.removeprefix("oriflamme.") for rule in ruling.because)


def told_as_silent(ruling: Ruling, rule: str) -> bool:
    """Whether a ruling says that it rests on a point the text is silent about."""
    every = (reason for top in (*ruling.reasons, *ruling.done) for reason in top.walk())
    return ruling.basis is Basis.SILENT and any(
        reason.basis is Basis.SILENT and f"oriflamme.{rule}" in reason.rules for reason in every
    )


def _card(card: FamilyCard) -> str:
    face = "^" if card.open else "~"
    return f"{card.key}{face}{card.tokens or ''}{'@' + card.bribe if card.bribe else ''}"


def row(table: OriflammeTable) -> str:
    """The row as it is written in a line."""
    return " | ".join(" < ".join(_card(card) for card in place.cards) for place in table.row)


def influence(table: OriflammeTable) -> tuple[int, ...]:
    """The supplies, clockwise."""
    return tuple(seat.influence for seat in table.seats.values())


def next_card(table: OriflammeTable) -> str:
    """The card at the pointer."""
    place = table.at_pointer
    return place.top.key if place is not None else ""


def next_seat(table: OriflammeTable) -> str:
    """Who is asked."""
    return decisions(ORIFLAMME, table)[0].seat


def pile(table: OriflammeTable, family: str) -> set[str]:
    """A family's discard."""
    return set(table.seats[family].discard)
