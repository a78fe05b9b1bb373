"""The lesson screen: a table on which every move is tried, with a goal above it and a coach beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from engine.kernel.errors import Unreadable
from engine.kernel.moves import Move
from engine.kernel.view import View
from referee.app.host import RuleWanted
from referee.app.presenters.lesson_coach import LessonCoach, said, stars_of
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.own_cards import with_own_cards
from referee.app.presenters.rulings import Node
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.typed_lines import TypedLines
from referee.app.presenters.wording import Wording
from referee.app.prompts.lesson_questions import LessonQuestions
from referee.app.render.area_lines import across, has_board, is_owned
from referee.app.screens.table import TableScreen
from referee.app.screens.table_base import pane_of
from referee.app.terminal import size_classes
from referee.app.widgets.area_pane import AreaPane
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.lessons.board import LessonBoard
from referee.lessons.choices import VERDICTS, choices_of
from referee.lessons.model import BreakTask, DoTask, Lesson, OrderTask, PredictTask, SpotTask
from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import lessons_of
from referee.lessons.robot import VERDICT_OF
from referee.lessons.run import ANYBODY, LessonRun, TryKind
from referee.lessons.score import LessonScore
from referee.lessons.table import table_of
from referee.lessons.texts import LessonTexts
from referee.session.registry import adapter_of

FILLED, EMPTY = "●", "○"
KEYS: list[BindingType] = [
    Binding("colon", "line", "Type", key_display=":", priority=True),
    Binding("j", "hint", "Hint"),
    Binding("u", "restart", "Again"),
    Binding("w", "why", "Why"),
    Binding("t", "terms", "Terms"),
    Binding("b", "rulebook", "Rules"),
    *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    Binding("tab", "pane(1)", show=False),
    Binding("shift+tab", "pane(-1)", show=False),
    Binding("question_mark,f1", "app.help", "Help", key_display="?"),
    Binding("escape", "leave", "Leave"),
    Binding("ctrl+c,super+c", "screen.copy_text", show=False),
]


class LessonEntry(Struct, frozen=True):
    """A line of the list that is no move: a choice, or where to go on."""

    says: str
    take: Callable[[], None]


if TYPE_CHECKING:
    _Table = TableScreen
else:
    _Table = object


class LessonParts(_Table):
    """What makes a table of any game a lesson; nothing that is done on it is kept but the progress."""

    def __init__(self, lesson: Lesson, wording: Wording, progress: LearnerProgress) -> None:
        self.lesson = lesson
        self.progress = progress
        self.game = lesson.id.partition(".")[0]
        self.run_of_lesson = _begun(lesson, wording.language, progress.stage(lesson))
        self.score = LessonScore(progress.lost(lesson))
        self._seats_of_lesson = _seats_of(lesson, self.run_of_lesson)
        super().__init__(table_of(self.run_of_lesson.board), wording, name=lesson.id)
        wording.of_game(self.game)
        self.texts = LessonTexts(wording.speech, self.game)
        self.coach = LessonCoach(self.run_of_lesson, wording, self.texts)
        self._opened = False
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
        with Vertical(id="middle"):
            with Vertical(id="areas"):
                yield from self._board()
            with Horizontal(id="side", classes=self.SIDE):
                yield MovesPane(id="moves")
                yield FoldingTree(id="ruling")
        with Horizontal(id="prompt"):
            yield Static(":")
            beneath = Beneath(id="beneath")
            yield CommandLine(self._complete_line, beneath, id="command")
        yield beneath
        yield KeyLine()

    def open_table(self) -> None:
        """The first stage, or the one the lesson was left at."""
        if not self._opened:
            self._opened = True
            if not self.progress.begun(self.lesson):
                self.notify(said(self.wording, "not-kept"), severity="warning")
            self.begin_stage()
            self.query_one(MovesPane).focus()

    def show_again(self) -> None:
        """Back from the rulebook or from help: nothing has changed."""

    # What is shown

    def begin_stage(self) -> None:
        """Shows the board and the task of the stage."""
        self._tried.clear()
        self._placed = ()
        self.score.next_stage()
        self._enter_board()
        self.tell(self.coach.begins())

    def _enter_board(self) -> None:
        """The table of the board as it is now."""
        run = self.run_of_lesson
        self.controller = table_of(run.board)
        self.lines = TypedLines(self.controller.session, self.wording, self._listed)
        self.wording.names = TableNames(self.controller, self.wording)
        self.wording.texts = (run.text,)
        self.texts.on_board(run.board.position)
        self._entries = self._choices()
        self.redraw()

    def redraw(self) -> None:
        """Draws the goal, the board and the list."""
        if not self.query("#lesson-head"):
            return
        view = self._seen(self.controller.view)
        self.query_one("#lesson-head", Static).update(self._head(), layout=False)
        self.query_one("#lesson-goal", Static).update(Content.styled(self._goal(), "bold"))
        found = self._offers()
        here = {area.id for area in view.areas if is_owned(area)}
        self.query_one("#areas").display = bool(here)
        for seat in self._seats():
            for pane in self.query(f"#{pane_of(seat)}"):
                pane.display = seat in here
        if here:
            self._draw_board(view, found)
        self.query_one(MovesPane).show_offers(found)

    def _seen(self, view: View) -> View:
        """The board as the learner sees it, who may look at the closed cards of the seat that is played."""
        session, seat = self.controller.session, self._seat_played()
        look = session.adapter.seen_by
        here = any(area.id == seat for area in view.areas)
        return with_own_cards(view, look(session.state, seat)) if look and here else view

    def _seat_played(self) -> str:
        """The learner's seat; where they play everybody's, the one that has to act."""
        seat = getattr(self.run_of_lesson.stage, "by", None) or self.lesson.seat
        if seat not in ("", ANYBODY):
            return seat
        return next((one.seat for one in self.controller.session.waiting), "")

    def _seats(self) -> tuple[str, ...]:
        """The seats of all boards of the lesson: a stage may have others than the one before."""
        return self._seats_of_lesson

    def on_resize(self) -> None:
        """What is fitted to the window is fitted anew."""
        if self.is_mounted and self.query("#lesson-head"):
            for pane in self.query(AreaPane):
                pane.refit()
            self.call_after_refresh(self.redraw)

    def _head(self) -> Content:
        run, known = self.run_of_lesson, lessons_of(self.game)
        place = next((at for at, one in enumerate(known, 1) if one.id == self.lesson.id), 0)
        count, at = len(self.lesson.stages), run.number
        left = said(
            self.wording,
            "head",
            game=self.wording.game(self.game, short=True),
            number=place,
            of=len(known),
            title=self.texts.title(self.lesson),
        )
        dots = FILLED * at + EMPTY * (count - at)
        gap = max(2, self.size.width - 2 - len(left) - len(dots))
        return Content.assemble(Content.styled(left, "$accent bold"), " " * gap, dots)

    def _goal(self) -> str:
        stage = self.run_of_lesson.stage
        if stage is None:
            return said(self.wording, "finished", stars=stars_of(self.score.stars))
        goal = self.coach.text("goal")
        return f"{goal} {self.coach.move_to_judge(stage)}" if isinstance(stage, SpotTask) else goal

    def _offers(self) -> tuple[OfferedMove, ...]:
        """The choices, or the learner's moves; whether a move is legal is for the learner to find out."""
        if self._entries or not isinstance(self.run_of_lesson.stage, DoTask | BreakTask):
            return tuple(OfferedMove(one.says) for one in self._entries)
        return tuple(
            replace(one, why_not="", apart=(), asks="")
            for one in offers(self.controller, self.wording)
            if one.choice is not None and self.run_of_lesson.may_move(one.choice.move)
        )

    def on_moves_pane_looked(self, message: MovesPane.Looked) -> None:
        """A move that is looked at is not judged before it is made."""
        message.stop()
        message.prevent_default()

    # Choosing

    def _choices(self) -> tuple[LessonEntry, ...]:
        run, stage = self.run_of_lesson, self.run_of_lesson.stage
        if stage is None:
            return ()
        number, order = run.number + 1, choices_of(self.lesson, run.number).order
        if isinstance(stage, PredictTask):
            words = [self.texts.choice(self.lesson, number, at, one) for at, one in enumerate(stage.choices)]
            return tuple(LessonEntry(words[at], partial(self._predict, stage, at)) for at in order)
        if isinstance(stage, SpotTask):
            names = (VERDICTS[at] for at in order)
            return tuple(
                LessonEntry(said(self.wording, f"spot-{one}"), partial(self._judge, stage, one))
                for one in names
            )
        if isinstance(stage, OrderTask):
            left = (stage.items[at] for at in order if stage.items[at] not in self._placed)
            return tuple(
                LessonEntry(self.texts.item(self.lesson, number, one), partial(self._place, stage, one))
                for one in left
            )
        return ()

    def on_moves_pane_chosen(self, message: MovesPane.Chosen) -> None:
        """A choice, or a move."""
        message.stop()
        message.prevent_default()
        pane = self.query_one(MovesPane)
        if self._entries:
            at = next((at for at, one in enumerate(pane.offers) if one is message.offer), None)
            if at is not None and at < len(self._entries):
                self._entries[at].take()
        else:
            self.choose(message.offer)

    def _predict(self, stage: PredictTask, place: int) -> None:
        self._answer(str(place), self.run_of_lesson.foretold(stage, stage.choices[place]).kind)

    def _judge(self, stage: SpotTask, verdict: str) -> None:
        run = self.run_of_lesson
        if run.judged(stage, VERDICT_OF[verdict]).kind is not TryKind.DONE or stage.legal is not False:
            self._answer(verdict, run.judged(stage, VERDICT_OF[verdict]).kind)
            return
        rules = (stage.rule, *stage.others)
        order = choices_of(self.lesson, run.number).rules
        self._entries = tuple(
            LessonEntry(self.wording.title(rules[at]), partial(self._name_rule, stage, rules[at]))
            for at in order
        )
        self.redraw()
        self.tell((Node(said(self.wording, "which-rule"), "✓"),))

    def _name_rule(self, stage: SpotTask, rule: str) -> None:
        self._answer(rule, self.run_of_lesson.named_rule(stage, rule).kind)

    def _answer(self, choice: str, kind: TryKind) -> None:
        """A choice was made; one that was wrong stays wrong."""
        if choice in self._tried:
            self.tell(self.coach.tried_before())
        elif kind is TryKind.DONE:
            self._finish_stage()
        else:
            self._tried.add(choice)
            self.score.wrong_choice()
            self.tell(self.coach.wrong())

    def _place(self, stage: OrderTask, item: str) -> None:
        """The next thing of an order; a wrong one is not placed."""
        right = stage.items[len(self._placed)]
        if item != right:
            self.score.wrong_choice()
            self.tell((*self._placed_nodes(), *self.coach.wrong()))
            return
        self._placed = (*self._placed, item)
        if len(self._placed) == len(stage.items) - 1:
            self._placed = stage.items
            self._finish_stage()
            return
        self._entries = self._choices()
        self.redraw()
        self.tell(self._placed_nodes())

    def _placed_nodes(self) -> tuple[Node, ...]:
        number = self.run_of_lesson.number + 1
        words = (self.texts.item(self.lesson, number, one) for one in self._placed)
        return tuple(Node(f"{at} {one}", "✓") for at, one in enumerate(words, 1))

    # Typed lines

    def _complete_line(self, text: str, cursor: int) -> tuple[str, ...]:
        """What the line may become: a move, or one of the choices."""
        if not self._entries:
            return self.lines.complete(text, cursor)
        says = (one.says for one in self._entries)
        return tuple(one for one in says if one.casefold().startswith(text.casefold()))

    async def _made(self, line: str, *, first: bool = True) -> bool:
        """Of choices the one that is typed, by its words or else by its number."""
        if not self._entries:
            return await super()._made(line, first=first)
        typed = line.lstrip(": ").casefold().rstrip(".")
        named = [one for one in self._entries if one.says.casefold().rstrip(".") == typed]
        place = int(typed) if typed.isdecimal() else 0
        if not named and 0 < place <= len(self._entries):
            named = [self._entries[place - 1]]
        if not named:
            self.problem(Unreadable("no_moves_here"))
            return False
        named[0].take()
        return True

    # Moves

    @property
    def asking(self) -> LessonQuestions:
        """Questions put on this screen."""
        return LessonQuestions(self, self.controller, self.wording)

    async def make(self, move: Move, overrule: str = "") -> bool:  # noqa: ARG002 - nothing is overruled here
        """Tries a move; whether it was legal."""
        run = self.run_of_lesson
        if not isinstance(run.stage, DoTask | BreakTask) or self._entries:
            raise Unreadable("no_moves_here")
        result = run.attempt(move)
        if result.kind is TryKind.DONE:
            self._finish_stage()
            return True
        self._enter_board()
        self.tell(self.coach.tried(result))
        return result.kind is not TryKind.REFUSED

    async def follow(self) -> None:
        """What follows by itself is in the lesson's script."""

    # Going on

    def _finish_stage(self) -> None:
        """The board after it, what was learned, and the way on."""
        run, stage = self.run_of_lesson, self.run_of_lesson.stage
        ruling = self.coach.ruling(stage) if isinstance(stage, SpotTask) else ()
        if isinstance(stage, SpotTask):
            run.carry_out_spotted(stage)
        self._enter_board()
        self._entries = (LessonEntry(said(self.wording, "go-on"), self._next_stage),)
        self.redraw()
        happened = (
            self.coach.happened(stage, self.controller.session) if isinstance(stage, PredictTask) else ()
        )
        self.tell((*self.coach.done(), *happened, *ruling))

    def _next_stage(self) -> None:
        run = self.run_of_lesson
        run.next_stage()
        if run.stage is not None:
            self.progress.reached(self.lesson, run.number, hints=self.score.level, lost=self.score.lost)
            self.begin_stage()
            return
        self.progress.finished(self.lesson, self.score.stars, hints=self.score.level)
        self._show_end()

    def _show_end(self) -> None:
        following = next((one for one in lessons_of(self.game) if not self.progress.stars(one)), None)
        entries = [
            LessonEntry(said(self.wording, "once-more"), partial(self.leave_for, self.lesson)),
            LessonEntry(said(self.wording, "all-lessons"), self.action_leave),
        ]
        if following is not None:
            title = said(self.wording, "next-lesson", title=self.texts.title(following))
            entries.insert(0, LessonEntry(title, partial(self.leave_for, following)))
        self._entries = tuple(entries)
        self.redraw()
        self.tell((Node(said(self.wording, "well-done"), "✓"),))

    def leave_for(self, lesson: Lesson) -> None:
        """Another lesson in place of this one."""
        self.app.switch_screen(lesson_screen(lesson, self.wording, self.progress))

    # Keys

    def action_hint(self) -> None:
        """The next hint."""
        if self.run_of_lesson.stage is not None and not self._finished():
            level = self.score.hint()
            shown = tuple(one for each in range(1, level + 1) for one in self.coach.hint(each))
            self.tell(shown)

    def _finished(self) -> bool:
        """Whether the stage is over and waits to be left."""
        return len(self._entries) == 1

    def action_restart(self) -> None:
        """The stage from its beginning."""
        if self.run_of_lesson.stage is not None and not self._finished():
            self.run_of_lesson.again()
            self._placed = ()
            self._enter_board()
            self.tell(self.coach.begins())

    def action_number(self, number: int) -> None:
        """The line with this number, wherever the cursor is."""
        self.query_one(MovesPane).action_number(number)

    def action_rulebook(self) -> None:
        """The rulebook, at the rule the stage turns on."""
        stage = self.run_of_lesson.stage
        self.post_message(RuleWanted(stage.rule if stage is not None else ""))

    def action_leave(self) -> None:
        """Back; the stage is kept."""
        self.app.pop_screen()


