"""Persons of a tournament, their roles, and their erasure."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from msgspec.structs import replace

from referee.desk.book import DeskBook
from referee.desk.entries.base import DeskEntry
from referee.desk.errors import DeskRefusal
from referee.desk.rows import Person, Role


def mark_of(name: str, salt: str) -> str:
    """What the journal has of a name: it does not tell the name, and with name and salt it can be checked."""
    return blake2b(f"{salt} {name}".encode(), digest_size=16).hexdigest()


def new_salt() -> str:
    """A salt for one name."""
    return secrets.token_hex(16)


class PersonAdded(DeskEntry, frozen=True, tag="person"):
    """Somebody takes part; the name goes into the table of persons only."""

    person: int
    mark: str
    role: Role
    language: str = "en"

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002 - every entry is told when
        book.put(Person(self.person, mark=self.mark, role=self.role, language=self.language))


class PersonErased(DeskEntry, frozen=True, tag="erased"):
    """A name is forgotten; what was ruled stays under the number."""

    person: int

    def check(self, book: DeskBook) -> None:
        if book.person(self.person).erased:
            raise DeskRefusal("no-person", person=self.person)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(replace(book.person(self.person), name="", salt="", public_key="", erased=True))


class PolicySet(DeskEntry, frozen=True, tag="policy"):
    """The policy that holds from here on, as the file has it."""

    text: str
    judge: int = 0

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        from referee.desk.policy.document import read_policy

        book.policy = read_policy(self.text)


class TournamentClosed(DeskEntry, frozen=True, tag="over"):
    """The tournament is over; nothing follows but erasure."""

    judge: int = 0

    def check(self, book: DeskBook) -> None:
        if calls := book.open_calls():
            raise DeskRefusal("calls-open", count=len(calls))

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.closed = True
