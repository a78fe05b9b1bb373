"""A watch over a database: woken when something was entered, at the latest after a second.

PostgreSQL says so itself (`referee desk --prepare` puts it in); a file is asked.
"""

from __future__ import annotations

from time import sleep
from typing import Any

from referee.storage.database import Database

POLL_S = 1.0
CHANNEL = "referee"
"""The name under which the server tells of new entries."""


class DeskWatch:
    """One watch; whoever has it closes it."""

    def __init__(self, database: Database) -> None:
        self._listening: Any = None
        if database.file is None and database.engine.dialect.name == "postgresql":
            self._listening = _listening(database)

    @property
    def hears(self) -> bool:
        """Whether the server tells of entries."""
        return self._listening is not None

    def wait(self, seconds: float = POLL_S) -> None:
        """Until something was entered somewhere, or this long."""
        if self._listening is None:
            sleep(seconds)
            return
        try:
            for _ in self._listening.notifies(timeout=seconds, stop_after=1):
                return
        except Exception:  # noqa: BLE001 - whatever happens to the connection, the desk goes on asking
            self.close()
            sleep(seconds)

    def close(self) -> None:
        """Nobody watches any more."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None


def _listening(database: Database) -> Any:
    """A connection of its own that listens; none where it cannot be had."""
    try:
        import psycopg

        url = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = psycopg.connect(url, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}".encode())
    except Exception:  # noqa: BLE001 - without it the desk asks every second
        return None
    return connection
