"""The start of a case: its phase, or where its fields and first step put it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.agot.abilities.continuous import TO_ATTACK, TO_DEFEND, who_kneels
from engine.agot.abilities.definitions import trigger
from engine.agot.cases.builder import table_of, with_faces
from engine.agot.cases.position import AgotPosition, PositionChallenge, read_position
from engine.agot.phases.initiative import still_tied
from engine.agot.rounds.action_windows import open_window
from engine.agot.rounds.rounds import (
    after_phase_work,
    at_draft,
    at_phase,
    at_setup,
    at_step,
    in_challenge,
    with_window,
)
from engine.agot.ruleset import RULESETS
from engine.agot.state import moves as m
from engine.agot.state.records import Challenge, Occasion, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import check_victory
from engine.kernel.cases.model import AskStep, StepInput
from engine.kernel.decisions import Move, Pass
from engine.kernel.errors import Fault, Impossible, fault
from engine.kernel.game import Game
from engine.kernel.judge import settle
from engine.kernel.state import set_slots

SETUP_STEPS: tuple[tuple[type[Move], str], ...] = ((m.RevealSetup, "reveal"), (m.RefillHands, "refill"))
PLOT_STEPS: tuple[tuple[type[Move], str], ...] = (
    (m.DetermineInitiative, "initiative"),
    (m.NameFirstPlayer, "first_player"),
    (m.OrderWhenRevealed, "when_revealed"),
    (m.ChooseTitle, "titles"),
)


SETUP_MOVES = (m.DraftPick, m.BuildPlotDeck, m.Mulligan, m.PlaceSetup, m.RevealSetup, m.RefillHands)
PLOT_MOVES: tuple[type[Move], ...] = (
    m.RevealPlot,
    *(kind for kind, _ in PLOT_STEPS),
    m.PlayEvent,
    m.UseAbility,
    Pass,
)
"""Moves that have a place of their own in their phase: the first of them tells where the case begins."""


def first_moves(table: AgotTable) -> tuple[Move, ...]:
    """Moves of set-up or of the plot phase that put the beginning elsewhere when they come first."""
    if table.phase == "setup":
        return m.DraftPick(), m.BuildPlotDeck(), m.RevealSetup(), m.RefillHands()
    if table.phase != "plot":
        return ()
    steps = (m.DetermineInitiative(), m.NameFirstPlayer(seat=""), m.OrderWhenRevealed())
    return (*(m.RevealPlot(by=seat) for seat in table.order), *steps, m.ChooseTitle(title="hand"))


def _first_of(moves: tuple[Move, ...], kinds: tuple[type[Move], ...]) -> Move | None:
    return next((move for move in moves if isinstance(move, kinds)), None)


def begin(game: Game, raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> AgotTable:
    """The table of a position, ready for the first step.

    Raises:
        Unreadable: a field is unknown or of the wrong type.
        Impossible: the position cannot exist.
    """
    position = read_position(with_faces(raw, RULESETS[game.id].fields_of))
    table = _table_of(game, raw, position, text)
    moves = tuple(step for step in asked if isinstance(step, Move))
    if not table.seats:
        if asked and not all(isinstance(step, AskStep) for step in asked):
            raise _impossible(game, raw, (fault("nobody_seated", "hbo.setup.choose_houses"),))
        return table
    table = _enter(game, table, position, moves)
    if position.window is not None:
        table = _with_window(game, table, position.window.first)
    return check_victory(table).put(events=(), notes=())


def _table_of(game: Game, raw: dict[str, Any], position: AgotPosition, text: str) -> AgotTable:
    try:
        return table_of(position, game.id, text)
    except Impossible as error:
        raise _impossible(game, raw, error.faults) from None


def _impossible(game: Game, raw: dict[str, Any], faults: tuple[Fault, ...]) -> Impossible:
    """These faults of a position, with the rules as the game calls them."""
    if game.names is not None:
        faults = tuple(replace(found, rule=game.names.id(found.rule)) for found in faults)
    return Impossible(faults, game.id, raw)


def _enter(game: Game, table: AgotTable, position: AgotPosition, moves: tuple[Move, ...]) -> AgotTable:
    phase = position.phase or "plot"
    if phase == "setup":
        return _in_setup(game, table, moves)
    if phase == "plot":
        return _in_plot(game, table, position, moves)
    first = position.first_player or ""
    # Who has made the challenge under way is the active player.
    active = position.active_player or (position.challenge.by if position.challenge else first)
    turns = phase in ("marshalling", "challenges")
    if turns and not position.first_player and active:
        table = table.put(first_player=active)
    challenges_made = {seat: table.seats[seat].challenges_made for seat in table.order}
    table = at_phase(game, _all_revealed(table), phase, active if turns else "")
    for seat, kinds in challenges_made.items():
        table = table.seat(seat, challenges_made=kinds)
    if position.challenge is None:
        return table
    table = _with_challenge(game, table, position)
    return table if position.window is not None else _just_defended(table, moves)


def _all_revealed(table: AgotTable) -> AgotTable:
    for seat in table.order:
        table = table.seat(
            seat, revealed=True, mulligan_taken=True, placed=True, refilled=True, when_revealed_done=True
        )
    return table


def _in_setup(game: Game, table: AgotTable, moves: tuple[Move, ...]) -> AgotTable:
    first = _first_of(moves, SETUP_MOVES)
    if isinstance(first, m.DraftPick | m.BuildPlotDeck):
        return _in_draft(game, table, first)
    table = at_setup(game, _laid_by_now(table))
    for kind, step in SETUP_STEPS:
        if isinstance(first, kind):
            for seat in table.order:
                table = table.seat(seat, placed=True, mulligan_taken=True)
            return at_step(table, step)
    return table


def _laid_by_now(table: AgotTable) -> AgotTable:
    """Cards that lie in play during set-up are set-up cards; they count with those laid from now on."""
    for seat in table.order:
        laid = tuple(card.id for card in table.all_in_play if card.controller == seat)
        table = table.seat(seat, placed_cards=laid)
    return table


def _in_draft(game: Game, table: AgotTable, first: Move) -> AgotTable:
    table = at_draft(game, table)
    if isinstance(first, m.BuildPlotDeck):
        for seat in table.order:
            table = table.seat(seat, drafted_now=6)
        return at_step(table, "decks")
    return table


def _in_plot(game: Game, table: AgotTable, position: AgotPosition, moves: tuple[Move, ...]) -> AgotTable:
    """A seat's plot lies revealed, unless it reveals one in the steps.

    Where the first player is named and a seat acts first, all earlier steps of the phase are done.
    """
    revealing = _revealing(table, moves)
    plots = {seat: _plot_of(table, seat, revealing.get(seat)) for seat in table.order}
    table = at_phase(game, table, "plot")
    for seat in table.order:
        table = table.seat(seat, revealed=seat not in revealing, plot=plots[seat], when_revealed_done=False)
        table = _plot_covered(table, position, seat, revealing.get(seat))
    first = _first_of(moves, PLOT_MOVES)
    if position.first_player and isinstance(first, m.PlayEvent | m.UseAbility | Pass) and not revealing:
        for seat in table.order:
            table = table.seat(seat, when_revealed_done=True)
        return after_phase_work(game, table)
    for kind, step in PLOT_STEPS:
        if isinstance(first, kind):
            table = at_step(_initiative_known(table) if step != "initiative" else table, step)
    if isinstance(first, m.ChooseTitle):
        table = set_slots(table, chosen=RULESETS[game.id].titles_chosen(position))
    return table if isinstance(first, tuple(kind for kind, _ in PLOT_STEPS)) else settle(game, table)


def _revealing(table: AgotTable, moves: tuple[Move, ...]) -> dict[str, str | None]:
    """Seat -> the plot it reveals first; one it cannot reveal is only tried."""
    found: dict[str, str | None] = {}
    for move in reversed(moves):
        if isinstance(move, m.RevealPlot):
            deck = table.seats[move.by].plots_available
            tried = move.plot is None or (deck is not None and move.plot not in deck)
            found[move.by] = found.get(move.by) if tried else move.plot
    return found


def _plot_covered(table: AgotTable, position: AgotPosition, seat: str, name: str | None) -> AgotTable:
    """Where the plot described is the one about to be revealed, it covers the one that lies there."""
    plots = next(other.plots for other in position.seats if other.id == seat)
    before, plot = plots.revealed if plots else None, table.seats[seat].plot
    if not before or name is None or plot is None or not plot.name == name != before:
        return table
    return table.seat(seat, plots_used=(*table.seats[seat].plots_used, before))


def _plot_of(table: AgotTable, seat: str, name: str | None) -> Plot | None:
    """The plot a seat has, under the name by which it is revealed first if it has none of its own."""
    plot = table.seats[seat].plot
    if plot is None or plot.name or name is None:
        return plot
    return replace(plot, name=name)


def _initiative_known(table: AgotTable) -> AgotTable:
    """What the revealed plots decide by themselves."""
    seats = table.seats.values()
    if any(seat.plot is None or seat.plot.initiative is None for seat in seats):
        return table
    tied = still_tied(table)
    return table.put(initiative_winner=tied[0]) if len(tied) == 1 else table


def _challenge(table: AgotTable, described: PositionChallenge) -> Challenge:
    """The challenge of a position; a defender of another seat than the target makes this its supporter."""
    defended = described.last_step == "defenders"
    opposed = defended and bool(described.defenders)
    defending = table.cards[described.defenders[0]].controller if opposed else described.target
    return Challenge(
        described.by,
        described.kind,
        described.target,
        described.attackers,
        described.defenders if defended else None,
        described.bypassed,
        opposed=opposed,
        supporter=defending if defending != described.target else "",
    )


def _with_challenge(game: Game, table: AgotTable, position: AgotPosition) -> AgotTable:
    described = position.challenge
    assert described is not None
    defended = described.last_step == "defenders"
    table = table.put(challenge=_challenge(table, described), active=described.by)
    seat = table.seats[described.by]
    if described.kind not in seat.challenges_made:
        table = table.seat(described.by, challenges_made=(*seat.challenges_made, described.kind))
    kneeling = who_kneels(table, described.attackers, TO_ATTACK)[0]
    kneeling += who_kneels(table, described.defenders, TO_DEFEND)[0] if defended else ()
    for card in kneeling:
        table = table.card(card, kneeling=True)
    table = in_challenge(game, table, described.last_step)
    there = (table.cards[card] for card in described.defenders if defended)
    declared = tuple(Occasion("declared_defender", card.id, card.controller) for card in there)
    return table.put(missed=declared)


def _just_defended(table: AgotTable, moves: tuple[Move, ...]) -> AgotTable:
    """A reaction that comes first answers the declaration in the position."""
    first = next((move for move in moves if not isinstance(move, m.LookAt)), None)
    if not isinstance(first, m.Respond) or not table.missed or open_window(table) is None:
        return table
    done = tuple(card.id for card in table.cards.values() if card.face)
    table = trigger(table.put(missed=()), *table.missed)
    return at_step(set_slots(table, resolved=done), "reactions")


def _with_window(game: Game, table: AgotTable, first: str) -> AgotTable:
    if table.phase == "marshalling":
        for seat in table.order:
            if seat == table.active:
                table = table.seat(seat, income_taken=True)
        table = at_step(table, "turn") if table.agenda[-1].procedure == "marshalling_turn" else table
    elif open_window(table) is None:
        for seat in table.order:
            table = table.seat(seat, when_revealed_done=True)
        table = after_phase_work(game, table)
    return with_window(table, first) if open_window(table) is not None else table
