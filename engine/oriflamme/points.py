"""Where the text is silent or collides with itself: the default, and what a table may decide instead."""

from __future__ import annotations

from engine.kernel.point import Answer, Point
from engine.kernel.reason import SILENT
from engine.oriflamme.box import TEXT


def silent(rule: str, recommended: str, *others: str) -> Point:
    """A point the text does not decide."""
    return Point(rule, (recommended, *others), {TEXT: Answer(recommended, SILENT)})


TWIN_ENTERS = silent("oriflamme.twin.face", "face_up", "face_down")
APOTHECARY_SELF = silent("oriflamme.apothecary.self", "allowed", "forbidden")
COMBINATION_LEAVES = silent("oriflamme.combination.discard-first", "first", "last")
COMBINATION_ATTACKER = silent("oriflamme.combination.attacker", "character", "combination")
REPLACEMENT_REGAIN = silent("oriflamme.replacement.regained", "allowed", "forbidden")
CLOSED_PRINCE = silent("oriflamme.twin.eliminated-discards-prince", "discarded", "stays")
DISCARDED_TOKENS = silent("oriflamme.discard.owner-pile", "reserve", "owner")
COVERED_OWN = silent("oriflamme.info.own-hidden-cards", "may_look", "may_not")
RESERVE_LIMIT = silent("oriflamme.supply.limit", "none", "63")
FELON_FLOOR = silent("oriflamme.felon.floor", "take_what_there_is")
TRAP_SHORTFALL = silent("oriflamme.trap.shortfall", "take_what_there_is")
FINAL_TIE = silent("oriflamme.end.tie-still", "shared")
SWEEP_ORDER = silent("oriflamme.cutthroat.order", "marker_direction")
EMPTY_AGAIN = silent("oriflamme.planning.first-card-centre", "centre")

EVERY: dict[str, Point] = {
    thing.rule: thing for thing in list(globals().values()) if isinstance(thing, Point)
}
"""Rule id -> the point on it."""
