"""Initiative: compared, broken by power, then by a lot."""

from __future__ import annotations

from engine.agot.abilities.active import blank_cards
from engine.agot.rounds.timing import current_step
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import DetermineInitiative
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import plot_part, sign_is_blank
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    Finding,
    Question,
    Reason,
    Verdict,
    cannot_tell,
    change,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.state import Event, add_events, add_notes


def ask_initiative(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Initiative is compared; a lot is drawn if that and power are equal."""
    if table.initiative_winner:
        return ()
    verbs = ("determine_initiative",)
    if table.lot_open:
        return (Decision(TABLE, "draw_lot", "hbo.plot.initiative_tie_random", DecisionKind.DUTY, verbs),)
    move = DetermineInitiative()
    return (
        Decision(TABLE, "determine_initiative", "hbo.plot.initiative", DecisionKind.PROCEDURE, verbs, move),
    )


@rule("hbo.plot.initiative", "hbo.plot.reveal", "lcg.initiative.total", "lcg.plot.choose_reveal")
def both_plots_are_revealed(table: AgotTable, move: DetermineInitiative) -> Finding:
    """Players compare initiative once a round, after revealing their plots."""
    if current_step(table) == "plot_phase.initiative":
        return None
    waiting = tuple(seat.id for seat in table.seats.values() if not seat.revealed)
    return violated(
        "initiative_comes_after_reveal", change("wait_step", step="plot_phase.initiative"), seats=waiting
    )


@rule(
    "hbo.anatomy.plot_initiative",
    "hbo.plot.initiative",
    "lcg.anatomy.plot_initiative",
    "lcg.initiative.total",
)
def both_initiatives_are_known(table: AgotTable, move: DetermineInitiative) -> Finding:
    """Players compare the initiative on their revealed plots."""
    for seat in table.seats.values():
        if seat.plot is None or seat.plot.initiative is None:
            return cannot_tell(Question("plot_initiative", seat.plot.name if seat.plot else "", seat.id))
    return None


@rule("hbo.plot.initiative_tie_random", "lcg.initiative.tie_random")
def the_lot_falls_on_one_of_the_tied(table: AgotTable, move: DetermineInitiative) -> Finding:
    """Chance decides only between players tied in both initiative and power."""
    if not move.random_result or any(_initiative(table, seat) is None for seat in table.order):
        return None
    tied = still_tied(table)
    if move.random_result in tied and len(tied) > 1:
        return None
    if len(tied) == 1 and move.random_result == tied[0]:
        return None  # A lot told where none is needed changes nothing.
    if len(tied) == 1:
        by_power = ("hbo.plot.initiative_tie_power",) if len(highest(table)) > 1 else ()
        rules = (*by_power, "hbo.plot.initiative", "hbo.plot.initiative_tie_random")
        return violated("no_lot_needed", change("no_lot"), rules=rules, winner=tied[0])
    less = ("hbo.plot.initiative_tie_power",) if move.random_result in highest(table) else ()
    rules = ("hbo.plot.initiative_tie_random", *less)
    return violated("lot_among_the_tied", change("lot_on", seat=tied[0]), rules=rules, tied=tied)


def _initiative(table: AgotTable, seat: str) -> int | None:
    plot = table.seats[seat].plot
    if plot is None or plot.initiative is None:
        return None
    blank = blank_cards(table)
    return plot.initiative + sum(card.initiative for card in table.in_play(seat) if card.id not in blank)


def highest(table: AgotTable) -> tuple[str, ...]:
    """The seats with the highest initiative."""
    values = {seat: _initiative(table, seat) or 0 for seat in table.order}
    return tuple(seat for seat in table.order if values[seat] == max(values.values()))


@rule("hbo.plot.initiative_tie_power", "lcg.initiative.tie_power")
def still_tied(table: AgotTable) -> tuple[str, ...]:
    """Those of them with the least power on banner and characters together."""
    tied = highest(table)
    if len(tied) == 1:
        return tied
    power = {seat: ruleset(table).tie_power(table, seat) for seat in tied}
    return tuple(seat for seat in tied if power[seat] == min(power.values()))


def no_lot_is_needed(table: AgotTable) -> bool:
    """The revealed plots, and power where they are equal, decide by themselves."""
    known = all(_initiative(table, seat) is not None for seat in table.order)
    return known and len(still_tied(table)) == 1


@rule(
    "hbo.plot.initiative",
    "hbo.plot.initiative_tie_random",
    "lcg.initiative.total",
    "lcg.initiative.tie_random",
)
def act_initiative(table: AgotTable, move: DetermineInitiative) -> AgotTable:
    """The higher value wins; in a tie, less power; then chance."""
    top, tied = highest(table), still_tied(table)
    tie = "none" if len(top) == 1 else ("power" if len(tied) == 1 else "random")
    winner = tied[0] if len(tied) == 1 else move.random_result
    for seat in table.order:
        table = table.seat(seat, last_initiative=_initiative(table, seat))
        table = add_notes(table, initiative_tally(table, seat))
    if tie != "none":
        table = add_notes(table, _tie_reason(table, tie, top))
    table = table.put(
        initiative_winner=winner,
        initiative_tie=tie,
        initiative_among=tied if tie == "random" else (),
        lot_open=not winner,
    )
    return (
        add_events(table, Event("initiative_won", seat=winner, rule="hbo.plot.initiative"))
        if winner
        else table
    )


@rule("hbo.plot.initiative", "lcg.initiative.total", "lcg.symbol.initiative_bonus")
def initiative_tally(table: AgotTable, seat: str) -> Reason:
    """Why a seat's initiative is what it is."""
    plot = table.seats[seat].plot
    printed = plot_part(seat, plot, "initiative", "hbo.anatomy.plot_initiative")
    by = ruleset(table).initiative_rule
    bonuses = (
        part(by, c.initiative, "initiative_bonus", card=c.id)
        if c.id not in blank_cards(table)
        else sign_is_blank(by, c)
        for c in table.in_play(seat)
        if c.initiative
    )
    return tally("hbo.plot.initiative", "initiative_of", printed, *bonuses, seat=seat)


def _tie_reason(table: AgotTable, tie: str, top: tuple[str, ...]) -> Reason:
    power = tuple(f"{seat}: {ruleset(table).tie_power(table, seat)}" for seat in top)
    rules: tuple[str, ...] = ("hbo.plot.initiative_tie_power", "hbo.power.on_character")
    if tie == "random":
        rules = ("hbo.plot.initiative_tie_random", *rules)
    because = tuple(reason for seat in top for reason in ruleset(table).tie_note(table, seat))
    return Reason(rules, Verdict.YES, f"initiative_tie_{tie}", {"power": power}, because)


DETERMINE_INITIATIVE = Verb(
    DetermineInitiative,
    (the_game_goes_on, both_plots_are_revealed, both_initiatives_are_known, the_lot_falls_on_one_of_the_tied),
    act_initiative,
)
