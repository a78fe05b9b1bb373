"""The answers of the two booklets to each rule variant, and how firmly each is printed."""

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
    unanswered,
)
from engine.agot.state import declarations
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide, decidable, decision_verb
from engine.kernel.reasons import SILENT, STATED, Basis, Finding, rule
from engine.kernel.rule_variants import RuleVariant, VariantAnswer

BG, PL = "bg-2013", "pl-2012"


def silent_in_both(variant: RuleVariant) -> RuleVariant:
    """A variant on which both texts are silent: the recommended option holds."""
    recommended = (variant.options[0], SILENT)
    return with_answers(variant, recommended, recommended)


def with_answers(variant: RuleVariant, bg: tuple[str, Basis], pl: tuple[str, Basis]) -> RuleVariant:
    """A variant with the option of each printing, and how firmly it is printed."""
    variant.answers.update({BG: VariantAnswer(*bg), PL: VariantAnswer(*pl)})
    return variant


ENTERS_OR_PLAYED = with_answers(
    unanswered("hbo.example.eddard", "entered_play", "played", row="P-32"),
    ("entered_play", STATED),
    ("played", STATED),
)
VARYS_TRIGGER = with_answers(
    unanswered("hbo.passive.varys", "entered_play", "played", row="P-33"),
    ("entered_play", STATED),
    ("played", STATED),
)

_ANSWERED: tuple[RuleVariant, ...] = (
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
    with_answers(EMPTY_DECK, ("no_cards", STATED), ("no_cards", SILENT)),
    with_answers(LIMITED_DUPLICATE, ("no", SILENT), ("yes", SILENT)),
    # Bulgarian: what is an action is stated; how cards played and actions interleave is not.
    with_answers(CARD_IS_ACTION, ("no", SILENT), ("yes", STATED)),
    with_answers(UNOPPOSED, ("zero", STATED), ("below_1", STATED)),
    with_answers(WINDOW_AFTER_CHALLENGE, ("yes", SILENT), ("yes", STATED)),
    with_answers(DUPLICATE_OPTIONAL, ("yes", SILENT), ("yes", STATED)),
    with_answers(DECK_CLOSED, ("yes", STATED), ("yes", SILENT)),
    with_answers(SAVE_ANY_KILL, ("yes", SILENT), ("yes", STATED)),
    ENTERS_OR_PLAYED,
    VARYS_TRIGGER,
    with_answers(NOT_TODAY_SAVES, ("unique", STATED), ("any", STATED)),
)
RULE_VARIANTS = {variant.rule: variant for variant in _ANSWERED}
"""Rule id -> the variant on it, of all that a table may decide for itself."""

RESOLUTION_ORDER.ruled_out[PL] = ("awards_first",)
RENOWN_AFTER_CLAIM.update({BG: SILENT, PL: STATED})
BLANK.update({BG: STATED, PL: SILENT})


@rule("hbo.printings.card_text_differs", "hbo.golden.card_over_rules")
def it_is_an_open_point(table: AgotTable, move: Decide) -> Finding:
    """The players may decide a point on which their texts are silent or differ."""
    return decidable(RULE_VARIANTS, move)


VERBS = (*declarations.VERBS, decision_verb(it_is_an_open_point))
