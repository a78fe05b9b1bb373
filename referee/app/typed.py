"""Typed lines: what was meant, how a move would be typed, how a line may go on.

The notation is a part of its own; without it lines are matched against the moves of the moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.errors import Unreadable
from engine.kernel.move import Move
from referee.app.wording import Wording
from referee.session import Session


class TypedLines:
    """Lines typed at one table."""

    def __init__(self, session: Session, wording: Wording) -> None:
        self._session = session
        self._wording = wording
        self._notation = _notation()

    def moves(self, line: str) -> tuple[Move, ...]:
        """The moves a line stands for.

        Raises:
            RefereeError: it cannot be read.
        """
        if self._notation is not None:
            found: Any = self._notation.parse(line, self._session)
            return tuple(found) if isinstance(found, (tuple, list)) else (found,)
        fitting = [move for says, move in self._offered() if says.casefold() == line.casefold()]
        if not fitting:
            raise Unreadable("unknown_line", line=line, known=tuple(says for says, _ in self._offered()))
        return tuple(fitting[:1])

    def line_of(self, move: Move) -> str:
        """The line by which this move would be typed."""
        if self._notation is not None:
            line: str = self._notation.line_of(move, self._session)
            return line
        return self._wording.move(move)

    def complete(self, text: str, cursor: int) -> tuple[str, ...]:
        """Whole lines this one may become."""
        if self._notation is not None:
            return tuple(str(one) for one in self._notation.complete(text, cursor, self._session))
        return tuple(says for says, _ in self._offered() if says.casefold().startswith(text.casefold()))

    def _offered(self) -> list[tuple[str, Move]]:
        moves = [choice.move for choice, _ in self._session.choices() if not choice.pick]
        return [(self._wording.move(move), move) for move in moves]


def _notation() -> Any:
    try:
        from referee import notation
    except ImportError:
        return None
    wanted: tuple[Callable[..., Any] | None, ...] = tuple(
        getattr(notation, name, None) for name in ("parse", "line_of", "complete")
    )
    return notation if all(wanted) else None
