"""The table as everybody sees it: without a single name that only some know."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.move import Move
from engine.kernel.reason import rule
from engine.oriflamme.box import TWIN
from engine.oriflamme.moves import Applying, OnCard, TwinPlace
from engine.oriflamme.moves import Place as Laying
from engine.oriflamme.table import Card, Place, Seat, Table, spot
from engine.oriflamme.told import KnowCard, KnowCards


@rule("oriflamme.info.others-hidden", "oriflamme.planning.secret-face-down")
def public(table: Table) -> Table:
    """Closed cards have no name, hands and set-aside cards are not known; a closed twin was seen by all."""
    kept = table.__dict__.get("public")
    if isinstance(kept, Table):
        return kept
    row = tuple(_place(place) for place in table.row)
    seats = {seat.id: _seat(seat) for seat in table.seats.values()}
    table.__dict__["public"] = hidden = table.put(row=row, seats=seats)
    return hidden


def _place(place: Place) -> Place:
    if all(_seen(card) for card in place.cards):
        return place
    return Place(
        place.id, tuple(card if _seen(card) else replace(card, name="") for card in place.cards), place.done
    )


def _seen(card: Card) -> bool:
    return card.open or not card.name or card.tag == f"{card.family}.{TWIN}"


def _seat(seat: Seat) -> Seat:
    return seat if seat.hand is None and seat.set_aside is None else replace(seat, hand=None, set_aside=None)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.setup.three-aside")
def seen_by(table: Table, family: str) -> Table:
    """The table as one player may see it: his own hidden cards too."""
    hidden = public(table)
    own = {card.tag: card.name for card in table.all_cards() if card.family == family}
    for tag, name in own.items():
        hidden = hidden.card(tag, name=name)
    seat = table.seats[family]
    return hidden.seat(family, hand=seat.hand, set_aside=seat.set_aside)


@rule("oriflamme.planning.secret-face-down", "oriflamme.info.others-hidden")
def spoken(table: Table, move: Move) -> Move:
    """A move as it is said before everybody: closed cards by their tags, a laid card without its name, and
    not what the referee was told in secret."""
    if isinstance(move, KnowCard):
        return replace(move, card=_tag(table, move.card) or move.card, name="")
    if isinstance(move, KnowCards):
        return replace(move, cards=())
    if isinstance(move, Laying):
        return replace(move, card="", on=_tag(table, move.on), between=tuple(_tags(table, move.between)))
    if isinstance(move, OnCard):
        move = replace(move, card=_tag(table, move.card) or "")
    if isinstance(move, Applying):
        move = replace(move, target=_tag(table, move.target), bribe=_tag(table, move.bribe))
        return replace(move, twin=_spoken_twin(table, move.twin)) if move.twin is not None else move
    return move


def _spoken_twin(table: Table, twin: TwinPlace) -> TwinPlace:
    return replace(twin, on=_tag(table, twin.on), between=tuple(_tags(table, twin.between)))


def _tags(table: Table, cards: tuple[str, ...]) -> Iterator[str]:
    return (_tag(table, card) or card for card in cards)


def _tag(table: Table, card: str | None) -> str | None:
    found = spot(table, card)
    return found.card.called if found is not None else card
