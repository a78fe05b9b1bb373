"""The command `quiz`: questions from your own games, asked on the screen or listed."""

from __future__ import annotations

from argparse import Namespace
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.cli.command_types import UNREADABLE, CommandResult, stop_listening
from referee.coach.rule_knowledge import Knowledge, today
from referee.session.files.user_data import learning_file, rulebook_file
from referee.session.registry import ADAPTERS, adapter_of
from referee.storage.errors import StorageError
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.coach.played_questions import PlayedQuestion, QuestionStore
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
    """Opens the quiz of a game, or lists its questions."""
    try:
        if options.game:
            adapter_of(options.game)  # says which games there are
        if options.list or options.json:
            return _listed_questions(options)
        return _quiz_on_screen(options)
    except (RefereeError, StorageError) as error:
        return CommandResult("", UNREADABLE, f"{Speech(options.lang).error(error)}\n")


def _games(options: Namespace) -> tuple[str, ...]:
    return (options.game,) if options.game else tuple(ADAPTERS)


def _listed_questions(options: Namespace) -> CommandResult:
    from referee.coach.played_questions import QuestionStore  # with it the cards, which lessons do without

    store, knowledge = QuestionStore(learning_file()), Knowledge(learning_file())
    _look_through(store, _games(options))
    questions = [
        _listed_question(stored.question, knowledge, options.lang)
        for game in _games(options)
        for stored in store.of(game)
    ]
    if options.json:
        document = msgspec.json.encode({"questions": questions})
        return CommandResult(msgspec.json.format(document, indent=1).decode() + "\n")
    speech = Speech(options.lang)
    lines = [_question_line(question, speech) for question in questions] or [speech.say("quiz/none")]
    return CommandResult("\n".join(dict.fromkeys(lines)) + "\n")


def _listed_question(question: PlayedQuestion, knowledge: Knowledge, language: str) -> ListedQuestion:
    title = _title(question.rule, language)
    return ListedQuestion(
        question.game, question.rule, title, question.task, question.table, knowledge.due(question.rule)
    )


def _question_line(question: ListedQuestion, speech: Speech) -> str:
    due = speech.say("quiz/due", day=question.due) if question.due else speech.say("quiz/today")
    task = speech.say(f"quiz/task-{question.task}")
    return speech.say("quiz/listed", rule=question.rule, title=question.title, task=task, due=due)


def _title(rule: str, language: str) -> str:
    book = _book()
    return book.title(rule, language) if book.has(rule) else rule


@cache
def _book() -> Rulebook:
    from rulebook.database.store import Rulebook  # which only a list needs

    return Rulebook(rulebook_file())


def _look_through(store: QuestionStore, games: tuple[str, ...]) -> None:
    """Makes questions of the newest saved games."""
    from referee.coach.played_questions import keep_saved_questions
    from referee.session.persistence import place

    database = place(None)
    try:
        for game in games:
            keep_saved_questions(database, store, game, today())
    finally:
        database.close()


def _quiz_on_screen(options: Namespace) -> CommandResult:
    from referee.cli.application import no_screen

    trouble = no_screen(options.lang)
    if trouble:
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.screens.lessons.list import QUIZ
    from referee.app.startup import run_app  # 0.2 s: the screen

    stop_listening()
    return CommandResult(code=run_app(language=options.lang, lesson=(options.game or _asked_about(), QUIZ)))


def _asked_about() -> str:
    """The first game that has questions, or the first of all."""
    from referee.coach.played_questions import QuestionStore

    store = QuestionStore(learning_file())
    _look_through(store, tuple(ADAPTERS))
    return next((adapter for adapter in ADAPTERS if store.of(adapter)), next(iter(ADAPTERS)))