def _begun(lesson: Lesson, language: str, stage: int) -> LessonRun:
    """A lesson at the stage it was left at, under the reader's own printing."""
    adapter = adapter_of(lesson.id.partition(".")[0])
    texts = adapter.game.texts
    text = next((one for one in texts if one.partition("-")[0] == language), texts[0])
    run = LessonRun(lesson, adapter, text)
    while run.number < stage:
        run.solve()
    return run


class SeatLessonScreen(LessonParts, TableScreen, inherit_bindings=False):
    """A lesson at a table with a pane for each seat."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


def _seats_of(lesson: Lesson, run: LessonRun) -> tuple[str, ...]:
    """Every seat that some board of the lesson has."""
    positions = (lesson.position, *(one.position for one in lesson.stages if one.position is not None))
    boards = (LessonBoard(run.adapter, one, run.text) for one in positions)
    areas = (area for board in boards for area in table_of(board).view.areas)
    return tuple(dict.fromkeys(area.id for area in areas if is_owned(area)))


def lesson_screen(lesson: Lesson, wording: Wording, progress: LearnerProgress) -> TableScreen:
    """The lesson on a table drawn as its game is drawn; the other tables are not loaded."""
    view = table_of(_begun(lesson, wording.language, 0).board).view
    if across(view) is not None:
        from referee.app.screens.lesson_tables import RowLessonScreen

        return RowLessonScreen(lesson, wording, progress)
    if has_board(view):
        from referee.app.screens.lesson_tables import BoardLessonScreen

        return BoardLessonScreen(lesson, wording, progress)
    return SeatLessonScreen(lesson, wording, progress)
