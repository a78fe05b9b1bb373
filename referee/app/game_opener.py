"""The opener of games: new and saved ones, records, logs, lessons and worked examples."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.kernel.errors import RefereeError
from referee.app.host import NewGameWanted
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.storage.errors import HeldElsewhere, JournalBroken, NewerEntry, OlderCopy, StorageError

if TYPE_CHECKING:
    from textual.worker import WorkType

    from engine.kernel.cases.model import Case
    from engine.kernel.decisions import Move
    from engine.kernel.view import View
    from referee.app.game_app import GameApp
    from referee.app.screens.tables.table import TableScreen
    from referee.lessons.progress import LearnerProgress
    from referee.session.controller import GameController
    from referee.storage.database import Database


class GameOpener:
    """Opens games for the application; the first screen shows why one cannot be opened."""

    def __init__(self, app: GameApp) -> None:
        self._app = app

    def _run(self, opening: WorkType[None]) -> None:
        """Opens one game at a time, while the screen goes on."""
        self._app.run_worker(opening, exclusive=True, group="open")

    def begin(self, message: NewGameWanted) -> None:
        """Begins a game and shows its table."""
        from referee.session.persistence import begin, begin_unsaved

        if self._app.database is None:
            return
        try:
            how = begin_unsaved if message.ready else begin
            self._app.show_game(how(self._app.database, message.name, message.start))
        except (StorageError, RefereeError) as error:
            self._app.first.remark(self._app.wording.error(error))

    def open_record(self, file: Path) -> None:
        """Opens a record to look at, or the saved game it becomes."""
        self._run(partial(self._open_record, file))

    async def _open_record(self, file: Path) -> None:
        from referee.app.prompts.opening_questions import ask_record
        from referee.session.persistence import OpenGame

        if self._app.database is None:
            return
        try:
            opened = await ask_record(self._app, self._app.database, file)
        except (StorageError, RefereeError) as error:
            self._app.first.remark(self._app.wording.error(error))
            return
        if isinstance(opened, OpenGame):
            self._app.show_game(opened)
        elif isinstance(opened, str):
            self._app.first.remark(opened)
        elif opened is not None and opened.was_there:
            answer = self._app.wording.speech.say(
                "record/there-already", game=opened.name, number=opened.game
            )
            self._app.first.remark(answer)
        elif opened is not None:
            self.resume(opened.game)

    def resume(self, game: int) -> None:
        """Opens a saved game; one held elsewhere can be looked at, of a broken one the sound part."""
        self._run(partial(self._resume, game))

    async def _resume(self, game: int) -> None:
        from referee.session.persistence import resume

        if self._app.database is None:
            return
        try:
            self._app.show_game(resume(self._app.database, game, look=self._app.database.read_only))
        except (HeldElsewhere, OlderCopy, NewerEntry, JournalBroken) as error:
            from referee.app.prompts.opening_questions import ask_how

            how = await ask_how(self._app, self._called(game), error)
            if how is not None:
                self._open(game, **how)
        except (StorageError, RefereeError) as error:
            self._app.first.remark(self._app.wording.error(error))

    def _open(self, game: int, **how: Any) -> None:
        """Opens a game in a chosen way; the first screen shows why that fails."""
        from referee.session.persistence import resume

        if self._app.database is None:
            return
        try:
            self._app.show_game(resume(self._app.database, game, **how))
        except (StorageError, RefereeError) as error:
            self._app.first.remark(self._app.wording.error(error))

    def _called(self, game: int) -> str:
        """The name of a saved game in the list, by its number."""
        from referee.storage.games import saved_games

        saved = saved_games(self._app.database) if self._app.database is not None else []
        return next((summary.name for summary in saved if summary.id == game), str(game))

    def open_log(self, game: int, line: int) -> None:
        """Opens the log of a saved game at a line."""
        from referee.app.screens.log import LogScreen
        from referee.app.screens.tables.table_panes import TableBase

        app = self._app
        here = next((screen for screen in app.screen_stack if isinstance(screen, TableBase)), None)
        if here is not None and app.open_game is not None and app.open_game.saved_as == game:
            app.push_screen(LogScreen(here.controller, app.wording, looking=here.read_only, at=line))
            return
        if app.database is None:
            return
        try:
            looked_at = self._looked_at(app.database, game)
        except (StorageError, RefereeError) as error:
            app.warn(app.wording.error(error))
        else:
            app.push_screen(LogScreen(*looked_at, looking=True, at=line))

    def _looked_at(self, database: Database, game: int) -> tuple[GameController, Wording]:
        """A saved game to look at, with its words."""
        from referee.session.card_catalogue import OwnedCards
        from referee.session.controller import GameController
        from referee.session.persistence import resume

        session = resume(database, game, look=True).session
        controller = GameController(session, OwnedCards(session.adapter.game.id, database))
        wording = self._app.wording.of_another_table(session.adapter.game.id, session.texts)
        wording.names = TableNames(controller, wording)
        return controller, wording


def screen_of(view: View) -> type[TableScreen]:
    """The class of the screen for such a table; the others are not loaded."""
    from referee.app.render.area_lines import has_board, row_area

    if row_area(view) is not None:
        from referee.app.screens.tables.row import RowTableScreen

        return RowTableScreen
    if has_board(view):
        from referee.app.screens.tables.board import BoardTableScreen

        return BoardTableScreen
    from referee.app.screens.tables.table import TableScreen

    return TableScreen


class LessonLoader:
    """Opens lessons, worked examples and the quiz; reads the learner's progress when it is needed."""

    def __init__(self, app: GameApp, place: str | Path | None, text: str) -> None:
        """``place``: where the games are saved; ``text``: the texts of a worked example."""
        self._app = app
        self._place = place
        self._text = text
        self._learner: LearnerProgress | None = None
        self._quiz: Callable[[], object] | None = None
        """What the command line asked for, and the saved games are looked through for first."""

    def learner(self) -> LearnerProgress:
        """The learner's progress, read when it is first asked for."""
        from referee.lessons.progress import LearnerProgress

        if self._learner is None:
            self._learner = LearnerProgress(self.file())
        return self._learner

    def file(self) -> Path:
        """The file of the learner's progress."""
        from referee.session.files.user_data import learning_file

        beside = Path(self._place) if self._place is not None and "://" not in str(self._place) else None
        return learning_file(beside)

    def line_where_left(self) -> str:
        """The lesson to go on with, in a line, if anybody has learned since the program began."""
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
        """Opens the lesson to go on with."""
        lesson = self.learner().where_left()
        if lesson is not None:
            game, _, number = lesson.id.partition(".")
            self._app.show_lessons(game, number)

    def show_list(self, game: str, number: str) -> None:
        """Opens the lessons of a game, and a wanted one on top."""
        from referee.app.screens.lessons.list import QUIZ, LessonListScreen
        from referee.session.game_setup import printed_examples

        listed = LessonListScreen(game, self._app.wording, self.learner())
        self._app.push_screen(listed)
        if number == QUIZ:
            self._quiz = listed.open_quiz
        elif number in {example.id for example in printed_examples(game)}:
            self.open_example(game, number)
        elif number:
            self.open_lesson(game, number)

    def open_quiz(self) -> None:
        """Opens the quiz named on the command line, now that the saved games are known."""
        if self._quiz is not None:
            self._quiz()
        self._quiz = None

    def open_lesson(self, game: str, number: str) -> None:
        """Opens one lesson over the present screen."""
        from referee.app.screens.lessons.lesson import lesson_screen
        from referee.lessons.reader import find_lesson
        from referee.session.registry import adapter_of

        lesson, wording = find_lesson(game, number), self._app.wording
        if self._app.open_game is not None:  # the table behind it goes on speaking of its own cards
            wording = wording.of_another_table(game, adapter_of(game).game.texts)
        self._app.push_screen(lesson_screen(lesson, wording, self.learner()))

    def open_example(self, game: str, name: str) -> None:
        """Opens a worked example as a table of its own."""
        from referee.session.game_setup import example_command, find_example

        app, case = self._app, find_example(game, name)
        if app.open_game is not None:
            app.warn(app.wording.speech.say("examples/leave", command=example_command(game, case)))
            return
        app.post_message(_table_of(game, case, app.wording, self._text))


