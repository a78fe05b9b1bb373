"""The loader of games: one from the command line, a new one, or a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import work
from textual.worker import get_current_worker

from engine.kernel.errors import RefereeError
from referee.app.host import Begin, Host, LearningWanted, RecordWanted, Resume
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.app.screens.start import StartScreen
from referee.session.user_files import rulebook_file
from referee.storage.errors import (
    Branched,
    HeldElsewhere,
    JournalBroken,
    NewerEntry,
    NotWritable,
    OlderCopy,
    StorageError,
)

if TYPE_CHECKING:
    from engine.kernel.view import View
    from referee.app.screens.desk.at_table import TableOfTournament
    from referee.app.screens.tables.table import TableScreen
    from referee.desk.journal import DeskJournal
    from referee.desk.unsent import UnsentActs
    from referee.lessons.progress import LearnerProgress
    from referee.session.controller import GameController
    from referee.session.persistence import OpenGame
    from referee.storage.database import Database
    from referee.storage.games import Summary
    from referee.storage.witness import LastSeen

LOOK_FOR_TABLE_S = 15.0
"""Between two looks whether the open game has become one of a tournament."""
REST = 5.0
"""Seconds after which a game in which nothing was entered rests."""
WARNED = 20
"""Seconds that a warning about the game just opened is seen."""


class GameLoader(Host):
    """Opens games; a subclass says what else the app does."""

    def __init__(
        self,
        *,
        resume: str | None = None,
        text: str = "both",
        strict: bool = False,
        example: bool = False,
        language: str = "en",
        place: str | Path | None = None,
        lesson: tuple[str, str] | None = None,
        desk: str | None = None,
    ) -> None:
        """``lesson``: the game and, unless it is empty, the number of a lesson to begin with, or ``quiz``;
        ``desk``: the tournament whose desk is opened, or nothing for the last."""
        super().__init__()
        self.wording = Wording(language)
        self.database: Database | None = None
        self.kept: OpenGame | None = None
        self._text = text
        self._strict = strict
        self._resume = resume
        self._example = example
        self._place = place
        self._lesson = lesson
        self._desk = desk
        self.judges = {}
        self._unsent: dict[int, UnsentActs] = {}
        """Tournament -> what waits for a server that is gone."""
        self._tournament_table: TableOfTournament | None = None
        self._learner: LearnerProgress | None = None
        self._wanted: list[Begin | Resume | RecordWanted] = []
        """What was asked for before the database was open."""
        self._rested: object = None
        """Where the journal ended when it was last looked whether the game rests."""
        self._at_rest: object = None
        """Where it ended when it was last brought to safety."""
        self._missing = False
        """Whether the database could not be opened."""
        self._quiz: Callable[[], object] | None = None
        """What the command line asked for, and the saved games are looked through for first."""

    def open_first(self) -> None:
        """What the command line asked for, or else the first screen; what takes long when that is painted."""
        self.first = StartScreen(self._text, strict=self._strict)
        self.set_interval(REST, self.rest)
        if self._opened_at_once():
            self.screen.call_after_refresh(self.load_book)
        else:
            self.push_screen(self.first)
            if self._lesson is not None:
                self._learn(*self._lesson)
            self.call_after_refresh(self.load)

    def _opened_at_once(self) -> bool:
        """Opens a game before anything is painted: nobody sees a list he has not asked for.

        Where that cannot be done as usual, the first screen comes and tells why.
        """
        if not self._example and self._resume is None:
            return False
        from referee.session.persistence import begin_unsaved

        try:
            database, saved = self._opened()
            self.database = database
            if self._example:
                ready = self.first.ready_table()
                self.show_game(begin_unsaved(database, ready.name, ready.start))
            else:
                self.show_game(self._named(database, saved))
        except (StorageError, RefereeError, LookupError):
            return False
        self._example, self._resume = False, None
        return True

    def _named(self, database: Database, saved: Sequence[Summary]) -> OpenGame:
        """What the command line named: a saved game, or a record in a file, which is only looked at."""
        from referee.session.persistence import resume

        try:
            number = self._number_of(saved)
        except LookupError:
            file = Path(self._resume or "").expanduser()
            if not file.is_file():
                raise
            from referee.record.verification import looked_at

            return looked_at(file)
        return resume(database, number, look=database.read_only)

    def _opened(self) -> tuple[Database, list[Summary]]:
        from referee.session.persistence import place
        from referee.storage.games import saved_games

        database = self.database or place(self._place)
        return database, saved_games(database)

    def _number_of(self, saved: Sequence[Summary]) -> int:
        """The saved game the command line named, by its number or its name.

        Raises:
            LookupError: there is none.
        """
        found = [one.id for one in saved if self._resume in (str(one.id), one.name)]
        return found[0]

    @work(thread=True, exclusive=True, group="load")
    def load(self) -> None:
        """Opens the database and the rulebook, off the screen's thread: either may have to be made first."""
        at_once = self.wording.book is None and not rulebook_file().is_file()
        if at_once:  # on the very first start both are made, the rulebook by another process
            self.call_from_thread(self.build_book)
        try:
            database, saved = self._opened()
            older = database.witnesses.older(saved)
        except StorageError as error:
            self.call_from_thread(self._not_loaded, error)
        else:
            self.call_from_thread(self._loaded, database, saved, older)
            self._look_for_games(saved)
            self._look_where_left()
        if self.wording.book is None and not at_once and not get_current_worker().is_cancelled:
            self.open_book()  # who has left already does not wait for it

    def _look_for_games(self, saved: list[Summary]) -> None:
        """In the thread that loads: games of other packages are listed too, if there are any."""
        from referee.session.registry import installed_games

        if installed_games() and not get_current_worker().is_cancelled:
            self.call_from_thread(self.first.show_games, saved)

    @work(thread=True, exclusive=True, group="load")
    def load_book(self) -> None:
        """Opens the rulebook alone."""
        self.open_book()

    @work(thread=True, exclusive=True, group="book")
    def build_book(self) -> None:
        """Opens the rulebook while the games are loaded."""
        self.open_book()

    def open_book(self) -> None:
        """Opens the rulebook, in a thread of its own."""
        raise NotImplementedError

    def _not_loaded(self, error: StorageError) -> None:
        """Why there is no database; whoever wants a game asks for it again."""
        self._missing, self._wanted = True, []
        self.first.remark(self.wording.error(error))
        self._open_quiz()

    def _wait_for(self, message: Begin | Resume | RecordWanted) -> None:
        """What is wanted before there is a database; one that could not be opened is tried again."""
        self._wanted.append(message)
        if self._missing:
            self._missing = False
            self.load()

    def _loaded(self, database: Database, saved: list[Summary], older: list[tuple[LastSeen, int]]) -> None:
        self.database = database
        if self.first.is_mounted:
            read_only = NotWritable(place=database.place) if database.read_only else None
            told = [self.wording.error(read_only)] if read_only is not None else []
            self.first.remark("\n".join([*told, *([_lost(older)] if older else [])]))
        self.first.show_games(saved)
        for message in self._wanted:
            self.post_message(message)
        self._wanted = []
        self._open_wanted(saved)
        self._open_quiz()

    def _open_quiz(self) -> None:
        if self._quiz is not None:
            self._quiz()
        self._quiz = None

    def _open_wanted(self, saved: list[Summary]) -> None:
        """What the command line asked for and could not be opened at once: why, and what can be done."""
        if self._desk is not None:
            self.open_desk(self._desk)
            self._desk = None
        if self._example:
            self.first.action_example()
        elif self._resume is not None:
            try:
                self.post_message(Resume(self._number_of(saved)))
            except LookupError:
                self._look_at_file(saved)
        self._example, self._resume = False, None

    def _look_at_file(self, saved: list[Summary]) -> None:
        """A record the command line named, or why there is nothing to look at."""
        if self.database is None:
            return
        try:
            self.show_game(self._named(self.database, saved))
        except RefereeError as error:
            self.first.remark(self.wording.error(error))
        except LookupError:
            self.first.remark(label("no-such-game", name=self._resume))

    def on_begin(self, message: Begin) -> None:
        """A new game."""
        if self.database is None:
            self._wait_for(message)
            return
        self.begin(message)

    def on_resume(self, message: Resume) -> None:
        """A saved one."""
        if self.database is None:
            self._wait_for(message)
            return
        self.resume(message.game)

    def on_record_wanted(self, message: RecordWanted) -> None:
        """A game in a file."""
        if self.database is None:
            self._wait_for(message)
            return
        self.open_record(message.file)

    @work(exclusive=True, group="open")
    async def open_record(self, file: Path) -> None:
        """Looks at a record, or goes on with the saved game it becomes."""
        from referee.app.prompts.record_questions import ask_record
        from referee.session.persistence import OpenGame

        if self.database is None:
            return
        try:
            found = await ask_record(self, self.database, file)
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))
            return
        if isinstance(found, OpenGame):
            self.show_game(found)
        elif isinstance(found, str):
            self.first.remark(found)
        elif found is not None and found.was_there:
            said = self.wording.speech.say("record/there-already", game=found.name, number=found.game)
            self.first.remark(said)
        elif found is not None:
            self.resume(found.game)

    def begin(self, message: Begin) -> None:
        """Begins a game and shows its table."""
        from referee.session.persistence import begin, begin_unsaved

        if self.database is None:
            return
        try:
            how = begin_unsaved if message.ready else begin
            self.show_game(how(self.database, message.name, message.start))
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))

    @work(exclusive=True, group="open")
    async def resume(self, game: int) -> None:
        """Opens a saved game; one held elsewhere can be looked at, of a broken one the sound part."""
        from referee.session.persistence import resume

        if self.database is None:
            return
        try:
            self.show_game(resume(self.database, game, look=self.database.read_only))
        except HeldElsewhere as error:
            await self._offer_held(game, error)
        except OlderCopy as error:
            await self._offer_older(game, error)
        except NewerEntry as error:
            await self._offer(game, error, label("look-on"), look=True)
        except JournalBroken as error:
            await self._offer(game, error, label("go-on-sound"), set_aside=True)
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))

    async def _offer_held(self, game: int, error: HeldElsewhere) -> None:
        """Somebody else writes to the game: look on, or take it over with a reason."""
        from referee.storage.recovery import Takeover

        because = await self._reason(game, error, label("take-over"), label("takeover-why"))
        if because:
            self._open(game, takeover=Takeover(because, error.token))

    async def _offer_older(self, game: int, error: OlderCopy) -> None:
        """The game has lost entries: look at what there is, or go on from there with a reason."""
        because = await self._reason(game, error, label("go-on-older"), label("older-why"))
        if because:
            self._open(game, restored=because)

    async def _reason(self, game: int, error: StorageError, deed: str, why: str) -> str | None:
        """Why a game is opened in spite of an error; whoever only looks at it needs no reason."""
        from referee.app.dialogs.base import AskText
        from referee.app.dialogs.choose import ChooseOne, DialogChoice

        says = {"look": label("look-on"), "do": deed, "leave": label("leave-it")}
        choices = tuple(DialogChoice(key, words) for key, words in says.items())
        title, told = self._title(game), self.wording.error(error)
        taken = await self.push_screen_wait(ChooseOne(title, choices, told))
        if taken == "look":
            self._open(game, look=True)
        return await self.push_screen_wait(AskText(why, told)) if taken == "do" else None

    async def _offer(self, game: int, error: StorageError, what: str, **how: bool) -> None:
        from referee.app.dialogs.choose import ChooseOne, DialogChoice

        choices = [DialogChoice("do", what), DialogChoice("leave", label("leave-it"))]
        if how.get("set_aside"):
            choices.insert(1, DialogChoice("look", label("look-sound")))
        shown = ChooseOne(self._title(game), tuple(choices), self.wording.error(error))
        taken = await self.push_screen_wait(shown)
        if taken not in (None, "leave"):
            self._open(game, **({"look": True} if taken == "look" else how))

    def _open(self, game: int, **how: Any) -> None:
        """Opens a game in a way somebody has chosen; why that cannot be done is told on the first screen."""
        from referee.session.persistence import resume

        if self.database is None:
            return
        try:
            self.show_game(resume(self.database, game, **how))
        except (StorageError, RefereeError) as error:
            self.first.remark(self.wording.error(error))

    def _title(self, game: int) -> str:
        return f"{self._called(game)}: {label('not-as-usual')}"

    # Lessons

    def learner(self) -> LearnerProgress:
        """What the learner has done, read when it is first asked for."""
        from referee.lessons.progress import LearnerProgress

        if self._learner is None:
            self._learner = LearnerProgress(self.learning_file())
        return self._learner

    def learning_file(self) -> Path:
        """Where what is learned is kept."""
        from pathlib import Path

        from referee.session.user_files import learning_file

        beside = Path(self._place) if self._place is not None and "://" not in str(self._place) else None
        return learning_file(beside)

    def _look_where_left(self) -> None:
        """In the thread that loads: the lesson to go on with, if anybody has begun to learn."""
        if self.learning_file().is_file():
            self.learner()
            if line := self.lesson_line():
                self.call_from_thread(self.first.show_lesson, line)

    def lesson_line(self) -> str:
        """The lesson to go on with, in a line."""
        lesson = self._learner.where_left() if self._learner is not None else None
        if lesson is None:
            return ""
        from referee.app.presenters.lesson_coach import where_left

        return where_left(lesson, self.wording)

    def open_lesson(self) -> None:
        """Goes on with the lesson the learner was left at."""
        lesson = self.learner().where_left()
        if lesson is not None:
            game, _, number = lesson.id.partition(".")
            self._learn(game, number)

    def _learn(self, game: str, number: str) -> None:
        """The lessons of a game, and one of them on top if one is wanted."""
        from referee.app.screens.lessons.list import QUIZ, LessonListScreen
        from referee.session.game_setup import printed_examples

        listed = LessonListScreen(game, self.wording, self.learner())
        self.push_screen(listed)
        if number == QUIZ:
            self._quiz = listed.open_quiz
        elif number in {one.id for one in printed_examples(game)}:
            self.open_example(game, number)
        elif number:
            self._open_lesson(game, number)

    def on_learning_wanted(self, message: LearningWanted) -> None:
        """Opens a lesson over what is shown, or a worked example as a table of its own."""
        if message.kind == "example":
            self.open_example(message.game, message.name)
        else:
            self._open_lesson(message.game, message.name)

    def open_example(self, game: str, name: str) -> None:
        """A worked example as a table; a game that is open is not left for it."""
        from referee.app.presenters.printed_tables import printed_table
        from referee.session.game_setup import command_of, find_example

        case = find_example(game, name)
        if self.kept is not None:
            command = command_of(game, case)
            self._warn(self.wording.speech.say("examples/leave", command=command))
            return
        self.post_message(printed_table(game, case, self.wording, self._text))

    def _open_lesson(self, game: str, number: str) -> None:
        from referee.app.screens.lessons.lesson import lesson_screen
        from referee.lessons.reader import find_lesson
        from referee.session.registry import adapter_of

        lesson, wording = find_lesson(game, number), self.wording
        if self.kept is not None:  # the table behind it goes on speaking of its own cards
            wording = wording.of_another_table(game, adapter_of(game).game.texts)
        self.push_screen(lesson_screen(lesson, wording, self.learner()))

    def _called(self, game: int) -> str:
        """The name under which a saved game stands in the list; messages know its number."""
        from referee.storage.games import saved_games

        saved = saved_games(self.database) if self.database is not None else []
        return next((one.name for one in saved if one.id == game), str(game))

    def show_game(self, kept: OpenGame) -> None:
        """Shows the table of an open game."""
        if self.database is None:
            return
        controller = self.controller_of(kept, self.database)
        table = screen_of(controller.view)(
            controller, self.wording, name=kept.name, looking=kept.writer is None
        )
        self.push_screen(table)
        table.call_after_refresh(self.learn_words, kept.session.adapter.game.id)
        table.call_after_refresh(self._in_tournament, kept, table)
        table.set_interval(LOOK_FOR_TABLE_S, lambda: self._look_for_tournament(kept, table))
        self.warn_of(kept)

    def controller_of(self, kept: OpenGame, database: Database) -> GameController:
        """The open game with the owner's cards beside it."""
        from referee.session.card_catalogue import OwnedCards
        from referee.session.controller import GameController

        self.kept = kept
        return GameController(kept.session, OwnedCards(kept.session.adapter.game.id, database))

    def warn_of(self, kept: OpenGame) -> None:
        """What is not as usual with a game that is opened."""
        branch = getattr(kept.writer, "branch", "")
        if branch:
            self._warn(label("branch-kept", name=branch))
        if kept.older is not None:
            self._warn(self.wording.error(kept.older))
        if kept.newer is not None:
            self._warn(label("stopped-at", entry=kept.newer.number, kind=kept.newer.kind))
        if kept.differing:
            self._warn(label("lines-differ", lines=", ".join(str(one) for one in kept.differing)))

    # Tournaments

    def open_desk(self, event: str = "") -> None:
        """The judge's desk of a tournament, or of the one written to last."""
        from referee.app.screens.desk.grid import DeskScreen
        from referee.desk.journal import tournament_named

        if self.database is None:
            return
        try:
            journal = tournament_named(self.database, event)
            journal.refresh()
        except StorageError as error:
            self._warn(self.wording.error(error))
        else:
            self.push_screen(DeskScreen(journal, self.wording))

    def unsent_acts(self, journal: DeskJournal) -> UnsentActs:
        """What was done at a tournament while the server was gone, in order."""
        from referee.desk.unsent import UnsentActs

        if journal.tournament not in self._unsent:
            self._unsent[journal.tournament] = UnsentActs(journal)
        return self._unsent[journal.tournament]

    def call_judge(self) -> None:
        """Calls a judge to the open game's table, where it is one of a tournament, perhaps only since now."""
        from referee.app.screens.tables.table import TableScreen

        table = next((one for one in self.screen_stack if isinstance(one, TableScreen)), None)
        if self._tournament_table is None and self.kept is not None and table is not None:
            self._in_tournament(self.kept, table)
        if self._tournament_table is None:
            self._warn(label("no-tournament-table"))
        else:
            self._tournament_table.call()

    def _in_tournament(self, kept: OpenGame, table: TableScreen) -> None:
        """Whether the game just opened mirrors a table of a tournament; from then on the desk is heard."""
        from referee.storage.games import tournament_of

        self._tournament_table = None
        if self.database is None or not kept.saved_as:
            return
        tournament = tournament_of(self.database, kept.saved_as)
        if tournament is not None:
            from referee.app.screens.desk.at_table import TableOfTournament  # the desk, for its tables only

            self._tournament_table = TableOfTournament(self.database, tournament, kept.saved_as, table)

    def _look_for_tournament(self, kept: OpenGame, table: TableScreen) -> None:
        """A game may become that of a table while it is played: the desk is looked for in a thread."""
        from referee.storage.games import tournament_of

        database = self.database
        if self._tournament_table is not None or database is None or not kept.saved_as:
            return

        def look() -> None:
            with suppress(StorageError):  # a server that is gone is looked for again
                if tournament_of(database, kept.saved_as) is not None and self.kept is kept:
                    self.call_from_thread(self._in_tournament, kept, table)

        table.run_worker(look, thread=True, exclusive=True, group="desk-line")

    def saved_game(self) -> int:
        """The number of the saved game that is open; 0: none is."""
        return self.kept.saved_as if self.kept is not None else 0

    def open_log(self, game: int, line: int) -> None:
        """The log of a saved game at a line; of another game than the open one, to look at."""
        from referee.app.screens.log import LogScreen
        from referee.app.screens.tables.base import TableBase

        here = next((one for one in self.screen_stack if isinstance(one, TableBase)), None)
        if here is not None and self.kept is not None and self.kept.saved_as == game:
            self.push_screen(LogScreen(here.controller, self.wording, looking=here.read_only, at=line))
            return
        if self.database is None:
            return
        try:
            found = self._looked_at(self.database, game)
        except (StorageError, RefereeError) as error:
            self._warn(self.wording.error(error))
        else:
            self.push_screen(LogScreen(*found, looking=True, at=line))

    def _looked_at(self, database: Database, game: int) -> tuple[GameController, Wording]:
        """A saved game that nobody enters anything into, and its words."""
        from referee.app.presenters.wording import TableNames
        from referee.session.card_catalogue import OwnedCards
        from referee.session.controller import GameController
        from referee.session.persistence import resume

        session = resume(database, game, look=True).session
        controller = GameController(session, OwnedCards(session.adapter.game.id, database))
        wording = self.wording.of_another_table(session.adapter.game.id, session.texts)
        wording.names = TableNames(controller, wording)
        return controller, wording

    def _warn(self, words: str) -> None:
        self.notify(words, severity="warning", timeout=WARNED)

    @work(thread=True, exclusive=True, group="words")
    def learn_words(self, game: str) -> None:
        """Reads the words of a game while its table is looked at; the first line told would wait for them."""
        from referee.notation.parser.lexicon import lexicon

        lexicon(game)

    def close_game(self) -> None:
        """Gives the game back and returns to the start."""
        from referee.storage.games import saved_games

        self.give_back()
        while self.screen is not self.first and len(self.screen_stack) > 1:
            self.pop_screen()
        if self.screen is not self.first:  # a game that was opened at once had nothing below it
            self.push_screen(self.first)
        if self.database is not None:
            self.first.show_games(saved_games(self.database))

    def on_unmount(self) -> None:
        """Nothing is lost when the window closes; a copy of the file alone holds everything then."""
        self.give_back()
        if self.database is not None:
            self.database.close()

    def rest(self) -> None:
        """What was entered since the last rest is brought to safety once nothing more comes for a while."""
        kept = self.kept
        if kept is None or kept.writer is None or kept.writer.head is None:
            return
        if self.database is not None and self.database.file is None:
            self._keep_in_touch(kept)
        at, self._rested = self._rested, kept.writer.head
        if self._at_rest is not kept.writer.head and at is kept.writer.head:
            self._at_rest = kept.writer.head
            self._rest_in_thread(kept)

    @work(thread=True, exclusive=True, group="touch")
    def _keep_in_touch(self, kept: OpenGame) -> None:
        """With a server: what it does not have is sent, and it hears that the table is not left alone."""
        sent = 0
        try:
            sent = kept.keep_in_touch()
        except Branched as branched:
            self.call_from_thread(self._warn, self.wording.error(branched))
        except StorageError:
            pass  # it is still gone; the line above the table says how much is kept here
        self.call_from_thread(self._show_unsent, kept.unsent, sent)

    def _show_unsent(self, unsent: int, sent: int) -> None:
        from referee.app.screens.tables.base import TableBase

        if sent:
            self.notify(label("sent", count=sent))
        for screen in self.screen_stack:
            if isinstance(screen, TableBase) and screen.onlooker is None:
                screen.show_unsent(unsent)

    @work(thread=True, exclusive=True, group="rest")
    def _rest_in_thread(self, kept: OpenGame) -> None:
        try:
            kept.rest()
        except StorageError as error:
            self.call_from_thread(self._warn, self.wording.error(error))

    def give_back(self) -> None:
        """The open game, if there is one, is free for whoever opens it next."""
        if self.kept is not None and self.database is not None:
            from referee.session.persistence import leave

            leave(self.database, self.kept)
        self.kept = None


def _lost(older: list[tuple[LastSeen, int]]) -> str:
    """Which games have lost entries since they were seen here."""
    each = (label("game-older", name=one.name, count=count, seen=one.count) for one, count in older)
    return label("games-older", games=", ".join(each))


def screen_of(view: View) -> type[TableScreen]:
    """The screen that draws such a table; the others are not loaded."""
    from referee.app.render.area_lines import across, has_board

    if across(view) is not None:
        from referee.app.screens.tables.row import RowTableScreen

        return RowTableScreen
    if has_board(view):
        from referee.app.screens.tables.board import BoardTableScreen

        return BoardTableScreen
    from referee.app.screens.tables.table import TableScreen

    return TableScreen
