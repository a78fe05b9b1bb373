"""The tokens of a question, and the space of meanings, in which words lie near the rules that use them.

`scripts/train_ask.py` trains it from questions and their rules, in all languages together. A rule written
since then has no place in it, and is found by its words alone.
"""

from __future__ import annotations

import math
import struct
import sys
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulebook.text.letters import SLAVIC, sound
from rulebook.text.stems import REMEMBERED, fold, stems, words

LANE = "Q"
BYTES = 8
"""A lane of 64 bits holds one byte of a row. Python multiplies a long number by a short one and adds two long
ones in a single step, so no loop runs over the lanes: it takes a tenth of the time of sums of products."""
FINEST = float(2**29)
"""The largest weight as a whole number: within a digit of Python's, and 2**25 bytes still fit in a lane."""
MIDDLE_OF_LANE = 2**62
"""Added to each lane, so that none goes below zero."""


def row(steps: bytes) -> int:
    """A row of bytes as one number."""
    lanes = bytearray(BYTES * len(steps))
    lanes[::BYTES] = steps
    return int.from_bytes(lanes, "little")


@cache
def _middle(lanes: int) -> int:
    return sum(MIDDLE_OF_LANE << (8 * BYTES * lane) for lane in range(lanes))


def combination(rows: Sequence[int], weights: Sequence[float], lanes: int) -> list[float]:
    """The sum of rows of so many lanes, each times its weight."""
    scale = FINEST / (max(map(abs, weights), default=0.0) or 1.0)
    counts = [round(weight * scale) for weight in weights]
    whole = sum(map(mul, rows, counts), _middle(lanes))
    products = array(LANE, whole.to_bytes(BYTES * lanes, "little"))
    if sys.byteorder == "big":
        products.byteswap()
    return [(lane - MIDDLE_OF_LANE) / scale for lane in products]


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
ONE = f"{NUMBER}1"
"""Words that are often no number, such as an article or a pronoun."""


@cache
def _numbers(language: str) -> dict[str, str]:
    rows = (row.split() for row in NUMBERS.get(language, "").split("|") if row.strip())
    return {fold(word): f"{NUMBER}{digits}" for digits, *names in rows for word in names}


@lru_cache(REMEMBERED)
def tokens_of_word(word: str, language: str) -> frozenset[str]:
    """The tokens of a word: its stems, or the number it means."""
    if word.isdecimal():
        return frozenset((f"{NUMBER}{int(word)}",))
    number = _numbers(language).get(fold(word))
    return frozenset((number,)) if number else stems(word, language)


def tokens(text: str, language: str) -> list[str]:
    """The tokens of a text, as often as they occur."""
    return [token for word in words(text) for token in tokens_of_word(word, language)]


PIECE = 4
"""Letters of a piece of a word."""
OF_ONE, OF_SEVERAL = "~", "="
"""Before a piece of a word of one language, and before a piece of how languages that are akin sound."""
SEVERAL = ""
"""Stands for the language of a piece that several share."""


def pieces_of_word(word: str, language: str) -> list[str]:
    """A word as its tokens and all runs of letters in it: a misspelt word shares most of them.

    Slavic words are taken by their sound: what is taught in one of their languages helps the others.
    """
    mark, heard = (OF_SEVERAL, sound(word, language)) if language in SLAVIC else (OF_ONE, fold(word))
    whole = f"<{heard}>"
    runs = [f"{mark}{whole[at : at + PIECE]}" for at in range(len(whole) - PIECE + 1)]
    return [*tokens_of_word(word, language), *(runs if len(whole) > PIECE + 1 else ())]


def filed_under(piece: str, language: str) -> str:
    """The language under which a piece of a word is filed."""
    return SEVERAL if piece.startswith(OF_SEVERAL) else language


def pieces(text: str, language: str) -> list[str]:
    """The pieces of a text, as often as they occur."""
    return [piece for word in words(text) for piece in pieces_of_word(word, language)]


def length(weights: Iterable[float]) -> float:
    """The length of a row of weights; never nothing."""
    return math.hypot(*weights) or 1.0


FILE = Path(__file__).parent / "meaning_space.json"
MIDDLE = 128
"""The byte of a row that a direction says nothing of."""
HEAD = struct.Struct("<ee")
"""Before the bytes of a row: what one step is worth, and what a rule counts whatever is asked."""
SHARPNESS = 10.0
"""By how much a rule that a question points at is ahead of one that it passes at a right angle."""


class WordRows(msgspec.Struct, frozen=True):
    """The tokens or pieces of a language, parted by spaces, and row after row a sign for each direction."""

    tokens: str
    signs: str


class MeaningSpace(msgspec.Struct, frozen=True):
    """The rows of the rules and of what none covers, and by language those of the tokens or pieces.

    `step`: what a step of a token is worth. It is one for all, so that no row needs a number of its own.
    """

    step: float
    rules: dict[str, str]
    nothing: str
    words: dict[str, WordRows]

    def rows(self, language: str) -> Iterator[tuple[str, bytes]]:
        """The packed row of each token of a language."""
        if language not in self.words:
            return
        tokens = self.words[language].tokens.split()
        steps = self.words[language].signs.encode("ascii").translate(SIGN_TO_BYTE)
        head, width = HEAD.pack(self.step, 0.0), len(steps) // len(tokens)
        for at, token in enumerate(tokens):
            yield token, head + steps[width * at : width * (at + 1)]


