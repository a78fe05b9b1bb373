"""The log of a game as a document, and as plain text, Markdown or lines of JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.kernel.journal import JournalLine
from engine.kernel.reasons import Verdict
from engine.kernel.receipts import given_in
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording, phase_title, round_text
from referee.record.public_journal import PublicJournal, session_at_start
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.words.speech import Speech, label

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook

CITING = ("correction", "choice", "repair")
"""Kinds of entries whose rules are told; of a move they are told where it was overruled or refused."""


class CitedSection(Struct, frozen=True):
    """A rule that a line rests on."""

    id: str
    title: str = ""
    printed: str = ""
    """Its heading and page in the printed booklet."""


class DocumentLine(Struct, frozen=True):
    """One line of the log, in words."""

    number: int
    kind: str
    at: str
    said: str
    mark: str = ""
    round: str = ""
    phase: str = ""
    undone: bool = False
    below: tuple[str, ...] = ()
    rules: tuple[CitedSection, ...] = ()
    verdicts: dict[str, str] = {}
    overruled: str = ""
    differs: str = ""
    origin: str = ""
    link: str = ""


class LogDocument(Struct, frozen=True):
    """The log of a game in words, ready to be written."""

    title: str
    game: str
    called: str
    """What the game is called."""
    texts: tuple[str, ...]
    seats: tuple[str, ...]
    count: int
    head: str
    covered: tuple[int, ...]
    lines: tuple[DocumentLine, ...]
    taken_back: str
    """What stands behind a line that was taken back."""


def log_document(
    title: str,
    journal: PublicJournal,
    wording: Wording,
    *,
    book: Rulebook | None,
    first: int = 1,
    last: int | None = None,
) -> LogDocument:
    """The log from one line to another, in words."""
    return _Writing(journal, wording, book).document(title, first, last or len(journal.entries))


class _Writing:
    """A game replayed line by line while each line is put into words."""

    def __init__(self, journal: PublicJournal, wording: Wording, book: Rulebook | None) -> None:
        self._journal, self._wording = journal, wording
        self._session = session_at_start(journal.header)
        game = self._session.adapter.game.id
        self._controller = GameController(self._session, OwnedCards(game))
        wording.of_game(game)
        wording.names, wording.book = TableNames(self._controller, wording), book
        wording.texts = self._session.texts
        self._words = LogWords(self._session, wording)

    def document(self, title: str, first: int, last: int) -> LogDocument:
        """The whole document; what is taken back later is known at the end."""
        rows = [self._told(entry) for entry in self._journal.entries]
        lines = tuple(
            self._line(line, entry, row)
            for line, entry, row in zip(self._session.lines, self._journal.entries, rows, strict=True)
            if first <= entry.number <= last
        )
        header, names = self._journal.header, self._wording.names
        return LogDocument(
            title,
            header.game,
            self._wording.game(header.game),
            header.texts,
            tuple(names(seat) for seat in self._session.state.seats),
            len(self._journal.entries),
            self._journal.entries[-1].link if self._journal.entries else "",
            tuple(number for number in self._journal.covered if first <= number <= last),
            lines,
            label("taken-back"),
        )

    def _told(self, entry: JournalLine) -> tuple[str, str, str]:
        """Round, phase and words of an entry, with the names of that moment."""
        view = self._controller.view
        round_, phase = view.facts.get("round"), str(view.facts.get("phase", ""))
        where = round_text(view) if round_ else "", phase_title(phase) if phase else ""
        self._session.read(entry)
        self._wording.names("")
        return *where, self._words.text(self._session.lines[-1])

    def _line(self, line: LogLine, entry: JournalLine, words: tuple[str, str, str]) -> DocumentLine:
        round_, phase, sentence = words
        automatic = (line.number,) if self._controller.is_automatic_line(line) else ()
        return DocumentLine(
            line.number,
            line.kind,
            entry.at,
            sentence,
            mark=self._words.mark(line, automatic).strip(),
            round=round_,
            phase=phase,
            undone=line.undone,
            below=(*self._words.passed(line), *self._words.below(line)),
            rules=tuple(self._cited(line)),
            verdicts=_verdicts(line),
            overruled=str(line.body.get("overruled", "")),
            differs=line.differs,
            origin=line.origin,
            link=entry.link,
        )

    def _cited(self, line: LogLine) -> Iterator[CitedSection]:
        texts = self._wording.printings(self._session.texts[0])
        for rule in dict.fromkeys(_rules(line)):
            titled = self._wording.title(rule)
            printed = self._wording.page(rule, *texts, *self._session.texts)
            yield CitedSection(rule, titled if titled != rule else "", printed)


def _verdicts(line: LogLine) -> dict[str, str]:
    """The verdict under each text, or the verdicts of a given ruling."""
    given = given_in(line.body) if line.kind == "ruling" else None
    rulings = line.rulings if given is None else given.receipt.verdicts
    return {ruling.text: str(ruling.verdict) for ruling in rulings}


def _rules(line: LogLine) -> tuple[str, ...]:
    """The rules of a line: those that decided, or those that it rests on."""
    if line.kind == "ruling":
        given = given_in(line.body)
        return (given.receipt.deciding or given.receipt.rules) if given is not None else ()
    refused = tuple(ruling for ruling in line.rulings if ruling.verdict is not Verdict.YES)
    if refused and "overruled" in line.body:
        return tuple(rule for ruling in refused for rule in ruling.because)
    return tuple(rule for ruling in line.rulings[:1] for rule in ruling.rules) if line.kind in CITING else ()


FORMAT = "referee-log/1"
MARKED = re.compile(r"([\\`*_\[\]<>|~#])")
LINK = 12
"""Letters of a link that are enough to compare it by eye."""


def as_text(log: LogDocument, speech: Speech) -> str:
    """Lines for a terminal."""
    lines = [*log_heading(log, speech)]
    for where, under in _parted(log.lines):
        lines += ["", where] if where else [""]
        for line in under:
            lines += [_numbered(line, log), *(f"        {below}" for below in _below(line))]
    return "\n".join(lines) + "\n"


def log_heading(log: LogDocument, speech: Speech) -> Iterator[str]:
    """The game's name and what tells it from others."""
    yield f"{log.title} ({log.called})"
    yield from (f"{name}: {value}" for name, value in _facts(log, speech))


