"""Scanned text: its words repaired, its language recognised."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from rulebook.text.stems import fold, stems, words

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


SMALL_WORDS = {
    "en": "the of and to a in is that for you it with on as be this are or by at his from not if may can",
    "bg": "на да се от за и в е с не по като са или си това който която ако само може към той до върху всеки",
    "pl": "w i z na do nie się o że jest to jak za po przez lub jego który jeśli może tylko oraz",
    "ru": "и в не на что с по как к из у за от или его это если только может для все он до при ты своей них",
    "uk": "і в не на що з по як до у за від або його це якщо тільки може для всі він при та має кожен їх",
    "sr": "и је у да се на за са не од који као или ако само може до при су свој после када то није",
    "cs": "a v se na je že s z do o k i za jako nebo jeho který pokud může jen každý své při jsou není",
    "de": "der die und das den von zu mit ist ein eine auf für nicht sich dem des im oder wenn kann",
    "fr": "le la les de des et un une du en est que qui dans pour il par sur au ne pas ou si chaque peut",
    "es": "el la los las de y en que un una del por con para se es no al lo su o si cada puede",
    "it": "il la i le di e un una del che in per con si è non al lo su o se ogni può gli della",
}
WORDS = {language: frozenset(words.split()) for language, words in SMALL_WORDS.items()}
LEAST_WORDS = 40
LEAST_SHARE = 0.06


def language_of(text: str) -> str:
    """The language most of the small words belong to; nothing if there are hardly any."""
    words = read_words(text)
    counted = Counter(words)
    shares = {
        language: sum(counted[word] for word in small) / max(1, len(words))
        for language, small in WORDS.items()
    }
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= LEAST_SHARE else ""


def word_count(text: str) -> int:
    """How many words there are."""
    return len(read_words(text))
