"""Journals and records judged again: what the present program answers otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import RefereeError
from engine.kernel.journal import CHANGING, JournalHeader, JournalLine, first_unknown
from engine.kernel.receipts import RulingReceipt, given_in
from referee.record.extract import is_ruled, position_of, ruled_then
from referee.record.public_journal import begun
from referee.record.record_file import GameRecord, RuledThen
from referee.session.replay import body_of
from referee.session.ruling_entries import receipt_now
from referee.session.session import Session
from rulebook.progress import followed

Otherwise = Literal["silence", "judged", "given", "verdict", "position", "rules"]
"""After other passes; not legal now; not carried out now; another verdict; another table; other rules."""


class ChangedAnswer(Struct, frozen=True):
    """Where the present program says something else than the one that wrote."""

    number: int
    how: Otherwise
    then: str = ""
    now: str = ""

    @property
    def matters(self) -> bool:
        """Whether the table or the verdict is another; other rules alone decide nothing."""
        return self.how != "rules"


class JudgedAgain(Struct, frozen=True):
    """What came of judging every entry again."""

    session: Session
    judged: int
    """How many moves were judged."""
    changed: tuple[ChangedAnswer, ...] = ()
    newer: JournalLine | None = None
    """The first entry of a kind that only a newer program knows; it ends there."""


def record_judged_again(record: GameRecord) -> JudgedAgain:
    """The entries of a record, its position and its rulings compared with what comes out now."""
    session, before = begun(record.header), ""
    newer, known = _known(record.entries)
    for entry in followed("entries", known):
        if entry.number == record.about.first:
            before = position_of(session)
        session.replay(entry.kind, body_of(entry))
    found = [*_differing(session), *_otherwise_given(session), *_otherwise_ruled(session, record.rulings)]
    if before and not _alike(session.adapter, before, record.position):
        found.append(ChangedAnswer(record.about.first, "position"))
    return JudgedAgain(session, _judged(session), tuple(sorted(found, key=_number)), newer)


def journal_judged_again(
    header: JournalHeader, entries: tuple[JournalLine, ...], cited: Mapping[int, Collection[str]]
) -> JudgedAgain:
    """The entries of a saved game; ``cited``: the rules each rested on when it was entered."""
    session = begun(header)
    newer, known = _known(entries)
    for entry in followed("entries", known):
        session.replay(entry.kind, body_of(entry))
    found = [*_differing(session), *_otherwise_given(session), *_otherwise_cited(session, cited)]
    return JudgedAgain(session, _judged(session), tuple(sorted(found, key=_number)), newer)


def _known(entries: tuple[JournalLine, ...]) -> tuple[JournalLine | None, tuple[JournalLine, ...]]:
    newer = first_unknown(entries)
    return newer, entries if newer is None else entries[: newer.number - 1]


def _number(found: ChangedAnswer) -> int:
    return found.number


def _judged(session: Session) -> int:
    return sum(is_ruled(line) for line in session.lines)


def _differing(session: Session) -> Iterator[ChangedAnswer]:
    yield from (ChangedAnswer(line.number, line.differs) for line in session.lines if line.differs)


def _otherwise_given(session: Session) -> Iterator[ChangedAnswer]:
    """The rulings that were given, with their receipts."""
    for line in session.lines:
        then = given_in(line.body) if line.kind == "ruling" else None
        judged = session.given.again(session, line) if then is not None else None
        now = receipt_now(session, judged) if judged is not None else None
        if then is not None and now is not None and not then.receipt.answers_as(now):
            yield ChangedAnswer(line.number, "verdict", _answers(then.receipt), _answers(now))


def _answers(receipt: RulingReceipt) -> str:
    return "; ".join(
        f"{one.text}: {one.verdict} ({one.rule})" if one.rule else f"{one.text}: {one.verdict}"
        for one in receipt.verdicts
    )


def _otherwise_ruled(session: Session, rulings: Mapping[int, RuledThen]) -> Iterator[ChangedAnswer]:
    for number, then in rulings.items():
        if number > len(session.lines):
            return
        now = ruled_then(session.lines[number - 1])
        if (then.verdicts, then.because) != (now.verdicts, now.because):
            yield ChangedAnswer(number, "verdict", _said(then), _said(now))
        elif set(then.rules) != set(now.rules):
            yield ChangedAnswer(number, "rules", *_told_apart(then.rules, now.rules))


def _said(ruled: RuledThen) -> str:
    verdicts = "; ".join(f"{text}: {verdict}" for text, verdict in ruled.verdicts.items())
    return f"{verdicts} ({', '.join(ruled.because)})" if ruled.because else verdicts


def _otherwise_cited(session: Session, cited: Mapping[int, Collection[str]]) -> Iterator[ChangedAnswer]:
    for line in session.lines:
        now = line.rulings[0].rules if line.rulings else ()
        then = cited.get(line.number, ())
        if line.kind in CHANGING and not line.differs and set(then) != set(now):
            yield ChangedAnswer(line.number, "rules", *_told_apart(then, now))


def _told_apart(then: Collection[str], now: Collection[str]) -> tuple[str, str]:
    """The rules that only one of the two rests on."""
    return ", ".join(sorted(set(then) - set(now))), ", ".join(sorted(set(now) - set(then)))


def _alike(adapter: GameAdapter, one: str, other: str) -> bool:
    try:
        return bool(adapter.read_state(one.encode()) == adapter.read_state(other.encode()))
    except (RefereeError, UnicodeEncodeError):
        return False
