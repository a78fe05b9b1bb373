"""The words of a line that leave a move open: doubts, and unknown words where something would be named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from referee.notation.own_words.explanations.clauses import BUT, Clauses
from referee.notation.own_words.explanations.exclusions import Exclusions
from referee.notation.own_words.explanations.sense_filter import FUZZY
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, LEAD, UNSURE


def is_unsure(senses: Iterable[Sense]) -> bool:
    """Whether a word leaves open what is meant, like "maybe" or "somebody"."""
    return any(sense.what == UNSURE and sense.key != BUT for sense in senses)


class UncertainWords:
    """What one line leaves open, in a game in which players tell moves."""

    def __init__(self, words: WordIndex, clauses: Clauses, exclusions: Exclusions) -> None:
        self._line = words
        self._clauses = clauses
        self._exclusions = exclusions

    def stand_behind(self, leads: set[str]) -> bool:
        """Whether a word nobody knows stands right behind one of these leads."""
        return not leads.isdisjoint(self._leads_before_unknown)

    @cached_property
    def _leads_before_unknown(self) -> frozenset[str]:
        """The leads right before words that nobody knows."""
        positions = () if self._line.talks else range(1, len(self._line))
        return frozenset(
            lead.key
            for at in positions
            if not self._line.words[at].after and not self._line.over(at)
            for lead in self._line.within((at - 1,), LEAD, exact=True)
            if lead.end == at
        )

    def aside(self, carried: set[int]) -> frozenset[int]:
        """The words of those parts of the line in which no part of a move is said."""
        if self._line.talks or not carried:
            return frozenset()
        return frozenset(at for part in self._whole_parts if carried.isdisjoint(part) for at in part)

    @cached_property
    def _whole_parts(self) -> tuple[range, ...]:
        """The parts of the line that do more than leave open whether something is done."""
        return tuple(part for part in self._clauses.every if not self._only_hedges(part))

    def _only_hedges(self, part: range) -> bool:
        """Whether a part of a line says nothing but that what is told is not sure: "maybe, I keep it"."""
        return not self.positions.isdisjoint(part) and all(map(self._is_idle, part))

    def _is_idle(self, at: int) -> bool:
        idle = (UNSURE, FILLER, CHATTER)
        return any(sense.what in idle and not sense.cost for sense in self._line.over(at))

    @cached_property
    def positions(self) -> frozenset[int]:
        """The words that leave open what is meant."""
        if self._line.talks:
            return frozenset()
        passed_over = self._exclusions.words | self._clauses.aims
        return frozenset(
            at
            for at in range(self._exclusions.corrected, len(self._line))
            if at not in passed_over
            and is_unsure(sense for sense in self._line.over(at) if sense.cost < FUZZY)
        )
