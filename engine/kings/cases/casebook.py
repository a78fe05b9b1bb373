"""The case format of this game: steps of a case, and the paths at which results are checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import Casebook, StepInput, ValueUnknown, known_value
from engine.kernel.decisions import Move
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kernel.judge import judge
from engine.kernel.reasons import Ruling, rule
from engine.kings.board import components
from engine.kings.board.components import HIGHGARDEN, SHIP
from engine.kings.board.supply_and_victory import ships_may
from engine.kings.cases import questions
from engine.kings.cases.builder import begin
from engine.kings.cases.position import KingsPosition
from engine.kings.common_rules import LATER
from engine.kings.game import KINGS, brought_to, check, move_key
from engine.kings.moves import (
    Built,
    Casualty,
    DestroyAll,
    ExecuteOneTime,
    Muster,
    Retreat,
)
from engine.kings.phases.mustering import in_stock
from engine.kings.table import Area, Fight, HouseCard, HouseSeat, KingsTable, LastMove, add, neighbours

BASE_RULES = "base_rules"


def _units(area: Area) -> dict[str, int]:
    total: dict[str, int] = {}
    for units in area.units.values():
        total = add(total, units)
    return total


def _units_of(area: Area) -> str | None:
    if len(area.occupants) > 1:
        raise ValueUnknown
    return area.occupants[0] if area.occupants else None


AREA: dict[str, Callable[[Area], Any]] = {
    "units": _units,
    "units_of": _units_of,
    "fortification": lambda area: area.fortification,
    "power_token": lambda area: area.power_token or None,
    "orders": lambda area: [order.order for order in area.orders],
}


def _supply(seat: HouseSeat) -> Any:
    return BASE_RULES if seat.supply_open else known_value(seat.supply)


HOUSE: dict[str, Callable[[HouseSeat], Any]] = {
    "power": lambda seat: known_value(seat.power),
    "supply": _supply,
    "hand": lambda seat: [card.name for card in known_value(seat.hand)],
    "discard": lambda seat: list(seat.discard),
}
PLAIN: dict[str, Callable[[KingsTable], Any]] = {
    "stock.fortifications": lambda table: table.fortifications_left,
    "battle": lambda table: table.fight.area if table.fight else None,
    "banned": lambda table: table.ban.named if table.ban else None,
    "game.over": lambda table: table.over is not None,
    "game.winner": lambda table: table.over.winner if table.over else None,
}
DID_BY_HOUSE = ("gained", "plundered", "destroyed")
DID = ("removed", "lapsed", "out_of_game", "moved", "points_used", "mustered", "effect")


def check_path(path: str, table: KingsTable) -> None:
    """Whether the path is one of the format, and what it names is there.

    Raises:
        Unreadable: the path, the area or the House is unknown.
    """
    if path in PLAIN:
        return
    kind, _, rest = path.partition(".")
    if kind == "area":
        name, _, field = rest.rpartition(".")
        if field in AREA and name not in table.areas:
            raise Unreadable("unknown_area", area=name, known=tuple(table.areas))
        if field in AREA:
            return
    if kind == "house" and _is_house_path(rest, path, table):
        return
    if kind == "did" and (rest in DID or _is_did_by_house(rest, path, table)):
        return
    raise Unreadable("unknown_path", path=path)


def _is_house_path(rest: str, path: str, table: KingsTable) -> bool:
    house, _, field = rest.partition(".")
    known = field in HOUSE or field in [f"available.{piece}" for piece in components.PIECES]
    if known and house not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=tuple(table.seats))
    return known


def _is_did_by_house(rest: str, path: str, table: KingsTable) -> bool:
    field, _, house = rest.partition(".")
    if field in DID_BY_HOUSE and house not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=tuple(table.seats))
    return field in DID_BY_HOUSE


def fact(path: str, table: KingsTable, so_far: tuple[StepInput, ...]) -> Any:
    """The value at a path.

    Raises:
        ValueUnknown: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](table)
    kind, _, rest = path.partition(".")
    if kind == "area":
        name, _, field = rest.rpartition(".")
        return AREA[field](table.areas[name])
    if kind == "house":
        house, _, field = rest.partition(".")
        if field.startswith("available."):
            return in_stock(table, house, field.partition(".")[2])[0]
        return HOUSE[field](table.seats[house])
    return _did(rest, _last(table, so_far))


