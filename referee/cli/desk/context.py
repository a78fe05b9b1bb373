"""What every use of the desk needs: the tournament, what was asked, the language."""

from __future__ import annotations

from argparse import Namespace
from functools import cached_property

from referee.desk.acts import the_judge
from referee.desk.book import DeskBook
from referee.desk.journal import DeskJournal
from referee.desk.rows import TournamentTable
from referee.words.rulings import RuleTitles
from referee.words.speech import Speech


class DeskContext:
    """One use of the desk."""

    def __init__(self, journal: DeskJournal, options: Namespace, speech: Speech) -> None:
        self.journal = journal
        self.options = options
        self.speech = speech

    @property
    def book(self) -> DeskBook:
        """What the entries come to now."""
        return self.journal.book

    @cached_property
    def judge(self) -> int:
        """The number of the judge who acts.

        Raises:
            DeskRefusal: it cannot be told who does.
        """
        return the_judge(self.book, self.options.by).number

    @cached_property
    def table(self) -> TournamentTable:
        """The table that is named.

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
