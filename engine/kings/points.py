"""Where the draft is silent: the default, and what a table may decide instead."""

from __future__ import annotations

from engine.kernel.point import Answer, Point
from engine.kernel.reason import DERIVED, SCOPE, SILENT, Basis
from engine.kings.box import TEXT


def silent(rule: str, recommended: str, *others: str, basis: Basis = SILENT, always: bool = False) -> Point:
    """A point the text does not decide, or only by what follows from it."""
    return Point(rule, (recommended, *others), {TEXT: Answer(recommended, basis)}, always=always)


FORT_OF_THE_DEAD = silent("kings.fort.destroyed-units", "removed", "stays")
CALL_BUILDS = silent("kings.fort.other-orders", "no", "yes")
SIEGE_NEUTRAL = silent("kings.siege.neutral", "four", "zero")
PORT_RETREAT = silent("kings.port.retreat", "no", "yes")
PORT_TRANSPORT = silent("kings.port.transport", "no", "yes")
PORT_ABANDONED = silent("kings.port.abandoned", "stay", "removed", always=True)
PORT_PARTIAL = silent("kings.port.capture-partial", "as_many_as_possible", "all_destroyed")
PORT_ORDERS = silent("kings.port.capture-orders", "removed", "stay")
LAND_RAIDS_PORT = silent("kings.port.raided", "no", "yes")
SYMBOLS = silent("kings.onetime.symbols-derived", "from_step", "only_named", basis=DERIVED)
FORCED_DONORS = silent("kings.forced.donors", "removed", "stay")
IRON_FLEET_QUANTITY = silent("kings.ironfleet.quantity", "up_to_two", "exactly_two")
WOLF_NEUTRAL = silent("kings.youngwolf.no-battle", "no", "yes")
SCORPION_HAND = silent("kings.scorpion.effect", "unseen", "seen", always=True)
LION_BINDS = silent("kings.lion.support", "only_named", "everybody")
SUPPLY_TOP = silent("kings.delivery.effect", "last_space", "no_end")

SCOPE.add("kings.scope.draft")

EVERY: dict[str, Point] = {
    thing.rule: thing for thing in list(globals().values()) if isinstance(thing, Point)
}
"""Rule id -> the point on it."""
