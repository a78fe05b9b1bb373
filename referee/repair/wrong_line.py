"""The first wrong line of a game, and the lines since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import carry_out
from engine.kernel.moves import Move
from engine.kernel.reasons import Ruling, Verdict
from referee.position.dispute import moves_of
from referee.position.text_lines import DisputedLine
from referee.repair.damage import RepairRefused
from referee.repair.replay import enter_right
from referee.session.controller import GameController
from referee.session.history import LogLine
from referee.session.reentry import moves_on
from referee.session.session import Session


class WrongLine(Struct, frozen=True):
    """A line that is refused when it is judged again."""

    line: LogLine
    rulings: tuple[Ruling, ...]
    """The refusal, by what is known today."""


def lines_since(controller: GameController, number: int) -> tuple[LogLine, ...]:
    """The line and all since that brought the table to where it is.

    Raises:
        RepairRefused: it does not count.
    """
    found = tuple(one for one in controller.counting() if one.number >= number)
    if not found or found[0].number != number:
        raise RepairRefused("repair_no_such_line", line=number)
    return found


def first_wrong(controller: GameController) -> WrongLine | None:
    """The earliest line that is refused when it is judged again; none where all are legal."""
    return next(wrong_lines(controller), None)


def wrong_lines(controller: GameController) -> Iterator[WrongLine]:
    """Every line that is refused when it is judged again, with what was told since of the cards in it."""
    session, told = controller.session, tuple(_told(controller))
    for line in controller.counting():
        if line.kind not in ("move", "window"):
            continue
        refused = tuple(one for one in line.rulings if one.verdict is Verdict.NO)
        wrong = bool(refused) or line.differs in ("judged", "given")
        words = set(_words(line.body))
        later = [move for number, move in told if number > line.number and _is_about(move, words)]
        if not wrong and later:
            refused = tuple(_refused_now(session, line, later))
        if wrong or refused:
            yield WrongLine(line, refused)


def _words(value: object) -> Iterator[str]:
    """Every word of the body of a line."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (word for one in value.values() for word in _words(one))
    elif isinstance(value, list | tuple):
        yield from (word for one in value for word in _words(one))


def _is_about(told: Move, words: set[str]) -> bool:
    """Whether something was read off a thing that a line names."""
    return any(getattr(told, name, "") in words for name in ("card", "seat", "of"))


def _told(controller: GameController) -> Iterator[tuple[int, Move]]:
    """The printed values that were read off cards, each with its line."""
    for line in controller.counting():
        if line.kind == "fact" and "value" in (line.body.get("move") or {}):
            yield from ((line.number, move) for move in moves_on(line, controller.session.adapter))


def _refused_now(session: Session, line: LogLine, told: list[Move]) -> Iterator[Ruling]:
    """The refusals of a move at its table, had everything told since been known there."""
    game, state = session.adapter.game, session.adapter.public(session.before(line.number))
    known = state
    for fact in told:
        try:
            known = carry_out(game, known, fact)
        except NOTHING_TO_ACT_ON:
            continue
    if known == state:
        return
    try:
        *_, move = moves_on(line, session.adapter)
        reached = session.reached_under_texts(move, known)
    except NOTHING_TO_ACT_ON:
        return
    yield from (one.ruling for one in reached if one.ruling.verdict is Verdict.NO)


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
