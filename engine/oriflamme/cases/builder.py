"""The table of a position."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import Any

from engine.kernel.cases.model import AskStep, StepInput
from engine.kernel.errors import Impossible, fault
from engine.kernel.judge import settle
from engine.kernel.state import Outcome
from engine.oriflamme.cases.position import (
    UNKNOWN,
    OriflammePosition,
    PositionFamily,
    PositionRowCard,
    read_position,
)
from engine.oriflamme.cases.position_defects import defects
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.rounds_and_winner import begin_round, winners
from engine.oriflamme.table import (
    EVENTS,
    GAME_OVER,
    HAND,
    PLANNING,
    SET_ASIDE,
    TWIN,
    FamilyCard,
    FamilySeat,
    OriflammeTable,
    RowPlace,
    Spot,
    spot_of,
)


def begin(raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> OriflammeTable:
    """The table of a position.

    Raises:
        Unreadable: a field is unknown or of the wrong type.
        Impossible: the position cannot exist.
    """
    position = read_position(raw)
    faults = defects(position)
    if faults:
        raise Impossible(faults, ORIFLAMME.id, raw)
    table = _table(position, text)
    if not table.seats:
        if not all(isinstance(step, AskStep) for step in asked):
            nobody = fault("nobody_seated", "oriflamme.setup.family-and-bribe")
            raise Impossible((nobody,), ORIFLAMME.id)
        return table
    return _entered(table, position).put(events=(), notes=())


def _table(position: OriflammePosition, text: str) -> OriflammeTable:
    count: Counter[str] = Counter()
    row = tuple(RowPlace(at + 1, _cards(place, count)) for at, place in enumerate(position.row))
    seats: dict[str, FamilySeat] = {seat.id: _seat(seat, position, count[seat.id]) for seat in position.seats}
    return OriflammeTable(
        game=ORIFLAMME.id,
        text=text,
        seats=seats,
        row=row,
        places=len(row),
        round=position.round,
        phase=position.phase,
        direction=position.direction,
        first_player=position.first,
    )


def _cards(place: tuple[PositionRowCard, ...], count: Counter[str]) -> tuple[FamilyCard, ...]:
    cards = []
    for card in place:
        family, _, name = card.card.partition(".")
        count[family] += 1
        tag = card.card if name == TWIN else f"{family}.{count[family]}"
        name = "" if name == UNKNOWN else name
        cards.append(FamilyCard(family, tag, name, card.face == "up", card.tokens, card.bribe or ""))
    return tuple(cards)


def _seat(seat: PositionFamily, position: OriflammePosition, laid: int) -> FamilySeat:
    """The seat of a position; a twin given as discarded lies in the discard pile."""
    pile: tuple[str, ...] = seat.discard
    if seat.twin == "discard" and TWIN not in pile:
        pile = (*pile, TWIN)
    left = HAND - (position.round - 1 if position.phase == PLANNING else position.round)
    return FamilySeat(
        id=seat.id,
        influence=seat.influence,
        hand=seat.hand,
        set_aside=seat.set_aside,
        discard=pile,
        hand_count=left if seat.hand is None else len(seat.hand),
        set_aside_count=SET_ASIDE if seat.set_aside is None else len(seat.set_aside),
        laid=laid,
    )


def _entered(table: OriflammeTable, position: OriflammePosition) -> OriflammeTable:
    if position.phase == GAME_OVER:
        won = winners(table)
        return table.put(over=Outcome(won[0] if len(won) == 1 else "", won))
    if position.phase == PLANNING:
        table = _laid_this_round(table, _placed(table, position))
        return settle(ORIFLAMME, begin_round(table, PLANNING))
    return settle(ORIFLAMME, begin_round(_pointed(table, position.pointer), EVENTS))


def _laid_this_round(table: OriflammeTable, families: tuple[str, ...]) -> OriflammeTable:
    """These families have laid their card: a hand of which only the size is known is smaller by it."""
    for family in families:
        if table.seats[family].hand is None:
            table = table.seat(family, hand_count=table.seats[family].hand_count - 1)
    return table.put(placed=families)


def _placed(table: OriflammeTable, position: OriflammePosition) -> tuple[str, ...]:
    """The families that have laid a card: those given, or those before the player whose turn it is."""
    if position.already_placed or position.to_act is None:
        return position.already_placed
    order = table.turn_order
    return order[: order.index(position.to_act)]


def _first_unknown(table: OriflammeTable, pointer: str | None) -> Spot | None:
    """Where the first card lies of which only the family is known."""
    family, _, name = (pointer or "").partition(".")
    tops = (place.top for place in table.in_direction)
    unknown = (card for card in tops if not card.name and card.family == family and name == UNKNOWN)
    return next((spot_of(table, card.tag) for card in unknown), None)


def _pointed(table: OriflammeTable, pointer: str | None) -> OriflammeTable:
    """All places before the pointer have been left."""
    found = spot_of(table, pointer) or _first_unknown(table, pointer)
    if found is None:
        return table.put(phase=EVENTS)
    for place in takewhile(lambda place: place.id != found.place.id, table.in_direction):
        table = table.place(place.id, done=True)
    return table.put(phase=EVENTS)
