"""How a suggested change is brought about: on a copy of the table, or in the move itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.move import Move
from engine.kernel.reason import Change
from engine.kernel.remedies import Given, remedy_for
from engine.kings import box
from engine.kings import moves as m
from engine.kings.effects import put_units, take_units
from engine.kings.table import Order, Table, at_step, less

Remedied = tuple[Table, Move]
Remedy = Callable[[Table, Any, Given], Remedied]


def apply(table: Table, move: Move, change: Change) -> Remedied:
    """The table and the move with this change brought about.

    Raises:
        NoRemedy: nobody knows how.
    """
    return remedy_for(change, REMEDIES)(table, move, dict(change.facts))


def use_option(table: Table, move: Move, given: Given) -> Remedied:
    return table.put(options=(*table.options, given["option"])), move


def go_to_step(table: Table, move: Move, given: Given) -> Remedied:
    return at_step(table, given["phase"], given["step"]), move


def next_turn(table: Table, move: Move, given: Given) -> Remedied:
    """A turn later: the one-time orders of this turn are gone, and so is the ban."""
    areas = {
        area.id: replace(area, orders=tuple(one for one in area.orders if not one.one_time))
        for area in table.areas.values()
    }
    return table.put(areas=areas, ban=None, spoken=()), move


def wait_turn(table: Table, move: Move, given: Given) -> Remedied:
    order = table.turn_order
    return table.put(spoken=order[: order.index(given["seat"])]), move


def field(name: str, key: str) -> Remedy:
    """The move with this field set to what is suggested."""

    def set_field(table: Table, move: Move, given: Given) -> Remedied:
        return table, replace(move, **{name: given[key]})

    return set_field


def cleared(name: str, value: Any) -> Remedy:
    """The move with this field as it is when nothing is said."""

    def clear(table: Table, move: Move, given: Given) -> Remedied:
        return table, replace(move, **{name: value})

    return clear


def choose_area(table: Table, move: Move, given: Given) -> Remedied:
    name = {"Raid": "target", "Retreat": "to", "Support": "battle"}.get(type(move).__name__, "area")
    return table, replace(move, **{name: given["area"]})


def _steps(move: Any, keep: Callable[[m.Step], m.Step | None]) -> Move:
    steps = tuple(one for one in map(keep, move.moves) if one is not None)
    made: Move = replace(move, moves=steps)
    return made


def leave_out(table: Table, move: Any, given: Given) -> Remedied:
    def without(step: m.Step) -> m.Step | None:
        units: Any = {piece: count for piece, count in step.units.items() if piece != given["piece"]}
        return replace(step, units=units) if units else None

    return table, _steps(move, without)


def leave_out_area(table: Table, move: Any, given: Given) -> Remedied:
    return table, _steps(move, lambda step: None if given["area"] in (step.to, step.from_) else step)


def fewer_ships(table: Table, move: Any, given: Given) -> Remedied:
    if isinstance(move, m.Muster | m.ExecuteOneTime) and move.units:
        return table, replace(move, units=move.units[: given["count"]])

    def fewer(step: m.Step) -> m.Step | None:
        units: Any = {**step.units, "ship": given["count"]} if "ship" in step.units else step.units
        return replace(step, units=units)

    return table, _steps(move, fewer)


def fewer_units(table: Table, move: Any, given: Given) -> Remedied:
    """One after the other is left behind until it fits."""
    if isinstance(move, m.Muster | m.ExecuteOneTime) and move.units:
        return table, replace(move, units=move.units[:-1])

    def fewer(step: m.Step) -> m.Step | None:
        piece = max(step.units, key=lambda one: step.units[one])
        units: Any = {**step.units, piece: step.units[piece] - 1}
        units = {one: count for one, count in units.items() if count > 0}
        return replace(step, units=units) if units else None

    return table, _steps(move, fewer)


def lay_order(table: Table, move: Move, given: Given) -> Remedied:
    """The order it takes lies there."""
    area, order = given["area"], given["order"]
    here = table.areas[area]
    one_time = order in box.ONE_TIME
    kept = tuple(one for one in here.orders if one.one_time is not one_time)
    return table.area(area, orders=(*kept, Order(move.by, order, one_time))), move


def choose_other_area(table: Table, move: Move, given: Given) -> Remedied:
    """The target is another's."""
    return table.put(ban=None), move


def clear_sea(table: Table, move: Move, given: Given) -> Remedied:
    area = given["area"]
    for house in table.areas[area].occupants:
        if house != move.by:
            table = take_units(table, area, house, table.areas[area].of(house))
    return table, move


