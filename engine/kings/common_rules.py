"""The rules every move must keep, and what the candidate answers of several moves have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.decisions import Decision, Move
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import SILENT, Finding, RuleId, change, rule, violated
from engine.kings import moves as m
from engine.kings.board import components
from engine.kings.board.supply_and_victory import gone_by, ground_of_going
from engine.kings.table import Area, KingsTable, adjacent

BASE = ("kings.scope.draft",)
"""The rules of the base game that these pages take for granted."""
STEP_RULES = {
    components.CALL: "kings.call.muster",
    components.DELIVERY: "kings.delivery.effect",
    components.FORCED_MARCH: "kings.forced.gather",
    components.IRON_FLEET: "kings.ironfleet.step",
    components.YOUNG_WOLF: "kings.youngwolf.step",
    components.HIGHGARDEN: "kings.highgarden.step",
    components.SCORPION: "kings.scorpion.step",
    components.LION: "kings.lion.step",
    components.RHLLOR: "kings.rhllor.step",
}
"""The rule that names the step of a one-time order."""

OPTION_OF: dict[type[Move], int] = {
    m.PlaceOneTime: components.OPTION_ONE_TIME,
    m.DeclineOneTime: components.OPTION_ONE_TIME,
    m.ExecuteOneTime: components.OPTION_ONE_TIME,
    m.CapturePort: components.OPTION_PORTS,
    m.DestroyPortShips: components.OPTION_PORTS,
    m.RemoveFortification: components.OPTION_FORTS,
}
STEP: dict[type[Move], tuple[str, str]] = {
    m.PlaceOneTime: (components.PLANNING, components.PLACE_ONE_TIME),
    m.DeclineOneTime: (components.PLANNING, components.PLACE_ONE_TIME),
    m.PlaceOrder: (components.PLANNING, components.PLACE_PERMANENT),
    m.Raid: (components.ACTION, components.RAID),
    m.March: (components.ACTION, components.MARCH),
    m.Consolidate: (components.ACTION, components.POWER),
    m.WesterosCard: (components.WESTEROS, ""),
}


@rule(
    "kings.ironfleet.step",
    "kings.youngwolf.step",
    "kings.scorpion.step",
    "kings.lion.step",
    "kings.rhllor.step",
    "kings.highgarden.step",
    "kings.onetime.symbol",
)
def step_of(move: Move) -> tuple[str, str] | None:
    """The phase and step a move belongs to; a one-time order's follows from its symbol."""
    if isinstance(move, m.ExecuteOneTime):
        return components.ACTION, components.STEP_OF[move.order]
    return STEP.get(type(move))


def place_in_turn(phase: str, step: str) -> int:
    """How far a turn has come; before it all: -1."""
    if (phase, step) in components.TURN:
        return components.TURN.index((phase, step))
    firsts = [at for at, place in enumerate(components.TURN) if place[0] == phase]
    return firsts[0] if firsts else -1


@rule("kings.martell.victory")
def nothing_follows_the_victory(table: KingsTable, move: Move) -> Finding:
    """The sixth city or stronghold of a House ends a six-player game at once."""
    if table.over is None:
        return None
    return violated("game_is_won", winner=table.over.winner)


@rule("kings.options.any-combination", "kings.options.list")
def its_option_is_in_force(table: KingsTable, move: Move) -> Finding:
    """The players choose options before the game; only the rules of those options apply."""
    option = OPTION_OF.get(type(move))
    if option is None or table.uses(option):
        return None
    return violated("option_not_in_force", change("use_option", option=option), option=option)


