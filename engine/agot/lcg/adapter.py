"""The Living Card Game, ready to be refereed, and a new game: Houses by seat, teams, hands of seven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from cards.facts import facts, ready_decks
from engine.agot import move_results, public_table, remedies, secret_cards
from engine.agot.abilities.passes import open_window
from engine.agot.candidates import window_ground
from engine.agot.cases import implied_at_table
from engine.agot.cases.casebook import casebook
from engine.agot.cases.position_text import form
from engine.agot.cases.table_position import position_of, unknowns
from engine.agot.expected_result import expected_result, forecasts
from engine.agot.lcg import candidates, view
from engine.agot.lcg.abilities.choices import ABILITY_STEPS
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.case_questions import fields_of
from engine.agot.lcg.game import LCG, TEXTS
from engine.agot.lcg.rule_ids import ALIASES
from engine.agot.lcg.ruleset import PLAYERS
from engine.agot.lcg.view import who_may_challenge
from engine.agot.odds import odds, threats
from engine.agot.rounds.rounds import asked_at_first, at_setup, goes_on, left_out_at_first
from engine.agot.state import corrections, declarations
from engine.agot.state import table_defects as shared_defects
from engine.agot.state.invariants import invariants
from engine.agot.state.moves import TITLES
from engine.agot.state.records import Seat
from engine.agot.state.seen_differences import seen_differences
from engine.agot.state.table import AgotTable
from engine.agot.state.table_defects import misplaced
from engine.kernel.adapter import IMPLIED, LISTED, GameAdapter, MoveContext
from engine.kernel.cases.model import Forecast, StepInput
from engine.kernel.decisions import Decision, Move, WindowGround
from engine.kernel.errors import Fault, ImpossibleStart, Unreadable, fault
from engine.kernel.input_forms import Setting, SettingKind, StartForm
from engine.kernel.judge import decisions, judge
from engine.kernel.reasons import Verdict, rule
from engine.kernel.table_defects import Defect, one_of

HOUSES = ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell")
USUAL = HOUSES[:4]
DECK, HAND, PLOTS = 60, 7, 7
VARIANTS = {2: "two", 3: "three", 4: "melee"}

START = StartForm(
    (
        Setting("houses", SettingKind.SEATS, HOUSES, "house", 2, 4, USUAL, True),
        Setting("first_player", SettingKind.SEAT, word="house"),
        Setting("teams", SettingKind.ONE, ("no", "yes"), "teams"),
        Setting("littlefinger", SettingKind.ONE, ("no", "yes"), "littlefinger"),
        Setting("ready", SettingKind.ONE, ("no", "yes"), "ready"),
    ),
    passes=True,
)
"""What a table settles before it begins; the four ready decks play unless others are chosen."""


def new_game(text: str, given: dict[str, Any]) -> AgotTable:
    """The table after the first five steps of set-up.

    ``given`` may name ``houses`` in the order of the seats, ``first_player`` (of set-up: a seat or a House),
    ``teams`` and ``littlefinger`` (yes or no), ``ready`` (yes: Houses that have a ready deck play it),
    and by seat ``plots``, ``decks`` (numbers) and ``agendas``.

    Raises:
        Unreadable: no such text.
        ImpossibleStart: these cannot play so.
    """
    if text not in TEXTS:
        raise Unreadable("unknown_text", text=text, known=TEXTS)
    houses = tuple(given.get("houses") or USUAL)
    teams = given.get("teams") in (True, "yes")
    seats = seat_ids(houses)
    faults = (*_players(houses, teams), *_plots(given, seats))
    if faults:
        seated = [{"id": seat, "house": house} for seat, house in zip(seats, houses, strict=True)]
        raise ImpossibleStart(faults, LCG.id, {"seats": seated})
    first = str(given.get("first_player") or seats[0])
    first = first if first in seats else seats[houses.index(first)] if first in houses else seats[0]
    return at_setup(LCG, _laid_out(text, given, dict(zip(seats, houses, strict=True)), first, teams=teams))


def seat_ids(houses: tuple[str, ...]) -> tuple[str, ...]:
    """A name for each seat: its House, numbered where several play the same."""
    seats: list[str] = []
    for number, house in enumerate(houses):
        before = houses[:number].count(house)
        seats.append(f"{house}-{before + 1}" if before else house)
    return tuple(seats)


@rule(
    "lcg.scope.core_set",
    "lcg.scope.house_choice",
    "lcg.setup.same_house_allowed",
    "lcg.variant.team.seating",
    "lcg.firstgame.four_players",
)
def _players(houses: tuple[str, ...], teams: bool) -> list[Fault]:
    """Two to four play, each one of the six Houses, the same if they like; two teams need four."""
    faults = []
    if len(houses) not in VARIANTS:
        faults.append(fault("two_to_four_play", "lcg.scope.core_set", count=len(houses)))
    if not set(houses) <= set(HOUSES):
        faults.append(fault("six_great_houses", "lcg.scope.house_choice"))
    if teams and len(houses) != 4:
        faults.append(fault("two_teams_of_two", "lcg.variant.team.seating"))
    return faults


@rule("lcg.deck.plots7", "lcg.setup.build_decks")
def _plots(given: dict[str, Any], seats: tuple[str, ...]) -> list[Fault]:
    """A plot deck that is told is seven different plots."""
    plots = given.get("plots") or {}
    decks = ((seat, tuple(plots[seat])) for seat in seats if seat in plots)
    wrong = [seat for seat, named in decks if len(named) != PLOTS or len(set(named)) != PLOTS]
    return [fault("plot_deck_not_seven_different", "lcg.deck.plots7", seat=seat) for seat in wrong]


@rule(
    "lcg.cardtype.house",
    "lcg.setup.board",
    "lcg.setup.titles_placed",
    "lcg.setup.declare_house_agenda",
    "lcg.cardtype.agenda",
    "lcg.setup.draw_seven",
    "lcg.setup.shuffle",
)
def _laid_out(
    text: str, given: dict[str, Any], houses: dict[str, str], first: str, *, teams: bool
) -> AgotTable:
    """Decks shuffled, seven cards in each hand, titles in the council chamber where they are used."""
    order = tuple(houses)
    variant = "team" if teams else VARIANTS[len(order)]
    return AgotTable(
        game=LCG.id,
        text=text,
        seats={seat: _seat(seat, house, given) for seat, house in houses.items()},
        first_player=first,
        variant=variant,
        teams=((order[0], order[2]), (order[1], order[3])) if teams else (),
        council=TITLES if variant in ("three", "melee") else (),
        littlefinger=given.get("littlefinger") in (True, "yes"),
    )


@rule("lcg.firstgame.sort", "lcg.firstgame.result", "lcg.component.decks")
def ready_plots(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The seven plots of a ready deck, by their titles."""
    faces = {face.id: face for face in facts(LCG.id).cards}
    return tuple(faces[card_id].name() for card_id in ids)


