"""What a lesson shows: the goal above the board, the moves and the coach under it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from engine.kernel.game import Game
from engine.kernel.view import STEP, View, ViewArea, ViewPiece, ViewRow, phase_of
from referee.app.presenters.lesson_coach import LessonCoach, stages_of, stars_of
from referee.app.presenters.lesson_hints import choice_said, lesson_phrase
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording, phase_title
from referee.app.render.area_lines import is_owned
from referee.app.screens.tables.table import TableScreen
from referee.app.screens.tables.table_panes import pane_of
from referee.app.terminal import size_classes
from referee.app.typed_lines import TypedLines
from referee.app.widgets.area_pane import AreaPane
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.app.widgets.round_lines import phases_of
from referee.lessons.board import LessonBoard, table_of_board
from referee.lessons.model import BreakTask, DoTask, Lesson, SpotTask
from referee.lessons.progress import LearnerProgress, LessonScore
from referee.lessons.reader import lessons_of
from referee.lessons.run import ANYBODY, LessonRun
from referee.lessons.texts import LessonTexts
from referee.session.registry import adapter_of

if TYPE_CHECKING:
    pass

HERE, ELSEWHERE = "●", "○"


def phase_strip(view: View, game: Game, wording: Wording) -> Content | None:
    """A sign for each phase of the round, the name of the present one, and its purpose.

    Nothing where no phase is played, or nobody has said what it is for.
    """
    phase, key = str(view.facts.get("phase", "")), f"coach.{game.id}/{phase_of(view)}-for"
    if not phase or not wording.speech.has(key):
        return None
    listed = view.facts.get("phases")
    known = listed if isinstance(listed, tuple) else phases_of(game)
    signs = "".join(HERE if each == phase else ELSEWHERE for each in known) if phase in known else ""
    name = phase_title(phase_of(view).partition(STEP)[0])
    return Content.assemble(
        Content.styled(f"{signs} ".lstrip(), "$foreground-muted"),
        Content.styled(name, "bold $accent"),
        Content.styled(f"  {wording.speech.say(key)}", "$foreground-muted"),
    )


JUDGED = "»"
"""Stands before the move that is to be judged."""


class LessonEntry(Struct, frozen=True):
    """A line of the list that is no move: a choice, or the way on."""

    says: str
    take: Callable[[], None]


if TYPE_CHECKING:
    _Table = TableScreen
else:
    _Table = object


class LessonBase(_Table):
    """The screen of a lesson, on the table of any game."""

    def __init__(self, lesson: Lesson, wording: Wording, progress: LearnerProgress, **table: Any) -> None:
        """``table``: further arguments of the table."""
        self.lesson = lesson
        self.progress = progress
        self.game = lesson.id.partition(".")[0]
        self.run_of_lesson = begun_lesson(lesson, wording.language, progress.stage(lesson))
        self.score = LessonScore(progress.lost(lesson))
        self._seats_of_lesson = _seats_of(lesson, self.run_of_lesson)
        super().__init__(table_of_board(self.run_of_lesson.board), wording, name=lesson.id, **table)
        wording.of_game(self.game)
        self.texts = LessonTexts(wording.speech, self.game)
        self.coach = LessonCoach(self.run_of_lesson, wording, self.texts)
        self._opened = False
        self._told_signs: set[Node] = set()
        self._entries: tuple[LessonEntry, ...] = ()
        self._tried: set[str] = set()
        """Choices of this stage that were wrong."""
        self._placed: tuple[str, ...] = ()
        """Of an order: what has been placed."""

    def compose(self) -> ComposeResult:
        """The goal above the board; below it the moves and the coach."""
        self.add_class(*size_classes(self.app.size))
        yield Static(id="lesson-head", markup=False)
        yield Static(id="lesson-goal", markup=False)
        yield Static(id="lesson-phase", markup=False)
        yield from self._board_and_line(self._complete_line)
        yield KeyLine()

    def open_table(self) -> None:
        """Shows the first stage, or the one where the lesson was left."""
        if not self._opened:
            self._opened = True
            if not self.progress.begun(self.lesson):
                self.notify(lesson_phrase(self.wording, "not-kept"), severity="warning")
            self.begin_stage()
            self.query_one(MovesPane).focus()

    def is_coached(self) -> bool:
        """Never: a lesson tells all there is to tell."""
        return False

    def show_again(self) -> None:
        """Does nothing: neither the rulebook nor the help changes a lesson."""

    # What is shown

    def begin_stage(self) -> None:
        """Shows the board and the task of the stage."""
        self._tried.clear()
        self._placed = ()
        self.score.next_stage()
        self._enter_board()
        self.tell(self._told_first())

    def _told_first(self) -> tuple[Node, ...]:
        """The task of the stage, and the meanings of the signs that are new to the learner."""
        signs = tuple(sign for sign in self.coach.signs() if sign not in self._told_signs)
        self._told_signs.update(signs)
        return (*self.coach.begins(), *signs)

    def _enter_board(self) -> None:
        """Takes the table of the present board."""
        run = self.run_of_lesson
        self.controller = table_of_board(run.board)
        self.lines = TypedLines(self.controller.session, self.wording, self._listed)
        self.texts.on_board(run.board.position)
        self.wording.names = TableNames(self.controller, self.wording, self.texts.names)
        self.wording.texts = (run.text,)
        self._entries = self._choices()
        self.redraw()

    def redraw(self) -> None:
        """Draws the goal, the board and the list."""
        if not self.query("#lesson-head"):
            return
        view = self._seen(self.controller.view)
        self.query_one("#lesson-head", Static).update(self._head(), layout=False)
        self.query_one("#lesson-goal", Static).update(Content.styled(self._goal(), "bold"))
        listed = self._offers()
        here = {area.id for area in view.areas if is_owned(area)}
        strip = phase_strip(view, self.controller.session.adapter.game, self.wording) if here else None
        self.query_one("#lesson-phase").display = strip is not None
        if strip is not None:
            shown = strip.truncate(max(20, self.size.width - 2), ellipsis=True)
            self.query_one("#lesson-phase", Static).update(shown, layout=False)
        self.query_one("#areas").display = bool(here)
        self.query_one("#side").set_class(not here, "-alone")
        for seat in self.seats():
            for pane in self.query(f"#{pane_of(seat)}"):
                pane.display = seat in here
        if here:
            self._draw_board(view, listed)
        self.query_one(MovesPane).show_offers(listed)

    def _seen(self, view: View) -> View:
        """The board as the learner sees it, with the closed cards of the played seat."""
        session, seat = self.controller.session, self._seat_played()
        look = session.adapter.seen_by
        here = any(area.id == seat for area in view.areas)
        return with_own_cards(view, look(session.state, seat)) if look and here else view

    def _seat_played(self) -> str:
        """The seat of the stage or of the lesson; where all are played, the one that has to act."""
        others = (getattr(stage, "by", None) for stage in self.lesson.stages)
        seats = (getattr(self.run_of_lesson.stage, "by", None), self.lesson.seat, *others)
        seat = next(filter(None, seats), ANYBODY)
        if seat != ANYBODY:
            return seat
        return next((decision.seat for decision in self.controller.session.waiting), "")

    def seats(self) -> tuple[str, ...]:
        """The seats of all boards of the lesson: a stage may have others than the one before."""
        return self._seats_of_lesson

    def on_resize(self) -> None:
        """Fits the screen to the window."""
        if self.is_mounted and self.query("#lesson-head"):
            for pane in self.query(AreaPane):
                pane.refit()
            self.call_after_refresh(self.redraw)

    def _head(self) -> Content:
        run, known = self.run_of_lesson, lessons_of(self.game)
        place = next((at for at, lesson in enumerate(known, 1) if lesson.id == self.lesson.id), 0)
        count, at = len(self.lesson.stages), run.number
        left = lesson_phrase(
            self.wording,
            "head",
            game=self.wording.game(self.game, short=True),
            number=place,
            of=len(known),
            title=self.texts.title(self.lesson),
        )
        dots = stages_of(at, count)
        gap = max(2, self.size.width - 2 - len(left) - len(dots))
        return Content.assemble(Content.styled(left, "$accent bold"), " " * gap, dots)

    def _goal(self) -> str:
        stage = self.run_of_lesson.stage
        if stage is None:
            return lesson_phrase(self.wording, "finished", stars=stars_of(self.score.stars))
        goal = self.coach.text("goal")
        return f"{goal} {JUDGED} {self.coach.move_to_judge(stage)}" if isinstance(stage, SpotTask) else goal

    def _offers(self) -> tuple[OfferedMove, ...]:
        """The choices, or the learner's moves without a word on whether they are legal."""
        if self._entries or not isinstance(self.run_of_lesson.stage, DoTask | BreakTask):
            return tuple(OfferedMove(self._as_listed(entry)) for entry in self._entries)
        return tuple(
            replace(offer, why_not="", apart=(), asks="")
            for offer in offers(self.controller, self.wording)
            if offer.choice is not None and self.run_of_lesson.may_move(offer.choice.move)
        )

    def _as_listed(self, entry: LessonEntry) -> str:
        """A line of the list."""
        return choice_said(entry.says, self.run_of_lesson.stage, self.wording, self.texts)

    def on_moves_pane_looked(self, message: MovesPane.Looked) -> None:
        """Shows no ruling: a move is judged only when it is made."""
        message.stop()
        message.prevent_default()

    def _complete_line(self, text: str, cursor: int) -> tuple[str, ...]:
        """The completions of the line: a move, or one of the choices."""
        if not self._entries:
            return self.lines.complete(text, cursor)
        says = (entry.says for entry in self._entries)
        return tuple(sentence for sentence in says if sentence.casefold().startswith(text.casefold()))

    def _choices(self) -> tuple[LessonEntry, ...]:
        """The choices of the stage; none where it is solved by moves."""
        raise NotImplementedError


