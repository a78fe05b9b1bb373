"""Things of a move that a line denies, "no footman", where players tell hardly anything beside moves."""

from __future__ import annotations

from engine.kernel.decisions import Move
from engine.kernel.meanings import COUNT, THING, MoveMeant
from referee.notation.own_words.analysis.line_analysis import LineAnalysis, line_analysis
from referee.notation.own_words.analysis.verbs import DENIED
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.word_costs import WordCosts
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, LEAD, VALUE

NAMING = (known.CARD, VALUE, LEAD)
"""What names something of a move."""


def words_denied(spoken: SpokenLine, move: Move) -> tuple[int, ...]:
    """The denials right before something that a move tells, and that is named nowhere else."""
    found = (explanation for explanation in explanations(spoken) if explanation.reading.move == move)
    taken = next(found, None)
    if taken is None or taken.meaning.denied or taken.meaning.may_deny:
        return ()
    denied = _DeniedThings(spoken, taken.meaning)
    return tuple(at for at in range(len(spoken.words) - 1) if denied.at(at))


class _DeniedThings:
    """The things of one move that a line denies."""

    def __init__(self, spoken: SpokenLine, meaning: MoveMeant) -> None:
        self._analysis: LineAnalysis = line_analysis(spoken.line, spoken.words, spoken.said_senses)
        self._line = self._analysis.words
        self._costs = WordCosts(self._analysis)
        self._meaning = meaning
        self._told = {key for part in meaning.parts if part.what in (COUNT, THING) for key in part.keys}

    def at(self, at: int) -> bool:
        """Whether a word denies what the move tells and the line names there alone."""
        if self._costs.of(at, self._meaning) != DENIED or self._is_in_a_turn(at):
            return False
        behind = range(at + 1, self._line.end_behind(at + 1))
        named = next((pos for pos in behind if not self._line.has((pos,), FILLER, exact=True)), None)
        keys = set() if named is None else self._keys_at(named)
        others = (self._keys_at(other) for other in range(len(self._line)) if other != named)
        return bool(keys) and not any(keys & other for other in others)

    def _is_in_a_turn(self, at: int) -> bool:
        """Whether a word is part of a turn of speech: "don't forget my ship"."""
        return any(sense.what == CHATTER and sense.end > sense.start + 1 for sense in self._line.over(at))

    def _keys_at(self, at: int) -> set[str]:
        """What a word names of the move."""
        exact = (sense for sense in self._line.senses[at] if sense.what in NAMING and not sense.cost)
        return {key for sense in exact for key in _keys_of(sense)} & self._told


def _keys_of(sense: Sense) -> tuple[str, ...]:
    return sense.ids or (sense.key,)
