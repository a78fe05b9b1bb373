"""The application as its screens see it: its services, the messages it takes, the errors it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App
from textual.message import Message

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from referee.app.game_opener import LessonLoader
    from referee.app.game_upkeep import TournamentLink
    from referee.app.presenters.wording import Wording
    from referee.session.game_setup import Start
    from referee.storage.database import Database


Problem = (RefereeError, StorageError, CardsError)


class NewGameWanted(Message):
    """A new game is wanted."""

    def __init__(self, name: str, start: Start, *, ready: bool = False) -> None:
        """``ready``: it is a ready example, which is saved only when something is entered."""
        self.name = name
        self.start = start
        self.ready = ready
        super().__init__()


class SavedGameWanted(Message):
    """A saved game is wanted."""

    def __init__(self, game: int) -> None:
        self.game = game
        super().__init__()


class RecordWanted(Message):
    """A case file or an export is wanted."""

    def __init__(self, file: Path) -> None:
        self.file = file
        super().__init__()


class RuleWanted(Message):
    """Somebody wants to read a rule."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        super().__init__()


class LearningWanted(Message):
    """Somebody wants a lesson, or a worked example of a booklet."""

    def __init__(self, kind: str, game: str, name: str) -> None:
        """``kind``: ``lesson`` or ``example``."""
        self.kind = kind
        self.game = game
        self.name = name
        super().__init__()


class LineWanted(Message):
    """Somebody wants to see a line of the log of a saved game."""

    def __init__(self, game: int, line: int) -> None:
        self.game = game
        self.line = line
        super().__init__()


class TypedAside(Message):
    """Words typed into a box that were meant for the line of the table."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__()


class Host(App[None]):
    """The application as a screen sees it."""

    wording: Wording
    database: Database | None
    shows_other_games = True
    """Whether whoever is at this screen may look at all games of the database."""
    judges: dict[int, int]
    """Tournament -> the judge who acts in this program."""
    typed_dispute: str = ""
    """The text of the dispute that was typed last; it is kept when its screen is left."""
    lessons: LessonLoader
    """Lessons, worked examples, and what the learner at this computer has done."""
    tournament: TournamentLink
    """The judge's desk, and the table of a tournament the open game mirrors."""

    def open_rule(self, rule: str = "") -> None:
        """Shows the rulebook, at this rule if one is named."""
        raise NotImplementedError

    def open_question(self, question: str) -> bool:
        """Shows the rule that answers a question in the rulebook; whether the rulebook can be read yet."""
        raise NotImplementedError

    def saved_game(self) -> int:
        """The number of the saved game that is open; 0: none is."""
        raise NotImplementedError

    def ask_keyboard(self) -> None:
        """Asks for the layout of the keyboard."""
        raise NotImplementedError

    def set_theme(self, name: str) -> None:
        """Changes the colours, from now on."""
        raise NotImplementedError

    def close_game(self) -> None:
        """Leaves the table and goes back to the first screen."""
        raise NotImplementedError
