"""The words of a game's lines with their synonyms, found by their first letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from engine.kernel.grammar import LineWords
from referee.notation.own_words.vocabulary.likeness import misspelt, slips_allowed, spelt_likeness
from referee.notation.parser.lexicon import COMMON, GameLexicon, folded, lexicon, line_words, plurals

VOWELS = "aeiou"
PAST = {
    "bring": "brought",
    "choose": "chose",
    "draw": "drew",
    "fall": "fell",
    "flee": "fled",
    "get": "got",
    "give": "gave",
    "go": "went",
    "hold": "held",
    "keep": "kept",
    "kneel": "knelt",
    "lay": "laid",
    "leave": "left",
    "lose": "lost",
    "make": "made",
    "pay": "paid",
    "run": "ran",
    "send": "sent",
    "stand": "stood",
    "take": "took",
    "tell": "told",
    "throw": "threw",
    "win": "won",
}
"""Verbs whose past has another stem."""
SHORTEST = 3


def forms_of(phrase: str) -> Iterator[str]:
    """A phrase that begins with a third person, in the other forms: ``puts down``, ``putting down``."""
    verb, _, rest = phrase.partition(" ")
    base = _base(verb)
    if base:
        for form in (base, _participle(base, "ing"), PAST.get(base) or _participle(base, "ed")):
            yield f"{form} {rest}".strip()


def _base(verb: str) -> str:
    """The infinitive of a third person, where the word may be one."""
    if len(verb) <= SHORTEST or not verb.endswith("s") or verb.endswith("ss") or not verb.isascii():
        return ""
    if verb.endswith(("sses", "shes", "ches", "xes", "zes", "goes")):
        return verb[:-2]
    return verb[:-3] + "y" if verb.endswith("ies") else verb[:-1]


def _participle(base: str, ending: str) -> str:
    if base.endswith("e") and not base.endswith("ee"):
        return base[:-1] + ending
    if ending == "ed" and base.endswith("y") and base[-2:-1] not in VOWELS:
        return f"{base[:-1]}ied"
    doubled = len(base) >= SHORTEST and base[-1] not in f"{VOWELS}wxy" and base[-2] in VOWELS
    short = doubled and base[-3] not in VOWELS and sum(letter in VOWELS for letter in base) == 1
    return base + base[-1] * short + ending


VERB, LEAD, VALUE, COUNT, FILLER, NOT, AMENDED = "verb", "lead", "value", "count", "filler", "not", "amended"
CHATTER = "chatter"
"""A word people say beside a move; unlike a filler it may be part of a name."""
UNSURE = "unsure"
"""A word that leaves open what is meant."""
AGAIN, TWICE = "again", "twice"
"""Words that say a name once more."""
MINUS, PLUS = "minus", "plus"
"""Words for the sign of a number."""
MINE = "mine"
"""A word by which people call something their own."""
INSTEAD = "instead"
"""A word before what is not done."""
PARTICLES = {
    FILLER: FILLER,
    CHATTER: CHATTER,
    MINUS: MINUS,
    PLUS: PLUS,
    "not": NOT,
    "amended": AMENDED,
    "unsure": UNSURE,
    MINE: MINE,
    INSTEAD: INSTEAD,
    "but": UNSURE,
    AGAIN: AGAIN,
    TWICE: TWICE,
}
ORDINARY = "ordinary"
"""The key of words of everyday speech, which may be names where cards have titles."""
SHORTEST_INDEXED = 3
FOREIGN = 1
"""What it costs that a word belongs to another language than the reader's, and not to English."""


class SpokenTerm(Struct, frozen=True):
    """A word or a phrase of a language, and what it stands for."""

    what: str
    key: str
    words: tuple[str, ...]
    language: str


