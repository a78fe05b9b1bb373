"""Hostile input through every way in: what is not refused with one of our errors is a failure."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.library.bad_input import BadInput
from referee.storage.errors import StorageError
from rulebook.booklet.file_text import BookletRefused
from scripts.hostile import fuzz_files, fuzz_lines
from scripts.hostile.fuzz_files import Attempt
from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of

WAYS: dict[str, Callable[[Random], Attempt]] = {
    "case": fuzz_files.case,
    "table": fuzz_files.table,
    "record": fuzz_files.record,
    "cards": fuzz_files.card_file,
    "deck": fuzz_files.deck,
    "booklet": fuzz_files.booklet,
    "tournament": fuzz_files.tournament_record,
    "desk": fuzz_files.tournament_rows,
    "policy": fuzz_files.policy,
    "position": fuzz_lines.position_text,
    "line": fuzz_lines.typed_line,
    "visit": fuzz_lines.visit,
    "search": fuzz_lines.search_words,
    "question": fuzz_lines.question,
}
SHARES = {
    "cards": 340,
    "visit": 200,
    "policy": 140,
    "case": 60,
    "tournament": 70,
    "deck": 60,
    "desk": 35,
    "table": 25,
    "search": 20,
    "line": 16,
    "position": 16,
    "record": 9,
    "question": 8,
    "booklet": 1,
}
"""Of a thousand inputs: the cheaper a way is, the more often it is taken."""
IN_TURN = tuple(Random(0).sample([*SHARES], sum(SHARES.values()), counts=[*SHARES.values()]))
OURS = (RefereeError, StorageError, CardsError, BadInput, BookletRefused)
TOO_LONG = 1.0
"""Seconds of the processor in which an input is dealt with; a table is drawn four times."""
DRAWN = {"table": 4, "booklet": 4}
"""So many times as long: a table is drawn again after each move, a booklet has twenty pages."""


def way_of(seed: int) -> str:
    """The way in of a round."""
    return IN_TURN[seed % len(IN_TURN)]


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round sends one input; the same fault is told once, and counted."""
    trial, known = Trial("fuzz", rounds, seed, folder), set[str]()
    with own_folder():
        for round_seed in trial.seeds():
            name = way_of(round_seed)
            try:
                data, done = WAYS[name](Random(f"{name} {round_seed}"))
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
            spent = time.process_time() - began
            if spent > TOO_LONG * DRAWN.get(name, 1):
                trial.failed(round_seed, f"{name}: took {spent:.1f} s", data, "input")
            trial.counts[f"{name}_{what}"] += 1
    return trial.result()
