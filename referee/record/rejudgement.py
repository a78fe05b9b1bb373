"""Journals and records judged again, also against the saved game they come from; imported records."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import RefereeError, Unreadable, refuse
from engine.kernel.journal import CHANGING, COVERED, JournalHeader, JournalLine, first_unknown
from engine.kernel.receipts import RulingReceipt, given_in
from referee import __version__
from referee.record.public_journal import PublicJournal, public_journal, session_at_start
from referee.record.record_file import (
    SIZE_LIMIT,
    GameRecord,
    RuledThen,
    is_ruled,
    plain_entry,
    position_of,
    read_record,
    ruled_then,
)
from referee.session.files.named_files import bytes_of
from referee.session.files.table_files import checked_start
from referee.session.game_setup import WRITTEN, start_of
from referee.session.log.ruling_entries import receipt_now
from referee.session.persistence import OpenGame, only_looked_at
from referee.session.registry import adapter_of, all_games
from referee.session.session import Session
from referee.storage import device, games
from referee.storage.database import Database
from referee.storage.games import same_game, store
from rulebook.content.files import followed

Otherwise = Literal["silence", "judged", "given", "verdict", "position", "rules"]
"""After other passes; not legal now; not carried out now; another verdict; another table; other rules."""


class ChangedAnswer(Struct, frozen=True):
    """An answer in which the present program differs from the one that wrote."""

    number: int
    how: Otherwise
    then: str = ""
    now: str = ""

    @property
    def matters(self) -> bool:
        """Whether the table or the verdict differs; other rules alone decide nothing."""
        return self.how != "rules"


class JudgedAgain(Struct, frozen=True):
    """The result of judging every entry again."""

    session: Session
    judged: int
    """How many moves were judged."""
    changed: tuple[ChangedAnswer, ...] = ()
    newer: JournalLine | None = None
    """The first entry of a kind that only a newer program knows; it ends there."""


def record_judged_again(record: GameRecord) -> JudgedAgain:
    """The entries, position and rulings of a record, compared with today's."""
    session, before = session_at_start(record.header), ""
    newer, known = _known(record.entries)
    for entry in followed("entries", known):
        if entry.number == record.about.first:
            before = position_of(session)
        session.read(entry)
    changed = [*_differing(session), *_otherwise_given(session), *_otherwise_ruled(session, record.rulings)]
    if before and not _alike(session.adapter, before, record.position):
        changed.append(ChangedAnswer(record.about.first, "position"))
    return JudgedAgain(session, _judged(session), tuple(sorted(changed, key=_number)), newer)


def journal_judged_again(
    header: JournalHeader, entries: tuple[JournalLine, ...], cited: Mapping[int, Collection[str]]
) -> JudgedAgain:
    """The entries of a saved game judged again; ``cited``: the rules of each when it was entered."""
    session = session_at_start(header)
    newer, known = _known(entries)
    for entry in followed("entries", known):
        session.read(entry)
    changed = [*_differing(session), *_otherwise_given(session), *_otherwise_cited(session, cited)]
    return JudgedAgain(session, _judged(session), tuple(sorted(changed, key=_number)), newer)


def _known(entries: tuple[JournalLine, ...]) -> tuple[JournalLine | None, tuple[JournalLine, ...]]:
    newer = first_unknown(entries)
    return newer, entries if newer is None else entries[: newer.number - 1]


def _number(answer: ChangedAnswer) -> int:
    return answer.number


def _judged(session: Session) -> int:
    return sum(is_ruled(line) for line in session.lines)


def _differing(session: Session) -> Iterator[ChangedAnswer]:
    yield from (ChangedAnswer(line.number, line.differs) for line in session.lines if line.differs)


def _otherwise_given(session: Session) -> Iterator[ChangedAnswer]:
    """The given rulings whose receipts differ from today's."""
    for line in session.lines:
        then = given_in(line.body) if line.kind == "ruling" else None
        judged = session.ruling_entries.again(session, line) if then is not None else None
        now = receipt_now(session, judged) if judged is not None else None
        if then is not None and now is not None and not then.receipt.answers_as(now):
            yield ChangedAnswer(line.number, "verdict", _answers(then.receipt), _answers(now))


