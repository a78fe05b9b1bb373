"""Persons of a tournament, and its tables: added, seated, mirrored by a game, timed, noted, taken over."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from msgspec.structs import replace

from referee.desk.book import DeskBook, DeskEntry
from referee.desk.rows import DeskRefusal, Peek, Person, Role, TournamentTable, since_ms

MINUTE_MS = 60_000
LONGEST_MS = 24 * 60 * MINUTE_MS


class TableAdded(DeskEntry, frozen=True, tag="table"):
    """A table of a round."""

    table: int
    round: int
    label: str
    game_id: int = 0
    limit_ms: int = 0

    def check(self, book: DeskBook) -> None:
        taken = any(one.label == self.label and one.round == self.round for one in book.all(TournamentTable))
        if taken:
            raise DeskRefusal("table-there", table=self.label, round=self.round)
        _refuse_second(book, self.table, self.game_id)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(TournamentTable(self.table, self.round, self.label, self.game_id, limit_ms=self.limit_ms))


class PersonSeated(DeskEntry, frozen=True, tag="seat"):
    """Who plays a seat."""

    table: int
    seat: str
    person: int

    def check(self, book: DeskBook) -> None:
        table = book.table(self.table)
        book.person(self.person)
        for other in book.all(TournamentTable):
            taken = other.round == table.round and self.person in other.seats.values()
            if taken and (other.number != self.table or other.seats.get(self.seat) != self.person):
                raise DeskRefusal("seated-twice", person=book.name(self.person), table=other.label)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        table = book.table(self.table)
        book.put(replace(table, seats={**table.seats, self.seat: self.person}))


class GameLinked(DeskEntry, frozen=True, tag="game"):
    """The saved game that mirrors a table."""

    table: int
    game_id: int

    def check(self, book: DeskBook) -> None:
        book.table(self.table)
        _refuse_second(book, self.table, self.game_id)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(replace(book.table(self.table), game_id=self.game_id))


class ClockStarted(DeskEntry, frozen=True, tag="clock"):
    """The time of a table runs from here on."""

    table: int
    limit_ms: int
    judge: int = 0

    def check(self, book: DeskBook) -> None:
        book.table(self.table)
        if not 0 <= self.limit_ms <= LONGEST_MS:
            raise DeskRefusal("no-such-time", minutes=self.limit_ms // MINUTE_MS)

    def carry_out(self, book: DeskBook, at: str) -> None:
        stopped = at if book.open_calls(self.table) else ""
        table = replace(book.table(self.table), clock_start=at, limit_ms=self.limit_ms)
        book.put(replace(table, stopped_ms=0, extension_ms=0, stopped_since=stopped))


class TimeExtended(DeskEntry, frozen=True, tag="extend"):
    """A table gets more time, or some is taken back."""

    table: int
    judge: int
    extension_ms: int
    because: str = ""

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        total = book.table(self.table).extension_ms + self.extension_ms
        if not 0 <= total <= LONGEST_MS or not self.extension_ms:
            raise DeskRefusal("no-such-time", minutes=self.extension_ms // MINUTE_MS)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        table = book.table(self.table)
        book.put(replace(table, extension_ms=table.extension_ms + self.extension_ms))


class NoteMade(DeskEntry, frozen=True, tag="note"):
    """A remark of a judge."""

    judge: int
    words: str
    table: int = 0

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        if not self.words.strip():
            raise DeskRefusal("words-missing")

    def carry_out(self, book: DeskBook, at: str) -> None:
        """A note changes nothing."""


class HandSeen(DeskEntry, frozen=True, tag="peek"):
    """A judge looks at a hand; it is written before the cards are shown."""

    peek: int
    judge: int
    table: int
    seat: str

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        book.table(self.table)

    def carry_out(self, book: DeskBook, at: str) -> None:
        book.put(Peek(self.peek, self.judge, self.table, self.seat, at))


class TableTakenOver(DeskEntry, frozen=True, tag="takeover"):
    """A judge takes the game of a table from the program that held it."""

    table: int
    judge: int
    held_by: str
    because: str

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        book.table(self.table)
        if not self.because.strip():
            raise DeskRefusal("words-missing")

    def carry_out(self, book: DeskBook, at: str) -> None:
        """The journal of the game says it too."""


def stop_clock(book: DeskBook, number: int, at: str) -> None:
    """The clock of a table stands from here on, if it does not stand already."""
    table = book.table(number)
    if table.clock_start and not table.stopped_since:
        book.put(replace(table, stopped_since=at))


def go_on(book: DeskBook, number: int, at: str, extension_ms: int) -> None:
    """A call is closed: the table gets its extension, and its clock runs unless another call is open."""
    table = book.table(number)
    stopped = table.stopped_ms
    since = table.stopped_since
    if since and not book.open_calls(number):
        stopped, since = stopped + since_ms(since, at), ""
    extended = table.extension_ms + extension_ms
    book.put(replace(table, stopped_ms=stopped, stopped_since=since, extension_ms=extended))


def _refuse_second(book: DeskBook, number: int, game_id: int) -> None:
    other = book.table_of_game(game_id)
    if other is not None and other.number != number:
        raise DeskRefusal("game-elsewhere", game=game_id, table=other.label, round=other.round)


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
