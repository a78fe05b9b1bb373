"""The lines of a position text: those that go on in the next, and those that ask for a ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from referee.position.tokens import Kind, PositionError, SignWords, TextToken, tokens

LONGEST_LINE = 40_000
GOES_ON = ",("
"""After these signs a line goes on in the next one."""
REMARK = ";"
AROUND = ("expect", "tell", "why")
"""Fields that a line of their own adds to the disputed line before it."""


class DisputedLine(Struct):
    """A line that asks for a ruling."""

    line: int
    column: int
    text: str
    everything: bool = False
    """What this seat may do is asked."""
    seat: str = ""
    around: dict[str, Any] = {}


class TextLine(Struct):
    """A line of a text with the lines it goes on in."""

    number: int
    tokens: list[TextToken]
    width: int


class LineSplitter:
    """Splits a text in one language."""

    def __init__(self, text: str, signs: SignWords) -> None:
        self._text = text.removeprefix("\ufeff")
        self._signs = signs
        self.disputed: list[DisputedLine] = []
        """The lines that ask for a ruling, in their order."""

    def lines(self) -> Iterator[TextLine]:
        """The lines of the position; those that ask for a ruling are put aside.

        Raises:
            PositionError: a line is too long, or a quotation is not closed.
        """
        held: TextLine | None = None
        for number, raw in enumerate(self._text.splitlines(), 1):
            text = raw.rstrip()
            if len(text) > LONGEST_LINE:
                raise PositionError(
                    "position_too_long", number, LONGEST_LINE, read="", wanted=(str(LONGEST_LINE),)
                )
            if held is None and (not text.strip() or text.lstrip().startswith(REMARK)):
                continue
            if held is None and self._is_disputed(text, number):
                continue
            found = tokens(text, number, self._signs)
            if held is not None:
                held = TextLine(held.number, [*held.tokens, *found], len(text))
            elif self._belongs_to_disputed(found):
                continue
            else:
                held = TextLine(number, found, len(text))
            if not (found and found[-1].is_sign(GOES_ON)):
                yield held
                held = None
        if held is not None:
            yield held

    def _is_disputed(self, text: str, number: int) -> bool:
        """``? line`` and ``?? seat``, or the words for these signs."""
        start = len(text) - len(text.lstrip())
        plain = text.strip()
        for sign in ("??", "?"):
            for word in (sign, *self._signs.get(sign, ())):
                if not plain.casefold().startswith(word.casefold()):
                    continue
                rest = plain[len(word) :]
                if word == sign or not rest or rest[0].isspace():
                    column = start + len(word) + 1 + len(rest) - len(rest.lstrip())
                    self.disputed.append(DisputedLine(number, column, rest.strip(), sign == "??"))
                    return True
        return False

    def _belongs_to_disputed(self, found: list[TextToken]) -> bool:
        """``expect={...}`` below a disputed line."""
        fields = [one for one in found if one.kind is Kind.FIELD and one.text in AROUND]
        if not fields or len(fields) < len(found) or not self.disputed:
            return False
        for one in fields:
            self.disputed[-1].around[one.text] = one.value
        return True
