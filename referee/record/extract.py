"""The record of a saved game, whole or from one entry to another, with the rulings given on the way."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.errors import refuse, refuse_in
from engine.kernel.journal import CHANGING, JournalLine, first_link, header_text
from engine.kernel.reasons import Ruling, Verdict
from referee import __version__
from referee.record.public_journal import PublicJournal, begun
from referee.record.record_file import GameRecord, RecordAbout, RuledThen
from referee.session.history import LogLine
from referee.session.replay import body_of
from referee.session.session import Session


def record_of(
    name: str, journal: PublicJournal, *, written: str, first: int = 0, last: int = 0
) -> GameRecord:
    """The record of a game up to an entry; ``first``: an extract, with the table before that entry.

    Raises:
        Unreadable: it holds characters that no file should bring.
    """
    entries = journal.entries[: last or len(journal.entries)]
    refuse(name, "name", lines=())
    for entry in entries:
        plain_entry(entry)
    position, rulings = _on_the_way(replace(journal, entries=entries), first)
    about = RecordAbout(
        name=name,
        written=written,
        program=__version__,
        rulebook=_rulebook(),
        count=len(journal.entries),
        head=_head(journal),
        last=len(entries),
        first=first,
        covered=tuple(one for one in journal.covered if one <= len(entries)),
        ruled=tuple(rulings),
    )
    return GameRecord(about, journal.header, entries, position, rulings)


def plain_entry(entry: JournalLine) -> None:
    """No character that a terminal obeys stands in an entry, nor one that its JSON writes as a number.

    Raises:
        Unreadable: names it.
    """
    where = f"entry {entry.number}"
    refuse([entry.kind, entry.at, entry.body], where, lines=())
    refuse_in(entry.body, body_of(entry), where)


def _head(journal: PublicJournal) -> str:
    return journal.entries[-1].link if journal.entries else first_link(header_text(journal.header))


def _on_the_way(journal: PublicJournal, first: int) -> tuple[str, dict[int, RuledThen]]:
    """The table before the first entry of an extract, and the rulings from there on."""
    session, position = begun(journal.header), ""
    for entry in journal.entries:
        if entry.number == first:
            position = position_of(session)
        session.replay(entry.kind, body_of(entry))
    ruled = session.lines[first - 1 :] if first else ()
    return position, {line.number: ruled_then(line) for line in ruled if is_ruled(line)}


def position_of(session: Session) -> str:
    """JSON of the table everybody sees, without what has just happened."""
    return msgspec.json.encode(_resting(session.public)).decode()


def _resting(state: Any) -> Any:
    return replace(state, events=(), notes=())


def is_ruled(line: LogLine) -> bool:
    """Whether the line is a move with a ruling on it."""
    return line.kind in CHANGING and bool(line.rulings)


def ruled_then(line: LogLine) -> RuledThen:
    """The rulings on a line, as a record holds them."""
    return RuledThen(
        verdicts={one.text: str(one.verdict) for one in line.rulings},
        because=next((one.because for one in line.rulings if one.verdict is not Verdict.YES), ()),
        rules=_rules(line.rulings),
    )


def _rules(rulings: tuple[Ruling, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for one in rulings for rule in one.rules))


def _rulebook() -> str:
    from rulebook.content_files import CONTENT, content_hash  # 12 ms

    return content_hash(CONTENT)
