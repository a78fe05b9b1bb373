"""Resolving a one-time order: the rules of each kind, and which of them speak."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.game import Verb
from engine.kernel.reason import Rule, rule
from engine.kings import box
from engine.kings.frame import FRAME
from engine.kings.moves import ExecuteOneTime
from engine.kings.mustering import BUILDING
from engine.kings.orders import call, delivery, gathering, house_cards, lion, removing, wolf
from engine.kings.orders.common import it_does_only_that, it_is_his_order, it_lies_there
from engine.kings.table import Table

RULES: dict[str, tuple[Rule, ...]] = {
    box.CALL: (*call.RULES, *BUILDING),
    box.DELIVERY: delivery.RULES,
    box.FORCED_MARCH: gathering.RULES,
    box.IRON_FLEET: removing.FLEET_RULES,
    box.YOUNG_WOLF: wolf.RULES,
    box.HIGHGARDEN: house_cards.HIGHGARDEN_RULES,
    box.SCORPION: house_cards.SCORPION_RULES,
    box.LION: lion.RULES,
    box.RHLLOR: removing.RHLLOR_RULES,
}
ACTS: dict[str, Callable[[Table, ExecuteOneTime], Table]] = {
    box.CALL: call.act,
    box.DELIVERY: delivery.act,
    box.FORCED_MARCH: gathering.act,
    box.IRON_FLEET: removing.act_fleet,
    box.YOUNG_WOLF: wolf.act,
    box.HIGHGARDEN: house_cards.act_highgarden,
    box.SCORPION: house_cards.act_scorpion,
    box.LION: lion.act,
    box.RHLLOR: removing.act_rhllor,
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
)
