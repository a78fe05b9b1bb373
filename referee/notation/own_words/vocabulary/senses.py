"""What each word of a line may stand for at a table, and what it costs to take it so."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import BEGUN, INFLECTED, slip_cost, spelt_likeness
from referee.notation.own_words.vocabulary.near_words import PARTICLES_AS_THEY_ARE, NearWords
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AGAIN,
    CHATTER,
    COUNT,
    FILLER,
    FOREIGN,
    LEAD,
    NOT,
    VALUE,
    VERB,
    SpokenTerm,
)
from referee.notation.parser.lexicon import in_cyrillic
from referee.notation.parser.line_readings import TypedLine
from rulebook.text.stems import SCRIPT_OF

NUMBER = "number"
SEAT_BEGUN = 5
UNSEEN = 4
"""What it costs that a card is named that nobody has seen yet."""
MOST_WORDS = 60
"""A line of more is no sentence."""
DIGITS = 6
SIGNED = {"+": "+", **dict.fromkeys("-\N{EN DASH}\N{MINUS SIGN}", "-")}
ONE_PERSON = ("we_win", "we_lose")
"""Leads that one person says of what another ending would say of somebody else."""
LITTLE = 3
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
        """``plots``: a word may name a plot."""
        self.line = line
        self.words = words
        self._near = NearWords(line, words, plots=plots)

    def senses(self) -> tuple[tuple[Sense, ...], ...]:
        """The senses that begin at each word, the cheapest of each kind."""
        return tuple(tuple(self._at(at)) for at in range(len(self.words)))

    def _at(self, at: int) -> Iterator[Sense]:
        best: dict[tuple[str, str, int], Sense] = {}
        for found in (*self._named(at), *self._terms(at), *self._number(at), *self._begun_seat(at)):
            mark = (found.what, found.key, found.end)
            if mark not in best or best[mark].cost > found.cost:
                best[mark] = found
        best_card = next((sense for sense in best.values() if sense.what == known.CARD), None)
        rather = [sense for sense in best.values() if sense.what in RATHER]
        verbs = any(sense.what == VERB and not sense.cost for sense in best.values())
        is_seat = any(sense.what == known.SEAT and not sense.cost for sense in best.values())
        again = any(sense.what == AGAIN and not sense.cost for sense in best.values())
        named = [sense for sense in best.values() if sense.what == known.CARD and not sense.cost]
        for found in best.values():
            if again and found.what in (VERB, LEAD) and found.cost:
                continue
            if verbs and found.what in (VERB, LEAD) and found.cost > INFLECTED:
                continue  # the word for one thing done is no other word misheard
            unseen = found.what == known.FACE and any(_is_rather(other, found) for other in rather)
            unseen |= found.what == known.PLOT and bool(found.cost) and is_seat
            guessed = found.what == known.SEAT and found.cost > INFLECTED and best_card is not None
            if not (unseen or guessed or self._is_another_place(found, named)):
                yield found

    def _is_another_place(self, area: Sense, named: list[Sense]) -> bool:
        """Whether the whole name of one area on a board is only a part of this name: its port."""
        if area.what != known.CARD or not area.cost or self.line.lexicon.grammar.remarks:
            return False
        whole = (sense.key for sense in named if sense.end == area.end and len(sense.ids) == 1)
        return any(f"{key}:" not in area.key for key in whole)

    def _end(self, at: int) -> int:
        """Before which word a sign stands next: no name goes over it."""
        return next((end for end in range(at + 1, len(self.words)) if self.words[end].after), len(self.words))

    def _named(self, at: int) -> Iterator[Sense]:
        end = self._end(at)
        for what, table in self._near.tables.items():
            for name in table.meant(self._near.names[what], at, end):
                cost = name.cost + (UNSEEN if what == known.FACE else 0)
                yield Sense(what, "|".join(name.ids), at, at + name.length, cost, name.ids)

    def _terms(self, at: int) -> Iterator[Sense]:
        end = self._end(at)
        seated = any(cost <= INFLECTED for cost in self._near.names[known.SEAT][at].values())
        for first, cost in self._near.terms[at]:
            if cost and seated:
                continue
            for term in self._near.index.by_word[first]:
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
        filler = any(other.what == FILLER for other in self._near.index.by_word.get(word.text, ()))
        follows = self._near.index.by_word.get(after[0].text, ())
        return filler and any(other.what in (VERB, FILLER, CHATTER) for other in follows)

    def _is_chatter(self, term: SpokenTerm, at: int) -> bool:
        """Whether a word is said beside the move, in a language of the reader, and names nothing here."""
        named = (self._near.names[what][at].values() for what in HERE)
        here = any(cost <= INFLECTED for costs in named for cost in costs)
        known_here = self._near.index.by_word[self.words[at].text]
        here |= len(term.words) == 1 and any(
            other.what in MEANT and len(other.words) == 1 for other in known_here
        )
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
        known_here = self._near.index.by_word[term.words[0]]
        return any(
            other.what in (FILLER, CHATTER) and other.language == self.line.language for other in known_here
        )

    def _phrase(self, words: tuple[str, ...], at: int, end: int, cost: int) -> int | None:
        """What it costs to take the words from one on for a phrase."""
        if at + len(words) > end:
            return None
        for more in range(1, len(words)):
            typed = self.words[at + more].text
            likeness = spelt_likeness(typed, words[more])
            if likeness is not None and likeness >= BEGUN and typed in self._near.index.by_word:
                return None
            if likeness is None:
                likeness = slip_cost(typed, words[more])
                if likeness is None or typed in self._near.index.by_word:
                    return None
            cost += likeness
        return cost

    def _number(self, at: int) -> Iterator[Sense]:
        text, typed = self.words[at].text, self.words[at].typed
        if text.isdecimal() and len(text) <= DIGITS:
            sign = typed[0] if typed[0] in SIGNED else ""
            yield Sense(NUMBER, f"{SIGNED.get(sign, '')}{text}", at, at + 1)

    def _begun_seat(self, at: int) -> Iterator[Sense]:
        """A seat by as few letters as no other begins with."""
        text = self.words[at].text
        seats = [
            seat for seat, keys in self.line.names.seats.items() if any(key.startswith(text) for key in keys)
        ]
        if len(seats) == 1 and not self._near.names[known.SEAT][at]:
            yield Sense(known.SEAT, seats[0], at, at + 1, SEAT_BEGUN, (seats[0],))


def _is_rather(card: Sense, face: Sense) -> bool:
    """Whether the same words rather say something else than name a card that nobody has seen."""
    return card.end >= face.end and card.cost <= face.cost
