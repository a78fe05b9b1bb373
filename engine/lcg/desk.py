"""The Living Card Game of 2008, ready to be refereed."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from engine.kernel.cases import Asked
from engine.kernel.decision import Kind
from engine.kernel.desk import Desk
from engine.kernel.errors import Unreadable
from engine.kernel.move import Move
from engine.kernel.play import decisions
from engine.kernel.reason import Question
from engine.kernel.ruling import Ruling
from engine.lcg import options
from engine.lcg import view as drawing
from engine.lcg.cases import CASEBOOK
from engine.lcg.challenging import who_may_challenge
from engine.lcg.game import LCG
from engine.lcg.newgame import START, new_game
from engine.thrones import facts as told
from engine.thrones import options as shared
from engine.thrones import references, remedies
from engine.thrones.cases import implied
from engine.thrones.table import Card, Table

READ_MOVE: msgspec.json.Decoder[Move] = msgspec.json.Decoder(reduce(or_, LCG.verbs))
READ_STATE = msgspec.json.Decoder(Table)


def read_state(data: bytes) -> Table:
    """A table from its JSON."""
    try:
        return READ_STATE.decode(data)
    except msgspec.DecodeError as error:
        raise Unreadable("malformed_state", error=str(error)) from None


def read_move(data: bytes) -> Move:
    """A move from its JSON."""
    try:
        return READ_MOVE.decode(data)
    except msgspec.DecodeError as error:
        raise Unreadable("malformed_move", error=str(error)) from None


def _passes(passes: str) -> str:
    """Unless every pass is to be said, who is not mentioned between two moves has passed."""
    return implied.LISTED if passes == implied.LISTED else implied.IMPLIED


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> tuple[Table, Ruling]:
    """The state in which a move is made after what is implied, and its ruling there."""
    return implied.reach(LCG, table, move, before, _passes(passes))


def silent_moves(table: Table, move: Move, before: Asked | None, passes: str) -> tuple[Move, ...]:
    """The moves that silence stands for before this move."""
    return implied.moves_before(LCG, table, move, before, _passes(passes))


def automatic(table: Table) -> Move | None:
    """The move the referee makes by itself: a procedure of the whole table."""
    for decision in decisions(LCG, table):
        if decision.kind is Kind.PROCEDURE:
            return decision.default
    return None


def answer(table: Table, question: Question, value: Any) -> Move:
    """The move that tells what was asked."""
    if question.what in told.PLOT_FIELDS:
        return told.KnowPlot(seat=question.seat, field=question.what, value=value)
    return told.KnowValue(card=question.card, field=question.what, value=value)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which an unknown card of a hand, deck or discard pile becomes a known one."""
    try:
        card = msgspec.convert({**given, "owner": seat, "controller": seat, "zone": zone}, Card)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_card", error=str(error)) from None
    return told.KnowCard(card=card)


DESK = Desk(
    game=LCG,
    casebook=CASEBOOK,
    new=new_game,
    read_state=read_state,
    read_move=read_move,
    check=references.check,
    reach=reach,
    implied=silent_moves,
    automatic=automatic,
    choices=options.choices,
    ruling_of=lambda table, choice: shared.ruling_of(LCG, table, choice),
    picks_of=lambda table, choice: shared.picks_of(LCG, table, choice),
    view=drawing.view,
    explain=drawing.explain,
    grid=who_may_challenge,
    answer=answer,
    know=know,
    remedy=lambda table, move, change: remedies.apply(LCG, table, move, change),
    start=START,
)
