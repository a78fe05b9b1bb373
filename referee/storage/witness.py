"""Witnesses outside the database of how many entries each game had, to detect lost ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
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
    """What a witness tells a journal by."""

    @property
    def game_id(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def created(self) -> str: ...


class LastSeen(Struct, frozen=True):
    """What was last seen of a game."""

    game: int
    name: str
    created: str
    """When the game was begun: a number may be given to another game later."""
    count: int
    head: str


class Witnesses:
    """Those of one database; ``serial`` tells it from others, ``place`` from its own copies."""

    def __init__(
        self, serial: str, place: str, environment: Mapping[str, str] = os.environ, *, of: str = "witness"
    ) -> None:
        """``of``: the folder, one for each kind of journal."""
        named = environment.get(VARIABLE)
        folder = Path(named) if named else user_state_path("referee", appauthor=False)
        self._folder = folder / of
        self._serial = serial
        self._place = blake2b(place.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()

    def last_seen(self, journal: WitnessedJournal) -> LastSeen | None:
        """What was last seen of this game here; of one that was never opened here, in any copy."""
        here = _read(self._file(journal.game_id))
        if here is None:
            copies = self._files(f"{self._serial}-{journal.game_id}-*.json")
            here = max(copies, key=lambda seen: seen.count, default=None)
        return here if here is not None and here.created == journal.created else None

    def older(self, saved: Iterable[Summary]) -> list[tuple[LastSeen, int]]:
        """Games that have lost entries since they were seen here, and how many each has now."""
        if not self._serial or not self._folder.is_dir():
            return []
        counts = {(summary.id, summary.created): summary.count for summary in saved}
        here = self._files(f"{self._serial}-*-{self._place}.json")
        found = [(seen, counts.get((seen.game, seen.created), 0)) for seen in here]
        return sorted((pair for pair in found if pair[1] < pair[0].count), key=lambda pair: pair[0].game)

    def keeper(self, journal: WitnessedJournal) -> Keeper:
        """Whoever writes to the game keeps its witness."""
        return Keeper(self._file(journal.game_id) if self._serial else None, journal)

    def forget(self, game: int) -> None:
        """The game was deleted."""
        with suppress(OSError):
            self._file(game).unlink()

    def _file(self, game: int) -> Path:
        return self._folder / f"{self._serial}-{game}-{self._place}.json"

    def _files(self, pattern: str) -> Iterator[LastSeen]:
        if self._serial:
            yield from (seen for path in self._folder.glob(pattern) if (seen := _read(path)))


class Keeper:
    """The witness of a game that is being written; where none can be kept the game goes on without."""

    def __init__(self, path: Path | None, journal: WitnessedJournal) -> None:
        self._about = LastSeen(journal.game_id, journal.name, journal.created, 0, "")
        self._file = _opened(path) if path is not None else None

    def keep(self, head: JournalHead) -> None:
        """So many entries are in the database now."""
        if self._file is not None:
            about = msgspec.structs.replace(self._about, count=head.count, head=head.link)
            with suppress(OSError):
                self._file.seek(0)
                self._file.write(msgspec.json.encode(about) + b"\n")

    def sync(self) -> None:
        """What was kept is on the disk."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate()
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more comes."""
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
    """What stands in a witness; one that is torn says nothing."""
    try:
        return msgspec.json.decode(path.read_bytes().partition(b"\n")[0], type=LastSeen)
    except (OSError, msgspec.DecodeError):
        return None
