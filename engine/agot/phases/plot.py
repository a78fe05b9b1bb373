"""The plot phase: plots, the first player, and when-revealed text in order."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.definitions import USES, trigger
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.phases.initiative import ask_initiative
from engine.agot.rounds.action_windows import unnamed_window
from engine.agot.rounds.timing import current_step
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import NameFirstPlayer, Ordered, OrderWhenRevealed, RevealPlot
from engine.agot.state.piles import deck_owner, put_away, take_out
from engine.agot.state.records import EffectFrame, Occasion, Plot, Seat
from engine.agot.state.table import AgotTable
from engine.agot.state.text_effects import ByText
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.errors import Unreadable
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Facts, Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots


def ask_when_revealed(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """When-revealed text is carried out, in the order the first player sets."""
    if not awaiting_effect(table):
        return ()
    seat = table.first_player or table.order[0]
    return (order_asked(table, seat),)


def order_asked(table: AgotTable, seat: str) -> Decision:
    """The order is asked for; of one text that is known there is nothing to say."""
    waiting, verbs = awaiting_effect(table), ("order_when_revealed",)
    kind, only = DecisionKind.DUTY, None
    if len(waiting) == 1 and text_is_known(table, waiting[0]):
        kind, only = DecisionKind.PROCEDURE, OrderWhenRevealed(by=seat, order=(Ordered(waiting[0]),))
    return Decision(seat, "order_when_revealed", "hbo.plot.when_revealed_order", kind, verbs, only)


def text_is_known(table: AgotTable, seat: str) -> bool:
    """The when-revealed text of this seat's plot is carried out by the referee."""
    plot = table.seats[seat].plot
    return plot is not None and any(use.kind == "when_revealed" for use in USES.get(plot.face, ()))


@rule("hbo.plot.when_revealed", "hbo.plot.other_text", "lcg.plot.effect_timing", "lcg.cardtype.plot")
def awaiting_effect(table: AgotTable) -> tuple[str, ...]:
    """Seats whose revealed plot has when-revealed text that has not been carried out."""
    return tuple(
        seat.id
        for seat in table.seats.values()
        if seat.plot is not None
        and not seat.when_revealed_done
        and (seat.plot.when_revealed or text_is_known(table, seat.id))
    )


@rule(
    "hbo.plot.when_revealed_order",
    "hbo.plot.when_revealed",
    "lcg.firstplayer.passive_order",
    "lcg.plot.effect_timing",
)
def the_first_player_orders_plots(table: AgotTable, move: OrderWhenRevealed) -> Finding:
    """If both revealed plots have when-revealed text, the first player decides the order."""
    if move.by == table.first_player or awaiting_effect(table) == (move.by,):
        return None
    return violated("first_player_decides", change("by", seat=table.first_player), first=table.first_player)


@rule(
    "hbo.plot.when_revealed",
    "hbo.plot.first_player_choice",
    "hbo.plot.phase_end",
    "lcg.plot.effect_timing",
    "lcg.firstplayer.appoint",
    "lcg.plot.steps",
)
def initiative_is_settled_first(table: AgotTable, move: OrderWhenRevealed) -> Finding:
    """When-revealed text is resolved in the plot phase, after initiative and the first player."""
    if current_step(table) in ("plot_phase.when_revealed", "plot_phase.late_effects"):
        return None
    wait = change("wait_step", step="plot_phase.when_revealed")
    says = "initiative_is_open" if table.phase == "plot" else "not_the_time_for_plots"
    return violated(says, wait, phase=table.phase)


@rule("hbo.plot.when_revealed", "lcg.plot.effect_timing")
def every_when_revealed_text_is_carried_out(table: AgotTable, move: OrderWhenRevealed) -> Finding:
    """Every revealed plot with when-revealed text is resolved, and no other plot."""
    wanted, given = awaiting_effect(table), tuple(turn.seat for turn in move.order)
    missing = [seat for seat in wanted if seat not in given]
    if missing:
        carried_out = (change("carry_out", seat=seat) for seat in missing)
        rules = ("hbo.plot.when_revealed", "hbo.plot.when_revealed_order")
        return violated("plot_left_out", *carried_out, rules=rules, seats=tuple(missing))
    if len(set(given)) < len(given) or any(seat not in wanted for seat in given):
        return violated(
            "no_such_text",
            change("carry_out_only", seats=wanted),
            rules=("hbo.plot.other_text", "hbo.plot.when_revealed"),
        )
    return None


