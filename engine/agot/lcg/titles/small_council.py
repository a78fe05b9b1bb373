"""The Small Council: the six titles, their relations, how they are chosen and go back."""

from __future__ import annotations

from engine.agot.lcg.rule_variants import EFFECT_TIMING
from engine.agot.phases.plot import ask_when_revealed, text_is_known
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import TITLES, ChooseTitle
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Step, Verb
from engine.kernel.reasons import SILENT, Change, Finding, Reason, RuleId, change, part, rule, violated
from engine.kernel.state import Event, add_events, innermost, set_slots

WITH_TITLES = ("three", "melee")
"""Variants in which titles are chosen: three or four who play for themselves."""

SUPPORTS = {"laws": "hand", "hand": "whispers", "whispers": "coin", "coin": "laws"}
"""Title -> the title it supports; Regent and Commander support none."""
SUPPORTERS = {supported: title for title, supported in SUPPORTS.items()}
"""Title -> the title that supports it."""

RIVALS = {
    "hand": ("coin",),
    "coin": ("hand",),
    "laws": ("whispers",),
    "whispers": ("laws", "regent"),
    "regent": (),
    "commander": (),
}
"""Title -> the titles it earns power by beating; the Regent is no title's rival, but has one."""

STRENGTHENING = {"power": "regent", "military": "commander", "intrigue": "whispers"}
"""Kind of challenge -> the title that adds to its holder's side; the icons are lost in the text."""

TITLE_STRENGTH, COIN_INCOME, HAND_INFLUENCE = 3, 2, 2

RULE_OF = {
    "hand": "lcg.title.hand",
    "laws": "lcg.title.laws",
    "coin": "lcg.title.coin",
    "whispers": "lcg.title.whispers",
    "regent": "lcg.title.regent.strength",
    "commander": "lcg.title.commander.strength",
}


@rule("lcg.variant.two.no_titles", "lcg.variant.team.no_titles", "lcg.variant.littlefinger.titles")
def has_titles(table: AgotTable) -> bool:
    """Titles are used by three or four players who play for themselves."""
    return table.variant in WITH_TITLES


def no_titles(table: AgotTable) -> tuple[str, ...]:
    """What says that this game has no titles, if it has none."""
    if has_titles(table):
        return ()
    return ("lcg.variant.team.no_titles",) if table.teams else ("lcg.variant.two.no_titles",)


@rule("lcg.title.return", "lcg.variant.three.titles")
def titles_go_back(table: AgotTable) -> AgotTable:
    """Who begins a round holds no title, unless three players have titles left to take."""
    if not has_titles(table) or (table.variant == "three" and table.council):
        return table
    for seat in table.order:
        table = table.seat(seat, title="")
    return table.put(council=TITLES)


@rule("lcg.title.unchosen")
def holder(table: AgotTable, title: str) -> str:
    """The seat that holds a title this round; nobody: it has no effect."""
    for seat in table.seats.values() if has_titles(table) else ():
        if seat.title == title:
            return seat.id
    return ""


@rule("lcg.support.scheme", "lcg.title.regent.relations", "lcg.title.commander.relations")
def supported_by(table: AgotTable, seat: str) -> str:
    """The seat whose title this seat's title supports."""
    title = table.seats[seat].title
    return holder(table, SUPPORTS[title]) if title in SUPPORTS else ""


@rule("lcg.support.scheme")
def supporter_of(table: AgotTable, seat: str) -> str:
    """The seat whose title supports this seat's title; each title has at most one."""
    title = table.seats[seat].title
    return holder(table, SUPPORTERS[title]) if title in SUPPORTERS else ""


@rule("lcg.rivalry.scheme", "lcg.title.regent.relations", "lcg.title.commander.relations")
def rivals_of(table: AgotTable, seat: str) -> tuple[str, ...]:
    """The seats whose title is a rival of this seat's title."""
    holders = [holder(table, rival) for rival in RIVALS.get(table.seats[seat].title, ())]
    return tuple([other for other in table.others(seat) if other in holders]) if holders else ()


def _another(table: AgotTable, by: str) -> tuple[Change, ...]:
    return tuple(change("target", seat=seat) for seat in table.opponents(by)[:1])


@rule("lcg.support.no_attack", "lcg.variant.team.no_challenge_partner", "lcg.redirect.no_self")
def bar(table: AgotTable, by: str, target: str) -> Reason | None:
    """Nobody challenges themselves, the holder of the title they support, nor their partner."""
    rules: tuple[str, ...]
    if target == by:
        rules = ("lcg.redirect.no_self", "lcg.challenge.any_opponent")
        return violated("attacks_himself", *_another(table, by), rules=rules, seat=by)
    if target in table.partners(by):
        rules = ("lcg.variant.team.no_challenge_partner",)
        return violated("partner_is_no_target", *_another(table, by), rules=rules, target=target)
    if supported_by(table, by) != target:
        return None
    rules = ("lcg.support.no_attack", "lcg.support.scheme")
    others = (change("target", seat=seat) for seat in table.opponents(by) if supported_by(table, by) != seat)
    return violated("supported_is_no_target", *list(others)[:1], rules=rules, target=target)


