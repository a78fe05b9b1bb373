"""The adapter of a game: everything a table, a judge or a screen may ask of it.

The application knows no game by name; it knows this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel import judge
from engine.kernel.cases.model import Casebook, Forecast, StepInput
from engine.kernel.cases.position_form import PositionForm
from engine.kernel.cases.untold_values import Unknowns
from engine.kernel.corrections import RecordedValues
from engine.kernel.decisions import Decision, Move, OpenWindow, WindowGround, verb
from engine.kernel.decoders import reads_lone_moves, reads_moves, reads_states
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.input_forms import CalculatorForm, StartForm
from engine.kernel.journal import LoneMove
from engine.kernel.judge import Candidate, Candidates, carry_out
from engine.kernel.memo import cached_value
from engine.kernel.move_results import EventResult
from engine.kernel.reasons import Change, Question, Reason, Ruling
from engine.kernel.state import State, whole
from engine.kernel.table_defects import Defect
from engine.kernel.view import DisplayName, Grid, SeenDifferences, View

IMPLIED, LISTED = "implied", "listed"
"""How silence is read: it passes, or every pass has to be said."""


def no_display_name(key: str) -> DisplayName | None:
    """Where things are called by what is printed on them."""
    return None


def state_unchanged(state: Any) -> Any:
    """Where the referee knows nothing that others at the table do not."""
    return state


def move_unchanged(state: Any, move: Move) -> Move:
    """Where nothing in a move is a secret."""
    return move


Doubts = dict[str, Reason]
"""Seat -> why the cards its player named in secret can no longer be true."""


def carry_out_without_secrets(game: Game, state: Any, move: Move, public: Any) -> tuple[Any, Doubts]:
    """Carries out a move of a game without secrets."""
    return carry_out(game, public, move), {}


def ground_of_an_offer(state: Any, decision: Decision) -> WindowGround:
    """The ground of an offer to one seat: it is made once, under its own rule."""
    return WindowGround(closing=decision.rule, once=(decision.purpose,))


def nothing_left_out(state: Any, move: Move) -> str:
    """Where a first game leaves nothing out."""
    return ""


class MoveContext(Struct, frozen=True):
    """The state in which a move is judged, after steps that nobody enters, and the ruling on it."""

    steps: tuple[Decision, ...]
    """What silence has answered before, each with its default."""
    state: Any
    ruling: Ruling

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that nobody enters."""
        return tuple(step.default for step in self.steps if step.default is not None)


