"""A line taken apart: its words, its parts, what it counts, excludes, denies and speaks of."""

from __future__ import annotations

from functools import cached_property

from engine.kernel.meanings import Mentions
from referee.notation.own_words.explanations.clauses import Clauses
from referee.notation.own_words.explanations.counted_numbers import CountedNumbers
from referee.notation.own_words.explanations.exclusions import Exclusions
from referee.notation.own_words.explanations.mentions import MentionFinder
from referee.notation.own_words.explanations.negation import Negation
from referee.notation.own_words.explanations.place_leads import PlaceLeads
from referee.notation.own_words.explanations.table_context import TableContext
from referee.notation.own_words.explanations.verbs import Verbs
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary.senses import Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.parser.line_readings import TypedLine


class LineAnalysis:
    """One line, whichever move is looked at. Each part is a module of its own."""

    def __init__(self, line: TypedLine, words: tuple[SpokenWord, ...], senses: Senses) -> None:
        self.line = line
        self.words = WordIndex(line, words, senses)
        self.table = TableContext(line)
        self.numbers = CountedNumbers(self.words)
        self.exclusions = Exclusions(self.words)
        self.leads = PlaceLeads(self.words)
        self.clauses = Clauses(self.words, self.table)
        self.negation = Negation(self.words, self.clauses, self.exclusions)
        self.verbs = Verbs(self.words, self.clauses, self.exclusions, self.negation, self.table)

    @cached_property
    def mentions(self) -> Mentions:
        """What the line speaks of."""
        return MentionFinder(self.words, self.numbers, self.exclusions).mentions()


def line_analysis(line: TypedLine, words: tuple[SpokenWord, ...], senses: Senses) -> LineAnalysis:
    """A line taken apart, once for all who ask for it."""
    key = (LineAnalysis, id(senses))
    found = line.effort.kept.get(key)
    if isinstance(found, LineAnalysis) and found.words.given is senses:
        return found
    analysis = line.effort.kept[key] = LineAnalysis(line, words, senses)
    return analysis