def _table_of(game: str, case: Case, wording: Wording, text: str) -> NewGameWanted:
    """A worked example: its first line says what is printed, what was added, and what is typed to play it."""
    from referee.lessons.reader import example_title
    from referee.session.game_setup import example, example_lines

    start, speech = example(game, case.id, text), wording.speech
    of_rule = speech.say("examples/table", title=wording.title(case.rules[0]))
    about = example_title(speech, game, f"{case.id}-note", case.note or "") or of_rule
    lines = example_lines(game, case, wording.language)
    done = _automatic_steps(game, case, wording, lines.done)
    notes = (("examples/done", done), ("examples/enter", _numbered(lines.typed)))
    note = " ".join((about, *(speech.say(key, lines=value) for key, value in notes if value)))
    title = example_title(speech, game, case.id, case.title or of_rule)
    return NewGameWanted(title, replace(start, note=note), ready=True)


def _automatic_steps(game: str, case: Case, wording: Wording, moves: tuple[Move, ...]) -> str:
    """The automatic steps of an example's table before the first move, in words."""
    from referee.lessons.texts import PositionNames
    from referee.session.registry import adapter_of

    words = wording.of_another_table(game, adapter_of(game).game.texts)
    words.names = PositionNames(words.speech, game, case.position)
    return "; ".join(map(words.move, moves))


def _numbered(lines: tuple[str, ...]) -> str:
    return "  ".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
