"""What words cost beside what the table does next: people tell what has led to it."""

from __future__ import annotations

from functools import cached_property

from engine.kernel.meanings import MoveMeant
from referee.notation.own_words.analysis.line_analysis import LineAnalysis
from referee.notation.own_words.analysis.negation import NOBODY
from referee.notation.own_words.explanations.remarks import REMARKED
from referee.notation.own_words.explanations.uncertain_words import is_unsure
from referee.notation.own_words.explanations.word_costs import LEFT_LEAD, LEFT_OPEN, LEFT_VERB
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import COUNT, NOT, VALUE, VERB

SEAT_BESIDE = 3
"""What it costs that a seat or a number is said beside what the table does next."""
OTHER_PROCEDURE = 14
"""What it costs that a line tells of something else that tables do, beside what nobody waits for."""
TALK = 1
"""What a word costs at most that nobody knows, or that leaves open something else."""


class ProcedureCosts:
    """The words of one line beside a move that the table makes, where players talk beside their moves."""

    def __init__(self, analysis: LineAnalysis) -> None:
        self._analysis = analysis
        self._line = analysis.words

    def is_told(self, meaning: MoveMeant) -> bool:
        """Whether a line says outright what the table does next, whoever sits there."""
        makes, typed = meaning.raw["do"], self._line.line
        if not (self._line.talks and makes in typed.lexicon.grammar.nobodys):
            return False
        return (makes in typed.soon or not self._says_else(meaning)) and any(
            verb.cost <= SLIP and not self._analysis.negation.is_before(verb)
            for verb in self._line.of_keys(VERB, meaning.verbs)
        )

    def _says_else(self, meaning: MoveMeant) -> bool:
        """Whether a line denies something, or says a verb of another move that the table waits for."""
        due = self._analysis.table.expected_verbs - meaning.verbs
        denied = self._line.of(NOT) or self._line.keyed(VALUE, NOBODY)
        return bool(denied) or any(verb.key in due for verb in self._line.of(VERB, exact=True))

    def of(self, at: int, cost: int, meaning: MoveMeant) -> int:
        """What a word costs; ``cost``: what it costs beside another move."""
        sure = [sense for sense in self._line.over(at) if sense.cost <= INFLECTED]
        if is_unsure(sure):
            return LEFT_OPEN if self._is_said_with(at, meaning) else TALK
        if not sure:
            return min(cost, TALK)
        awaited = meaning.raw["do"] in self._line.line.soon
        return min(self._as_sense(sense, cost, awaited=awaited) for sense in sure)

    def _is_said_with(self, at: int, meaning: MoveMeant) -> bool:
        """Whether a word stands in the same part of the line as the verb of a move."""
        part = self._analysis.clauses.of(at)
        return any(verb.start in part for verb in self._line.of_keys(VERB, meaning.verbs))

    def _as_sense(self, sense: Sense, cost: int, *, awaited: bool) -> int:
        """What it costs that a word tells what goes on, or what nobody can do now."""
        table = self._analysis.table
        if not awaited:
            return min(cost, self._beside_unawaited(sense)) if sense.what == VERB else cost
        if sense.what in (known.SEAT, NUMBER, COUNT):
            return SEAT_BESIDE
        if sense.what == VERB:
            return self._as_verb(sense)
        if sense.what == known.CARD:
            return 0 if table.taking_part & set(sense.ids) else LEFT_LEAD
        if sense.what == VALUE and sense.key not in (*table.taking_part, *REMARKED):
            return cost
        return 0

    def _as_verb(self, verb: Sense) -> int:
        """What it costs that another verb is said."""
        by_hand = verb.key == self._line.line.lexicon.grammar.bare
        return LEFT_OPEN if by_hand else LEFT_VERB if verb.key in self._analysis.table.expected_verbs else 0

    def _beside_unawaited(self, verb: Sense) -> int:
        """The same beside what nobody waits for."""
        return OTHER_PROCEDURE if verb.key in self._procedure_verbs else self._as_verb(verb)

    @cached_property
    def _procedure_verbs(self) -> frozenset[str]:
        """The verbs of what tables do by themselves."""
        grammar = self._line.line.lexicon.grammar
        return frozenset(form.words for form in grammar.forms if form.makes in grammar.nobodys)
