"""The answers of the two printings of the HBO edition, and the table's decision on them."""

from __future__ import annotations

from engine.agot.rule_variants import (
    ACTIONS_IN_EVERY_PHASE,
    ATTACHMENT_CONTROL,
    BLANK,
    CARD_IS_ACTION,
    CLOSING,
    DECK_CLOSED,
    DUPLICATE_OPTIONAL,
    DUPLICATES_CHARACTERS_ONLY,
    EMPTY_DECK,
    FREE_WITHOUT_GOLD,
    ICON_LOST,
    LIMITED_AFTER_SETUP,
    LIMITED_DUPLICATE,
    NEGATIVE_STRENGTH,
    NO_ATTACKERS_LEFT,
    NOT_TODAY_SAVES,
    PASSIVES_FIRST,
    PLOT_IN_PLAY,
    REACTION_ORDER,
    REMOVED_KNEELS,
    RENOWN_AFTER_CLAIM,
    RESOLUTION_ORDER,
    SAVE_ANY_KILL,
    TOKEN_LIMITS,
    UNOPPOSED,
    WINDOW_AFTER_CHALLENGE,
    WINDOW_ORDER,
    point,
)
from engine.agot.state import declarations
from engine.agot.state.table import Table
from engine.kernel.corrections import Decide, decidable, decides
from engine.kernel.reasons import SILENT, STATED, Basis, Finding, rule
from engine.kernel.rule_variant import RuleVariant, VariantAnswer

BG, PL = "bg-2013", "pl-2012"


def silent_in_both(asked: RuleVariant) -> RuleVariant:
    """A point on which both texts are silent: the recommended option holds."""
    return answered(asked, (asked.options[0], SILENT), (asked.options[0], SILENT))


def answered(asked: RuleVariant, bg: tuple[str, Basis], pl: tuple[str, Basis]) -> RuleVariant:
    """A point with the option of each printing, and how firmly it is printed."""
    asked.answers.update({BG: VariantAnswer(*bg), PL: VariantAnswer(*pl)})
    return asked


ENTERS_OR_PLAYED = answered(
    point("hbo.example.eddard", "entered_play", "played", row="P-32"),
    ("entered_play", STATED),
    ("played", STATED),
)
VARYS_TRIGGER = answered(
    point("hbo.passive.varys", "entered_play", "played", row="P-33"),
    ("entered_play", STATED),
    ("played", STATED),
)

EVERY: tuple[RuleVariant, ...] = (
    silent_in_both(TOKEN_LIMITS),
    silent_in_both(ATTACHMENT_CONTROL),
    silent_in_both(ICON_LOST),
    silent_in_both(REMOVED_KNEELS),
    silent_in_both(NO_ATTACKERS_LEFT),
    silent_in_both(NEGATIVE_STRENGTH),
    silent_in_both(WINDOW_ORDER),
    silent_in_both(CLOSING),
    silent_in_both(REACTION_ORDER),
    silent_in_both(PASSIVES_FIRST),
    silent_in_both(RESOLUTION_ORDER),
    silent_in_both(LIMITED_AFTER_SETUP),
    silent_in_both(DUPLICATES_CHARACTERS_ONLY),
    silent_in_both(FREE_WITHOUT_GOLD),
    silent_in_both(PLOT_IN_PLAY),
    silent_in_both(ACTIONS_IN_EVERY_PHASE),
    # Polish: stated in the frame of the draw phase only.
    answered(EMPTY_DECK, ("no_cards", STATED), ("no_cards", SILENT)),
    answered(LIMITED_DUPLICATE, ("no", SILENT), ("yes", SILENT)),
    # Bulgarian: what is an action is stated; how cards played and actions interleave is not.
    answered(CARD_IS_ACTION, ("no", SILENT), ("yes", STATED)),
    answered(UNOPPOSED, ("zero", STATED), ("below_1", STATED)),
    answered(WINDOW_AFTER_CHALLENGE, ("yes", SILENT), ("yes", STATED)),
    answered(DUPLICATE_OPTIONAL, ("yes", SILENT), ("yes", STATED)),
    answered(DECK_CLOSED, ("yes", STATED), ("yes", SILENT)),
    answered(SAVE_ANY_KILL, ("yes", SILENT), ("yes", STATED)),
    ENTERS_OR_PLAYED,
    VARYS_TRIGGER,
    answered(NOT_TODAY_SAVES, ("unique", STATED), ("any", STATED)),
)
"""All points a table may decide for itself."""

RESOLUTION_ORDER.ruled_out[PL] = ("awards_first",)
RENOWN_AFTER_CLAIM.update({BG: SILENT, PL: STATED})
BLANK.update({BG: STATED, PL: SILENT})


@rule("hbo.printings.card_text_differs", "hbo.golden.card_over_rules")
def it_is_an_open_point(table: Table, move: Decide) -> Finding:
    """A table may decide where its texts are silent or differ."""
    return decidable({asked.rule: asked for asked in EVERY}, move)


VERBS = (*declarations.VERBS, decides(it_is_an_open_point))
