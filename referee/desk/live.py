"""A game that somebody else enters, looked at while it goes on."""

from __future__ import annotations

from referee.session.persistence import read_only_session
from referee.session.replay import body_of
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.games import Journal, read

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
