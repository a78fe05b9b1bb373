"""The list of a game's lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from referee.app.host import Host, LearningWanted, RuleWanted
from referee.app.presenters.lesson_coach import stages_of, stars_of
from referee.app.presenters.lesson_hints import lesson_phrase, list_note
from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.terminal import size_classes
from referee.app.widgets.key_line import KeyLine
from referee.lessons.model import Lesson
from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import base_rules, example_title, expansion_said, is_expansion, lessons_of
from referee.lessons.texts import LessonTexts
from referee.session.game_setup import printed_examples

AROUND = 6
"""Columns of the margins and the scrollbar."""


class ExpansionScreen(Screen[None]):
    """The page about an expansion."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "app.pop_screen", "Back"),
    ]

    def __init__(self, game: str, wording: Wording) -> None:
        super().__init__()
        self._game = game
        self._wording = wording

    def compose(self) -> ComposeResult:
        """The page."""
        self.add_class(*size_classes(self.app.size))
        with VerticalScroll(classes="page"):
            yield Static(self._page())
        yield KeyLine()

    def _page(self) -> Content:
        speech, width = self._wording.speech, (self.app.size.width or 80) - AROUND
        about, *lines = base_rules(self._game, speech)
        numbered = [hanging(line, f"{number:>2}  ", width) for number, line in enumerate(lines, 1)]
        return Content.assemble(
            Content.styled(expansion_said(self._game, speech), "bold $accent"),
            "\n\n",
            Content.styled(hanging(about, "", width), "$warning"),
            "\n\n",
            Content("\n".join(numbered)),
        )


BEFORE = "before"
"""The line that leads to what an expansion takes from its base game."""
EXAMPLE = "example-"
"""Before the name of a worked example."""
QUIZ = "quiz"
"""The line that leads to questions from the player's own games."""


class LessonListScreen(Screen[None]):
    """The lessons of a game in their chapters, with the next one highlighted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", "Begin", priority=True),
        Binding("b", "rulebook", "Rules"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "app.pop_screen", "Back"),
    ]

    def __init__(self, game: str, wording: Wording, progress: LearnerProgress) -> None:
        super().__init__()
        self._game = game
        self._wording = wording
        self._progress = progress
        self._texts = LessonTexts(wording.speech, game)
        self._listed: list[Lesson | None] = []
        """The lesson of each line; none: the line is the title of a chapter, or leads elsewhere."""

    def compose(self) -> ComposeResult:
        """Title and list."""
        self.add_class(*size_classes(self.app.size))
        with Vertical(id="lessons"):
            yield Static(
                lesson_phrase(self._wording, "lessons", game=self._wording.game(self._game)), classes="title"
            )
            note = list_note(self._game, self._wording)
            if note:
                yield Static(note, classes="about", markup=False)
            yield OptionList(id="lesson-list", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """The lessons with their stars."""
        self._refill()
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Draws the list after a lesson, which may have brought stars."""
        if self._listed:
            self._refill()

    def _refill(self) -> None:
        self._wording.of_game(self._game)
        rows = [*self._lesson_rows(), *((option, None) for option in self._other_options())]
        self._listed = [lesson for _, lesson in rows]
        pane = self.query_one(OptionList)
        pane.set_options(option for option, _ in rows)
        pane.highlighted = self._next()

    def _lesson_rows(self) -> Iterator[tuple[Option, Lesson | None]]:
        """The lessons under the headings of their chapters."""
        if is_expansion(self._game):
            yield Option(expansion_said(self._game, self._wording.speech), id=BEFORE), None
        chapter = ""
        for lesson in lessons_of(self._game):
            if lesson.chapter != chapter:
                chapter = lesson.chapter
                yield _heading(self._texts.say(f"chapter-{chapter}")), None
            yield Option(self._line(lesson)), lesson

    def _other_options(self) -> Iterator[Option]:
        """The quiz, and the worked examples of the booklet."""
        speech = self._wording.speech
        yield Option(speech.say("quiz/line"), id=QUIZ)
        yield _heading(speech.say("examples/heading"))
        for case in printed_examples(self._game):
            title = example_title(speech, self._game, case.id, case.title or case.id)
            yield Option(f"  {title}", id=f"{EXAMPLE}{case.id}")

    def _line(self, lesson: Lesson) -> Content:
        title = lesson_phrase(
            self._wording, "lesson-line", number=lesson.number, title=self._texts.title(lesson)
        )
        about = lesson_phrase(self._wording, "lesson-about", minutes=lesson.minutes)
        stars = Content.styled(stars_of(self._progress.stars(lesson)), "$accent")
        return Content.assemble(
            "  ",
            f"{title:<44}",
            stars,
            Content.styled(f"  {about}  {self._left_at(lesson)}", "$foreground-muted"),
        )

    def _left_at(self, lesson: Lesson) -> str:
        """A sign for each stage of a lesson that was left in the middle."""
        stage = self._progress.stage(lesson)
        return stages_of(stage, len(lesson.stages)) if stage else ""

    def action_rulebook(self) -> None:
        """Opens the rulebook at the first rule of the game."""
        self.post_message(RuleWanted(self._game))

    def action_begin(self) -> None:
        """Opens the line that is highlighted."""
        self.query_one(OptionList).action_select()

    def _next(self) -> int | None:
        """The line of the lesson left last, or the first without stars, or the first lesson."""
        lines = [at for at, lesson in enumerate(self._listed) if lesson is not None]
        left = self._progress.where_left()
        if left is not None and left in self._listed:
            return self._listed.index(left)
        waiting = (at for at in lines if (entry := self._listed[at]) and not self._progress.stars(entry))
        return next(waiting, lines[0] if lines else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begins the lesson, or goes on with it."""
        event.stop()
        if event.option_id == BEFORE:
            self.app.push_screen(ExpansionScreen(self._game, self._wording))
            return
        if event.option_id == QUIZ:
            self.open_quiz()
            return
        name = (event.option_id or "").removeprefix(EXAMPLE)
        if event.option_id and name != event.option_id:
            self.post_message(LearningWanted("example", self._game, name))
            return
        lesson = self._listed[event.option_index]
        if lesson is not None:
            from referee.app.screens.lessons.lesson import (
                lesson_screen,  # the table, which a list does without
            )

            self.app.push_screen(lesson_screen(lesson, self._wording, self._progress))

    @work(thread=True, exclusive=True, group="quiz")
    def open_quiz(self) -> None:
        """Opens the quiz about the player's newest games."""
        from referee.app.prompts.opening_questions import look_for_questions

        look_for_questions(self.referee, self._game)
        self.app.call_from_thread(self._ask)

    @property
    def referee(self) -> Host:
        """The app."""
        return self.app  # type: ignore[return-value]

    @work(exclusive=True, group="asked")
    async def _ask(self) -> None:
        from referee.app.prompts.opening_questions import open_quiz

        if not await open_quiz(self.referee, self._game):
            self.notify(self._wording.speech.say("quiz/none"))


def _heading(words: str) -> Option:
    return Option(Content.styled(words, "bold"), disabled=True)
