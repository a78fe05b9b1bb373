"""A game as one text file: words for people, then the chained journal, and what was ruled.

Line by line: the format; `text`, and as many lines for people as it says; `about`; `header`; each `entry` in
its order, where `position` stands before the first entry of an extract and `ruling` after an entry that was
ruled on; `seal`. Entries are chained as in the database. Every other line carries a digest of its own, and
the seal one of all that stands before it: a changed byte is found, and the line it stands in is named.
Digests show damage and careless editing. They are no signature.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import Unreadable, refuse, refuse_in
from engine.kernel.journal import CHANGING, JournalHeader, JournalLine, first_link, header_text, linked
from engine.kernel.reasons import Ruling, Verdict
from referee import __version__
from referee.record.public_journal import PublicJournal, session_at_start
from referee.session.files.named_files import beginning_of
from referee.session.log.journal_replay import body_of
from referee.session.log.log_line import LogLine
from referee.session.session import Session

FORMAT = "referee-record/1"
TOURNAMENT, BEGINNING = b"referee-tournament/", 200
"""What the record of a tournament has in so many first bytes."""
SIZE_LIMIT = 32 * 1024 * 1024
"""A game of ten thousand entries takes about 4 MB."""
Decoded = TypeVar("Decoded")


class RuledThen(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an entry of the program that wrote the record."""

    verdicts: dict[str, str]
    """Text -> verdict."""
    because: tuple[str, ...] = ()
    """Of a move that was not legal under each text: the rules that decided."""
    rules: tuple[str, ...] = ()
    """All rules it rests on."""


