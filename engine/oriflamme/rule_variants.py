"""Where the text is silent or contradicts itself: the default, and what a table may decide."""

from __future__ import annotations

from engine.kernel.reasons import SILENT
from engine.kernel.rule_variant import RuleVariant, VariantAnswer
from engine.oriflamme.components import TEXT


def silent_point(rule: str, recommended: str, *others: str) -> RuleVariant:
    """A point the text does not decide."""
    return RuleVariant(rule, (recommended, *others), {TEXT: VariantAnswer(recommended, SILENT)})


TWIN_ENTERS = silent_point("oriflamme.twin.face", "face_up", "face_down")
APOTHECARY_SELF = silent_point("oriflamme.apothecary.self", "allowed", "forbidden")
COMBINATION_LEAVES = silent_point("oriflamme.combination.discard-first", "first", "last")
COMBINATION_ATTACKER = silent_point("oriflamme.combination.attacker", "character", "combination")
REPLACEMENT_REGAIN = silent_point("oriflamme.replacement.regained", "allowed", "forbidden")
CLOSED_PRINCE = silent_point("oriflamme.twin.eliminated-discards-prince", "discarded", "stays")
DISCARDED_TOKENS = silent_point("oriflamme.discard.owner-pile", "reserve", "owner")
COVERED_OWN = silent_point("oriflamme.info.own-hidden-cards", "may_look", "may_not")
RESERVE_LIMIT = silent_point("oriflamme.supply.limit", "none", "63")
FELON_FLOOR = silent_point("oriflamme.felon.floor", "take_what_there_is")
TRAP_SHORTFALL = silent_point("oriflamme.trap.shortfall", "take_what_there_is")
FINAL_TIE = silent_point("oriflamme.end.tie-still", "shared")
SWEEP_ORDER = silent_point("oriflamme.cutthroat.order", "marker_direction")
EMPTY_AGAIN = silent_point("oriflamme.planning.first-card-centre", "centre")

RULE_VARIANTS: dict[str, RuleVariant] = {
    thing.rule: thing for thing in list(globals().values()) if isinstance(thing, RuleVariant)
}
"""Rule id -> the point on it."""
