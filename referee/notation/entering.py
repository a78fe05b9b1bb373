"""What becomes of a line that is entered?"""

from __future__ import annotations

from engine.kernel.move import Move
from referee.notation.commands import Note, Several, Undo
from referee.notation.parsing import parse
from referee.session import Outcome, Session, What


def enter(text: str, session: Session) -> tuple[Outcome, ...]:
    """Reads a line and enters what it stands for; of several moves, up to the first that cannot be entered.

    Raises:
        Misread: the line cannot be read; nothing was entered.
        Unreadable: it names something that is not on the table.
    """
    found = parse(text, session)
    if isinstance(found, Move):
        return (session.enter(found),)
    if isinstance(found, Several):
        return _several(found.moves, session)
    if isinstance(found, Note):
        session.note(found.words)
    elif isinstance(found, Undo):
        session.undo(found.to)
    else:
        session.redo()
    return ()


def _several(moves: tuple[Move, ...], session: Session) -> tuple[Outcome, ...]:
    """One after the other; what stops half way stays as far as it came, like moves typed singly."""
    outcomes: list[Outcome] = []
    for move in moves:
        outcomes.append(session.enter(move))
        if outcomes[-1].what is not What.DONE:
            break
    return tuple(outcomes)
