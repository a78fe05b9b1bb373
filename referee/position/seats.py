"""The seats of a position text: by House, family or id, in any language, in full or by their beginning."""

from __future__ import annotations

from referee.notation.parser.lexer import folded
from referee.position.errors import PositionError
from referee.position.tokens import Kind, TextToken
from referee.position.words import GameWords

SHORTEST = 2


class SeatNames:
    """The seats of one text."""

    def __init__(self, words: GameWords, always: tuple[str, ...]) -> None:
        """``always``: the seats of every table of the game."""
        self._words = words
        self._houses = words.all_houses
        self.always = always
        self.ids: list[str] = list(always)

    def of_line(self, token: TextToken) -> str:
        """The seat that a line begins with; empty: none. A seat may have an id of its own."""
        if self.always:
            return self.exactly(token)
        if token.kind is Kind.QUOTED:
            return token.text
        house = self._called(token.text, tuple(self._houses))
        if house:
            return house
        if len(token.text) == 1 and token.text.isupper() and token.text.isascii():
            return token.text
        return self._begun(token.text, tuple(self._houses), SHORTEST)

    def exactly(self, token: TextToken) -> str:
        """The seat with just this name; empty: none."""
        if token.text in self.ids:
            return token.text
        return self._called(token.text, self._known()) if token.kind is Kind.WORD else ""

    def meant(self, token: TextToken) -> str:
        """The seat of this name, or whose name begins so; empty: none, or several."""
        return self.exactly(token) or (
            self._begun(token.text, self._known(), 1) if token.kind is Kind.WORD else ""
        )

    def needed(self, token: TextToken) -> str:
        """The seat that must stand here.

        Raises:
            PositionError: there is none.
        """
        found = self.meant(token)
        if not found:
            raise self.unknown(token)
        return found

    def unknown(self, token: TextToken) -> PositionError:
        """The error of a seat that is none."""
        return PositionError(
            "position_seat_unknown", token.line, token.column, read=token.text, wanted=self.wanted()
        )

    def wanted(self) -> tuple[str, ...]:
        """The seats as they are written."""
        return tuple(self.written(seat) for seat in self._known())

    def written(self, seat: str) -> str:
        """A seat as it is written in the language."""
        words = self._words.houses.get(seat, ())
        return words[0].casefold() if words else seat

    def _known(self) -> tuple[str, ...]:
        return tuple(self.ids) or tuple(self._houses)

    def _called(self, text: str, among: tuple[str, ...]) -> str:
        wanted = folded(text)
        found = [seat for seat in among if wanted and wanted in self._names(seat)]
        return found[0] if len(found) == 1 else ""

    def _begun(self, text: str, among: tuple[str, ...], shortest: int) -> str:
        wanted = folded(text)
        if len(wanted) < shortest:
            return ""
        found = [seat for seat in among if any(name.startswith(wanted) for name in self._names(seat))]
        return found[0] if len(found) == 1 else ""

    def _names(self, seat: str) -> frozenset[str]:
        return self._houses.get(seat, frozenset()) | {folded(seat)}
