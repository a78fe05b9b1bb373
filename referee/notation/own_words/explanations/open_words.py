"""The words of a line that leave a move open: doubts, and unknown words where something would be named."""

from __future__ import annotations

from functools import cached_property

from referee.notation.own_words.explanations.clear_senses import FUZZY
from referee.notation.own_words.explanations.verbs import SaidVerbs
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, LEAD, UNSURE


def is_unsure(senses: list[Sense]) -> bool:
    """Whether a word leaves open what is meant: "maybe", "somebody"."""
    return any(sense.what == UNSURE and sense.key != "but" for sense in senses)


class OpenWords(SaidVerbs):
    """What one line leaves open, in a game in which players tell moves."""

    def is_unplaced(self, unsaid: set[str]) -> bool:
        """Whether a word nobody knows stands right behind one of these leads."""
        return not unsaid.isdisjoint(self._before_strange)

    @cached_property
    def _before_strange(self) -> frozenset[str]:
        """The leads right before words that nobody knows."""
        strange = () if self.talks else range(1, len(self.words))
        return frozenset(
            sense.key
            for at in strange
            if not self.words[at].after and not self.senses_over(at)
            for sense in self.senses[at - 1]
            if sense.what == LEAD and not sense.cost and sense.end == at
        )

    def aside(self, carried: set[int]) -> frozenset[int]:
        """The words of those parts of the line in which no part of a move is said."""
        if self.talks or not carried:
            return frozenset()
        return frozenset(at for part in self._whole_parts if carried.isdisjoint(part) for at in part)

    @cached_property
    def _whole_parts(self) -> tuple[range, ...]:
        """The parts of the line that do more than leave open whether something is done."""
        return tuple(part for part in self.clauses if not self._only_hedges(part))

    def _only_hedges(self, clause: range) -> bool:
        """Whether a part of a line says nothing but that what is told is not sure: "maybe, I keep it"."""
        idle = (UNSURE, FILLER, CHATTER)
        return not self.leave_open.isdisjoint(clause) and all(
            any(sense.what in idle and not sense.cost for sense in self.senses_over(at)) for at in clause
        )

    @cached_property
    def leave_open(self) -> frozenset[int]:
        """The words that leave open what is meant."""
        words = range(0 if self.talks else self.taken_back, 0 if self.talks else len(self.words))
        return frozenset(
            at
            for at in words
            if at not in self.left_out | self.aims
            and is_unsure([sense for sense in self.senses_over(at) if sense.cost < FUZZY])
        )
