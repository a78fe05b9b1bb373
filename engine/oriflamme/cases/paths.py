"""The paths at which the results of a case are checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.cases.model import ValueUnknown, known_value
from engine.kernel.errors import Unreadable
from engine.kernel.judge import decisions
from engine.kernel.reasons import rule
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.planning import whose_turn
from engine.oriflamme.table import (
    EVENTS,
    PLANNING,
    FamilyCard,
    OriflammeTable,
    bribe_token_of,
    twin_of,
)


def _bribe_token(table: OriflammeTable, family: str) -> str:
    card = bribe_token_of(table, family)
    return card.key if card is not None else "home"


FAMILY: dict[str, Callable[[OriflammeTable, str], Any]] = {
    "influence": lambda table, family: table.seats[family].influence,
    "discard": lambda table, family: list(table.seats[family].discard),
    "bribe_token": _bribe_token,
    "twin": twin_of,
}


@rule("oriflamme.card.open-closed")
def _card(card: FamilyCard) -> dict[str, Any]:
    """A card with its face, the influence and the bribe token on it."""
    if not card.name:
        raise ValueUnknown
    face = "up" if card.open else "down"
    return {"card": card.key, "face": face, "tokens": card.tokens, "bribe": card.bribe or None}


def _row(table: OriflammeTable) -> list[list[dict[str, Any]]]:
    return [[_card(card) for card in place.cards] for place in table.row]


def _next_card(table: OriflammeTable) -> str:
    place = table.at_pointer
    return str(known_value(place.top.key if place is not None else None))


def _next_seat(table: OriflammeTable) -> str:
    if table.phase == PLANNING:
        return str(known_value(whose_turn(table) or None))
    waiting = decisions(ORIFLAMME, table) if table.phase == EVENTS else ()
    return str(known_value(waiting[0].seat if waiting else None))


def _in_planning(table: OriflammeTable, value: Any) -> Any:
    return known_value(value if table.phase == PLANNING else None)


PLAIN: dict[str, Callable[[OriflammeTable], Any]] = {
    "row": _row,
    "next.phase": lambda table: table.phase,
    "next.card": _next_card,
    "next.seat": _next_seat,
    "next.round": lambda table: _in_planning(table, table.round),
    "next.first_player": lambda table: _in_planning(table, table.first_player),
}


def check_path(path: str, table: OriflammeTable) -> None:
    """Whether the path is one of the format and its family is at the table.

    Raises:
        Unreadable: the path or the family is unknown.
    """
    if path in PLAIN:
        return
    field, _, family = path.partition(".")
    if field not in FAMILY:
        raise Unreadable("unknown_path", path=path)
    if family not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=table.order)


def fact(path: str, table: OriflammeTable) -> Any:
    """The value at a path.

    Raises:
        ValueUnknown: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](table)
    field, _, family = path.partition(".")
    return FAMILY[field](table, family)
