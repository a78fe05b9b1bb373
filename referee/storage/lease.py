"""The right to write to a game: held by one process at a time, and taken over when that has ended."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime

import msgspec
from msgspec import Struct

from referee.storage import device
from referee.storage.connection import Conflict, Connection, database_time
from referee.storage.database import Database
from referee.storage.errors import (
    Busy,
    DeviceFailed,
    DiskFull,
    HeldElsewhere,
    NoSuchGame,
    NotReachable,
    StorageError,
)

GAME = "SELECT id FROM saved_game WHERE id = :game"
HELD = "SELECT * FROM lease WHERE game_id = :game"
"""Schema 1, which is only looked at, lacks the last columns."""
ALL_HELD = "SELECT * FROM lease"
TAKE = (
    "INSERT INTO lease (game_id, token, host, machine, process, started, since, person, alive)"
    " VALUES (:game_id, :token, :host, :machine, :process, :started, :since, :person, :alive)"
)
END = "DELETE FROM lease WHERE game_id = :game AND token = :token"
"""By the token that was read: of several who take one lease over, one ends it."""
ALIVE = "UPDATE lease SET alive = :at WHERE game_id = :game AND token = :token"
UNCERTAIN = (DeviceFailed, NotReachable)
"""Errors after which a change may be kept all the same."""
PASSING = (Busy, DeviceFailed, DiskFull)
"""Errors that may not come again; one who runs on would shut everybody out."""
TRIES = 5
"""A game given back while it is being asked for is free; so often it is asked for again."""


class LeaseHolder(Struct, frozen=True):
    """The program that writes; fields in the order of the columns of the table of leases."""

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
        """Whether the program has certainly ended; one that cannot be seen from here has not."""
        return self.machine == device.machine() and not device.is_running(self.process, self.started)


class TakenLease(Struct, frozen=True):
    holder: LeaseHolder
    left_by: LeaseHolder | None
    """Who held the game before: ended without closing it, or was taken it from."""


def take_lease(
    database: Database, game_id: int, *, at: str | None = None, by_force: bool = False, token: str = ""
) -> TakenLease:
    """Claims the right to write, or names the program that has it.

    ``by_force``: also from one who may still run; ``token``: only from the holder with this token.
    """
    mine = _ours(game_id, at or device.now())
    for _ in range(TRIES):
        try:
            with database.writing() as connection:
                return TakenLease(mine, _taken_from(connection, mine, database.place, by_force, token))
        except Conflict:  # on a server several may look at the same moment; all but one find the place taken
            if theirs := holder(database, game_id):
                raise _refusal(theirs) from None
        except UNCERTAIN:
            with suppress(StorageError):  # it may have been kept: nobody would know that it is ours
                release(database, mine)
            raise
    raise Busy(place=database.place)


def _taken_from(
    connection: Connection, mine: LeaseHolder, place: str, by_force: bool, token: str
) -> LeaseHolder | None:
    """The holder whose lease was ended for ours, all of it in one transaction."""
    _require(connection, mine.game_id, place)
    theirs = _read(connection, mine.game_id)
    if theirs:
        if not (theirs.is_dead or (by_force and token in ("", theirs.token))):
            raise _refusal(theirs)
        if connection.change(END, game=mine.game_id, token=theirs.token) != 1:
            raise Conflict
    connection.change(TAKE, **{**msgspec.structs.asdict(mine), "alive": database_time(connection)})
    return theirs


def release(database: Database, holder: LeaseHolder) -> None:
    """Gives the right back, unless it was taken over meanwhile; a failure is tried once more."""
    with suppress(*PASSING):
        _end(database, holder)
        return
    _end(database, holder)


def _end(database: Database, holder: LeaseHolder) -> None:
    with database.writing() as connection:
        connection.change(END, game=holder.game_id, token=holder.token)


def show_alive(database: Database, holder: LeaseHolder) -> None:
    """Notes that the program with this lease still runs."""
    with database.writing() as connection:
        at = database_time(connection)
        connection.change(ALIVE, game=holder.game_id, token=holder.token, at=at)


SILENCE_S = 20
"""Seconds without a heartbeat after which a holder counts as silent."""


def silent_for(database: Database, holder: LeaseHolder, now: str = "") -> int:
    """The seconds since a holder showed that it runs, by the clock of the database.

    Of a program of this computer it can be seen that it has ended. In a file nobody shows that he runs.
    """
    if holder.is_dead:
        return SILENCE_S
    if database.file is not None:
        return 0
    if not now:
        with database.reading() as connection:
            now = database_time(connection)
    try:
        passed = datetime.fromisoformat(now) - datetime.fromisoformat(holder.alive)
    except ValueError:  # an older program, which did not say
        return 0
    return max(0, round(passed.total_seconds()))


def holder(database: Database, game_id: int) -> LeaseHolder | None:
    """The program that writes to a game now."""
    with database.reading() as connection:
        return _read(connection, game_id)


def holders(database: Database) -> dict[int, LeaseHolder]:
    """The holder of each game."""
    with database.reading() as connection:
        return {holder.game_id: holder for holder in (LeaseHolder(*row) for row in connection.rows(ALL_HELD))}


def refuse_if_held(connection: Connection, game_id: int) -> None:
    """Refuses to delete a game that a program writes to."""
    theirs = _read(connection, game_id)
    if theirs and not theirs.is_dead:
        raise _refusal(theirs)


def _ours(game_id: int, at: str) -> LeaseHolder:
    number = os.getpid()
    return LeaseHolder(
        game_id,
        token=os.urandom(8).hex(),
        host=device.host(),
        machine=device.machine(),
        process=number,
        started=device.began(number),
        since=at,
        person=device.person(),
        alive=at,
    )


def _require(connection: Connection, game_id: int, place: str) -> None:
    if not list(connection.rows(GAME, game=game_id)):
        raise NoSuchGame(game=game_id, place=place)


def _read(connection: Connection, game_id: int) -> LeaseHolder | None:
    return next((LeaseHolder(*row) for row in connection.rows(HELD, game=game_id)), None)


def _refusal(holder: LeaseHolder) -> HeldElsewhere:
    return HeldElsewhere(
        holder.token,
        game=holder.game_id,
        person=holder.person or "?",
        host=holder.host,
        process=holder.process,
        since=holder.since,
    )
