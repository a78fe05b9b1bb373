"""The rule variants that shared code asks about; each edition answers them.

A variant is named by its rule in the HBO booklet. Its first option is the recommended one.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.state.records import ATTACHMENT, PLAY
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Basis
from engine.kernel.rule_variants import RuleVariant


def unanswered(
    rule: str,
    *options: str,
    row: str = "",
    since: str = "",
    as_if_decided: Callable[[AgotTable, str], AgotTable] | None = None,
    always: bool = False,
) -> RuleVariant:
    """A variant whose answers each edition adds."""
    return RuleVariant(rule, options, {}, row=row, since=since, as_if_decided=as_if_decided, always=always)


def controlled_by_hosts(table: AgotTable, option: str) -> AgotTable:
    """The table as it lies where attachments are controlled by their host's player."""
    for card in table.cards.values() if option == "host" else ():
        if card.zone == PLAY and card.kind == ATTACHMENT and card.host in table.cards:
            table = table.card(card.id, controller=table.cards[card.host].controller)
    return table


def without_the_icon(table: AgotTable, option: str) -> AgotTable:
    """The table as it lies where who has lost the icon of the challenge has left it, or has not."""
    challenge = table.challenge
    if challenge is None or option != "leaves":
        return table
    kind = challenge.kind

    def stay(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card for card in cards if kind in (table.cards[card].icons or (kind,)))

    defenders = None if challenge.defenders is None else stay(challenge.defenders)
    return table.put(challenge=replace(challenge, attackers=stay(challenge.attackers), defenders=defenders))


TOKEN_LIMITS = unanswered("hbo.comp.token_limits", "unlimited", "limited")
ATTACHMENT_CONTROL = unanswered(
    "hbo.type.attachment_control", "player", "host", as_if_decided=controlled_by_hosts
)
ICON_LOST = unanswered("hbo.challenge.icon_lost", "stays", "leaves", as_if_decided=without_the_icon)
REMOVED_KNEELS = unanswered("hbo.challenge.removed_participant", "stays_kneeling", "stands")
NO_ATTACKERS_LEFT = unanswered("hbo.challenge.no_attackers_left", "resolved", "called_off")
NEGATIVE_STRENGTH = unanswered("hbo.lasting.negative_strength", "floor_0", "below_0", always=True)
WINDOW_ORDER = unanswered("hbo.action.window_order", "first_player", "active_player")
CLOSING = unanswered("hbo.action.closing", "all_pass", "passed_is_out")
REACTION_ORDER = unanswered("hbo.reaction.order", "first_player", "active_player", since="aftermath")
PASSIVES_FIRST = unanswered("hbo.passive.before_reactions", "passives", "reactions", since="aftermath")
RESOLUTION = "challenge.resolve"
RESOLUTION_ORDER = unanswered(
    "hbo.challenge.resolution_order",
    "claim_first",
    "unopposed_first",
    "awards_first",
    row="P-42",
    since=RESOLUTION,
)
LIMITED_AFTER_SETUP = unanswered("hbo.keyword.limited_after_setup", "not_counted", "counted")
DUPLICATES_CHARACTERS_ONLY = unanswered(
    "hbo.duplicate.characters_only", "characters", "unique_cards", row="P-16"
)
FREE_WITHOUT_GOLD = unanswered("hbo.marshal.stop_playing", "may_be_played", "may_not")
PLOT_IN_PLAY = unanswered("hbo.play.in_play", "not_in_play", "in_play")
ACTIONS_IN_EVERY_PHASE = unanswered("hbo.round.action_windows", "yes", "no", row="P-12", always=True)
EMPTY_DECK = unanswered("hbo.draw.empty_deck", "no_cards", "reshuffle", row="P-14")
LIMITED_DUPLICATE = unanswered("hbo.keyword.limited_duplicate", "no", "yes")
CARD_IS_ACTION = unanswered("hbo.action.card_play_alternation", "no", "yes", row="P-26")
UNOPPOSED = unanswered("hbo.challenge.unopposed", "zero", "below_1", row="P-25")
WINDOW_AFTER_CHALLENGE = unanswered("hbo.challenge.action_windows", "yes", "no", row="P-18", since=RESOLUTION)
DUPLICATE_OPTIONAL = unanswered("hbo.duplicate.optional", "yes", "no", row="P-28", since="kill")
DECK_CLOSED = unanswered("hbo.setup.no_deck_peeking", "yes", "no", row="P-09")
SAVE_ANY_KILL = unanswered("hbo.save.any_kill", "yes", "no", row="P-30")
NOT_TODAY_SAVES = unanswered("hbo.save.not_today", "unique", "any", row="P-31")

RENOWN_AFTER_CLAIM: dict[str, Basis] = {}
"""Text -> how firmly it says that Renown is given after the challenge has been resolved, claim and all."""
BLANK: dict[str, Basis] = {}
"""Text -> how firmly it says that a duplicate is blank; the table cannot decide otherwise (P-27)."""
