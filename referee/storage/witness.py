"""Witnesses outside the database of how many entries each game had, to detect lost ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Protocol

import msgspec
from msgspec import Struct
from platformdirs import user_state_path

from engine.kernel.journal import JournalHead
from referee.storage.connection import keep_private, private_folder

if TYPE_CHECKING:
    from referee.storage.games import Summary

VARIABLE = "REFEREE_STATE"
"""Names the folder in which witnesses are kept, instead of that of the user."""


class WitnessedJournal(Protocol):
    """The fields by which a witness knows a journal."""

    @property
    def game_id(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def created(self) -> str: ...


class LastSeen(Struct, frozen=True):
    """The state in which a game was last seen."""

    game: int
    name: str
    created: str
    """When the game was begun: a number may be given to another game later."""
    count: int
    head: str


class Witnesses:
    """The witnesses of one database; ``serial`` tells it from others, ``place`` from its copies."""

    def __init__(self, serial: str, place: str, *, of: str = "witness") -> None:
        """``of``: the folder, one for each kind of journal."""
        named = os.environ.get(VARIABLE)
        folder = Path(named) if named else user_state_path("referee", appauthor=False)
        self._folder = folder / of
        self._serial = serial
        self._place = blake2b(place.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()

    def last_seen(self, journal: WitnessedJournal) -> LastSeen | None:
        """The state in which a game was last seen here; if never, in any copy of its database."""
        here = _read(self._file(journal.game_id))
        if here is None:
            copies = self._files(f"{self._serial}-{journal.game_id}-*.json")
            here = max(copies, key=lambda copy: copy.count, default=None)
        return here if here is not None and here.created == journal.created else None

    def older(self, saved: Iterable[Summary]) -> list[tuple[LastSeen, int]]:
        """The games that have lost entries since they were seen here, with their present counts."""
        if not self._serial or not self._folder.is_dir():
            return []
        counts = {(summary.id, summary.created): summary.count for summary in saved}
        here = self._files(f"{self._serial}-*-{self._place}.json")
        pairs = [(witnessed, counts.get((witnessed.game, witnessed.created), 0)) for witnessed in here]
        return sorted((pair for pair in pairs if pair[1] < pair[0].count), key=lambda pair: pair[0].game)

    def keeper(self, journal: WitnessedJournal) -> WitnessWriter:
        """The keeper of a game's witness, for whoever writes to the game."""
        return WitnessWriter(self._file(journal.game_id) if self._serial else None, journal)

    def forget(self, game: int) -> None:
        """Removes the witness of a deleted game."""
        with suppress(OSError):
            self._file(game).unlink()

    def _file(self, game: int) -> Path:
        return self._folder / f"{self._serial}-{game}-{self._place}.json"

    def _files(self, pattern: str) -> Iterator[LastSeen]:
        if self._serial:
            yield from (witnessed for path in self._folder.glob(pattern) if (witnessed := _read(path)))


class WitnessWriter:
    """Keeps the witness of a game that is being written; without one the game goes on."""

    def __init__(self, path: Path | None, journal: WitnessedJournal) -> None:
        self._about = LastSeen(journal.game_id, journal.name, journal.created, 0, "")
        self._file = _opened(path) if path is not None else None

    def keep(self, head: JournalHead) -> None:
        """Notes the number of entries in the database."""
        if self._file is not None:
            about = msgspec.structs.replace(self._about, count=head.count, head=head.link)
            with suppress(OSError):
                self._file.seek(0)
                self._file.write(msgspec.json.encode(about) + b"\n")

    def sync(self) -> None:
        """Writes the witness to the disk."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate()
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Closes the witness."""
        self.sync()
        if self._file is not None:
            self._file.close()
            self._file = None


def _opened(path: Path) -> BinaryIO | None:
    try:
        private_folder(path.parent)
        path.touch(mode=0o600)
        keep_private(path)
        return path.open("r+b", buffering=0)
    except OSError:
        return None


def _read(path: Path) -> LastSeen | None:
    """The state in a witness; none in a torn one."""
    try:
        return msgspec.json.decode(path.read_bytes().partition(b"\n")[0], type=LastSeen)
    except (OSError, msgspec.DecodeError):
        return None
