"""Entries on persons, tables and the calls of tables for a judge."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from msgspec.structs import replace

from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_rows import (
    CallReason,
    DeskRefusal,
    JudgeCall,
    Peek,
    Person,
    Role,
    TournamentTable,
    since_ms,
)

MINUTE_MS = 60_000
LONGEST_MS = 24 * 60 * MINUTE_MS
OPEN_END = "9999"
"""After every time: where a call that nobody has closed ends."""


class TableAdded(DeskEntry, frozen=True, tag="table"):
    """A table of a round."""

    table: int
    round: int
    label: str
    game_id: int = 0
    limit_ms: int = 0

    def check(self, book: DeskBook) -> None:
        taken = any(
            table.label == self.label and table.round == self.round for table in book.all(TournamentTable)
        )
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
    """The clock of a table starts."""

    table: int
    limit_ms: int
    judge: int = 0

    def check(self, book: DeskBook) -> None:
        book.table(self.table)
        if not 0 <= self.limit_ms <= LONGEST_MS:
            raise DeskRefusal("no-such-time", minutes=self.limit_ms // MINUTE_MS)

    def carry_out(self, book: DeskBook, at: str) -> None:
        table = replace(book.table(self.table), clock_start=at, limit_ms=self.limit_ms)
        book.put(replace(table, extension_ms=0))
        set_clock(book, self.table)


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
        """Changes nothing here: the journal of the game says it too."""


def set_clock(book: DeskBook, number: int) -> None:
    """Stops the clock of a table while a call of it is open, in whatever order calls arrive."""
    table = book.table(number)
    if not table.clock_start:
        return
    calls = (call for call in book.all(JudgeCall) if call.table_number == number)
    spans = sorted((max(call.at, table.clock_start), call.closed_at or OPEN_END) for call in calls)
    stopped, begin, end = 0, table.clock_start, table.clock_start
    for first, last in spans:
        if first > end:
            stopped, begin = stopped + since_ms(begin, end), first
        end = max(end, last)
    if end == OPEN_END:
        updated = replace(table, stopped_ms=stopped, stopped_since=begin)
    else:
        updated = replace(table, stopped_ms=stopped + since_ms(begin, end), stopped_since="")
    if updated != table:
        book.put(updated)


def _refuse_second(book: DeskBook, number: int, game_id: int) -> None:
    other = book.table_of_game(game_id)
    if other is not None and other.number != number:
        raise DeskRefusal("game-elsewhere", game=game_id, table=other.label, round=other.round)


def mark_of(name: str, salt: str) -> str:
    """The mark of a name in the journal: it tells nothing, but can be checked with name and salt."""
    return blake2b(f"{salt} {name}".encode(), digest_size=16).hexdigest()


def new_salt() -> str:
    """A salt for one name."""
    return secrets.token_hex(16)


class PersonAdded(DeskEntry, frozen=True, tag="person"):
    """Somebody takes part; the name goes only into the table of persons."""

    person: int
    mark: str
    role: Role
    language: str = "en"

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002 - every entry is told when
        book.put(Person(self.person, mark=self.mark, role=self.role, language=self.language))


class PersonErased(DeskEntry, frozen=True, tag="erased"):
    """A name is erased; rulings stay under the number."""

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
    """The tournament is over; only erasures follow."""

    judge: int = 0

    def check(self, book: DeskBook) -> None:
        if calls := book.open_calls():
            raise DeskRefusal("calls-open", count=len(calls))

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.closed = True


class CallMade(DeskEntry, frozen=True, tag="call"):
    """A table calls a judge; its clock stops."""

    call: int
    table: int
    seat: str = ""
    about: CallReason = "rule"
    words: str = ""

    def check(self, book: DeskBook) -> None:
        book.table(self.table)

    def carry_out(self, book: DeskBook, at: str) -> None:
        book.put(JudgeCall(self.call, self.table, self.seat, at, self.about, self.words))
        set_clock(book, self.table)


class CallTaken(DeskEntry, frozen=True, tag="take"):
    """A judge goes to the table; a second one is told who does."""

    call: int
    judge: int

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        _refuse_closed(book, self.call)
        if taken := book.call(self.call).taken_by:
            why = "call-yours" if taken == self.judge else "call-taken"
            raise DeskRefusal(why, call=self.call, person=book.name(taken))

    def carry_out(self, book: DeskBook, at: str) -> None:
        call = book.call(self.call)
        book.put(replace(call, taken_by=self.judge, taken_at=max(at, call.at)))


class CallReturned(DeskEntry, frozen=True, tag="return"):
    """The judge who has taken a call cannot go; it waits again."""

    call: int
    judge: int

    def check(self, book: DeskBook) -> None:
        judge = book.judge(self.judge)
        _refuse_closed(book, self.call)
        taken = book.call(self.call).taken_by
        if not taken or (taken != self.judge and judge.role != "head"):
            raise DeskRefusal("call-not-yours", call=self.call)

    def carry_out(self, book: DeskBook, at: str) -> None:  # noqa: ARG002
        book.put(replace(book.call(self.call), taken_by=0, taken_at=""))


class CallClosed(DeskEntry, frozen=True, tag="close"):
    """The call is answered; the table gets time back."""

    call: int
    judge: int
    extension_ms: int
    ruling: int = 0

    def check(self, book: DeskBook) -> None:
        judge = book.judge(self.judge)
        _refuse_closed(book, self.call)
        taken = book.call(self.call).taken_by
        if taken not in (0, self.judge) and judge.role != "head":
            raise DeskRefusal("call-taken", call=self.call, person=book.name(taken))
        if not 0 <= self.extension_ms <= LONGEST_MS:
            raise DeskRefusal("no-such-time", minutes=self.extension_ms // MINUTE_MS)

    def carry_out(self, book: DeskBook, at: str) -> None:
        call = book.call(self.call)
        taken, closed = call.taken_by or self.judge, max(at, call.at, call.taken_at)
        call = replace(call, taken_by=taken, taken_at=call.taken_at or closed, closed_at=closed)
        book.put(replace(call, extension_ms=self.extension_ms, ruling=self.ruling))
        table = book.table(call.table_number)
        book.put(replace(table, extension_ms=table.extension_ms + self.extension_ms))
        set_clock(book, call.table_number)


def _refuse_closed(book: DeskBook, call: int) -> None:
    if book.call(call).closed_at:
        raise DeskRefusal("call-closed", call=call)


def extension_offered(call: JudgeCall, now: str) -> int:
    """The offered extension when a call is closed: the time since it was made."""
    return since_ms(call.at, now)