@rule("hbo.plot.when_revealed", "hbo.anatomy.card_text", "lcg.plot.effect_timing", "lcg.anatomy.rules_text")
def a_known_text_is_carried_out_as_it_reads(table: AgotTable, move: OrderWhenRevealed) -> Finding:
    """A plot whose text Referee knows is resolved as it reads."""
    for turn in move.order:
        if turn.effects and text_is_known(table, turn.seat):
            return violated("plot_says_otherwise", seat=turn.seat)
    return None


def act_order_when_revealed(table: AgotTable, move: OrderWhenRevealed) -> AgotTable:
    """Each is carried out completely before the next."""
    table = trigger(table, *(Occasion("plot_carried_out", "", turn.seat) for turn in move.order))
    for turn in reversed(move.order):
        known = (ByText(turn.seat, turn.seat),) if text_is_known(table, turn.seat) else ()
        table = push_effects(table, turn.effects or known, turn.seat, "", "plot")
    for turn in move.order:
        table = table.seat(turn.seat, when_revealed_done=True)
        table = add_events(table, Event("plot_carried_out", seat=turn.seat, rule="hbo.plot.when_revealed"))
    return table


ORDER_WHEN_REVEALED = Verb(
    OrderWhenRevealed,
    (
        the_game_goes_on,
        the_first_player_orders_plots,
        initiative_is_settled_first,
        every_when_revealed_text_is_carried_out,
        a_known_text_is_carried_out_as_it_reads,
    ),
    act_order_when_revealed,
)