class GameAdapter(Struct, frozen=True, dict=True):
    """One game, ready to be refereed."""

    game: Game
    casebook: Casebook
    new: Callable[[str, dict[str, Any]], Any]
    """(text, options) -> the state a new game starts in; raises ``Unreadable`` or ``Impossible``."""
    table: type[State]
    """What a state of this game is."""
    choices: Callable[[Any], Candidates]
    """The candidate answers to all that the table waits for."""
    view: Callable[[Any], View]
    """How the table is drawn."""
    explain: Callable[[Any, str], Reason | None]
    """(state, what) -> the tally behind a number on the screen."""
    answer: Callable[[Any, Question, Any], Move]
    """(state, what was asked, the table's answer) -> the move that tells it."""
    know: Callable[[str, str, dict[str, Any]], Move]
    """(seat, zone, the card as the table tells it) -> the move that makes an unknown card a known one."""
    remedy: Callable[[Any, Move, Change], tuple[Any, Move]]
    """What a suggested change brings about, on a copy."""
    implied: Callable[[Any, Move, StepInput | None, str], MoveContext] | None = None
    """(state, move, the move before, passes) -> the move after the undisputed steps; None: there are none."""
    automatic: Callable[[Any], Move | None] = lambda state: None
    """The move the referee makes by itself, because no player has a choice here."""
    start: StartForm = StartForm()
    """What is settled before a new game; the answers are options of ``new``."""
    display_name: Callable[[str], DisplayName | None] = no_display_name
    """What players call a thing by its id, also when it has left the table."""
    goes_on: Callable[[Any], Any] = state_unchanged
    """A position, as a table that is played on from: what is named there is what it is called."""
    public: Callable[[Any], Any] = state_unchanged
    """The table as everybody may see it: what is drawn, offered and foreseen is read off it."""
    announced: Callable[[Any, Move], Move] = move_unchanged
    """(the table before it, a move) -> the move as all players hear it."""
    face_up: Callable[[Any], Any] = state_unchanged
    """The table everybody sees, without what lies face down on it and is judged by all the same."""
    revealed: Callable[[Any, Move], bool] = lambda later, move: False
    """(a later table, a move) -> whether all players have seen by then what the move kept secret."""
    secret: Callable[[Move], bool] = lambda move: False
    """Whether a move tells the referee what not everybody may know; it is judged by all that is known."""
    carry_out_publicly: Callable[[Game, Any, Move, Any], tuple[Any, Doubts]] = carry_out_without_secrets
    """(game, state on which all that the move names lies open, a move that is legal by what everybody knows,
    what everybody sees of that state) -> the state after it, and whose secrets it has proved wrong. Either
    state may be split, as `public` and `shown_by` may be given one."""
    laid_open: Callable[[Any], Any] = state_unchanged
    """A position of which everybody may read what it names of hands: a printed example."""
    shown_by: Callable[[Any, Move], Any] = lambda state, move: state
    """(state, move) -> the state on which the hidden cards that the move names lie open."""
    made_public: Callable[[Move], Move] = lambda move: move
    """The declaration as made before all players, so that all know the card."""
    seen_by: Callable[[Any, str], View] | None = None
    """(state, seat) -> what only that player may also see, and may tell the referee in secret."""
    answers: Callable[[Any, Question], tuple[str, ...]] = lambda state, question: ()
    """(state, question) -> the only answers there are, for a question the table is asked."""

    @cached_value
    def read_state(self) -> Callable[[bytes], Any]:
        """A state from its JSON; raises ``Unreadable``."""
        return reads_states(self.table)

    @cached_value
    def read_move(self) -> Callable[[bytes], Move]:
        """A move from its JSON; raises ``Unreadable``."""
        return reads_moves(self.game.verbs)

    @cached_value
    def read_lone_move(self) -> Callable[[str], LoneMove[Move]]:
        """The body of an entry that holds one move; any other raises ``msgspec.DecodeError``."""
        return reads_lone_moves(self.game.verbs)

    defects: Callable[[Any], Iterable[Defect]] = lambda state: ()
    """What cannot be in a whole table that comes from elsewhere, field by field."""
    window: Callable[[Any], OpenWindow | None] = lambda state: None
    """The window that is open, which one move passes for all; of the table that everybody sees."""
    window_ground: Callable[[Any, Decision], WindowGround] = ground_of_an_offer
    """(the table that everybody sees, a window or an offer there) -> what it rests on."""
    grid: Callable[[Any], Grid | None] = lambda state: None
    """Which seat may do what to which, as a grid; None: the game needs none."""
    misplaced: Callable[[Any, Any], tuple[str, ...]] = lambda before, after: ()
    """(state, the state after a move) -> what would lie in two places, or nowhere, by that move."""
    recorded: Callable[[Any], RecordedValues] = lambda state: {}
    """The values a judge may correct by hand at this table, as recorded now."""
    invariants: Callable[[Any], Iterable[Reason]] = lambda state: ()
    """What every table keeps, whatever was played, and this one does not; each with its rule."""
    expected_result: Callable[[Any], tuple[Reason, ...]] = lambda state: ()
    """What the table is about to come to, from what lies open: how a challenge would end."""
    forecasts: Callable[[Any, Move], tuple[Forecast, ...]] = lambda state, move: ()
    """(state, move) -> what players can work out before the move is made: totals, a claim, influence."""
    results: Mapping[str, EventResult] = {}
    """Event -> what it says of the seat that it names, as players tell what a move came to."""
    held: Callable[[Any], Mapping[tuple[str, str], int]] = lambda state: {}
    """(state) -> how much each seat has of what players count."""
    odds: Callable[[Any, str], Iterable[Reason]] = lambda state, seat: ()
    """(state, seat) -> the odds of what chance decides, from what this player may know; empty: everybody."""
    threats: Callable[[Any, str], Iterable[Reason]] = lambda state, seat: ()
    """(state, seat) -> which kinds of answer this seat could still have, from what lies open."""
    left_out_at_first: Callable[[Any, Move], str] = nothing_left_out
    """(state, move) -> why players of a first game leave a move for a later round; empty: they do not."""
    asked_at_first: Callable[[Any, Decision], str] = lambda state, decision: decision.asks
    """(state, decision) -> message key of what a first game asks."""
    foresees: bool = False
    """What would come of a choice is shown before it is made."""
    position_text: PositionForm | None = None
    """How a position is written as text."""
    seen_differences: Callable[[Any, str, dict[str, Any]], SeenDifferences] = lambda state, at, raw: (
        SeenDifferences()
    )
    """(state, part of the position, its record as somebody sees it) -> where the referee's record differs."""
    unknowns: Unknowns | None = None
    """The values a position may leave untold."""
    position_of: Callable[[Any], dict[str, Any]] | None = None
    """The position of a table, as a case has it."""
    position_seen: Callable[[Any], dict[str, Any]] | None = None
    """The position as anybody sees it who does not know what lies face down; none: as a case has it."""
    supposed: Callable[[dict[str, Any]], dict[str, Any]] = lambda position: position
    """A position that was seen, with something that could lie there in place of what nobody sees."""
    sheet: CalculatorForm | None = None
    """A sheet that can be filled in and answered without mirroring a game."""

    def reach(self, state: Any, move: Move, before: StepInput | None, passes: str) -> MoveContext:
        """The state after the undisputed steps, and the ruling on the move there."""
        if self.implied is None:
            return MoveContext((), state, judge.judge(self.game, state, move))
        return self.implied(state, move, before, passes)

    def carry_out(self, state: Any, move: Move) -> tuple[Any, Doubts]:
        """The whole state after a move, and the seats whose secrets the move disproves."""
        after, doubts = self.carry_out_split(state, move)
        return whole(after), doubts

    def carry_out_split(self, state: Any, move: Move) -> tuple[Any, Doubts]:
        """The state, split or not, after a move that is carried out at what everybody sees."""
        state = self.shown_by(state, move)
        return self.carry_out_publicly(self.game, state, move, self.public(state))

    def outward(self, state: Any) -> Any:
        """The table as it may leave the house: a file, a record."""
        return self.face_up(self.public(state))

    def as_said(self, raw: Any) -> Move:
        """A move from its JSON object, in which what not everybody may know is left empty.

        Raises:
            Unreadable: it is no move of this game.
        """
        try:
            return self.read_move(msgspec.json.encode(raw))
        except Unreadable as unreadable:
            # a forged record holds what it likes
            kind_name = raw.get("do") if isinstance(raw, dict) else None
            kind = next((move_type for move_type in self.game.verbs if verb(move_type) == kind_name), None)
            if kind is None:
                raise
            try:
                return kind(**{name: value for name, value in raw.items() if name != "do"})
            except TypeError:  # a field too many, or one too few
                raise unreadable from None

    def check(self, state: Any, move: Move) -> None:
        """Whether all that the move names is on the table.

        Raises:
            Unreadable: names what is not.
        """
        self.game.check(state, move)

    def ruling_of(self, state: Any, choice: Candidate) -> Ruling:
        """The ruling on a choice, by what everybody at the table knows."""
        return judge.ruling_of(self.game, self.public(state), choice)

    def picks_of(self, state: Any, choice: Candidate) -> Iterator[tuple[str, Ruling]]:
        """Each candidate of a choice with the ruling on it, by what everybody at the table knows."""
        return judge.picks_of(self.game, self.public(state), choice)
