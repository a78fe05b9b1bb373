"""A consistent copy of the database in one file, also while a game is open; read back before it counts."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from referee.storage import sqlite_file
from referee.storage.database import Database, open_database
from referee.storage.errors import FileIsThere, NoBackupOfServer, NotBackedUp, StorageError
from referee.storage.games import read, saved_games
from referee.storage.records import Journal, Summary


class Backup(Struct, frozen=True):
    """What a copy holds."""

    games: int
    entries: int
    broken: tuple[int, ...] = ()
    """Games whose journal is broken in the copy as it is in the database."""


def back_up(database: Database, file: Path) -> Backup:
    """Copies the database into a new file, which appears when all of it has been read back.

    Raises:
        FileIsThere: nothing is overwritten.
        NotBackedUp: it could not be written, or is not what it was made from.
    """
    if database.file is None:
        raise NoBackupOfServer(place=database.place)
    if file.exists():
        raise FileIsThere(place=str(file))
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        try:
            sqlite_file.copy_of(database.file, part)
            found = _looked_through(part)
            part.rename(file)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, StorageError) as error:
        raise NotBackedUp(place=str(file), found=_why(error)) from error
    return found


def _looked_through(copy: Path) -> Backup:
    """Every journal of the copy; the file itself must be sound, a journal may be broken as it was before."""
    sqlite_file.refuse_if_damaged(copy, thoroughly=True)
    with closing(open_database(copy, read_only=True)) as database:
        saved = saved_games(database)
        journals = [read(database, one.id) for one in saved]
    broken = tuple(sorted(one.game_id for one in journals if one.damage is not None))
    return Backup(len(saved), sum(_entries(*pair) for pair in zip(saved, journals, strict=True)), broken)


def _entries(saved: Summary, journal: Journal) -> int:
    return len(journal.entries) if journal.damage else saved.count


def _why(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error)
