"""Faults of a database: the n-th statement of a game that is written fails, in each way a disk can fail."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from engine.kernel.errors import RefereeError
from referee.session import persistence
from referee.session.game_setup import new_start
from referee.session.persistence import OpenGame
from referee.storage.database import Database, open_database
from referee.storage.errors import StorageError
from referee.storage.games import read_journal
from scripts.hostile.saved_games.game_data import mixed_entry
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of

FAULTS = {
    "full": sqlite3.SQLITE_FULL,
    "read": sqlite3.SQLITE_IOERR_READ,
    "fsync": sqlite3.SQLITE_IOERR_FSYNC,
    "busy": sqlite3.SQLITE_BUSY,
    "interrupt": sqlite3.SQLITE_INTERRUPT,
}
AFTER = "after"
"""The statement is carried out and its answer lost, as when a connection breaks behind a commit."""
KINDS = (*FAULTS, AFTER)
AFTERWARDS = 3
"""Entries made after the fault, which must be kept again."""
OURS = (StorageError, RefereeError)


class FaultPlan:
    """Counts statements, and lets one of them fail."""

    def __init__(self, at: int, kind: str) -> None:
        self.at, self.kind = at, kind
        self.count = 0
        self.failed = ""
        """The statement that failed."""

    def before(self, statement: str) -> None:
        """Raises at the moment of the plan."""
        self.count += 1
        if self.count == self.at:
            self.failed = statement.split("(", maxsplit=1)[0][:60]
            if self.kind != AFTER:
                raise reported(FAULTS[self.kind])

    def after(self) -> None:
        """The answer to this statement is lost."""
        if self.count == self.at and self.kind == AFTER:
            raise reported(sqlite3.SQLITE_IOERR)


def reported(code: int) -> sqlite3.OperationalError:
    """An error as SQLite reports it."""
    error = sqlite3.OperationalError(f"fault {code}")
    error.sqlite_errorcode = code
    return error


@contextmanager
def failing(plan: FaultPlan) -> Iterator[None]:
    """Inside, statements on new connections follow the plan."""

    class Failing(sqlite3.Connection):
        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            plan.before(statement)
            if plan.failed and plan.count == plan.at and statement == "COMMIT" and plan.kind != AFTER:
                super().execute("ROLLBACK")
            cursor = super().execute(statement, *values)
            plan.after()
            return cursor

    connect = sqlite3.connect

    def connected(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **{**options, "factory": Failing})
        return connection

    with mock.patch("sqlite3.connect", connected):
        yield


@cache
def fresh(folder: Path) -> Path:
    """A database with a game in it, which each run copies."""
    file = folder / "fresh.db"
    with closing(open_database(file)) as database:
        persistence.begin(database, "a table", new_start("kings", "both")).close()
    return file


def faults(file: Path, entries: int, plan: FaultPlan, seed: int) -> list[str]:
    """Plays a game while its database fails once, and says what was not as it should be."""
    chance, kept_links, wrong = random.Random(seed), dict[int, str](), list[str]()
    unsure: list[int] = []
    done = 0
    with failing(plan):
        while done < entries + AFTERWARDS and len(wrong) == 0:
            try:
                with closing(open_database(file)) as database:
                    done = _played(database, done, entries, plan, chance, kept_links, unsure)
            except OURS:
                if not plan.failed:
                    wrong.append("refused before anything had failed")
                elif done > entries + AFTERWARDS:
                    wrong.append("refused for ever")
                done += 1
            except Exception as fault:  # noqa: BLE001 - whatever it is, it is none of ours
                wrong.append(place_of(fault))
    return wrong + _compared(file, kept_links, unsure)


def _played(
    database: Database,
    done: int,
    entries: int,
    plan: FaultPlan,
    chance: random.Random,
    links: dict[int, str],
    unsure: list[int],
) -> int:
    """Entries until there are enough; raises what stops a table. Returns how many were tried."""
    table = persistence.resume(database, 1)
    try:
        while done < entries + AFTERWARDS and (done < entries or plan.failed):
            done += 1
            before = _count(table)
            try:
                mixed_entry(table.session, chance)
            except OURS:
                unsure.append(before + 1)
                if plan.kind == AFTER:
                    raise
            for number in range(before + 1, _count(table) + 1):
                links[number] = ""
            if len(table.session.lines) != _count(table):
                raise AssertionError("the table shows other entries than were kept")
    finally:
        table.close()
    return entries + AFTERWARDS


def _count(table: OpenGame) -> int:
    head = table.writer.head if table.writer is not None else None
    return head.count if head is not None else 0


def _compared(file: Path, links: dict[int, str], unsure: list[int]) -> list[str]:
    with closing(open_database(file)) as database:
        journal = read_journal(database, 1)
        if journal.damage is not None:
            return [f"called damaged: {journal.damage}"]
        if len(journal.entries) < max(links, default=0):
            return [f"{max(links)} entries were acknowledged, {len(journal.entries)} are there"]
        allowed = max([*links, *unsure], default=0)
        if len(journal.entries) > allowed:
            return [f"{len(journal.entries)} entries are there, {allowed} were made"]
        try:
            persistence.resume(database, 1).close()
        except StorageError as error:
            return [f"cannot be opened: {error}"]
    return []


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Round *n* fails the n-th statement in each way; a game is long enough to reach it."""
    trial = Trial("fault", rounds, seed, folder)
    with own_folder() as place:
        for round_seed in trial.seeds():
            for kind in KINDS:
                file = place / "games.db"
                shutil.copy(fresh(place), file)
                plan = FaultPlan(round_seed, kind)
                for fault in faults(file, max(4, round_seed // 3), plan, round_seed):
                    trial.failed(round_seed, f"{kind} at {plan.failed!r}: {fault}")
                trial.counts[f"{kind}_{'raised' if plan.failed else 'never_reached'}"] += 1
                for left in place.glob("games.db*"):
                    left.unlink()
                shutil.rmtree(place / "state", ignore_errors=True)
    return trial.result(trial.done * len(KINDS))
