"""Where are the games kept, and may we touch it?

`REFEREE_DATABASE_URL` names any SQLAlchemy URL; otherwise it is one SQLite file in the user's data folder. A
database that is damaged, newer or not ours is refused before anything in it can change. A connection may
be used from any one thread at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, insert, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, ProgrammingError
from sqlmodel import col

from referee.storage import sqlite_file
from referee.storage.errors import ForeignFile, NewerSchema, NotReachable, NotWritable, UnusableUrl
from referee.storage.models import SCHEMA, About, Kept
from referee.storage.trouble import plain_errors

VARIABLE = "REFEREE_DATABASE_URL"


class Database:
    """An open database; `place` names it in messages, without a password."""

    def __init__(self, engine: Engine, place: str, *, read_only: bool) -> None:
        self.engine = engine
        self.place = place
        self.read_only = read_only

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with plain_errors(self.place), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: kept whole when the block ends, not at all when it fails."""
        with plain_errors(self.place), self.connected_for_writing() as connection, connection.begin():
            yield connection

    def connected_for_writing(self) -> Connection:
        if self.read_only:
            raise NotWritable(place=self.place)
        with plain_errors(self.place):
            return self.engine.connect().execution_options(**sqlite_file.WRITING)

    def close(self) -> None:
        self.engine.dispose()


def open_database(place: str | Path | None = None, *, read_only: bool = False) -> Database:
    """Open a file or a URL, making the tables if there are none; read-only, even a damaged one opens."""
    database = _opened(usual_place() if place is None else place, read_only=read_only)
    try:
        _accept(database)
    except BaseException:
        database.close()
        raise
    return database


def usual_place(environment: Mapping[str, str] = os.environ) -> str | Path:
    """The URL that is named, or else a file of the user."""
    if named := environment.get(VARIABLE):
        return named
    folder = user_data_path("referee", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotWritable(place=str(folder)) from error
    return folder / "games.db"


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
        parsed.get_dialect()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise UnusableUrl(url=_without_password(url), found=str(error)) from error
    if parsed.get_backend_name() == "sqlite" and parsed.database in {None, "", ":memory:"}:
        raise UnusableUrl(url=url, found="games have to be kept in a file")
    return parsed


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else url


def _opened(place: str | Path, *, read_only: bool) -> Database:
    if isinstance(place, Path):
        return _opened_file(place, read_only=read_only)
    url = _parsed(place)
    if url.get_backend_name() == "sqlite":
        return _opened_file(Path(url.database or ""), read_only=read_only)
    shown = url.render_as_string(hide_password=True)
    try:
        return Database(create_engine(url, pool_pre_ping=True), shown, read_only=read_only)
    except ImportError as error:
        raise UnusableUrl(url=shown, found=f"its driver is not installed ({error.name})") from error


def _opened_file(path: Path, *, read_only: bool) -> Database:
    if path.exists() and path.stat().st_size:
        sqlite_file.refuse_if_damaged(path, thoroughly=not read_only)
        look = Database(sqlite_file.engine_for(path, read_only=True), str(path), read_only=True)
        if read_only:
            return look
        try:
            _accept(look)  # before opening for writing, which alone can change a file
        finally:
            look.close()
    elif read_only or not path.parent.is_dir():
        raise NotReachable(place=str(path), found="there is no such file or folder")
    if not all(sqlite_file.may_write(needed) for needed in (path.parent, path) if needed.exists()):
        raise NotWritable(place=str(path))
    return Database(sqlite_file.engine_for(path, read_only=False), str(path), read_only=False)


def _accept(database: Database) -> None:
    """Refuse what is not ours or newer; make the tables where there are none."""
    with database.reading() as connection:
        found = _schema(connection, database.place)
    if found is None and not database.read_only:
        _create(database)
    elif found is not None and found > SCHEMA:
        raise NewerSchema(place=database.place, found=found, known=SCHEMA)


def _schema(connection: Connection, place: str) -> int | None:
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if About.__tablename__ not in tables:
        raise ForeignFile(place=place)
    named = select(col(About.value)).where(col(About.name) == "schema")
    found = str(connection.execute(named).scalar())
    if not found.isdecimal():
        raise ForeignFile(place=place)
    return int(found)


def _create(database: Database) -> None:
    """Make the tables, unless another program is just doing it: a file lets it finish, a server says so."""
    try:
        with database.writing() as connection:
            if _schema(connection, database.place) is None:
                Kept.metadata.create_all(connection)
                connection.execute(insert(About).values(name="schema", value=str(SCHEMA)))
    except (IntegrityError, ProgrammingError):
        with database.reading() as connection:
            if _schema(connection, database.place) is None:
                raise
