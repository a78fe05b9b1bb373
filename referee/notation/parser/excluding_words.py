"""Words by which a line may leave somebody out, or only speak of a move; most lines have none of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words

EXCLUDING = ("excepting", "instead", "staying", "holding_back")
"""Particles that leave somebody out."""
SPEAKING_OF = ("renouncing", "forbidding", "wishing", "unpaid", "not", "but", "another_move")
"""Particles beside a move that is not made."""
WOULD = "by"
"""The ending of words for what would be, in languages that have one."""


def excludes(words: Iterable[str]) -> bool:
    """Whether one of these words may begin what leaves somebody out."""
    return any(folded(word) in _first_words(EXCLUDING) for word in words)


def only_speaks(words: Iterable[str]) -> bool:
    """Whether one of these words may begin what says that a move is not made."""
    texts = [folded(word) for word in words]
    return any(text in _first_words(SPEAKING_OF) or text.endswith(WOULD) for text in texts)


@cache
def _first_words(kinds: tuple[str, ...]) -> frozenset[str]:
    particles = line_words(COMMON)["particles"]
    return frozenset(phrase.split()[0] for kind in kinds for phrase in keys_of(particles[kind]))
