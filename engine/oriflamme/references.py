"""Does everything a move names exist on this table?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.errors import Unreadable
from engine.kernel.move import Move, verb
from engine.kernel.told import Correct, Decide
from engine.oriflamme import told
from engine.oriflamme.box import CARDS
from engine.oriflamme.moves import Activate, Applying, OnCard, Place, Spend, TwinPlace
from engine.oriflamme.table import Table, spot

NOBODYS = (told.KnowCard, told.KnowCards, Decide, Correct)
"""Moves that need no seat."""


def check(table: Table, move: Move, *, named: bool = False) -> None:
    """All families and cards a move names are at the table; ``named``: closed ones are told by their names.

    Raises:
        Unreadable: names the first that is not, or a place that is not told in full.
    """
    if not move.by and not isinstance(move, NOBODYS):
        raise Unreadable("seat_missing", verb=verb(move))
    for seat in (move.by, getattr(move, "seat", "")):
        if seat and seat not in table.seats:
            raise Unreadable("unknown_seat", seat=seat, known=table.order)
    for card in cards_named(move):
        if not is_card(table, card):
            known = tuple(one.key if named else one.called for one in table.all_cards())
            raise Unreadable("unknown_card", card=card, known=known)
    for name in names_given(move):
        if name not in CARDS:
            raise Unreadable("unknown_name", name=name, known=CARDS)
    for where in _places(move):
        _check_place(verb(move), where)


def is_card(table: Table, card: str) -> bool:
    """A card of the row, or one of a family at the table."""
    family, _, name = card.partition(".")
    return spot(table, card) is not None or (family in table.seats and name in CARDS)


def cards_named(move: Move) -> Iterator[str]:
    """The cards a move names with their family."""
    if isinstance(move, OnCard) and move.card:
        yield move.card
    if isinstance(move, told.KnowCard):
        yield move.card
    for where in _places(move):
        yield from (*((where.on,) if where.on else ()), *where.between)
    if isinstance(move, Applying):
        yield from (one for one in (move.target, move.bribe) if one)
    for step in _steps(move):
        yield from (one for one in (step.apply, step.target, step.bribe) if one)


def names_given(move: Move) -> Iterator[str]:
    """The names of cards, without a family, that a move gives."""
    if isinstance(move, Place) and move.card:
        yield move.card
    if isinstance(move, Applying):
        yield from (one for one in (move.shows, move.target_shows) if one)
    if isinstance(move, told.KnowCard):
        yield move.name
    if isinstance(move, told.KnowCards):
        yield from move.cards


def _steps(move: Move) -> tuple[Spend, ...]:
    return move.sequence or () if isinstance(move, Activate) else ()


def _places(move: Move) -> Iterator[Place | TwinPlace]:
    if isinstance(move, Place):
        yield move
    if isinstance(move, Applying) and move.twin is not None:
        yield move.twin
    yield from (step.twin for step in _steps(move) if step.twin is not None)


def _check_place(said: str, where: Place | TwinPlace) -> None:
    """``on`` goes with a card, ``between`` with two, the ends with neither."""
    if where.where == "on" and not where.on:
        raise Unreadable("argument_missing", question=said, argument="on")
    if where.where != "on" and where.on:
        raise Unreadable("argument_does_not_fit", verb=said, argument="on", where=where.where)
    if where.where != "between" and where.between:
        raise Unreadable("argument_does_not_fit", verb=said, argument="between", where=where.where)
    if where.between and len(where.between) != 2:
        raise Unreadable("argument_does_not_fit", verb=said, argument="between", where=where.where)
