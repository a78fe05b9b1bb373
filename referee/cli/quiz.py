"""The command `quiz`: questions from the player's own games, on the screen or as a list."""

from __future__ import annotations

from argparse import Namespace
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.cli.result import UNREADABLE, CommandResult
from referee.coach.knowledge import Knowledge, today
from referee.coach.questions import PlayedQuestion, QuestionStore, keep_saved_questions
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.user_files import learning_file, rulebook_file
from referee.storage.errors import StorageError
from referee.words.speech import Speech

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook


class ListedQuestion(Struct):
    """A question in the list."""

    game: str
    rule: str
    title: str
    task: str
    table: str
    due: str
    """The day it is asked for; empty: today for the first time."""


def quiz_command(options: Namespace) -> CommandResult:
    """The quiz of a game, or what would be asked."""
    try:
        if options.game:
            adapter_of(options.game)  # says which games there are
        if options.list or options.json:
            return _listed(options)
        return _on_screen(options)
    except (RefereeError, StorageError) as error:
        return CommandResult("", UNREADABLE, f"{Speech(options.lang).error(error)}\n")


def _games(options: Namespace) -> tuple[str, ...]:
    return (options.game,) if options.game else tuple(ADAPTERS)


def _listed(options: Namespace) -> CommandResult:
    store, knowledge = QuestionStore(learning_file()), Knowledge(learning_file())
    _look_through(store, _games(options))
    found = [
        _listed_question(one.question, knowledge, options.lang)
        for game in _games(options)
        for one in store.of(game)
    ]
    if options.json:
        document = msgspec.json.encode({"questions": found})
        return CommandResult(msgspec.json.format(document, indent=1).decode() + "\n")
    speech = Speech(options.lang)
    lines = [_line(one, speech) for one in found] or [speech.say("quiz/none")]
    return CommandResult("\n".join(dict.fromkeys(lines)) + "\n")


def _listed_question(one: PlayedQuestion, knowledge: Knowledge, language: str) -> ListedQuestion:
    title = _title(one.rule, language)
    return ListedQuestion(one.game, one.rule, title, one.task, one.table, knowledge.due(one.rule))


def _line(one: ListedQuestion, speech: Speech) -> str:
    due = speech.say("quiz/due", day=one.due) if one.due else speech.say("quiz/today")
    task = speech.say(f"quiz/task-{one.task}")
    return speech.say("quiz/listed", rule=one.rule, title=one.title, task=task, due=due)


def _title(rule: str, language: str) -> str:
    book = _book()
    return book.title(rule, language) if book.has(rule) else rule


@cache
def _book() -> Rulebook:
    from rulebook.database.store import Rulebook  # which only a list needs

    return Rulebook(rulebook_file())


def _look_through(store: QuestionStore, games: tuple[str, ...]) -> None:
    """The newest saved games are asked for what they hold."""
    from referee.session.persistence import place

    database = place(None)
    try:
        for game in games:
            keep_saved_questions(database, store, game, today())
    finally:
        database.close()


def _on_screen(options: Namespace) -> CommandResult:
    from referee.cli.app import no_screen

    trouble = no_screen(options.lang)
    if trouble:
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.main import run  # 0.2 s: the screen
    from referee.app.screens.lessons.list import QUIZ

    return CommandResult(code=run(language=options.lang, lesson=(options.game or _asked_about(), QUIZ)))


def _asked_about() -> str:
    """The first game that has questions, or the first of all."""
    store = QuestionStore(learning_file())
    _look_through(store, tuple(ADAPTERS))
    return next((one for one in ADAPTERS if store.of(one)), next(iter(ADAPTERS)))
