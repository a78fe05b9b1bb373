"""The game a scoreboard follows, found and read while somebody else enters it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from referee.desk.watch import LiveGame
from referee.storage import lease
from referee.storage.database import Database, open_database, usual_place
from referee.storage.games import Journal, Summary, saved_games


class FollowedGame(Struct, frozen=True):
    """What there was to see."""

    live: LiveGame | None
    """None: no game was found."""
    journal: Journal | None = None
    """What was entered since."""
    is_open: bool = False
    """Somebody writes to it."""
    other: Summary | None = None
    """Another game that somebody writes to, where nobody writes to this one."""


class GameFollower:
    """One game; without a name the one that is played now, or was played last."""

    def __init__(self, wanted: str | None = None, place: str | None = None) -> None:
        self._wanted, self._place = wanted, place
        self._database: Database | None = None
        self._live: LiveGame | None = None

    @property
    def database(self) -> Database | None:
        """Where the games are, once it could be opened."""
        return self._database

    @property
    def wanted(self) -> str | None:
        """The number or the name of the game, if one was named."""
        return self._wanted

    def follow(self, game: Summary) -> None:
        """From now on this game."""
        self._wanted = str(game.id)

    def look(self) -> FollowedGame:
        """What was entered since; in any thread, one at a time.

        Raises:
            StorageError, RefereeError: what cannot be read.
        """
        if self._database is None:
            place = self._place or usual_place(make=False)
            if isinstance(place, Path) and not place.exists():
                return FollowedGame(None)
            self._database = open_database(place, read_only=True)
        saved = saved_games(self._database)
        held = {game for game, holder in lease.holders(self._database).items() if not holder.is_dead}
        found = self._found(saved, held)
        if found is None:
            self._live = None
            return FollowedGame(None)
        if self._live is None or self._live.game != found.id:
            self._live = LiveGame(self._database, found.id)
        other = next((one for one in saved if one.id in held and one.id != found.id), None)
        is_open = found.id in held
        return FollowedGame(self._live, self._live.news(), is_open, None if is_open else other)

    def _found(self, saved: Sequence[Summary], held: set[int]) -> Summary | None:
        if self._wanted is not None:
            named = (one for one in saved if self._wanted in (str(one.id), one.name))
            return next(named, None)
        here = self._live.game if self._live is not None else 0
        played = [one for one in saved if one.id in held]
        ours = [one for one in saved if one.id == here]
        still_played = [one for one in ours if one in played]
        return next(iter((*still_played, *played, *ours, *saved)), None)

    def close(self) -> None:
        """Nothing is read any more."""
        if self._database is not None:
            self._database.close()
