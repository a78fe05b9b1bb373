"""The words of a line that tell what is not done: taken back, denied beside what is done, "instead of"."""

from __future__ import annotations

from functools import cache, cached_property

from referee.notation.own_words.explanations.sense_filter import FUZZY, unlike
from referee.notation.own_words.explanations.whole_phrases import OPENING
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.terms import (
    AMENDED,
    CHATTER,
    FILLER,
    INSTEAD,
    LEAD,
    NOT,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

INSTEAD_OF = 3
"""Words behind "instead of" among which that stands which is not done."""
STEALTHY = ("stealth", "assign_stealth")
"""Where it is said, who is kept from defending is named, and that he cannot."""


class Exclusions:
    """What one line excludes."""

    def __init__(self, words: WordIndex) -> None:
        self._line = words
        self.corrected = self._correction_end()
        """The words before this one are taken back: "Jon, no, Arya"."""

    @cached_property
    def words(self) -> frozenset[int]:
        """The words of what is not done: ``instead of the tokens``, ``no fort``."""
        instead = {
            at
            for sense in self._line.of(INSTEAD, exact=True)
            for at in range(sense.start, self._end_of_named(sense.end))
        }
        replaced = frozenset(instead) if self._names_more(instead) else frozenset[int]()
        return replaced | self._denied_values | self._line.apposed | self.cards

    def _names_more(self, but: set[int]) -> bool:
        """Whether something is named besides these words."""
        named = (*self._line.of(known.CARD), *self._line.of(WORD_VALUE))
        return any(sense.cost < FUZZY and sense.start not in but for sense in named)

    def _end_of_named(self, start: int) -> int:
        """Behind the first value that is named from a word on; where none is, that word."""
        for at in range(start, min(start + INSTEAD_OF, len(self._line))):
            ends = [value.end for value in self._line.within((at,), WORD_VALUE) if value.cost < FUZZY]
            if at > start and not ends and self._line.has((at,), VERB, exact=True):
                return start
            if ends and not self._line.words[at].after:
                return max(ends)
        return start

    @cached_property
    def names_anew(self) -> bool:
        """Whether a thing is named besides what is taken back or denied."""
        behind = (at for at in range(self.corrected, len(self._line)) if at not in self.words)
        return any(card.cost < FUZZY for card in self._line.within(behind, known.CARD))

    def _correction_end(self) -> int:
        """Up to which word a line is taken back by a later one."""
        return next((at + 1 for at in range(1, len(self._line)) if self._takes_back(at)), 0)

    def _takes_back(self, at: int) -> bool:
        """Whether a word takes back those before it: a denial between two signs, "I mean"."""
        parted = bool(self._line.words[at].after) and at + 1 < len(self._line)
        if parted and self._line.words[at + 1].after and self._line.has((at,), NOT):
            return True
        amends = self._line.has((at,), AMENDED) and not self._line.has((at,), INSTEAD)
        idle = amends and (self._addresses_behind(at) or self._is_adverb(at))
        return amends and not idle and self._goes_on_behind(at)

    def _is_adverb(self, at: int) -> bool:
        """Whether a word that may amend stands within a part, and is chatter, too: "he actually leaves"."""
        chats = any(sense.end == at + 1 for sense in self._line.within((at,), CHATTER, exact=True))
        return self._line.talks and chats and not (self._line.words[at].after or self._line.ends_at(at + 1))

    def _addresses_behind(self, at: int) -> bool:
        """Whether a word like "sorry" is said to somebody who is named right behind it: "sorry, Stark,"."""
        end = self._line.end_behind(at + 2)
        seat = end == at + 2 and self._line.has((at + 1,), known.SEAT, exact=True)
        return self._line.talks and seat and end < len(self._line)

    def _goes_on_behind(self, at: int) -> bool:
        """Whether something is said behind a word; "sorry, mate" at the end of a line takes nothing back."""
        later = (sense for senses in self._line.senses[at + 1 :] for sense in senses)
        return any(sense.what not in (FILLER, CHATTER, AMENDED) and sense.cost < FUZZY for sense in later)

    @cached_property
    def cards(self) -> frozenset[int]:
        """The words of a part that says what other cards do not do: "Tyrion defends, Cersei does not"."""
        if not self._line.talks or any(map(self._is_key_said, STEALTHY)):
            return frozenset()
        parts = [
            (self._denies(part) or self._holds_back(part), self._cards(part), part)
            for part in self._line.signed_parts
        ]
        acting = {id_ for denies, ids, _ in parts if not denies for id_ in ids}
        excluded = [part for denies, ids, part in parts if denies and acting and ids and not ids & acting]
        return frozenset(at for part in excluded for at in part)

    def _is_key_said(self, key: str) -> bool:
        """Whether a value, a lead or a verb is said."""
        return any(self._line.keyed(kind, key) for kind in (WORD_VALUE, LEAD, VERB))

    def _denies(self, part: range) -> bool:
        """Whether a part of a line denies something, and not only with a word of a name: "Not Today"."""
        cards = (card for card in self._line.within(part, known.CARD) if card.cost < FUZZY)
        named = {at for card in cards for at in range(card.start, card.end)}
        return any(sense.start not in named and sense.cost < FUZZY for sense in self._line.within(part, NOT))

    def _holds_back(self, part: range) -> bool:
        """Whether a part of a line says that somebody takes no part: "the Hound stays home"."""
        text = f" {' '.join(self._line.words[at].text for at in part)} "
        return any(f" {phrase} " in text for phrase in _holding_back())

    def _cards(self, part: range) -> set[str]:
        """The ids of the cards that a part of a line names."""
        cards = self._line.within(part, known.CARD)
        return {id_ for card in cards if unlike(card) <= FUZZY + INFLECTED for id_ in card.ids}

    @cached_property
    def _denied_values(self) -> frozenset[int]:
        """The words of a part of the line that says what is not done, beside one that says what is."""
        parts = [(self._line.has(part, NOT), self._values(part), part) for part in self._line.signed_parts]
        plain = {key for denies, keys, _ in parts if not denies for key in keys}
        beside = [
            part
            for denies, keys, part in parts
            if denies and plain and keys and not keys & (plain | {"none"})
        ]
        alone = [part for denies, _, part in parts if denies and len(part) == 1 and len(parts) > 1]
        return frozenset(at for part in (*beside, *alone) for at in part)

    def _values(self, part: range) -> frozenset[str]:
        """The values that are said in a part of the line."""
        values = self._line.within(part, WORD_VALUE)
        return frozenset(
            value.key for value in values if value.cost <= INFLECTED and value.key not in OPENING
        )


@cache
def _holding_back() -> frozenset[str]:
    """The words that say that somebody takes no part in what is done now."""
    return keys_of(line_words(COMMON)["particles"].get("holding_back", {}))
