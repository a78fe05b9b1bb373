"""By which words a part of a meaning is told, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.meanings import COUNT, FLAG, NUMBER, PLOT, SEAT, THING, VALUE, MoveMeant, Part
from referee.notation.own_words.explanations.clear_senses import FUZZY, unlike
from referee.notation.own_words.explanations.open_words import OpenWords
from referee.notation.own_words.explanations.said_numbers import LEADS_BACK
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import NUMBER as WORD_NUMBER
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import COUNT as WORD_COUNT
from referee.notation.own_words.vocabulary.terms import (
    LEAD,
    MINE,
    NOT,
    TWICE,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE

WRONG_LEAD, NO_LEAD, SAID_ELSEWHERE = 6, 1, 2
"""What it costs that a thing stands behind the word for another place, behind none, or is said twice."""
LEFT_THING, LEFT_VALUE, LEFT_SEAT, LEFT_NUMBER, LEFT_VERB = 9, 9, 5, 5, 6
"""What it costs that a word of this kind belongs to no part."""
TAKEN_BACK = 8
NOT_MINE = 7
LEFT_SPEAKER = 24
"""What it costs that a line begins with a seat that has no part in the move."""
BY_SEAT, BY_SEAT_FIRST, GUESSED = 5, 9, 3
"""What it costs to name a thing by its seat alone, also where a line begins, or by what one player knows."""
NOT_LED = 5
ABSENT, ONE_SAID, SEVERAL, SEVERAL_OF_MORE = 4, 4, 2, 5
"""What it costs that there are not so many; that all are meant where one is said; that no number is, and that
then fewer than all are meant."""
AND = "and"
KINDS_OF = {
    THING: (known.CARD,),
    VALUE: (WORD_VALUE, NOT),
    COUNT: (WORD_VALUE, LEAD),
    NUMBER: (WORD_NUMBER, WORD_COUNT),
    FLAG: (LEAD, VERB, WORD_VALUE, TWICE),
    SEAT: (known.SEAT,),
    PLOT: (known.PLOT,),
}


class PartSenses(OpenWords):
    """The words by which a part of a meaning is told."""

    def _with_names(self, part: Part, sense: Sense) -> range:
        """The words that say a part, with a name that is said right beside it."""
        if part.what == COUNT and self.number_before(sense):
            return range(max(0, min(sense.start - LEADS_BACK, self.number_place(sense))), sense.end + 1)
        if part.what != THING:
            return range(sense.start, sense.end)
        start, end = sense.start, sense.end
        while end < len(self.words) and self._names(part, end) and not self.words[end].after:
            end += 1
        if end == sense.end and start and self._names(part, start - 1) and not self.words[start].after:
            start -= 1
        return range(start, end)

    def _names(self, part: Part, at: int) -> bool:
        """Whether a word names the same thing once more."""
        return any(
            sense.end == at + 1
            and sense.cost < FUZZY
            and (
                (sense.what == WORD_VALUE and sense.key in part.also)
                or (sense.what == known.SEAT and sense.ids[0] in part.also)
            )
            for sense in self.senses[at]
        )

    def _best(self, part: Part, meaning: MoveMeant, used: set[int]) -> tuple[int, Sense | None]:
        best: tuple[int, Sense | None] = (0, None)
        by = str(meaning.raw.get("by", ""))
        acts = by if meaning.raw.get("target") == meaning.raw.get("card") else ""
        for one, far in self._senses_of(part, acts, by):
            if used.isdisjoint(range(one.start, one.end)):
                cost = far + unlike(one) // 2 + self._fits(part, meaning, one)
                if best[1] is None or cost < best[0]:
                    best = (cost, one)
        return best

    def _senses_of(self, part: Part, acts: str, acts_for: str) -> Iterator[tuple[Sense, int]]:
        """What may say a part, with what it costs to take it so.

        Args:
            acts: who does it, where a card acts on itself: that is not said by its seat alone.
            acts_for: who does it: "my card" is one of theirs.
        """
        whats = KINDS_OF[part.what]
        for key in part.keys:
            for what in whats:
                yield from ((sense, 0) for sense in self.by_key.get((what, key), ()))
            if part.what == THING:
                for one in self.by_key.get((known.SEAT, key), ()) if key != acts else ():
                    alone = BY_SEAT if one.start else BY_SEAT_FIRST
                    yield one, 0 if self.is_opened(part, one) else alone
        for key in part.guess:
            for one in self.by_key.get((WORD_VALUE, key), ()):
                if self.is_opened(part, one):
                    yield one, GUESSED
        if part.what == THING and acts_for in part.also and not acts:
            mine = (sense for sense in self.by_key.get((MINE, MINE), ()) if self.is_opened(part, sense))
            yield from ((sense, GUESSED) for sense in mine)
        for key in part.lies:
            yield from ((sense, 1) for sense in self.by_key.get((WORD_VALUE, key), ()))

    def _fits(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        back = part.what != SEAT and (sense.end <= self.taken_back or sense.start in self.left_out)
        back &= part.what != THING or self.talks or self.names_anew
        cost = TAKEN_BACK if back or (part.what == PLOT and self.is_past(sense.start)) else 0
        if part.what == COUNT:
            return cost + self._counted(part, sense)
        if part.what == THING:
            cost += self._owned(part, meaning, sense)
        return cost + (self._led(part, sense) if part.leads else 0)

    def _counted(self, part: Part, sense: Sense) -> int:
        number = self.number_before(sense)
        absent = ABSENT if part.all_of < part.many else 0
        if number:
            return absent if number == part.many else LEFT_NUMBER + 2
        single = any(
            spoken.key == f"one_{sense.key}" and not spoken.cost for spoken in self.senses[sense.start]
        )
        if not single and self._is_plural(sense):
            all_ = SEVERAL if part.many == part.all_of else SEVERAL_OF_MORE
            return all_ if part.many > 1 else LEFT_SPEAKER
        if part.many == 1:
            return absent or (0 if single or part.all_of == 1 else SEVERAL)
        return (ONE_SAID if single else SEVERAL) if part.many == part.all_of else LEFT_NUMBER

    def _leaves_number_open(self, part: Part, sense: Sense) -> bool:
        """Whether a kind is named in the plural without a number, and one or fewer than all are meant."""
        fewer = part.many < part.all_of or part.many == 1
        return fewer and not self.number_before(sense) and self._is_plural(sense)

    def _is_plural(self, sense: Sense) -> bool:
        """Whether a kind is named in the plural alone."""
        leads = self.line.lexicon.leads
        word = " ".join(one.text for one in self.words[sense.start : sense.end])
        none: frozenset[str] = frozenset()
        return word in leads.get(sense.key, none) and word not in leads.get(f"one_{sense.key}", none)

    def _owned(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        """What it costs that somebody else's thing is called one's own."""
        around = (sense.start - 2, sense.start - 1, sense.end)
        mine = any(
            spoken.what == MINE for at in around if 0 <= at < len(self.words) for spoken in self.senses[at]
        )
        if not mine or sense.what == known.SEAT or not part.also:
            return 0
        return 0 if meaning.raw.get("by") in part.also else NOT_MINE

    def _led(self, part: Part, sense: Sense) -> int:
        leads = self.leads_before(sense)
        leads = leads if self.talks or AND in part.leads else leads - {AND}
        if not leads:
            return NOT_LED if part.led else NO_LEAD
        if leads & frozenset(part.leads[:2]):
            return 0
        return NO_LEAD if leads & frozenset(part.leads) else WRONG_LEAD
