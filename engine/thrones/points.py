"""Points the shared code turns on; each game's own list adds to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.point import Answer, Point
from engine.kernel.reason import SILENT, STATED, Basis
from engine.thrones.records import ATTACHMENT, PLAY

if TYPE_CHECKING:
    from engine.thrones.table import Table

BG, PL = "bg-2013", "pl-2012"


def both(rule: str, recommended: str, *others: str, basis: Basis = SILENT, row: str = "") -> Point:
    """A point on which the texts agree, mostly by being silent."""
    answer = Answer(recommended, basis)
    return Point(rule, (recommended, *others), {BG: answer, PL: answer}, row)


def apart(
    rule: str, bg: str, bg_basis: Basis, pl: str, pl_basis: Basis, row: str = "", *others: str
) -> Point:
    """A point on which the printings differ in what they say or in how firmly."""
    answers = {BG: Answer(bg, bg_basis), PL: Answer(pl, pl_basis)}
    return Point(rule, tuple(dict.fromkeys((bg, pl, *_opposite(bg), *others))), answers, row)


def _opposite(option: str) -> tuple[str, ...]:
    return {"yes": ("no",), "no": ("yes",)}.get(option, ())


TOKEN_LIMITS = both("hbo.comp.token_limits", "unlimited", "limited")


def controlled_by_hosts(table: Table, option: str) -> Table:
    """The table as it lies where attachments are controlled by their host's player."""
    for one in table.cards.values() if option == "host" else ():
        if one.zone == PLAY and one.kind == ATTACHMENT and one.host in table.cards:
            table = table.card(one.id, controller=table.cards[one.host].controller)
    return table


def without_the_icon(table: Table, option: str) -> Table:
    """The table as it lies where who has lost the icon of the challenge has left it, or has not."""
    challenge = table.challenge
    if challenge is None or option != "leaves":
        return table
    kind = challenge.kind

    def stay(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(one for one in cards if kind in (table.cards[one].icons or (kind,)))

    defenders = None if challenge.defenders is None else stay(challenge.defenders)
    return table.put(challenge=replace(challenge, attackers=stay(challenge.attackers), defenders=defenders))


ATTACHMENT_CONTROL = replace(both("hbo.type.attachment_control", "player", "host"), laid=controlled_by_hosts)
ICON_LOST = replace(both("hbo.challenge.icon_lost", "stays", "leaves"), laid=without_the_icon)
REMOVED_KNEELS = both("hbo.challenge.removed_participant", "stays_kneeling", "stands")
NO_ATTACKERS_LEFT = both("hbo.challenge.no_attackers_left", "resolved", "called_off")
NEGATIVE_STRENGTH = replace(both("hbo.lasting.negative_strength", "floor_0", "below_0"), always=True)
WINDOW_ORDER = both("hbo.action.window_order", "first_player", "active_player")
CLOSING = both("hbo.action.closing", "all_pass", "passed_is_out")
REACTION_ORDER = replace(both("hbo.reaction.order", "first_player", "active_player"), since="aftermath")
PASSIVES_FIRST = replace(both("hbo.passive.before_reactions", "passives", "reactions"), since="aftermath")
RESOLUTION = "challenge.resolve"
RESOLUTION_ORDER = replace(
    both("hbo.challenge.resolution_order", "claim_first", "unopposed_first", "awards_first", row="P-42"),
    since=RESOLUTION,
    ruled_out={PL: ("awards_first",)},
)
RENOWN_AFTER_CLAIM = {BG: SILENT, PL: STATED}
"""That renown is given after the challenge has been resolved, claim and all, is printed in Polish (P-42)."""
LIMITED_AFTER_SETUP = both("hbo.keyword.limited_after_setup", "not_counted", "counted")
DUPLICATES_CHARACTERS_ONLY = both("hbo.duplicate.characters_only", "characters", "unique_cards", row="P-16")
FREE_WITHOUT_GOLD = both("hbo.marshal.stop_playing", "may_be_played", "may_not")
PLOT_IN_PLAY = both("hbo.play.in_play", "not_in_play", "in_play")
ACTIONS_IN_EVERY_PHASE = replace(both("hbo.round.action_windows", "yes", "no", row="P-12"), always=True)

EMPTY_DECK = apart("hbo.draw.empty_deck", "no_cards", STATED, "no_cards", SILENT, "P-14", "reshuffle")
"""Polish: stated in the frame of the draw phase only."""

LIMITED_DUPLICATE = apart("hbo.keyword.limited_duplicate", "no", SILENT, "yes", SILENT)
CARD_IS_ACTION = apart("hbo.action.card_play_alternation", "no", SILENT, "yes", STATED, "P-26")
"""Bulgarian: what is an action is stated; how cards played and actions interleave is not."""
UNOPPOSED = apart("hbo.challenge.unopposed", "zero", STATED, "below_1", STATED, "P-25")
WINDOW_AFTER_CHALLENGE = replace(
    apart("hbo.challenge.action_windows", "yes", SILENT, "yes", STATED, "P-18"), since=RESOLUTION
)
DUPLICATE_OPTIONAL = replace(
    apart("hbo.duplicate.optional", "yes", SILENT, "yes", STATED, "P-28"), since="kill"
)
BLANK = {BG: STATED, PL: SILENT}
"""That a duplicate is blank is printed in one text only; nobody decides otherwise (P-27)."""
DECK_CLOSED = apart("hbo.setup.no_deck_peeking", "yes", STATED, "yes", SILENT, "P-09")
SAVE_ANY_KILL = apart("hbo.save.any_kill", "yes", SILENT, "yes", STATED, "P-30")
ENTERS_OR_PLAYED = apart("hbo.example.eddard", "entered_play", STATED, "played", STATED, "P-32")
VARYS_TRIGGER = apart("hbo.passive.varys", "entered_play", STATED, "played", STATED, "P-33")
NOT_TODAY_SAVES = apart("hbo.save.not_today", "unique", STATED, "any", STATED, "P-31")

EVERY: dict[str, Point] = {
    thing.rule: thing for thing in list(globals().values()) if isinstance(thing, Point)
}
"""Rule id -> the point on it."""