def muster_less(table: Table, move: Any, given: Given) -> Remedied:
    return table, replace(move, units=())


def upgrade_footman(table: Table, move: Any, given: Given) -> Remedied:
    units = tuple(
        one if one.upgrade is None else replace(one, upgrade="footman", to="knight") for one in move.units
    )
    wanted = sum(one.upgrade is not None for one in units)
    return put_units(table, move.area, move.by, {"footman": wanted}), replace(move, units=units)


def place_here(table: Table, move: Any, given: Given) -> Remedied:
    units = tuple(
        one if one.build == "ship" or one.place is None else replace(one, place=None) for one in move.units
    )
    return table, replace(move, units=units)


def place_in(table: Table, move: Any, given: Given) -> Remedied:
    units = tuple(replace(one, place=given["area"]) if one.build == "ship" else one for one in move.units)
    return table, replace(move, units=units)


def give_casualty(table: Table, move: Move, given: Given) -> Remedied:
    assert table.fight is not None
    return table.put(fight=replace(table.fight, taken=table.fight.swords)), move


def take_land(table: Table, move: Move, given: Given) -> Remedied:
    land = given["area"]
    before = table.areas[land].holder
    return table.area(land, holder=move.by, units={}).put(taken={**table.taken, land: before}), move


def leave_out_choice(table: Table, move: Move, given: Given) -> Remedied:
    plain = m.ExecuteOneTime(by=move.by, order="call", area="")
    return table, replace(move, **{given["choice"]: getattr(plain, given["choice"])})


def leave_out_order(table: Table, move: Any, given: Given) -> Remedied:
    at = move.remove.index(given["order"])
    return table, replace(move, remove=move.remove[:at] + move.remove[at + 1 :])


def take_nothing_from(table: Table, move: Any, given: Given) -> Remedied:
    return table, replace(move, take_from=less(move.take_from, {given["seat"]: 99}))


def take_less(table: Table, move: Any, given: Given) -> Remedied:
    return table, replace(move, take_from={**move.take_from, given["seat"]: given["count"]})


def take_in_all(table: Table, move: Any, given: Given) -> Remedied:
    left, taken = given["count"], {}
    for house, count in move.take_from.items():
        taken[house] = min(count, left)
        left -= taken[house]
    return table, replace(move, take_from=taken)


def spare(table: Table, move: Any, given: Given) -> Remedied:
    kept = {house: card for house, card in move.discard_of.items() if house != given["seat"]}
    return table, replace(move, discard_of=kept)


def a_reason(table: Table, move: Any, given: Given) -> Remedied:
    return table, replace(move, reason="a reason")


REMEDIES: dict[str, Remedy] = {
    "use_option": use_option,
    "go_to_step": go_to_step,
    "next_turn": next_turn,
    "wait_chance": wait_turn,
    "choose_order": field("order", "order"),
    "choose_area": choose_area,
    "face_down": cleared("face", None),
    "permanent_step": lambda table, move, given: (
        at_step(table.put(spoken=table.turn_order), box.PLANNING, box.PLACE_PERMANENT),
        replace(move, step=box.PLACE_PERMANENT),
    ),
    "choose_set": field("set", "set"),
    "leave_piece": leave_out,
    "leave_out_area": leave_out_area,
    "fewer_ships": fewer_ships,
    "fewer_units": fewer_units,
    "no_token": cleared("leave_power_token", False),
    "lay_order": lay_order,
    "choose_other_area": choose_other_area,
    "other_side": cleared("side", "defender"),
    "take_tokens": cleared("take", "power_tokens"),
    "no_tokens": cleared("tokens", None),
    "clear_sea": clear_sea,
    "muster_less": muster_less,
    "upgrade_footman": upgrade_footman,
    "place_here": place_here,
    "place_in": place_in,
    "choose_unit": field("unit", "piece"),
    "give_casualty": give_casualty,
    "take_land": take_land,
    "leave_out_choice": leave_out_choice,
    "leave_out_order": leave_out_order,
    "remove_nothing": cleared("remove", ()),
    "discard_nobody": lambda table, move, given: (table, replace(move, discard=None, remove=())),
    "discard_card": field("discard", "name"),
    "take_nothing_from": take_nothing_from,
    "take_less": take_less,
    "take_in_all": take_in_all,
    "spare": spare,
    "name_house": field("named", "seat"),
    "a_reason": a_reason,
}
