"""The loader of lessons and worked examples, and of what the learner has done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from referee.app.host import Begin
from referee.app.presenters.wording import Wording

if TYPE_CHECKING:
    from engine.kernel.cases.model import Case
    from referee.app.game_loader import GameLoader
    from referee.lessons.progress import LearnerProgress


class LessonLoader:
    """Opens lessons, worked examples and the quiz; reads the learner's progress when it is first needed."""

    def __init__(self, app: GameLoader, place: str | Path | None, text: str) -> None:
        """``place``: where the games are saved; ``text``: the texts of a worked example."""
        self._app = app
        self._place = place
        self._text = text
        self._learner: LearnerProgress | None = None
        self._quiz: Callable[[], object] | None = None
        """What the command line asked for, and the saved games are looked through for first."""

    def learner(self) -> LearnerProgress:
        """What the learner has done, read when it is first asked for."""
        from referee.lessons.progress import LearnerProgress

        if self._learner is None:
            self._learner = LearnerProgress(self.file())
        return self._learner

    def file(self) -> Path:
        """Where what is learned is kept."""
        from referee.session.user_files import learning_file

        beside = Path(self._place) if self._place is not None and "://" not in str(self._place) else None
        return learning_file(beside)

    def line_where_left(self) -> str:
        """The lesson to go on with, in a line; nothing where nobody has learned since the program began."""
        lesson = self._learner.where_left() if self._learner is not None else None
        if lesson is None:
            return ""
        from referee.app.presenters.lesson_coach import where_left

        return where_left(lesson, self._app.wording)

    def read_where_left(self) -> str:
        """The lesson to go on with, in a line, if anybody has begun to learn."""
        if not self.file().is_file():
            return ""
        self.learner()
        return self.line_where_left()

    def open_where_left(self) -> None:
        """Goes on with the lesson the learner was left at."""
        lesson = self.learner().where_left()
        if lesson is not None:
            game, _, number = lesson.id.partition(".")
            self._app.show_lessons(game, number)

    def show_list(self, game: str, number: str) -> None:
        """The lessons of a game, and one of them on top if one is wanted."""
        from referee.app.screens.lessons.list import QUIZ, LessonListScreen
        from referee.session.game_setup import printed_examples

        listed = LessonListScreen(game, self._app.wording, self.learner())
        self._app.push_screen(listed)
        if number == QUIZ:
            self._quiz = listed.open_quiz
        elif number in {one.id for one in printed_examples(game)}:
            self.open_example(game, number)
        elif number:
            self.open_lesson(game, number)

    def open_quiz(self) -> None:
        """The quiz the command line asked for, now that the saved games are known."""
        if self._quiz is not None:
            self._quiz()
        self._quiz = None

    def open_lesson(self, game: str, number: str) -> None:
        """One lesson, over what is shown."""
        from referee.app.screens.lessons.lesson import lesson_screen
        from referee.lessons.reader import find_lesson
        from referee.session.registry import adapter_of

        lesson, wording = find_lesson(game, number), self._app.wording
        if self._app.kept is not None:  # the table behind it goes on speaking of its own cards
            wording = wording.of_another_table(game, adapter_of(game).game.texts)
        self._app.push_screen(lesson_screen(lesson, wording, self.learner()))

    def open_example(self, game: str, name: str) -> None:
        """A worked example as a table; a game that is open is not left for it."""
        from referee.session.game_setup import command_of, find_example

        app, case = self._app, find_example(game, name)
        if app.kept is not None:
            app.warn(app.wording.speech.say("examples/leave", command=command_of(game, case)))
            return
        app.post_message(_table_of(game, case, app.wording, self._text))


def _table_of(game: str, case: Case, wording: Wording, text: str) -> Begin:
    """A worked example: its first line says what is printed, what was added, and what is typed to play it."""
    from referee.lessons.reader import example_title
    from referee.session.game_setup import example, typed_steps

    start, speech = example(game, case.id, text), wording.speech
    told = example_title(speech, game, f"{case.id}-note", case.note or "")
    lines = "  ".join(f"{number}. {one}" for number, one in enumerate(typed_steps(game, case), 1))
    note = " ".join((told, speech.say("examples/enter", lines=lines))) if lines else told
    title = example_title(speech, game, case.id, case.title or case.id)
    return Begin(title, replace(start, note=note), ready=True)
