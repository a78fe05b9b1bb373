"""The journal of a game as everybody may read it.

What players told the referee in secret stands in the journal that is kept here. A record that leaves the
house holds it nowhere: neither in an entry, nor in the table the game begins from, nor in a link, from which
it could be guessed with a short list of cards. Where nothing is hidden the journal is handed out as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.journal import (
    CHANGING,
    COVERED,
    JournalHeader,
    JournalLine,
    first_link,
    header_text,
    linked,
)
from referee.session.game_setup import start_of, state_of
from referee.session.log.journal_replay import EntryBody, body_of, changes_between
from referee.session.registry import adapter_of
from referee.session.session import Session


class PublicJournal(Struct, frozen=True):
    """A header and entries without any secret, chained."""

    header: JournalHeader
    entries: tuple[JournalLine, ...]
    covered: tuple[int, ...] = ()
    """The entries that name less than was entered."""


def session_at_start(header: JournalHeader) -> Session:
    """A session at the table a journal begins from."""
    start = start_of(header)
    adapter = adapter_of(header.game)
    return Session(adapter, state_of(start), header.texts, _nowhere, strict=start.strict)


def public_journal(header: JournalHeader, entries: tuple[JournalLine, ...]) -> PublicJournal:
    """The journal without what not everybody may know."""
    return _Covering(header, entries).chained_anew()


def _nowhere(*_entry: object) -> None:
    """Keeps nothing: an entry that is read stands in a journal already."""


class _Covering:
    """Two tables side by side: the whole one, and the one that everybody sees."""

    def __init__(self, header: JournalHeader, entries: tuple[JournalLine, ...]) -> None:
        self._header, self._entries = header, entries
        self._adapter: GameAdapter = adapter_of(header.game)
        self._whole = session_at_start(header)
        self._tables: list[Any] = [self._whole.state]
        """The table before the first entry and after each, as they were entered."""
        for entry in entries:
            self._whole.read(entry)
            self._tables.append(self._whole.state)
        self._secret: set[int] = set()
        """The entries in which somebody tells the referee alone."""
        self._said = [self._spoken_body(at, entry) for at, entry in enumerate(entries)]

    def chained_anew(self) -> PublicJournal:
        """All entries, chained anew from the first that hides something."""
        if self._hides_nothing():
            return PublicJournal(self._header, self._entries)
        header = self._public_header()
        self._seen = session_at_start(header)
        link = first_link(header_text(header))
        public: list[JournalLine] = []
        for at, entry in enumerate(self._entries):
            public.append(linked(link, at + 1, entry.kind, self._public_body(at, entry), entry.at))
            link = public[-1].link
        pairs = zip(self._entries, public, strict=True)
        return PublicJournal(
            header, tuple(public), tuple(new.number for old, new in pairs if new.body != old.body)
        )

    def _hides_nothing(self) -> bool:
        pairs = zip(self._entries, self._said, strict=True)
        return all(body is None or body == body_of(entry) for entry, body in pairs) and all(
            self._alike(self._adapter.outward(table), table) for table in self._tables
        )

    def _public_header(self) -> JournalHeader:
        """The header with the public table that the game begins with."""
        state = state_of(start_of(self._header))
        public = self._adapter.outward(state)
        if not self._header.position or public == state:
            return self._header
        return replace(self._header, position=msgspec.json.encode(public).decode())

    def _public_body(self, at: int, entry: JournalLine) -> str:
        """The public body of an entry; the public table follows it."""
        body, spoken = body_of(entry), self._said[at]
        if spoken is None:
            self._seen.replay(entry.kind, body)
            return entry.body
        then = self._whole.lines[at].differs if spoken == body else ""
        if at not in self._secret and self._leads_there(at, entry, spoken, then):
            return entry.body if spoken == body else _written(spoken)
        covered = {**spoken, COVERED: self._changes(at)}
        self._seen.replay(entry.kind, covered)
        return _written(covered)

    def _spoken_body(self, at: int, entry: JournalLine) -> EntryBody | None:
        """The body with its moves as they were said before everybody; none without moves."""
        body = body_of(entry)
        if entry.kind not in CHANGING or COVERED in body:
            return None
        try:
            moves = _Spoken(self._adapter, self._tables[at], partial(self._later, at))
            spoken: EntryBody = {
                key: moves.public_moves(body[key]) for key in ("implied", "moves") if key in body
            }
            if "move" in body:
                [spoken["move"]] = moves.public_moves([body["move"]])
            self._secret |= {at} if moves.tell_secrets else set()
        except (RefereeError, TypeError, ValueError):  # an old move that cannot be read may name anything
            spoken = {}
        return {**body, **spoken} if spoken else {}

    def _later(self, at: int) -> Iterator[Any]:
        """The tables that count from an entry on, if the entry counts."""
        states = self._whole.states
        first = len(states) if self._whole.lines[at].undone else self._whole.state_index_before(at + 1) + 1
        return map(states.__getitem__, range(first, len(states)))

    def _leads_there(self, at: int, entry: JournalLine, body: EntryBody, differs: str) -> bool:
        """Whether the public table comes out the same; it stays where it was if not."""
        tried = self._seen.branch()
        tried.replay(entry.kind, body)
        if tried.lines[-1].differs != differs or not self._outwardly_alike(tried.state, self._tables[at + 1]):
            return False
        self._seen = tried
        return True

    def _outwardly_alike(self, first: Any, second: Any) -> bool:
        return self._alike(self._adapter.outward(first), self._adapter.outward(second))

    def _alike(self, first: Any, second: Any) -> bool:
        return bool(replace(first, events=(), notes=()) == replace(second, events=(), notes=()))

    def _changes(self, at: int) -> list[Any]:
        outward = self._adapter.outward
        return changes_between(outward(self._seen.state), outward(self._tables[at + 1]))


class _Spoken:
    """Moves made one after the other, each as it was said."""

    def __init__(self, adapter: GameAdapter, table: Any, later: Callable[[], Iterator[Any]]) -> None:
        """``later``: the tables on which a face-down card may have been turned up."""
        self._adapter, self._table, self._later = adapter, table, later
        self.tell_secrets = False

    def public_moves(self, raw: list[Any]) -> list[Any]:
        """Each move as everybody may read it; one without secrets stays as it is."""
        public = []
        for number, written in enumerate(raw):
            move = self._adapter.read_move(msgspec.json.encode(written))
            public.append(self._one(written, move))
            if number + 1 < len(raw):
                self._carry_out(move)
        return public

    def _one(self, raw: Any, move: Move) -> Any:
        self.tell_secrets |= self._adapter.secret(move)
        spoken = self._adapter.announced(self._table, move)
        if spoken == move or any(self._adapter.revealed(later, move) for later in self._later()):
            return raw
        return msgspec.to_builtins(spoken)

    def _carry_out(self, move: Move) -> None:
        try:
            self._table = self._adapter.carry_out(self._table, move)[0]
        except Exception:  # noqa: BLE001 - what cannot be carried out leads nowhere
            return


def _written(body: EntryBody) -> str:
    return msgspec.json.encode(body).decode()
