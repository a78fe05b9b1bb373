"""Hostile input through every way in: what is not refused with one of our errors is a failure."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from msgspec import Struct

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.library.errors import BadInput
from referee.storage.errors import StorageError
from rulebook.booklet.file_text import BookletRefused
from scripts.hostile.inputs import fuzz_files, fuzz_lines
from scripts.hostile.inputs.fuzz_files import Attempt
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of


class HostileWay(Struct, frozen=True):
    """A way in."""

    attempt: Callable[[Random], Attempt]
    cost: float
    """Milliseconds of the processor that one input takes, measured and rounded."""
    time: int
    """Per cent of the time of a run that go into this way."""


WAYS = {
    "case": HostileWay(fuzz_files.case, 0.5, 4),
    "table": HostileWay(fuzz_files.table, 5, 10),
    "record": HostileWay(fuzz_files.record, 20, 10),
    "cards": HostileWay(fuzz_files.card_file, 0.04, 4),
    "deck": HostileWay(fuzz_files.deck, 6, 6),
    "booklet": HostileWay(fuzz_files.booklet, 60, 10),
    "tournament": HostileWay(fuzz_files.tournament_record, 1.2, 4),
    "desk": HostileWay(fuzz_files.tournament_rows, 3, 4),
    "policy": HostileWay(fuzz_files.policy, 0.35, 4),
    "position": HostileWay(fuzz_lines.position_text, 10, 10),
    "line": HostileWay(fuzz_lines.typed_line, 20, 10),
    "visit": HostileWay(fuzz_lines.visit, 0.1, 4),
    "search": HostileWay(fuzz_lines.search_words, 5, 10),
    "question": HostileWay(fuzz_lines.question, 20, 10),
}
TURNS = 10_000
"""Inputs after which each way has had its share."""


def shares() -> dict[str, int]:
    """How many of the turns each way gets, so that it takes its part of the time."""
    each = {name: generator.time / generator.cost for name, generator in WAYS.items()}
    turns = {name: max(1, round(TURNS * part / sum(each.values()))) for name, part in each.items()}
    most = max(turns, key=turns.__getitem__)
    return turns | {most: turns[most] + TURNS - sum(turns.values())}


SHARES = shares()
IN_TURN = tuple(Random(0).sample([*SHARES], TURNS, counts=[*SHARES.values()]))
OURS = (RefereeError, StorageError, CardsError, BadInput, BookletRefused)
TOO_LONG = 1.0
"""Seconds of the processor in which an input is dealt with; a table is drawn four times."""
DRAWN = {"table": 4, "booklet": 4}
"""So many times as long: a table is drawn again after each move, a booklet has twenty pages."""


def way_of(seed: int) -> str:
    """The way in of a round."""
    return IN_TURN[seed % TURNS]


def time_again(name: str, round_seed: int) -> float:
    """Seconds of the processor that an input takes when it is dealt with once more."""
    _, done = WAYS[name].attempt(Random(f"{name} {round_seed}"))
    began = time.process_time()
    with suppress(Exception):
        done()
    return time.process_time() - began


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round sends one input; the same fault is told once, and counted."""
    trial, known = Trial("fuzz", rounds, seed, folder), set[str]()
    with own_folder():
        for round_seed in trial.seeds():
            name = way_of(round_seed)
            try:
                data, done = WAYS[name].attempt(Random(f"{name} {round_seed}"))
            except UnicodeEncodeError:  # no file can hold it
                trial.counts["not_made"] += 1
                continue
            began = time.process_time()
            try:
                what = "refused" if done() == "refused" else "taken"
            except OURS:
                what = "refused"
            except Exception as fault:  # noqa: BLE001 - whatever it is, it is none of ours
                what, place = "failed", place_of(fault)
                if place not in known:
                    known.add(place)
                    trial.failed(round_seed, f"{name}: {place}", data, "input")
            spent, most = time.process_time() - began, TOO_LONG * DRAWN.get(name, 1)
            if spent > most:  # a busy machine makes one input slow once
                spent = time_again(name, round_seed)
            if spent > most:
                trial.failed(round_seed, f"{name}: took {spent:.1f} s", data, "input")
            trial.counts[f"{name}_{what}"] += 1
    return trial.result()
