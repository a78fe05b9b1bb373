"""The amounts that a line tells as results: what is got, lost or paid, and what a seat has at last."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.move_results import CARDS, GOLD, INFLUENCE, POWER
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.objections.contrary_moves import phrases
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import COUNT, FILLER, LEAD, VALUE, VERB

UNITS = {
    GOLD: "counted_gold",
    POWER: "counted_power",
    CARDS: "counted_cards",
    INFLUENCE: "counted_influence",
}
"""What is counted -> the words for it."""
OTHER = "other"
"""What is counted by a word that is none of these."""
LOSS, GAIN, AT_LAST = -1, 1, 0
DIRECTIONS = {GAIN: "getting_so_much", LOSS: "losing_so_much"}
"""Where an amount goes -> the words that say so."""
REACHING, PRICED, FREE = "reaching", "priced", "priced_at_nothing"
FAR = 3
"""Words that may stand between a verb and the number it tells of."""


class ToldAmount(Struct, frozen=True):
    """So much of something that a line says somebody gets or loses, or has at last."""

    at: int
    number: int
    unit: str
    """Empty: nothing is said of it."""
    seat: str
    direction: int


class ResultWords:
    """The words of a line that tell results."""

    def __init__(self, spoken: SpokenLine) -> None:
        self.words, self.senses = spoken.words, spoken.said_senses
        self._texts = tuple(word.text for word in self.words)

    def amounts(self) -> Iterator[ToldAmount]:
        """The amounts that the line tells as results."""
        for at, number in self._numbers():
            told = self._amount(at, number)
            if told is not None:
                yield told
        free = next(self.said(FREE), None)
        if free is not None:
            yield ToldAmount(free.start, 0, GOLD, "", LOSS)

    def _numbers(self) -> Iterator[tuple[int, int]]:
        """The numbers of the line; "one" is none where nothing that is counted stands beside it."""
        for at, senses in enumerate(self.senses):
            clear = (sense for sense in senses if sense.what in (NUMBER, COUNT) and not sense.cost)
            number = next((sense.key for sense in clear if sense.end == at + 1), "")
            idle = any(sense.what == FILLER for sense in senses)
            if number.isdecimal() and (not idle or self._unit_at(at)):
                yield at, int(number)

    def _amount(self, at: int, number: int) -> ToldAmount | None:
        unit = self._unit_at(at)
        reaching = self._before(at, REACHING)
        if reaching is not None and unit in (POWER, INFLUENCE):
            return ToldAmount(at, number, unit, self._subject(reaching), AT_LAST)
        if unit == OTHER:
            return None
        if at and self._texts[at - 1] in _single(PRICED) and unit in (GOLD, ""):
            return ToldAmount(at, number, GOLD, "", LOSS)
        ways = ((self._before(at, words), way) for way, words in DIRECTIONS.items())
        near = [(verb, way) for verb, way in ways if verb is not None]
        if not near:
            return None
        verb, way = max(near)
        return ToldAmount(at, number, unit, self._subject(verb), way)

    def _unit_at(self, at: int) -> str:
        """What a number counts, by the word behind it or before it."""
        behind = at + 1 < len(self._texts) and not self.words[at + 1].after
        for place in ((at + 1,) if behind else ()) + ((at - 1,) if at else ()):
            for unit, key in UNITS.items():
                if self._texts[place] in _single(key):
                    return unit
        return OTHER if behind and not self._is_idle(at + 1) else ""

    def _is_idle(self, at: int) -> bool:
        """Whether a word does not say what is counted."""
        idle = (LEAD, FILLER, VERB, known.SEAT)
        return any(sense.what in idle and not sense.cost for sense in self.senses[at])

    def _before(self, at: int, particle: str) -> int | None:
        """Where the nearest words of a kind stand before a number, in its part of the line."""
        clause = self.clause(at)
        near = (part for part in self.said(particle) if part.start in clause and 0 <= at - part.stop <= FAR)
        return max((part.start for part in near), default=None)

    def _subject(self, verb: int) -> str:
        """The seat that a verb tells of: the last before it; none, where everybody is said."""
        if any(self.clear(VALUE, frozenset(("everyone",)))):
            return ""
        seats = [sense.key for sense in self.clear(known.SEAT) if sense.end <= verb]
        return seats[-1] if seats else self.seat_at(verb + 1)

    # The words

    def seat_at(self, at: int) -> str:
        """The seat that is said from a word on."""
        return next((sense.key for sense in self.clear(known.SEAT) if sense.start == at), "")

    def clear(self, what: str, keys: frozenset[str] | None = None) -> Iterator[Sense]:
        """What the words clearly stand for, of one kind."""
        for senses in self.senses:
            for sense in senses:
                if sense.what == what and sense.cost <= INFLECTED and (keys is None or sense.key in keys):
                    yield sense

    def said(self, particle: str) -> Iterator[range]:
        """Where words of a kind stand, the longest first."""
        for phrase in sorted(phrases(particle), key=len, reverse=True):
            for at in range(len(self._texts) - len(phrase) + 1):
                if self._texts[at : at + len(phrase)] == phrase:
                    yield range(at, at + len(phrase))

    def clause(self, at: int) -> range:
        """The part of the line between signs in which a word stands."""
        starts = [0, *(place for place, word in enumerate(self.words) if place and word.after)]
        begin = max(place for place in starts if place <= at)
        return range(begin, next((place for place in starts if place > at), len(self.words)))


def _single(particle: str) -> frozenset[str]:
    """The single words of a kind."""
    return frozenset(phrase[0] for phrase in phrases(particle) if len(phrase) == 1)
