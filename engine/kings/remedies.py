"""Remedies: how a suggested change is made, on a copy of the table or in the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.game import Game, VerbRemedy
from engine.kernel.remedies import RemedyFacts, RemedyResult, with_field_reset, with_field_set
from engine.kings import moves as m
from engine.kings.board import components
from engine.kings.board.changes import put_units, take_units
from engine.kings.table import KingsTable, Order, at_step, less


def use_option(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table.put(options=(*table.options, facts["option"])), move


def go_to_step(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return at_step(table, facts["phase"], facts["step"]), move


def next_turn(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """A turn later: the one-time orders of this turn are gone, and so is the ban."""
    areas = {
        area.id: replace(area, orders=tuple(order for order in area.orders if not order.one_time))
        for area in table.areas.values()
    }
    return table.put(areas=areas, ban=None, spoken=()), move


def wait_turn(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    order = table.turn_order
    return table.put(spoken=order[: order.index(facts["seat"])]), move


def _steps(move: Any, keep: Callable[[m.UnitMovement], m.UnitMovement | None]) -> Move:
    steps = tuple(movement for movement in map(keep, move.moves) if movement is not None)
    changed: Move = replace(move, moves=steps)
    return changed


def permanent_step(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    """The one-time orders lie."""
    table = at_step(table.put(spoken=table.turn_order), components.PLANNING, components.PLACE_PERMANENT)
    return table, replace(move, step=components.PLACE_PERMANENT)


def leave_out(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    def without(step: m.UnitMovement) -> m.UnitMovement | None:
        units: Any = {piece: count for piece, count in step.units.items() if piece != facts["piece"]}
        return replace(step, units=units) if units else None

    return table, _steps(move, without)


def leave_out_area(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    return table, _steps(move, lambda step: None if facts["area"] in (step.to, step.from_) else step)


def fewer_ships(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    if isinstance(move, m.Muster | m.ExecuteOneTime) and move.units:
        return table, replace(move, units=move.units[: facts["count"]])

    def fewer(step: m.UnitMovement) -> m.UnitMovement | None:
        units: Any = {**step.units, "ship": facts["count"]} if "ship" in step.units else step.units
        return replace(step, units=units)

    return table, _steps(move, fewer)


def fewer_units(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    """One after the other is left behind until it fits."""
    if isinstance(move, m.Muster | m.ExecuteOneTime) and move.units:
        return table, replace(move, units=move.units[:-1])

    def fewer(step: m.UnitMovement) -> m.UnitMovement | None:
        piece = max(step.units, key=lambda kind: step.units[kind])
        units: Any = {**step.units, piece: step.units[piece] - 1}
        units = {kind: count for kind, count in units.items() if count > 0}
        return replace(step, units=units) if units else None

    return table, _steps(move, fewer)


def lay_order(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """The order it takes lies there."""
    area, order = facts["area"], facts["order"]
    here = table.areas[area]
    one_time = order in components.ONE_TIME
    others = tuple(order for order in here.orders if order.one_time is not one_time)
    return table.area(area, orders=(*others, Order(move.by, order, one_time))), move


def take_back_order(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """Takes back as many of these orders as needed, from the last areas; the player may choose others."""
    left = facts["count"]
    for area in reversed(tuple(table.areas.values())):
        here = tuple(order for order in area.orders if not _is_one(order, facts))
        if left and here != area.orders:
            table, left = table.area(area.id, orders=here), left - 1
    return table, move


def _is_one(order: Order, facts: RemedyFacts) -> bool:
    return not order.one_time and (order.house, order.order) == (facts["seat"], facts["order"])


def choose_other_area(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """The target is another's."""
    return table.put(ban=None), move


def clear_sea(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    area = facts["area"]
    for house in table.areas[area].occupants:
        if house != move.by:
            table = take_units(table, area, house, table.areas[area].units_of(house))
    return table, move


def muster_less(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, units=())


def upgrade_footman(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    units = tuple(
        unit if unit.upgrade is None else replace(unit, upgrade="footman", to="knight") for unit in move.units
    )
    wanted = sum(unit.upgrade is not None for unit in units)
    return put_units(table, move.area, move.by, {"footman": wanted}), replace(move, units=units)


def place_here(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    units = tuple(
        unit if unit.build == "ship" or unit.place is None else replace(unit, place=None)
        for unit in move.units
    )
    return table, replace(move, units=units)


def place_in(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    units = tuple(replace(unit, place=facts["area"]) if unit.build == "ship" else unit for unit in move.units)
    return table, replace(move, units=units)


def give_casualty(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    assert table.fight is not None
    return table.put(fight=replace(table.fight, taken=table.fight.swords)), move


def take_land(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    land = facts["area"]
    before = table.areas[land].holder
    return table.area(land, holder=move.by, units={}).put(taken={**table.taken, land: before}), move


def leave_out_choice(game: Game, table: KingsTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    plain = m.ExecuteOneTime(by=move.by, order="call", area="")
    return table, replace(move, **{facts["choice"]: getattr(plain, facts["choice"])})


def leave_out_order(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    at = move.remove.index(facts["order"])
    return table, replace(move, remove=move.remove[:at] + move.remove[at + 1 :])


def take_nothing_from(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, take_from=less(move.take_from, {facts["seat"]: 99}))


def take_less(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, take_from={**move.take_from, facts["seat"]: facts["count"]})


def take_in_all(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    left, taken = facts["count"], {}
    for house, count in move.take_from.items():
        taken[house] = min(count, left)
        left -= taken[house]
    return table, replace(move, take_from=taken)


def spare(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    others = {house: card for house, card in move.discard_of.items() if house != facts["seat"]}
    return table, replace(move, discard_of=others)


def discard_nobody(game: Game, table: KingsTable, move: Any, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, discard=None, remove=())


EXECUTION: dict[str, VerbRemedy] = {
    "leave_out_choice": leave_out_choice,
    "leave_out_order": leave_out_order,
    "remove_nothing": with_field_reset("remove", ()),
    "discard_nobody": discard_nobody,
    "discard_card": with_field_set("discard", "name"),
    "take_nothing_from": take_nothing_from,
    "take_less": take_less,
    "take_in_all": take_in_all,
    "spare": spare,
    "name_house": with_field_set("named", "seat"),
}
"""Of a one-time order that is resolved."""

REMEDIES: dict[str, VerbRemedy] = {
    "use_option": use_option,
    "go_to_step": go_to_step,
    "leave_piece": leave_out,
    "leave_out_area": leave_out_area,
    "fewer_ships": fewer_ships,
    "fewer_units": fewer_units,
    "lay_order": lay_order,
    "take_back_order": take_back_order,
    "choose_other_area": choose_other_area,
}
"""Whatever the move that was refused."""
