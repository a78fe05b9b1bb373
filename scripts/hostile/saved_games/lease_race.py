"""The race for a lease: exactly one wins where several take over the same game at the same moment.

In each round a game is held by a program that will not come back: one that died on this machine, or one on
another machine that everybody has been shown. Then all takers begin at once, each with a connection of its
own. One must hold the game at the end, and its token must be the one in the database.
"""

from __future__ import annotations

import threading
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

from engine.kernel.journal import JournalHeader
from referee.storage import lease
from referee.storage.database import Database, open_database
from referee.storage.errors import HeldElsewhere
from referee.storage.games import create_game
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial
from tests import postgres

TAKERS = 8
HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0", rulebook="0")
DEAD = "UPDATE lease SET started = 'an-earlier-boot/1', process = 999999999 WHERE game_id = :game"
AFAR = "UPDATE lease SET machine = 'elsewhere', host = 'judge-2' WHERE game_id = :game"


def winners(url: str, takers: int, count: int, *, by_force: bool) -> Generator[int]:
    """How many won, round by round; ``by_force``: from a machine that nobody can see."""
    with ExitStack() as opened:
        databases = [opened.enter_context(closing(open_database(url))) for _ in range(takers)]
        pool = opened.enter_context(ThreadPoolExecutor(takers))
        game = create_game(databases[0], "a race", HEADER)
        for _ in range(count):
            token = _held_by_nobody_here(databases[0], game, AFAR if by_force else DEAD)
            start = threading.Barrier(takers)

            def take(database: Database, token: str = token, start: threading.Barrier = start) -> str:
                start.wait()
                try:
                    return lease.take_lease(database, game, by_force=by_force, token=token).holder.token
                except HeldElsewhere:
                    return ""

            won = [taken for taken in pool.map(take, databases) if taken]
            held = lease.holder(databases[0], game)
            if held is not None:
                lease.release(databases[0], held)
            yield len(won) if held is not None and held.token in won else 0


def _held_by_nobody_here(database: Database, game: int, how: str) -> str:
    """The token of a lease whose program does not run on this machine."""
    held = lease.take_lease(database, game).holder
    with database.writing() as connection:
        connection.change(how, game=game)
    return held.token


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round is one race on a server, for a game of a dead program or of one that is far away."""
    trial = Trial("lease_race", rounds, seed, folder)
    if not postgres.is_installed():
        trial.counts["no_server_is_installed"] = 1
        return trial.result(0)
    with own_folder(), postgres.server() as address:
        races = [
            winners(postgres.new_database(address), TAKERS, rounds, by_force=by_force)
            for by_force in (False, True)
        ]
        for round_seed in trial.seeds():
            by_force = round_seed % 2
            won = next(races[by_force])
            trial.counts["from_afar" if by_force else "after_a_death"] += 1
            if won != 1:
                trial.failed(round_seed, f"{won} of {TAKERS} takers hold the game")
        for race in races:
            race.close()
    return trial.result()
