"""The moves a table waits for while a line is read, and the seats it asks for them."""

from __future__ import annotations

from referee.notation.own_words.frames.filled_frame import waited_moves
from referee.notation.own_words.frames.move_frames import MoveFrame
from referee.notation.parser.line_readings import TypedLine


class ExpectedMoves:
    """What the table waits for at one line.

    ``first`` has the verbs it waits for first, ``waited`` all with the seats asked,
    ``turns`` those of a turn.
    """

    def __init__(self, line: TypedLine) -> None:
        self._line = line
        self.first, self.waited, self.turns = waited_moves(line)

    def is_soon(self, frame: MoveFrame) -> bool:
        """Whether the table waits for such a move, now or on the way."""
        return frame.makes in self._line.soon or frame.makes in self.waited

    def seats(self, frame: MoveFrame) -> tuple[str, ...]:
        """The seats that are asked for such a move."""
        return self._line.soon.get(frame.makes, ()) or self.waited.get(frame.makes, ())
