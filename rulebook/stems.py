"""Which words does a text hold when case, diacritics and inflection are set aside?

Polish, Russian and English are stemmed by Snowball. It knows no Bulgarian; that is in `bulgarian.py`.
Snowball costs 0.02 s to import, which only building and searching pay.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Protocol

from rulebook.bulgarian import bulgarian_stems

WORD = re.compile(r"[^\W_]+")
CYRILLIC = re.compile(r"[а-яёѐ-џ]")
NOT_DECOMPOSED = str.maketrans({"ł": "l", "Ł": "l", "ø": "o", "đ": "d", "ё": "е", "ѝ": "и"})
LANGUAGES_OF_SCRIPT = {"latin": ("en", "pl"), "cyrillic": ("bg", "ru")}
SNOWBALL = {"en": "english", "pl": "polish", "ru": "russian"}
BREVE = "\u0306"

REMEMBERED = 2**16
"""All words of four games in four languages; what players type comes on top."""


class Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...  # noqa: N802 - the name is Snowball's


@lru_cache(REMEMBERED)
def fold(text: str) -> str:
    """Lower case without diacritics: 'Skrytość' and 'skrytosc' are the same; 'й' is a letter of its own."""
    folded = text.casefold().translate(NOT_DECOMPOSED)
    if folded.isascii():
        return folded
    kept = (sign for sign in unicodedata.normalize("NFD", folded) if not _mark(sign))
    return unicodedata.normalize("NFC", "".join(kept))


def _mark(sign: str) -> bool:
    return sign != BREVE and bool(unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """The words of a text in lower case, diacritics kept."""
    return WORD.findall(unicodedata.normalize("NFC", text.casefold()))


@lru_cache(REMEMBERED)
def stems(word: str, language: str) -> frozenset[str]:
    """The folded stems of a word in a language.

    Endings are cut from the word as written and from the folded word, since a player may leave the diacritics
    out that Snowball looks for.
    """
    folded = fold(word)
    if language == "bg":
        return bulgarian_stems(folded)
    if folded == word:
        return frozenset((_stem(word, language),))
    return frozenset((fold(_stem(word, language)), _stem(folded, language)))


def script(word: str) -> str:
    """The script most of a word is written in."""
    if word.isascii():
        return "latin"
    return "cyrillic" if 2 * len(CYRILLIC.findall(word)) > len(word) else "latin"


def _stem(word: str, language: str) -> str:
    return _snowball(language).stemWord(word) if language in SNOWBALL else word


@cache
def _snowball(language: str) -> Stemmer:
    from importlib import import_module

    # By its own name: the package would import all thirty languages first, which takes three times as long.
    module = import_module(f"snowballstemmer.{SNOWBALL[language]}_stemmer")
    stemmer: Stemmer = getattr(module, f"{SNOWBALL[language].title()}Stemmer")()
    return stemmer
