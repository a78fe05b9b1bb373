#!/usr/bin/env python3
"""Does exactly one win where several take over the same game at the same moment?

In each round a game is held by a program that will not come back: one that died on this machine, or one on
another machine that everybody has been shown. Then all takers begin at once, each with a connection of its
own. One must hold the game at the end, and its token must be the one in the database.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.kernel.journal import JournalHeader
from referee.storage import lease
from referee.storage.database import Database, open_database
from referee.storage.errors import HeldElsewhere
from referee.storage.games import create

HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0", rulebook="0")
DEAD = "UPDATE lease SET started = 'an-earlier-boot/1', process = 999999999 WHERE game_id = :game"
AFAR = "UPDATE lease SET machine = 'elsewhere', host = 'judge-2' WHERE game_id = :game"


def winners(url: str, takers: int, count: int, *, by_force: bool) -> Iterator[int]:
    """How many won, round by round; ``by_force``: from a machine that nobody can see."""
    with ExitStack() as opened:
        databases = [opened.enter_context(closing(open_database(url))) for _ in range(takers)]
        pool = opened.enter_context(ThreadPoolExecutor(takers))
        game = create(databases[0], "a race", HEADER)
        for _ in range(count):
            token = _held_by_nobody_here(databases[0], game, AFAR if by_force else DEAD)
            start = threading.Barrier(takers)

            def take(database: Database, token: str = token, start: threading.Barrier = start) -> str:
                start.wait()
                try:
                    return lease.take(database, game, by_force=by_force, seen=token).holder.token
                except HeldElsewhere:
                    return ""

            won = [one for one in pool.map(take, databases) if one]
            held = lease.holder(databases[0], game)
            if held is not None:
                lease.release(databases[0], held)
            yield len(won) if held is not None and held.token in won else 0


def _held_by_nobody_here(database: Database, game: int, how: str) -> str:
    """The token of a lease whose program does not run on this machine."""
    held = lease.take(database, game).holder
    with database.writing() as connection:
        connection.change(how, game=game)
    return held.token


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url", nargs="?", default="", help="a database; none: a file of its own")
    parser.add_argument("--takers", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=200)
    asked = parser.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        url = asked.url or f"sqlite:///{folder}/games.db"
        for by_force in (False, True):
            won = list(winners(url, asked.takers, asked.rounds, by_force=by_force))
            faults += sum(one != 1 for one in won)
            told = "held on another machine" if by_force else "held by a dead program"
            print(f"{told}: {len(won)} rounds of {asked.takers} takers, one winner in {won.count(1)}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
