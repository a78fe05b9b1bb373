"""Calls for a judge: made, taken by one, closed with the time the table gets back."""

from __future__ import annotations

from msgspec.structs import replace

from referee.desk.book import DeskBook
from referee.desk.entries.base import DeskEntry
from referee.desk.entries.tables import LONGEST_MS, MINUTE_MS, go_on, stop_clock
from referee.desk.errors import DeskRefusal
from referee.desk.rows import CallReason, JudgeCall, since_ms


class CallMade(DeskEntry, frozen=True, tag="call"):
    """A table wants a judge; its clock stands from here on."""

    call: int
    table: int
    seat: str = ""
    about: CallReason = "rule"
    words: str = ""

    def check(self, book: DeskBook) -> None:
        book.table(self.table)

    def carry_out(self, book: DeskBook, at: str) -> None:
        stop_clock(book, self.table, at)
        book.put(JudgeCall(self.call, self.table, self.seat, at, self.about, self.words))


class CallTaken(DeskEntry, frozen=True, tag="take"):
    """A judge goes to the table; another who comes later is told who does."""

    call: int
    judge: int

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        _refuse_closed(book, self.call)
        if taken := book.call(self.call).taken_by:
            why = "call-yours" if taken == self.judge else "call-taken"
            raise DeskRefusal(why, call=self.call, person=book.name(taken))

    def carry_out(self, book: DeskBook, at: str) -> None:
        book.put(replace(book.call(self.call), taken_by=self.judge, taken_at=at))


class CallReturned(DeskEntry, frozen=True, tag="return"):
    """The judge who has taken a call cannot go; it waits again where it was."""

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
        taken = call.taken_by or self.judge
        call = replace(call, taken_by=taken, taken_at=call.taken_at or at, closed_at=at)
        book.put(replace(call, extension_ms=self.extension_ms, ruling=self.ruling))
        go_on(book, call.table_number, at, self.extension_ms)


def _refuse_closed(book: DeskBook, call: int) -> None:
    if book.call(call).closed_at:
        raise DeskRefusal("call-closed", call=call)


def extension_offered(call: JudgeCall, now: str) -> int:
    """What is offered when a call is closed: the time since it was made."""
    return since_ms(call.at, now)
