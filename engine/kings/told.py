"""What the table tells the referee: facts of the base game, its own decisions, corrections."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.move import Move
from engine.kernel.reason import Facts, Finding, Value, no, rule, yes
from engine.kernel.state import tell
from engine.kernel.told import Correct, Decide, Limit, act_decide, correctable, decidable
from engine.kings import base, box
from engine.kings.casualties import RETREAT
from engine.kings.entering import VERBS as ENTERING
from engine.kings.points import EVERY
from engine.kings.table import Area, Card, Table, holder
from engine.kings.victory import crowned


class KnowFact(Move, frozen=True, kw_only=True):
    """A number of the base game or of this table; ``of``: the area or card it belongs to, if it does."""

    what: str
    value: int
    of: str = ""


SEAT_FIELDS = {
    "power": Limit(int, "kings.components.list", 0, 20),
    "supply": Limit(int, "kings.delivery.effect", 0, base.TOP_SUPPLY),
    "cities": Limit(int, "kings.martell.victory", 0, 99),
    "strongholds": Limit(int, "kings.martell.victory", 0, 99),
}
AREA_FIELDS = {
    **{piece: Limit(int, "kings.components.list", 0, 10) for piece in box.PIECES},
    "holder": Limit(str, "kings.port.owner", among=("", *box.HOUSES)),
    "power_token": Limit(str, "kings.fort.power-token", among=("", *box.HOUSES)),
    "fortification": Limit(bool, "kings.fort.nine"),
    "city": Limit(bool, "kings.siege.strength-four"),
    "stronghold": Limit(bool, "kings.siege.strength-four"),
    "neutral": Limit(bool, "kings.siege.neutral"),
    "barrels": Limit(int, "kings.delivery.effect", 0, 9),
    "crowns": Limit(int, "kings.scope.draft", 0, 9),
}
TABLE_FIELDS = {
    "round": Limit(int, "kings.scope.draft", 1, 99),
    "turn_order": Limit(tuple, "kings.onetime.turn-order", among=box.HOUSES),
    "fiefdoms": Limit(tuple, "kings.scope.draft", among=box.HOUSES),
}
NUMBERS = (
    *(f"{piece}_strength" for piece in box.PIECES[:3]),
    *(f"{piece}_cost" for piece in box.PIECES[:3]),
    "tokens_by_base_rules",
    "largest_army_allowed",
)


@rule("kings.scope.draft")
def it_is_a_fact_we_use(table: Table, move: KnowFact) -> Finding:
    """What the draft takes from the base game may be told by the table."""
    known = move.what in NUMBERS or (move.what == "mustering_points" and move.of in table.areas)
    known = known or (move.what == "card_strength" and _card(table, move.by, move.of) is not None)
    known = known or move.what in ("raider_takes", "victim_loses")
    known = known or (move.what == RETREAT and move.of in table.areas)
    if known and 0 <= move.value <= 99:
        return yes("fact_told", field=move.what, count=move.value)
    return no("no_such_field", of=move.of, field=move.what)


def _card(table: Table, house: str, name: str) -> Card | None:
    seat = table.seats.get(house)
    return None if seat is None else next((one for one in seat.hand or () if one.name == name), None)


def act_know_fact(table: Table, move: KnowFact) -> Table:
    """It counts as told from now on."""
    given = table.given
    if move.what == "mustering_points":
        given = replace(given, mustering_points={**given.mustering_points, move.of: move.value})
    elif move.what in ("raider_takes", "victim_loses"):
        given = replace(given, plunder=replace(given.plunder, **{move.what: move.value}))
    elif move.what == "card_strength":
        hand = table.seats[move.by].hand or ()
        known = tuple(Card(one.name, move.value) if one.name == move.of else one for one in hand)
        table = table.seat(move.by, hand=known)
    else:
        key = f"{RETREAT}:{move.of}" if move.what == RETREAT else move.what
        given = replace(given, numbers={**given.numbers, key: move.value})
    return tell(table.put(given=given), Event("fact_known", amount=move.value, facts={"field": move.what}))


@rule("kings.scope.draft", "kings.options.untexted")
def it_is_an_open_point(table: Table, move: Decide) -> Finding:
    """A table may decide where the text is silent."""
    return decidable(EVERY, move)


@rule("kings.scope.draft", "kings.components.list")
def it_can_be_set_right(table: Table, move: Correct) -> Finding:
    """The record is of what stands on the board; a judge may set it right, with a reason."""
    return correctable(fields_of(table, move.of).get(move.field), table, move, _possible)


def fields_of(table: Table, of: str) -> Mapping[str, Limit]:
    """What can be corrected of the table, of a House, of an area."""
    if not of:
        return TABLE_FIELDS
    if of in table.seats:
        return SEAT_FIELDS
    return AREA_FIELDS if of in table.areas else {}


@rule("kings.port.ships-only", "kings.port.capacity", "kings.fort.nine", "kings.fort.no-sea-port")
def _possible(table: Table, move: Correct) -> bool:
    """A correction makes no position that cannot be."""
    area = table.areas.get(move.of)
    if area is None:
        named = move.value if isinstance(move.value, tuple) else ()
        return all(house in table.seats for house in named)
    if move.field in ("holder", "power_token"):
        return move.value in ("", *table.seats)
    if move.field == "fortification":
        left = table.uses(box.OPTION_FORTS) and table.fortifications_left > 0
        return not move.value or (area.kind == box.LAND and left)
    if move.field not in box.PIECES:
        return True
    if move.value and not _in_the_box(table, area, move):
        return False
    if area.kind == box.PORT:
        return (move.field == box.SHIP and int(str(move.value)) <= box.PORT_CAPACITY) or move.value == 0
    return bool(holder(area)) and ((move.field == box.SHIP) == (area.kind == box.SEA) or move.value == 0)


@rule("kings.siege.pieces", "kings.components.list", "kings.options.any-combination")
def _in_the_box(table: Table, area: Area, move: Correct) -> bool:
    """No House has more pieces than its box, and siege engines only under their option."""
    if move.field == box.SIEGE and not table.uses(box.OPTION_SIEGE):
        return False
    house = holder(area)
    elsewhere = sum(one.of(house).get(move.field, 0) for one in table.areas.values() if one.id != area.id)
    return elsewhere + int(str(move.value)) <= (base.PIECES_EACH[move.field].value or 0)


def act_correct(table: Table, move: Correct) -> Table:
    """The record is what the judge says it is."""
    old = _stood(table, move)
    if not move.of:
        table = table.put(**{move.field: move.value})
    elif move.of in table.seats:
        table = table.seat(move.of, **{move.field: move.value})
    elif move.field in box.PIECES:
        table = _set_units(table, move)
    else:
        table = table.area(move.of, **{move.field: move.value})
    facts: Facts = {"field": move.field, "value": move.value, "why": move.reason, "old": old}
    return crowned(tell(table, Event("corrected", card=move.of, facts=facts)))


def _stood(table: Table, move: Correct) -> Value:
    """What was recorded before."""
    area = table.areas.get(move.of)
    if area is not None and move.field in box.PIECES:
        return area.of(holder(area)).get(move.field, 0)
    held = table.seats.get(move.of) if area is None else area
    found: Value = getattr(table if held is None else held, move.field)
    return found


def _set_units(table: Table, move: Correct) -> Table:
    area = table.areas[move.of]
    house = holder(area)
    units = {**area.of(house), move.field: int(str(move.value))}
    kept = {piece: count for piece, count in units.items() if count}
    rest = {one: theirs for one, theirs in area.units.items() if one != house}
    return table.area(move.of, units={**rest, house: kept} if kept else rest)


VERBS = (
    *ENTERING,
    Verb(KnowFact, (it_is_a_fact_we_use,), act_know_fact),
    Verb(Decide, (it_is_an_open_point,), act_decide),
    Verb(Correct, (it_can_be_set_right,), act_correct),
)
