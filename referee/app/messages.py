"""What travels up from screens to the app."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from referee.desk.starts import Start


class Begin(Message):
    """A new game is wanted."""

    def __init__(self, name: str, start: Start, *, ready: bool = False) -> None:
        """``ready``: it is a ready example, which is saved only when something is entered."""
        self.name = name
        self.start = start
        self.ready = ready
        super().__init__()


class Resume(Message):
    """A saved game is wanted."""

    def __init__(self, game: int) -> None:
        self.game = game
        super().__init__()


class RuleWanted(Message):
    """Somebody wants to read a rule."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        super().__init__()


class TypedAside(Message):
    """Words typed into a box that were meant for the line of the table."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__()
