"""A server's games copied into a file of their own, which opens like any other."""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy
from sqlalchemy import Engine, MetaData, NullPool, Table, create_engine, insert, select, text

from referee.storage.database import SCHEMA, SCHEMA_FOUND
from referee.storage.schema import SavedGamesBase
from referee.storage.sqlalchemy_backend import layer_errors

NOT_COPIED = frozenset({"lease"})
"""Nobody plays in a copy."""
TOGETHER = 500
"""Rows that are written at once."""
ONE_MOMENT = "REPEATABLE READ"


def copy_of_server(engine: Engine, place: str, copy: Path) -> None:
    """A copy of all tables as they are at one moment, also while others write; on the disk when it returns.

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
            target.begin() as made,
        ):
            _copy(source, made)
        with copy.open("rb") as file:
            os.fsync(file.fileno())
    except BaseException:
        copy.unlink()
        raise


def _copy(source: sqlalchemy.Connection, made: sqlalchemy.Connection) -> None:
    found = _tables(source)
    found.create_all(made)
    for table in found.sorted_tables:
        if table.name not in NOT_COPIED:
            for several in source.execute(select(table)).mappings().partitions(TOGETHER):
                made.execute(insert(table), [dict(one) for one in several])


def _tables(source: sqlalchemy.Connection) -> MetaData:
    """The tables there are, in words that a file understands."""
    found = MetaData()
    found.reflect(source)
    schema = source.execute(text(SCHEMA_FOUND)).scalar()
    own = SavedGamesBase.metadata.tables if schema == str(SCHEMA) else {}
    for name, table in list(found.tables.items()):
        if name in own:
            found.remove(table)
            own[name].to_metadata(found)
        else:
            _without_dialect(table)
    return found


def _without_dialect(table: Table) -> None:
    """Defaults and conditions of a server mean nothing to a file; every row of ours names all its values."""
    for column in table.columns:
        column.server_default = None
    table.indexes = {one for one in table.indexes if one.dialect_options["postgresql"]["where"] is None}
