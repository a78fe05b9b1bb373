"""The rule variants of this game; its differences from the HBO edition and by number of players, as data."""

from __future__ import annotations

from msgspec import Struct

from engine.agot import rule_variants as shared_variants
from engine.agot.state import declarations
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide, decidable, decision_verb
from engine.kernel.reasons import DERIVED, SILENT, STATED, Basis, Finding, rule
from engine.kernel.rule_variants import RuleVariant, VariantAnswer, register_own, variants_in

RU = "ru-2008"


def own_variant(
    rule: str,
    recommended: str,
    *others: str,
    asked: RuleVariant | None = None,
    since: str = "",
    always: bool = False,
) -> RuleVariant:
    """A variant the table may decide; ``asked``: the one by which shared code asks for it."""
    answers, options = {RU: VariantAnswer(recommended, SILENT)}, (recommended, *others)
    if asked is None:
        return RuleVariant(rule, options, answers, since=since, always=always)
    own = RuleVariant(
        rule, options, answers, since=asked.since, as_if_decided=asked.as_if_decided, always=asked.always
    )
    return register_own(asked, own)


def with_answer(asked: RuleVariant, rule: str, option: str, basis: Basis = STATED) -> RuleVariant:
    """This book's answer to a variant of the shared code, which the table cannot change."""
    return register_own(asked, RuleVariant(rule, (option,), {RU: VariantAnswer(option, basis)}))


ATTACHMENT_CONTROL = own_variant(
    "lcg.cardtype.attachment", "player", "host", asked=shared_variants.ATTACHMENT_CONTROL
)
ICON_LOST = own_variant("lcg.challenge.declare_attackers", "stays", "leaves", asked=shared_variants.ICON_LOST)
REMOVED_KNEELS = own_variant(
    "lcg.challenge.removed", "stays_kneeling", "stands", asked=shared_variants.REMOVED_KNEELS
)
WINDOW_ORDER = own_variant(
    "lcg.action.first_player_first", "first_player", "active_player", asked=shared_variants.WINDOW_ORDER
)
CLOSING = own_variant("lcg.challenge.windows", "all_pass", "passed_is_out", asked=shared_variants.CLOSING)
RESPONSE_ORDER = own_variant(
    "lcg.response.order",
    "left_of_acting",
    "first_player",
    "active_player",
    asked=shared_variants.REACTION_ORDER,
)
PASSIVES_FIRST = own_variant(
    "lcg.passive.before_actions", "passives", "reactions", asked=shared_variants.PASSIVES_FIRST
)
LIMITED_DUPLICATE = own_variant("lcg.keyword.limited", "yes", "no", asked=shared_variants.LIMITED_DUPLICATE)
AWARD_ORDER = own_variant(
    "lcg.unopposed.reward", "claim_first", "awards_first", asked=shared_variants.RESOLUTION_ORDER
)
"""Unopposed and rivalry power; that Renown comes after the claim is stated."""

MULLIGAN = own_variant("lcg.setup.no_mulligan", "no", "yes")
EXACT_BUDGET = own_variant("lcg.setup.budget", "at_most", "exactly")
SETUP_HOST = own_variant("lcg.setup.attachments", "own_setup_cards", "any_card")
EFFECT_TIMING = own_variant(
    "lcg.plot.effect_timing", "before_titles", "after_titles", since="plot_phase.when_revealed"
)
TIE_POWER = own_variant("lcg.initiative.tie_power", "all_power", "house_and_characters")
CHALLENGE_ORDER = own_variant("lcg.challenge.insertions", "supporter_first", "commander_first", always=True)
CLAIM_SHORT = own_variant("lcg.claim.short", "as_far_as_possible", "nothing")
REGENT_SPENT = own_variant("lcg.title.regent.no_target", "spent", "not_spent")
HAND_COMBINES = own_variant("lcg.title.hand", "combines", "alone")
STOLEN_COPY = own_variant("lcg.unique.stolen_copy", "own_copies", "any_copy")
ORPHANED_DUPLICATES = own_variant("lcg.duplicate.host_leaves", "discarded", "with_its_card")
STEALTH_IMMUNE = own_variant("lcg.keyword.immune_target", "immune", "not_immune")
INFAMY_CARD = own_variant("lcg.keyword.infamy", "own_cards", "any_card")
STALWART_HAND = own_variant("lcg.keyword.stalwart", "from_hand_too", "from_play_only")
VENGEFUL_UNOPPOSED = own_variant("lcg.keyword.vengeful", "unopposed_too", "opposed_only")
DRAW_CUT = own_variant("lcg.drawcap.three", "cut", "not_at_all")

