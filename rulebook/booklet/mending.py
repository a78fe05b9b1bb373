"""Which words does a scanned text mean, when letters were taken for others and words were cut in two?

Scanning puts Latin letters into Cyrillic words and loses signs. Words are mended for comparing only; what
is shown to the owner stays as it stands in the file.
"""

from __future__ import annotations

import re
from functools import lru_cache

from rulebook.stems import fold, stems, words

LATIN = re.compile(r"[a-z]")
CYRILLIC = re.compile(r"[а-яёіїєґў]")
LOOK_ALIKE = dict(
    zip(
        "abcdeghikmnoprtuxyl",
        ("а", "в", "с", "д", "е", "г", "н", "и", "к", "м", "п", "о", "р", "г", "т", "и", "х", "у", "л"),
        strict=True,
    )
)
"""Latin letters as they stand for Cyrillic ones, by their look or else by their sound."""
TO_CYRILLIC = str.maketrans(LOOK_ALIKE | {"і": "и", "ї": "и", "є": "е"})
TO_LATIN = str.maketrans("авсекмнорстхуі", "abcekmhopctxyi")
EMPHASIS = re.compile(r"[*`\u00ad]|(?<!\w)_+|_+(?!\w)")
TAGS = re.compile(r"<[^<>]{1,40}>|\[/?\w{1,8}\]|\|")
MARKUP = re.compile(r"<[^<>]{1,40}>|\[/?\w{1,8}\]|[*_`#|]|\u00ad")
SHORTEST_WORD = 2
REMEMBERED = 2**14
"""All words of a booklet and of the sections it is compared with."""


def plain(text: str) -> str:
    """The text without the marks of Markdown, HTML and forums."""
    return MARKUP.sub(" ", text)


def tidy(text: str) -> str:
    """The text as it is shown: nothing of it changed but the marks of Markdown, HTML and forums gone."""
    return " ".join(TAGS.sub(" ", EMPHASIS.sub("", text)).split())


@lru_cache(REMEMBERED)
def mended(word: str) -> str:
    """A word of two alphabets in the one that most of its letters belong to."""
    latin, cyrillic = len(LATIN.findall(word)), len(CYRILLIC.findall(word))
    if not latin or not cyrillic:
        return word
    return word.translate(TO_CYRILLIC if cyrillic >= latin else TO_LATIN)


def read_words(text: str) -> list[str]:
    """The words of a text in lower case, mended."""
    return [mended(word) for word in words(plain(text))]


def key_of(heading: str) -> str:
    """What a heading is compared by: its folded words without signs."""
    return " ".join(fold(word) for word in read_words(heading))


def stems_of(text: str, language: str) -> list[frozenset[str]]:
    """The stems of the words of a text, one set for each word."""
    return [
        stems(word, language) for word in read_words(text) if len(word) >= SHORTEST_WORD or word.isdecimal()
    ]
