"""Entries on rulings, from the question to the appeal, and on penalties."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from engine.kernel.receipts import RulingReceipt
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_rows import (
    DeskRefusal,
    DeskRuling,
    Penalty,
    PolicyItem,
    RulingState,
    RulingStep,
)

GIVEN: frozenset[RulingState] = frozenset({"given", "upheld"})


class RulingAsked(DeskEntry, frozen=True, tag="ask"):
    """A question at a table, with the place of its journal at which it was asked."""

    ruling: int
    table: int
    asked: str
    game_id: int = 0
    entry_number: int = 0
    head_link: str = ""
    position: str = ""
    judge: int = 0

    def check(self, book: DeskBook) -> None:
        book.table(self.table)
        if not self.asked.strip():
            raise DeskRefusal("words-missing")

    def carry_out(self, book: DeskBook, at: str) -> None:
        place = (self.game_id, self.entry_number, self.head_link)
        asked = DeskRuling(self.ruling, self.table, *place, self.asked, position=self.position)
        book.step(asked, RulingStep("asked", at, self.judge))


class RulingGiven(DeskEntry, frozen=True, tag="give"):
    """The answer; a provisional one lets the table go on until it is settled."""

    ruling: int
    judge: int
    words: str = ""
    receipt: RulingReceipt | None = None
    key: tuple[str, ...] = ()
    decided: tuple[PolicyItem, ...] = ()
    provisional: bool = False
    position: str = ""
    replaces: int = 0
    seat: str = ""
    """Whose move it was about."""
    entry_number: int = 0
    head_link: str = ""
    """The place of the game's journal at which it was judged; without one that of the question."""

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        ruling = book.ruling(self.ruling)
        again = ruling.state == "given" and ruling.provisional
        if ruling.state != "asked" and not again:
            raise DeskRefusal("ruling-state", ruling=self.ruling, state=ruling.state)
        if self.receipt is None and not self.words.strip():
            raise DeskRefusal("words-missing")
        if self.replaces:
            book.ruling(self.replaces)

    def carry_out(self, book: DeskBook, at: str) -> None:
        ruling = replace(book.ruling(self.ruling), judge=self.judge, words=self.words)
        ruling = replace(ruling, receipt=self.receipt, key=self.key, decided=self.decided, seat=self.seat)
        if self.entry_number:
            ruling = replace(ruling, entry_number=self.entry_number, head_link=self.head_link)
        position = self.position or ruling.position
        ruling = replace(ruling, provisional=self.provisional, position=position, replaces=self.replaces)
        book.step(ruling, RulingStep("given", at, self.judge, words=self.words))


class RulingAppealed(DeskEntry, frozen=True, tag="appeal"):
    """A player, or the judge, asks the head judge."""

    ruling: int
    words: str = ""
    seat: str = ""
    judge: int = 0

    def check(self, book: DeskBook) -> None:
        ruling = book.ruling(self.ruling)
        if ruling.state not in ("asked", "given"):
            raise DeskRefusal("ruling-state", ruling=self.ruling, state=ruling.state)

    def carry_out(self, book: DeskBook, at: str) -> None:
        step = RulingStep("appealed", at, self.judge, self.seat, self.words)
        book.step(book.ruling(self.ruling), step)


class RulingSettled(DeskEntry, frozen=True, tag="settle"):
    """The decision on an appeal, by another judge than gave the ruling."""

    ruling: int
    judge: int
    state: Literal["upheld", "overruled"]
    words: str = ""

    def check(self, book: DeskBook) -> None:
        book.judge(self.judge)
        ruling = book.ruling(self.ruling)
        if ruling.state != "appealed":
            raise DeskRefusal("ruling-state", ruling=self.ruling, state=ruling.state)
        if ruling.judge == self.judge:
            raise DeskRefusal("own-ruling", ruling=self.ruling)
        if self.state == "overruled" and not self.words.strip():
            raise DeskRefusal("words-missing")

    def carry_out(self, book: DeskBook, at: str) -> None:
        ruling = book.ruling(self.ruling)
        judge = ruling.judge or self.judge
        words = "\n".join(text for text in (ruling.words, self.words) if text)
        ruling = replace(ruling, judge=judge, words=words, provisional=False)
        book.step(ruling, RulingStep(self.state, at, self.judge, words=self.words))


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
        """Whether the other penalty was given for the same ruling, entry or words."""
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
