"""The game a command means: a saved one by its number or name, or a record in a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from msgspec import Struct

from engine.kernel.journal import JournalLine
from referee.cli.saved_games import NoGameMeant, the_game
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import SIZE_LIMIT
from referee.record.verification import accepted
from referee.session.exchanged_files import STANDARD, bytes_given
from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import StorageError
from referee.storage.games import Journal, read
from referee.words.speech import Speech


class RecordSource(Struct, frozen=True):
    """A journal as everybody may read it, and where it comes from."""

    name: str
    journal: PublicJournal
    saved: Journal | None = None
    """The saved game it was taken from."""

    @property
    def newer(self) -> JournalLine | None:
        """The entry of a kind only a newer program knows; the journal ends before it."""
        return self.saved.newer if self.saved is not None else None


def unclear(meant: NoGameMeant, speech: Speech) -> str:
    """Why it cannot be told what is meant."""
    return meant.said(speech) if meant.found else speech.say("record/neither", game=meant.named)


def no_game_yet() -> bool:
    """Whether there is no database at the usual place, and with it no saved game."""
    place = usual_place(make=False)
    return isinstance(place, Path) and not place.exists()


def is_file(named: str) -> bool:
    """Whether a file, or standard input, may be meant."""
    try:
        return named == STANDARD or Path(named).expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False


@contextmanager
def saved_or_file(named: str) -> Iterator[tuple[Database, int] | None]:
    """A database to look at, and the number of the saved game in it; nothing where a file is meant.

    Raises:
        NoGameMeant: neither is there.
        StorageError: the database cannot be read.
    """
    with ExitStack() as stack:
        found = None
        try:
            if named != STANDARD:
                found = _looked_up(named, stack)
        except (NoGameMeant, StorageError):
            if not is_file(named):
                raise
        yield found


def _looked_up(named: str, stack: ExitStack) -> tuple[Database, int]:
    if no_game_yet():
        raise NoGameMeant(named, [])
    database = stack.enter_context(closing(open_database(read_only=True)))
    return database, the_game(database, named).id


def record_source(named: str) -> RecordSource:
    """The journal that is meant, as everybody may read it.

    Raises:
        NoGameMeant: no game and no file is called so.
        StorageError, RefereeError: it cannot be read.
    """
    with saved_or_file(named) as there:
        if there is not None:
            return _of_saved_game(read(*there))
    record = accepted(bytes_given(named, SIZE_LIMIT)).record
    journal = PublicJournal(record.header, record.entries, record.about.covered)
    return RecordSource(record.about.name, journal)


def _of_saved_game(saved: Journal) -> RecordSource:
    newer = saved.newer
    known = saved.entries if newer is None else saved.entries[: newer.number - 1]
    return RecordSource(saved.name, public_journal(saved.header, known), saved)
