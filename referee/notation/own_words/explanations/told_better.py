"""Moves that the rules forbid, where a line tells them better than the one that they allow, or as well."""

from __future__ import annotations

from collections import Counter

from engine.kernel.decisions import Move
from engine.kernel.meanings import THING
from referee.notation.own_words.explanations.explanation import REFUSED_COSTS, Explanation
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.told_by_move import every_value
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import COUNT, LEAD, VALUE, VERB

NEIGHBOUR = "neighbour"
"""The value that says that a thing lies beside another, nearer than what lies on the same side."""
TELLING = (known.CARD, known.SEAT, known.PLOT, VALUE, NUMBER, COUNT, LEAD, VERB)
"""What tells one move from another."""


def words_told_better(spoken: SpokenLine, move: Move) -> tuple[int, ...]:
    """The words of a forbidden move that are told better than those of an allowed one; none, if none is."""
    found = explanations(spoken)
    taken = next((explanation for explanation in found if explanation.reading.move == move), None)
    if taken is None or taken.refused or [] in taken.meaning.raw.values():
        return ()  # that somebody does nothing is told by what is denied
    line = _Told(spoken, taken)
    better = next((other for other in found if line.is_better(other)), None)
    return () if better is None else line.words_of(better)


class _Told:
    """A line, and the allowed move that is taken for it."""

    def __init__(self, spoken: SpokenLine, taken: Explanation) -> None:
        self._spoken = spoken
        self._taken = taken
        self._told = _values(taken)
        self._exact = [sense for here in spoken.said_senses for sense in here if not sense.cost]

    def is_better(self, other: Explanation) -> bool:
        """Whether only the rules speak for the move, and the words for another by the same seat."""
        raw, told = other.meaning.raw, self._taken.meaning.raw
        alike = raw["do"] == told["do"] and raw.get("by") == told.get("by")
        sure = other.refused and not (other.open or other.doubtful or other.denied)
        if not (alike and sure and self._names_as_much(other)):
            return False
        ahead = self._taken.cost - (other.cost - REFUSED_COSTS)
        return ahead > 0 or (not ahead and self._leaves_open(other))

    def _names_as_much(self, other: Explanation) -> bool:
        """Whether another tells each card of the line that the move tells, and no less of the same."""
        values, told = _values(other), self._told
        cards = (set(sense.ids) for sense in self._exact if sense.what == known.CARD)
        return not values < told and all(ids & values.keys() for ids in cards if ids & told.keys())

    def _leaves_open(self, other: Explanation) -> bool:
        """Whether the line names what only another tells, or describes what both may tell."""
        others, own = _values(other) - self._told, self._told - _values(other)
        here = {by for value in own for by in self._described_by(value, self._taken)}
        if any(by in here for value in others for by in self._described_by(value, other)):
            return True
        return bool(own) and any(map(self._is_value, others)) and not any(map(self._is_value, own))

    def _is_value(self, value: str) -> bool:
        """Whether a line says a value just so."""
        return any(sense.what == VALUE and sense.key == value for sense in self._exact)

    def _described_by(self, id_: str, explanation: Explanation) -> set[tuple[str, bool] | int]:
        """The words that describe a thing together with others, or where it lies; none, where it is named."""
        cards = [sense for sense in self._exact if sense.what == known.CARD and id_ in sense.ids]
        if any(self._is_named(sense, id_) for sense in cards):
            return set()
        parts = (part for part in explanation.meaning.parts if part.what == THING and id_ in part.keys)
        lies = {
            (value, NEIGHBOUR in part.lies) for part in parts for value in part.lies if self._is_value(value)
        }
        return {*lies, *(card.start for card in cards)}

    def _is_named(self, card: Sense, id_: str) -> bool:
        """Whether words are the name of a thing, or all that they describe is this one."""
        text = " ".join(word.text for word in self._spoken.words[card.start : card.end])
        return len(card.ids) == 1 or text in self._spoken.line.names.keys.get(id_, ())

    def words_of(self, better: Explanation) -> tuple[int, ...]:
        """The words that name something of a move; all, if none does."""
        keys = _values(better).keys()
        named = [
            at
            for at, senses in enumerate(self._spoken.said_senses)
            if any(s.what in TELLING and not s.cost and keys & {s.key, *s.ids} for s in senses)
        ]
        return tuple(named or range(len(self._spoken.words)))


def _values(explanation: Explanation) -> Counter[str]:
    """All that a move tells, the names of its fields among it."""
    return Counter(
        str(value) for value in every_value(explanation.meaning.raw) if isinstance(value, str | int)
    )