RULE_VARIANTS = variants_in(globals())

with_answer(shared_variants.TOKEN_LIMITS, "lcg.setup.pool_refill", "unlimited")
with_answer(shared_variants.NO_ATTACKERS_LEFT, "lcg.challenge.participant_required", "resolved")
with_answer(shared_variants.NEGATIVE_STRENGTH, "lcg.strength.floor", "floor_0")
with_answer(shared_variants.LIMITED_AFTER_SETUP, "lcg.setup.not_played", "not_counted", DERIVED)
with_answer(shared_variants.DUPLICATES_CHARACTERS_ONLY, "lcg.duplicate.only_unique", "unique_cards")
with_answer(shared_variants.FREE_WITHOUT_GOLD, "lcg.marshal.stop", "may_be_played", DERIVED)
with_answer(shared_variants.PLOT_IN_PLAY, "lcg.inplay.definition", "not_in_play")
with_answer(shared_variants.ACTIONS_IN_EVERY_PHASE, "lcg.action.first_player_first", "yes")
with_answer(shared_variants.EMPTY_DECK, "lcg.draw.empty_deck", "no_cards", DERIVED)
"""Stated in the frame of the draw phase only."""
with_answer(shared_variants.CARD_IS_ACTION, "lcg.action.definition", "yes")
with_answer(shared_variants.UNOPPOSED, "lcg.unopposed.condition", "zero")
with_answer(shared_variants.WINDOW_AFTER_CHALLENGE, "lcg.challenge.windows", "no", DERIVED)
"""The book lists the windows before and between the steps; that there is none after the last follows."""
with_answer(shared_variants.DUPLICATE_OPTIONAL, "lcg.duplicate.save", "yes")
with_answer(shared_variants.SAVE_ANY_KILL, "lcg.save.definition", "yes")
shared_variants.BLANK[RU] = STATED
shared_variants.RENOWN_AFTER_CLAIM[RU] = STATED


@rule("lcg.scope.card_over_rules", "lcg.deck.other_sizes")
def it_is_an_open_point(table: AgotTable, move: Decide) -> Finding:
    """The players may decide a point on which their texts are silent or differ."""
    return decidable(RULE_VARIANTS, move)


VERBS = (*declarations.VERBS, decision_verb(it_is_an_open_point))


class EditionDifference(Struct, frozen=True):
    """One point in which the two games, or two numbers of players, differ."""

    key: str
    hbo: str
    """What holds in the HBO edition; ``-``: there is no such thing."""
    lcg: str
    rules: tuple[str, ...]


def row(key: str, hbo: str, lcg: str, rules: str) -> EditionDifference:
    """One row; the rules are named one after the other, without the name of the game."""
    return EditionDifference(key, hbo, lcg, tuple(f"lcg.{id_}" for id_ in rules.split()))


