"""Words by which a line may leave somebody out; a line with none of them is read as it stands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words

KINDS = ("excepting", "instead", "staying", "holding_back")
"""Particles that leave somebody out."""


def excludes(words: Iterable[str]) -> bool:
    """Whether one of these words may begin what leaves somebody out."""
    begins = _first_words()
    return any(folded(word) in begins for word in words)


@cache
def _first_words() -> frozenset[str]:
    particles = line_words(COMMON)["particles"]
    return frozenset(phrase.split()[0] for kind in KINDS for phrase in keys_of(particles[kind]))
