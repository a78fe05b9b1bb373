"""The clock of a database: one for all its programs, where their own clocks differ."""

from __future__ import annotations

from datetime import UTC, datetime

from referee.storage.connection import Connection

NOW = "SELECT CURRENT_TIMESTAMP"


def database_time(connection: Connection) -> str:
    """As entries have it; SQLite says it as text without a zone, a server as a time."""
    [(found,)] = connection.rows(NOW)
    when = found if isinstance(found, datetime) else datetime.fromisoformat(f"{found}+00:00")
    return when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
