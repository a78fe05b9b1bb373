"""Databases in a file, through the standard `sqlite3` and without SQLAlchemy; their tables as statements."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from stat import S_ISREG
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from referee.storage.connection import Conflict, Connection, SqlValue, plain_errors
from referee.storage.errors import DamagedFile, NotReachable, why

if TYPE_CHECKING:
    from sqlalchemy import Engine

MAGIC = b"SQLite format 3\x00"
WAIT_MS = 5000
"""How long another program's commit is waited for; one takes less than a millisecond."""
RETRY_S = 0.005
"""Between two attempts at what SQLite does not wait for by itself."""
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


class SqliteFile:
    """A file, and its idle connections."""

    def __init__(self, path: Path, *, read_only: bool) -> None:
        self._path = path
        self._read_only = read_only
        self._idle: list[sqlite3.Connection] = []
        self._engine: Engine | None = None

    def connected(self) -> Connection:
        """An idle connection, or another; to close the last one would tidy up the file."""
        try:
            raw = self._idle.pop()
        except IndexError:
            raw = self._connected()
        return FileConnection(raw, self._idle.append)

    def _connected(self) -> sqlite3.Connection:
        return connected(self._path, read_only=self._read_only)

    @property
    def engine(self) -> Engine:
        """The object layer of the file, loaded when it is first asked for."""
        if self._engine is None:
            from referee.storage.sqlalchemy_backend import engine_for_file  # SQLAlchemy, 0.2 s

            self._engine = engine_for_file(self._path, self._connected)
        return self._engine

    def checkpoint(self) -> None:
        """Moves the log into the file as far as nobody reads older states."""
        raw = self._connected() if not self._idle else self._idle.pop()
        raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._idle.append(raw)

    def vacuum(self) -> None:
        """Rewrites the file and empties its log."""
        with closing(self._connected()) as raw:
            raw.execute("VACUUM")
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def keep_copy(self, name: str) -> None:
        """Copies the file beside itself: `games.db.NAME`, with a number if that exists."""
        copy_of(self._path, free_name(self._path, name))

    def copy_to(self, copy: Path) -> None:
        """Copies the file as it is now."""
        copy_of(self._path, copy)

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
        if self._engine is not None:
            self._engine.dispose()


class FileConnection:
    """A connection to a file."""

    def __init__(self, raw: sqlite3.Connection, give_back: Callable[[sqlite3.Connection], None]) -> None:
        self._raw = raw
        self._give_back = give_back

    def rows(self, statement: str, **values: SqlValue) -> Iterator[Any]:
        try:
            return self._raw.execute(statement, values)
        except OverflowError:  # no number in the file is so large, so no row holds it
            return iter(())

    def change(self, statement: str, **values: SqlValue) -> int:
        try:
            return self._raw.execute(statement, values).rowcount
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    def at_once(self, statement: str, **values: SqlValue | list[str]) -> int | None:
        """Carries out a statement in a transaction: a file is no round trip away."""

    def tables(self) -> set[str]:
        return {name for (name,) in self.rows(TABLES) if not name.startswith("sqlite_")}

    def begin(self, *, writing: bool) -> None:
        self._raw.execute("BEGIN IMMEDIATE" if writing else "BEGIN")

    def commit(self) -> None:
        self._raw.execute("COMMIT")

    def rollback(self) -> None:
        if self._raw.in_transaction:  # after some failures SQLite has rolled back by itself
            self._raw.execute("ROLLBACK")

    def close(self) -> None:
        if self._raw.in_transaction:  # it could not be rolled back, and would hold up everybody
            self._raw.close()
        else:
            self._give_back(self._raw)


