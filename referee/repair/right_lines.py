"""Typed lines that say what would have been right, read at the table before the wrong line."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.moves import Move
from referee.position.dispute import moves_of
from referee.position.text_lines import DisputedLine
from referee.repair.replay import enter_right
from referee.repair.wrong_line import lines_since
from referee.session.controller import GameController


def right_moves(
    controller: GameController, number: int, lines: Iterable[str], language: str
) -> tuple[Move, ...]:
    """The moves of these lines, each read at the table the ones before it lead to.

    Raises:
        RepairRefused: there is no such line that counts.
        RefereeError: a line is no move at that table, or is refused there.
    """
    wrong = lines_since(controller, number)[0]
    copy = controller.branch()
    copy.session.undo(copy.session.number_at(wrong.number))
    found: list[Move] = []
    for at, line in enumerate(lines, 1):
        moves = moves_of(DisputedLine(at, 1, line), copy.session, language)
        enter_right(copy, moves)
        found += moves
    return tuple(found)
