"""The rules every move must keep, and where the text is silent or contradicts itself."""

from __future__ import annotations

from engine.kernel.moves import Move
from engine.kernel.reasons import SILENT, Finding, change, no, rule
from engine.kernel.rule_variant import RuleVariant, VariantAnswer
from engine.oriflamme.moves import PassPlanning, Place
from engine.oriflamme.table import EVENTS, PLANNING, TEXT, OriflammeTable


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


@rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def nothing_is_done_after_the_end(table: OriflammeTable, move: Move) -> Finding:
    """After the events of round six the game is over; the last card stays unplayed."""
    if table.over is None:
        return None
    rules = ("oriflamme.end.after-six", "oriflamme.round.six-rounds")
    if isinstance(move, Place | PassPlanning):
        rules = ("oriflamme.end.after-six", "oriflamme.end.seventh-unplayed")
    return no("game_has_ended", rules=rules)


@rule("oriflamme.round.two-phases", "oriflamme.planning.end", "oriflamme.planning.one-card-each")
def it_is_the_planning_phase(table: OriflammeTable, move: Move) -> Finding:
    """Cards are laid in the planning phase only; it ends when everybody has laid one, and nobody lays two."""
    if table.phase == PLANNING or table.over is not None:
        return None
    return no("wrong_phase", change("wait_phase", phase=PLANNING), phase=table.phase)


@rule("oriflamme.round.two-phases", "oriflamme.event.end")
def it_is_the_event_phase(table: OriflammeTable, move: Move) -> Finding:
    """Cards are acted on in the event phase only."""
    if table.phase == EVENTS or table.over is not None:
        return None
    return no("wrong_phase", change("wait_phase", phase=EVENTS), phase=table.phase)


@rule("oriflamme.setup.direction-marker", "oriflamme.event.direction")
def the_marker_stays(table: OriflammeTable, move: Move) -> Finding:
    """The direction is fixed for the whole game."""
    return no("marker_stays", direction=table.direction)
