"""The board of a stage as a table of the application: listed moves, typed lines, names."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.adapter import state_unchanged
from referee.lessons.board import LessonBoard
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.history import EntryKind
from referee.session.session import Session


def table_of(board: LessonBoard) -> GameController:
    """The board as it waits now. What is entered there is kept nowhere: moves are tried on the board.

    Nobody is asked what lies hidden: the position of the lesson says it.
    """
    adapter = replace(board.adapter, public=state_unchanged)
    session = Session(adapter, adapter.laid_open(board.state()), (board.text,), _unkept)
    return GameController(session, OwnedCards(adapter.game.id))


def _unkept(kind: EntryKind, body: str, cited: tuple[str, ...]) -> None:
    """Nothing of a lesson stands in a journal."""
