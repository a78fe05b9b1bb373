"""A Clash of Kings, ready to be refereed."""

from __future__ import annotations

from typing import Any

from engine.kernel.cases import Asked
from engine.kernel.desk import LISTED, Desk, Reached
from engine.kernel.errors import Unreadable
from engine.kernel.move import Move
from engine.kernel.play import judge
from engine.kernel.reading import reads_moves, reads_states
from engine.kernel.reason import Question, Verdict
from engine.kernel.view import Called
from engine.kings import box, options, remedies, told
from engine.kings import view as drawing
from engine.kings.cases.book import CASEBOOK
from engine.kings.casualties import RETREAT
from engine.kings.game import KINGS, brought_to
from engine.kings.hidden import spoken
from engine.kings.newgame import START, new_game
from engine.kings.sheet_form import SHEET
from engine.kings.table import Table
from engine.kings.table_defects import table_defects

read_state = reads_states(Table)
read_move = reads_moves(KINGS.verbs)


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> Reached:
    """At a table the steps between are over where a later one is entered, but no battle is passed over."""
    ruling = judge(KINGS, table, move)
    if ruling.verdict is not Verdict.NO or passes == LISTED:
        return Reached((), table, ruling)
    there = brought_to(table, move)
    return Reached((), there, judge(KINGS, there, move))


YES_NO = ("no", "yes")


def answers(table: Table, question: Question) -> tuple[str, ...]:
    """The only answers there are."""
    return YES_NO if question.what == RETREAT else ()


def answer(table: Table, question: Question, value: Any) -> Move:
    """The move that tells what was asked: a strength, a number of the base game, a yes or no."""
    try:
        number = YES_NO.index(str(value)) if str(value) in YES_NO else int(str(value))
    except ValueError:
        raise Unreadable("malformed_move", error=f"a number is wanted, not {value}") from None
    return told.KnowFact(by=question.seat, what=question.what, of=question.card, value=number)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which a number nobody has told becomes known."""
    return told.KnowFact(
        by=seat,
        what=str(given.get("what", zone)),
        of=str(given.get("of", "")),
        value=int(given.get("value", 0)),
    )


TAKEN = ("power_token", "power_tokens", "fortification")
"""What an order brings, by the words of the table."""


def called(key: str) -> Called | None:
    """What players call a House, an order, a unit, what an order brings."""
    area, _, order = key.rpartition(":")
    if area and order in (*box.PERMANENT, *box.ONE_TIME):
        return Called("order-in", {"order": order, "area": area})
    if key in box.HOUSES:
        return Called(f"house-{key}")
    if key in box.PIECES:
        return Called(f"piece-{key}")
    if key in TAKEN:
        return Called(key)
    return Called(f"token-{key}") if key in (*box.PERMANENT, *box.ONE_TIME) else None


DESK = Desk(
    game=KINGS,
    casebook=CASEBOOK,
    new=new_game,
    read_state=read_state,
    read_move=read_move,
    reach=reach,
    automatic=lambda table: None,
    choices=options.choices,
    view=drawing.view,
    explain=drawing.explain,
    answer=answer,
    know=know,
    remedy=remedies.apply,
    start=START,
    defects=table_defects,
    called=called,
    spoken=spoken,
    answers=answers,
    foresees=True,
    sheet=SHEET,
)
