"""The words that open a place of a move before what is named in it."""

from __future__ import annotations

from engine.kernel.meanings import Part
from referee.notation.own_words.explanations.counted_numbers import LEADS_BACK
from referee.notation.own_words.explanations.sense_filter import FUZZY
from referee.notation.own_words.explanations.whole_phrases import OPENING
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.sense_index import WORDS_BACK
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import LEAD, VERB
from referee.notation.parser.lexicon import ARROW

POINTED_AT = frozenset(("to", "against", "on"))
"""Leads that an arrow stands for before what it points at: ``land_a -> land_b``."""
OPENED_BACK = 5
"""Words that may stand between a lead and what it opens together with something else."""


class PlaceLeads:
    """The words of one line that open places."""

    def __init__(self, words: WordIndex) -> None:
        self._line = words

    def opens(self, part: Part, sense: Sense) -> bool:
        """Whether a word that opens the place of a part stands a little before."""
        before = range(max(0, sense.start - OPENED_BACK), sense.start)
        return any(lead.key in part.leads for lead in self._line.within(before, LEAD))

    def before(self, sense: Sense) -> frozenset[str]:
        """The words that open a place before something that is said; an arrow that points at it."""
        if self._line.words[sense.start].after == ARROW:
            return POINTED_AT
        for last in range(sense.start - 1, max(-1, sense.start - 2 - LEADS_BACK), -1):
            leads = self._that_end(last)
            if leads or self._is_passed_by_none(last):
                return leads
        return frozenset()

    def _that_end(self, last: int) -> frozenset[str]:
        """The words that open a place and end with a word, of those that begin furthest before it."""
        starts = range(max(0, last - WORDS_BACK - 1), last + 1)
        return next(filter(None, (self._from_to(start, last) for start in starts)), frozenset())

    def _from_to(self, start: int, last: int) -> frozenset[str]:
        """The words that open a place and go from one word to another."""
        return frozenset(
            lead.key
            for lead in self._line.within((start,), LEAD)
            if lead.end == last + 1 and lead.cost <= 1 and lead.key in OPENING
        )

    def _is_passed_by_none(self, at: int) -> bool:
        """Whether a word names or does something, so that no lead before it opens what stands behind."""
        return any(sense.what in (known.CARD, VERB) and sense.cost < FUZZY for sense in self._line.senses[at])
