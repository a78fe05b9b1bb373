"""Typed lines at one table: what was meant, how a move would be typed, how a line may go on."""

from __future__ import annotations

from typing import Any

from engine.kernel.errors import RefereeError
from engine.kernel.move import Move
from referee.notation import Command, Several, complete, line_of, parse
from referee.session import Session


class TypedLines:
    """The notation, for the screen."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def read(self, line: str) -> tuple[Move, ...] | Command:
        """The moves a line stands for, or what else it asks for.

        Raises:
            Misread: it cannot be read; the offers say what may be meant.
        """
        found = parse(line, self._session)
        if isinstance(found, Several):
            return found.moves
        return (found,) if isinstance(found, Move) else found

    def line_of(self, move: Move, before: Any = None) -> str:
        """The line by which this move would be typed at the table as it was when it was made."""
        try:
            state = self._session.state if before is None else before
            return line_of(self._session.desk.spoken(state, move), self._session, before)
        except RefereeError:
            return ""

    def complete(self, text: str, cursor: int) -> tuple[str, ...]:
        """Whole lines this one may become, the likeliest first."""
        found = complete(text, cursor, self._session)
        return tuple(f"{text[: one.start]}{one.text}{text[one.end :]} " for one in found)
