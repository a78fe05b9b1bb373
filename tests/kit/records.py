"""Records of random games, and of two worlds that differ in what is hidden."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.journal import JournalHeader, JournalLine, first_link, header_text, linked
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import record_of, written
from scripts.golden.games import ENTRIES, STARTS, Game
from scripts.golden.record import inputs
from tests.kit.two_worlds import AT, World

Journal = tuple[JournalHeader, tuple[JournalLine, ...]]


def random_games(game: str, count: int) -> Iterator[tuple[str, Journal]]:
    """Games of one kind, with undos, redos, notes, corrections, decided points and overruled moves."""
    starts = [line.split("\t") for line in inputs(STARTS) if line.startswith(f"{game}-")]
    for name, start in starts[:count]:
        yield name, _played(name, start)


def _played(name: str, start: str) -> Journal:
    played = Game(name, start)
    session = played.session
    options = {"strict": "yes" if session.strict else "no"}
    header = JournalHeader(session.adapter.game.id, session.texts, (), "0", "0", played.position, options)
    entries: list[JournalLine] = []

    def keep(kind: str, body: str, _cites: object) -> None:
        link = entries[-1].link if entries else first_link(header_text(header))
        entries.append(linked(link, len(entries) + 1, kind, body, AT))  # type: ignore[arg-type]

    session.keep_entry = keep
    for _ in range(ENTRIES):
        if session.state.over is not None:
            break
        played.tried()
    session.write_rulings()
    return header, tuple(entries)


def public(journal: Journal) -> PublicJournal:
    return public_journal(*journal)


def record_bytes(journal: PublicJournal, *, first: int = 0, last: int = 0, name: str = "Friday") -> bytes:
    return written(record_of(name, journal, written=AT, first=first, last=last))


def bytes_of_world(world: World, *, first: int = 0) -> bytes:
    return record_bytes(public_journal(*world.journal), first=first)