class RecordAbout(Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the extent of a record."""

    name: str
    written: str
    program: str
    """The version that wrote it."""
    rulebook: str
    """Content hash of its rulebook."""
    count: int
    """How many entries the game had then."""
    head: str
    """Link of the last of them: a witness of the whole game."""
    last: int
    """The last entry that stands here."""
    first: int = 0
    """Of an extract: the entry before which the position stands."""
    covered: tuple[int, ...] = ()
    """The entries that name less than was entered: players told the referee in secret."""
    ruled: tuple[int, ...] = ()
    """The entries with a ruling."""


class GameRecord(Struct, frozen=True):
    """The content of a record."""

    about: RecordAbout
    header: JournalHeader
    entries: tuple[JournalLine, ...]
    position: str = ""
    """JSON of the table before the first entry of an extract."""
    rulings: dict[int, RuledThen] = {}
    text: tuple[str, ...] = ()
    """The lines for people."""


class BrokenRecord(Unreadable):
    """A record that was changed; facts: ``part``, ``line``, and ``entry`` where it is in one."""


def written(record: GameRecord) -> bytes:
    """The text of a record."""
    about = record.about
    lines = [FORMAT, f"text {len(record.text)} {_digest('text', *record.text)}", *record.text]
    lines += [_sealed("about", "", _json(about)), _header_line(header_text(record.header))]
    for entry in record.entries:
        if entry.number == about.first:
            lines.append(_sealed("position", f"{entry.number} ", record.position))
        lines.append(_entry_line(entry))
        if entry.number in record.rulings:
            lines.append(_sealed("ruling", f"{entry.number} ", _json(record.rulings[entry.number])))
    return "\n".join([*lines, f"seal {_digest('seal', *lines)}", ""]).encode()


def is_record(file: Path) -> bool:
    """Whether a file begins like the record of a game or of a tournament."""
    begins = beginning_of(file, BEGINNING)
    return begins.startswith(FORMAT.encode()) or is_tournament_record(begins)


def is_tournament_record(data: bytes) -> bool:
    """Whether a file begins like the record of a tournament."""
    return TOURNAMENT in data[:BEGINNING]


def read_record(data: bytes) -> GameRecord:
    """The record in a file whose every byte is as it was written.

    Raises:
        BrokenRecord: it is not; the first line that differs is named, with its entry.
        Unreadable: it is too large.
    """
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=len(data), limit=SIZE_LIMIT)
    return _RecordLines(data.decode("utf-8", "surrogateescape").split("\n")).record()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sealed(word: str, number: str, text: str) -> str:
    return f"{word} {number}{_digest(word, number, text)} {text}"


def _header_line(text: str) -> str:
    return f"header {first_link(text)} {text}"


def _entry_line(entry: JournalLine) -> str:
    return f"entry {entry.number} {entry.kind} {entry.at} {entry.link} {entry.body}"


def _digest(word: str, *parts: str) -> str:
    # Line ends stand between the parts: none of them holds one.
    return blake2b("\n".join((word, *parts)).encode("utf-8", "surrogateescape"), digest_size=16).hexdigest()


class _RecordLines:
    """The lines of a file, one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def record(self) -> GameRecord:
        """The whole record."""
        if self._next("format") != FORMAT:
            self._broken("format")
        text = self._text()
        about = self._decoded("about", RecordAbout, self._unsealed("about", ""))
        if not self._is_whole(about):
            self._broken("about")
        header = self._decoded("header", JournalHeader, self._header())
        position, entries, rulings = self._journal(about, header)
        self._end()
        return GameRecord(about, header, entries, position, rulings, text)

    def _text(self) -> tuple[str, ...]:
        word, _, rest = self._next("text").partition(" ")
        count, _, digest = rest.partition(" ")
        if word != "text" or not count.isdecimal() or str(int(count[:9])) != count:
            self._broken("text")
        lines = tuple(self._lines[self._at : self._at + int(count)])
        if digest != _digest("text", *lines):
            self._broken("text")
        self._at += len(lines)
        return lines

    def _is_whole(self, about: RecordAbout) -> bool:
        """Whether the record's own description is possible."""
        ruled = set(about.ruled)
        in_order = 0 <= about.first <= about.last <= about.count and about.last < len(self._lines)
        among = all(max(about.first, 1) <= number <= about.last for number in ruled)
        return in_order and among and len(ruled) == len(about.ruled)

    def _header(self) -> str:
        line = self._next("header")
        text = line.split(" ", 2)[-1]
        if line != _header_line(text):
            self._broken("header")
        return text

    def _journal(
        self, about: RecordAbout, header: JournalHeader
    ) -> tuple[str, tuple[JournalLine, ...], dict[int, RuledThen]]:
        position, rulings, entries = "", dict[int, RuledThen](), list[JournalLine]()
        link, ruled = first_link(header_text(header)), frozenset(about.ruled)
        for number in range(1, about.last + 1):
            if number == about.first:
                position = self._unsealed("position", f"{number} ", number)
            entries.append(self._entry(number, link))
            link = entries[-1].link
            if number in ruled:
                text = self._unsealed("ruling", f"{number} ", number)
                rulings[number] = self._decoded("ruling", RuledThen, text, number)
        if about.last == about.count and link != about.head:
            self._broken("about")
        return position, tuple(entries), rulings

    def _entry(self, number: int, link: str) -> JournalLine:
        parts = self._next("entry", number).split(" ", 5)
        if len(parts) != 6 or parts[:2] != ["entry", str(number)]:
            self._broken("entry", number)
        _, _, kind, at, _, body = parts
        # A kind may be one that only a newer program knows: `rejudgement` tells it.
        entry = linked(link, number, kind, body, at)  # type: ignore[arg-type]
        if _entry_line(entry) != " ".join(parts):
            self._broken("entry", number)
        return entry

    def _end(self) -> None:
        before = self._lines[: self._at]
        if self._next("seal") != f"seal {_digest('seal', *before)}":
            self._broken("seal")
        if self._lines[self._at :] != [""]:
            self._at += 1
            self._broken("end")

    def _next(self, part: str, entry: int = 0) -> str:
        self._at += 1
        if self._at > len(self._lines):
            self._broken(part, entry)
        return self._lines[self._at - 1]

    def _unsealed(self, word: str, number: str, entry: int = 0) -> str:
        """The text behind a word, a number and a digest."""
        line = self._next(word, entry)
        text = line.split(" ", 3 if number else 2)[-1]
        if line != _sealed(word, number, text):
            self._broken(word, entry)
        return text

    def _decoded(self, part: str, kind: type[Decoded], text: str, entry: int = 0) -> Decoded:
        return self._attempted(lambda: msgspec.json.decode(text, type=kind), part, entry)

    def _attempted(self, make: Callable[[], Decoded], part: str, entry: int) -> Decoded:
        try:
            return make()
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            self._broken(part, entry)

    def _broken(self, part: str, entry: int = 0) -> NoReturn:
        line = min(self._at, len(self._lines))
        raise BrokenRecord("record_broken", part=part, line=line, entry=entry)


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
        covered=tuple(number for number in journal.covered if number <= len(entries)),
        ruled=tuple(rulings),
    )
    return GameRecord(about, journal.header, entries, position, rulings)


def plain_entry(entry: JournalLine) -> None:
    """Refuses an entry with a character that a terminal obeys, or that its JSON writes as a number.

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
    session, position = session_at_start(journal.header), ""
    for entry in journal.entries:
        if entry.number == first:
            position = position_of(session)
        session.read(entry)
    ruled = session.lines[first - 1 :] if first else ()
    return position, {line.number: ruled_then(line) for line in ruled if is_ruled(line)}


def position_of(session: Session) -> str:
    """JSON of the public table, without what has just happened."""
    return msgspec.json.encode(_resting(session.public)).decode()


def _resting(state: Any) -> Any:
    return replace(state, events=(), notes=())


def is_ruled(line: LogLine) -> bool:
    """Whether the line is a move with a ruling on it."""
    return line.kind in CHANGING and bool(line.rulings)


def ruled_then(line: LogLine) -> RuledThen:
    """The rulings on a line, as a record holds them."""
    return RuledThen(
        verdicts={ruling.text: str(ruling.verdict) for ruling in line.rulings},
        because=next((ruling.because for ruling in line.rulings if ruling.verdict is not Verdict.YES), ()),
        rules=_rules(line.rulings),
    )


def _rules(rulings: tuple[Ruling, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for ruling in rulings for rule in ruling.rules))


def _rulebook() -> str:
    from rulebook.content.files import CONTENT, content_hash  # 12 ms

    return content_hash(CONTENT)
