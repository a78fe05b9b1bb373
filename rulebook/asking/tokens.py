"""The tokens of a question: its stems, and its numbers whether in digits or in words."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

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
