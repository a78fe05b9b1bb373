"""Phase 1: plots, initiative, the first player, when-revealed text."""

from __future__ import annotations

from engine.kernel.decision import TABLE, Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import Finding, Question, Reason, Verdict, cannot_tell, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.kernel.tally import part, tally
from engine.thrones.deeds import push_effects
from engine.thrones.moves import DetermineInitiative, NameFirstPlayer, OrderWhenRevealed, RevealPlot
from engine.thrones.occasions import happened
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import Frame, Occasion, Plot, Table, total_power
from engine.thrones.timing import at, unnamed_window


def ask_plots(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player chooses one plot in secret; both are revealed at the same time."""
    waiting = [seat.id for seat in table.seats.values() if not seat.revealed]
    return tuple(
        Decision(seat, "reveal_plot", "hbo.plot.choose_secret", Kind.DUTY, ("reveal_plot",))
        for seat in waiting
    )


def ask_initiative(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Initiative is compared; a lot is drawn if that and power are equal."""
    if table.initiative_winner:
        return ()
    verbs = ("determine_initiative",)
    if table.lot_open:
        return (Decision(TABLE, "draw_lot", "hbo.plot.initiative_tie_random", Kind.DUTY, verbs),)
    move = DetermineInitiative()
    return (Decision(TABLE, "determine_initiative", "hbo.plot.initiative", Kind.PROCEDURE, verbs, move),)


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


def ask_when_revealed(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """When-revealed text is carried out, in the order the first player sets."""
    if not awaiting_effect(table):
        return ()
    seat = table.first_player or table.order[0]
    verbs = ("order_when_revealed",)
    return (Decision(seat, "order_when_revealed", "hbo.plot.when_revealed_order", Kind.DUTY, verbs),)


def awaiting_effect(table: Table) -> tuple[str, ...]:
    """Seats whose revealed plot has when-revealed text that has not been carried out."""
    return tuple(
        seat.id
        for seat in table.seats.values()
        if seat.plot is not None and seat.plot.when_revealed and not seat.when_revealed_done
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
        return no("plots_are_revealed", change("wait_phase", phase="plot"), phase=table.phase)
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


@rule("hbo.plot.used_pile", "hbo.plot.choose_secret", "hbo.plot.recycle")
def the_plot_is_available(table: Table, move: RevealPlot) -> Finding:
    """Used plots cannot be revealed again until the whole plot deck has been gone through."""
    seat = table.seats[move.by]
    if move.plot is None or seat.plots_available is None or move.plot in seat.plots_available:
        return None
    back = change("plot_available", seat=move.by, plot=move.plot)
    if move.plot in seat.plots_used:
        return no("plot_is_used", back, plot=move.plot)
    if seat.plot is not None and seat.plot.name == move.plot:
        rules = ("hbo.plot.recycle", "hbo.plot.used_pile", "hbo.plot.replaces")
        return no("plot_is_revealed_now", back, rules=rules, plot=move.plot)
    return no(
        "not_in_plot_deck", back, rules=("hbo.plot.choose_secret", "hbo.comp.plot_cards"), plot=move.plot
    )


def act_reveal_plot(table: Table, move: RevealPlot) -> Table:
    """It replaces the last plot, used from now on; the last unused plot brings the used ones back."""
    seat, name = table.seats[move.by], move.plot or ""
    used = seat.plots_used + (
        (seat.plot.name,) if seat.plot is not None and seat.plot.name and seat.plot.name != name else ()
    )
    available = None
    if seat.plots_available is not None:
        available = tuple(plot for plot in seat.plots_available if plot != name)
        if not available:
            available, used = used, ()
            table = note(
                table, Reason(("hbo.plot.recycle",), Verdict.YES, "plots_return", {"plots": available})
            )
    plot = seat.plot if seat.plot is not None and seat.plot.name == name else Plot(name)
    table = table.seat(
        move.by,
        plot=plot,
        plots_available=available,
        plots_used=used,
        revealed=True,
        when_revealed_done=False,
    )
    table = note(
        table,
        Reason(("hbo.plot.replaces", "hbo.plot.reveal", "hbo.play.plot_free"), Verdict.YES, "plot_revealed"),
    )
    return tell(table, Event("plot_revealed", name, move.by, rule="hbo.plot.reveal"))


@rule("hbo.plot.initiative", "hbo.plot.reveal")
def both_plots_are_revealed(table: Table, move: DetermineInitiative) -> Finding:
    """Initiative is compared after the reveal, once a round."""
    if at(table) == "plot_phase.initiative":
        return None
    waiting = tuple(seat.id for seat in table.seats.values() if not seat.revealed)
    return no(
        "initiative_comes_after_reveal", change("wait_step", step="plot_phase.initiative"), seats=waiting
    )


@rule("hbo.anatomy.plot_initiative", "hbo.plot.initiative")
def both_initiatives_are_known(table: Table, move: DetermineInitiative) -> Finding:
    """The value on the revealed plot is compared."""
    for seat in table.seats.values():
        if seat.plot is None or seat.plot.initiative is None:
            return cannot_tell(Question("plot_initiative", seat.plot.name if seat.plot else "", seat.id))
    return None


@rule("hbo.plot.initiative_tie_random")
def the_lot_falls_on_one_of_the_tied(table: Table, move: DetermineInitiative) -> Finding:
    """Chance decides only between those whose initiative and power are equal."""
    if not move.random_result or any(_initiative(table, seat) is None for seat in table.order):
        return None
    tied = still_tied(table)
    if move.random_result in tied and len(tied) > 1:
        return None
    if len(tied) == 1:
        return no("no_lot_needed", change("no_lot"), rules=("hbo.plot.initiative",), winner=tied[0])
    return no("lot_among_the_tied", change("lot_on", seat=tied[0]), tied=tied)


def _initiative(table: Table, seat: str) -> int | None:
    plot = table.seats[seat].plot
    if plot is None or plot.initiative is None:
        return None
    return plot.initiative + sum(card.initiative for card in table.in_play(seat))


def highest(table: Table) -> tuple[str, ...]:
    """The seats with the highest initiative."""
    values = {seat: _initiative(table, seat) or 0 for seat in table.order}
    return tuple(seat for seat in table.order if values[seat] == max(values.values()))


def still_tied(table: Table) -> tuple[str, ...]:
    """Those of them with the least power on banner and characters together."""
    tied = highest(table)
    least = min(total_power(table, seat) for seat in tied)
    return tuple(seat for seat in tied if total_power(table, seat) == least)


def act_initiative(table: Table, move: DetermineInitiative) -> Table:
    """The higher value wins; in a tie, less power; then chance."""
    top, tied = highest(table), still_tied(table)
    tie = "none" if len(top) == 1 else ("power" if len(tied) == 1 else "random")
    winner = tied[0] if len(tied) == 1 else move.random_result
    for seat in table.order:
        table = table.seat(seat, last_initiative=_initiative(table, seat))
        table = note(table, initiative_tally(table, seat))
    if tie != "none":
        table = note(table, _tie_reason(table, tie, top))
    table = table.put(
        initiative_winner=winner,
        initiative_tie=tie,
        initiative_among=tied if tie == "random" else (),
        lot_open=not winner,
    )
    return tell(table, Event("initiative_won", seat=winner, rule="hbo.plot.initiative")) if winner else table


def initiative_tally(table: Table, seat: str) -> Reason:
    """Why a seat's initiative is what it is."""
    plot = table.seats[seat].plot
    printed = part(
        "hbo.anatomy.plot_initiative", (plot.initiative or 0) if plot else 0, "plot_initiative", seat=seat
    )
    bonuses = (
        part("hbo.golden.card_over_rules", c.initiative, "initiative_bonus", card=c.id)
        for c in table.in_play(seat)
        if c.initiative
    )
    return tally("hbo.plot.initiative", "initiative_of", printed, *bonuses, seat=seat)


def _tie_reason(table: Table, tie: str, top: tuple[str, ...]) -> Reason:
    power = tuple(f"{seat}: {total_power(table, seat)}" for seat in top)
    rules: tuple[str, ...] = ("hbo.plot.initiative_tie_power", "hbo.power.on_character")
    if tie == "random":
        rules = ("hbo.plot.initiative_tie_random", *rules)
    return Reason(rules, Verdict.YES, f"initiative_tie_{tie}", {"power": power})


@rule("hbo.plot.first_player_choice", "hbo.plot.initiative")
def the_winner_of_initiative_names_him(table: Table, move: NameFirstPlayer) -> Finding:
    """The winner of initiative decides which player is first this round."""
    if at(table) != "plot_phase.first_player":
        return no(
            "not_the_time_to_name", change("wait_step", step="plot_phase.first_player"), phase=table.phase
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


@rule("hbo.plot.when_revealed_order", "hbo.plot.when_revealed")
def the_first_player_orders_plots(table: Table, move: OrderWhenRevealed) -> Finding:
    """If both revealed plots have when-revealed text, the first player decides the order."""
    if table.phase != "plot" or at(table) == "plot_phase.reveal":
        return no(
            "not_the_time_for_plots",
            change("wait_step", step="plot_phase.when_revealed"),
            rules=("hbo.plot.when_revealed",),
        )
    if move.by == table.first_player or (
        len(awaiting_effect(table)) == 1 and move.by in awaiting_effect(table)
    ):
        return None
    return no("first_player_decides", change("by", seat=table.first_player), first=table.first_player)


@rule("hbo.plot.when_revealed", "hbo.plot.first_player_choice")
def initiative_is_settled_first(table: Table, move: OrderWhenRevealed) -> Finding:
    """When-revealed text is carried out after initiative and first player are settled."""
    if at(table) in ("plot_phase.initiative", "plot_phase.first_player"):
        return no("initiative_is_open", change("wait_step", step="plot_phase.when_revealed"))
    return None


@rule("hbo.plot.when_revealed")
def every_when_revealed_text_is_carried_out(table: Table, move: OrderWhenRevealed) -> Finding:
    """Every revealed plot with when-revealed text is carried out, and no other."""
    wanted, given = awaiting_effect(table), tuple(one.seat for one in move.order)
    missing = [seat for seat in wanted if seat not in given]
    if missing:
        return no(
            "plot_left_out", *(change("carry_out", seat=seat) for seat in missing), seats=tuple(missing)
        )
    if len(set(given)) < len(given) or any(seat not in wanted for seat in given):
        return no(
            "no_such_text",
            change("carry_out_only", seats=wanted),
            rules=("hbo.plot.other_text", "hbo.plot.when_revealed"),
        )
    return None


def act_order_when_revealed(table: Table, move: OrderWhenRevealed) -> Table:
    """Each is carried out completely before the next."""
    table = happened(table, *(Occasion("plot_carried_out", "", one.seat) for one in move.order))
    for one in reversed(move.order):
        table = push_effects(table, one.effects, one.seat, "", "plot")
    for one in move.order:
        table = table.seat(one.seat, when_revealed_done=True)
        table = tell(table, Event("plot_carried_out", seat=one.seat, rule="hbo.plot.when_revealed"))
    return table


REVEAL_PLOT = Verb(
    RevealPlot, (the_game_goes_on, each_player_reveals_one_plot, the_plot_is_available), act_reveal_plot
)
DETERMINE_INITIATIVE = Verb(
    DetermineInitiative,
    (the_game_goes_on, both_plots_are_revealed, both_initiatives_are_known, the_lot_falls_on_one_of_the_tied),
    act_initiative,
)
NAME_FIRST_PLAYER = Verb(
    NameFirstPlayer, (the_game_goes_on, the_winner_of_initiative_names_him), act_name_first_player
)
ORDER_WHEN_REVEALED = Verb(
    OrderWhenRevealed,
    (
        the_game_goes_on,
        the_first_player_orders_plots,
        initiative_is_settled_first,
        every_when_revealed_text_is_carried_out,
    ),
    act_order_when_revealed,
)
