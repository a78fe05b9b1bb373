"""The database of saved games: opened, refused where it is not ours, migrated to the current schema."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from platformdirs import user_data_path

from referee.storage import sqlite_backend
from referee.storage.connection import (
    Connection,
    address_without_secrets,
    keep_private,
    plain_errors,
    private_folder,
    transaction,
)
from referee.storage.errors import (
    ForeignFile,
    NewerSchema,
    NoPlace,
    NothingSaved,
    NotMigrated,
    NotReachable,
    NotWritable,
    StorageError,
    why,
)
from referee.storage.migrations import OLDEST, SCHEMA, new_serial, raise_schema
from referee.storage.sqlite_backend import SqliteFile
from referee.storage.witness import Witnesses

if TYPE_CHECKING:
    from sqlalchemy import Engine


VARIABLE = "REFEREE_DATABASE_URL"
FILE_URL = "sqlite:///"

ABOUT = "referee_about"
SCHEMA_FOUND = "SELECT value FROM referee_about WHERE name = 'schema'"
SERIAL_FOUND = "SELECT value FROM referee_about WHERE name = 'serial'"


class Backend(Protocol):
    """The way to reach a database: a file, or a server."""

    @property
    def engine(self) -> Engine: ...

    def connected(self) -> Connection: ...

    def checkpoint(self) -> None:
        """Moves what waits in a log beside a file into the file."""

    def keep_copy(self, name: str) -> None:
        """Keeps a copy of the present state under this name, where the database is a file."""

    def copy_to(self, copy: Path) -> None:
        """Copies everything, as it is now, into a new file."""

    def vacuum(self) -> None:
        """Removes what was deleted from the file."""

    def close(self) -> None: ...


class Database:
    """An open database; `place` names it in messages, without a password."""

    def __init__(self, backend: Backend, place: str, *, read_only: bool, file: Path | None = None) -> None:
        self._backend = backend
        self.place = place
        self.read_only = read_only
        self.file = file
        """None: a server keeps it."""

    @property
    def engine(self) -> Engine:
        """The engine of the object layer; it loads SQLAlchemy."""
        return self._backend.engine

    @cached_property
    def serial(self) -> str:
        """The word that tells this database from others; empty: an older program made it."""
        with self.reading() as connection:
            return next((str(value) for (value,) in connection.rows(SERIAL_FOUND)), "")

    @cached_property
    def witnesses(self) -> Witnesses:
        """The witnesses of its games, outside of the database."""
        return Witnesses(self.serial, str(self.file.resolve()) if self.file else self.place)

    @cached_property
    def tournament_witnesses(self) -> Witnesses:
        """The witnesses of its tournaments, outside of the database."""
        place = str(self.file.resolve()) if self.file else self.place
        return Witnesses(self.serial, place, of="tournament")

    def checkpoint(self) -> None:
        """Completes the file, so that a copy of it alone holds every entry so far."""
        with plain_errors(self.place):
            self._backend.checkpoint()

    def vacuum(self) -> None:
        """Removes what was deleted or overwritten from the file; a server does that by itself."""
        with plain_errors(self.place):
            self._backend.vacuum()

    def copy_to(self, copy: Path) -> None:
        """Copies everything, as it is at one moment, into a new file."""
        self._backend.copy_to(copy)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Reads inside the block see one moment."""
        with plain_errors(self.place):
            yield from self._within(self._backend.connected(), writing=False)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: kept whole when the block ends, not at all when it fails."""
        with plain_errors(self.place):
            yield from self._within(self.connected_for_writing(), writing=True)

    def connected_for_writing(self) -> Connection:
        """A connection to keep; the caller closes it."""
        if self.read_only:
            raise NotWritable(place=self.place)
        with plain_errors(self.place):
            return self._backend.connected()

    def raise_schema(self, schema: int) -> None:
        """Migrates an older database step by step to this schema; a copy of a file is kept first."""
        try:
            self._backend.keep_copy(f"schema-{schema}")
            for step in range(schema, SCHEMA):
                with self.writing() as connection:
                    raise_schema(connection, step)
        except (OSError, StorageError) as error:
            raise NotMigrated(place=self.place, schema=schema, next=SCHEMA, found=why(error)) from error

    def close(self) -> None:
        self._backend.close()

    def _within(self, connection: Connection, *, writing: bool) -> Iterator[Connection]:
        try:
            with transaction(connection, writing=writing):
                yield connection
        finally:
            connection.close()


def open_database(place: str | Path | None = None, *, read_only: bool = False) -> Database:
    """Opens a file or a URL, and makes missing tables; read-only, even a damaged one opens."""
    database = _opened(usual_place(make=not read_only) if place is None else place, read_only=read_only)
    try:
        _accept(database)
    except BaseException:
        database.close()
        raise
    return database


def usual_place(environment: Mapping[str, str] = os.environ, *, make: bool = True) -> str | Path:
    """The named URL, or else a file of the user, whose folder is made unless it is only looked into."""
    if named := environment.get(VARIABLE):
        return named
    folder = user_data_path("referee", appauthor=False)
    try:
        if make:
            private_folder(folder)
    except OSError as error:
        raise NoPlace(place=str(folder)) from error
    return folder / "games.db"


def _opened(place: str | Path, *, read_only: bool) -> Database:
    file = place if isinstance(place, Path) else _file_named(place)
    if file is not None:
        return _opened_file(file, read_only=read_only)
    from referee.storage.sqlalchemy_backend import (  # SQLAlchemy, which a file does without
        Server,
        parse_address,
    )

    url = parse_address(str(place))
    if url.get_backend_name() == "sqlite":
        return _opened_file(Path(url.database or ""), read_only=read_only)
    server = Server(url, address_without_secrets(str(place)))
    return Database(server, server.place, read_only=read_only)


def _file_named(url: str) -> Path | None:
    """The file that a URL plainly names; SQLAlchemy reads other URLs."""
    file, _, options = url.removeprefix(FILE_URL).partition("?")
    plain = url.startswith(FILE_URL) and file not in ("", ":memory:") and not options
    return Path(file) if plain else None


def _opened_file(path: Path, *, read_only: bool) -> Database:
    if not read_only and path.exists():
        sqlite_backend.take_back_unfinished(path)
    if path.exists() and path.stat().st_size:
        sqlite_backend.refuse_if_damaged(path, thoroughly=not read_only)
        look = Database(SqliteFile(path, read_only=True), str(path), read_only=True, file=path)
        if read_only:
            return look
        try:
            _accept(look)  # before opening for writing, which alone can change a file
        finally:
            look.close()
    elif read_only or not path.parent.is_dir():
        raise NotReachable(place=str(path), found="there is no such file or folder")
    if not all(sqlite_backend.may_write(needed) for needed in (path.parent, path) if needed.exists()):
        raise (NotWritable if path.exists() else NoPlace)(place=str(path))
    if not path.exists():
        path.touch(mode=0o600)  # before there is anything in it that others could read
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        keep_private(file)
    return Database(SqliteFile(path, read_only=False), str(path), read_only=False, file=path)


def _accept(database: Database) -> None:
    """Refuses a foreign or newer database, makes missing tables, migrates older ones."""
    schema = _schema(database)
    if schema is not None and schema > SCHEMA:
        raise NewerSchema(place=database.place, found=schema, known=SCHEMA)
    if database.read_only:
        if schema is None and database.file is None:
            raise NothingSaved(place=database.place)
        return  # a file in which a program was just making the tables may still be opened for writing
    if schema is None:
        _make_tables(database)
        database.checkpoint()  # from here on the file itself says which database it is
    elif schema < SCHEMA:
        database.raise_schema(schema)


def _make_tables(database: Database) -> None:
    if database.file is not None:
        from referee.storage.sqlite_backend import make_file_tables

        with database.writing() as connection:
            make_file_tables(connection, about_new())
        return
    from referee.storage.sqlalchemy_backend import make_tables  # SQLModel, likewise

    make_tables(database.engine, database.place, about_new())


def about_new() -> list[dict[str, str]]:
    """The facts that a new database stores about itself."""
    return [{"name": "schema", "value": str(SCHEMA)}, {"name": "serial", "value": new_serial()}]


def _schema(database: Database) -> int | None:
    """The number of the schema; None: the database is empty."""
    with database.reading() as connection:
        tables = connection.tables()
        if not tables:
            return None
        if ABOUT not in tables:
            raise ForeignFile(place=database.place)
        number = next((str(value) for (value,) in connection.rows(SCHEMA_FOUND)), "")
    if not number.isdecimal() or int(number) < OLDEST:
        raise ForeignFile(place=database.place)
    return int(number)