def ask_plots(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player chooses one plot in secret; both are revealed at the same time."""
    waiting = [seat.id for seat in table.seats.values() if not seat.revealed]
    return tuple(
        Decision(seat, "reveal_plot", "hbo.plot.choose_secret", DecisionKind.DUTY, ("reveal_plot",))
        for seat in waiting
    )


def ask_first_player(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The winner of initiative decides who is first player."""
    if frame.slots.get("named"):
        return ()
    verbs = ("name_first_player",)
    return (
        Decision(
            table.initiative_winner,
            "name_first_player",
            "hbo.plot.first_player_choice",
            DecisionKind.DUTY,
            verbs,
        ),
    )


PLOT_PHASE = Procedure(
    "plot_phase",
    (
        Step("reveal", ask=ask_plots),
        Step("initiative", ask=ask_initiative),
        Step("first_player", ask=ask_first_player),
        Step("when_revealed", ask=ask_when_revealed),
        Step("window", do=unnamed_window),
    ),
)


@rule("hbo.plot.choose_secret", "hbo.type.plot", "lcg.plot.choose_reveal", "lcg.cardtype.plot")
def each_player_reveals_one_plot(table: AgotTable, move: RevealPlot) -> Finding:
    """Each player must reveal exactly one plot every round; nobody may pass."""
    if current_step(table) != "plot_phase.reveal":
        rules = ("hbo.plot.choose_secret", "hbo.plot.reveal", "hbo.round.seven_phases")
        return violated(
            "plots_are_revealed", change("wait_phase", phase="plot"), rules=rules, phase=table.phase
        )
    if move.plot is None:
        return violated("a_plot_must_be_revealed", change("choose_plot", seat=move.by), seat=move.by)
    if table.seats[move.by].revealed:
        return violated(
            "plot_revealed_already",
            change("not_revealed", seat=move.by),
            rules=("hbo.plot.replaces",),
            seat=move.by,
        )
    return None


@rule(
    "hbo.plot.used_pile",
    "hbo.plot.choose_secret",
    "hbo.plot.recycle",
    "hbo.setup.leftover_plots",
    "lcg.plot.states",
    "lcg.plot.choose_reveal",
    "lcg.plot.recycle",
    "lcg.deck.plots7",
)
def the_plot_is_available(table: AgotTable, move: RevealPlot) -> Finding:
    """A used plot cannot be revealed again until every plot of the deck has been used."""
    seat, deck = table.seats[move.by], table.seats[deck_owner(table, move.by)]
    if move.plot is None:
        return None
    if deck.plots_available is None:
        return _not_in_his_secret_deck(table, deck, move.plot)
    if move.plot in deck.plots_available:
        return None
    back = change("plot_available", seat=deck.id, plot=move.plot)
    if move.plot in deck.plots_used:
        return violated("plot_is_used", back, plot=move.plot)
    if seat.plot is not None and seat.plot.name == move.plot:
        rules = ("hbo.plot.used_pile", "hbo.plot.replaces", "hbo.plot.recycle")
        return violated("plot_is_revealed_now", back, rules=rules, plot=move.plot)
    rules = ("hbo.plot.choose_secret", "hbo.comp.plot_cards", "hbo.setup.leftover_plots")
    own = change("choose_plot", seat=deck.id)
    return violated("not_in_plot_deck", own, rules=rules, plot=move.plot, seat=deck.id)


def _not_in_his_secret_deck(table: AgotTable, seat: Seat, plot: str) -> Reason | None:
    """Of a plot deck nobody has named: what has been seen of it, and what others have, is not left in it."""
    if not seat.plots_secret:
        return None
    another = change("choose_plot", seat=seat.id)
    if plot in seat.plots_used:
        return violated("plot_is_used", another, plot=plot)
    if seat.plot is not None and seat.plot.name == plot:
        rules = ("hbo.plot.used_pile", "hbo.plot.replaces", "hbo.plot.recycle")
        return violated("plot_is_revealed_now", another, rules=rules, plot=plot)
    others = [other for other in table.seats.values() if other.id != seat.id]
    if any(plot in (*other.draft_standard, *other.plots_used, *_lying(other)) for other in others):
        rules = ("hbo.plot.choose_secret", "hbo.comp.plot_cards", "hbo.setup.leftover_plots")
        return violated("not_in_plot_deck", another, rules=rules, plot=plot, seat=seat.id)
    return None


def _lying(seat: Seat) -> tuple[str, ...]:
    return (seat.plot.name,) if seat.plot is not None else ()


PLOT_REVEALED = Reason(
    ("hbo.plot.replaces", "hbo.plot.reveal", "hbo.play.plot_free"), Verdict.YES, "plot_revealed"
)
FIRST_PLOT_REVEALED = Reason(("hbo.plot.reveal", "hbo.play.plot_free"), Verdict.YES, "first_plot_revealed")


@rule(
    "hbo.plot.reveal", "hbo.plot.replaces", "hbo.play.plot_free", "lcg.plot.choose_reveal", "lcg.plot.states"
)
def act_reveal_plot(table: AgotTable, move: RevealPlot) -> AgotTable:
    """It replaces the last plot, used from now on."""
    seat, name, deck = table.seats[move.by], move.plot or "", deck_owner(table, move.by)
    table = take_out(put_away(table, move.by, name), deck, name)
    named = Plot if table.borrowed else ruleset(table).plot
    plot = seat.plot if seat.plot is not None and seat.plot.name == name else named(name)
    if deck != move.by:
        plot = replace(plot, owner=deck)
    table = table.seat(move.by, plot=plot, revealed=True, when_revealed_done=False)
    table = add_notes(table, PLOT_REVEALED if seat.plot is not None else FIRST_PLOT_REVEALED)
    if name and not (table.borrowed or plot.face or plot.when_revealed):
        # What it does when revealed is compulsory, and nobody would ask for it.
        facts: Facts = {"plot": name, "seat": move.by}
        table = add_notes(table, Reason(("hbo.plot.when_revealed",), Verdict.YES, "plot_text_unknown", facts))
    return add_events(table, Event("plot_revealed", name, move.by, rule="hbo.plot.reveal"))


BEFORE_INITIATIVE = ("setup", "plot")
"""Phases in which initiative may not be determined yet."""


@rule(
    "hbo.plot.first_player_choice", "hbo.plot.initiative", "lcg.firstplayer.appoint", "lcg.initiative.total"
)
def the_winner_of_initiative_names_him(table: AgotTable, move: NameFirstPlayer) -> Finding:
    """The winner of initiative decides who is first player this round."""
    if move.seat not in table.seats:
        raise Unreadable("unknown_seat", seat=move.seat, known=table.order)
    if current_step(table) != "plot_phase.first_player":
        lot = ("hbo.plot.initiative_tie_random",) if table.lot_open else ()
        early = table.phase in BEFORE_INITIATIVE and not table.initiative_winner
        return violated(
            "first_player_comes_later" if early else "first_player_is_named",
            change("wait_step", step="plot_phase.first_player"),
            rules=("hbo.plot.first_player_choice", "hbo.plot.initiative", *lot),
            first=table.first_player,
        )
    if table.initiative_winner and move.by != table.initiative_winner:
        return violated(
            "winner_names_first_player",
            change("by", seat=table.initiative_winner),
            winner=table.initiative_winner,
        )
    return None


def act_name_first_player(table: AgotTable, move: NameFirstPlayer) -> AgotTable:
    """The player named is first player for this round."""
    table = set_slots(table.put(first_player=move.seat), named=True)
    return add_events(table, Event("first_player_named", seat=move.seat, rule="hbo.plot.first_player_choice"))


REVEAL_PLOT = Verb(
    RevealPlot, (the_game_goes_on, each_player_reveals_one_plot, the_plot_is_available), act_reveal_plot
)


NAME_FIRST_PLAYER = Verb(
    NameFirstPlayer, (the_game_goes_on, the_winner_of_initiative_names_him), act_name_first_player
)
