"""Databases through SQLAlchemy: servers, new tables, and objects. Imported only where needed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import (
    URL,
    Engine,
    MetaData,
    NullPool,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
    ProgrammingError,
)

from referee.storage.connection import (
    Conflict,
    Connection,
    SqlValue,
    address_without_secrets,
    hide,
    meaning_of,
    plain_errors,
    redacted,
)
from referee.storage.database import SCHEMA_FOUND
from referee.storage.errors import (
    DamagedFile,
    DeviceFailed,
    NotPermitted,
    NotReachable,
    NotText,
    StorageError,
    UnusableUrl,
)
from referee.storage.migrations import SCHEMA
from referee.storage.schema import SavedGamesBase

SEVERAL_MOMENTS = frozenset({"postgresql", "mysql", "mariadb"})
"""Servers that by default show each statement what was committed just before it, or may be set to."""
NO_ADDRESS = "it is not of the form dialect+driver://user:password@host:port/database"
REFUSED = frozenset({"42501", "P0001"})
"""What PostgreSQL says of a right that is missing, and of a journal that is only added to."""
PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 3000,
}
"""Seconds, but the last, which is in thousandths: then a server that does not answer is gone."""
WRITING = {"writing": True}
"""Execution option: this transaction will write, so it claims the right to at once."""


@contextmanager
def reading(engine: Engine, place: str) -> Iterator[sqlalchemy.Connection]:
    """A connection; ``place`` names the database in messages."""
    with layer_errors(place), engine.connect() as connection:
        yield connection


@contextmanager
def writing(engine: Engine, place: str) -> Iterator[sqlalchemy.Connection]:
    """One transaction: kept whole when the block ends, not at all when it fails."""
    with layer_errors(place), _to_write(engine) as connection, connection.begin():
        yield connection


def make_tables(engine: Engine, place: str, about: list[dict[str, str]]) -> None:
    """Makes the tables, unless another program is just making them.

    ``about``: the rows of `referee_about`.
    """
    from referee.storage.schema import (  # SQLModel, needed once in the life of a database
        About,
        SavedGamesBase,
    )

    try:
        with writing(engine, place) as connection:
            if not inspect(connection).get_table_names():
                SavedGamesBase.metadata.create_all(connection)
                connection.execute(insert(About), about)
    except (IntegrityError, ProgrammingError):
        with reading(engine, place) as connection:
            if not inspect(connection).get_table_names():
                raise


class Server:
    """A database on a server."""

    def __init__(self, url: URL, place: str) -> None:
        """``place``: the address as it may be shown."""
        self.place = place
        try:
            self.engine = create_engine(url, pool_pre_ping=True, connect_args=_patience(url))
        except ImportError as error:
            missing = f"its driver is not installed ({error.name})"
            raise UnusableUrl(url=self.place, found=missing) from error

    def connected(self) -> Connection:
        try:
            with layer_errors(self.place):
                return ServerConnection(self.engine.connect(), self.place)
        except (DBAPIError, TypeError, ValueError) as error:  # an option that the driver does not know
            message = redacted(" ".join(str(getattr(error, "orig", error)).split()))
            raise NotReachable(place=self.place, found=message) from None

    def checkpoint(self) -> None:
        """Does nothing: a server sees to that itself."""

    def vacuum(self) -> None:
        """Does nothing: a server does that itself."""

    def keep_copy(self, name: str) -> None:
        """Does nothing: a server keeps backups of its own."""

    def copy_to(self, copy: Path) -> None:
        """Copies everything, as it is now, into a file."""

        copy_of_server(self.engine, self.place, copy)

    def close(self) -> None:
        self.engine.dispose()


def _patience(url: URL) -> dict[str, int]:
    """How long a silent PostgreSQL server is waited for, unless the address says it."""
    if url.get_backend_name() != "postgresql" or url.get_driver_name() not in ("psycopg", "psycopg2"):
        return {}
    return {name: value for name, value in PATIENCE.items() if name not in url.query}


class ServerConnection:
    """A connection to a server; a reading one sees one moment, whatever others commit."""

    def __init__(self, raw: sqlalchemy.Connection, place: str) -> None:
        self._raw = raw
        self._place = place

    def rows(self, statement: str, **values: SqlValue) -> Iterator[Any]:
        with layer_errors(self._place):
            yield from self._raw.execute(text(statement), values)

    def change(self, statement: str, **values: SqlValue) -> int:
        try:
            with layer_errors(self._place):
                return self._raw.execute(text(statement), values).rowcount
        except IntegrityError as error:
            raise Conflict from error

    def at_once(self, statement: str, **values: SqlValue | list[str]) -> int | None:
        dialect = self._raw.dialect
        if (dialect.name, dialect.driver) != ("postgresql", "psycopg") or self._raw.in_transaction():
            return None
        with layer_errors(self._place):
            driver: Any = self._raw.connection.driver_connection
        try:
            driver.autocommit = True
            try:
                return int(driver.execute(statement, values, prepare=True).rowcount)
            finally:
                driver.autocommit = False
        except dialect.loaded_dbapi.Error as error:
            raise self._told(error, statement, broken=bool(driver.broken)) from error

    def _told(self, error: Exception, statement: str, *, broken: bool) -> Exception:
        """What the driver says, as it would be said through SQLAlchemy."""
        base: Any = self._raw.dialect.loaded_dbapi.Error
        if broken:
            self._raw.invalidate(error)
        wrapped = DBAPIError.instance(
            statement, {}, error, base, hide_parameters=True, connection_invalidated=broken
        )
        if isinstance(wrapped, IntegrityError):
            return Conflict()
        return (_meaning(wrapped, self._place) if isinstance(wrapped, DBAPIError) else None) or wrapped

    def tables(self) -> set[str]:
        with layer_errors(self._place):
            return set(inspect(self._raw).get_table_names())

    def begin(self, *, writing: bool) -> None:
        with layer_errors(self._place):
            if not writing and self._raw.dialect.name in SEVERAL_MOMENTS:
                self._raw.execution_options(isolation_level="REPEATABLE READ")
            self._raw.begin()

    def commit(self) -> None:
        with layer_errors(self._place):
            self._raw.commit()

    def rollback(self) -> None:
        with layer_errors(self._place):
            self._raw.rollback()

    def close(self) -> None:
        self._raw.close()


def parse_address(url: str) -> URL:
    """The parts of an address.

    Raises:
        UnusableUrl: it names no database we could keep games in.
    """
    hide(url)
    try:
        address = make_url(url)
        address.get_dialect()
    except NoSuchModuleError as error:
        raise UnusableUrl(url=address_without_secrets(url), found=redacted(str(error))) from None
    except (ArgumentError, ValueError):  # what cannot be read is quoted by whoever could not read it
        raise UnusableUrl(url=address_without_secrets(url), found=NO_ADDRESS) from None
    if address.get_backend_name() == "sqlite" and address.database in {None, "", ":memory:"}:
        raise UnusableUrl(url=address_without_secrets(url), found="games have to be kept in a file")
    return address


def engine_for_file(path: Path, connected: Callable[[], sqlite3.Connection]) -> Engine:
    """The object layer of a file; ``connected`` opens it."""
    engine = create_engine("sqlite:///" + str(path), creator=connected)
    event.listen(engine, "begin", _begin)
    return engine


@contextmanager
def layer_errors(place: str) -> Iterator[None]:
    """Turns errors of SQLAlchemy into ours; an error without a meaning here passes unchanged."""
    with plain_errors(place):
        try:
            yield
        except DBAPIError as error:
            if meaning := _meaning(error, place):
                raise meaning from error
            raise


def _meaning(error: DBAPIError, place: str) -> StorageError | None:
    if isinstance(error.orig, sqlite3.Error):
        return meaning_of(error.orig, place)
    message = redacted(" ".join(str(error.orig).split()).rstrip(".?"))
    if getattr(error.orig, "sqlstate", "") in REFUSED:
        return NotPermitted(place=place, found=message)
    if error.connection_invalidated:
        return DeviceFailed(place=place, found=message)
    if isinstance(error, OperationalError):  # a server that is not there, refuses or stops
        return NotReachable(place=place, found=message)
    if isinstance(error, InternalError):  # a server whose own files are torn
        return DamagedFile(place=place, found=message)
    if isinstance(error, DataError):  # a server may refuse characters that a file takes
        return NotText(found=message)
    return None


def _to_write(engine: Engine) -> sqlalchemy.Connection:
    return engine.connect().execution_options(**WRITING)


def _begin(connection: sqlalchemy.Connection) -> None:
    writes = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


NOT_COPIED = frozenset({"lease"})
"""Nobody plays in a copy."""
TOGETHER = 500
"""Rows that are written at once."""
ONE_MOMENT = "REPEATABLE READ"


def copy_of_server(engine: Engine, place: str, copy: Path) -> None:
    """Copies all tables as they are at one moment, even while others write.

    Raises:
        StorageError, OSError: it could not be made whole; then there is none.
    """
    copy.touch(mode=0o600, exist_ok=False)
    target = create_engine(f"sqlite:///{copy}", poolclass=NullPool)
    try:
        with (
            layer_errors(place),
            engine.connect().execution_options(isolation_level=ONE_MOMENT) as source,
            source.begin(),
            target.begin() as target_connection,
        ):
            _copy(source, target_connection)
        with copy.open("rb") as file:
            os.fsync(file.fileno())
    except BaseException:
        copy.unlink()
        raise


def _copy(source: sqlalchemy.Connection, made: sqlalchemy.Connection) -> None:
    metadata = _tables(source)
    metadata.create_all(made)
    for table in metadata.sorted_tables:
        if table.name not in NOT_COPIED:
            for several in source.execute(select(table)).mappings().partitions(TOGETHER):
                made.execute(insert(table), [dict(row) for row in several])


def _tables(source: sqlalchemy.Connection) -> MetaData:
    """The tables there are, in words that a file understands."""
    metadata = MetaData()
    metadata.reflect(source)
    schema = source.execute(text(SCHEMA_FOUND)).scalar()
    own = SavedGamesBase.metadata.tables if schema == str(SCHEMA) else {}
    for name, table in list(metadata.tables.items()):
        if name in own:
            metadata.remove(table)
            own[name].to_metadata(metadata)
        else:
            _without_dialect(table)
    return metadata


def _without_dialect(table: Table) -> None:
    """The table for a file, without a server's defaults and conditions."""
    for column in table.columns:
        column.server_default = None
    table.indexes = {index for index in table.indexes if index.dialect_options["postgresql"]["where"] is None}
