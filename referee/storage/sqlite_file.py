"""What has to be known about SQLite: how it is opened, and whether a file may be touched at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event

from referee.storage.errors import DamagedFile, NotReachable
from referee.storage.trouble import plain_errors

MAGIC = b"SQLite format 3\x00"
WAIT_MS = 5000
"""How long another program's commit is waited for; one takes less than a millisecond."""

WRITING = {"writing": True}
"""Execution option: this transaction will write, so it claims the right to at once."""


def engine_for(path: Path, *, read_only: bool) -> Engine:
    engine = create_engine(
        "sqlite:///" + str(path),
        creator=lambda: connected(path, read_only=read_only),
    )
    event.listen(engine, "begin", _begin)
    return engine


def connected(path: Path, *, read_only: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        _uri(path, read_only=read_only), uri=True, isolation_level=None, check_same_thread=False
    )
    # Bytes that are no text must not stop the reading: the chain says which entry they stand in.
    connection.text_factory = _text
    connection.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    if not read_only:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def refuse_if_damaged(path: Path, *, thoroughly: bool) -> None:
    """Look without writing: even closing a damaged file that was opened for writing could change it."""
    try:
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
    except OSError as error:
        raise NotReachable(place=str(path), found=error.strerror or str(error)) from error
    if begins != MAGIC:
        raise DamagedFile(place=str(path), found="it does not begin like a database")
    if thoroughly and (found := _damage(path)):
        raise DamagedFile(place=str(path), found=found)


def may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _damage(path: Path) -> str:
    try:
        with plain_errors(str(path)), closing(connected(path, read_only=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except DamagedFile as damaged:
        return str(damaged.facts["found"])
    return "" if found == "ok" else str(found).splitlines()[-1]


def _uri(path: Path, *, read_only: bool) -> str:
    uri = "file:" + quote(str(path.resolve()))
    if not read_only:
        return uri + "?mode=rwc"
    # Even a reader of a write-ahead log keeps a file beside it; where it may not, nobody else writes either.
    return uri + ("?mode=ro" if may_write(path.parent) else "?immutable=1")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
