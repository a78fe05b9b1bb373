"""The numbers of a line, what they count, and which of them are prices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from referee.notation.own_words.analysis.sense_filter import FUZZY
from referee.notation.own_words.analysis.whole_phrases import OPENING
from referee.notation.own_words.analysis.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    FILLER,
    LEAD,
    MINE,
    MINUS,
    PLUS,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import COUNT as WORD_COUNT
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

SIGNS = {MINUS: "-", PLUS: "+"}
IDLE = (FILLER, CHATTER, MINE)
"""Words that say nothing by themselves."""
PARTS = ("of", "from")
"""Leads between a number and the number of which it is a part."""
LEADS_BACK = 2
"""Words that may stand between a lead and what it opens, or between a number and what it counts."""
PRICED = (
    *("for", "za", "paying", "pays", "costs", "struva", "kosztuje", "stoit", "place", "plachu", "plashtam"),
)
COINS = (
    *("gold", "coin", "point", "zlot", "zlat", "zolot", "monet", "zhalt", "punkt", "tochk", "ochk"),
    *("paric", "pieni", "dukat"),
)
"""Words before and after what a card costs, which nobody has to say."""
PAYING = ("pay", "give_gold", "gain_gold", "collect_income")
"""Verbs of those who pay."""


class CountedNumbers:
    """The numbers of one line: how many, prices, parts of several."""

    def __init__(self, words: WordIndex) -> None:
        self._line = words

    def numbers(self) -> Iterator[str]:
        """The numbers of the line, with their signs."""
        for at, senses in enumerate(self._line.senses):
            sign = self._sign_before(at)
            for sense in senses:
                if sense.what in (NUMBER, WORD_COUNT) and sense.cost < FUZZY:
                    yield f"{sign}{sense.key}"

    def _sign_before(self, at: int) -> str:
        """The sign that the word before a number says."""
        before = self._line.senses[at - 1] if at else ()
        return next((SIGNS[sense.what] for sense in before if sense.what in SIGNS), "")

    def prices(self) -> Iterator[str]:
        """The numbers beside the word for a coin or for paying: all, where paying is said, else ``for 2``."""
        words = self._line.words
        pays = any(verb.key in PAYING for verb in self._line.of(VERB))
        paid = [lead.end for lead in self._line.keyed(LEAD, "pay") if not lead.cost]
        numbers = [at for at in range(len(words)) if self._number_at(at)]
        for at in (position for position in numbers if position in paid or not self._is_had(position)):
            after = words[at + 1].text if at + 1 < len(words) else ""
            priced = (at and words[at - 1].text in PRICED) or after.startswith(COINS) or at in paid
            if pays or priced:
                yield str(self._number_at(at))
        if not numbers and any(self._is_a_coin(at) for at in paid):
            yield "1"

    def _is_had(self, at: int) -> bool:
        """Whether a number is of what somebody has, and no price: "I have three gold, so I play ..."."""
        words = self._line.words
        start, end = self._line.start_before(at), self._line.end_behind(at + 1)
        apart = start > 0 or end < len(words)
        return apart and any(words[position].text in _having() for position in range(start, end))

    def _is_a_coin(self, at: int) -> bool:
        """Whether a single coin is said from a word on: ``a gold``."""
        return any(word.text.startswith(COINS) and not word.after for word in self._line.words[at : at + 2])

    def before(self, sense: Sense) -> int:
        """The number a kind is counted by: right behind it, or before it with only idle words between."""
        return self._number_at(self.place(sense))

    def place(self, sense: Sense) -> int:
        """The word that says by which number a kind is counted; behind all words where none does."""
        words = self._line.words
        parted = sense.end < len(words) and words[sense.end].after not in ("", ":")
        if not parted and self._number_at(sense.end) and not self._counts(self._number_end(sense.end)):
            return sense.end
        most = LEADS_BACK + (sense.start > 1 and self._is_of(sense.start - 2)) + self._ends_idle(sense.start)
        for at in range(sense.start - 1, max(-1, sense.start - 1 - most), -1):
            if self._number_at(at):
                return self._part_of(at)
            if words[at + 1].after or not self._is_passed(at):
                break
        return len(words)

    def _ends_idle(self, end: int) -> bool:
        """Whether several words that say nothing end before a word: "two brand new knights"."""
        before = self._line.over(end - 1) if end else ()
        return any(sense.what == FILLER and sense.end == end > sense.start + 1 for sense in before)

    def _is_passed(self, at: int) -> bool:
        """Whether a word may stand between a number and what it counts."""
        idle = IDLE if self._line.talks else (*IDLE, known.SEAT)
        if any(sense.what in idle for sense in self._line.over(at)) or self._is_of(at):
            return True
        return not self._line.talks and not self._line.senses[at] and self._line.words[at].typed.islower()

    def _is_of(self, at: int) -> bool:
        """Whether a word stands between a number and that of which it is a part."""
        return any(lead.key in PARTS for lead in self._line.within((at,), LEAD, exact=True))

    def _part_of(self, at: int) -> int:
        """The number before one that tells of how many it is a part: "two of my three"."""
        for first in range(at - 1, max(-1, at - 2 - LEADS_BACK), -1):
            if self._number_at(first):
                leads = self._line.within(range(first + 1, at), LEAD)
                return first if any(lead.key in PARTS for lead in leads) else at
            if self._line.words[first + 1].after:
                return at
        return at

    def _number_at(self, at: int) -> int:
        """The number a word says, or nothing."""
        sure = (sense for sense in self._numbers_at(at) if sense.cost < FUZZY)
        return next((int(sense.key) for sense in sure), 0)

    def _number_end(self, at: int) -> int:
        """Behind a number, which may be said in several words: "и двете"."""
        return max((sense.end for sense in self._numbers_at(at)), default=at + 1)

    def _numbers_at(self, at: int) -> Iterator[Sense]:
        senses = self._line.senses[at] if at < len(self._line) else ()
        return (sense for sense in senses if sense.what in (WORD_COUNT, NUMBER))

    def _counts(self, at: int) -> bool:
        """Whether a word names something that may be counted."""
        if at >= len(self._line):
            return False
        kinds = chain(self._line.within((at,), WORD_VALUE), self._line.within((at,), LEAD))
        return any(sense.key not in OPENING for sense in kinds)


@cache
def _having() -> frozenset[str]:
    """The words that say what somebody has."""
    return keys_of(line_words(COMMON)["particles"].get("having", {}))