def connected(path: Path, *, read_only: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        _uri(path, read_only=read_only), uri=True, isolation_level=None, check_same_thread=False
    )
    # Bytes that are no text must not stop the reading: the chain says which entry they stand in.
    connection.text_factory = _text
    connection.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    if not read_only:
        _use_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switches a new file to the write-ahead log.

    While another connection writes, SQLite refuses that at once, whatever its timeout.
    """
    deadline = monotonic() + WAIT_MS / 1000
    while not _switched(connection, last_try=monotonic() > deadline):
        sleep(RETRY_S)


def _switched(connection: sqlite3.Connection, *, last_try: bool) -> bool:
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if last_try or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def take_back_unfinished(path: Path) -> None:
    """Lets SQLite roll back a change that a power cut ended halfway; a read-only file waits.

    Games are written through a log that needs no such thing; only making a file leaves one.
    """
    journal = path.with_name(f"{path.name}-journal")
    if not (_size(journal) and may_write(path) and may_write(path.parent)):
        return
    with plain_errors(str(path)), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()


def _size(path: Path) -> int:
    """How many bytes a file has; none where there is no file, or another program has just removed it."""
    try:
        status = path.stat()
    except OSError:
        return 0
    return status.st_size if S_ISREG(status.st_mode) else 0


def refuse_if_damaged(path: Path, *, thoroughly: bool) -> None:
    """Examines a file without writing: even closing a damaged file could change it."""
    try:
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
    except OSError as error:
        raise NotReachable(place=str(path), found=why(error)) from error
    if begins != MAGIC:
        raise DamagedFile(place=str(path), found="it does not begin like a database")
    if thoroughly and (damage := _damage(path)):
        raise DamagedFile(place=str(path), found=damage)


def copy_of(path: Path, copy: Path) -> None:
    """Copies a file consistently through SQLite's own backup, even while others write.

    Raises:
        StorageError, OSError: it could not be made whole; then there is none.
    """
    copy.touch(mode=0o600, exist_ok=False)
    try:
        source, target = connected(path, read_only=True), sqlite3.connect(copy)
        with plain_errors(str(copy)), closing(source), closing(target):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file that needs no other beside it
        with copy.open("rb") as file:
            os.fsync(file.fileno())
    except BaseException:
        copy.unlink()
        raise


def free_name(path: Path, name: str) -> Path:
    """A free name beside a file."""
    first = path.with_name(f"{path.name}.{name}")
    later = (path.with_name(f"{path.name}.{name}-{number}") for number in count(2))
    return next(path for path in chain((first,), later) if not path.exists())


def may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _damage(path: Path) -> str:
    try:
        with plain_errors(str(path)), closing(connected(path, read_only=True)) as connection:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except DamagedFile as damaged:
        return str(damaged.facts["found"])
    return "" if answer == "ok" else str(answer).splitlines()[-1]


def _uri(path: Path, *, read_only: bool) -> str:
    uri = "file:" + quote(str(path.resolve()))
    if not read_only:
        return uri + "?mode=rwc"
    # Even a reader of a write-ahead log keeps a file beside it; where it may not, nobody else writes either.
    # A log that was left there holds what was entered last, and can be read with its own files.
    log = path.with_name(f"{path.name}-wal")
    left = log.is_file() and log.stat().st_size > 0
    return uri + ("?mode=ro" if left or may_write(path.parent) else "?immutable=1")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


STATEMENTS = Path(__file__).parent / "tables.sql"
OF_TOURNAMENTS = (
    *("tournament", "judge_entry", "person", "tournament_table"),
    *("judge_call", "ruling", "penalty", "peek"),
)
"""The tables that schema 4 brings into an older database; a later schema may not alter their statements."""
ABOUT_ITSELF = "INSERT INTO referee_about (name, value) VALUES (:name, :value)"


def statements() -> tuple[str, ...]:
    """The statements that make all tables and their indexes."""
    return tuple(statement.strip() for statement in STATEMENTS.read_text(encoding="utf-8").split(";")[:-1])


def tournament_tables() -> tuple[str, ...]:
    """The statements that make the tables of tournaments, in SQL of all databases."""
    return tuple(
        statement
        for name in OF_TOURNAMENTS
        for statement in statements()
        if statement.startswith(f"CREATE TABLE {name} ")
    )


def make_file_tables(connection: Connection, about: list[dict[str, str]]) -> None:
    """Makes the tables in a new file, unless another program has just done it.

    ``about``: the rows of `referee_about`.
    """
    if connection.tables():
        return
    for statement in statements():
        connection.change(statement)
    for row in about:
        connection.change(ABOUT_ITSELF, **row)
