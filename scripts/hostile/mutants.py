"""Mutants: one small change of the engine at a time, which a test ought to notice.

``REFEREE_SINCE=REVISION`` leaves alone the files that are as they were in that revision, and
``REFEREE_ONLY=FOLDER`` those of other folders. The list of known survivors may only shrink: a survivor that
is not on it is a failure, and so is one on it that the engine no longer holds. Before the first mutant all
tests of the engine are run once, to see which of them run what; a run with the same seeds, files and tests
uses what was found then. ``REFEREE_PATIENCE`` is how many seconds of the processor the tests of one mutant
get.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from scripts.hostile.mutation.changes import Mutation, MutationName, mutations
from scripts.hostile.mutation.covering_tests import ENGINE_TESTS
from scripts.hostile.mutation.probes import ROOT, Probes
from scripts.hostile.mutation.trials import OPTIONS, Ground
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial

SINCE, ONLY = "REFEREE_SINCE", "REFEREE_ONLY"
SURVIVORS = Path(__file__).parent / "mutation" / "survivors.json"


class Survivor(msgspec.Struct, frozen=True):
    """A change that no test notices, as the list has it."""

    file: str
    function: str
    mutation: str
    why: str = ""
    """What makes it no fault, where that is known."""

    @property
    def name(self) -> MutationName:
        return self.function, self.mutation


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Tries random mutants, and compares survivors with the known ones."""
    trial = Trial("mutants", rounds, seed, folder)
    known = survivors()
    for gone in stale(known):
        trial.failed(seed, f"no longer in the engine, so not on the list either: {gone}")
    if rounds and changed_files():
        with own_folder():
            probes = Probes(drawn(number) for number in range(seed, seed + rounds))
            ground = Ground(probes, partial(_tried, trial, {survivor.name for survivor in known}))
            pytest.main([*OPTIONS, *ENGINE_TESTS], plugins=[ground])
        tried = trial.counts["noticed"] + trial.counts["alive"]
        if tried < rounds and not trial.is_stopped:
            trial.failed(seed + tried, f"pytest broke off after {tried} mutants")
    trial.counts["known_survivors"] = len(known)
    return trial.result(trial.counts["noticed"] + trial.counts["alive"])


def _tried(trial: Trial, known: set[MutationName], ground: Ground) -> None:
    for test in ground.broken:
        trial.failed(0, f"fails without any change: {test}")
    for seed in trial.seeds():
        mutation = drawn(seed)
        package = mutation.path.split("/")[1]
        if ground.is_noticed(mutation):
            trial.counts.update({"noticed": 1, f"noticed_in_{package}": 1})
            continue
        trial.counts.update({"alive": 1, f"alive_in_{package}": 1})
        if mutation.name not in known:
            survivor = Survivor(mutation.path, *mutation.name)
            message = f"nobody notices in {survivor.file}, {survivor.function}: {survivor.mutation}"
            trial.failed(seed, message, msgspec.json.encode(survivor), "survivor.json")


@cache
def _mutations_of(path: str) -> tuple[Mutation, ...]:
    return tuple(mutations(path, (ROOT / path).read_text("utf-8")))


def drawn(seed: int) -> Mutation:
    """A random mutant: first a file by its length, then a function, then a change."""
    rng = Random(seed)
    files = changed_files()
    weights = [(ROOT / path).stat().st_size for path in files]
    while True:
        candidates = _mutations_of(rng.choices(files, weights)[0])
        functions = sorted(
            {mutation.function for mutation in candidates if not mutation.function.endswith("<module>")}
        )
        if functions:
            function = rng.choice(functions)
            return rng.choice([mutation for mutation in candidates if mutation.function == function])


@cache
def changed_files() -> list[str]:
    """The files of the engine or of a part of it, or those of them that changed since a revision."""
    files = [path for path in engine_files() if path.startswith(os.environ.get(ONLY, ""))]
    if revision := os.environ.get(SINCE):
        command = ["git", "diff", "--name-only", revision, "--", "engine"]
        changed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
        return [path for path in files if path in changed]
    return files


def engine_files() -> list[str]:
    """Every module of the engine."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "engine").rglob("*.py"))


def survivors() -> tuple[Survivor, ...]:
    """The list."""
    return msgspec.json.decode(SURVIVORS.read_bytes(), type=tuple[Survivor, ...])


def stale(known: tuple[Survivor, ...]) -> list[Survivor]:
    """Those on the list that are no change of the engine any more, in whatever file."""
    return [
        survivor for survivor in known if not any(survivor.name == each.name for each in _where(survivor))
    ]


def _where(survivor: Survivor) -> Iterator[Mutation]:
    """The changes of each file that has a function of this name, the file it was found in first."""
    files = {survivor.file: None, **dict.fromkeys(engine_files())}
    name = f"def {survivor.function.rpartition('.')[2]}("
    for path in files:
        if (ROOT / path).exists() and name in (ROOT / path).read_text("utf-8"):
            yield from _mutations_of(path)