@rule("lcg.title.regent.strength", "lcg.title.commander.strength", "lcg.title.whispers")
def side_bonus(table: AgotTable, cards: tuple[str, ...]) -> tuple[Reason, ...]:
    """Three to the side on which the holder of the title for this kind has a participant of their own."""
    challenge = table.challenge
    if challenge is None:
        return ()
    title = STRENGTHENING[challenge.kind]
    seat = holder(table, title)
    if not seat or all(table.cards[card].controller != seat for card in cards):
        return ()
    return (part(RULE_OF[title], TITLE_STRENGTH, "title_strength", SILENT, seat=seat, title=title),)


@rule("lcg.title.coin")
def income_parts(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    """Two gold to the Master of Coin."""
    if holder(table, "coin") != seat:
        return ()
    return (part("lcg.title.coin", COIN_INCOME, "title_income", seat=seat),)


def chosen_in(frame: EffectFrame) -> tuple[str, ...]:
    """The seats that have taken a title this round."""
    chosen = frame.slots.get("chosen", ())
    return chosen if isinstance(chosen, tuple) else ()


@rule("lcg.title.select", "lcg.firstplayer.role", "lcg.setup.titles_placed")
def ask_titles(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Clockwise from the first player each takes one of the titles left."""
    if not has_titles(table):
        return ()
    waiting = [seat for seat in table.turn_order if seat not in chosen_in(frame)]
    if not waiting or not table.council:
        return ()
    verbs = ("choose_title",)
    return (Decision(waiting[0], "choose_title", "lcg.title.select", DecisionKind.DUTY, verbs),)


def ask_effects_first(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Plot effects come before the titles, unless the table has decided otherwise."""
    return ask_when_revealed(table, frame) if EFFECT_TIMING.option(table) == "before_titles" else ()


TITLES_STEP = Step("titles", ask=ask_titles)
LATE_EFFECTS = Step("late_effects", ask=ask_when_revealed)


@rule(
    "lcg.variant.two.no_titles",
    "lcg.variant.team.no_titles",
    "lcg.title.select",
    "lcg.variant.littlefinger.titles",
)
def this_game_has_titles(table: AgotTable, move: ChooseTitle) -> Finding:
    """Games of two players or of teams use no titles."""
    if has_titles(table):
        return None
    rules: tuple[RuleId, ...]
    rules = ("lcg.variant.team.no_titles",) if table.teams else ("lcg.variant.two.no_titles",)
    players = len(table.order)
    if table.littlefinger:
        rules = (*rules, "lcg.variant.littlefinger.titles")
        return violated("no_titles_here", rules=rules, basis=SILENT, players=players)
    return violated("no_titles_here", rules=rules, players=players)


@rule("lcg.title.select", "lcg.plot.steps", "lcg.plot.effect_timing")
def it_is_his_turn_to_choose(table: AgotTable, move: ChooseTitle) -> Finding:
    """Players choose titles once a round, after the plots, clockwise from the first player."""
    if not has_titles(table):
        return None
    if current_step(table) != "plot_phase.titles":
        wait = change("wait_step", step="plot_phase.titles")
        return violated("not_the_time_for_titles", wait, rules=("lcg.plot.steps", "lcg.title.select"))
    frame = table.agenda[-1]
    waiting = [seat for seat in table.turn_order if seat not in chosen_in(frame)]
    if waiting and waiting[0] == move.by:
        return _what_plots_do_first(table)
    first = tuple(change("by", seat=seat) for seat in waiting[:1])
    rules = ("lcg.title.select", "lcg.firstplayer.role")
    return violated("others_choose_first", *first, rules=rules, seat="".join(waiting[:1]))


def _what_plots_do_first(table: AgotTable) -> Finding:
    """The note that plots act before titles are chosen, a recommendation, where a plot has a text."""
    says_something = any(
        (seat.plot is not None and seat.plot.when_revealed) or text_is_known(table, seat.id)
        for seat in table.seats.values()
    )
    return EFFECT_TIMING.reason(table, "plots_before_titles") if says_something else None


@rule("lcg.title.select", "lcg.variant.three.titles")
def the_title_is_left(table: AgotTable, move: ChooseTitle) -> Finding:
    """A player takes a title that is still in the council chamber."""
    if not has_titles(table) or move.title in table.council:
        return None
    rules: tuple[str, ...] = ("lcg.title.select",)
    if table.variant == "three":
        frame = innermost(table, "plot_phase")
        now = holder(table, move.title) in (chosen_in(frame) if isinstance(frame, EffectFrame) else ())
        rules = (*rules, "lcg.variant.three.titles") if now else ("lcg.variant.three.titles", *rules)
    left = tuple(change("title", title=title) for title in table.council[:1])
    return violated("title_is_gone", *left, rules=rules, title=move.title, titles=table.council)


def act_choose(table: AgotTable, move: ChooseTitle) -> AgotTable:
    """The figure goes to the player; with three players it replaces the one of the round before."""
    table = table.put(council=tuple(title for title in table.council if title != move.title))
    table = table.seat(move.by, title=move.title)
    frame = innermost(table, "plot_phase")
    assert isinstance(frame, EffectFrame)
    table = set_slots(table, chosen=(*chosen_in(frame), move.by))
    facts = {"title": move.title}
    return add_events(table, Event("title_chosen", seat=move.by, rule="lcg.title.select", facts=dict(facts)))


CHOOSE_TITLE = Verb(
    ChooseTitle,
    (the_game_goes_on, this_game_has_titles, the_title_is_left, it_is_his_turn_to_choose),
    act_choose,
)