@rule("kings.onetime.steps", "kings.onetime.symbol", "kings.scope.draft")
def its_step_has_not_passed(table: KingsTable, move: Move) -> Finding:
    """Orders are placed in the planning phase and resolved in the step of their symbol."""
    due = step_of(move)
    if due is None or not table.phase or isinstance(move, m.WesterosCard):
        return None
    if place_in_turn(table.phase, table.step) <= place_in_turn(*due):
        return None
    wait = change("go_to_step", phase=due[0], step=due[1])
    if isinstance(move, m.ExecuteOneTime):
        return violated(
            "step_has_passed", wait, rules=(STEP_RULES[move.order], "kings.onetime.symbol"), step=due[1]
        )
    if isinstance(move, m.PlaceOneTime | m.DeclineOneTime | m.PlaceOrder) and table.uses(
        components.OPTION_ONE_TIME
    ):
        return violated(
            "step_has_passed", wait, rules=("kings.onetime.steps", "kings.onetime.turn-order"), step=due[1]
        )
    return violated("step_has_passed", wait, rules=("kings.scope.draft",), basis=SILENT, step=due[1])


def _battle_waits(table: KingsTable) -> Finding:
    """Refuses the move while a battle has no outcome, or beaten units have not retreated."""
    if table.fight is not None and table.fight.open:
        tell = change("tell_outcome", area=table.fight.area)
        return violated("battle_is_open", tell, rules=("kings.scope.draft",), area=table.fight.area)
    fled = table.fled
    if fled is not None and fled.units and not fled.at:
        return violated("beaten_wait", rules=("kings.scope.draft",), area=fled.area, seat=fled.house)
    return None


@rule("kings.scope.draft")
def nothing_is_pending(table: KingsTable, move: Move) -> Finding:
    """Players settle a battle and the ships of a captured port before play goes on.

    They also retreat beaten units.
    """
    waits = _battle_waits(table)
    if waits is None and table.taken:
        rules = ("kings.port.capture", "kings.port.capture-destroy")
        return violated("port_is_open", rules=rules, area=next(iter(table.taken)))
    return waits


LATER = (
    *(m.PlaceOneTime, m.DeclineOneTime, m.PlaceOrder, m.Raid, m.March),
    *(m.Consolidate, m.Muster, m.ExecuteOneTime, m.WesterosCard),
)
"""What waits until a battle is over."""


@rule("kings.scope.draft")
def nothing_waits_for_it(table: KingsTable, move: Move) -> Finding:
    """No other order is resolved before the battle is over."""
    return _battle_waits(table) if isinstance(move, LATER) else None


FRAME = (nothing_follows_the_victory, its_option_is_in_force, its_step_has_not_passed, nothing_waits_for_it)


Offer = Callable[[KingsTable, Decision], Candidates]


def own_areas(table: KingsTable, house: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.units_of(house))


def areas_ordered(table: KingsTable, house: str, order: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.order_of(house, order))


def pick(move: Move, field: str, among: tuple[str, ...]) -> Candidates:
    """One of these, if there are any."""
    if among:
        yield Candidate(replace(move, **{field: among[0]}), field, among, 1, 1)


def word(order: str) -> Any:
    return order


def unit_counts(units: dict[str, int]) -> Any:
    return units


def plain(kind: type[Move]) -> Offer:
    def offer(table: KingsTable, decision: Decision) -> Candidates:
        yield Candidate(kind(by=decision.seat))

    return offer


def order_missing(
    table: KingsTable, house: str, area: str, order: str, rules: tuple[RuleId, ...] = BASE
) -> Finding:
    """An order that is to be resolved does not lie there; the rules by which it went are named."""
    gone = gone_by(table, area, house, order)
    lay = change("lay_order", area=area, order=order)
    basis = ground_of_going(gone)
    return violated("order_not_there", lay, rules=(*gone, *rules), basis=basis, order=order, area=area)


def out_of_reach_of_orders(table: KingsTable, start: Area, end: Area, from_land: str) -> Finding:
    """Orders reach adjacent areas, and from land no sea; what a port reaches is told elsewhere.

    Args:
        from_land: what is said of a sea that is reached from land.
    """
    if components.PORT in (start.kind, end.kind):
        return None
    if not adjacent(table, start.id, end.id):
        return violated("not_next_door", basis=SILENT, area=end.id, of=start.id)
    if start.kind == components.LAND and end.kind == components.SEA:
        return violated(from_land, basis=SILENT, area=end.id, certainty=components.SOURCE)
    return None
