"""Who may write to a game?

One at a time. A lease names host and process, so that the second to come is told whom to ask. One whose
process was killed on this machine is taken over; one of another machine only by force, after people have
agreed.
"""

from __future__ import annotations

import os
import secrets

import msgspec
from msgspec import Struct

from referee.storage import clock, process
from referee.storage.connection import Clash, Connection
from referee.storage.database import Database
from referee.storage.errors import HeldElsewhere, NoSuchGame

GAME = "SELECT id FROM saved_game WHERE id = :game"
HELD = "SELECT * FROM lease WHERE game_id = :game"
"""Schema 1, which is only looked at, lacks the last columns."""
TAKE = (
    "INSERT INTO lease (game_id, token, host, machine, process, started, since, person, alive)"
    " VALUES (:game_id, :token, :host, :machine, :process, :started, :since, :person, :alive)"
)
CLEAR = "DELETE FROM lease WHERE game_id = :game"
GIVE_BACK = "DELETE FROM lease WHERE game_id = :game AND token = :token"


class Holder(Struct, frozen=True):
    """Who writes; fields in the order of the columns of the table of leases."""

    game_id: int
    token: str
    host: str
    machine: str
    process: int
    started: str
    since: str
    person: str = ""
    alive: str = ""

    @property
    def is_dead(self) -> bool:
        """Certainly gone; one that cannot be seen from here is not."""
        return self.machine == process.machine() and not process.is_running(self.process, self.started)


class Taken(Struct, frozen=True):
    holder: Holder
    left_by: Holder | None
    """Who held the game before and ended without closing it."""


def take(database: Database, game_id: int, *, at: str | None = None, by_force: bool = False) -> Taken:
    """Claim the right to write; the one who has it is named when it cannot be had."""
    mine = _ours(game_id, at or clock.now())
    try:
        with database.writing() as connection:
            _require(connection, game_id, database.place)
            theirs = _read(connection, game_id)
            if theirs and not (by_force or theirs.is_dead):
                raise _refusal(theirs)
            connection.change(CLEAR, game=game_id)
            connection.change(TAKE, **msgspec.structs.asdict(mine))
    except Clash:
        # On a server two may look at the same moment; the second finds the place taken.
        if theirs := holder(database, game_id):
            raise _refusal(theirs) from None
        raise
    return Taken(mine, theirs)


def release(database: Database, holder: Holder) -> None:
    """Give the right back, unless somebody has taken it over meanwhile."""
    with database.writing() as connection:
        connection.change(GIVE_BACK, game=holder.game_id, token=holder.token)


def holder(database: Database, game_id: int) -> Holder | None:
    """Who writes to a game now, for the list of games and for those who only look on."""
    with database.reading() as connection:
        return _read(connection, game_id)


def refuse_if_held(connection: Connection, game_id: int) -> None:
    """A game somebody is writing to is not deleted under their hands."""
    theirs = _read(connection, game_id)
    if theirs and not theirs.is_dead:
        raise _refusal(theirs)


def _ours(game_id: int, at: str) -> Holder:
    number = os.getpid()
    return Holder(
        game_id,
        token=secrets.token_hex(8),
        host=process.host(),
        machine=process.machine(),
        process=number,
        started=process.began(number),
        since=at,
        person=process.person(),
        alive=at,
    )


def _require(connection: Connection, game_id: int, place: str) -> None:
    if not list(connection.rows(GAME, game=game_id)):
        raise NoSuchGame(game=game_id, place=place)


def _read(connection: Connection, game_id: int) -> Holder | None:
    return next((Holder(*row) for row in connection.rows(HELD, game=game_id)), None)


def _refusal(holder: Holder) -> HeldElsewhere:
    return HeldElsewhere(game=holder.game_id, host=holder.host, process=holder.process, since=holder.since)
