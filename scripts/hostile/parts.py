"""The parts of the harness: what each asserts, how large it is by day and by night, and what runs it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from msgspec import Struct

from scripts.hostile.trial import HostileResult

FOLDERS = {
    **dict.fromkeys(("kill", "power", "fault", "damage", "server", "lease_race"), ".saved_games"),
    **dict.fromkeys(("fuzz", "canary"), ".inputs"),
}
"""Part -> the folder its module is in; others are beside this module."""


class PartModule(Protocol):
    """The module of a part."""

    def run(self, rounds: int, seed: int, folder: Path) -> HostileResult: ...


class HostilePart(Struct, frozen=True):
    """One line of the table of parts; its module is imported when it runs."""

    name: str
    asserts: str
    rounds: int
    """In the size that continuous integration can bear."""
    night: int
    checks: str
    """What is counted as tried."""
    shows: tuple[str, ...] = ()
    """Counts that are told of recorded runs, by how their names begin."""

    def run(self, rounds: int, seed: int, folder: Path) -> HostileResult:
        """Runs some rounds; the folder gets the inputs that fail."""
        module = cast("PartModule", import_module(f"scripts.hostile{FOLDERS.get(self.name, '')}.{self.name}"))
        return module.run(rounds, seed, folder)


INPUTS = (
    *("case", "table", "record", "tournament", "desk", "cards", "deck", "booklet", "policy"),
    *("position", "line", "visit", "search", "question"),
)
ALL_PARTS = (
    HostilePart(
        "mutants", "a test notices each small change of the engine", 0, 1000, "mutants", ("noticed",)
    ),
    HostilePart(
        *("kill", "what was acknowledged before SIGKILL is there afterwards", 8, 2500, "kills"),
        ("entries_acknowledged",),
    ),
    HostilePart(
        "power", "a disk found after a power cut holds what was acknowledged", 100, 20_000, "rebuilt disks"
    ),
    HostilePart(
        *("fault", "when the n-th statement fails, nothing kept is lost and the table goes on", 40, 1500),
        "statements that failed",
    ),
    HostilePart(
        "second", "the engine rules as checkers written from the sources alone", 500, 100_000, "facts"
    ),
    HostilePart(
        "damage", "a damaged file opens whole, names the bad entry or is refused", 300, 100_000, "openings"
    ),
    HostilePart(
        *("fuzz", "hostile input is taken, or refused with an error of ours", 10_000, 10_000_000, "inputs"),
        INPUTS,
    ),
    HostilePart(
        *("worlds", "what is hidden changes nothing that others see, ask or are handed", 4, 2000),
        "comparisons",
    ),
    HostilePart(
        *("server", "judges who are killed and lose their server lose no entry and fork no game", 2, 500),
        *("games", ("judges_killed", "servers_crashed", "entries_acknowledged")),
    ),
    HostilePart(
        "lease_race", "of eight who take a game over at once exactly one holds it", 20, 2000, "races"
    ),
    HostilePart("canary", "no byte a terminal obeys comes out of a stranger's strings", 32, 5000, "channels"),
    HostilePart(
        "versions", "other interpreters, locales, homes and signals change no answer", 8, 12, "answers"
    ),
)
PARTS = {part.name: part for part in ALL_PARTS}