GAMES: tuple[EditionDifference, ...] = (
    row("players.count", "2", "2-4", "scope.core_set variant.two.no_titles variant.three.titles"),
    row("players.teams", "-", "2 v 2", "variant.team.seating"),
    row("houses.available", "2, one each", "6, repeats allowed", "component.houses setup.same_house_allowed"),
    row("house.marker", "banner", "House card", "cardtype.house"),
    row("cards.types", "5", "+ House, agenda, title", "cardtype.list"),
    row("cards.multi_house", "-", "yes", "multihouse.all_houses"),
    row("cards.crests", "-", "4", "anatomy.crests"),
    row(
        "deck.construction",
        "fixed",
        "free; official: 60, 3 copies",
        "deck.min60 deck.max_three deck.house_only",
    ),
    row("plots.source", "printed list", "any 7 different", "deck.plots7"),
    row("setup.first_player", "-", "group picks one", "setup.declare_house_agenda setup.place_order"),
    row("setup.agenda", "-", "0-1", "cardtype.agenda"),
    row("setup.mulligan", "once", "no", "setup.no_mulligan"),
    row("setup.attachments", "never", "with Setup", "setup.attachments"),
    row("setup.gold_penalty", "0", "2", "setup.gold_penalty"),
    row("council.titles", "-", "6", "title.select variant.team.no_titles variant.two.no_titles"),
    row("council.cycle", "-", "each round; 3 players: every second", "title.return variant.three.titles"),
    row("council.support", "-", "Laws > Hand > Whispers > Coin > Laws", "support.scheme"),
    row("council.rivalry", "-", "1 power a round", "rivalry.scheme rivalry.once"),
    row("council.redirects", "-", "Regent, Commander", "title.regent.redirect title.commander.redirect"),
    row("council.strength_bonus", "-", "3", "title.regent.strength title.commander.strength title.whispers"),
    row("council.resources", "-", "Hand 2, Laws 1, Coin 2", "title.hand title.laws title.coin"),
    row("initiative.sources", "plot", "plot and cards", "initiative.total symbol.initiative_bonus"),
    row("draw.bonus", "0", "1", "title.laws"),
    row("draw.cap", "-", "3", "drawcap.three drawcap.word_draw"),
    row("income.modifiers", "+", "+ and -", "symbol.income_modifier"),
    row("gold.penalty", "0", "2", "marshal.gold_penalty"),
    row("influence", "-", "yes", "influence.pay influence.overpay"),
    row("attachments.hosts", "characters", "as printed", "cardtype.attachment"),
    row("limited.response", "-", "1 a round", "keyword.limited_response"),
    row("unique.scope", "playing", "playing, putting, control", "unique.one_per_player unique.no_second"),
    row("unique.stolen_copy", "-", "bars", "unique.stolen_copy"),
    row("duplicates.on", "characters", "any unique card owned and controlled", "duplicate.only_unique"),
    row("duplicates.save_scope", "kill", "kill, discard, return", "duplicate.save"),
    row("control.change", "-", "yes", "control.own_vs_control"),
    row("challenge.target", "the opponent", "any but oneself, supported, partner", "challenge.any_opponent"),
    row("challenge.windows", "before and after each step", "before and between", "challenge.windows"),
    row("challenge.defender", "the opponent", "target, supporter, Commander", "support.may_defend"),
    row("challenge.min_strength", "0", "1", "challenge.min_strength"),
    row("challenge.participant_needed", "no", "yes", "challenge.participant_required"),
    row("challenge.no_winner", "no", "yes", "challenge.no_winner"),
    row("claim.payer", "loser", "target, or Commander", "support.claim_on_target title.commander.lose"),
    row("keywords.set", "3", "14", "keyword.general keyword.house_keywords"),
    row("taxation.skip", "no", "by a card", "gold.carry"),
    row("victory.threshold", "15", "15; teams 30", "victory.immediate variant.team.victory30"),
    row("victory.tie", "first player wins", "first player chooses", "victory.simultaneous"),
    row("power.places", "banner, characters", "+ Infamy cards", "victory.counts keyword.infamy_counts"),
    row("responses.order", "first player", "left of acting", "response.order"),
    row("responses.cancel", "-", "yes", "cancel.definition cancel.cost_paid"),
    row("responses.save", "kill", "kill, discard", "save.definition"),
    row("cards.put_into_play", "-", "free of price and penalty", "marshal.put_into_play_bypass"),
    row("cards.removed_from_game", "-", "yes", "outofgame.removed"),
    row("economy.trade", "-", "Littlefinger", "variant.littlefinger.trade"),
)
"""The two games of the family."""


class PlayerCount(Struct, frozen=True):
    """What holds for one number of players."""

    variant: str
    players: int
    titles: bool
    cycle: str
    """When titles go back: ``each_round``, ``second_round`` or nothing."""
    threshold: int
    rules: tuple[str, ...]


PLAYERS: tuple[PlayerCount, ...] = (
    PlayerCount("two", 2, False, "", 15, ("lcg.variant.two.no_titles",)),
    PlayerCount("three", 3, True, "second_round", 15, ("lcg.variant.three.titles", "lcg.title.select")),
    PlayerCount("melee", 4, True, "each_round", 15, ("lcg.title.return", "lcg.title.select")),
    PlayerCount("team", 4, False, "", 30, ("lcg.variant.team.no_titles", "lcg.variant.team.victory30")),
)
"""The ways to play this game."""
