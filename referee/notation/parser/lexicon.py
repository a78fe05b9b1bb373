"""The words, signs and quotations of a typed line, and the words of a game's lines with their plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from itertools import product

import msgspec
from msgspec import Struct

from cards.names import key
from engine.kernel.grammar import Form, Grammar, LineWords, Vocabulary
from referee.session.registry import package_of
from referee.words.messages import folders, word_files

SIGNS = ",;:>()/"
CYRILLIC = re.compile("[а-яёіѝ]", re.IGNORECASE)
ARROW = ">"
"""What stands between where something comes from and where it goes, however the arrow is drawn."""
PATTERN = re.compile(
    r'"(?P<quoted>(?:[^"\\]|\\.)*)"?'  # a quotation, perhaps not finished yet
    r"|[„“«](?P<printed>[^”“»]*)[”“»]?"
    r"|(?P<arrow>[-=–—]*>|[→⇒➔➜])"
    r"|(?P<sign>[,;:()/])"
    r"|(?P<word>(?:(?![-=–—]+>)[^\s,;:>()/\"„“”«»→⇒➔➜])+)"
)


class Token(Struct, frozen=True):
    """A word, a sign or a quotation."""

    text: str
    start: int
    end: int
    quoted: bool = False

    @property
    def sign(self) -> bool:
        """Whether it is a sign of punctuation."""
        return not self.quoted and self.text in SIGNS


def lex(text: str) -> tuple[Token, ...]:
    """The tokens of a line."""
    return tuple(_token(found) for found in PATTERN.finditer(text))


def _token(found: re.Match[str]) -> Token:
    inside = found["quoted"] if found["quoted"] is not None else found["printed"]
    if inside is not None:
        return Token(re.sub(r"\\(.)", r"\1", inside), found.start(), found.end(), True)
    return Token(ARROW if found["arrow"] else found[0], found.start(), found.end())


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text in plain lower-case Latin letters, by which words and names are compared."""
    return key(text)


@lru_cache(maxsize=2**13)
def in_cyrillic(text: str) -> bool:
    """Whether the text has Cyrillic letters."""
    return CYRILLIC.search(text) is not None


def quote(text: str) -> str:
    """The text in quotation marks, so that it reads as it is."""
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def bare(text: str) -> bool:
    """Whether a name can stand in a line without quotation marks."""
    return re.fullmatch(r"\w[\w.'’-]*", text) is not None


COMMON = "common"
"""The words that every game shares."""


@cache
def line_words(*names: str) -> Mapping[str, Mapping[str, LineWords]]:
    """The words of typed lines, by section and key; a later file replaces what an earlier one says."""
    found: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {}
    for language, name in product(folders(), names):
        for file in word_files(language, f"lines.{name}.json")[:1]:
            read = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, tuple[str, ...]]])
            for section, keys in read.items():
                found.setdefault(section, {})
                for word, wordings in keys.items():
                    found[section].setdefault(word, {})[language] = wordings
    return found


@cache
def _endings() -> dict[str, tuple[tuple[str, str], ...]]:
    """Of each language the endings of a verb for one person, and for several."""
    declined = [
        (language, singular, many)
        for singular, by_language in line_words(COMMON)["plurals"].items()
        for language, several in by_language.items()
        for many in several
    ]
    return {
        of: tuple((singular, many) for language, singular, many in declined if language == of)
        for of in folders()
    }


def plurals(words: LineWords) -> Iterator[str]:
    """The same phrases for several people: one word of each is the verb."""
    for language, endings in _endings().items():
        for phrase in words.get(language, ()):
            several = phrase.split()
            for at, word in enumerate(several):
                for singular, many in endings:
                    if word.endswith(singular):
                        verb = word.removesuffix(singular) + many
                        yield " ".join((*several[:at], verb, *several[at + 1 :]))


class GameLexicon:
    """The words of a grammar, found by their folded form."""

    def __init__(self, grammar: Grammar, game: str) -> None:
        self.grammar = grammar
        self.game = game
        self.words = Vocabulary(**line_words(*grammar.speaks))
        self._said = {
            (form.words, form.before): self._begins(form) for form in (*grammar.forms, *grammar.effects)
        }
        self.forms = self._heads(grammar.forms)
        self.effects = self._heads(grammar.effects)
        self.signless = tuple(form for form in grammar.effects if not form.words)
        self.leads = {lead: keys_of(words) for lead, words in self.words.leads.items()}
        self.values = {value: keys_of(words) | {folded(value)} for value, words in self.words.values.items()}
        self.houses = {house: keys_of(words) for house, words in self.words.houses.items()}

    def said(self, form: Form) -> LineWords:
        """The words that a form begins with, if it begins with any."""
        return self._said[form.words, form.before]

    def _begins(self, form: Form) -> LineWords:
        section, _, key = form.words.rpartition(".")
        words: LineWords = getattr(self.words, section or "verbs")[key] if key else {}
        return _with_before(self.words.verbs[form.before], words) if form.before else words

    def _heads(self, forms: Sequence[Form]) -> dict[str, tuple[Form, ...]]:
        """The forms by the words they begin with; the verb itself always counts."""
        found: dict[str, tuple[Form, ...]] = {}
        for form in forms:
            for beginning in sorted(
                keys_of(self.said(form)) | ({folded(form.makes)} if form.words else set())
            ):
                found[beginning] = (*found.get(beginning, ()), form)
        return {**self._of_several(forms), **found}

    def _of_several(self, forms: Sequence[Form]) -> dict[str, tuple[Form, ...]]:
        """The forms by the words they begin with where several people act."""
        found: dict[str, tuple[Form, ...]] = {}
        for form in forms:
            for beginning in {folded(phrase) for phrase in plurals(self.said(form))}:
                found[beginning] = (*found.get(beginning, ()), form)
        return found


def _with_before(before: LineWords, words: LineWords) -> LineWords:
    """The words, and the same with a verb before them."""
    return {
        language: (*several, *(f"{verb} {word}" for verb in before.get(language, ()) for word in several))
        for language, several in words.items()
    }


def keys_of(words: LineWords) -> frozenset[str]:
    """The words of all languages, folded for comparison."""
    return frozenset(folded(word) for several in words.values() for word in several)


@lru_cache(maxsize=8)
def lexicon(game: str) -> GameLexicon:
    """The lexicon of a game; its grammar stands beside its adapter, in ``notation``."""
    return GameLexicon(import_module(f"{package_of(game)}.notation").GRAMMAR, game)
