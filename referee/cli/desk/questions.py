"""Uses of the desk for questions, rulings and penalties, and what every use of it needs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from functools import cached_property

from engine.kernel.errors import RefereeError
from referee.desk import ruling_actions
from referee.desk.judged_questions import JudgedQuestion, judged_today, of_game, of_text
from referee.desk.precedents import precedents
from referee.desk.tournament import DeskBook
from referee.desk.tournament_actions import the_judge
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRefusal, TournamentTable
from referee.session.files.named_files import bytes_given
from referee.storage.errors import StorageError
from referee.words.desk_text import (
    desk_ruling_lines,
    infraction_title,
    level_name,
    penalty_line,
    policy_lines,
    precedent_line,
)
from referee.words.ruling_text import RuleTitles, verdicts_text
from referee.words.speech import Speech


class DeskContext:
    """The tournament, the arguments and the language of one use of the desk."""

    def __init__(self, journal: DeskJournal, options: Namespace, speech: Speech) -> None:
        self.journal = journal
        self.options = options
        self.speech = speech

    @property
    def book(self) -> DeskBook:
        """The present state of the tournament."""
        return self.journal.book

    @cached_property
    def judge(self) -> int:
        """The number of the acting judge.

        Raises:
            DeskRefusal: it cannot be told who does.
        """
        return the_judge(self.book, self.options.by).number

    @cached_property
    def table(self) -> TournamentTable:
        """The named table.

        Raises:
            DeskRefusal: there is none of this name.
        """
        return self.book.table_named(self.options.table, self.options.round)

    @cached_property
    def titles(self) -> RuleTitles:
        """The titles of rules in the language."""
        return RuleTitles(self.speech.language)

    @property
    def language(self) -> str:
        """The language of the answer."""
        return self.speech.language

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence about the desk."""
        return self.speech.say(f"desk/{key}", **facts)


def ask(desk: DeskContext) -> Iterator[str]:
    """Enters a question."""
    ruling = ruling_actions.ask(desk.journal, desk.table.number, " ".join(desk.options.words))
    yield desk.say("asked", ruling=ruling.number, table=desk.table.label)


def rule(desk: DeskContext) -> Iterator[str]:
    """Enters a ruling, and shows earlier ones and what the tournament has decided."""
    options = desk.options
    question = _question(desk)
    if question is not None:
        yield from _judged(desk, question)
    if options.look:
        return
    judge = desk.judge
    number = options.ruling
    if not number:
        asked = question.asked if question is not None else options.words
        number = ruling_actions.ask(desk.journal, desk.table.number, asked, judge).number
    grounds = question.grounds if question is not None else None
    given = ruling_actions.give(
        desk.journal, number, judge, grounds, options.words, provisional=options.provisional
    )
    yield desk.say("given", ruling=given.number, table=desk.table.label)


def _question(desk: DeskContext) -> JudgedQuestion | None:
    options = desk.options
    if options.file:
        text = bytes_given(options.file, 256 * 1024).decode("utf-8", "replace")
        return of_text(text, desk.language)
    if options.line:
        if not desk.table.game_id:
            raise DeskRefusal("no-game-at-table", table=desk.table.label)
        database = desk.journal.database
        return of_game(database, desk.table.game_id, options.entry or None, options.line, desk.language)
    return None


def _judged(desk: DeskContext, question: JudgedQuestion) -> Iterator[str]:
    """The verdict under each text, the policy and the precedents."""
    desk.speech.game = question.session.adapter.game.id
    strict = verdicts_text(desk.speech, question.verdicts, desk.titles.title)
    yield f"? {question.asked}"
    yield strict
    for verdict in question.verdicts:
        place = desk.titles.place(verdict.rule, verdict.text) if verdict.rule else ""
        if place:
            yield f"  — {desk.speech.word(f'text-{verdict.text}')}: {place}"
    touching = desk.book.policy.touching(question.rules, desk.language)
    yield from policy_lines(touching, desk.speech, strict)
    for precedent in precedents(desk.book, question.key, question.rules):
        yield precedent_line(precedent, desk.book, desk.speech, desk.titles.title)


def appeal(desk: DeskContext) -> Iterator[str]:
    """Enters an appeal to the head judge."""
    ruling_actions.appeal(desk.journal, desk.options.ruling, desk.options.words)
    yield desk.say("appealed", ruling=desk.options.ruling)


def settle(desk: DeskContext) -> Iterator[str]:
    """Enters the decision on an appeal."""
    options = desk.options
    ruling_actions.settle(desk.journal, options.ruling, desk.judge, options.state, options.words)
    yield from _shown(desk, options.ruling)


def show(desk: DeskContext) -> Iterator[str]:
    """Shows a ruling as it was given and, where today's program answers otherwise, both answers."""
    yield from _shown(desk, desk.options.ruling)


def _shown(desk: DeskContext, number: int) -> Iterator[str]:
    ruling = desk.book.ruling(number)
    try:
        now = judged_today(desk.journal.database, ruling, desk.language)
    except (RefereeError, StorageError):
        now = None
    yield from desk_ruling_lines(ruling, desk.book, desk.speech, desk.titles.title, now)


def penalty(desk: DeskContext) -> Iterator[str]:
    """Shows the history of a person, and enters a penalty unless only the history is wanted."""
    options, book = desk.options, desk.book
    person = book.person_named(options.person)
    yield from (penalty_line(earlier, book, desk.speech) for earlier in book.history(person.number))
    if options.history:
        return
    infraction = _infraction(desk)
    given = ruling_actions.penalise(
        desk.journal,
        person.number,
        desk.table.number,
        desk.judge,
        infraction,
        ruling=options.ruling,
        entry=options.entry,
        level=options.level,
        because=options.because,
    )
    yield desk.say(
        "penalty-given",
        penalty=given.number,
        person=person.name,
        infraction=infraction_title(book.policy, infraction, desk.language),
        level=level_name(book.policy, given.level, desk.language),
    )


def _infraction(desk: DeskContext) -> str:
    """The named infraction, or the one that the ruling points to.

    Raises:
        DeskRefusal: there is none.
    """
    policy, pointed = desk.book.policy, ruling_actions.infraction_of(desk.book, desk.options.ruling)
    infraction = str(desk.options.infraction or (pointed.id if pointed is not None else ""))
    if not infraction:
        known = ", ".join(each.id for each in policy.infractions)
        raise DeskRefusal("which-infraction", known=known)
    return infraction


def lift(desk: DeskContext) -> Iterator[str]:
    """Lifts a penalty."""
    ruling_actions.lift(desk.journal, desk.options.penalty, desk.judge, desk.options.because)
    yield penalty_line(desk.book.penalty(desk.options.penalty), desk.book, desk.speech)
