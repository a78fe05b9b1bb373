"""The words, names and terms that each word of a line may be typed for, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cards.names import FROM_KEYS, TO_KEYS
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.known_names import NameTable
from referee.notation.own_words.vocabulary.likeness import BEGUN, INFLECTED
from referee.notation.own_words.vocabulary.spoken_words import APOSTROPHES, ENDS, SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AMENDED,
    CHATTER,
    FILLER,
    INSTEAD,
    MINE,
    NOT,
    UNSURE,
    VERB,
    TermIndex,
    terms,
)
from referee.notation.own_words.vocabulary.title_words import title_words
from referee.notation.parser.lexicon import COMMON, folded, in_cyrillic, line_words
from referee.notation.parser.line_readings import TypedLine

OTHER_LAYOUT, LIKE_ANYTHING = 6, 99
"""What it costs that a word is typed on another layout of the keyboard; where anything may be meant."""
SHORTEST_SHORT = 4
"""Letters of the shortest beginning by which players surely call a seat."""
PARTICLES_AS_THEY_ARE = (FILLER, CHATTER, NOT, AMENDED, UNSURE, MINE, INSTEAD)
"""What is no word of its own kind unless it is spelt so."""
ARTICLES = {"bg": ("ta", "yat", "iat", "at", "to", "te", "ya", "a")}
"""Endings that a language puts to a noun as its article, as words are compared."""


class NearWords:
    """What the words of one line may be typed for: terms of the game, and names at the table."""

    def __init__(self, line: TypedLine, words: tuple[SpokenWord, ...], *, plots: bool) -> None:
        self.line = line
        self.words = words
        self.index: TermIndex = terms(line.lexicon.game)
        self.tables: dict[str, NameTable] = {
            known.SEAT: known.seats_named(line.names),
            known.CARD: known.things_named(line.names),
            known.FACE: known.faces_named(line.names),
        }
        if plots:
            self.tables[known.PLOT] = known.plots_named(line.names)
        self.terms = [self.index.like(word.text) for word in words]
        self.names = {what: [table.near(w.text) for w in words] for what, table in self.tables.items()}
        for at in range(len(words)):
            self._read_letter(at)
            self._read_id(at)
            self._translate(at)
            self._shorten(at)
            self._guess(at)
            self._leave_only_near(at)

    def _read_letter(self, at: int) -> None:
        """A seat that is called by one letter: a capital, also with an ending behind an apostrophe."""
        typed, near = self.words[at].typed, self.names[known.SEAT]
        if typed[1:2] in APOSTROPHES and typed[1:] and typed[0].isupper():
            near[at] = {**near[at], **self.tables[known.SEAT].near(folded(typed[0]))}
        elif self._is_letter_of_a_name(at):
            seats = self.tables[known.SEAT]
            near[at] = near[at] or {letter: 0 for letter in looks_like(typed) if letter in seats.by_word}
        elif len(typed) == 1 and typed.islower() and self.terms[at] and not self._is_foreign(typed):
            near[at] = {}

    def _read_id(self, at: int) -> None:
        """A card or a plot called by a letter, perhaps with a number, that is typed in the other alphabet."""
        typed = self.words[at].typed.rstrip("".join(ENDS))
        if not (typed[1:].isdecimal() or (len(typed) == 1 and typed.isupper())):
            return
        if self._is_little_word(at):
            return
        for what in (known.CARD, known.PLOT):
            table, near = self.tables.get(what), self.names.get(what)
            if table is not None and near is not None and not near[at]:
                alike = (f"{letter}{typed[1:]}" for letter in looks_like(typed[0]))
                near[at] = {name: 0 for name in alike if name in table.by_word}

    def _is_little_word(self, at: int) -> bool:
        """Whether a letter that begins a sentence is rather a little word before a noun: ``В порт``."""
        word, behind = self.words[at], self.words[at + 1 : at + 2]
        begins = in_cyrillic(word.typed) and (not at or word.after in ENDS)
        if not (begins and behind and word.text in self.index.by_word) or behind[0].after:
            return False
        return not self._begins_verb(at + 1) and len(behind[0].text) > 1

    def _is_foreign(self, typed: str) -> bool:
        """Whether a word is of another alphabet than those around it, where it is hardly one of theirs."""
        return not in_cyrillic(typed) and any(in_cyrillic(word.typed) for word in self.words)

    def _is_letter_of_a_name(self, at: int) -> bool:
        """Whether a word is a capital letter that does not just begin a sentence."""
        word = self.words[at]
        within = at and word.after not in ENDS
        acts = at + 1 < len(self.words) and self._begins_verb(at + 1)
        return len(word.typed) == 1 and word.typed.isupper() and bool(within or acts)

    def _begins_verb(self, at: int) -> bool:
        """Whether a word begins a verb just so."""
        return any(term.what == VERB for term in self.index.by_word.get(self.words[at].text, ()))

    def _translate(self, at: int) -> None:
        """The cards here whose English title has the word that this one translates."""
        near = self.names[known.CARD][at]
        for title, cost in title_words(self.line.language).meant_by(self.words[at].text):
            for name, more in self.tables[known.CARD].near(title).items():
                if more <= INFLECTED:
                    near[name] = min(cost + more, near.get(name, cost + more))

    def _shorten(self, at: int) -> None:
        """A seat that is called by the beginning of its name alone, and by no other word: ``Lanni``."""
        near, word = self.names[known.SEAT][at], self.words[at]
        if self.line.lexicon.grammar.remarks:
            return  # where many cards are named, the beginning of a House may be the name of one
        begins = all(name.startswith(word.text) for name in near)
        if len(word.text) >= SHORTEST_SHORT and begins and word.text not in self.index.by_word:
            self.names[known.SEAT][at] = {name: min(cost, INFLECTED) for name, cost in near.items()}

    def _guess(self, at: int) -> None:
        """What a word may have been meant for that nothing is spelt like."""
        word = self.words[at]
        here = any(near[at] for what, near in self.names.items() if what != known.FACE)
        if self._is_term(at) or here or word.text.isdecimal():
            return
        if self.names[known.FACE][at]:
            self.names[known.CARD][at] = self._sounds_like(word)
            if self.names[known.CARD][at] or self.line.lexicon.grammar.remarks:
                return
        most = LIKE_ANYTHING if self.line.lexicon.grammar.remarks else OTHER_LAYOUT
        if self._is_typed_elsewhere(word, at, most):
            return
        for what, near in self.names.items():
            near[at] = self.tables[what].guessed(word.text)
        self.names[known.CARD][at] = self._sounds_like(word)
        self.terms[at] = self.index.misspelt(word.text)
        if not (self.terms[at] or any(self._name_costs(at))):
            self._is_typed_elsewhere(word, at, OTHER_LAYOUT + INFLECTED)

    def _is_typed_elsewhere(self, word: SpokenWord, at: int, most: int) -> bool:
        """Whether a word is one of another layout, which then stands for it."""
        for other in _on_other_layouts(word.typed):
            self._take(at, other, OTHER_LAYOUT)
            costs = (*(cost for _, cost in self.terms[at]), *self._name_costs(at))
            if any(cost <= most for cost in costs):
                return True
        return False

    def _name_costs(self, at: int) -> Iterator[int]:
        return (cost for near in self.names.values() for cost in near[at].values())

    def _sounds_like(self, word: SpokenWord) -> dict[str, int]:
        """The words of names on the table that one may be a slip of the keys for, perhaps with an article."""
        named = self.tables[known.CARD]
        articles = ARTICLES.get(self.line.language, ())
        bare = (word.text.removesuffix(article) for article in articles if word.text.endswith(article))
        return named.guessed(word.text) or next(filter(None, map(named.guessed, bare)), {})

    def _is_term(self, at: int) -> bool:
        """Whether a word may be one of a term: a little word is one only as it is."""
        return any(
            not cost or (term.what not in PARTICLES_AS_THEY_ARE and len(term.words) == 1)
            for text, cost in self.terms[at]
            for term in self.index.by_word[text]
        )

    def _leave_only_near(self, at: int) -> None:
        """What is a word as it stands is no mere beginning of a name."""
        exact = [term for text, cost in self.terms[at] if not cost for term in self.index.by_word[text]]
        if any(term.what == NOT and len(term.words) == 1 for term in exact):
            self.terms[at] = [(text, cost) for text, cost in self.terms[at] if not cost]
        if exact:
            for near in self.names.values():
                near[at] = {text: cost for text, cost in near[at].items() if cost < BEGUN}

    def _take(self, at: int, other: str, cost: int) -> None:
        self.terms[at] = [(text, cost + more) for text, more in self.index.like(other)]
        for what, near in self.names.items():
            near[at] = {text: cost + more for text, more in self.tables[what].near(other).items()}


@cache
def _alike() -> dict[str, tuple[str, ...]]:
    """Letters of one alphabet -> those of the other that are typed so."""
    found: dict[str, tuple[str, ...]] = {}
    for letter, by_language in line_words(COMMON).get("letters", {}).items():
        for typed in dict.fromkeys(alike for several in by_language.values() for alike in several):
            found[typed] = (*found.get(typed, ()), letter)
    return found


def looks_like(typed: str) -> tuple[str, ...]:
    """The Latin letters that a letter of the other alphabet may be typed for."""
    return _alike().get(typed.casefold(), ()) if in_cyrillic(typed) else ()


def _on_other_layouts(typed: str) -> Iterator[str]:
    """A word as it would stand had the keyboard been on another layout."""
    for table in TO_KEYS if in_cyrillic(typed) else FROM_KEYS:
        other = folded(typed.casefold().translate(table))
        if other and " " not in other:
            yield other
