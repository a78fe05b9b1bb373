"""Which verbs of a line are denied, and by what."""

from __future__ import annotations

from referee.notation.own_words.explanations.clauses import Clauses
from referee.notation.own_words.explanations.exclusions import Exclusions
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, MINE, NOT, VERB

NOBODY = "none"
"""The key of words for nobody and nothing, which deny a verb before them."""


class Negation:
    """The denials of one line."""

    def __init__(self, words: WordIndex, clauses: Clauses, exclusions: Exclusions) -> None:
        self._line = words
        self._clauses = clauses
        self._exclusions = exclusions

    def is_only_denial(self, verb: Sense) -> bool:
        """Whether a verb is no more than a denial of something that is told beside it."""
        if verb.end - verb.start > 1 or not self._line.has((verb.start,), NOT):
            return False
        if self._exclusions.corrected and verb.start < self._exclusions.corrected < len(self._line):
            return True
        return any(not self._is_idle(at) for at in self._clauses.of(verb.start) if at != verb.start)

    def _is_idle(self, at: int) -> bool:
        """Whether a word says nothing by itself, or only who speaks."""
        idle = (FILLER, CHATTER, NOT, known.SEAT, MINE)
        return any(sense.what in idle and sense.cost <= INFLECTED for sense in self._line.senses[at])

    def is_before(self, verb: Sense) -> bool:
        """Whether a word right before a verb denies it."""
        start = verb.start
        while start and not (self.is_within(verb) or self._clauses.begins_at(start)):
            start -= 1
            if any(denial.end == start + 1 for denial in self._line.within((start,), NOT, exact=True)):
                return True
            if self._line.talks or not self._line.has((start,), FILLER, exact=True):
                return False
        return False

    def is_within(self, verb: Sense) -> bool:
        """Whether a verb of several words denies something itself: "does not die"."""
        return self._line.has(range(verb.start, verb.end), NOT)

    def is_around(self, verb: Sense) -> bool:
        """Whether the part of the line in which a verb stands, between two signs, denies it."""
        start, end = self._line.start_before(verb.start), self._line.end_behind(verb.end)
        denials = (at for at in range(start, end) if self._line.has((at,), NOT))
        if self._line.talks:
            return any(at < verb.end or self._is_nobody(at) for at in denials)
        return any(at < verb.start or not self._is_verb_between(at, end) for at in denials)

    def _is_nobody(self, at: int) -> bool:
        return any(sense.key == NOBODY for sense in self._line.senses[at])

    def _is_verb_between(self, start: int, end: int) -> bool:
        """Whether a verb is said behind a word, to which a denial there belongs."""
        return self._line.has(range(start + 1, end), VERB, exact=True)
