"""The Small Council: choosing titles, and when they go back."""

from __future__ import annotations

from engine.kernel.decision import TABLE, Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import SILENT, Finding, Reason, RuleId, Verdict, change, no, rule
from engine.kernel.state import fill, innermost, note, tell
from engine.lcg.points import EFFECT_TIMING
from engine.lcg.titles import has_titles, holder, titles_go_back
from engine.thrones.moves import ChooseTitle, EndRound, ReturnGold
from engine.thrones.phases import closing
from engine.thrones.phases.revealed import ask_when_revealed, text_is_known
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Frame
from engine.thrones.speaking import said_by_texts
from engine.thrones.standing import BARRED, TAXATION
from engine.thrones.table import Table
from engine.thrones.timing import at


def chosen_in(frame: Frame) -> tuple[str, ...]:
    """Who has taken a title this round."""
    found = frame.slots.get("chosen", ())
    return found if isinstance(found, tuple) else ()


@rule("lcg.title.select", "lcg.firstplayer.role", "lcg.setup.titles_placed")
def ask_titles(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Clockwise from the first player each takes one of the titles left."""
    if not has_titles(table):
        return ()
    waiting = [seat for seat in table.turn_order if seat not in chosen_in(frame)]
    if not waiting or not table.council:
        return ()
    verbs = ("choose_title",)
    return (Decision(waiting[0], "choose_title", "lcg.title.select", Kind.DUTY, verbs),)


def ask_effects_first(table: Table, frame: Frame) -> tuple[Decision, ...]:
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
def this_game_has_titles(table: Table, move: ChooseTitle) -> Finding:
    """Two players use no titles, and neither do teams, whether gold may change hands or not."""
    if has_titles(table):
        return None
    rules: tuple[RuleId, ...]
    rules = ("lcg.variant.team.no_titles",) if table.teams else ("lcg.variant.two.no_titles",)
    players = len(table.order)
    if table.littlefinger:
        rules = (*rules, "lcg.variant.littlefinger.titles")
        return no("no_titles_here", rules=rules, basis=SILENT, players=players)
    return no("no_titles_here", rules=rules, players=players)


@rule("lcg.title.select", "lcg.plot.steps", "lcg.plot.effect_timing")
def it_is_his_turn_to_choose(table: Table, move: ChooseTitle) -> Finding:
    """Titles are chosen once a round, after the plots, clockwise from the first player."""
    if not has_titles(table):
        return None
    if at(table) != "plot_phase.titles":
        wait = change("wait_step", step="plot_phase.titles")
        return no("not_the_time_for_titles", wait, rules=("lcg.plot.steps", "lcg.title.select"))
    frame = table.agenda[-1]
    waiting = [seat for seat in table.turn_order if seat not in chosen_in(frame)]
    if waiting and waiting[0] == move.by:
        return _what_plots_do_first(table)
    first = tuple(change("by", seat=seat) for seat in waiting[:1])
    rules = ("lcg.title.select", "lcg.firstplayer.role")
    return no("others_choose_first", *first, rules=rules, seat="".join(waiting[:1]))


def _what_plots_do_first(table: Table) -> Finding:
    """That they act before titles are chosen is recommended: told where a plot says something."""
    says_something = any(
        (seat.plot is not None and seat.plot.when_revealed) or text_is_known(table, seat.id)
        for seat in table.seats.values()
    )
    return EFFECT_TIMING.reason(table, "plots_before_titles") if says_something else None


@rule("lcg.title.select", "lcg.variant.three.titles")
def the_title_is_left(table: Table, move: ChooseTitle) -> Finding:
    """Only a title that lies in the council chamber can be taken."""
    if not has_titles(table) or move.title in table.council:
        return None
    rules: tuple[str, ...] = ("lcg.title.select",)
    if table.variant == "three":
        frame = innermost(table, "plot_phase")
        now = holder(table, move.title) in (chosen_in(frame) if isinstance(frame, Frame) else ())
        rules = (*rules, "lcg.variant.three.titles") if now else ("lcg.variant.three.titles", *rules)
    left = tuple(change("title", title=one) for one in table.council[:1])
    return no("title_is_gone", *left, rules=rules, title=move.title, titles=table.council)


def act_choose(table: Table, move: ChooseTitle) -> Table:
    """The figure goes to the player; with three players it replaces the one of the round before."""
    table = table.put(council=tuple(one for one in table.council if one != move.title))
    table = table.seat(move.by, title=move.title)
    frame = innermost(table, "plot_phase")
    assert isinstance(frame, Frame)
    table = fill(table, chosen=(*chosen_in(frame), move.by))
    facts = {"title": move.title}
    return tell(table, Event("title_chosen", seat=move.by, rule="lcg.title.select", facts=dict(facts)))


CHOOSE_TITLE = Verb(
    ChooseTitle,
    (the_game_goes_on, this_game_has_titles, the_title_is_left, it_is_his_turn_to_choose),
    act_choose,
)


@rule("lcg.taxation.return", "lcg.gold.carry")
def ask_return(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Gold goes back by itself, unless a card has taxation left out: then the table says who keeps his."""
    asked = closing.ask_return(table, frame)
    texts = said_by_texts(table).get((BARRED, TAXATION), ())
    if not asked or not texts:
        return asked
    says = next(iter(texts))[1].name
    verbs = ("return_gold",)
    return (Decision(TABLE, "who_keeps_gold", "lcg.gold.carry", Kind.DUTY, verbs, purpose=says),)


TAXATION_PHASE = Procedure(
    closing.TAXATION_PHASE.name,
    (Step("return", ask=ask_return), *closing.TAXATION_PHASE.steps[1:]),
)


@rule("lcg.taxation.return", "lcg.gold.carry", "lcg.marshal.gold_pool")
def act_return(table: Table, move: ReturnGold) -> Table:
    """All unspent gold goes back, but for players whose card lets them skip taxation."""
    table = closing.act_return(table, move)
    if not move.skip:
        return table
    return note(table, Reason(("lcg.gold.carry",), says="gold_is_carried", facts={"seats": move.skip}))


RETURN_GOLD = Verb(ReturnGold, closing.RETURN_GOLD.rules, act_return)


def ask_end(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The round is over when taxes are paid and nobody acts any more."""
    if frame.slots.get("ended"):
        return ()
    rule_id, verbs = "lcg.taxation.next_round", ("end_round",)
    return (Decision(TABLE, "end_round", rule_id, Kind.PROCEDURE, verbs, EndRound()),)


@rule("lcg.taxation.next_round", "lcg.round.phases")
def the_round_is_over(table: Table, move: EndRound) -> Finding:
    """A round ends after the taxation phase."""
    if at(table) == "round.end":
        return None
    return no("round_goes_on", change("wait_phase", phase="taxation"), phase=table.phase)


@rule("lcg.title.return", "lcg.variant.three.titles", "lcg.taxation.next_round")
def act_end_round(table: Table, move: EndRound) -> Table:
    """All titles go back; with three players only in the round in which the chamber has become empty."""
    table = fill(table, ended=True)
    if not has_titles(table):
        return table
    if table.variant == "three" and table.council:
        rules = ("lcg.variant.three.titles",)
        facts = {"titles": table.council}
        return note(table, Reason(rules, Verdict.YES, "titles_stay_out", dict(facts)))
    again = ("lcg.variant.three.titles",) if table.variant == "three" else ()
    table = note(titles_go_back(table), Reason(("lcg.title.return", *again), says="titles_return"))
    return tell(table, Event("titles_returned", rule="lcg.title.return"))


END_ROUND = Verb(EndRound, (the_game_goes_on, the_round_is_over), act_end_round)
END_STEP = Step("end", ask=ask_end)
