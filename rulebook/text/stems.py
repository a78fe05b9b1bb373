"""The words of a text without case, diacritics and inflection."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Protocol

SHORTEST_STEM = 3
ARTICLES = (("ият", "ия"), ("ът", ""), ("ят", "й"), ("та", ""), ("то", ""), ("те", ""))
SHORTEST_WITHOUT_ARTICLE = 4
"""'карта' and 'злато' are words without an article."""
LONG_PLURALS = ("овете", "ове", "еве", "ища", "ище")
OF_VERBS = (
    ("вайки", "ващи", "вали", "ване", "вам", "ваш", "ват", "вал", "ва"),
    ("хме", "хте", "ейки", "айки", "аме", "яме", "им", "ем", "иш", "еш", "аш", "яш", "ат", "ят", "ам", "ям"),
)
OF_ADJECTIVES = ("ения", "ната", "ното", "ните", "ния", "ени", "ено", "ена", "ни", "на", "но", "ен")
VOWELS = "аяоеиуюй"
CHANGED_BACK = {"ц": "к", "з": "г"}
"""The consonants before the plural's 'и': сблъсък, сблъсъци; залог, залози."""


def bulgarian_stems(word: str) -> frozenset[str]:
    """Its stems, each at least three letters long."""
    return frozenset(stem for form in _without_article(word) for stem in _of_form(form))


def _without_article(word: str) -> Iterator[str]:
    yield word
    for article, instead in ARTICLES:
        shorter = word.removesuffix(article) + instead
        if word.endswith(article) and len(shorter) >= SHORTEST_WITHOUT_ARTICLE:
            yield shorter
            return


def _of_form(word: str) -> Iterator[str]:
    plural = _without(word, LONG_PLURALS)
    if plural != word:
        yield plural
        return
    verb = word
    for endings in OF_VERBS:
        verb = _without(verb, endings)
    yield _bare(verb)
    adjective = _without(word, OF_ADJECTIVES)
    if adjective != word:
        yield _bare(adjective)


def _bare(word: str) -> str:
    """Without the vowels at its end; a consonant that the plural had changed is changed back."""
    stem = word
    while len(stem) > SHORTEST_STEM and stem[-1] in VOWELS:
        stem = stem[:-1]
    if stem != word and word[len(stem)] == "и" and stem[-1] in CHANGED_BACK and len(stem) > SHORTEST_STEM:
        return stem[:-1] + CHANGED_BACK[stem[-1]]
    return stem


def _without(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word.removesuffix(ending)
    return word


POLISH_ENDINGS = """
    ając ającą ająca ające ącą ąca ące ać aść ić ów ał ała ało ały ałem ałam ałeś ałaś ałyśmy aliśmy
    ił iła iło iły iłem iłam iłeś iłaś iłyśmy iliśmy
"""
"""Those that Snowball knows by their diacritics alone."""


def with_polish_ending(folded: str) -> str:
    """A folded word with the diacritics of its ending, as `żetonów` is typed `zetonow`."""
    for ending, written in _polish_endings().items():
        if folded.endswith(ending) and len(folded) - len(ending) >= SHORTEST_STEM:
            return folded.removesuffix(ending) + written
    return folded


@cache
def _polish_endings() -> dict[str, str]:
    """By folded ending how it is written, the longest first."""
    return {fold(ending): ending for ending in sorted(POLISH_ENDINGS.split(), key=len, reverse=True)}


WORD = re.compile(r"[^\W_]+")
CYRILLIC = re.compile(r"[а-яёѐ-џ]")
NOT_DECOMPOSED = str.maketrans({"ł": "l", "Ł": "l", "ø": "o", "đ": "d", "ё": "е", "ѝ": "и"})
SCRIPT_OF = {"en": "latin", "bg": "cyrillic", "pl": "latin", "ru": "cyrillic"}
"""The languages of the rulebook. The place of one is its byte in the index: a new one goes to the end."""
LANGUAGES = tuple(SCRIPT_OF)
LANGUAGES_OF_SCRIPT = {
    script: tuple(language for language in LANGUAGES if SCRIPT_OF[language] == script)
    for script in ("latin", "cyrillic")
}
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
    letters = (sign for sign in unicodedata.normalize("NFD", folded) if not _mark(sign))
    return unicodedata.normalize("NFC", "".join(letters))


def _mark(sign: str) -> bool:
    return sign != BREVE and bool(unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """The words of a text in lower case, diacritics kept."""
    return WORD.findall(unicodedata.normalize("NFC", text.casefold()))


@lru_cache(REMEMBERED)
def stems(word: str, language: str) -> frozenset[str]:
    """The folded stems of a word in a language.

    Endings are cut from the word as written and from the folded word, since a player may leave out the
    diacritics that Snowball looks for; those of a Polish ending are put back for it.
    """
    folded = fold(word)
    if language == "bg":
        return bulgarian_stems(folded)
    typed = with_polish_ending(folded) if language == "pl" else folded
    written = typed if word == folded else word
    return frozenset((fold(_stem(written, language)), fold(_stem(typed, language))))


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
