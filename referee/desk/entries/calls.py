"""Calls for a judge: made, taken, returned and closed, with the time they cost."""

from __future__ import annotations

from msgspec.structs import replace

from referee.desk.entries.tables import LONGEST_MS, MINUTE_MS, set_clock
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_rows import (
    CallReason,
    DeskRefusal,
    JudgeCall,
    since_ms,
)


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
        book.put(JudgeCall(self.call, self.table, self.seat, at, self.about, self.words))
        set_clock(book, self.table)


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
        call = book.call(self.call)
        book.put(replace(call, taken_by=self.judge, taken_at=max(at, call.at)))


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
    """What is offered when a call is closed: the time since it was made."""
    return since_ms(call.at, now)
