"""The execution of a one-time order by the rules of its kind."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.game import Verb
from engine.kernel.reasons import Rule, rule
from engine.kings import components
from engine.kings.common_rules import FRAME
from engine.kings.moves import ExecuteOneTime
from engine.kings.orders import call, guile_of_the_lion, house_cards, marches, order_removal, supply_delivery
from engine.kings.orders.candidates import execute_candidates
from engine.kings.orders.common import it_does_only_that, it_is_his_order, it_lies_there
from engine.kings.phases.mustering import BUILDING, MUSTERING_REMEDIES
from engine.kings.remedies import EXECUTION
from engine.kings.table import Table

RULES: dict[str, tuple[Rule, ...]] = {
    components.CALL: (*call.RULES, *BUILDING),
    components.DELIVERY: supply_delivery.RULES,
    components.FORCED_MARCH: marches.FORCED_MARCH_RULES,
    components.IRON_FLEET: order_removal.FLEET_RULES,
    components.YOUNG_WOLF: marches.YOUNG_WOLF_RULES,
    components.HIGHGARDEN: house_cards.HIGHGARDEN_RULES,
    components.SCORPION: house_cards.SCORPION_RULES,
    components.LION: guile_of_the_lion.LION_RULES,
    components.RHLLOR: order_removal.RHLLOR_RULES,
}
ACTS: dict[str, Callable[[Table, ExecuteOneTime], Table]] = {
    components.CALL: call.act,
    components.DELIVERY: supply_delivery.act,
    components.FORCED_MARCH: marches.act_forced_march,
    components.IRON_FLEET: order_removal.act_fleet,
    components.YOUNG_WOLF: marches.act_young_wolf,
    components.HIGHGARDEN: house_cards.act_highgarden,
    components.SCORPION: house_cards.act_scorpion,
    components.LION: guile_of_the_lion.act_lion,
    components.RHLLOR: order_removal.act_rhllor,
}


@rule("kings.onetime.symbol", "kings.onetime.one-at-a-time")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """Each order does what its own text says."""
    return ACTS[move.order](table, move)


EVERY_ORDER = (*FRAME, it_is_his_order, it_does_only_that)
OF_ORDER: dict[str, tuple[Rule, ...]] = {
    order: (*EVERY_ORDER, it_lies_there, *own) for order, own in RULES.items()
}
"""One-time order -> all rules it has to keep when it is resolved."""

EXECUTING = Verb(
    ExecuteOneTime,
    (*EVERY_ORDER, *dict.fromkeys(one for own in RULES.values() for one in own), it_lies_there),
    act,
    candidates=execute_candidates,
    remedies={**MUSTERING_REMEDIES, **EXECUTION},
)
