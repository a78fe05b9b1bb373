"""The call: mustering in the consolidate step."""

from __future__ import annotations

from engine.kernel.reasons import Finding, Reason, Verdict, change, no, rule
from engine.kings import components
from engine.kings.moves import ExecuteOneTime
from engine.kings.orders.common import done, nothing, unchosen
from engine.kings.phases.consolidate_power import build
from engine.kings.phases.mustering import muster
from engine.kings.rule_variants import CALL_BUILDS
from engine.kings.table import Table, noted


@rule("kings.call.no-castle")
def it_musters_in_a_castle(table: Table, move: ExecuteOneTime) -> Finding:
    """In an area without city or stronghold it does nothing."""
    if table.areas[move.area].walled or not move.units:
        return None
    return no("call_without_castle", change("leave_out_choice", choice="units"), area=move.area)


@rule("kings.fort.other-orders", "kings.call.muster", "kings.fort.build")
def it_builds_nothing(table: Table, move: ExecuteOneTime) -> Finding:
    """Only a Consolidate Power order builds a fortification, and a call gives no tokens."""
    if move.take is None:
        return None
    if move.take != "fortification":
        leave = change("leave_out_choice", choice="take")
        return no("call_gives_no_tokens", leave, rules=("kings.call.muster",))
    found = Verdict.YES if CALL_BUILDS.option(table) == "yes" and _can_build(table, move) else Verdict.NO
    return CALL_BUILDS.reason(table, "call_builds", found, order=move.order)


def _can_build(table: Table, move: ExecuteOneTime) -> bool:
    here = table.areas[move.area]
    fits = here.kind == components.LAND and not here.fortification and table.fortifications_left > 0
    return fits and table.uses(components.OPTION_FORTS)


@rule("kings.call.muster", "kings.call.no-castle")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """The owner musters at once, by the normal rules of mustering and supply."""
    if move.take == "fortification":
        return done(build(table, move.area, move.by), move)
    if not table.areas[move.area].walled:
        return nothing(table, move, Reason(("kings.call.no-castle",), says="call_did_nothing"))
    if not move.units:
        return unchosen(muster(table, move), move, "kings.call.muster")
    return done(noted(muster(table, move), Reason(("kings.call.muster",), says="call_musters")), move)


RULES = (it_builds_nothing, it_musters_in_a_castle)