def as_markdown(log: LogDocument, speech: Speech) -> str:
    """The log as a document with headings, for people who were not there."""
    lines = [f"# {_plain(log.title)}", "", f"{_plain(log.called)}", ""]
    lines += [f"- {_plain(name)}: {_plain(value)}" for name, value in _facts(log, speech)]
    for where, under in _parted(log.lines):
        lines += ["", f"## {_plain(where)}", ""] if where else [""]
        for line in under:
            lines += _item(line, log)
    return "\n".join(lines) + "\n"


def as_json_lines(log: LogDocument) -> str:
    """One JSON object for the game, then one for each line."""
    about = {
        "format": FORMAT,
        "name": log.title,
        "game": log.game,
        "texts": log.texts,
        "seats": log.seats,
        "entries": log.count,
        "head": log.head,
        "covered": log.covered,
    }
    objects = (about, *(msgspec.to_builtins(line) for line in log.lines))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in objects)


FORMATS: dict[str, Callable[[LogDocument, Speech], str]] = {
    "text": as_text,
    "md": as_markdown,
    "json": lambda log, _: as_json_lines(log),
}


def _facts(log: LogDocument, speech: Speech) -> Iterator[tuple[str, str]]:
    yield speech.say("record/texts"), ", ".join(log.texts)
    yield speech.say("record/seats"), ", ".join(log.seats)
    head = f" ({speech.say('record/head', link=log.head[:LINK])})" if log.head else ""
    yield speech.say("record/entries"), f"{log.count}{head}"
    if log.lines:
        times = dict.fromkeys((log.lines[0].at, log.lines[-1].at))
        yield speech.say("record/entered"), " – ".join(times)
    if log.lines and (log.lines[0].number, log.lines[-1].number) != (1, log.count):
        yield speech.say("record/shown"), f"{log.lines[0].number}–{log.lines[-1].number}"
    if log.covered:
        yield speech.say("record/covered"), ", ".join(str(number) for number in log.covered)


def _parted(lines: tuple[DocumentLine, ...]) -> Iterator[tuple[str, list[DocumentLine]]]:
    """The lines grouped by round and phase."""
    for where, under in groupby(lines, key=lambda line: (line.round, line.phase)):
        place = " · ".join(part for part in where if part)
        yield place[:1].upper() + place[1:], list(under)


def _numbered(line: DocumentLine, log: LogDocument) -> str:
    back = f"  ({log.taken_back})" if line.undone else ""
    return f"{line.number:>5} {line.mark or ' '} {line.said}{back}"


def _below(line: DocumentLine) -> Iterator[str]:
    yield from line.below
    yield from (_cited(rule) for rule in line.rules)


def _cited(rule: CitedSection) -> str:
    reference = " — ".join(part for part in (rule.title, rule.printed) if part)
    return f"{reference} [{rule.id}]" if reference else f"[{rule.id}]"


def _item(line: DocumentLine, log: LogDocument) -> Iterator[str]:
    mark = f"{line.mark} " if line.mark else ""
    sentence = _plain(line.said)
    sentence = f"~~{sentence}~~ *{_plain(log.taken_back)}*" if line.undone else sentence
    yield f"- **{line.number}** {mark}{sentence}"
    yield from (f"    - {_plain(below)}" for below in line.below)
    yield from (f"    - {_cited_in_markdown(rule)}" for rule in line.rules)


def _cited_in_markdown(rule: CitedSection) -> str:
    reference = " — ".join(part for part in (rule.title, rule.printed) if part)
    return f"{_plain(reference)} (`{rule.id}`)" if reference else f"`{rule.id}`"


def _plain(words: str) -> str:
    """The words, with nothing that Markdown would interpret."""
    return MARKED.sub(r"\\\1", " ".join(words.split()))
