"""What the entries of a tournament come to: persons, tables, calls, rulings, penalties; and its refusals."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct

from engine.kernel.receipts import RulingReceipt
from referee.storage.connection import SqlValue
from referee.storage.errors import Fact, StorageError

Role = Literal["player", "judge", "head", "shadow"]
"""A shadow watches and learns; only a judge and the head judge give rulings."""
JUDGES: frozenset[str] = frozenset({"judge", "head"})
CallReason = Literal["rule", "repair", "time", "other"]
RulingState = Literal["asked", "given", "appealed", "upheld", "overruled"]
OPEN: frozenset[str] = frozenset({"asked", "appealed"})
"""States in which somebody waits for an answer."""


class DeskRow(Struct, frozen=True):
    """One row; its number counts within the tournament and its kind."""

    stored_in: ClassVar[str] = ""
    number: int


class Person(DeskRow, frozen=True):
    """Somebody at the tournament; an erased person has no name any more."""

    stored_in: ClassVar[str] = "person"
    name: str = ""
    """Stands here alone: the journal has only its mark."""
    salt: str = ""
    mark: str = ""
    """Hash of salt and name."""
    role: Role = "player"
    language: str = "en"
    public_key: str = ""
    erased: bool = False


class TournamentTable(DeskRow, frozen=True):
    """A table of one round, and its clock."""

    stored_in: ClassVar[str] = "tournament_table"
    round: int = 1
    label: str = ""
    """What stands on the table: its number in the round."""
    game_id: int = 0
    """The saved game that mirrors it; 0: nobody does."""
    seats: dict[str, int] = {}
    """Seat -> number of the person."""
    clock_start: str = ""
    limit_ms: int = 0
    """0: no limit."""
    stopped_ms: int = 0
    """How long calls have stopped the clock, all together."""
    stopped_since: str = ""
    """Since when it stands; empty: it runs, or was not started."""
    extension_ms: int = 0


class JudgeCall(DeskRow, frozen=True):
    """A call for a judge: open until a judge closes it."""

    stored_in: ClassVar[str] = "judge_call"
    table_number: int
    seat: str = ""
    at: str = ""
    about: CallReason = "rule"
    words: str = ""
    taken_by: int = 0
    taken_at: str = ""
    closed_at: str = ""
    extension_ms: int = 0
    ruling: int = 0


class PolicyItem(Struct, frozen=True, omit_defaults=True):
    """A decided point, a house rule or an answer of a FAQ that touches a ruling."""

    kind: str
    id: str
    date: str
    words: str
    """In the language of the judge who gave the ruling."""
    verdict: str = ""
    """What holds at this tournament; empty: the item only explains."""


class DeskRuling(DeskRow, frozen=True):
    """A ruling, from the question to the decision of the head judge."""

    stored_in: ClassVar[str] = "ruling"
    table_number: int
    game_id: int = 0
    entry_number: int = 0
    """The entry of the game's journal after which it was asked."""
    head_link: str = ""
    """Link of that entry: what the ruling rests on can be shown to be unchanged."""
    asked: str = ""
    seat: str = ""
    """Whose move it was about."""
    position: str = ""
    receipt: RulingReceipt | None = None
    """None: no engine judged it, or it has not been given."""
    state: RulingState = "asked"
    judge: int = 0
    words: str = ""
    replaces: int = 0
    provisional: bool = False
    decided: tuple[PolicyItem, ...] = ()
    key: tuple[str, ...] = ()
    """What precedents are found by."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule it rests on, the deciding ones first."""
        return self.receipt.rules if self.receipt is not None else ()


class RulingStep(Struct, frozen=True):
    """One step of a ruling, as its entry tells it."""

    state: RulingState
    at: str
    judge: int = 0
    """0: the players took it."""
    seat: str = ""
    words: str = ""
    arrived: str = ""
    """When its entry was written, if that was later."""


class Penalty(DeskRow, frozen=True):
    """A penalty, with what the policy suggested."""

    stored_in: ClassVar[str] = "penalty"
    person: int
    round: int
    table_number: int
    ruling: int
    entry_number: int
    rules: tuple[str, ...]
    infraction: str
    level: str
    suggested: str
    because: str
    judge: int
    lifted: str = ""
    """Why it was lifted; empty: it stands."""


class Peek(DeskRow, frozen=True):
    """A judge's look at a hand."""

    stored_in: ClassVar[str] = "peek"
    judge: int
    table_number: int
    seat: str
    at: str


ROWS: tuple[type[DeskRow], ...] = (Person, TournamentTable, JudgeCall, DeskRuling, Penalty, Peek)


def column_values(row: DeskRow) -> dict[str, SqlValue]:
    """The values of a row in the order of its table."""
    return {name: _value(value) for name, value in msgspec.structs.asdict(row).items()}


def _value(value: Any) -> SqlValue:
    if isinstance(value, bool | int):
        return int(value)
    return value if isinstance(value, str) else msgspec.json.encode(value, order="sorted").decode()


FORM = "%Y-%m-%dT%H:%M:%SZ"


def moment(at: str) -> datetime:
    """A time of the journal."""
    return datetime.strptime(at, FORM).replace(tzinfo=UTC)


def time_after(at: str, by_ms: int) -> str:
    """The time so much later."""
    return (moment(at) + timedelta(milliseconds=by_ms)).strftime(FORM)


def since_ms(at: str, now: str) -> int:
    """Milliseconds since then; none where a wrong clock calls it later."""
    return max(0, round((moment(now) - moment(at)).total_seconds() * 1000))


def left_ms(table: TournamentTable, now: str) -> int | None:
    """The time left on the clock of a table; below zero when it is over; None: no limit or no start.

    While a call is open it stands where it was when the call was made.
    """
    if not table.limit_ms or not table.clock_start:
        return None
    until = table.stopped_since or now
    return table.limit_ms + table.extension_ms - since_ms(table.clock_start, until)


def minutes_and_seconds(ms: int) -> str:
    """Minutes and seconds."""
    sign, seconds = ("-" if ms < 0 else ""), abs(ms) // 1000
    return f"{sign}{seconds // 60}:{seconds % 60:02}"


class DeskRefusal(StorageError):
    """A refusal of the desk; its words stand under ``desk-KEY`` of the errors."""

    key: ClassVar[str] = "desk-busy"

    def __init__(self, why: str, **facts: Fact) -> None:
        self.why = why
        self.__dict__["key"] = f"desk-{why}"
        super().__init__(**facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.why, self.facts))


def _again(why: str, facts: dict[str, Fact]) -> DeskRefusal:
    return DeskRefusal(why, **facts)
