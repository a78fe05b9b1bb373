"""Judges who share a PostgreSQL server, are killed, and lose it: no entry is lost, no game goes two ways."""

from __future__ import annotations

import os
import random
import signal
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from referee.storage.database import Database, open_database
from referee.storage.errors import JournalBroken, StorageError
from referee.storage.games import create_game, read_journal, saved_games
from referee.storage.recovery import Takeover, open_writer
from scripts.hostile.saved_games.game_data import HEADER, body_of
from scripts.hostile.surroundings import own_folder, quick_folder
from scripts.hostile.trial import HostileResult, Trial, place_of
from tests import postgres

JUDGES = 3
ACTS = 6
"""Kills and lost connections in each round."""
MOST_ENTRIES = 12
"""That a judge makes before the game is given back."""
TERMINATE = (
    b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    b" WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class JudgeReport(Struct, frozen=True):
    """A report to a judge: an acknowledged entry, or a fault."""

    number: int = 0
    link: str = ""
    fault: str = ""


class Judge:
    """A program that writes, on a computer with folders of its own."""

    def __init__(self, number: int, url: str, game: int, folder: Path, seed: int) -> None:
        self.number, self._url, self._game = number, url, game
        self.state = folder / f"judge-{number}"
        self._chance = random.Random(f"{seed} {number}")
        self._reports = folder / f"reports-{number}"
        self._process = 0

    def start(self) -> None:
        """Begins to write."""
        life = self._chance.random()
        self._process = os.fork()
        if self._process == 0:
            os.environ["REFEREE_STATE"] = str(self.state)
            try:
                with self._reports.open("ab", buffering=0) as reports:
                    _judges(self._url, self._game, random.Random(life), reports.fileno())
            finally:
                os._exit(1)

    def kill(self) -> None:
        """The signal that nothing survives."""
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)

    def reports(self) -> list[JudgeReport]:
        """All reports of this judge, through every restart."""
        if not self._reports.exists():
            return []
        lines = self._reports.read_bytes().split(b"\n")
        return [msgspec.json.decode(line, type=JudgeReport) for line in lines[:-1]]


def _judges(url: str, game: int, chance: random.Random, report_to: int) -> None:
    def tell(report: JudgeReport) -> None:
        os.write(report_to, msgspec.json.encode(report) + b"\n")

    while True:
        try:
            with closing(open_database(url)) as database:
                _writes(database, game, chance, tell)
        except JournalBroken as error:
            tell(JudgeReport(fault=f"called damaged: {error}"))
        except StorageError:
            time.sleep(chance.uniform(0.01, 0.1))
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is none of ours
            tell(JudgeReport(fault=place_of(fault)))


def _writes(database: Database, game: int, chance: random.Random, tell: object) -> None:
    takeover = Takeover("it is our turn") if chance.random() < 0.3 else None
    with open_writer(database, game, takeover=takeover) as writer:
        for _ in range(chance.randint(1, MOST_ENTRIES)):
            entry = writer.append("note", body_of(writer.head.count + 1), cites=("hbo.kneel",))
            assert callable(tell)
            tell(JudgeReport(entry.number, entry.link))
            time.sleep(chance.uniform(0, 0.02))


def one_round(address: str, folder: Path, seed: int, trial: Trial) -> list[str]:
    """Three judges at one game; what was not as it should be."""
    chance, url = random.Random(seed), postgres.new_database(address)
    with closing(open_database(url)) as database:
        game = create_game(database, "Friday", HEADER)
    judges = [Judge(number, url, game, folder, seed) for number in range(JUDGES)]
    for judge in judges:
        judge.start()
    for _ in range(ACTS):
        time.sleep(chance.uniform(0.1, 0.6))
        _act(address, judges, chance, trial)
    time.sleep(0.3)
    for judge in judges:
        judge.kill()
    faults = [
        f"judge {judge.number}: {each.fault}" for judge in judges for each in judge.reports() if each.fault
    ]
    return faults + _lost(url, game, judges, trial)


def _act(address: str, judges: list[Judge], chance: random.Random, trial: Trial) -> None:
    """A judge is killed, all connections break, or the server crashes."""
    how = chance.random()
    if how < 0.6:
        judge = chance.choice(judges)
        judge.kill()
        judge.start()
        trial.counts["judges_killed"] += 1
    elif how < 0.85:
        _break_connections(address)
        trial.counts["connections_broken"] += 1
    else:
        postgres.RESTARTS[address]()
        trial.counts["servers_crashed"] += 1


def _break_connections(address: str) -> None:
    import psycopg

    place = address.replace("+psycopg", "") + "/postgres"
    with suppress(psycopg.Error), psycopg.connect(place, autocommit=True) as connection:
        connection.execute(TERMINATE)


def _lost(url: str, game: int, judges: list[Judge], trial: Trial) -> list[str]:
    """Entries that were acknowledged and stand neither in the game, nor beside it, nor on their computer."""
    with closing(open_database(url)) as database:
        journals = [read_journal(database, saved.id) for saved in saved_games(database)]
        with suppress(StorageError):
            open_writer(database, game, takeover=Takeover("the end")).close()
    faults = [
        f"game {journal.name} is called damaged: {journal.damage}" for journal in journals if journal.damage
    ]
    there = {(entry.number, entry.link) for journal in journals for entry in journal.entries}
    trial.counts["games_that_went_apart"] += len(journals) - 1
    for judge in judges:
        acknowledged = {(report.number, report.link) for report in judge.reports() if report.link}
        trial.counts["entries_acknowledged"] += len(acknowledged)
        missing = acknowledged - there
        unsent = missing & _at_home(judge)
        trial.counts["still_unsent"] += len(unsent)
        faults += [f"judge {judge.number}: entry {number} is gone" for number, _ in sorted(missing - unsent)]
    return faults


def _at_home(judge: Judge) -> set[tuple[int, str]]:
    """The entries on the computer of a judge."""
    entries: set[tuple[int, str]] = set()
    for file in (judge.state / "mirror").glob("*.db"):
        with closing(open_database(file)) as database:
            for game in saved_games(database):
                entries |= {(entry.number, entry.link) for entry in read_journal(database, game.id).entries}
    return entries


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round is a game of some seconds; where no server is installed nothing is tried."""
    trial = Trial("server", rounds, seed, folder)
    if not postgres.is_installed():
        trial.counts["no_server_is_installed"] = 1
        return trial.result(0)
    with own_folder(), postgres.server() as address:
        for round_seed in trial.seeds():
            with tempfile.TemporaryDirectory(dir=quick_folder()) as place:
                for fault in one_round(address, Path(place), round_seed, trial):
                    trial.failed(round_seed, fault, Path(place), "judges")
    return trial.result()
