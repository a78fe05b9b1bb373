"""Which line says just this move?"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.grammar import Raw
from engine.kernel.move import Move
from referee.notation.candidates import Line
from referee.notation.misread import Misread
from referee.notation.writing import Printer


def line_of(move: Move, session: Any, state: Any = None, language: str = "en") -> str:
    """The line of a move; ``state``: the table it is made at, if that is not the session's own any more."""
    printer = Printer(session, session.desk.public(session.state if state is None else state), language)
    raw: Raw = msgspec.json.decode(msgspec.json.encode(move))
    for text in printer.lines(raw):
        if _reads_as(text, move, session, state):
            return text
    return f"move {msgspec.json.encode(move).decode()}"


def _reads_as(text: str, move: Move, session: Any, state: Any) -> bool:
    """Whether the nearest reading of a line is this move and no other."""
    try:
        found = Line(text, session, state).candidates()
    except Misread:
        return False
    nearest = [one for one in found if one.cost == found[0].cost]
    return bool(nearest) and all(one.move == move and not one.unsure and not one.shows for one in nearest)
