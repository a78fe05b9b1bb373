"""The numbers that a line says, and what they count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from referee.notation.own_words.explanations.clear_senses import FUZZY, OPENING, WordSenses
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
LEADS_BACK, OPENED_BACK = 2, 5
"""Words that may stand between a lead and what it opens, or what it opens together with something else."""
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


class SaidNumbers(WordSenses):
    """The numbers of a line: how many, prices, parts of several."""

    def _numbers(self) -> Iterator[str]:
        """The numbers that are said, with their signs."""
        for at, some in enumerate(self.senses):
            sign = (
                next((SIGNS[sense.what] for sense in self.senses[at - 1] if sense.what in SIGNS), "")
                if at
                else ""
            )
            for spoken in some:
                if spoken.what in (NUMBER, WORD_COUNT) and spoken.cost < FUZZY:
                    yield f"{sign}{spoken.key}"

    def _prices(self) -> Iterator[str]:
        """The numbers beside the word for a coin or for paying: all, where paying is said, else ``for 2``."""
        pays = any(sense.what == VERB and sense.key in PAYING for senses in self.senses for sense in senses)
        paid = [sense.end for sense in self.by_key.get((LEAD, "pay"), ()) if not sense.cost]
        numbers = [at for at in range(len(self.words)) if self._number_at(at)]
        for at in (position for position in numbers if position in paid or not self._is_had(position)):
            after = self.words[at + 1].text if at + 1 < len(self.words) else ""
            priced = (at and self.words[at - 1].text in PRICED) or after.startswith(COINS) or at in paid
            if pays or priced:
                yield str(self._number_at(at))
        if not numbers and any(self._is_a_coin(at) for at in paid):
            yield "1"

    def _is_had(self, at: int) -> bool:
        """Whether a number is of what somebody has, and no price: "I have three gold, so I play ..."."""
        start = next((position for position in range(at, 0, -1) if self.words[position].after), 0)
        end = next(
            (position for position in range(at + 1, len(self.words)) if self.words[position].after),
            len(self.words),
        )
        apart = start > 0 or end < len(self.words)
        return apart and any(self.words[position].text in _having() for position in range(start, end))

    def _is_a_coin(self, at: int) -> bool:
        """Whether a single coin is said from a word on: ``a gold``."""
        return any(word.text.startswith(COINS) and not word.after for word in self.words[at : at + 2])

    def number_before(self, sense: Sense) -> int:
        """The number a kind is counted by: right behind it, or before it with only idle words between."""
        return self._number_at(self.number_place(sense))

    def number_place(self, sense: Sense) -> int:
        """The word that says by which number a kind is counted; behind all words where none does."""
        nowhere = len(self.words)
        parted = sense.end < nowhere and self.words[sense.end].after not in ("", ":")
        if not parted and self._number_at(sense.end) and not self._counts(self._number_end(sense.end)):
            return sense.end
        parts = sense.start > 1 and self._is_of(sense.start - 2)
        for at in range(sense.start - 1, max(-1, sense.start - 1 - LEADS_BACK - parts), -1):
            if self._number_at(at):
                return self._part_of(at)
            idle = IDLE if self.line.lexicon.grammar.remarks else (*IDLE, known.SEAT)
            passed = any(spoken.what in idle for spoken in self.senses[at]) or self._is_of(at)
            if self.words[at + 1].after or not passed:
                return nowhere
        return nowhere

    def _is_of(self, at: int) -> bool:
        """Whether a word stands between a number and that of which it is a part."""
        return any(sense.what == LEAD and sense.key in PARTS and not sense.cost for sense in self.senses[at])

    def _part_of(self, at: int) -> int:
        """The number before one that tells of how many it is a part: "two of my three"."""
        for first in range(at - 1, max(-1, at - 2 - LEADS_BACK), -1):
            between = [sense for senses in self.senses[first + 1 : at] for sense in senses]
            if self._number_at(first):
                return first if any(sense.what == LEAD and sense.key in PARTS for sense in between) else at
            if self.words[first + 1].after:
                return at
        return at

    def _number_at(self, at: int) -> int:
        """The number a word says, or nothing."""
        here = self.senses[at] if at < len(self.words) else ()
        return next(
            (int(sense.key) for sense in here if sense.what in (WORD_COUNT, NUMBER) and sense.cost < FUZZY), 0
        )

    def _number_end(self, at: int) -> int:
        """Behind a number, which may be said in several words: "и двете"."""
        here = self.senses[at] if at < len(self.words) else ()
        return max((sense.end for sense in here if sense.what in (NUMBER, WORD_COUNT)), default=at + 1)

    def _counts(self, at: int) -> bool:
        """Whether a word names something that may be counted."""
        return at < len(self.words) and any(
            sense.what in (WORD_VALUE, LEAD) and sense.key not in OPENING for sense in self.senses[at]
        )


@cache
def _having() -> frozenset[str]:
    """The words that say what somebody has."""
    return keys_of(line_words(COMMON)["particles"].get("having", {}))