def begun_lesson(lesson: Lesson, language: str, stage: int) -> LessonRun:
    """A lesson at the stage where it was left, under the reader's own printing."""
    adapter = adapter_of(lesson.id.partition(".")[0])
    texts = adapter.game.texts
    text = next((printing for printing in texts if printing.partition("-")[0] == language), texts[0])
    run = LessonRun(lesson, adapter, text)
    while run.number < stage:
        run.solve()
    return run


def _seats_of(lesson: Lesson, run: LessonRun) -> tuple[str, ...]:
    """Every seat that some board of the lesson has."""
    positions = (lesson.position, *(stage.position for stage in lesson.stages if stage.position is not None))
    boards = (LessonBoard(run.adapter, position, run.text) for position in positions)
    areas = (area for board in boards for area in table_of_board(board).view.areas)
    return tuple(dict.fromkeys(area.id for area in areas if is_owned(area)))


PieceNames = dict[str, str]
"""Piece -> what the player who may look at it sees."""


def with_own_cards(view: View, own: View) -> View:
    """The board with the names that ``own`` shows besides."""
    rows = [row for area in own.areas for row in area.rows]
    names = {piece.id: piece.name for row in rows for piece in row.pieces if not piece.hidden}
    return replace(view, areas=tuple(_area(area, names) for area in view.areas))


def _area(area: ViewArea, names: PieceNames) -> ViewArea:
    return replace(area, rows=tuple(_row(row, names) for row in area.rows))


def _row(row: ViewRow, names: PieceNames) -> ViewRow:
    return replace(row, pieces=tuple(_piece(piece, names) for piece in row.pieces))


def _piece(piece: ViewPiece, names: PieceNames) -> ViewPiece:
    under = tuple(_piece(other, names) for other in piece.under)
    return replace(piece, name=names.get(piece.id, piece.name), under=under)
