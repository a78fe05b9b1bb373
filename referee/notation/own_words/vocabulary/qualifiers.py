"""What the words of a line say of a thing that they do not name: its kind, a quality, which of several."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, spelt_likeness
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import COUNT, MINE, VERB, terms
from referee.notation.parser.lexicon import folded, in_cyrillic, lexicon
from referee.notation.parser.line_readings import TypedLine

NOUNS = frozenset(("card", "character", "location", "attachment", "event", "attacker", "defender"))
WORTH = "worth_"
"""What begins the key of a number that is a noun: in Polish a three is a card of strength three."""
ANYTHING = "card"
VAGUE = frozenset((ANYTHING, "character"))
"""Nouns that describe nothing by themselves."""
POINTING, RELATIVE, ONLY, SAME = "that_one", "who", "only", "same"
OURS, POSSESSED, THEIRS, HIM, BY_HIM = "ours", "possessed", "theirs", "him", "by_him"
SPEAKER = frozenset((OURS, POSSESSED))
DEFINITE = frozenset((POINTING, *SPEAKER, THEIRS))
"""Words that point at one of what a noun may mean."""
PRONOUNS = frozenset((HIM, BY_HIM, POINTING, OURS))
"""Those that may stand for a character alone, where nothing else in the line names a card."""
EXACT = DEFINITE | PRONOUNS
"""Little words, which are no other word with another ending."""
CHARACTER, ATTACKER = "character", "attacker"
BOTH, ALL = "both", "all_of"
SEVERAL = frozenset((BOTH, ALL))
"""Words by which all of a kind are meant."""
UNITS = ("strength", "cost")
ORDINALS = {"first": 0, "second": 1, "third": 2}
EXTREMES = {"strongest": max, "weakest": min}
CHOOSING = frozenset((*DEFINITE, *PRONOUNS, *SEVERAL, RELATIVE, ONLY, SAME, *ORDINALS, *EXTREMES))
"""Words that are no quality of a thing: they choose among those that have the qualities."""
SHORTEST, BACK = 3, 3
"""Letters of a word that may have another ending; words before a description that are looked at."""
SENTENCE_ENDS = (".", "!", "?", ";", ":")


class DescribingWord(Struct, frozen=True):
    """What some words of a line say of a thing."""

    keys: frozenset[str]
    end: int


@lru_cache(maxsize=8)
def _phrases(game: str, language: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """The phrases of a language that describe things, by the first two letters."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for key, by_language in lexicon(game).words.descriptions.items():
        for phrase in by_language.get(language, ()):
            words = tuple(folded(phrase).split())
            found.setdefault(words[0][:2], []).append((words, key))
    return found


