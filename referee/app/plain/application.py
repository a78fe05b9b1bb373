"""The application without a window: it opens games and asks every question on a line."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Iterable
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Protocol

from textual._context import active_app

from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import Dialog
from referee.app.game_app import GameApp
from referee.app.host import NewGameWanted, RuleWanted, SavedGameWanted
from referee.app.plain.panes import (
    Console,
    EndOfInput,
    answer_in_lines,
    rule_text,
    signs_in_words,
    variants_in_lines,
)
from referee.app.plain.start import PlainNewGame, PlainStart
from referee.app.plain.table import plain_table
from referee.app.screens.new_game import NewGameScreen
from referee.app.screens.rule_variants import RuleVariantsScreen
from referee.app.terminal import Keyboard
from referee.lessons.reader import find_lesson, taught_games
from referee.storage.errors import StorageError
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.lessons.model import Lesson
    from referee.session.persistence import OpenGame

Deed = Callable[[], Coroutine[Any, Any, Any] | None]


class LinePlace(Protocol):
    """A place to type lines: the first page, a table, lessons."""

    async def take(self, typed: str) -> None:
        """Carries out a line."""

    def report(self) -> None:
        """Says the result, and what can be typed now."""


class PlainReferee(GameApp):
    """Referee in lines."""

    def __init__(self, lines: Console, **wanted: Any) -> None:
        """``wanted``: the options of the command line."""
        super().__init__(**wanted)
        self.lines = lines
        self.deeds: list[Deed] = []
        """What has been begun and is done before the next line is read."""
        self.done = False
        self.first: PlainStart = PlainStart(self, self._text, strict=self._strict)
        self._places: list[LinePlace] = [self.first]
        """What lines are read for; the last one reads them."""
        self.keyboard = Keyboard(self.wording.language)

    def talk(self) -> int:
        """Reads lines until the input ends; the answer is the exit code."""
        active_app.set(self)
        try:
            asyncio.run(self._talk())
        except EndOfInput:
            pass
        finally:
            self.give_back()
            if self.database is not None:
                self.database.close()
        return 0

    async def _talk(self) -> None:
        self._prepare()
        await self._finish()
        if self._places == [self.first]:
            self.first.greet()
        self._tell()
        while not self.done:
            await self._places[-1].take(self.lines.read())
            await self._finish()
            if not self.done:
                self._tell()

    def _tell(self) -> None:
        """Says what can be typed now, or what the table waits for."""
        self._places[-1].report()

    async def _finish(self) -> None:
        """Runs started workers, one after the other."""
        while self.deeds:
            done = self.deeds.pop(0)()
            if isawaitable(done):  # what a screen gives to a thread of its own is done at once here
                await done

    # What an application has a window for

    def run_worker(self, work: Any, *_: Any, **__: Any) -> Any:
        """Keeps a worker that runs before the next line is read."""
        self.deeds.append(work)

    def notify(self, message: str, **_: Any) -> None:
        """Says a remark."""
        self.lines.say(message)

    async def push_screen_wait(self, screen: Any, **_: Any) -> Any:
        """Asks a question and returns the answer."""
        if isinstance(screen, Dialog):
            return screen.in_lines(self.lines)
        if isinstance(screen, NewGameScreen):
            return await PlainNewGame(screen, self).answered()
        if isinstance(screen, RuleVariantsScreen):
            return await variants_in_lines(screen, self)
        self.notify(label("plain-only-screen"))
        return None

    def push_screen(self, *_: Any, **__: Any) -> Any:
        """Says that this is a screen without lines of its own."""
        self.notify(label("plain-only-screen"))

    def post_message(self, message: Any) -> bool:
        """Handles a wish of a part of the application."""
        if isinstance(message, NewGameWanted):
            self.on_new_game_wanted(message)
        elif isinstance(message, SavedGameWanted):
            self.on_saved_game_wanted(message)
        elif isinstance(message, RuleWanted):
            self.read_rule(message.rule)
        return True

    # Games

    def _prepare(self) -> None:
        """Opens the rulebook, the games, the database, and what the command line names."""
        from referee.session.registry import all_games

        self.open_book()
        all_games()
        if self._opened_at_once():
            return
        try:
            database, saved = self._opened()
            older = database.witnesses.older(saved)
        except StorageError as error:
            self._not_loaded(error)
        else:
            self._loaded(database, saved, older)
        if line := self.lessons.read_where_left():
            self.first.show_lesson(line)
        if self._lesson is not None:
            self.show_lessons(*self._lesson)

    def open_book(self) -> None:
        """Opens the rulebook, and first builds it where there is none."""
        from referee.session.files.user_data import rulebook_file
        from rulebook.database.store import Rulebook

        try:
            self.wording.book = Rulebook(rulebook_file())
        except (OSError, sqlite3.Error) as error:
            self.notify(label("book-not-opened", error=error))

    def show_game(self, opened: OpenGame) -> None:
        """Goes to the table of an open game."""
        if self.database is None:
            return
        controller = self.controller_of(opened, self.database)
        looking = opened.writer is None
        table = plain_table(controller, self.wording, name=opened.name, looking=looking, host=self)
        self._places.append(table)
        self.lines.words = signs_in_words(self.wording)
        self.notify(opened.name)
        self.notify(label("plain-table"))
        self.warn_of(opened)
        table.open_table()

    def close_game(self) -> None:
        """Gives the game back and returns to the start."""
        from referee.storage.games import saved_games

        self.give_back()
        self._places = [self.first]
        if self.database is not None:
            self.first.show_games(saved_games(self.database))

    # Lessons

    def show_lessons(self, game: str, number: str) -> None:
        """Opens the lessons of a game, and a wanted lesson or worked example; asks which game."""
        from referee.app.plain.lessons import PlainLessons
        from referee.session.game_setup import printed_examples

        if not game:
            self.deeds.append(self.learn)
        elif number in {example.id for example in printed_examples(game)}:
            self.lessons.open_example(game, number)
        else:
            self._places.append(listed := PlainLessons(game, self))
            if number:
                self.open_lesson_in_lines(find_lesson(game, number))
            else:
                listed.greet()

    async def learn(self) -> None:
        """Opens the lessons of the chosen game."""
        games = taught_games()
        choices = tuple(DialogChoice(game, self.wording.game(game)) for game in games)
        game = await self.push_screen_wait(ChooseOne(self.wording.speech.say("learn/which-game"), choices))
        if game is not None:
            self.show_lessons(game, "")

    def open_lesson_in_lines(self, lesson: Lesson) -> None:
        """Opens a lesson at the stage where it was left."""
        from referee.app.plain.lessons import PlainLesson

        opened = PlainLesson(lesson, self)
        self._places.append(opened)
        self.lines.words = signs_in_words(self.wording)
        self.notify(label("plain-lesson"))
        opened.open_table()

    def leave_place(self) -> None:
        """Goes back to where the place was opened."""
        self._places.pop()

    def key_meant(self, typed: str, keys: Iterable[str]) -> str:
        """The meant key of a single sign from a keyboard of another alphabet."""
        if len(typed) != 1 or typed.isascii():
            return typed
        meant = self.keyboard.keys_for(typed, keys)
        return meant[0] if len(meant) == 1 else typed

    # Rules

    def read_rule(self, wanted: str) -> None:
        """Says a named rule; without a name the offered one."""
        question = (
            label("plain-rule-here", rule=self.wording.title(wanted)) if wanted else label("plain-rule")
        )
        typed = self.lines.ask(question)
        if typed is not None and (typed or wanted):
            self.lines.say(rule_text(typed or wanted, self.wording.language))

    def open_question(self, question: str) -> bool:
        """Answers a line of a table that asks about the rules."""
        self.answer(question, self.open_game.session.adapter.game.id if self.open_game is not None else None)
        return True

    def answer(self, question: str, game: str | None = None) -> None:
        """Says the answer to a question about the rules; ``game``: of this game alone."""
        self.lines.say(answer_in_lines(question, self.wording.language, game))


def talk(**wanted: Any) -> int:
    """Runs the application on standard input and output; the answer is the exit code."""
    try:
        return PlainReferee(Console(sys.stdin, sys.stdout), **wanted).talk()
    except BrokenPipeError:  # nobody listens any more; the game was given back
        sys.stdout = open("/dev/null", "w")  # noqa: SIM115, PTH123 - it would be flushed once more at the end
        return 0
