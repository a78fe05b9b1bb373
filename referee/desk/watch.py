"""A watch over a server: told of each entry as it is made (`referee desk --prepare` puts that in).

A file, and a server that does not tell, are asked every second.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import sleep
from typing import TYPE_CHECKING

from referee.session.persistence import read_only_session
from referee.session.replay import body_of
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import Journal, read

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


HEAD = "SELECT count, head FROM saved_game WHERE id = :game"


class LiveGame:
    """The table of a saved game, as far as it is known here; nothing is held and nothing is entered."""

    def __init__(self, database: Database, game: int) -> None:
        self._database = database
        self.game = game
        self.last_at = ""
        """When the last entry was made."""
        self._head = ""
        self._take(read(database, game))

    def _take(self, journal: Journal) -> None:
        self.name = journal.name
        self.session: Session = read_only_session(journal)
        self._note(journal)

    def _note(self, journal: Journal) -> None:
        self._known = journal.sound_head
        self._head = journal.head.link
        self.last_at = journal.entries[-1].at if journal.entries else journal.created

    def refresh(self) -> bool:
        """Carries out what was entered since; whether there was anything."""
        journal = self.news()
        if journal is None:
            return False
        self.take(journal)
        return True

    def news(self) -> Journal | None:
        """The journal, if something was entered since; in any thread."""
        with self._database.reading() as connection:
            row = next(iter(connection.rows(HEAD, game=self.game)), None)
        if row is None or str(row[1]) == self._head:
            return None
        return read(self._database, self.game)

    def take(self, journal: Journal) -> bool:
        """Carries out what is new; whether it goes on from what was seen, or is another table now."""
        known = self._known
        if len(journal.entries) < known.count or journal.link_at(known.count) != known.link:
            self._take(journal)
            return False
        for entry in journal.entries[known.count :]:
            self.session.replay(entry.kind, body_of(entry))
        self._note(journal)
        return True