class MeaningSpaces(msgspec.Struct, frozen=True):
    """One worked out from whole words, one from their pieces too: where both agree, they seldom err."""

    words: MeaningSpace
    pieces: MeaningSpace


class PlacedToken(NamedTuple):
    """Where a token lies: what a step is worth, and its steps in so many directions as one number."""

    step: float
    steps: int
    directions: int


def placed(packed_row: bytes) -> PlacedToken:
    """A packed row of a token, taken apart."""
    step, _ = HEAD.unpack_from(packed_row)
    return PlacedToken(step, row(packed_row[HEAD.size :]), len(packed_row) - HEAD.size)


class MeaningDirection(NamedTuple):
    """Where a question points: as far in each direction, with length one."""

    parts: list[float]
    centre: float


class PlacedRules:
    """Where some rules lie: what a step of each is worth, what it counts whatever is asked, their steps."""

    def __init__(self, packed_rows: Mapping[str, bytes]) -> None:
        heads = [HEAD.unpack_from(packed) for packed in packed_rows.values()]
        columns = zip(*(packed[HEAD.size :] for packed in packed_rows.values()), strict=True)
        self._worth = dict(zip(packed_rows, heads, strict=True))
        self._steps = [row(bytes(column)) for column in columns]
        """By direction the steps of all rules."""

    def scores(self, towards: MeaningDirection) -> dict[str, float]:
        """How well each answers what points there."""
        reached = combination(self._steps, towards.parts, len(self._worth))
        return {
            rule: step * (far - towards.centre) + always
            for (rule, (step, always)), far in zip(self._worth.items(), reached, strict=True)
        }


def packed(parts: Sequence[float]) -> bytes:
    """A row with a byte for each direction."""
    head = HEAD.pack(max(map(abs, parts)) / (MIDDLE - 2) or 1.0, 0.0)
    step, _ = HEAD.unpack(head)
    steps = 1 / (step or 1.0)
    return head + bytes([int(MIDDLE + 0.5 + steps * part) for part in parts])


MOST_STEPS = 28
"""So many steps either way are spelt, each by a sign that JSON leaves as it is and a wheel packs well."""
NO_STEP = ord("?")
SIGN_TO_BYTE = bytes(max(0, min(255, MIDDLE + sign - NO_STEP)) for sign in range(256))


def signs(parts: Sequence[float], step: float) -> str:
    """A row as text, a sign for each direction."""
    steps = (round(part / step) for part in parts)
    return "".join(chr(NO_STEP + max(-MOST_STEPS, min(MOST_STEPS, number))) for number in steps)


def spelt(parts: Sequence[float], always: float) -> str:
    """The row of a rule as text: its head, and a sign for each direction."""
    head = HEAD.pack(max(map(abs, parts)) / MOST_STEPS or 1.0, always)
    step, _ = HEAD.unpack(head)
    return head.hex() + signs(parts, step or 1.0)


def row_of_rule(text: str) -> bytes:
    """The packed row of a rule that is stored as text."""
    digits = 2 * HEAD.size
    return bytes.fromhex(text[:digits]) + text[digits:].encode("ascii").translate(SIGN_TO_BYTE)


def direction(counts: Counter[str], places: Mapping[str, PlacedToken]) -> MeaningDirection | None:
    """Where the tokens of a question point together; nowhere if none is known."""
    known = [(times, places[token]) for token, times in counts.items() if token in places]
    if not known:
        return None
    pulls = [math.log1p(times) * place.step for times, place in known]
    middle = MIDDLE * sum(pulls)
    reached = combination([place.steps for _, place in known], pulls, known[0][1].directions)
    parts = [far - middle for far in reached]
    whole = length(parts)
    unit = [part / whole for part in parts]
    return MeaningDirection(unit, MIDDLE * sum(unit))


class Meanings(NamedTuple):
    """How well each rule answers by its meaning: the best 1; those that are far behind are left out.

    `nothing`: how far ahead of the best it lies that no rule covers the question.
    """

    rules: dict[str, float]
    nothing: float


def meanings(towards: MeaningDirection, rules: Iterable[PlacedRules], nothing: PlacedRules) -> Meanings:
    """The rules by where a question points."""
    scores: dict[str, float] = {}
    for of_rule in rules:
        scores |= of_rule.scores(towards)
    best = max(scores.values(), default=0.0)
    near = {
        rule: 1 + (score - best) / SHARPNESS for rule, score in scores.items() if score > best - SHARPNESS
    }
    [uncovered] = nothing.scores(towards).values()
    return Meanings(near, max(-1.0, (uncovered - best) / SHARPNESS))


def alike(direction: MeaningDirection, place: bytes) -> float:
    """How near a question lies to one whose direction was packed (1: they point the same way)."""
    step, _ = HEAD.unpack_from(place)
    return float(step * (sum(map(mul, place[HEAD.size :], direction.parts)) - direction.centre))


@cache
def meaning_spaces() -> MeaningSpaces:
    """Those that come with the program."""
    return msgspec.json.decode(FILE.read_bytes(), type=MeaningSpaces)
