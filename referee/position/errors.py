"""Errors of a position text: where, what was read, what may stand there, the nearest word."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.errors import Unreadable

MOST_WANTED = 12
SHOWN = 60
NEAR = 60
"""From here on, of 100, a word is near enough to be offered."""


class PositionError(Unreadable):
    """A place of a position text that cannot be read."""

    def __init__(
        self, says: str, line: int, column: int, *, read: str = "", wanted: Iterable[str] = (), near: str = ""
    ) -> None:
        """``wanted``: the words that may stand there; ``near``: the one that is meant, if not the nearest."""
        words = tuple(dict.fromkeys(word for word in wanted if word))
        super().__init__(
            says,
            line=line,
            column=column,
            read=read[:SHOWN],
            wanted=words[:MOST_WANTED],
            nearest=near or nearest(read, words),
        )
        self.line, self.column = line, column


def nearest(read: str, words: tuple[str, ...]) -> str:
    """The word most like what was read; nothing, if none is like it."""
    if not read or not words:
        return ""
    from rapidfuzz import fuzz, process  # 0.03 s that only an error costs

    found = process.extractOne(read[:SHOWN].casefold(), words, scorer=fuzz.ratio, score_cutoff=NEAR)
    return found[0] if found else ""
