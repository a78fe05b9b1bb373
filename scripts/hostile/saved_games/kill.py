"""Killed programs: what writers, sessions and makers of games had acknowledged is there afterwards.

A power cut is another part: a killed program leaves behind all that the operating system was given.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from referee.session import persistence
from referee.session.game_setup import new_start
from referee.storage.database import open_database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from scripts.hostile.saved_games.game_data import ASIDE, HEADER, body_of, break_entry, mixed_entry
from scripts.hostile.saved_games.reopened import Report, faults_after, tell_each_entry
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial

LIVES = 4
"""Programs killed one after the other on the same file, in each round."""
MOST_REPORTS = 25
"""Few are waited for more often than many: each may take longer than all that is done about a kill."""
LAST_MOMENTS = 0.004
"""Seconds at most between the last report that is waited for and the signal; a commit takes a tenth of it."""
BEFORE_THE_FIRST = 0.02
GAMES = "games.db"
FIRST = 12
"""Entries the game has before anybody is killed."""


Tell = Callable[[Report], None]


def written_by_writer(url: str, game: int, tell: Tell) -> None:
    """Appends entries."""
    writer = open_writer(open_database(url), game)
    while True:
        entry = writer.append("move", body_of(writer.head.count + 1), cites=("hbo.kneel",))
        tell(Report("entry", game, entry.number, entry.link))


def written_by_session(url: str, game: int, tell: Tell) -> None:
    """Enters, undoes and notes what a table does, through a session."""
    table = persistence.resume(open_database(url), game)
    chance = random.Random(len(table.session.lines))
    tell_each_entry(table, tell)
    while True:
        mixed_entry(table.session, chance)


def made_again_and_again(url: str, game: int, tell: Tell) -> None:
    """Makes games, enters something in each and closes it."""
    database, start = open_database(url), new_start("kings", "both")
    while True:
        table = persistence.begin(database, f"after {game}", start)
        tell(Report("made", table.game_id))
        table.session.note("made")
        tell(Report("entry", table.game_id, 1))
        table.close()


def opened_and_closed(url: str, game: int, tell: Tell) -> None:
    """Opens a game, enters something, closes game and database, over and over."""
    while True:
        with closing(open_database(url)) as database, open_writer(database, game) as writer:
            entry = writer.append("note", body_of(writer.head.count + 1))
            tell(Report("entry", game, entry.number, entry.link))


def broken_and_set_aside(url: str, game: int, tell: Tell) -> None:
    """Goes on with a game whose broken part is set aside."""
    writer = open_writer(open_database(url), game, set_aside=True)
    tell(Report("aside", game, writer.head.count, writer.head.link))
    while True:
        entry = writer.append("note", body_of(writer.head.count + 1))
        tell(Report("entry", game, entry.number, entry.link))


LIVES_OF = {
    "writer": written_by_writer,
    "session": written_by_session,
    "making": made_again_and_again,
    "closing": opened_and_closed,
    "aside": broken_and_set_aside,
}


def kill_child(
    life: Callable[[str, int, Tell], None], url: str, game: int, chance: random.Random
) -> list[Report]:
    """Kills a child, and returns its reports up to then."""
    # A fork instead of a new interpreter: importing the database layer takes longer than a child lives.
    reader, report_to = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            life(url, game, lambda report: _send(report_to, report))
        finally:
            os._exit(1)
    os.close(report_to)
    awaited = int(MOST_REPORTS * chance.random() ** 3)
    with os.fdopen(reader, "rb") as reports:
        lines = [line for _ in range(awaited) if (line := reports.readline())]
        time.sleep(chance.uniform(0, LAST_MOMENTS if awaited else BEFORE_THE_FIRST))
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        lines += reports.readlines()
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise EndedByItself
    return [msgspec.json.decode(line, type=Report) for line in lines if line.endswith(b"\n")]


class EndedByItself(Exception):
    """A child could not do what it was there for."""


def _send(report_to: int, report: Report) -> None:
    os.write(report_to, msgspec.json.encode(report) + b"\n")


def begin_games(folder: Path) -> tuple[int, int]:
    """A game for writers and one for sessions, both with a few entries."""
    with closing(open_database(folder / GAMES)) as database:
        game = create_game(database, "entries", HEADER)
        with open_writer(database, game) as writer:
            for number in range(1, FIRST + 1):
                writer.append("note", body_of(number))
        table = persistence.begin(database, "a table", new_start("kings", "both"))
        table.close()
        return game, table.game_id


def one_round(folder: Path, games: tuple[int, int], seed: int, trial: Trial) -> list[str]:
    """Kills some programs on one file; what was not as it should be."""
    chance, url = random.Random(seed), f"sqlite:///{folder / GAMES}"
    by_hand, at_a_table = games
    known: dict[int, dict[int, str]] = {by_hand: {}, at_a_table: {}}
    for _ in range(LIVES):
        name = chance.choice(list(LIVES_OF))
        game = at_a_table if name == "session" else by_hand
        if name == ASIDE:
            broken = break_entry(folder / GAMES, game, chance)
            known[game] = {number: link for number, link in known[game].items() if number < broken}
        try:
            reports = kill_child(LIVES_OF[name], url, game, chance)
        except EndedByItself:
            return [f"a child that did {name} ended by itself"]
        trial.counts.update({"kills": 1, f"killed_while_{name}": 1, "entries_acknowledged": len(reports)})
        for report in reports:
            known.setdefault(report.game, {})
            if report.number:
                known[report.game][report.number] = report.link
        if name == ASIDE and not reports:
            _mended(url, game)
        faults = faults_after(url, known)
        if faults:
            return [f"after {name}: {fault}" for fault in faults]
    return []


def _mended(url: str, game: int) -> None:
    """The child may have died before it had set anything aside: then it is done now."""
    with closing(open_database(url)) as database:
        open_writer(database, game, set_aside=True).close()


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round kills four programs on a file of its own, a copy of one that was begun for all."""
    trial = Trial("kill", rounds, seed, folder)
    with own_folder() as first:
        games = begin_games(first)
        for round_seed in trial.seeds():
            with own_folder() as place:
                shutil.copytree(first, place, dirs_exist_ok=True)  # with what was seen of its games
                faults = one_round(place, games, round_seed, trial)
                for number, fault in enumerate(faults):
                    trial.failed(round_seed, fault, place if not number else None, "files")
    return trial.result(trial.counts["kills"])
