"""What stands at a path of the case format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.cases import Untold
from engine.kernel.errors import Unreadable
from engine.kernel.play import decisions
from engine.kernel.reason import rule
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.planning import whose_turn
from engine.oriflamme.table import EVENTS, PLANNING, Card, Table, bribe_token_of, twin_of


def _told(value: Any) -> Any:
    if value is None:
        raise Untold("cannot_be_told")
    return value


def _bribe_token(table: Table, family: str) -> str:
    card = bribe_token_of(table, family)
    return card.key if card is not None else "home"


FAMILY: dict[str, Callable[[Table, str], Any]] = {
    "influence": lambda table, family: table.seats[family].influence,
    "discard": lambda table, family: list(table.seats[family].discard),
    "bribe_token": _bribe_token,
    "twin": twin_of,
}


@rule("oriflamme.card.open-closed")
def _card(card: Card) -> dict[str, Any]:
    """A card with its face, the influence and the bribe token on it."""
    _told(card.name or None)
    face = "up" if card.open else "down"
    return {"card": card.key, "face": face, "tokens": card.tokens, "bribe": card.bribe or None}


def _row(table: Table) -> list[list[dict[str, Any]]]:
    return [[_card(card) for card in place.cards] for place in table.row]


def _next_card(table: Table) -> str:
    place = table.at_pointer
    return str(_told(place.top.key if place is not None else None))


def _next_seat(table: Table) -> str:
    if table.phase == PLANNING:
        return str(_told(whose_turn(table) or None))
    waiting = decisions(ORIFLAMME, table) if table.phase == EVENTS else ()
    return str(_told(waiting[0].seat if waiting else None))


def _in_planning(table: Table, value: Any) -> Any:
    return _told(value if table.phase == PLANNING else None)


PLAIN: dict[str, Callable[[Table], Any]] = {
    "row": _row,
    "next.phase": lambda table: table.phase,
    "next.card": _next_card,
    "next.seat": _next_seat,
    "next.round": lambda table: _in_planning(table, table.round),
    "next.first_player": lambda table: _in_planning(table, table.first_player),
}


def check_path(path: str, table: Table) -> None:
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


def fact(path: str, table: Table) -> Any:
    """The value at a path.

    Raises:
        Untold: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](table)
    field, _, family = path.partition(".")
    return FAMILY[field](table, family)
