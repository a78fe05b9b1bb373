"""The builder of a table from a position, ready for the first step."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.cases.model import AskStep, StepInput
from engine.kernel.errors import Impossible
from engine.kernel.judge import settle
from engine.kernel.state import Outcome
from engine.oriflamme.cases.position import PCard, Position, PSeat, defects, read_position
from engine.oriflamme.components import HAND, SET_ASIDE, TWIN
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.rounds import begin_round, winners
from engine.oriflamme.table import EVENTS, GAME_OVER, PLANNING, Card, RowPlace, Seat, Table, spot


def begin(raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> Table:
    """The table of a position.

    Raises:
        Unreadable: a field is unknown or of the wrong type.
        Impossible: the position cannot exist.
    """
    position = read_position(raw)
    faults = defects(position)
    if faults:
        raise Impossible(faults)
    table = _table(position, text)
    if not table.seats:
        if not all(isinstance(one, AskStep) for one in asked):
            raise Impossible((("nobody sits at the table", "oriflamme.setup.family-and-bribe"),))
        return table
    return _entered(table, position).put(events=(), notes=())


def _table(position: Position, text: str) -> Table:
    count: Counter[str] = Counter()
    row = tuple(RowPlace(at + 1, _cards(place, count)) for at, place in enumerate(position.row))
    seats: dict[str, Seat] = {one.id: _seat(one, position, count[one.id]) for one in position.seats}
    return Table(
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


def _cards(place: tuple[PCard, ...], count: Counter[str]) -> tuple[Card, ...]:
    cards = []
    for one in place:
        family, _, name = one.card.partition(".")
        count[family] += 1
        tag = one.card if name == TWIN else f"{family}.{count[family]}"
        cards.append(Card(family, tag, name, one.face == "up", one.tokens, one.bribe or ""))
    return tuple(cards)


def _seat(seat: PSeat, position: Position, laid: int) -> Seat:
    """A twin that is said to be discarded lies in the pile."""
    pile: tuple[str, ...] = seat.discard
    if seat.twin == "discard" and TWIN not in pile:
        pile = (*pile, TWIN)
    left = HAND - (position.round - 1 if position.phase == PLANNING else position.round)
    return Seat(
        id=seat.id,
        influence=seat.influence,
        hand=seat.hand,
        set_aside=seat.set_aside,
        discard=pile,
        hand_count=left if seat.hand is None else len(seat.hand),
        set_aside_count=SET_ASIDE if seat.set_aside is None else len(seat.set_aside),
        laid=laid,
    )


def _entered(table: Table, position: Position) -> Table:
    if position.phase == GAME_OVER:
        won = winners(table)
        return table.put(over=Outcome(won[0] if len(won) == 1 else "", won))
    if position.phase == PLANNING:
        table = table.put(placed=_placed(table, position))
        return settle(ORIFLAMME, begin_round(table, PLANNING))
    return settle(ORIFLAMME, begin_round(_pointed(table, position.pointer), EVENTS))


def _placed(table: Table, position: Position) -> tuple[str, ...]:
    """Whoever is said to have laid a card, or comes before the player whose turn it is."""
    if position.already_placed or position.to_act is None:
        return position.already_placed
    order = table.turn_order
    return order[: order.index(position.to_act)]


def _pointed(table: Table, pointer: str | None) -> Table:
    """All places before the pointer have been left."""
    found = spot(table, pointer)
    if found is None:
        return table.put(phase=EVENTS)
    for place in table.in_direction:
        if place.id == found.place.id:
            break
        table = table.place(place.id, done=True)
    return table.put(phase=EVENTS)
