"""A move a line may mean, as its frame is filled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from referee.notation.own_words.frames.filled_frame import Completed
from referee.notation.own_words.frames.placement import Placement
from referee.notation.parser.line_readings import LineReading


class SpokenReading(Struct, frozen=True):
    """A move a line may mean."""

    reading: LineReading
    cost: int
    unknown: tuple[int, ...]
    """The words that found no place."""
    said: int = 0
    """How many words did."""
    doubtful: bool = False
    """A word that found no place may be a name, or too much of the line is not understood."""
    missing: tuple[str, ...] = ()
    """The fields that are still to be told."""
    guessed: bool = False
    refused: bool = False
    told: frozenset[str] = frozenset()
    """The fields that the line tells."""


def as_completed(
    whole: Completed, cost: int, placement: Placement, missing: tuple[str, ...], doubtful: bool
) -> SpokenReading:
    """A move of which the table fills what the line leaves out."""
    reading = LineReading(whole.raw, whole.move, cost, (), (), whole.move.by, True)
    return SpokenReading(
        reading, cost, placement.unknown, placement.said, doubtful, missing, not whole.alone, whole.refused
    )


def distinct(found: Iterable[SpokenReading]) -> Iterator[SpokenReading]:
    """Each move once, where it costs least."""
    best: dict[Any, SpokenReading] = {}
    for reading in sorted(found, key=lambda reading: reading.cost):
        mark = repr(
            (reading.reading.move or sorted(reading.reading.raw.items(), key=str), reading.reading.shows)
        )
        best.setdefault(mark, reading)
    return iter(best.values())


def that_tell_most(near: list[SpokenReading]) -> list[SpokenReading]:
    """Readings without those that tell less, and without doubtful ones behind a clear one."""
    first = near[0]
    best = max(near, key=lambda each: len(each.told) if _is_more(each, first) else -1)
    best = best if _is_more(best, first) else first
    rest = (reading for reading in near if reading is not best and not _is_more(best, reading))
    return [best, *(reading for reading in rest if best.doubtful or not reading.doubtful)]


def _is_more(reading: SpokenReading, other: SpokenReading) -> bool:
    """Whether a reading tells all that another tells, and more, at about the same cost."""
    same = all(reading.reading.raw.get(name) == other.reading.raw.get(name) for name in ("do", "by"))
    return same and reading.told > other.told and reading.cost <= other.cost + 1
