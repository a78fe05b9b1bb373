"""Which words does a text hold when case, diacritics and inflection are set aside?

Polish, Russian and English are stemmed by Snowball. It knows no Bulgarian, so the endings of Bulgarian
nouns and adjectives (article, plural, gender) are cut by a short list here. Snowball costs 0.04 s to import,
which only building and searching pay.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Protocol

WORD = re.compile(r"[^\W_]+")
CYRILLIC = re.compile(r"[а-яё]")
NOT_DECOMPOSED = str.maketrans({"ł": "l", "Ł": "l", "ø": "o", "đ": "d"})
LANGUAGES_OF_SCRIPT = {"latin": ("en", "pl"), "cyrillic": ("bg", "ru")}
SNOWBALL = {"en": "english", "pl": "polish", "ru": "russian"}

BULGARIAN_ARTICLES = ("ият", "ът", "ят", "та", "то", "те")
BULGARIAN_ENDINGS = ("овете", "ове", "еве", "ни", "ия", "ии", "а", "я", "о", "е", "и", "й")
SHORTEST_STEM = 3

REMEMBERED = 2**16
"""All words of four games in four languages; what players type comes on top."""


class Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...  # noqa: N802 - the name is Snowball's


@lru_cache(REMEMBERED)
def fold(text: str) -> str:
    """Lower case without diacritics: 'Skrytość' and 'skrytosc' become the same."""
    decomposed = unicodedata.normalize("NFD", text.casefold().translate(NOT_DECOMPOSED))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """The words of a text in lower case, diacritics kept."""
    return WORD.findall(unicodedata.normalize("NFC", text.casefold()))


COMMON_WORDS = frozenset(
    words(
        "a am an and are be can do does he her his how i in is it many may me much must my no not of on or"
        " she the to what when which who whose will with"
        " аз в да е за и или как какво кога кого кое кой коя колко ли ми може мога мой моя на не от по с се"
        " си съм със той трябва"
        " co czy do go i ile jak jest kiedy kto który ktory która ktora mam mi mogę moge może moze muszę"
        " musze na nie o się sie w z za"
        " если и или как какой когда кого кто ли мне могу можно мой моя на не он от с сколько со что я"
    )
)
"""Words that hold a sentence together and say nothing of what it is about."""


@lru_cache(REMEMBERED)
def stems(word: str, language: str | None = None) -> frozenset[str]:
    """The folded stems of a word; without a language, those of every language written in its letters.

    Endings are cut from the word as written and from the folded word, since a player may leave the diacritics
    out that Snowball looks for.
    """
    languages = (language,) if language else LANGUAGES_OF_SCRIPT[_script(word)]
    return frozenset(fold(_stem(form, spoken)) for spoken in languages for form in (word, fold(word)))


def _script(word: str) -> str:
    return "cyrillic" if CYRILLIC.search(word) else "latin"


def _stem(word: str, language: str) -> str:
    if language in SNOWBALL:
        return _snowball(language).stemWord(word)
    return _bulgarian(word) if language == "bg" else word


@cache
def _snowball(language: str) -> Stemmer:
    import snowballstemmer  # 0.04 s

    stemmer: Stemmer = snowballstemmer.stemmer(SNOWBALL[language])
    return stemmer


def _bulgarian(word: str) -> str:
    return _without(_without(word, BULGARIAN_ARTICLES), BULGARIAN_ENDINGS)


def _without(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word.removesuffix(ending)
    return word
