"""By which words a part of a move is said, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.meanings import COUNT, FLAG, NUMBER, PLOT, SEAT, THING, VALUE, MoveMeant, Part
from referee.notation.own_words.analysis.clauses import Clauses
from referee.notation.own_words.analysis.counted_numbers import LEADS_BACK, CountedNumbers
from referee.notation.own_words.analysis.exclusions import Exclusions
from referee.notation.own_words.analysis.place_leads import PlaceLeads
from referee.notation.own_words.analysis.sense_filter import FUZZY, unlike
from referee.notation.own_words.analysis.word_index import WordIndex
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

WRONG_LEAD, NO_LEAD = 6, 1
"""What it costs that a thing stands behind the word for another place, or behind none."""
TAKEN_BACK = 8
"""What it costs that a part is said by words which are taken back, or say what is not done."""
NOT_MINE = 7
BY_SEAT, BY_SEAT_FIRST, GUESSED = 5, 9, 3
"""What it costs to name a thing by its seat alone, also where a line begins, or by what one player knows."""
NOT_LED = 5
ABSENT, ONE_SAID, SEVERAL, SEVERAL_OF_MORE = 4, 4, 2, 5
"""What it costs that there are not so many; that all are meant where one is said; that no number is, and that
then fewer than all are meant."""
OTHER_NUMBER, FEWER, ONE_OF_SEVERAL = 7, 5, 24
"""What it costs that another number is said; that fewer than all are meant where none is; that the plural is
said and one is meant."""
SPEAKS = 6
"""What it costs to take the seat in brackets for another than who makes the move."""
LIES_ON_IT = 1
"""What it costs to say a part by what lies on it."""
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


class PartMatch:
    """The words of one line that say a part of a move."""

    def __init__(
        self,
        words: WordIndex,
        numbers: CountedNumbers,
        leads: PlaceLeads,
        exclusions: Exclusions,
        clauses: Clauses,
    ) -> None:
        self._line = words
        self._numbers = numbers
        self._leads = leads
        self._exclusions = exclusions
        self._clauses = clauses

    def best(self, part: Part, meaning: MoveMeant, used: set[int]) -> tuple[int, Sense | None]:
        """The sense that says a part best, with its cost; ``used``: the words that say another part."""
        best: tuple[int, Sense | None] = (0, None)
        for sense, far in self._senses_of(part, meaning):
            if used.isdisjoint(range(sense.start, sense.end)):
                cost = far + unlike(sense) // 2 + self._cost(part, meaning, sense)
                if best[1] is None or cost < best[0]:
                    best = (cost, sense)
        return best

    def positions(self, part: Part, sense: Sense) -> range:
        """The words that say a part, with a name that is said right beside it."""
        start, end = sense.start, sense.end
        if part.what == COUNT and self._numbers.before(sense):
            return range(max(0, min(start - LEADS_BACK, self._numbers.place(sense))), end + 1)
        if part.what != THING:
            return range(start, end)
        while not self._line.ends_at(end) and self._names(part, end):
            end += 1
        if end == sense.end and start and self._names(part, start - 1) and not self._line.words[start].after:
            start -= 1
        return range(start, end)

    def _names(self, part: Part, at: int) -> bool:
        """Whether a word names the same thing once more."""
        here = [sense for sense in self._line.senses[at] if sense.end == at + 1 and sense.cost < FUZZY]
        values = (sense.key for sense in here if sense.what == WORD_VALUE)
        seats = (sense.ids[0] for sense in here if sense.what == known.SEAT)
        return any(key in part.also for key in (*values, *seats))

    def _senses_of(self, part: Part, meaning: MoveMeant) -> Iterator[tuple[Sense, int]]:
        """What may say a part, with what it costs to take it so."""
        by = str(meaning.raw.get("by", ""))
        acts_on_itself = meaning.raw.get("target") == meaning.raw.get("card")
        actor = by if acts_on_itself else ""
        for key in part.keys:
            for kind in KINDS_OF[part.what]:
                yield from ((sense, 0) for sense in self._line.keyed(kind, key))
            if part.what == THING and key != actor:  # who acts on itself is not named by its seat alone
                yield from self._by_seat(part, key)
        yield from ((value, GUESSED) for value in self._opened(part, WORD_VALUE, part.guess))
        if part.what == THING and by in part.also and not actor:
            yield from ((mine, GUESSED) for mine in self._opened(part, MINE, (MINE,)))
        yield from ((value, LIES_ON_IT) for value in self._line.of_keys(WORD_VALUE, part.lies))

    def _by_seat(self, part: Part, seat: str) -> Iterator[tuple[Sense, int]]:
        """A thing that is named by its seat alone."""
        for sense in self._line.keyed(known.SEAT, seat):
            alone = BY_SEAT if sense.start else BY_SEAT_FIRST
            yield sense, 0 if self._leads.opens(part, sense) else alone

    def _opened(self, part: Part, kind: str, keys: tuple[str, ...]) -> Iterator[Sense]:
        """The senses with these keys before which a word opens the place of the part."""
        return (sense for sense in self._line.of_keys(kind, keys) if self._leads.opens(part, sense))

    def _cost(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        """What it costs where a part is said, and how."""
        cost = TAKEN_BACK * self._is_taken_back(part, sense)
        if part.what == COUNT:
            return cost + self._count_cost(part, sense)
        if part.what == THING:
            cost += self._owner_cost(part, meaning, sense)
        if part.what == SEAT and self._line.words[sense.start].after == "(":
            cost += SPEAKS * (meaning.raw.get("by", sense.key) != sense.key)
        return cost + (self._lead_cost(part, sense) if part.leads else 0)

    def _is_taken_back(self, part: Part, sense: Sense) -> bool:
        """Whether a part is said by words that are taken back, that say what is not done, or what was."""
        back = part.what != SEAT and (
            sense.end <= self._exclusions.corrected or sense.start in self._exclusions.words
        )
        back &= part.what != THING or self._line.talks or self._exclusions.names_anew
        return back or (part.what == PLOT and self._clauses.is_past(sense.start))

    def _count_cost(self, part: Part, sense: Sense) -> int:
        """What it costs how many are said."""
        number = self._numbers.before(sense)
        absent = ABSENT if part.all_of < part.many else 0
        if number:
            return absent if number == part.many else OTHER_NUMBER
        single = self._is_single(sense)
        if not single and self._is_plural(sense):
            several = SEVERAL if part.many == part.all_of else SEVERAL_OF_MORE
            return several if part.many > 1 else ONE_OF_SEVERAL
        if part.many == 1:
            return absent or (0 if single or part.all_of == 1 else SEVERAL)
        return (ONE_SAID if single else SEVERAL) if part.many == part.all_of else FEWER

    def leaves_number_open(self, part: Part, sense: Sense) -> bool:
        """Whether a kind is named in the plural without a number, and one or fewer than all are meant."""
        if part.what != COUNT:
            return False
        fewer = part.many < part.all_of or part.many == 1
        return fewer and not self._numbers.before(sense) and self._is_plural(sense)

    def _is_single(self, sense: Sense) -> bool:
        """Whether a kind is named in the singular."""
        return any(
            other.key == f"one_{sense.key}" and not other.cost for other in self._line.senses[sense.start]
        )

    def _is_plural(self, sense: Sense) -> bool:
        """Whether a kind is named in the plural alone."""
        leads = self._line.line.lexicon.leads
        text = " ".join(word.text for word in self._line.words[sense.start : sense.end])
        return text in leads.get(sense.key, ()) and text not in leads.get(f"one_{sense.key}", ())

    def _owner_cost(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        """What it costs that somebody else's thing is called one's own."""
        around = (at for at in (sense.start - 2, sense.start - 1, sense.end) if 0 <= at < len(self._line))
        if sense.what == known.SEAT or not part.also or not self._line.has(around, MINE):
            return 0
        return 0 if self._owner(meaning) in part.also else NOT_MINE

    def _owner(self, meaning: MoveMeant) -> str:
        """Whose thing is called one's own: of who does it, or of the only seat, whose card does it.

        "Red's cutthroat goes for his own queen" may be what blue decides.
        """
        by = str(meaning.raw.get("by", ""))
        seats = self._line.of(known.SEAT, exact=True)
        named = {id_ for seat in seats for id_ in seat.ids}
        of_cards = all(self._is_of_a_card(seat.start) for seat in seats)
        return next(iter(named)) if len(named) == 1 and of_cards and by not in named else by

    def _is_of_a_card(self, at: int) -> bool:
        """Whether a word is part of what a card is called."""
        return any(sense.what == known.CARD and sense.end - sense.start > 1 for sense in self._line.over(at))

    def _lead_cost(self, part: Part, sense: Sense) -> int:
        """What it costs which word opens the place before it."""
        leads = self._leads.before(sense)
        leads = leads if self._line.talks or AND in part.leads else leads - {AND}
        if not leads:
            return NOT_LED if part.led else NO_LEAD
        if leads & frozenset(part.leads[:2]):
            return 0
        return NO_LEAD if leads & frozenset(part.leads) else WRONG_LEAD