class DescribingWords:
    """The words of one line as far as they describe things."""

    def __init__(self, line: TypedLine, words: tuple[SpokenWord, ...], senses: Senses) -> None:
        self.line = line
        self.words = words
        self.senses = senses

    def said(self, at: int) -> Iterator[DescribingWord]:
        """The phrases of the vocabulary that begin with a word."""
        text, typed = self.words[at].text, self.words[at].typed
        for language in dict.fromkeys((self.line.language, *(() if in_cyrillic(typed) else ("en",)))):
            found: dict[int, dict[str, int]] = {}
            for phrase, key in _phrases(self.line.lexicon.game, language).get(text[:2], ()):
                cost = self._cost(phrase, at)
                if cost is not None and not (cost and key in EXACT):
                    costs = found.setdefault(at + len(phrase), {})
                    costs[key] = min(cost, costs.get(key, cost))
            for end, costs in found.items():
                least = min(costs.values())
                yield DescribingWord(frozenset(key for key, cost in costs.items() if cost == least), end)

    def _cost(self, phrase: tuple[str, ...], at: int) -> int | None:
        """What it costs to take the words from one on for a phrase, perhaps with other endings."""
        here = self.words[at : at + len(phrase)]
        if len(here) < len(phrase) or any(word.after for word in here[1:]):
            return None
        costs = [self._likeness(word.text, known_word) for word, known_word in zip(here, phrase, strict=True)]
        return None if None in costs else sum(cost for cost in costs if cost)

    def _likeness(self, typed: str, known_word: str) -> int | None:
        """What it costs to take a word for another with another ending; one known otherwise is none."""
        if typed == known_word:
            return 0
        if len(known_word) <= SHORTEST or typed[:SHORTEST] != known_word[:SHORTEST]:
            return None
        if typed in terms(self.line.lexicon.game).by_word:
            return None
        cost = spelt_likeness(typed, known_word)
        return cost if cost is not None and cost <= INFLECTED else None

    def numbered(self, at: int) -> Iterator[DescribingWord]:
        """A number beside the word for what it counts: ``2 strength``, ``strength 2``."""
        number = self._number(at)
        unit_at = at + bool(number)
        for unit, end in self._units(unit_at):
            if number:
                yield DescribingWord(frozenset((f"{unit}_{number}",)), end)
            elif self._number(end):
                yield DescribingWord(frozenset((f"{unit}_{self._number(end)}",)), end + 1)

    def numbered_alone(self, at: int) -> Iterator[DescribingWord]:
        """A number that stands for a card of one's own, behind a word that says so: ``my 2``."""
        number = self._number(at)
        mine = at and any(sense.what == MINE and not sense.cost for sense in self.senses[at - 1])
        nouns = at + 1 < len(self.words) and any(word.keys & NOUNS for word in self.said(at + 1))
        if number and mine and not nouns:
            yield DescribingWord(frozenset((f"{WORTH}{number}",)), at + 1)

    def _units(self, at: int) -> Iterator[tuple[str, int]]:
        """What a word counts, with the word behind it."""
        words = self.said(at) if at < len(self.words) else ()
        yield from ((unit, word.end) for word in words for unit in UNITS if unit in word.keys)

    def _number(self, at: int) -> str:
        here = self.senses[at] if at < len(self.words) else ()
        return next((sense.key for sense in here if sense.what in (NUMBER, COUNT) and not sense.cost), "")

    def fights(self) -> bool:
        """Whether it is said that somebody attacks or defends."""
        verbs = (sense for senses in self.senses for sense in senses if sense.what == VERB and not sense.cost)
        return any(sense.key in ("attack", "defend") for sense in verbs)

    def attacks(self) -> bool:
        """Whether a verb is said behind which a seat is rather the one that is attacked."""
        verbs = (
            sense
            for senses in self.senses
            for sense in senses
            if sense.what == VERB and sense.cost <= INFLECTED
        )
        return any(sense.key == "attack" for sense in verbs)

    def before(self, start: int) -> tuple[tuple[Sense, ...], ...]:
        """What the words right before one may stand for, up to the next sign."""
        at = start
        while at and start - at < BACK and not self.words[at].after:
            at -= 1
        return self.senses[at:start]

    def is_mine(self, start: int) -> bool:
        """Whether a word for one's own stands before another."""
        return any(sense.what == MINE and not sense.cost for back in self.before(start) for sense in back)

    def speaker(self, start: int) -> str:
        """The seat of which a verb tells what it does: ``Stark attacks with his guy``."""
        for at in range(start - 1, -1, -1):
            opens = not at or self.words[at].after in SENTENCE_ENDS
            seat = next(
                (sense for sense in self.senses[at] if sense.what == known.SEAT and not sense.cost), None
            )
            if seat is not None and opens and seat.end < start and self._says_verb(seat.end):
                return seat.ids[0]
            if opens and at:
                break
        return ""

    def _says_verb(self, at: int) -> bool:
        return any(sense.what == VERB and not sense.cost for sense in self.senses[at])

    def is_owned(self, start: int) -> bool:
        """Whether a seat is named right before a word: ``a Lannister character``."""
        at = start - 1
        return (
            at >= 0
            and not self.words[start].after
            and any(
                sense.what == known.SEAT and sense.end == start and sense.cost <= INFLECTED
                for sense in self.senses[at]
            )
        )
