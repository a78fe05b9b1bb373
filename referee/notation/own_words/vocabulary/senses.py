"""What each word of a line may stand for at a table, and what it costs to take it so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from cards.names import FROM_KEYS, TO_KEYS
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.known_names import NameTable
from referee.notation.own_words.vocabulary.likeness import BEGUN, INFLECTED, slip_cost, spelt_likeness
from referee.notation.own_words.vocabulary.spoken_words import APOSTROPHES, ENDS, SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AGAIN,
    AMENDED,
    CHATTER,
    COUNT,
    FILLER,
    FOREIGN,
    INSTEAD,
    LEAD,
    MINE,
    NOT,
    UNSURE,
    VALUE,
    VERB,
    SpokenTerm,
    TermIndex,
    terms,
)
from referee.notation.own_words.vocabulary.title_words import title_words
from referee.notation.parser.lexicon import COMMON, folded, in_cyrillic, line_words
from referee.notation.parser.line_readings import TypedLine
from rulebook.text.stems import SCRIPT_OF

NUMBER = "number"
OTHER_LAYOUT, LIKE_ANYTHING = 6, 99
SEAT_BEGUN = 5
SHORTEST_SHORT = 4
"""Letters of the shortest beginning by which players surely call a seat."""
UNSEEN = 4
"""What it costs that a card is named that nobody has seen yet."""
MOST_WORDS = 60
"""A line of more is no sentence."""
DIGITS = 6
SIGNED = {"+": "+", **dict.fromkeys("-\N{EN DASH}\N{MINUS SIGN}", "-")}
PARTICLES_AS_THEY_ARE = (FILLER, CHATTER, NOT, AMENDED, UNSURE, MINE, INSTEAD)
"""What is no word of its own kind unless it is spelt so."""
ONE_PERSON = ("we_win", "we_lose")
"""Leads that one person says of what another ending would say of somebody else."""
LITTLE = 3
ARTICLES = {"bg": ("ta", "yat", "iat", "at", "to", "te", "ya", "a")}
"""Endings that a language puts to a noun as its article, as words are compared."""
MEANT = (VALUE, COUNT)
"""What a word is first, also where it is said beside a move elsewhere."""
RATHER = (known.CARD, NOT, FILLER, CHATTER)
"""What some words rather are than the name of a card that nobody has seen."""
HERE = (known.SEAT, known.CARD)
"""What has names at a table; a card of the catalogue may bear any word."""
SHORTEST_VERB = 4
"""Letters of a verb that is not typed to its end."""


class Sense(Struct, frozen=True):
    """What some words of a line may stand for."""

    what: str
    key: str
    start: int
    end: int
    cost: int = 0
    ids: tuple[str, ...] = ()


Senses = tuple[tuple[Sense, ...], ...]
"""Of each word of a line the senses that begin at it."""


class SenseFinder:
    """Finds the senses of the words of one line."""

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
        self.near_terms = [self.index.like(word.text) for word in words]
        self.near_names = {what: [table.near(w.text) for w in words] for what, table in self.tables.items()}
        for at in range(len(words)):
            self._read_letter(at)
            self._read_id(at)
            self._translate(at)
            self._shorten(at)
            self._guess(at)
            self._leave_only_near(at)

    def _read_letter(self, at: int) -> None:
        """A seat that is called by one letter: a capital, also with an ending behind an apostrophe."""
        typed, near = self.words[at].typed, self.near_names[known.SEAT]
        if typed[1:2] in APOSTROPHES and typed[1:] and typed[0].isupper():
            near[at] = {**near[at], **self.tables[known.SEAT].near(folded(typed[0]))}
        elif self._is_letter_of_a_name(at):
            seats = self.tables[known.SEAT]
            near[at] = near[at] or {one: 0 for one in looks_like(typed) if one in seats.by_word}
        elif len(typed) == 1 and typed.islower() and self.near_terms[at] and not self._is_foreign(typed):
            near[at] = {}

    def _read_id(self, at: int) -> None:
        """A card or a plot called by a letter, perhaps with a number, that is typed in the other alphabet."""
        typed = self.words[at].typed.rstrip("".join(ENDS))
        if not (typed[1:].isdecimal() or (len(typed) == 1 and typed.isupper())):
            return
        if self._is_little_word(at):
            return
        for what in (known.CARD, known.PLOT):
            table, near = self.tables.get(what), self.near_names.get(what)
            if table is not None and near is not None and not near[at]:
                alike = (f"{letter}{typed[1:]}" for letter in looks_like(typed[0]))
                near[at] = {one: 0 for one in alike if one in table.by_word}

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
        said = at + 1 < len(self.words) and self._begins_verb(at + 1)
        return len(word.typed) == 1 and word.typed.isupper() and bool(within or said)

    def _begins_verb(self, at: int) -> bool:
        """Whether a word begins a verb just so."""
        return any(term.what == VERB for term in self.index.by_word.get(self.words[at].text, ()))

    def _translate(self, at: int) -> None:
        """The cards here whose English title has the word that this one translates."""
        near = self.near_names[known.CARD][at]
        for title, cost in title_words(self.line.language).meant_by(self.words[at].text):
            for name, more in self.tables[known.CARD].near(title).items():
                if more <= INFLECTED:
                    near[name] = min(cost + more, near.get(name, cost + more))

    def _shorten(self, at: int) -> None:
        """A seat that is called by the beginning of its name alone, and by no other word: ``Lanni``."""
        near, word = self.near_names[known.SEAT][at], self.words[at]
        if self.line.lexicon.grammar.remarks:
            return  # where many cards are named, the beginning of a House may be the name of one
        begins = all(name.startswith(word.text) for name in near)
        if len(word.text) >= SHORTEST_SHORT and begins and word.text not in self.index.by_word:
            self.near_names[known.SEAT][at] = {name: min(cost, INFLECTED) for name, cost in near.items()}

    def _guess(self, at: int) -> None:
        """What a word may have been meant for that nothing is spelt like."""
        word = self.words[at]
        here = any(near[at] for what, near in self.near_names.items() if what != known.FACE)
        if self._is_term(at) or here or word.text.isdecimal():
            return
        if self.near_names[known.FACE][at]:
            self.near_names[known.CARD][at] = self._sounds_like(word)
            if self.near_names[known.CARD][at] or self.line.lexicon.grammar.remarks:
                return
        most = LIKE_ANYTHING if self.line.lexicon.grammar.remarks else OTHER_LAYOUT
        if self._is_typed_elsewhere(word, at, most):
            return
        for what, near in self.near_names.items():
            near[at] = self.tables[what].guessed(word.text)
        self.near_names[known.CARD][at] = self._sounds_like(word)
        self.near_terms[at] = self.index.misspelt(word.text)
        if not (self.near_terms[at] or any(self._name_costs(at))):
            self._is_typed_elsewhere(word, at, OTHER_LAYOUT + INFLECTED)

    def _is_typed_elsewhere(self, word: SpokenWord, at: int, most: int) -> bool:
        """Whether a word is one of another layout, which then stands for it."""
        for other in _on_other_layouts(word.typed):
            self._take(at, other, OTHER_LAYOUT)
            costs = (*(cost for _, cost in self.near_terms[at]), *self._name_costs(at))
            if any(cost <= most for cost in costs):
                return True
        return False

    def _name_costs(self, at: int) -> Iterator[int]:
        return (cost for near in self.near_names.values() for cost in near[at].values())

    def _sounds_like(self, word: SpokenWord) -> dict[str, int]:
        """The words of names on the table that one may be a slip of the keys for, perhaps with an article."""
        named = self.tables[known.CARD]
        articles = ARTICLES.get(self.line.language, ())
        bare = (word.text.removesuffix(one) for one in articles if word.text.endswith(one))
        return named.guessed(word.text) or next(filter(None, map(named.guessed, bare)), {})

    def _is_term(self, at: int) -> bool:
        """Whether a word may be one of a term: a little word is one only as it is."""
        return any(
            not cost or (term.what not in PARTICLES_AS_THEY_ARE and len(term.words) == 1)
            for one, cost in self.near_terms[at]
            for term in self.index.by_word[one]
        )

    def _leave_only_near(self, at: int) -> None:
        """What is a word as it stands is no mere beginning of a name."""
        exact = [term for one, cost in self.near_terms[at] if not cost for term in self.index.by_word[one]]
        if any(term.what == NOT and len(term.words) == 1 for term in exact):
            self.near_terms[at] = [(one, cost) for one, cost in self.near_terms[at] if not cost]
        if exact:
            for near in self.near_names.values():
                near[at] = {one: cost for one, cost in near[at].items() if cost < BEGUN}

    def _take(self, at: int, other: str, cost: int) -> None:
        self.near_terms[at] = [(one, cost + more) for one, more in self.index.like(other)]
        for what, near in self.near_names.items():
            near[at] = {one: cost + more for one, more in self.tables[what].near(other).items()}

    def senses(self) -> tuple[tuple[Sense, ...], ...]:
        """The senses that begin at each word, the cheapest of each kind."""
        return tuple(tuple(self._at(at)) for at in range(len(self.words)))

    def _at(self, at: int) -> Iterator[Sense]:
        best: dict[tuple[str, str, int], Sense] = {}
        for one in (*self._named(at), *self._terms(at), *self._number(at), *self._begun_seat(at)):
            mark = (one.what, one.key, one.end)
            if mark not in best or best[mark].cost > one.cost:
                best[mark] = one
        best_card = next((sense for sense in best.values() if sense.what == known.CARD), None)
        rather = [sense for sense in best.values() if sense.what in RATHER]
        verbs = any(sense.what == VERB and not sense.cost for sense in best.values())
        is_seat = any(sense.what == known.SEAT and not sense.cost for sense in best.values())
        again = any(sense.what == AGAIN and not sense.cost for sense in best.values())
        named = [sense for sense in best.values() if sense.what == known.CARD and not sense.cost]
        for one in best.values():
            if again and one.what in (VERB, LEAD) and one.cost:
                continue
            if verbs and one.what in (VERB, LEAD) and one.cost > INFLECTED:
                continue  # the word for one thing done is no other word misheard
            unseen = one.what == known.FACE and any(_is_rather(other, one) for other in rather)
            unseen |= one.what == known.PLOT and bool(one.cost) and is_seat
            guessed = one.what == known.SEAT and one.cost > INFLECTED and best_card is not None
            if not (unseen or guessed or self._is_another_place(one, named)):
                yield one

    def _is_another_place(self, one: Sense, named: list[Sense]) -> bool:
        """Whether the whole name of one area on a board is only a part of this name: its port."""
        if one.what != known.CARD or not one.cost or self.line.lexicon.grammar.remarks:
            return False
        whole = (sense.key for sense in named if sense.end == one.end and len(sense.ids) == 1)
        return any(f"{key}:" not in one.key for key in whole)

    def _end(self, at: int) -> int:
        """Before which word a sign stands next: no name goes over it."""
        return next((end for end in range(at + 1, len(self.words)) if self.words[end].after), len(self.words))

    def _named(self, at: int) -> Iterator[Sense]:
        end = self._end(at)
        for what, table in self.tables.items():
            for meant in table.meant(self.near_names[what], at, end):
                cost = meant.cost + (UNSEEN if what == known.FACE else 0)
                yield Sense(what, "|".join(meant.ids), at, at + meant.length, cost, meant.ids)

    def _terms(self, at: int) -> Iterator[Sense]:
        end = self._end(at)
        seated = any(cost <= INFLECTED for cost in self.near_names[known.SEAT][at].values())
        for first, cost in self.near_terms[at]:
            if cost and seated:
                continue
            for term in self.index.by_word[first]:
                if cost and (term.what in PARTICLES_AS_THEY_ARE or term.key in ONE_PERSON):
                    continue
                if cost >= BEGUN and term.what == VERB and len(self.words[at].text) < SHORTEST_VERB:
                    continue
                if self._is_strange(term, self.words[at]) or self._is_another(term):
                    continue
                if term.what == CHATTER and not self._is_chatter(term, at):
                    continue
                if self._is_pronoun(term, at):
                    continue
                far = FOREIGN if term.language not in (self.line.language, "en") else 0
                total = self._phrase(term.words, at, end, cost + far)
                if total is not None and not (total > far and term.what in PARTICLES_AS_THEY_ARE):
                    yield Sense(term.what, term.key, at, at + len(term.words), total)

    def _is_pronoun(self, term: SpokenTerm, at: int) -> bool:
        """Whether a single letter that stands for a value is rather a word of its own: "I want to attack"."""
        word, after = self.words[at], self.words[at + 1 : at + 2]
        if term.what != VALUE or len(word.text) > 1 or not after or after[0].after:
            return False
        filler = any(one.what == FILLER for one in self.index.by_word.get(word.text, ()))
        follows = self.index.by_word.get(after[0].text, ())
        return filler and any(one.what in (VERB, FILLER, CHATTER) for one in follows)

    def _is_chatter(self, term: SpokenTerm, at: int) -> bool:
        """Whether a word is said beside the move, in a language of the reader, and names nothing here."""
        named = (self.near_names[what][at].values() for what in HERE)
        here = any(cost <= INFLECTED for costs in named for cost in costs)
        known_here = self.index.by_word[self.words[at].text]
        here |= len(term.words) == 1 and any(one.what in MEANT and len(one.words) == 1 for one in known_here)
        return not here and term.language in (self.line.language, "en")

    def _is_strange(self, term: SpokenTerm, word: SpokenWord) -> bool:
        """Whether a little word is another's in another alphabet: the Bulgarian "we" is no Polish "not"."""
        little = term.what in (FILLER, CHATTER, NOT) or len(term.words[0]) <= LITTLE
        other = term.language != self.line.language and (SCRIPT_OF[term.language] == "cyrillic")
        return little and other != in_cyrillic(word.typed) and term.language != self.line.language

    def _is_another(self, term: SpokenTerm) -> bool:
        """Whether a denial or number of another language is a word of the reader's: in Polish "no", "ten"."""
        if term.what not in (NOT, COUNT) or term.language == self.line.language or len(term.words) > 1:
            return False
        known_here = self.index.by_word[term.words[0]]
        return any(one.what in (FILLER, CHATTER) and one.language == self.line.language for one in known_here)

    def _phrase(self, words: tuple[str, ...], at: int, end: int, cost: int) -> int | None:
        """What it costs to take the words from one on for a phrase."""
        if at + len(words) > end:
            return None
        for more in range(1, len(words)):
            typed = self.words[at + more].text
            one = spelt_likeness(typed, words[more])
            if one is not None and one >= BEGUN and typed in self.index.by_word:
                return None
            if one is None:
                one = slip_cost(typed, words[more])
                if one is None or typed in self.index.by_word:
                    return None
            cost += one
        return cost

    def _number(self, at: int) -> Iterator[Sense]:
        text, typed = self.words[at].text, self.words[at].typed
        if text.isdecimal() and len(text) <= DIGITS:
            sign = typed[0] if typed[0] in SIGNED else ""
            yield Sense(NUMBER, f"{SIGNED.get(sign, '')}{text}", at, at + 1)

    def _begun_seat(self, at: int) -> Iterator[Sense]:
        """A seat by as few letters as no other begins with."""
        text = self.words[at].text
        begun = [
            seat for seat, keys in self.line.names.seats.items() if any(key.startswith(text) for key in keys)
        ]
        if len(begun) == 1 and not self.near_names[known.SEAT][at]:
            yield Sense(known.SEAT, begun[0], at, at + 1, SEAT_BEGUN, (begun[0],))


def _is_rather(card: Sense, face: Sense) -> bool:
    """Whether the same words rather say something else than name a card that nobody has seen."""
    return card.end >= face.end and card.cost <= face.cost


@cache
def _alike() -> dict[str, tuple[str, ...]]:
    """Letters of one alphabet -> those of the other that are typed so."""
    found: dict[str, tuple[str, ...]] = {}
    for letter, by_language in line_words(COMMON).get("letters", {}).items():
        for typed in dict.fromkeys(one for several in by_language.values() for one in several):
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


__all__ = [
    "COUNT",
    "FILLER",
    "LEAD",
    "NOT",
    "NUMBER",
    "VALUE",
    "VERB",
    "Sense",
    "SenseFinder",
    "Senses",
]
