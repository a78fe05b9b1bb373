"""The lesson screen: every move is tried, and nothing but the progress is kept."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from referee.app.host import RuleWanted
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.prompts.opening_questions import LessonQuestions
from referee.app.render.area_lines import has_board, row_area
from referee.app.screens.lessons.lesson_table import LessonBase, LessonEntry, begun_lesson
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.command_line import CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.lessons.board import table_of_board
from referee.lessons.choices import VERDICT_OF, VERDICTS, attempt_on_table, choices_of, chosen_by
from referee.lessons.model import BreakTask, DoTask, Lesson, OrderTask, PredictTask, SpotTask
from referee.lessons.progress import MOST_STARS, LearnerProgress
from referee.lessons.run import TryKind, TryResult
from referee.words.speech import label

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


class LessonParts(LessonBase):
    """The additions of a lesson to the table of any game."""

    # Choosing

    def _choices(self) -> tuple[LessonEntry, ...]:
        run, stage = self.run_of_lesson, self.run_of_lesson.stage
        if stage is None:
            return ()
        number, order = run.number + 1, choices_of(self.lesson, run.number).order
        if isinstance(stage, PredictTask):
            words = [
                self.texts.choice(self.lesson, number, at, choice) for at, choice in enumerate(stage.choices)
            ]
            return tuple(LessonEntry(words[at], partial(self._predict, stage, at)) for at in order)
        if isinstance(stage, SpotTask):
            names = (VERDICTS[at] for at in order)
            return tuple(
                LessonEntry(lesson_phrase(self.wording, f"spot-{name}"), partial(self._judge, stage, name))
                for name in names
            )
        if isinstance(stage, OrderTask):
            left = (stage.items[at] for at in order if stage.items[at] not in self._placed)
            return tuple(
                LessonEntry(self.texts.item(self.lesson, number, item), partial(self._place, stage, item))
                for item in left
            )
        return ()

    def on_moves_pane_chosen(self, message: MovesPane.Chosen) -> None:
        """Takes a choice, or tries a move."""
        message.stop()
        message.prevent_default()
        pane = self.query_one(MovesPane)
        if self._entries:
            at = next((at for at, offer in enumerate(pane.offers) if offer is message.offer), None)
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
        self.tell((Node(lesson_phrase(self.wording, "which-rule"), "✓"),))

    def open_branch(self, line: str = "") -> None:  # noqa: ARG002 - a lesson tries moves itself
        """Does nothing: the moves of a lesson are tries already."""
        self.notify(label("branch-lesson"))

    def _name_rule(self, stage: SpotTask, rule: str) -> None:
        kind = self.run_of_lesson.named_rule(stage, rule).kind
        self._answer(rule, kind, self.coach.wrong_rule(rule))

    def _answer(self, choice: str, kind: TryKind, wrong: tuple[Node, ...] = ()) -> None:
        """Takes a choice; a wrong one stays wrong. ``wrong``: what to say of it then."""
        if choice in self._tried:
            self.tell(self.coach.tried_before())
        elif kind is TryKind.DONE:
            self._finish_stage()
        else:
            self._tried.add(choice)
            self.score.wrong_choice()
            self.tell(wrong or self.coach.wrong())

    def _place(self, stage: OrderTask, item: str) -> None:
        """Places the next thing of an order; a wrong one is not placed."""
        right = stage.items[len(self._placed)]
        if item != right:
            self.score.wrong_choice()
            self.tell((*self._placed_nodes(), *self.coach.misplaced()))
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
        words = (
            f"{self.texts.item(self.lesson, number, item)}{self.coach.purpose(item)}" for item in self._placed
        )
        return tuple(Node(f"{at} {word}", "✓") for at, word in enumerate(words, 1))

    # Typed lines

    async def make_line(self, line: str, *, first: bool = True) -> bool:
        """Takes the typed choice, by its words or else by its number; whether there is one."""
        if not self._entries:
            return await super().make_line(line, first=first)
        place = chosen_by(line.lstrip(": "), tuple(entry.says for entry in self._entries))
        if place is not None:
            self._entries[place].take()
        elif not self._finished():
            self.problem(Unreadable("no_moves_here"))
        elif first:  # the rest of a line that solved the stage leaves what it brought about in sight
            self.problem(Unreadable("stage_is_done"))
        return place is not None or self._finished()

    def on_command_line_left(self, message: CommandLine.Left) -> None:
        """Goes on from a solved stage when Enter leaves an empty line."""
        super().on_command_line_left(message)
        if message.by_enter and self._finished():
            self._entries[0].take()

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
        result = attempt_on_table(run, move)
        if result.kind is TryKind.DONE:
            self._finish_stage(result)
            return True
        self._enter_board()
        self.tell(self.coach.tried(result))
        return result.kind is not TryKind.REFUSED

    async def follow(self) -> None:
        """Does nothing: the script holds what follows automatically."""

    # Going on

    def _finish_stage(self, result: TryResult | None = None) -> None:
        """Shows the final board, the lesson and the way on; ``result``: of the last move."""
        run, stage = self.run_of_lesson, self.run_of_lesson.stage
        ruling = self.coach.ruling(stage) if isinstance(stage, SpotTask) else ()
        if isinstance(stage, SpotTask):
            run.carry_out_spotted(stage)
        self._enter_board()
        self._entries = (LessonEntry(lesson_phrase(self.wording, "go-on"), self._next_stage),)
        self.redraw()
        happened: tuple[Node, ...] = self._placed_nodes() if isinstance(stage, OrderTask) else ()
        if isinstance(stage, PredictTask):
            happened = self.coach.happened(stage, self.controller.session)
        elif isinstance(stage, DoTask) and result is not None:
            happened = self.coach.came_about(result)
        self.tell((*self.coach.done(), *happened, *ruling))
        self._to_list()
        self._keep_solved()

    def _to_list(self) -> None:
        """Gives the list the keys again, unless a line is being typed."""
        if not isinstance(self.focused, CommandLine):
            self.query_one(MovesPane).focus()

    def _keep_solved(self) -> None:
        """Saves that the stage is solved, even if the learner leaves before the next one."""
        number = self.run_of_lesson.number + 1
        if number < len(self.lesson.stages):
            self.progress.reached(self.lesson, number, hints=self.score.level, lost=self.score.lost)
        else:
            self.progress.finished(self.lesson, self.score.stars, hints=self.score.level)

    def _next_stage(self) -> None:
        self.run_of_lesson.next_stage()
        if self.run_of_lesson.stage is not None:
            self.begin_stage()
        else:
            self._show_end()

    def _show_end(self) -> None:
        following = self.progress.next_after(self.lesson)
        entries = [
            LessonEntry(lesson_phrase(self.wording, "once-more"), partial(self.leave_for, self.lesson)),
            LessonEntry(lesson_phrase(self.wording, "all-lessons"), self.action_leave),
        ]
        if following is None:
            entries.reverse()
        else:
            title = lesson_phrase(self.wording, "next-lesson", title=self.texts.title(following))
            entries.insert(0, LessonEntry(title, partial(self.leave_for, following)))
        self._entries = tuple(entries)
        self.redraw()
        more = self.score.stars < MOST_STARS
        stars = (Node(lesson_phrase(self.wording, "stars-about")),) if more else ()
        last = (Node(lesson_phrase(self.wording, "last-done")),) if following is None else ()
        self.tell((Node(lesson_phrase(self.wording, "well-done"), "✓"), *stars, *last))

    def leave_for(self, lesson: Lesson) -> None:
        """Opens another lesson in place of this one."""
        self.app.switch_screen(lesson_screen(lesson, self.wording, self.progress))

    # Keys

    def action_hint(self) -> None:
        """Shows the next hint above those before it."""
        if self.run_of_lesson.stage is not None and not self._finished():
            level = self.score.hint()
            placed = len(self._placed)
            shown = tuple(node for each in range(level, 0, -1) for node in self.coach.hint(each, placed))
            self.tell(shown)

    def action_why(self) -> None:
        """Explains the highlighted number; without one, the task of the stage."""
        if isinstance(self.focused, FoldingTree) or self._explained_here() or self._whole_line():
            super().action_why()
        elif self.run_of_lesson.stage is not None and not self._finished():
            self.tell((*self.coach.begins(), *self._why_where()))
        else:
            nodes = self.query_one(FoldingTree).nodes
            self.tell((*(node for node in nodes if node not in self._why_where()), *self._why_where()))

    def _why_where(self) -> tuple[Node, ...]:
        """The note on how numbers on the board are explained, where there is a board."""
        if not self.query_one("#areas").display:
            return ()
        return (Node(lesson_phrase(self.wording, "why-where")),)

    def _offer_here(self) -> OfferedMove | None:
        """No move: a lesson judges none before it is made."""
        return None

    def _finished(self) -> bool:
        """Whether the stage is over and waits to be left."""
        return len(self._entries) == 1

    def action_restart(self) -> None:
        """Begins the stage anew."""
        if self.run_of_lesson.stage is not None and not self._finished():
            self.run_of_lesson.again()
            self._placed = ()
            self._enter_board()
            self.tell(self._told_first())

    def action_undo(self) -> None:
        """Begins the stage anew, as its moves are not kept one by one."""
        self.action_restart()

    def action_redo(self) -> None:
        """Does nothing: a lesson keeps no undone moves."""

    def action_number(self, number: int) -> None:
        """Takes the line with this number, wherever the cursor is."""
        self.query_one(MovesPane).action_number(number)

    def action_rulebook(self) -> None:
        """Opens the rulebook at the rule of the stage."""
        stage = self.run_of_lesson.stage
        self.post_message(RuleWanted(stage.rule if stage is not None else ""))

    def action_leave(self) -> None:
        """Goes back; the stage is saved."""
        self.app.pop_screen()


class SeatLessonScreen(LessonParts, TableScreen, inherit_bindings=False):
    """A lesson at a table with a pane for each seat."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


class RowLessonScreen(LessonParts, RowTableScreen, inherit_bindings=False):
    """A lesson in a game whose cards lie in a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *KEYS,
        Binding("left", "row(-1)", "Row", show=False),
        Binding("right", "row(1)", "Row", show=False),
    ]


class BoardLessonScreen(LessonParts, BoardTableScreen, inherit_bindings=False):
    """A lesson in a game with a board."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


def lesson_screen(lesson: Lesson, wording: Wording, progress: LearnerProgress) -> TableScreen:
    """The screen of a lesson, drawn as its game is drawn."""
    view = table_of_board(begun_lesson(lesson, wording.language, 0).board).view
    if row_area(view) is not None:
        return RowLessonScreen(lesson, wording, progress)
    if has_board(view):
        return BoardLessonScreen(lesson, wording, progress)
    return SeatLessonScreen(lesson, wording, progress)
