#!/usr/bin/env python3
"""Is everything that was acknowledged still there after a writing program was killed?

Again and again a child opens the same game, appends entries and reports the number of each as soon as
`append` has returned. At a random moment it gets SIGKILL. Then the game is opened here: every reported entry
must be there, the chain sound, and the dead child's lease taken over.

This shows what a killed program leaves behind, not what a power cut does: for that SQLite is told to wait for
the disk with every commit.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.kernel.journal import JournalHeader
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.storage.games import create, read
from referee.storage.recovery import open_writer

HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0", rulebook="0")
ROUNDS_PER_GAME = 20
"""Then a new game is begun, so that reading it again stays quick."""
LONGEST_LIFE = 0.12
"""Seconds; opening takes about 0.02, so some children die before their first entry."""


def body_of(number: int) -> str:
    return f'{{"do":"kneel","card":"card-{number}","words":"{"x" * (number % 400)}"}}'


def append_for_ever(url: str, game: int, report_to: int) -> None:
    writer = open_writer(open_database(url), game)
    while True:
        entry = writer.append("move", body_of(writer.head.count + 1), cites=("hbo.kneel",))
        os.write(report_to, f"{entry.number}\n".encode())


def life_of_a_child(url: str, game: int, seconds: float) -> tuple[int, list[int]]:
    """Process number of the child that was killed, and what it had acknowledged."""
    # A fork instead of a new interpreter: importing the database layer takes longer than a child lives.
    reader, report_to = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            append_for_ever(url, game, report_to)
        finally:
            os._exit(1)
    os.close(report_to)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise SystemExit("a child ended by itself: it could not write")
    with os.fdopen(reader) as reports:
        return child, [int(line) for line in reports.read().split("\n")[:-1]]


def faults_after(url: str, game: int, child: int, acknowledged: list[int]) -> tuple[list[str], bool, int]:
    """What is wrong, whether a lease was taken over, and how many entries there are."""
    database = open_database(url)
    try:
        with open_writer(database, game) as writer:
            left_by, entries = writer.left_by, writer.journal.entries
        faults = [
            f"entry {number} was acknowledged and is gone" for number in acknowledged if number > len(entries)
        ]
        faults += [f"entry {e.number} holds something else" for e in entries if e.body != body_of(e.number)]
        if acknowledged and (left_by is None or left_by.process != child):
            faults.append(f"the lease of process {child} was not found")
        return faults, left_by is not None, len(entries)
    except StorageError as error:
        return [str(error)], False, len(read(database, game).entries)
    finally:
        database.close()


def begin_game(url: str, name: str) -> int:
    database = open_database(url)
    try:
        return create(database, name, HEADER)
    finally:
        database.close()


def run(folder: Path, rounds: int, seed: int) -> Counter[str]:
    """Counts of what was seen; `faults` must be 0."""
    chance, url, seen = random.Random(seed), f"sqlite:///{folder / 'games.db'}", Counter[str]()
    for turn in range(rounds):
        if turn % ROUNDS_PER_GAME == 0:
            game = begin_game(url, f"from round {turn}")
        child, acknowledged = life_of_a_child(url, game, chance.uniform(0, LONGEST_LIFE))
        faults, taken_over, entries = faults_after(url, game, child, acknowledged)
        for fault in faults:
            print(f"round {turn}: {fault}", file=sys.stderr)
        seen.update(
            rounds=1, acknowledged=len(acknowledged), leases_taken_over=taken_over, faults=len(faults)
        )
        seen["committed_unacknowledged"] += bool(acknowledged) and entries > acknowledged[-1]
        seen["killed_before_the_first_entry"] += not acknowledged
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=300, help="how many children are killed (300)")
    parser.add_argument(
        "--seed", type=int, default=random.randrange(10**6), help="to choose the same moments"
    )
    asked = parser.parse_args()
    print(f"killing {asked.rounds} writers, seed {asked.seed}")
    with tempfile.TemporaryDirectory() as folder:
        seen = run(Path(folder), asked.rounds, asked.seed)
    for name, count in seen.items():
        print(f"{count:8} {name.replace('_', ' ')}")
    print("nothing acknowledged was lost" if not seen["faults"] else "ENTRIES WERE LOST OR CHANGED")
    return 1 if seen["faults"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