def _seat(seat: str, house: str, given: dict[str, Any]) -> Seat:
    ready = ready_decks(LCG.id).get(house) if given.get("ready") in (True, "yes") else None
    plots = (given.get("plots") or {}).get(seat, ready and ready_plots(ready.plots))
    return Seat(
        id=seat,
        house=house,
        hand=HAND,
        deck=int((given.get("decks") or {}).get(seat, ready.size if ready else DECK)) - HAND,
        plots_available=tuple(plots) if plots is not None else None,
        agenda=str((given.get("agendas") or {}).get(seat, "")),
    )


AMONG = {
    **shared_defects.AMONG,
    "Seat.title": one_of("", *TITLES),
    "State.council": one_of(*TITLES),
    "a.part": lambda table: tuple(ABILITY_STEPS),
    "Ask.part": lambda table: tuple(ABILITY_STEPS),
}
SLOTS = {**shared_defects.SLOTS, "asking": {**shared_defects.SLOTS["asking"], "part": "a.part"}}
FIELDS = replace(shared_defects.FIELDS, among=AMONG, slots=SLOTS)


def table_defects(table: AgotTable) -> Iterator[Defect]:
    """The defects of a table."""
    yield from shared_defects.table_defects(LCG, table, FIELDS)
    if len(table.seats) != PLAYERS.get(table.variant):
        yield Defect("table_no_number", "seats", len(table.seats))
    titles = Counter((*(seat.title for seat in table.seats.values() if seat.title), *table.council))
    yield from (Defect("table_twice", "council", title) for title, times in titles.items() if times > 1)


