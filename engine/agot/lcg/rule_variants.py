"""The rule variants of this game, and the table's decision on the open ones.

``OPEN`` are the points a table may decide for itself, each with the recommended reading first. The others
only answer for this book what the shared code asks of every Thrones game; they are not open here.
"""

from __future__ import annotations

from engine.agot import ruleset as shared
from engine.agot.state import declarations
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide, decidable, decides
from engine.kernel.game import RuleVariant, VariantAnswer, aliases
from engine.kernel.reasons import DERIVED, SILENT, STATED, Basis, Finding, rule

RU = "ru-2008"


def open_point(
    rule: str,
    recommended: str,
    *others: str,
    basis: Basis = SILENT,
    asked: RuleVariant | None = None,
    since: str = "",
    always: bool = False,
) -> RuleVariant:
    """A point the table may decide; ``asked``: the point by which shared code asks for it."""
    answers, options = {RU: VariantAnswer(recommended, basis)}, (recommended, *others)
    if asked is None:
        return RuleVariant(rule, options, answers, since=since, always=always)
    own = RuleVariant(rule, options, answers, since=asked.since, laid=asked.laid, always=asked.always)
    return aliases(asked, own)


def answered(asked: RuleVariant, rule: str, option: str, basis: Basis = STATED) -> RuleVariant:
    """What this book says where shared code asks, and nobody decides otherwise."""
    return aliases(asked, RuleVariant(rule, (option,), {RU: VariantAnswer(option, basis)}))


ATTACHMENT_CONTROL = open_point("lcg.cardtype.attachment", "player", "host", asked=shared.ATTACHMENT_CONTROL)
ICON_LOST = open_point("lcg.challenge.declare_attackers", "stays", "leaves", asked=shared.ICON_LOST)
REMOVED_KNEELS = open_point("lcg.challenge.removed", "stays_kneeling", "stands", asked=shared.REMOVED_KNEELS)
WINDOW_ORDER = open_point(
    "lcg.action.first_player_first", "first_player", "active_player", asked=shared.WINDOW_ORDER
)
CLOSING = open_point("lcg.challenge.windows", "all_pass", "passed_is_out", asked=shared.CLOSING)
RESPONSE_ORDER = open_point(
    "lcg.response.order", "left_of_acting", "first_player", "active_player", asked=shared.REACTION_ORDER
)
PASSIVES_FIRST = open_point(
    "lcg.passive.before_actions", "passives", "reactions", asked=shared.PASSIVES_FIRST
)
LIMITED_DUPLICATE = open_point("lcg.keyword.limited", "yes", "no", asked=shared.LIMITED_DUPLICATE)
AWARD_ORDER = open_point(
    "lcg.unopposed.reward",
    "claim_first",
    "awards_first",
    asked=shared.RESOLUTION_ORDER,
)
"""Unopposed and rivalry power; that Renown comes after the claim is stated."""

MULLIGAN = open_point("lcg.setup.no_mulligan", "no", "yes")
EXACT_BUDGET = open_point("lcg.setup.budget", "at_most", "exactly")
SETUP_HOST = open_point("lcg.setup.attachments", "own_setup_cards", "any_card")
EFFECT_TIMING = open_point(
    "lcg.plot.effect_timing", "before_titles", "after_titles", since="plot_phase.when_revealed"
)
TIE_POWER = open_point("lcg.initiative.tie_power", "all_power", "house_and_characters")
CHALLENGE_ORDER = open_point("lcg.challenge.insertions", "supporter_first", "commander_first", always=True)
CLAIM_SHORT = open_point("lcg.claim.short", "as_far_as_possible", "nothing")
REGENT_SPENT = open_point("lcg.title.regent.no_target", "spent", "not_spent")
HAND_COMBINES = open_point("lcg.title.hand", "combines", "alone")
STOLEN_COPY = open_point("lcg.unique.stolen_copy", "own_copies", "any_copy")
ORPHANED_DUPLICATES = open_point("lcg.duplicate.host_leaves", "discarded", "with_its_card")
STEALTH_IMMUNE = open_point("lcg.keyword.immune_target", "immune", "not_immune")
INFAMY_CARD = open_point("lcg.keyword.infamy", "own_cards", "any_card")
STALWART_HAND = open_point("lcg.keyword.stalwart", "from_hand_too", "from_play_only")
VENGEFUL_UNOPPOSED = open_point("lcg.keyword.vengeful", "unopposed_too", "opposed_only")
DRAW_CUT = open_point("lcg.drawcap.three", "cut", "not_at_all")

OPEN: tuple[RuleVariant, ...] = tuple(one for one in list(globals().values()) if isinstance(one, RuleVariant))

answered(shared.TOKEN_LIMITS, "lcg.setup.pool_refill", "unlimited")
answered(shared.NO_ATTACKERS_LEFT, "lcg.challenge.participant_required", "resolved")
answered(shared.NEGATIVE_STRENGTH, "lcg.strength.floor", "floor_0")
answered(shared.LIMITED_AFTER_SETUP, "lcg.setup.not_played", "not_counted", DERIVED)
answered(shared.DUPLICATES_CHARACTERS_ONLY, "lcg.duplicate.only_unique", "unique_cards")
answered(shared.FREE_WITHOUT_GOLD, "lcg.marshal.stop", "may_be_played", DERIVED)
answered(shared.PLOT_IN_PLAY, "lcg.inplay.definition", "not_in_play")
answered(shared.ACTIONS_IN_EVERY_PHASE, "lcg.action.first_player_first", "yes")
answered(shared.EMPTY_DECK, "lcg.draw.empty_deck", "no_cards", DERIVED)
"""Stated in the frame of the draw phase only."""
answered(shared.CARD_IS_ACTION, "lcg.action.definition", "yes")
answered(shared.UNOPPOSED, "lcg.unopposed.condition", "zero")
answered(shared.WINDOW_AFTER_CHALLENGE, "lcg.challenge.windows", "no", DERIVED)
"""The book lists the windows before and between the steps; that there is none after the last follows."""
answered(shared.DUPLICATE_OPTIONAL, "lcg.duplicate.save", "yes")
answered(shared.SAVE_ANY_KILL, "lcg.save.definition", "yes")
shared.BLANK[RU] = STATED
shared.RENOWN_AFTER_CLAIM[RU] = STATED


@rule("lcg.scope.card_over_rules", "lcg.deck.other_sizes")
def it_is_an_open_point(table: AgotTable, move: Decide) -> Finding:
    """A table may decide where its rulebook is silent or ambiguous."""
    return decidable({point.rule: point for point in OPEN}, move)


VERBS = (
    *declarations.VERBS,
    decides(it_is_an_open_point),
)
