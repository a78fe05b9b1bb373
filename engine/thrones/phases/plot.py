"""Phase 1: plots, initiative, the first player, when-revealed text."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.decision import Decision, Kind
from engine.kernel.errors import Unreadable
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import Facts, Finding, Reason, Verdict, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.thrones.edition import of
from engine.thrones.moves import NameFirstPlayer, RevealPlot
from engine.thrones.phases.initiative import ask_initiative
from engine.thrones.phases.revealed import ask_when_revealed
from engine.thrones.plot_decks import deck_owner, put_away, take_out
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Frame, Plot, Seat
from engine.thrones.table import Table
from engine.thrones.timing import at, unnamed_window


def ask_plots(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player chooses one plot in secret; both are revealed at the same time."""
    waiting = [seat.id for seat in table.seats.values() if not seat.revealed]
    return tuple(
        Decision(seat, "reveal_plot", "hbo.plot.choose_secret", Kind.DUTY, ("reveal_plot",))
        for seat in waiting
    )


def ask_first_player(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The winner of initiative decides who is first player."""
    if frame.slots.get("named"):
        return ()
    verbs = ("name_first_player",)
    return (
        Decision(
            table.initiative_winner, "name_first_player", "hbo.plot.first_player_choice", Kind.DUTY, verbs
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


@rule("hbo.plot.choose_secret", "hbo.type.plot")
def each_player_reveals_one_plot(table: Table, move: RevealPlot) -> Finding:
    """Every round each player reveals exactly one plot; passing is not offered."""
    if at(table) != "plot_phase.reveal":
        rules = ("hbo.plot.choose_secret", "hbo.plot.reveal", "hbo.round.seven_phases")
        return no("plots_are_revealed", change("wait_phase", phase="plot"), rules=rules, phase=table.phase)
    if move.plot is None:
        return no("a_plot_must_be_revealed", change("choose_plot", seat=move.by), seat=move.by)
    if table.seats[move.by].revealed:
        return no(
            "plot_revealed_already",
            change("not_revealed", seat=move.by),
            rules=("hbo.plot.replaces",),
            seat=move.by,
        )
    return None


@rule("hbo.plot.used_pile", "hbo.plot.choose_secret", "hbo.plot.recycle", "hbo.setup.leftover_plots")
def the_plot_is_available(table: Table, move: RevealPlot) -> Finding:
    """Used plots cannot be revealed again until the whole plot deck has been gone through."""
    seat, deck = table.seats[move.by], table.seats[deck_owner(table, move.by)]
    if move.plot is None:
        return None
    if deck.plots_available is None:
        return _not_in_his_secret_deck(table, deck, move.plot)
    if move.plot in deck.plots_available:
        return None
    back = change("plot_available", seat=deck.id, plot=move.plot)
    if move.plot in deck.plots_used:
        return no("plot_is_used", back, plot=move.plot)
    if seat.plot is not None and seat.plot.name == move.plot:
        rules = ("hbo.plot.used_pile", "hbo.plot.replaces", "hbo.plot.recycle")
        return no("plot_is_revealed_now", back, rules=rules, plot=move.plot)
    rules = ("hbo.plot.choose_secret", "hbo.comp.plot_cards", "hbo.setup.leftover_plots")
    own = change("choose_plot", seat=deck.id)
    return no("not_in_plot_deck", own, rules=rules, plot=move.plot, seat=deck.id)


def _not_in_his_secret_deck(table: Table, seat: Seat, plot: str) -> Reason | None:
    """Of a plot deck nobody has named: what has been seen of it, and what others have, is not left in it."""
    if not seat.plots_secret:
        return None
    another = change("choose_plot", seat=seat.id)
    if plot in seat.plots_used:
        return no("plot_is_used", another, plot=plot)
    if seat.plot is not None and seat.plot.name == plot:
        rules = ("hbo.plot.used_pile", "hbo.plot.replaces", "hbo.plot.recycle")
        return no("plot_is_revealed_now", another, rules=rules, plot=plot)
    others = [one for one in table.seats.values() if one.id != seat.id]
    if any(plot in (*one.draft_standard, *one.plots_used, *_lying(one)) for one in others):
        rules = ("hbo.plot.choose_secret", "hbo.comp.plot_cards", "hbo.setup.leftover_plots")
        return no("not_in_plot_deck", another, rules=rules, plot=plot, seat=seat.id)
    return None


def _lying(seat: Seat) -> tuple[str, ...]:
    return (seat.plot.name,) if seat.plot is not None else ()


PLOT_REVEALED = Reason(
    ("hbo.plot.replaces", "hbo.plot.reveal", "hbo.play.plot_free"), Verdict.YES, "plot_revealed"
)
FIRST_PLOT_REVEALED = Reason(("hbo.plot.reveal", "hbo.play.plot_free"), Verdict.YES, "first_plot_revealed")


@rule("hbo.plot.reveal", "hbo.plot.replaces", "hbo.play.plot_free")
def act_reveal_plot(table: Table, move: RevealPlot) -> Table:
    """It replaces the last plot, used from now on."""
    seat, name, deck = table.seats[move.by], move.plot or "", deck_owner(table, move.by)
    table = take_out(put_away(table, move.by, name), deck, name)
    named = Plot if table.borrowed else of(table).plot
    plot = seat.plot if seat.plot is not None and seat.plot.name == name else named(name)
    if deck != move.by:
        plot = replace(plot, owner=deck)
    table = table.seat(move.by, plot=plot, revealed=True, when_revealed_done=False)
    table = note(table, PLOT_REVEALED if seat.plot is not None else FIRST_PLOT_REVEALED)
    if name and not (table.borrowed or plot.face or plot.when_revealed):
        # What it does when revealed is compulsory, and nobody would ask for it.
        facts: Facts = {"plot": name, "seat": move.by}
        table = note(table, Reason(("hbo.plot.when_revealed",), Verdict.YES, "plot_text_unknown", facts))
    return tell(table, Event("plot_revealed", name, move.by, rule="hbo.plot.reveal"))


@rule("hbo.plot.first_player_choice", "hbo.plot.initiative")
def the_winner_of_initiative_names_him(table: Table, move: NameFirstPlayer) -> Finding:
    """The winner of initiative decides which player is first this round."""
    if move.seat not in table.seats:
        raise Unreadable("unknown_seat", seat=move.seat, known=table.order)
    if at(table) != "plot_phase.first_player":
        lot = ("hbo.plot.initiative_tie_random",) if table.lot_open else ()
        return no(
            "not_the_time_to_name",
            change("wait_step", step="plot_phase.first_player"),
            rules=("hbo.plot.first_player_choice", "hbo.plot.initiative", *lot),
            phase=table.phase,
        )
    if table.initiative_winner and move.by != table.initiative_winner:
        return no(
            "winner_names_first_player",
            change("by", seat=table.initiative_winner),
            winner=table.initiative_winner,
        )
    return None


def act_name_first_player(table: Table, move: NameFirstPlayer) -> Table:
    """He is first player for this round."""
    table = fill(table.put(first_player=move.seat), named=True)
    return tell(table, Event("first_player_named", seat=move.seat, rule="hbo.plot.first_player_choice"))


REVEAL_PLOT = Verb(
    RevealPlot, (the_game_goes_on, each_player_reveals_one_plot, the_plot_is_available), act_reveal_plot
)


NAME_FIRST_PLAYER = Verb(
    NameFirstPlayer, (the_game_goes_on, the_winner_of_initiative_names_him), act_name_first_player
)
