"""The migrations of a database of saved games: its schemas in order, and the step from each to the next."""

from __future__ import annotations

import os
from collections.abc import Callable

from referee.storage.connection import Connection

RAISE = "UPDATE referee_about SET value = :next WHERE name = 'schema' AND value = :found"
SERIAL = "INSERT INTO referee_about (name, value) VALUES ('serial', :serial)"
PERSON = "ALTER TABLE lease ADD COLUMN person VARCHAR NOT NULL DEFAULT ''"
RULINGS = "CREATE INDEX ruling_entry ON journal_entry (game_id, number) WHERE kind = 'ruling'"
"""Only rulings are in it, so that it costs no other entry anything."""
ALIVE = "ALTER TABLE lease ADD COLUMN alive VARCHAR NOT NULL DEFAULT ''"


def _to_2(connection: Connection) -> None:
    """A database gets a serial, a lease says whose it is, and entries may name actor and origin."""
    connection.change(SERIAL, serial=new_serial())
    connection.change(PERSON)
    connection.change(ALIVE)


def _to_3(connection: Connection) -> None:
    """Rulings are found by the rules they rest on without a look at every entry."""
    connection.change(RULINGS)


def _to_4(connection: Connection) -> None:
    """Tournaments: the journal of the judges, and what its entries come to."""
    from referee.storage.sqlite_backend import tournament_tables

    for statement in tournament_tables():
        connection.change(statement)


STEPS: dict[int, Callable[[Connection], None]] = {1: _to_2, 2: _to_3, 3: _to_4}
"""By the schema they begin from."""

OLDEST = min(STEPS)
SCHEMA = max(STEPS) + 1
"""A database with a higher number is left alone."""


def new_serial() -> str:
    """A word that tells one database from all others, also where its file is copied."""
    return os.urandom(8).hex()


def raise_schema(connection: Connection, schema: int) -> None:
    """Carry out the step from this schema, within a transaction of the caller.

    Of two programs that begin it at the same moment the second finds it done and does nothing.
    """
    if connection.change(RAISE, found=str(schema), next=str(schema + 1)) == 1:
        STEPS[schema](connection)