def _last(table: KingsTable, so_far: tuple[StepInput, ...]) -> LastMove:
    """What the last step did: nothing, if it was a question or was refused."""
    last = so_far[-1] if so_far else None
    if isinstance(last, Move) and table.did.of == move_key(last):
        return table.did
    return LastMove()


def _did(rest: str, did: LastMove) -> Any:
    field, _, house = rest.partition(".")
    if field == "plundered" and house in did.plundered_untold:
        raise ValueUnknown
    if field in ("gained", "plundered"):
        return getattr(did, field).get(house, 0)
    if field == "destroyed":
        return did.destroyed.get(house, {})
    if field == "points_used":
        return known_value(did.points_used) if did.of else 0
    if field == "effect":
        return did.effect or None
    value = getattr(did, field)
    return list(value) if isinstance(value, tuple) else value


def read_step(raw: dict[str, Any], table: KingsTable) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a House or an area is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = at_the_only_place(table, move_of_case(_without_nobody(raw), KINGS.in_cases))
    check(table, move)
    return move


@rule("kings.port.muster")
def at_the_only_place(table: KingsTable, move: Move) -> Move:
    """A new ship of which nobody says where it goes, goes where alone it can: into the one sea or port."""
    if not isinstance(move, Muster | ExecuteOneTime) or move.area not in table.areas:
        return move
    near = [neighbour for neighbour in neighbours(table, move.area) if ships_may(table.areas[neighbour])]
    if len(near) != 1:
        return move
    ships = (replace(unit, place=near[0]) if _lacks_place(unit) else unit for unit in move.units)
    return replace(move, units=tuple(ships))


def _lacks_place(built: Built) -> bool:
    return built.build == SHIP and not built.place


def _without_nobody(raw: dict[str, Any]) -> dict[str, Any]:
    """Where units are counted, those of which none goes are not named."""
    moves = raw.get("moves")
    if not isinstance(moves, list):
        return raw
    return {**raw, "moves": [_going(move) for move in moves]}


def _going(step: Any) -> Any:
    units = step.get("units") if isinstance(step, dict) else None
    if not isinstance(units, dict):
        return step
    return {**step, "units": {piece: count for piece, count in units.items() if count != 0}}


def told_otherwise(table: KingsTable, move: Move) -> KingsTable:
    """What a case leaves open of a battle before it goes on, it does not ask about."""
    if not isinstance(move, LATER):
        return table
    given = table.fight if table.fight is not None and not table.fight.open else None
    return table.put(fight=given, fled=None)


def table_and_ruling(
    table: KingsTable, move: Move, before: StepInput | None = None
) -> tuple[KingsTable, Ruling]:
    """The move is judged at its own step of the turn."""
    there = told_otherwise(brought_to(table, move), move)
    there = fought_before(strong_enough(there, move), move)
    return there, judge(KINGS, there, move)


@rule("kings.scope.draft")
def fought_before(table: KingsTable, move: Move) -> KingsTable:
    """A case that goes on behind a battle need not tell it."""
    if not isinstance(move, Retreat | Casualty | DestroyAll):
        return table
    area = move.from_ if isinstance(move, Retreat) else move.area
    fight, fled = table.fight, table.fled
    if fight is not None and fight.area in ("", area):
        return table
    if fled is not None and fled.area == area and (fled.house == move.by or isinstance(move, DestroyAll)):
        return table
    return table.put(fight=Fight(area=area))


@rule("kings.highgarden.limit")
def strong_enough(table: KingsTable, move: Move) -> KingsTable:
    """A House the position says nothing of has what the case needs: its card is as strong as it has to be."""
    if not isinstance(move, ExecuteOneTime) or move.discard is None or move.order != HIGHGARDEN:
        return table
    seat = table.seats[move.by]
    untold = seat.hand is None and seat.power is None
    card = HouseCard(move.discard, sum(move.take_from.values()))
    return table.seat(move.by, hand=(card,)) if untold else table


CASEBOOK = Casebook(
    game=KINGS,
    position=begin,
    step=read_step,
    check_path=check_path,
    fact=fact,
    answer=questions.answer,
    reach=table_and_ruling,
    skip=lambda table, skip: table,
    settle=lambda table, following: table,
    round_rule="kings.onetime.steps",
    fields=KingsPosition,
)
