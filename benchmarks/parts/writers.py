"""Eight writers of eight games on one PostgreSQL, beside plain psycopg writing the same rows.

``python -m benchmarks writers`` (or ``python -m benchmarks.parts.writers [entries]``, which tells each round)
starts a server of its own, as the tests do, but one that waits for the disk. Both sides write in turns, in
the same run, each writer in a process of its own: a game's head is moved, an entry and the rules it cites
are added, and each is committed before the next. The copy that a table keeps on its own computer is left
out: here eight of them would wait for one disk. Goal: at least 0.9 of plain psycopg, the slowest hundredth
at most 1.2 times.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from statistics import median
from time import perf_counter
from typing import NamedTuple
from unittest.mock import patch

from benchmarks.measure import Row, late
from engine.kernel.journal import JournalHeader, first_link, header_text, linked
from referee.storage.database import open_database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from referee.storage.writer import Writer
from tests import postgres

WRITERS, ROUNDS, ENTRIES = 8, 3, 100
LEAST, MOST = 0.9, 1.2
"""Of the rate of plain psycopg, and of its slowest hundredth."""
PATIENCE = 120.0
"""Seconds after which a writer that says nothing is given up."""
HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0", rulebook="0")
AT = "2026-01-01T12:00:00Z"
BODY = '{"move":{"do":"pass","by":"stark"},"actor":{"role":"table","device":"d"},"origin":"key"}'
CITES = ("hbo.action.alternate", "hbo.action.closing", "hbo.reaction.order")
MOVE_HEAD = (
    "UPDATE saved_game SET count = %s, head = %s, changed = %s WHERE id = %s AND head = %s"
    " AND EXISTS (SELECT 1 FROM lease WHERE game_id = %s AND token = %s)"
)
ADD_ENTRY = (
    "INSERT INTO journal_entry (game_id, number, kind, body, at, link) VALUES (%s, %s, %s, %s, %s, %s)"
)
ADD_LEASE = (
    "INSERT INTO lease (game_id, token, process, host, machine, started, since, person, alive)"
    " VALUES (%s, %s, 0, '', '', '', '', '', '')"
)
ADD_RULE = "INSERT INTO cited_rule (game_id, number, rule) VALUES (%s, %s, %s)"
Side = Callable[[str, str, int, Barrier], list[float]]
"""(server, name of the game, entries, what it waits for) -> how long each entry took."""


def ours(address: str, name: str, entries: int, ready: Barrier) -> list[float]:
    """A game opened as a table opens it."""
    database = open_database(address)
    with patch.object(Writer, "keep_here_too"):
        writer = open_writer(database, create_game(database, name, HEADER))
    ready.wait()
    times = []
    for _ in range(entries):
        started = perf_counter()
        writer.append("move", BODY, cites=CITES)
        times.append(perf_counter() - started)
    writer.close()
    database.close()
    return times


def plain(address: str, name: str, entries: int, ready: Barrier) -> list[float]:
    """The same rows through psycopg alone: its statements and a commit, prepared when it thinks fit."""
    import psycopg

    database = open_database(address)
    game, token, link = create_game(database, name, HEADER), f"plain-{name}", first_link(header_text(HEADER))
    database.close()
    times = []
    with psycopg.connect(address.replace("+psycopg", "")) as connection:
        connection.execute(ADD_LEASE, (game, token))
        connection.commit()
        ready.wait()
        for number in range(1, entries + 1):
            started = perf_counter()
            entry = linked(link, number, "move", BODY, AT)
            moved = (number, entry.link, AT, game, link, game, token)
            assert connection.execute(MOVE_HEAD, moved).rowcount == 1
            connection.execute(ADD_ENTRY, (game, number, "move", BODY, AT, entry.link))
            for rule in CITES:
                connection.execute(ADD_RULE, (game, number, rule))
            connection.commit()
            link = entry.link
            times.append(perf_counter() - started)
    return times


SIDES: dict[str, Side] = {"psycopg": plain, "referee": ours}


def _run(side: str, address: str, name: str, entries: int, ready: Barrier, times: Queue[list[float]]) -> None:
    times.put(SIDES[side](address, name, entries, ready))


def together(side: str, address: str, number: int, entries: int) -> tuple[float, list[float]]:
    """Entries a second of all writers at once, and how long each entry took."""
    processes = get_context("spawn")
    ready, queue = processes.Barrier(WRITERS), processes.Queue()
    names = [f"{side}-{number}-{writer}" for writer in range(WRITERS)]
    running = [
        processes.Process(target=_run, args=(side, address, name, entries, ready, queue)) for name in names
    ]
    for process in running:
        process.start()
    each = [queue.get(timeout=PATIENCE) for _ in running]
    for process in running:
        process.join()
    return sum(entries / sum(times) for times in each), [time for times in each for time in times]


class SideFigures(NamedTuple):
    """One side, round by round."""

    rates: list[float]
    """Entries a second of all writers together."""
    slow: list[float]
    """Seconds of the slowest hundredth."""


def compared(entries: int) -> dict[str, SideFigures]:
    """Both sides in turns on one server, so that what else the machine does falls on both."""
    figures = {side: SideFigures([], []) for side in SIDES}
    with postgres.server(durable=True) as server:
        address = postgres.new_database(server)
        open_database(address).close()
        for number in range(ROUNDS):
            for side in SIDES:
                rate, times = together(side, address, number, entries)
                figures[side].rates.append(rate)
                figures[side].slow.append(late(times)[1])
    return figures


def rows() -> list[Row]:
    """An entry in the middle, and the slowest hundredth; none where no server can be begun."""
    if not postgres.is_installed():
        sys.stderr.write(f"writers: skipped, no PostgreSQL is installed under {postgres.PROGRAMS}\n")
        return []
    figures = compared(ENTRIES)
    ours_, peer = figures["referee"], figures["psycopg"]
    of = f"an entry of {WRITERS} writers on PostgreSQL"
    each, other = WRITERS / median(ours_.rates), WRITERS / median(peer.rates)
    slow, slow_other = median(ours_.slow), median(peer.slow)
    return [
        Row(of, each, "0.9 of the rate", "psycopg, same rows", other, 1 / LEAST, relative=True),
        Row(f"{of}, p99", slow, f"{MOST} times", "psycopg, same rows", slow_other, MOST, relative=True),
    ]


def main(entries: int) -> int:
    """Prints both sides round by round, then the ratios of their middles."""
    compared_sides = compared(entries)
    for side, figures in compared_sides.items():
        for rate, slow in zip(figures.rates, figures.slow, strict=True):
            print(f"{side}: {rate:.0f} entries a second, p99 {slow * 1000:.1f} ms")
    ours_, peer = compared_sides["referee"], compared_sides["psycopg"]
    ratio, slower = median(ours_.rates) / median(peer.rates), median(ours_.slow) / median(peer.slow)
    ratios = f"{ratio:.2f} of plain psycopg (goal {LEAST}), p99 {slower:.2f} times (goal {MOST})"
    print(f"{WRITERS} writers: {ratios}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES))
