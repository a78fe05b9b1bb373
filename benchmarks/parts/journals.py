"""Entries: committed durably, and five thousand of them replayed with all checks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

import msgspec

from benchmarks import peers
from benchmarks.measure import Row, per_call
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import TEXTS
from engine.kernel.journal import JournalHeader
from referee.session.log.log_line import EntryKind
from referee.session.session import Session
from referee.storage.database import open_database
from referee.storage.games import create_game, read_journal
from referee.storage.recovery import open_writer
from tests.kit.random_games import PLANS, begun

ENTRIES = 5000
HEADER = JournalHeader(game="hbo", texts=TEXTS[:1], seats=("stark", "lannister"), engine="0", rulebook="0")


def rows() -> list[Row]:
    """Both, in a folder of their own."""
    with TemporaryDirectory() as folder:
        return [commit(Path(folder)), *replay(Path(folder))]


def commit(folder: Path) -> Row:
    """One entry with its hash and the rules it cites, on the disk."""
    plain = peers.plain_commit(folder)
    database = open_database(folder / "games.db")
    with open_writer(database, create_game(database, "Measured", HEADER)) as writer:
        body = msgspec.json.encode({"move": {"do": "pass", "by": "stark"}}).decode()
        seconds = per_call(lambda: writer.append("move", body, cites=("hbo.action.closing",)), taken=median)
    database.close()
    return Row(
        "durable commit of one entry", seconds, "≤ 1.5 × peer", "plain sqlite3", plain, 1.5, relative=True
    )


def a_long_evening() -> tuple[Session, list[tuple[EntryKind, str]]]:
    """So many entries: games one after the other, each undone to its beginning when it ends."""
    entries: list[tuple[EntryKind, str]] = []

    def written(kind: EntryKind, body: str, *_cites: object) -> None:
        entries.append((kind, body))

    policy, start = begun(PLANS[0])
    session = Session(ADAPTER, start, TEXTS[:1], written)
    for _ in endless():
        if len(entries) >= ENTRIES:
            break
        if session.state.over is not None:
            session.undo(0)
        else:
            session.enter(policy.next(session.state))
    return session, entries


def written_already(*entry: object) -> None:
    """What is replayed stands on the disk."""


def endless() -> Iterator[int]:
    """Enough tries."""
    return islice(count(), ENTRIES * 10)


def replay(folder: Path) -> list[Row]:
    """Read from the disk, its chain examined, every move judged and carried out again."""
    session, entries = a_long_evening()
    database = open_database(folder / "long.db")
    game = create_game(database, "Long", HEADER)
    with open_writer(database, game) as writer:
        for kind, body in entries:
            writer.append(kind, body)
    started = process_time()
    journal = read_journal(database, game)
    read_in = process_time() - started
    database.close()

    def again() -> None:
        replayed = Session(ADAPTER, session.states[0], TEXTS[:1], written_already)
        for entry in journal.entries:
            replayed.read(entry)
        assert replayed.state == session.state

    note = f"{len(entries)} entries"
    return [
        Row("read 5,000 entries, chain examined", read_in, "", note=note),
        Row("replay of 5,000 entries with all checks", per_call(again), "≤ 300 ms", most=300e-3, note=note),
    ]
