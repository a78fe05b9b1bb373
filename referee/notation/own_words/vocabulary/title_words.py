"""The words of titles of cards in other languages, with the English words they stand for."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from referee.notation.own_words.vocabulary.likeness import INFLECTED, spelt_likeness
from referee.notation.parser.lexicon import folded
from referee.words.messages import word_files

TRANSLATED = 3
"""What it costs, in tenths, that a title is said in another language."""
BEGINNING = 3
"""Letters that a word and its other forms share at least."""


class TitleWords:
    """The words of one language, each with the English words it may stand for in a title."""

    def __init__(self, words: dict[str, list[str]]) -> None:
        self._begun: dict[str, list[tuple[str, list[str]]]] = {}
        for word, titles in words.items():
            known = folded(word)
            self._begun.setdefault(known[:BEGINNING], []).append((known, titles))

    def meant_by(self, typed: str) -> list[tuple[str, int]]:
        """The English words one may stand for, with what each costs."""
        return [
            (title, TRANSLATED + cost)
            for known, titles in self._begun.get(typed[:BEGINNING], ())
            if (cost := spelt_likeness(typed, known)) is not None and cost <= INFLECTED + 1
            for title in titles
        ]


@lru_cache(maxsize=8)
def title_words(language: str) -> TitleWords:
    """The title words of a language; English has none."""
    files = word_files(language, "card_title_words.json")[:1]
    read = (msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) for file in files)
    return TitleWords(next(read, {}))
