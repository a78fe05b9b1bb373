"""The parts of a line in which somebody talks of something else than a move."""

from __future__ import annotations

from referee.notation.phrases import names as known
from referee.notation.phrases.likeness import INFLECTED
from referee.notation.phrases.senses import NUMBER, Sense, SpokenWord
from referee.notation.phrases.terms import AMENDED, NOT, UNSURE, VALUE, VERB

TELLING = (VALUE, NUMBER, NOT, UNSURE, AMENDED, VERB, known.CARD, known.SEAT, known.PLOT, known.FACE)
"""What a part of a line that says nothing of the move has none of."""


def words_beside(words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]) -> frozenset[int]:
    """The words of those parts of a line that talk of something else than a move."""
    starts = [at for at, word in enumerate(words) if not at or word.after]
    clauses = [range(start, end) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]
    beside = [clause for clause in clauses if _talks_of_something_else(clause, words, senses)]
    return frozenset(at for clause in beside for at in clause) if len(beside) < len(clauses) else frozenset()


def _talks_of_something_else(
    clause: range, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
) -> bool:
    unknown = [at for at in clause if not senses[at]]
    if any(words[at].typed[:1].isupper() and at != clause.start for at in unknown):
        return False
    told = any(one.what in TELLING and one.cost <= INFLECTED for at in clause for one in senses[at])
    return not told and 1 < len(clause) and 0 < len(unknown) <= len(clause) // 2
