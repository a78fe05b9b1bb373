"""Runs of the harness: how they end, and how those that count are recorded."""

from __future__ import annotations

import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts.hostile import report
from scripts.hostile.inputs.fuzz import SHARES, TURNS, WAYS, way_of
from scripts.hostile.parts import INPUTS
from scripts.hostile.report import HostileRun, record, recorded, repeated, sums
from scripts.hostile.trial import HostileResult, Trial


def a_run(seed: int, rounds: int, part: str = "damage") -> HostileRun:
    return HostileRun(part, "2026-11-29", seed, rounds, rounds * 2, 0, {})


def test_an_interrupt_makes_the_current_round_the_last() -> None:
    trial, begun = Trial("damage", 100, 7, Path()), []
    for seed in trial.seeds():
        begun.append(seed)
        if seed == 9:
            os.kill(os.getpid(), signal.SIGINT)

    assert begun == [7, 8, 9]
    assert trial.result() == HostileResult("damage", 7, 3, 3, seconds=trial.result().seconds)


def test_the_next_interrupt_is_handled_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    list(Trial("damage", 2, 0, Path()).seeds())

    assert signal.getsignal(signal.SIGINT) is before


def test_runs_of_a_part_that_share_a_seed_are_found() -> None:
    first, next_to_it, within = a_run(10, 5), a_run(15, 5), a_run(12, 1)

    assert not repeated([first, next_to_it, a_run(10, 5, "kill")])
    assert repeated([first, next_to_it, within]) == [(first, within)]


def test_the_sums_of_a_part_are_those_of_its_runs() -> None:
    one = HostileRun("kill", "2026-11-29", 1, 2, 8, 1, {"entries_acknowledged": 30, "killed_while_aside": 3})
    other = HostileRun("kill", "2026-11-30", 9, 1000, 4000, 0, {"entries_acknowledged": 9000})

    assert sums([one, other]).splitlines()[2:] == [
        "| kill | 2 | 1,002 | 4,008 kills; 9,030 entries acknowledged | 1 |"
    ]


def test_counts_are_summed_by_how_their_names_begin() -> None:
    run = HostileRun("fuzz", "2026-11-29", 1, 6, 6, 0, {"case_taken": 1, "case_refused": 2, "cards_taken": 3})

    assert "6 inputs; 3 case; 0 table;" in sums([run])
    assert "3 cards;" in sums([run])


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of its own, on which nothing is recorded."""
    page = tmp_path / "page.md"
    page.write_text(f"before\n\n{sums([])}\n\nafter\n")
    (tmp_path / "runs.json").write_text("[]")
    monkeypatch.setattr(report, "RUNS", tmp_path / "runs.json")
    monkeypatch.setattr(report, "PAGE", page)
    return page


def test_runs_that_end_at_the_same_moment_are_all_recorded(page: Path) -> None:
    with ThreadPoolExecutor(8) as at_once:
        list(at_once.map(lambda seed: record([HostileResult("damage", seed, 1, 2)], "2026-11-29"), range(40)))

    assert sorted(run.seed for run in recorded()) == [*range(40)]
    assert sums(recorded()) in page.read_text()


def test_a_recorded_run_is_added_and_renews_the_page(page: Path) -> None:
    for seed in (1, 11):
        record([HostileResult("damage", seed, 10, 20)], "2026-11-29")

    assert recorded() == (a_run(1, 10), a_run(11, 10))
    assert page.read_text() == f"before\n\n{sums(recorded())}\n\nafter\n"
    assert "| damage | 2 | 20 | 40 openings | 0 |" in page.read_text()


def test_the_page_tells_what_the_recorded_runs_come_to() -> None:
    assert sums(recorded()) in report.PAGE.read_text("utf-8")


def test_no_seed_is_counted_twice() -> None:
    assert not repeated(recorded())


def test_a_record_that_is_interrupted_keeps_what_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, page = tmp_path / "runs.json", tmp_path / "page.md"
    runs.write_bytes(b"[]")
    page.write_text(sums([]), "utf-8")
    monkeypatch.setattr(report, "RUNS", runs)
    monkeypatch.setattr(report, "PAGE", page)

    def interrupted(path: Path, data: bytes) -> int:
        path.open("wb").close()
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    with pytest.raises(KeyboardInterrupt):
        record([HostileResult("damage", 1, 1, 1)], "2026-11-29")

    assert runs.read_bytes() == b"[]"


def test_every_way_in_has_its_share_of_the_inputs() -> None:
    taken = Counter(way_of(seed) for seed in range(5_000, 5_000 + TURNS))

    assert taken == SHARES
    assert taken.keys() == WAYS.keys() == set(INPUTS)


def test_every_way_in_takes_its_part_of_the_time() -> None:
    spent = {name: SHARES[name] * way.cost for name, way in WAYS.items()}
    parts = {name: 100 * time / sum(spent.values()) for name, time in spent.items()}

    assert sum(way.time for way in WAYS.values()) == 100
    assert parts == pytest.approx({name: way.time for name, way in WAYS.items()}, rel=0.1)