class TermIndex:
    """All terms of a game."""

    def __init__(self, here: GameLexicon) -> None:
        self.by_word: dict[str, list[SpokenTerm]] = {}
        """Terms by their first word."""
        self.begun: dict[str, list[str]] = {}
        """First words by their first letters."""
        for term in dict.fromkeys(_terms(here)):
            self.by_word.setdefault(term.words[0], []).append(term)
        self.by_length: dict[int, list[str]] = {}
        for word in self.by_word:
            self.begun.setdefault(word[:SHORTEST_INDEXED], []).append(word)
            self.by_length.setdefault(len(word), []).append(word)
        self.longest = max(len(term.words) for several in self.by_word.values() for term in several)

    def like(self, typed: str) -> list[tuple[str, int]]:
        """The first words of terms that are spelt like this one, with what each costs."""
        if typed in self.by_word:
            near = [(typed, 0)]
        elif len(typed) < SHORTEST_INDEXED:
            return []
        else:
            near = []
        for word in self.begun.get(typed[:SHORTEST_INDEXED], ()):
            cost = spelt_likeness(typed, word) if word != typed else None
            if cost is not None:
                near.append((word, cost))
        return near

    def misspelt(self, typed: str) -> list[tuple[str, int]]:
        """The first words of terms this one may be a slip of the keys for."""
        most = slips_allowed(len(typed))
        lengths = range(len(typed) - most, len(typed) + most + 1)
        return misspelt(typed, (word for length in lengths for word in self.by_length.get(length, ())))


def _terms(here: GameLexicon) -> Iterator[SpokenTerm]:
    words = here.words
    for what, section in ((VERB, words.verbs), (LEAD, words.leads), (VALUE, words.values)):
        for key, by_language in section.items():
            yield from _of(what, key, by_language)
    for key, by_language in words.synonyms.items():
        section_name, _, name = key.rpartition(".")
        yield from _of(SECTIONS[section_name], name, by_language)
    common = line_words(COMMON)
    for key, by_language in common.get("particles", {}).items():
        if key in PARTICLES:
            yield from _of(PARTICLES[key], key, by_language)
    if not here.grammar.remarks:
        yield from _of(CHATTER, CHATTER, common["particles"][ORDINARY])
    for key, by_language in common.get("counts", {}).items():
        yield from _of(COUNT, key, by_language)


SECTIONS = {"": VERB, "leads": LEAD, "values": VALUE}
"""Where what a synonym stands for has its words."""


def _of(what: str, key: str, by_language: LineWords) -> Iterator[SpokenTerm]:
    for language, phrases in by_language.items():
        more = (*_other_forms(language, tuple(phrases)),) if what == VERB else ()
        for phrase in (*phrases, *more):
            words = tuple(folded(phrase).split())
            if words:
                yield SpokenTerm(what, key, words, language)


def _other_forms(language: str, phrases: tuple[str, ...]) -> Iterator[str]:
    """What is said of several people, and in English of others and of what was done."""
    yield from plurals({language: phrases})
    if language == "en":
        for phrase in phrases:
            yield from forms_of(phrase)


@lru_cache(maxsize=8)
def terms(game: str) -> TermIndex:
    """The terms of a game."""
    return TermIndex(lexicon(game))


LONGEST_ASIDE = 3


def is_aside(part: Sequence[str], language: str) -> bool:
    """Whether a part of a line begins with a word for when or why something is so."""
    heads = (" ".join(part[:length]) for length in range(1, LONGEST_ASIDE + 1))
    return len(part) > 1 and any(head in aside_words(language) for head in heads)


@lru_cache(maxsize=8)
def speakers(language: str) -> frozenset[str]:
    """The words by which whoever speaks says who does something."""
    by_language = line_words(COMMON)["particles"].get("speaking", {})
    return frozenset(folded(phrase) for phrase in by_language.get(language, ()))


@lru_cache(maxsize=8)
def aside_words(language: str) -> frozenset[str]:
    """The words before what is told beside a move."""
    by_language = line_words(COMMON)["particles"].get("asides", {})
    return frozenset(
        folded(phrase) for each in dict.fromkeys((language, "en")) for phrase in by_language.get(each, ())
    )
