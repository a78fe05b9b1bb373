"""Oriflamme: Ablaze, ready to be refereed."""

from __future__ import annotations

from typing import Any

from engine.kernel.cases import Asked
from engine.kernel.choosing import Choices
from engine.kernel.decision import Kind
from engine.kernel.desk import Desk, Reached
from engine.kernel.move import Move
from engine.kernel.play import decisions, judge
from engine.kernel.reading import reads_moves, reads_states
from engine.kernel.reason import Question, Verdict
from engine.oriflamme import options, remedies, told
from engine.oriflamme import view as drawing
from engine.oriflamme.calling import called
from engine.oriflamme.cases.book import CASEBOOK
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.hidden import is_told_in_secret, made, openly, public, seen_by, spoken
from engine.oriflamme.newgame import START, new_game
from engine.oriflamme.planning import could_be
from engine.oriflamme.table import Table, spot
from engine.oriflamme.table_defects import table_defects

read_state = reads_states(Table)
read_move = reads_moves(ORIFLAMME.verbs)


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> Reached:
    """Nothing is implied: the move is judged where the table stands."""
    return Reached((), table, judge(ORIFLAMME, table, move))


def automatic(table: Table) -> Move | None:
    """What the referee does by itself: applying an open card that leaves its owner nothing to choose."""
    for decision in decisions(ORIFLAMME, table):
        move = decision.default
        if decision.kind is Kind.PROCEDURE and move is not None:
            return move if judge(ORIFLAMME, table, move).verdict is Verdict.YES else None
    return None


def choices(table: Table) -> Choices:
    """What may be done, as everybody may see it: no hidden name stands in it or decides it."""
    return options.choices(public(table))


def answer(table: Table, question: Question, value: Any) -> Move:
    """The move that tells what was asked: what a closed card is."""
    return told.KnowCard(card=question.card, name=str(value))


OWN = "own"
"""What a player is asked about his own closed card, in secret."""


def answers(table: Table, question: Question) -> tuple[str, ...]:
    """What a closed card can be, as far as everybody knows; asked in secret, as far as its player does."""
    found = spot(table, question.card)
    family = found.card.family if found is not None else question.card
    if question.what not in ("name", OWN) or family not in table.seats:
        return ()
    seen = seen_by(table, family) if question.what == OWN else public(table)
    return could_be(seen, family)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which hidden cards become known to the referee: ``card`` and ``name``, or ``cards``."""
    if zone == "row":
        return told.KnowCard(card=str(given.get("card", "")), name=str(given.get("name", "")))
    return told.KnowCards(seat=seat, zone=zone, cards=tuple(given.get("cards", ())))


DESK = Desk(
    game=ORIFLAMME,
    casebook=CASEBOOK,
    new=new_game,
    read_state=read_state,
    read_move=read_move,
    reach=reach,
    automatic=automatic,
    choices=choices,
    view=drawing.view,
    explain=drawing.explain,
    answer=answer,
    know=know,
    remedy=remedies.apply,
    start=START,
    defects=table_defects,
    called=called,
    public=public,
    spoken=spoken,
    secret=is_told_in_secret,
    openly=openly,
    made=made,
    seen_by=drawing.private,
    answers=answers,
    foresees=True,
)
