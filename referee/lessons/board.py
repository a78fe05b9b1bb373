"""The board of a stage: a position and the moves made on it, and the same as a table of the application."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter, move_unchanged, state_unchanged
from engine.kernel.cases.model import AskStep, SkipStep, StepInput, ValueUnknown
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.remedies import with_remedies
from referee.lessons.model import UNTOLD, CaseMove
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.log_line import EntryKind
from referee.session.session import Session

TABLE = "table"
"""The only key of a position that holds a whole table with what is under way, as a saved game has it."""


class LessonBoard(Struct, frozen=True):
    """A position with the moves made on it, which are replayed for every look."""

    adapter: GameAdapter
    position: dict[str, Any]
    text: str
    foreseen: tuple[StepInput, ...] = ()
    """The moves a stage expects: they tell which offers are left open."""
    done: tuple[StepInput, ...] = ()

    def foreseeing(self, moves: tuple[StepInput, ...]) -> LessonBoard:
        """The board on which these moves are expected next."""
        return replace(self, foreseen=moves)

    def read(self, raw: CaseMove) -> StepInput:
        """A move of the lesson; at a table under way it may name an unknown card.

        Raises:
            Unreadable: it is none of this game.
        """
        if TABLE in self.position and "do" in raw:
            return self.adapter.read_move(msgspec.json.encode(raw))
        return self.adapter.casebook.step(raw, self._start())

    def state(self) -> Any:
        """The table as it waits for what is expected next."""
        return self._settled(self.foreseen)

    def public_position(self) -> dict[str, Any]:
        """The public position."""
        state = replace(self.adapter.public(self.state()), events=(), notes=())
        position: dict[str, Any] = msgspec.to_builtins(state)
        return position

    def ruling(self, move: Move) -> Ruling:
        """The ruling on a move."""
        state, before = self._last(move)
        return self.adapter.casebook.reach(state, move, before)[1]

    def with_ways(self, move: Move) -> Ruling:
        """The ruling on a move, a refusal with its tried remedies."""
        start, before = self._last(move)
        state, ruling = self.adapter.casebook.reach(start, move, before)
        return with_remedies(self.adapter.game, self.adapter.remedy, state, move, ruling)

    def made(self, step: StepInput) -> tuple[LessonBoard, Ruling | None]:
        """The board after a move with its ruling; a refused move changes nothing."""
        if isinstance(step, Move):
            ruling = self.ruling(step)
            if ruling.verdict is not Verdict.YES:
                return self, ruling
        else:
            ruling = None
        at = self.foreseen.index(step) + 1 if step in self.foreseen else 0
        return replace(self, done=(*self.done, step), foreseen=self.foreseen[at:]), ruling

    def fact(self, path: str) -> Any:
        """The value at a path once unused offers have passed, or ``UNTOLD``."""
        state = self._settled(())
        try:
            return self.adapter.casebook.fact(path, state, self.done)
        except ValueUnknown:
            return UNTOLD

    def answer(self, ask: CaseMove) -> Any:
        """The answer to a question of the case format.

        Raises:
            Unreadable: it is no question.
        """
        question = self.read(ask)
        if not isinstance(question, AskStep):
            raise Unreadable("misplaced_step", field="ask")
        return self.adapter.casebook.answer(question, self.state()).value

    def check_path(self, path: str) -> None:
        """Refuses a path that is none of the format, or names what is not on the table.

        Raises:
            Unreadable: it is not.
        """
        self.adapter.casebook.check_path(path, self._start())

    def _start(self) -> Any:
        """The position. What is played decides at which point of a phase it stands; a table stands there."""
        if TABLE in self.position:
            return _read_table(self.adapter, msgspec.json.encode(self.position[TABLE]), self.text)
        return self.adapter.casebook.position(self.position, self.text, (*self.done, *self.foreseen))

    def _settled(self, following: tuple[StepInput, ...]) -> Any:
        state, _ = self._played(following)
        return self.adapter.casebook.settle(state, following) if self.done else state

    def _last(self, move: Move) -> tuple[Any, StepInput | None]:
        """The table before a tried move, and the move before it."""
        state, before = self._played((move,))
        return (self.adapter.casebook.settle(state, (move,)) if self.done else state), before

    def _played(self, following: tuple[StepInput, ...]) -> tuple[Any, StepInput | None]:
        """The table after all moves; offers after the last one are still open."""
        book, state, before = self.adapter.casebook, self._start(), None
        for number, step in enumerate(self.done):
            if number:
                state = book.settle(state, (*self.done[number:], *following))
            if isinstance(step, SkipStep):
                state = book.skip(state, step)
            elif isinstance(step, Move):
                there, _ = book.reach(state, step, before)
                state = carry_out(self.adapter.game, there, step)
            before = step
        return state, before


def _read_table(adapter: GameAdapter, table: bytes, text: str) -> Any:
    return replace(adapter.read_state(table), text=text)


def table_of_board(board: LessonBoard) -> GameController:
    """The board as it waits now, as a table on which nothing is kept.

    Nobody is asked what lies hidden: the position of the lesson says it.
    """
    adapter = replace(board.adapter, public=state_unchanged, announced=move_unchanged)
    session = Session(adapter, adapter.laid_open(board.state()), (board.text,), _unkept)
    return GameController(session, OwnedCards(adapter.game.id))


def _unkept(kind: EntryKind, body: str, cited: tuple[str, ...]) -> None:
    """Keeps nothing: no journal has an entry of a lesson."""
