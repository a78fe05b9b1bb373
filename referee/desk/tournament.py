"""The book of a tournament: what all its entries together come to; and the base of the entries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from referee.desk.policy.document import Policy, default_policy
from referee.desk.tournament_rows import (
    JUDGES,
    DeskRefusal,
    DeskRow,
    DeskRuling,
    JudgeCall,
    Peek,
    Penalty,
    Person,
    RulingStep,
    TournamentTable,
)

AnyRow = TypeVar("AnyRow", bound=DeskRow)
LateTime = Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$")]


class DeskBook:
    """The state of a tournament: all rows by kind and number, and its policy."""

    def __init__(self) -> None:
        self.rows: dict[type[DeskRow], dict[int, DeskRow]] = {}
        self.touched: list[DeskRow] = []
        """What the entry just taken has changed."""
        self.steps: dict[int, list[RulingStep]] = {}
        """Number of a ruling -> its steps in their order, from the question on."""
        self.arrived = ""
        """When the entry just taken was written."""
        self._policy: Policy | None = None
        self.closed = False

    @property
    def policy(self) -> Policy:
        """The policy of this tournament; the one of the program where none was named."""
        if self._policy is None:
            self._policy = default_policy()
        return self._policy

    @policy.setter
    def policy(self, policy: Policy) -> None:
        self._policy = policy

    def put(self, row: DeskRow) -> None:
        """Adds a row, or changes the one with its number."""
        self.rows.setdefault(type(row), {})[row.number] = row
        self.touched.append(row)

    def step(self, ruling: DeskRuling, step: RulingStep) -> None:
        """Takes a ruling a step further."""
        self.put(replace(ruling, state=step.state))
        if step.at != self.arrived:
            step = replace(step, arrived=self.arrived)
        self.steps.setdefault(ruling.number, []).append(step)

    def all(self, kind: type[AnyRow]) -> list[AnyRow]:
        """The rows of a kind in the order of their numbers."""
        return list(self._of(kind).values())

    def next_number(self, kind: type[DeskRow]) -> int:
        """The number of the next row of a kind."""
        return len(self.rows.get(kind, ())) + 1

    def table(self, number: int) -> TournamentTable:
        """A table by its number in the tournament."""
        return self._one(TournamentTable, number, "no-number")

    def person(self, number: int) -> Person:
        """A person by number."""
        return self._one(Person, number, "no-number")

    def call(self, number: int) -> JudgeCall:
        """A call by number."""
        return self._one(JudgeCall, number, "no-call")

    def ruling(self, number: int) -> DeskRuling:
        """A ruling by number."""
        return self._one(DeskRuling, number, "no-ruling")

    def penalty(self, number: int) -> Penalty:
        """A penalty by number."""
        return self._one(Penalty, number, "no-penalty")

    @property
    def round(self) -> int:
        """The last round that has a table; 0: none has."""
        return max((table.round for table in self.all(TournamentTable)), default=0)

    def table_named(self, label: str, round_: int = 0) -> TournamentTable:
        """The table with this label in a round; without one in the last.

        Raises:
            DeskRefusal: there is none.
        """
        wanted = round_ or self.round
        for table in self.all(TournamentTable):
            if (table.round, table.label) == (wanted, label):
                return table
        raise DeskRefusal("no-table", table=label, round=wanted)

    def table_of_game(self, game_id: int) -> TournamentTable | None:
        """The table that a saved game mirrors."""
        mirroring = [table for table in self.all(TournamentTable) if table.game_id == game_id and game_id]
        return mirroring[-1] if mirroring else None

    def person_named(self, name: str) -> Person:
        """A person by number or name.

        Raises:
            DeskRefusal: there is none, or there are several.
        """
        persons = [
            person
            for person in self.all(Person)
            if name in (str(person.number), person.name) and not person.erased
        ]
        if len(persons) == 1:
            return persons[0]
        raise DeskRefusal("several-persons" if persons else "no-person", person=name)

    def judge(self, number: int) -> Person:
        """The judge with this number.

        Raises:
            DeskRefusal: nobody has it, or who has it is no judge.
        """
        person = self.person(number)
        if person.role not in JUDGES or person.erased:
            raise DeskRefusal("not-a-judge", person=self.name(number))
        return person

    def name(self, number: int) -> str:
        """The name of a person; an erased person's number."""
        person = self.rows.get(Person, {}).get(number)
        return (person.name if isinstance(person, Person) else "") or f"№{number}"

    def open_calls(self, table: int = 0) -> list[JudgeCall]:
        """The calls that nobody has closed, the oldest first."""
        calls = (call for call in self.all(JudgeCall) if not call.closed_at)
        of_table = (call for call in calls if table in (0, call.table_number))
        return sorted(of_table, key=lambda call: (call.at, call.number))

    def rulings_at(self, table: int) -> list[DeskRuling]:
        """The rulings of a table, in their order."""
        return [ruling for ruling in self.all(DeskRuling) if ruling.table_number == table]

    def peeks_at(self, table: int) -> list[Peek]:
        """The looks of judges at hands of a table."""
        return [peek for peek in self.all(Peek) if peek.table_number == table]

    def history(self, person: int) -> list[Penalty]:
        """The valid penalties of a person in all rounds."""
        return [penalty for penalty in self.all(Penalty) if penalty.person == person and not penalty.lifted]

    def names(self, known: Callable[[int], tuple[str, str]]) -> None:
        """Gives persons their names and salts; ``known``: the table of persons."""
        for person in self.all(Person):
            name, salt = known(person.number)
            self.rows[Person][person.number] = replace(person, name=name, salt=salt)

    def _of(self, kind: type[AnyRow]) -> dict[int, AnyRow]:
        return {n: row for n, row in self.rows.get(kind, {}).items() if isinstance(row, kind)}

    def _one(self, kind: type[AnyRow], number: int, why: str) -> AnyRow:
        row = self.rows.get(kind, {}).get(number)
        if isinstance(row, kind):
            return row
        raise DeskRefusal(why, number=number)

    def __iter__(self) -> Iterator[DeskRow]:
        for rows in self.rows.values():
            yield from rows.values()


class DeskEntry(Struct, frozen=True, tag_field="do", kw_only=True):
    """An entry of a judge or a table; its tag is its kind."""

    done_at: LateTime = ""
    """When it was done, if it arrived later: the server was gone."""

    def check(self, book: DeskBook) -> None:
        """Refuses what may not be written now.

        Raises:
            DeskRefusal: it may not.
        """

    def take_effect(self, book: DeskBook, arrived: str) -> None:
        """Changes the book as of when it was done; ``arrived``: when it was written."""
        book.arrived = arrived
        self.carry_out(book, min(self.done_at or arrived, arrived))

    def carry_out(self, book: DeskBook, at: str) -> None:
        """Changes the book as the entry says; ``at``: when it was done."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """The kind of the entry."""
        tag: Any = self.__struct_config__.tag
        return str(tag)

    @property
    def by(self) -> int:
        """The judge who writes it; 0: a table, or the program."""
        return int(getattr(self, "judge", 0))

    def body(self) -> dict[str, Any]:
        """The body of the entry."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        if not self.done_at:
            del fields["done_at"]
        return fields
