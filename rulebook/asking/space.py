"""The space of meanings: rules that are spoken of in like words lie near each other, in all languages.

It is worked out by `scripts/train_ask.py` from everything said of the rules; a rule written since then lies
nowhere, and is found by its words alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from heapq import nlargest
from operator import mul, truediv
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulebook.asking.tokens import length

FILE = Path(__file__).parent / "space.json"
QUESTIONS_FILE = Path(__file__).parent / "places.json"
MIDDLE = 128
"""The byte of a rule that a direction says nothing of."""
OF_QUESTION = 60
"""So many of the strongest directions place a question among others."""
FINENESS = 220.0
"""Steps of a byte to the length of a question: no direction of one is over half of it."""
MOST_SAID = 200
"""So many of the rules that say most of a question place it; the others would hardly move it."""


class QuestionPlace(NamedTuple):
    """Where a question lies: what each direction of it counts for a rule, and its own first directions."""

    steps: list[float]
    centre: float
    first: list[float]


class MeaningSpace(msgspec.Struct, frozen=True):
    """Where each rule lies: a byte for each direction, and how far it is from the middle of all."""

    rules: dict[str, bytes]
    lengths: dict[str, float]
    steps: list[float]
    """What one step of a byte is worth in each direction."""
    strengths: list[float]

    def place(self, said: dict[str, float]) -> QuestionPlace | None:
        """Where a question lies, by how much of it each rule says; nowhere if none says anything."""
        most = nlargest(MOST_SAID, (rule for rule in said if rule in self.rules), key=said.__getitem__)
        if not most:
            return None
        much = [said[rule] for rule in most]
        middle = MIDDLE * sum(much)
        columns = zip(*[self.rules[rule] for rule in most], strict=True)
        parts = list(map(mul, self.steps, (sum(map(mul, each, much)) - middle for each in columns)))
        places = list(map(truediv, parts, self.strengths))
        whole = length(places)
        steps = [step * part / whole for step, part in zip(self.steps, parts, strict=True)]
        first = places[:OF_QUESTION]
        far = length(first)
        return QuestionPlace(steps, MIDDLE * sum(steps), [one / far for one in first])

    def near(self, place: QuestionPlace, wanted: Iterable[str]) -> dict[str, float]:
        """How near the wanted rules lie to a question."""
        steps, centre = place.steps, place.centre
        return {
            rule: (sum(map(mul, self.rules[rule], steps)) - centre) / self.lengths[rule]
            for rule in wanted
            if rule in self.rules
        }


def packed(first: list[float]) -> bytes:
    """The first directions of a question, a byte for each."""
    return bytes(max(0, min(2 * MIDDLE - 1, round(one * FINENESS) + MIDDLE)) for one in first)


def alike(place: QuestionPlace, question: bytes) -> float:
    """How near a packed question lies to another."""
    product: float = sum(map(mul, question, place.first))
    return (product - MIDDLE * sum(place.first)) / FINENESS


QuestionPlaces = dict[str, dict[str, bytes]]
"""By language and rule the packed questions, one after the other as they stand in their file."""


def question_places() -> QuestionPlaces:
    """Those that come with the program."""
    return (
        msgspec.json.decode(QUESTIONS_FILE.read_bytes(), type=QuestionPlaces)
        if QUESTIONS_FILE.exists()
        else {}
    )


@cache
def meaning_space() -> MeaningSpace:
    """The space that comes with the program."""
    return msgspec.json.decode(FILE.read_bytes(), type=MeaningSpace)
