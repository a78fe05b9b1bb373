"""The points the booklet leaves open, with the recommended answer first."""

from __future__ import annotations

from engine.kernel.rule_variants import open_variant, variants_in
from engine.oriflamme.table import TEXT

TWIN_ENTERS = open_variant(TEXT, "oriflamme.twin.face", "face_up", "face_down")
APOTHECARY_SELF = open_variant(TEXT, "oriflamme.apothecary.self", "allowed", "forbidden")
COMBINATION_LEAVES = open_variant(TEXT, "oriflamme.combination.discard-first", "first", "last")
COMBINATION_ATTACKER = open_variant(TEXT, "oriflamme.combination.attacker", "character", "combination")
REPLACEMENT_REGAIN = open_variant(TEXT, "oriflamme.replacement.regained", "allowed", "forbidden")
CLOSED_PRINCE = open_variant(TEXT, "oriflamme.twin.eliminated-discards-prince", "discarded", "stays")
DISCARDED_TOKENS = open_variant(TEXT, "oriflamme.discard.owner-pile", "reserve", "owner")
COVERED_OWN = open_variant(TEXT, "oriflamme.info.own-hidden-cards", "may_look", "may_not")
RESERVE_LIMIT = open_variant(TEXT, "oriflamme.supply.limit", "none", "63")
FELON_FLOOR = open_variant(TEXT, "oriflamme.felon.floor", "take_what_there_is")
TRAP_SHORTFALL = open_variant(TEXT, "oriflamme.trap.shortfall", "take_what_there_is")
FINAL_TIE = open_variant(TEXT, "oriflamme.end.tie-still", "shared")
SWEEP_ORDER = open_variant(TEXT, "oriflamme.cutthroat.order", "marker_direction")
EMPTY_AGAIN = open_variant(TEXT, "oriflamme.planning.first-card-centre", "centre")

RULE_VARIANTS = variants_in(globals())
"""Rule id -> the point on it."""