def _answers(receipt: RulingReceipt) -> str:
    return "; ".join(
        f"{verdict.text}: {verdict.verdict} ({verdict.rule})"
        if verdict.rule
        else f"{verdict.text}: {verdict.verdict}"
        for verdict in receipt.verdicts
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


def _alike(adapter: GameAdapter, first: str, second: str) -> bool:
    try:
        return bool(adapter.read_state(first.encode()) == adapter.read_state(second.encode()))
    except (RefereeError, UnicodeEncodeError):
        return False


class AcceptedRecord(Struct, frozen=True):
    """A sound record, with the result of judging it again."""

    record: GameRecord
    again: JudgedAgain


def accept_record(data: bytes) -> AcceptedRecord:
    """The record in a file, if a game can be made of it.

    Raises:
        BrokenRecord: a byte of it is not as it was written.
        Unreadable: it is of a game that is not here, of a newer program, or holds what no journal of ours
            holds.
    """
    record = read_record(data)
    _plain(record)
    _can_begin(record.header)
    newer = first_unknown(record.entries)
    if newer is not None:
        raise Unreadable("record_newer", entry=newer.number, kind=newer.kind)
    again = record_judged_again(record)
    _tables_can_be(again.session)
    return AcceptedRecord(record, again)


def looked_at(file: Path) -> OpenGame:
    """The game in a file, to look at.

    Raises:
        Unreadable: as above.
    """
    record = accept_record(bytes_of(file, SIZE_LIMIT))
    return only_looked_at(record.again.session, record.record.about.name)


def _plain(record: GameRecord) -> None:
    """Refuses any character that a terminal obeys."""
    refuse(record.about.name, "name", lines=())
    refuse(list(record.text), "text", lines=())
    header = record.header
    refuse([header.game, header.engine, header.rulebook, *header.texts, *header.seats], "header", lines=())
    refuse(header.options, "options", lines=WRITTEN)
    for entry in record.entries:
        plain_entry(entry)


def _can_begin(header: JournalHeader) -> None:
    if header.game not in all_games():
        raise Unreadable("unknown_game", game=header.game, known=all_games())
    known = adapter_of(header.game).game.texts
    if not header.texts or not set(header.texts) <= set(known):
        raise Unreadable("unknown_text", text=", ".join(header.texts), known=known)
    try:
        checked_start(start_of(header))
    except RefereeError:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, the file brought it about
        raise Unreadable("table_contradicts", where="header") from None


def _tables_can_be(session: Session) -> None:
    """Refuses an entry without a move whose table has a defect that the table before lacked."""
    for line in session.lines:
        if line.kind in CHANGING and COVERED in line.body and not line.undone:
            if line.differs:
                raise Unreadable("table_contradicts", where=f"entry {line.number}")
            after, before = session.state_after(line.number), session.state_before(line.number)
            new = next(iter(_defects(session, after) - _defects(session, before)), None)
            if new is not None:
                raise Unreadable("table_contradicts", where=f"entry {line.number}: {new}")


def _defects(session: Session, state: Any) -> set[str]:
    return {defect.field for defect in session.adapter.defects(state)}


class Counterpart(Struct, frozen=True):
    """A saved game that begins with the same entry."""

    game: int
    name: str
    differs_from: int = 0
    """The first entry that is another one here; 0: all of the record is here."""


def counterparts(database: Database, record: GameRecord) -> Iterator[Counterpart]:
    """The saved games that begin as a record does and went on at least as far."""
    if not record.entries or (record.about.covered and record.about.program != __version__):
        return
    for saved in games.saved_games(database):
        if saved.game == record.header.game and saved.count >= record.about.count:
            public = _public(database, saved.id, record.about.count)
            if public is not None and public.entries[:1] == record.entries[:1]:
                yield Counterpart(saved.id, saved.name, _first_other(public, record))


def _public(database: Database, game: int, count: int) -> PublicJournal | None:
    """The public game up to so many entries."""
    journal = games.read_journal(database, game)
    if journal.damage is not None or journal.newer is not None:
        return None
    return public_journal(journal.header, journal.entries[:count])


def _first_other(public: PublicJournal, record: GameRecord) -> int:
    pairs = zip(public.entries, record.entries, strict=False)
    other = next((theirs.number for ours, theirs in pairs if ours != theirs), 0)
    if other or public.entries[-1].link == record.about.head:
        return other
    return len(record.entries) + 1


class ImportedRecord(Struct, frozen=True):
    """The saved game with the entries of a record."""

    game: int
    name: str
    was_there: bool = False


def import_record(database: Database, accepted_record: AcceptedRecord, name: str = "") -> ImportedRecord:
    """Saves the game of a checked record, once.

    Raises:
        StorageError: it cannot be written.
    """
    record = accepted_record.record
    there = same_game(database, record.header, record.entries) if record.entries else None
    if there is not None:
        number, known = there
        return ImportedRecord(number, known, was_there=True)
    name = name or record.about.name
    number = store(database, name, record.header, record.entries, _cites(accepted_record), at=device.now())
    return ImportedRecord(number, name)


def _cites(record: AcceptedRecord) -> dict[int, frozenset[str]]:
    """The rules of each entry as judged now, for the index of the saved game."""
    lines = record.again.session.lines
    cited = {line.number: line.rulings[0].rules for line in lines if line.rulings}
    given = {line.number: given_in(line.body) for line in lines if line.kind == "ruling"}
    cited |= {number: ruling.receipt.rules for number, ruling in given.items() if ruling is not None}
    return {number: frozenset(rules) for number, rules in cited.items()}
