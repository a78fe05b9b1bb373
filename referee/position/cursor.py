"""A place in the tokens of one line of a position text."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from referee.position.tokens import Kind, TextToken


class Cursor:
    """A place in the tokens of one line."""

    def __init__(self, found: list[TextToken], line: int, width: int) -> None:
        self._tokens = found
        self._end = TextToken(Kind.SIGN, "", line, width + 1)
        self.at = 0

    @property
    def here(self) -> TextToken:
        """The token that comes next; past the end an empty sign."""
        return self.ahead(0)

    def ahead(self, by: int) -> TextToken:
        """A token further on."""
        place = self.at + by
        return self._tokens[place] if place < len(self._tokens) else self._end

    @property
    def over(self) -> bool:
        """Whether the line is read to its end."""
        return self.at >= len(self._tokens)

    def take(self) -> TextToken:
        """The next token, which then is read."""
        found = self.here
        self.at += 1
        return found

    def takes(self, signs: str) -> bool:
        """Whether one of these signs comes next; it then is read."""
        found = self.here.is_sign(signs) and not self.over
        self.at += found
        return found

    def phrase(self, length: int) -> str:
        """So many words; empty, if something else comes between."""
        return self.phrase_ahead(0, length)

    def phrase_ahead(self, by: int, length: int) -> str:
        """So many words from further on; empty, if something else comes between."""
        words = [self.ahead(by + number) for number in range(length)]
        each = all(one.kind is Kind.WORD and any(map(str.isalnum, one.text)) for one in words)
        return " ".join(one.text for one in words) if each else ""


class PendingCard(NamedTuple):
    """A card that is named before all cards are known."""

    keep: Callable[[str], None]
    typed: TextToken
    name: str
