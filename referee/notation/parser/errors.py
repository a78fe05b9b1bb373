"""Errors of typed lines: unreadable or ambiguous, with the lines that may be meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Question, Value

MOST_OFFERS = 9
"""As many as there are number keys."""
LONGEST_LINE = 2000
"""Characters of a line that is read: the longest that mean something, plots with what they do, have 400."""


class SuggestedLine(Struct, frozen=True):
    """A whole line that may be meant; whoever chooses it types it."""

    line: str
    why: str = ""
    """Message key: ``name``, ``word``, ``keyboard``, ``seat``, ``reading``, ``outcome``, ``as_told``,
    ``told_instead``."""


SuggestedLines = tuple[SuggestedLine, ...]


ASKS_ABOUT_OFFERS = ("words_not_placed",)
"""Messages that end in a question about what is offered."""


class ParseError(Unreadable):
    """A line that is no move; its suggestions are worked out when somebody asks for them."""

    asks: Question | None = None
    """Of a line that turns on something nobody has told: what to ask the table before it is read again."""
    first_move: Move | None = None
    """Of an outcome that cannot have come about: the move it begins with, to say why not.

    Of a line that stops at its cards: the move without them, for it may come at another time.
    """

    def __init__(
        self, says: str, offers: SuggestedLines | Callable[[], SuggestedLines] = (), **facts: Value
    ) -> None:
        """``offers``: suggested lines, or a function that finds them at the table as it is then."""
        self._found = offers
        super().__init__(says, **facts)

    @property
    def told_as(self) -> str:
        """The key of its message: one that asks about offers has a second form for where there are none."""
        return self.says if self.says not in ASKS_ABOUT_OFFERS or self.offers else f"{self.says}_alone"

    @cached_property
    def offers(self) -> SuggestedLines:
        """Each suggested line once, numbered by its place from 1."""
        found = self._found() if callable(self._found) else self._found
        return tuple({offer.line: offer for offer in found}.values())[:MOST_OFFERS]


def longer_than_read(line: str) -> ParseError | None:
    """The error for a line that is too long to be read."""
    if len(line) <= LONGEST_LINE:
        return None
    return ParseError("line_too_long", size=len(line), limit=LONGEST_LINE)
