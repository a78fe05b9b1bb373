"""A watch over a server: told of each entry as it is made (`referee desk --prepare` puts that in).

A file, and a server that does not tell, are asked every second.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import sleep
from typing import TYPE_CHECKING

from referee.storage.database import Database

if TYPE_CHECKING:
    import psycopg

POLL_S = 1.0
CHANNEL = "referee"
"""The name under which the server tells of new entries."""


class DeskWatch(Thread):
    """One watch, in a thread of its own; it ends with the program."""

    def __init__(
        self, database: Database, heard: Callable[[], object], listening: Callable[[], object] | None = None
    ) -> None:
        """Both are called in this thread.

        Args:
            heard: something was entered somewhere.
            listening: from now on it hears.
        """
        super().__init__(daemon=True, name="desk-watch")
        self._database = database
        self._heard = heard
        self._listening = listening or (lambda: None)
        self._over = Event()

    def run(self) -> None:
        """Listens until it is stopped; a connection that breaks is made anew."""
        while not self._over.is_set():
            try:
                self._listen()
            except Exception:  # noqa: BLE001 - whatever happens to the server, the desk goes on asking
                sleep(POLL_S)

    def stop(self) -> None:
        """Nobody listens any more."""
        self._over.set()

    def _listen(self) -> None:
        with _connected(self._database) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self._listening()
            while not self._over.is_set():
                for _ in connection.notifies(timeout=POLL_S, stop_after=1):
                    self._heard()


def _connected(database: Database) -> psycopg.Connection[tuple[object, ...]]:
    import psycopg

    url = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(url, autocommit=True)
