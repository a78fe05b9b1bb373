"""Penalties: given, never twice for the same, and lifted."""

from __future__ import annotations

from msgspec.structs import replace

from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_rows import (
    DeskRefusal,
    Penalty,
)


class PenaltyGiven(DeskEntry, frozen=True, tag="penalty"):
    """A penalty; one that differs from what the policy suggests needs words."""

    penalty: int
    person: int
    table: int
    judge: int
    infraction: str
    level: str
    suggested: str
    rules: tuple[str, ...]
    ruling: int = 0
    entry_number: int = 0
    because: str = ""

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        book.person(self.person)
        book.table(self.table)
        policy = book.policy
        infraction = policy.infraction(self.infraction)
        if not self.rules:
            raise DeskRefusal("penalty-without-rule")
        if not (self.ruling or self.entry_number or self.because.strip()):
            raise DeskRefusal("penalty-without-event")
        if policy.suggested_level(infraction, book, self.person) != self.suggested:
            raise DeskRefusal("penalty-other-level", level=self.suggested)
        policy.refuse_unknown_level(self.level)
        if self.level != self.suggested and not self.because.strip():
            raise DeskRefusal("deviation-without-words", level=self.level, suggested=self.suggested)
        if self.ruling:
            book.ruling(self.ruling)
        self._refuse_second(book)

    def _refuse_second(self, book: DeskBook) -> None:
        for penalty in book.history(self.person):
            if penalty.infraction == self.infraction and self._same_event(penalty):
                name = book.name(self.person)
                raise DeskRefusal("penalty-twice", penalty=penalty.number, person=name, level=penalty.level)

    def _same_event(self, other: Penalty) -> bool:
        """Whether the other was given for the same: ruling, or entry of a table, or what is told in words."""
        if self.ruling and self.ruling == other.ruling:
            return True
        here, there = (self.table, self.entry_number), (other.table_number, other.entry_number)
        if self.entry_number or self.ruling or other.ruling:
            return bool(self.entry_number) and here == there
        return here == there and _alike(self.because, other.because)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(
            Penalty(
                self.penalty,
                self.person,
                book.table(self.table).round,
                self.table,
                self.ruling,
                self.entry_number,
                self.rules,
                self.infraction,
                self.level,
                self.suggested,
                self.because,
                self.judge,
            )
        )


def _alike(words: str, other: str) -> bool:
    return words.casefold().split() == other.casefold().split()


class PenaltyLifted(DeskEntry, frozen=True, tag="lift"):
    """A penalty is taken back, with the reason; it stays in the record."""

    penalty: int
    judge: int
    because: str

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        if book.penalty(self.penalty).lifted:
            raise DeskRefusal("no-penalty", number=self.penalty)
        if not self.because.strip():
            raise DeskRefusal("words-missing")

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(replace(book.penalty(self.penalty), lifted=self.because))
