"""The steps from an older schema to the next, in order.

Each is one transaction: it happens whole or not at all. Entries are never touched, so they keep their bodies
and their links.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from referee.storage.connection import Connection

RAISE = "UPDATE referee_about SET value = :next WHERE name = 'schema' AND value = :found"
SERIAL = "INSERT INTO referee_about (name, value) VALUES ('serial', :serial)"
PERSON = "ALTER TABLE lease ADD COLUMN person VARCHAR NOT NULL DEFAULT ''"
ALIVE = "ALTER TABLE lease ADD COLUMN alive VARCHAR NOT NULL DEFAULT ''"


def _to_2(connection: Connection) -> None:
    """A database gets a serial, a lease says whose it is, and entries may name actor and origin."""
    connection.change(SERIAL, serial=new_serial())
    connection.change(PERSON)
    connection.change(ALIVE)


STEPS: dict[int, Callable[[Connection], None]] = {1: _to_2}
"""By the schema they begin from."""

OLDEST = min(STEPS)
SCHEMA = max(STEPS) + 1
"""A database with a higher number is left alone."""


def new_serial() -> str:
    """A word that tells one database from all others, also where its file is copied."""
    return secrets.token_hex(8)


def raise_schema(connection: Connection, found: int) -> None:
    """Carry out the step from this schema, within a transaction of the caller.

    Of two programs that begin it at the same moment the second finds it done and does nothing.
    """
    if connection.change(RAISE, found=str(found), next=str(found + 1)) == 1:
        STEPS[found](connection)
