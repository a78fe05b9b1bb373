"""The application that opens games: one from the command line, a new one, or a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from textual import work
from textual.worker import get_current_worker

from engine.kernel.errors import RefereeError
from referee.app.game_opener import GameOpener, LessonLoader, screen_of
from referee.app.game_upkeep import GameUpkeep, TournamentLink
from referee.app.host import Host, LearningWanted, NewGameWanted, RecordWanted, SavedGameWanted
from referee.app.presenters.wording import Wording
from referee.app.screens.start import StartScreen
from referee.session.files.user_data import rulebook_file
from referee.storage.errors import (
    NotWritable,
    StorageError,
)
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.session.controller import GameController
    from referee.session.persistence import OpenGame
    from referee.storage.database import Database
    from referee.storage.games import Summary
    from referee.storage.witness import LastSeen

WARNED = 20
"""Seconds that a warning about the game just opened is seen."""


class GameApp(Host):
    """An application that opens games; a subclass adds what else it does."""

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
        self.open_game: OpenGame | None = None
        self._text = text
        self._strict = strict
        self._resume = resume
        self._example = example
        self._place = place
        self._lesson = lesson
        self._desk = desk
        self.judges = {}
        self.games = GameOpener(self)
        self.lessons = LessonLoader(self, place, text)
        self.tournament = TournamentLink(self)
        self.upkeep = GameUpkeep(self)
        self._wanted: list[NewGameWanted | SavedGameWanted | RecordWanted] = []
        """What was asked for before the database was open."""
        self._missing = False
        """Whether the database could not be opened."""

    def open_first(self) -> None:
        """Opens what the command line names, or else the start screen; slow work follows the painting."""
        self.first = StartScreen(self._text, strict=self._strict)
        self.upkeep.begin()
        if self._opened_at_once():
            self.screen.call_after_refresh(self.load_book)
        else:
            self.push_screen(self.first)
            if self._lesson is not None:
                self.show_lessons(*self._lesson)
            self.call_after_refresh(self.load)

    def _opened_at_once(self) -> bool:
        """Opens a game before anything is painted, so that no list flashes up.

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
        """The saved game, or the record in a file, that the command line names."""
        from referee.session.persistence import resume

        try:
            number = self._number_of(saved)
        except LookupError:
            file = Path(self._resume or "").expanduser()
            if not file.is_file():
                raise
            from referee.record.rejudgement import looked_at

            return looked_at(file)
        return resume(database, number, look=database.read_only)

    def _opened(self) -> tuple[Database, list[Summary]]:
        from referee.session.persistence import place
        from referee.storage.games import saved_games

        database = self.database or place(self._place)
        return database, saved_games(database)

    def _number_of(self, saved: Sequence[Summary]) -> int:
        """The number of the saved game that the command line names.

        Raises:
            LookupError: there is none.
        """
        numbers = [summary.id for summary in saved if self._resume in (str(summary.id), summary.name)]
        return numbers[0]

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
            if line := self.lessons.read_where_left():
                self.call_from_thread(self.first.show_lesson, line)
        if self.wording.book is None and not at_once and not get_current_worker().is_cancelled:
            self.open_book()  # who has left already does not wait for it

    def _look_for_games(self, saved: list[Summary]) -> None:
        """Lists games of other packages too, in the loading thread."""
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
        """Shows why there is no database."""
        self._missing, self._wanted = True, []
        self.first.remark(self.wording.error(error))
        self.lessons.open_quiz()

    def _wait_for(self, message: NewGameWanted | SavedGameWanted | RecordWanted) -> None:
        """Postpones a wish until there is a database, and tries to open it again."""
        self._wanted.append(message)
        if self._missing:
            self._missing = False
            self.load()

    def _loaded(self, database: Database, saved: list[Summary], older: list[tuple[LastSeen, int]]) -> None:
        self.database = database
        if self.first.is_mounted:
            read_only = NotWritable(place=database.place) if database.read_only else None
            warnings = [self.wording.error(read_only)] if read_only is not None else []
            self.first.remark("\n".join([*warnings, *([_lost(older)] if older else [])]))
        self.first.show_games(saved)
        for message in self._wanted:
            self.post_message(message)
        self._wanted = []
        self._open_wanted(saved)
        self.lessons.open_quiz()

    def _open_wanted(self, saved: list[Summary]) -> None:
        """Opens what the command line names and could not be opened at once, with its questions."""
        if self._desk is not None:
            self.tournament.open_desk(self._desk)
            self._desk = None
        if self._example:
            self.first.action_example()
        elif self._resume is not None:
            try:
                self.post_message(SavedGameWanted(self._number_of(saved)))
            except LookupError:
                self._look_at_file(saved)
        self._example, self._resume = False, None

    def _look_at_file(self, saved: list[Summary]) -> None:
        """Shows the record that the command line names."""
        if self.database is None:
            return
        try:
            self.show_game(self._named(self.database, saved))
        except RefereeError as error:
            self.first.remark(self.wording.error(error))
        except LookupError:
            self.first.remark(label("no-such-game", name=self._resume))

    def on_new_game_wanted(self, message: NewGameWanted) -> None:
        """Begins a new game."""
        if self.database is None:
            self._wait_for(message)
            return
        self.games.begin(message)

    def on_saved_game_wanted(self, message: SavedGameWanted) -> None:
        """Opens a saved game."""
        if self.database is None:
            self._wait_for(message)
            return
        self.games.resume(message.game)

    def on_record_wanted(self, message: RecordWanted) -> None:
        """Opens the game in a file."""
        if self.database is None:
            self._wait_for(message)
            return
        self.games.open_record(message.file)

    def on_learning_wanted(self, message: LearningWanted) -> None:
        """Opens a lesson over the present screen, or a worked example as a table of its own."""
        if message.kind == "lesson":
            self.lessons.open_lesson(message.game, message.name)
        else:
            self.lessons.open_example(message.game, message.name)

    def show_lessons(self, game: str, number: str) -> None:
        """Opens the lessons of a game, and one of them if a number is given."""
        self.lessons.show_list(game, number)

    def show_game(self, opened: OpenGame) -> None:
        """Shows the table of an open game."""
        if self.database is None:
            return
        controller = self.controller_of(opened, self.database)
        table = screen_of(controller.view)(
            controller, self.wording, name=opened.name, looking=opened.writer is None
        )
        self.push_screen(table)
        table.call_after_refresh(self.learn_words, opened.session.adapter.game.id)
        self.tournament.follow(opened, table)
        self.warn_of(opened)

    def controller_of(self, opened: OpenGame, database: Database) -> GameController:
        """The open game with the owner's cards beside it."""
        from referee.session.card_catalogue import OwnedCards
        from referee.session.controller import GameController

        self.open_game = opened
        return GameController(opened.session, OwnedCards(opened.session.adapter.game.id, database))

    def warn_of(self, opened: OpenGame) -> None:
        """Warns of what is unusual about a game that is opened."""
        branch = getattr(opened.writer, "branch", "")
        if branch:
            self.warn(label("branch-kept", name=branch))
        if opened.older is not None:
            self.warn(self.wording.error(opened.older))
        if opened.newer is not None:
            self.warn(label("stopped-at", entry=opened.newer.number, kind=opened.newer.kind))
        if opened.differing:
            self.warn(label("lines-differ", lines=", ".join(str(number) for number in opened.differing)))

    def saved_game(self) -> int:
        """The number of the saved game that is open; 0: none is."""
        return self.open_game.saved_as if self.open_game is not None else 0

    def warn(self, words: str) -> None:
        """Shows a warning about the game just opened."""
        self.notify(words, severity="warning", timeout=WARNED)

    @work(thread=True, exclusive=True, group="words")
    def learn_words(self, game: str) -> None:
        """Reads the words of a game while the player looks at the table."""
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
        """Gives the game back when the window closes."""
        self.give_back()
        if self.database is not None:
            self.database.close()

    def give_back(self) -> None:
        """Gives the open game back for whoever opens it next."""
        if self.open_game is not None and self.database is not None:
            from referee.session.persistence import leave

            leave(self.database, self.open_game)
        self.open_game = None


def _lost(older: list[tuple[LastSeen, int]]) -> str:
    """The games that have lost entries since they were seen here."""
    each = (
        label("game-older", name=last_seen.name, count=count, seen=last_seen.count)
        for last_seen, count in older
    )
    return label("games-older", games=", ".join(each))