CASEBOOK = casebook(LCG, generate_moves)


def own_forecasts(table: AgotTable, move: Move) -> tuple[Forecast, ...]:
    """What players can work out before a move, under the rules of this edition's own book."""
    return tuple(replace(forecast, rule=ALIASES.id(forecast.rule)) for forecast in forecasts(table, move))


def own_ground(table: AgotTable, decision: Decision) -> WindowGround:
    """What a window rests on, under the rules of this edition's own book."""
    ground = window_ground(table, decision)
    return replace(ground, order=ALIASES.ids(ground.order), closing=ALIASES.id(ground.closing))


def implied(table: AgotTable, move: Move, before: StepInput | None, passes: str) -> MoveContext:
    """The move after the undisputed steps; a seat nobody mentions has passed, unless each pass is said."""
    return implied_at_table.reached(LCG, table, move, before, LISTED if passes == LISTED else IMPLIED)


def automatic(table: AgotTable) -> Move | None:
    """The move the referee makes by itself: a procedure of the whole table, or a passive with one outcome."""
    due = declarations.automatic_move(LCG, table)
    if due is not None or all(decision.asks != "resolve_passive" for decision in decisions(LCG, table)):
        return due
    found_moves = list(candidates.generate_moves(table))
    if len(found_moves) != 1 or found_moves[0].by_hand or found_moves[0].pick:
        return None
    move = found_moves[0].move
    return move if judge(LCG, table, move).verdict is Verdict.YES else None


ADAPTER = GameAdapter(
    game=LCG,
    casebook=CASEBOOK,
    new=new_game,
    table=AgotTable,
    implied=implied,
    automatic=automatic,
    choices=lambda table: candidates.generate_moves(public_table.public(table)),
    view=lambda table: view.view(public_table.public(table)),
    explain=lambda table, what: view.explain(public_table.public(table), what),
    grid=who_may_challenge,
    answer=declarations.answering_move,
    know=declarations.identifying_move,
    goes_on=goes_on,
    remedy=lambda table, move, change: remedies.apply(LCG, table, move, change),
    start=START,
    defects=table_defects,
    misplaced=misplaced,
    recorded=corrections.recorded,
    invariants=lambda table: map(ALIASES.reason, invariants(table)),
    expected_result=lambda table: expected_result(LCG, table),
    left_out_at_first=left_out_at_first,
    asked_at_first=asked_at_first,
    forecasts=own_forecasts,
    results=move_results.EVENTS,
    held=move_results.held,
    odds=lambda table, seat: odds(public_table.public(table), table, seat),
    threats=lambda table, seat: threats(public_table.public(table), seat),
    window=open_window,
    window_ground=own_ground,
    public=public_table.public,
    announced=public_table.announced,
    secret=public_table.is_told_in_secret,
    laid_open=public_table.laid_open,
    shown_by=public_table.shown_by,
    made_public=public_table.made_public,
    carry_out_publicly=secret_cards.carry_out_publicly,
    seen_by=public_table.private,
    unknowns=unknowns(fields_of),
    position_of=lambda table: position_of(table, fields_of),
    position_text=form("lcg-core-"),
    seen_differences=seen_differences,
)
