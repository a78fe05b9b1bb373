"""What the golden record holds, as tests that mutants are tried on: a game, a table's lines, a case each.

The checks before a change compare a third of the record. Here each item is a test of its own, so that a
mutant meets those alone that run its place. Sentences are left out, for they may be said better one day.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from scripts.golden import games, lines, program, rulings
from scripts.golden.record import WORDS, Hashes, Item, hashed, inputs, recorded

LINES = {
    case: [number for number, _ in numbered]
    for case, numbered in groupby(enumerate(inputs(lines.TYPED)), key=lambda one: one[1].split("\t")[0])
}
"""Case -> its typed lines by their numbers, which follow each other."""
STARTS = dict(line.split("\t") for line in inputs(games.STARTS))
CASES = [case for cases in rulings.files().values() for case in cases]
of = cache(recorded)


def changed(part: str, items: Iterable[Item]) -> list[str]:
    """The items that are not as they were recorded."""
    today: Hashes = dict(hashed(item) for item in items if not item.aspect.startswith(WORDS))
    return [" ".join(key) for key, digest in today.items() if of(part).get(key, digest) != digest]


@pytest.mark.parametrize("name", STARTS)
def test_a_random_game_goes_as_recorded(name: str) -> None:
    assert changed("games", games.Game(name, STARTS[name]).items()) == []


@pytest.mark.parametrize("case", LINES)
def test_typed_lines_are_read_as_recorded(case: str) -> None:
    assert changed("lines", lines.read(LINES[case])) == []


@pytest.mark.parametrize("case", CASES)
def test_a_case_is_ruled_as_recorded(case: str) -> None:
    assert changed("rulings", _ruled(case)) == []


def _ruled(case: str) -> Iterator[Item]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "case.json"
        path.write_bytes(rulings.case(case)[1])
        yield from rulings.as_json(str(path), program.command("judge", str(path), "--json", "--text", "all"))
