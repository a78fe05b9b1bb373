"""The tokens of a question, and the space of meanings, where rules spoken of in like words lie near.

It is worked out by `scripts/train_ask.py` from everything said of the rules; a rule written since then lies
nowhere, and is found by its words alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from heapq import nlargest
from operator import mul, truediv
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulebook.text.stems import fold, stems, words

NUMBERS = {
    "en": """
        0 zero nil nought|1 one single|2 two both|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten
        |15 fifteen
    """,
    "bg": """
        0 нула нулата нулева нули|1 един една едно единия|2 два две двама двете двата двамата|3 три трима
        трите|4 четири четирима|5 пет|6 шест|7 седем|8 осем|9 девет|10 десет|15 петнадесет петнайсет
    """,
    "pl": """
        0 zero zera zerem zerową zerowa|1 jeden jedna jedno jedną jednego jednej|2 dwa dwie dwóch dwoje oba
        obaj obie|3 trzy trzech troje|4 cztery czterech czworo|5 pięć pięciu|6 sześć sześciu|7 siedem siedmiu
        |8 osiem ośmiu|9 dziewięć|10 dziesięć dziesięciu|15 piętnaście piętnastu
    """,
    "ru": """
        0 ноль нуль нуля нулем нулю нулевой нулевая|1 один одна одно одну одного одной|2 два две двух двое
        двумя оба обе двоих|3 три трех трое троих|4 четыре четырех четверо|5 пять пяти|6 шесть шести
        |7 семь семи|8 восемь восьми|9 девять|10 десять|15 пятнадцать пятнадцати
    """,
}
"""Words for the numbers that rules turn on."""
NUMBER = "#"


@cache
def _numbers(language: str) -> dict[str, str]:
    rows = (row.split() for row in NUMBERS.get(language, "").split("|") if row.strip())
    return {fold(word): f"{NUMBER}{digits}" for digits, *some in rows for word in some}


def tokens_of_word(word: str, language: str) -> frozenset[str]:
    """What a word is filed under: its stems, or the number it stands for."""
    if word.isdigit():
        return frozenset((f"{NUMBER}{int(word)}",))
    number = _numbers(language).get(fold(word))
    return frozenset((number,)) if number else stems(word, language)


def tokens(text: str, language: str) -> list[str]:
    """The tokens of a text, as often as they occur."""
    return [one for word in words(text) for one in tokens_of_word(word, language)]


def length(weights: Iterable[float]) -> float:
    """The length of a row of weights; never nothing."""
    return math.sqrt(sum(weight * weight for weight in weights)) or 1.0


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
    """Where a question lies: what each direction of it counts for a rule, and its own first directions.

    The centres are what packed rules and questions that say nothing would count.
    """

    steps: list[float]
    centre: float
    first: list[float]
    first_centre: float


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
        first = [one / far for one in first]
        return QuestionPlace(steps, MIDDLE * sum(steps), first, MIDDLE * sum(first))

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
    return (product - place.first_centre) / FINENESS


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
