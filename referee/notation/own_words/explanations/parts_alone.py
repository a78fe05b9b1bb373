"""Moves that one part of a line tells by itself, whatever is told around it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.meanings import VALUE
from engine.kernel.memo import memoize
from referee.notation.own_words.explanations.clauses import connecting_words
from referee.notation.own_words.explanations.explanation import Explanation, is_clear
from referee.notation.own_words.explanations.line_analysis import line_analysis
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.remainder import is_id
from referee.notation.own_words.explanations.sense_filter import FUZZY
from referee.notation.own_words.explanations.told_by_move import every_value
from referee.notation.own_words.explanations.whole_phrases import OPENING
from referee.notation.own_words.frames.line_doubts import supposes
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import MOST_WORDS, NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import LEAD, NOT, VERB
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE

CLEAR = 12
"""What a part may cost, in tenths, that tells a move."""
MOST_PARTS = 9
"""A line of more parts is a story, of which no part is looked at by itself."""

TELLING = (VERB, WORD_VALUE, NUMBER, known.CARD, known.SEAT)
"""What a part has none of that tells nothing."""


class ToldAlone(Struct, frozen=True):
    """A move that a part of a line tells, and whether nothing else in the line may belong to it."""

    one: Explanation
    whole: bool


@memoize
def told_by_parts(spoken: SpokenLine) -> tuple[ToldAlone, ...]:
    """The moves that parts of a line tell, where players talk beside their moves."""
    line, words = spoken.line, spoken.words
    readable = 0 < len(words) <= MOST_WORDS and line.effort.left > 0
    if not (readable and line.lexicon.grammar.remarks) or supposes(words, spoken.said_senses):
        return ()
    return tuple(PartsAlone(spoken).told())


class PartsAlone:
    """The parts of one line, each as if it stood alone."""

    def __init__(self, spoken: SpokenLine) -> None:
        analysis = line_analysis(spoken.line, spoken.words, spoken.said_senses)
        self._typed = spoken.line
        self._line = analysis.words
        self._clauses = analysis.clauses
        self._table = analysis.table
        self._explanations = explanations(spoken)

    def told(self) -> Iterator[ToldAlone]:
        """The moves that the parts tell, each once."""
        found: dict[str, ToldAlone] = {}
        for part in self._clauses.every if 1 < len(self._clauses.every) <= MOST_PARTS else ():
            best = None if self._clauses.asks(part) else self._told_by(part)
            if best is not None:
                found.setdefault(repr(best.reading.move), ToldAlone(best, self._is_whole(best, part)))
        yield from found.values()

    def _told_by(self, clause: range) -> Explanation | None:
        """The move that the table waits for and that a part tells clearly."""
        found = explanations(self._alone(clause))
        return found[0] if found and _is_surely_told(found) and self._is_awaited(found[0]) else None

    def _alone(self, clause: range) -> SpokenLine:
        """A part as a line of its own, its words as they are read in the whole line."""
        start, end = self._line.words[clause.start].start, self._line.words[clause.stop - 1].end
        line = SpokenLine(self._typed.other(self._typed.text[start:end]))
        words = [replace(word, start=word.start - start, end=word.end - start) for word in self._line.words]
        line.words = (replace(words[clause.start], after=""), *words[clause.start + 1 : clause.stop])
        line.said_senses = tuple(
            tuple(
                replace(sense, start=sense.start - clause.start, end=sense.end - clause.start)
                for sense in self._line.given[at]
                if sense.end <= clause.stop
            )
            for at in clause
        )
        return line

    def _is_awaited(self, explanation: Explanation) -> bool:
        raw, soon = explanation.meaning.raw, self._typed.soon
        return raw["do"] in soon and ("by" not in raw or raw["by"] in soon[raw["do"]])

    def _is_whole(self, explanation: Explanation, own: range) -> bool:
        """Whether no other part of the line may tell more of the move, or another one."""
        others = [clause for clause in self._clauses.every if clause != own]
        if self._is_told_at_length(explanation) or any(
            self._says_now(clause, explanation) for clause in others
        ):
            return False
        places = self._places_of(explanation)
        if any(self._names_the_unknown(clause) or self._opens(clause, places) for clause in others):
            return False
        foreign = [clause for clause in others if self._names_another(clause, explanation)]
        if any(part.what == VALUE and not part.keys for part in explanation.meaning.parts):
            return not foreign and all(map(self._is_idle_part, others))  # what the card does is told nowhere
        lists = any(isinstance(value, list) and value for value in explanation.meaning.raw.values())
        return not (lists and any(map(self._only_names, foreign)))

    def concludes_otherwise(self, makes: str, concluded: frozenset[str]) -> bool:
        """Whether a later part says one of these moves with a word like "so", and not what is made."""
        return any(self._concludes(clause, makes, concluded) for clause in self._clauses.every[1:])

    def _concludes(self, clause: range, makes: str, concluded: frozenset[str]) -> bool:
        exact = [sense for at in clause for sense in self._line.senses[at] if not sense.cost]
        verbs = {sense.key for sense in exact if sense.what == VERB}
        so = any(
            word.text in connecting_words() for word in self._line.words[clause.start : clause.start + 2]
        )
        return so and makes not in verbs and bool(verbs & concluded) and not self._is_nearest(makes, verbs)

    def _is_nearest(self, makes: str, verbs: set[str]) -> bool:
        """Whether these verbs say the nearest move: "Robb is kneeling, so I have no defenders"."""
        nearest = next(iter(self._explanations), None)
        if nearest is None or nearest.meaning.raw["do"] != makes:
            return False
        return not nearest.meaning.verbs.isdisjoint(verbs)

    def _is_told_at_length(self, explanation: Explanation) -> bool:
        """Whether the whole line may tell the same move with more of it, or is further from it."""
        raw, far = explanation.meaning.raw.items(), explanation.meaning.far
        return any(raw < other.meaning.raw.items() for other in self._explanations) or any(
            raw == other.meaning.raw.items() and far < other.meaning.far for other in self._explanations
        )

    def _places_of(self, explanation: Explanation) -> frozenset[str]:
        """The words that open the places of such a move, but for those that open any."""
        forms = (
            form for form in self._typed.lexicon.grammar.forms if form.makes == explanation.meaning.raw["do"]
        )
        return frozenset(slot.lead for form in forms for slot in form.slots if slot.lead) - OPENING

    def _opens(self, clause: range, places: frozenset[str]) -> bool:
        """Whether a part says one of these words."""
        here = (sense for at in clause for sense in self._line.senses[at] if not sense.cost)
        return any(sense.what in (LEAD, WORD_VALUE) and sense.key in places for sense in here)

    def _says_now(self, clause: range, explanation: Explanation) -> bool:
        """Whether a part says another move that the table waits for, and does not deny it."""
        exact = [sense for at in clause for sense in self._line.senses[at] if not sense.cost]
        denied = any(sense.what == NOT for sense in exact)
        verbs = {sense.key for sense in exact if sense.what == VERB}
        return (
            not denied and bool(verbs & self._table.expected_verbs) and not verbs & explanation.meaning.verbs
        )

    def _names_another(self, clause: range, explanation: Explanation) -> bool:
        """Whether a part names a card that has no part in the move."""
        keys = {key for key in every_value(explanation.meaning.raw) if isinstance(key, str)}
        return any(not keys & set(card.ids) for card in self._cards_in(clause))

    def _is_idle_part(self, clause: range) -> bool:
        """Whether a part tells nothing that may be done."""
        return not any(map(self._is_unknown, clause)) and not any(
            sense.what in TELLING and sense.cost <= INFLECTED
            for at in clause
            for sense in self._line.senses[at]
        )

    def _cards_in(self, clause: range) -> list[Sense]:
        return [
            sense
            for at in clause
            for sense in self._line.senses[at]
            if sense.what == known.CARD and sense.cost < FUZZY
        ]

    def _is_unknown(self, at: int) -> bool:
        return not any(sense.cost < FUZZY for sense in self._line.over(at))

    def _names_the_unknown(self, clause: range) -> bool:
        """Whether a part has what looks like the short name of a card that nobody knows."""
        return any(self._is_unknown(at) and is_id(self._line.words[at].text) for at in clause)

    def _only_names(self, clause: range) -> bool:
        """Whether a part tells nothing but names, as a list goes on."""
        return not any(map(self._is_unknown, clause)) and not any(
            sense.what == VERB and sense.cost <= INFLECTED for at in clause for sense in self._line.senses[at]
        )


def _is_surely_told(found: list[Explanation]) -> bool:
    best = found[0]
    unsure = best.refused or best.open or best.doubtful or best.denied or best.verbless or best.unsure
    return not unsure and best.cost <= CLEAR and is_clear(found)
