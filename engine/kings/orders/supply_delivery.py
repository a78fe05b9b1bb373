"""The supply delivery."""

from __future__ import annotations

from engine.kernel.reasons import Facts, Finding, Reason, Verdict, rule
from engine.kernel.state import Event, tell
from engine.kings import components
from engine.kings.moves import ExecuteOneTime
from engine.kings.orders.common import done, nothing
from engine.kings.rule_variants import CALL_BUILDS, SUPPLY_TOP
from engine.kings.table import Table, add, noted

CHIEF = ("kings.delivery.effect", "kings.delivery.duration")


@rule("kings.fort.other-orders")
def it_builds_nothing(table: Table, move: ExecuteOneTime) -> Finding:
    """A delivery builds no fortification and brings no tokens."""
    if move.take is None:
        return None
    return CALL_BUILDS.reason(table, "call_builds", Verdict.NO, order=move.order)


@rule("kings.delivery.effect", "kings.delivery.duration")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """The supply level rises at once by the barrels of the area, until the next Supply card."""
    barrels = table.areas[move.area].barrels
    if not barrels:
        return nothing(table, move, Reason(CHIEF[:1], says="no_barrels"))
    level = table.seats[move.by].supply
    raised = barrels
    if level is not None:
        table, raised = _raised(table, move.by, level, barrels)
    table = table.put(delivered=add(table.delivered, {move.by: raised}))
    facts: Facts = {"seat": move.by, "count": raised}
    table = noted(table, Reason(CHIEF, says="supply_raised", facts=facts))
    return done(tell(table, Event("supply_raised", seat=move.by, amount=raised)), move)


@rule("kings.delivery.effect")
def _raised(table: Table, house: str, level: int, barrels: int) -> tuple[Table, int]:
    """At the top of its track the marker stops, for the text does not say what else it should do."""
    wanted = level + barrels
    top = max(components.TOP_SUPPLY, level)
    if wanted > top and SUPPLY_TOP.option(table) == "last_space":
        table = noted(table, SUPPLY_TOP.reason(table, "supply_stops", limit=top))
        wanted = top
    return table.seat(house, supply=wanted), wanted - level


RULES = (it_builds_nothing,)
