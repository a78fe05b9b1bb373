"""The HBO edition, ready to be refereed."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from cards.facts import Value, facts
from engine.hbo.cases import CASEBOOK
from engine.hbo.game import HBO
from engine.hbo.newgame import HOUSES, START, new_game
from engine.kernel.cases import Asked
from engine.kernel.decision import Kind
from engine.kernel.desk import Desk
from engine.kernel.errors import Unreadable
from engine.kernel.move import Move
from engine.kernel.play import decisions
from engine.kernel.reason import Question
from engine.kernel.ruling import Ruling
from engine.thrones import facts as told
from engine.thrones import options, references, remedies
from engine.thrones import view as drawing
from engine.thrones.cases import implied
from engine.thrones.table import Card, Table

READ_MOVE: msgspec.json.Decoder[Move] = msgspec.json.Decoder(reduce(or_, HBO.verbs))
"""Made once: building it takes five hundred times as long as reading a move."""
READ_STATE = msgspec.json.Decoder(Table)


def standard_plots(language: str = "en") -> dict[str, tuple[str, ...]]:
    """House -> the seven plots of its printed list."""
    known = facts("hbo").cards
    return {
        house: tuple(
            face.name(language) for face in known if _is(face.standard, True) and _is(face.plot_deck, house)
        )
        for house in HOUSES
    }


def _is(value: Value[Any] | None, wanted: object) -> bool:
    return value is not None and value.value == wanted


def new(text: str, given: dict[str, Any]) -> Table:
    """A new game; ``given`` may name ``houses``, ``plots`` and ``draft`` (yes or no)."""
    plots = given.get("plots") or standard_plots()
    draft = given.get("draft") in (True, "yes")
    return new_game(text, plots, tuple(given.get("houses") or HOUSES), draft)


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


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> tuple[Table, Ruling]:
    """The state in which a move is made after what is implied, and its ruling there."""
    return implied.reach(HBO, table, move, before, passes)


def silent_moves(table: Table, move: Move, before: Asked | None, passes: str) -> tuple[Move, ...]:
    """The moves that silence stands for before this move."""
    return implied.moves_before(HBO, table, move, before, passes)


def automatic(table: Table) -> Move | None:
    """The move the referee makes by itself: a procedure of the whole table."""
    for decision in decisions(HBO, table):
        if decision.kind is Kind.PROCEDURE:
            return decision.default
    return None


def answer(table: Table, question: Question, value: Any) -> Move:
    """The move that tells what was asked."""
    if question.what in told.PLOT_FIELDS:
        return told.KnowPlot(seat=question.seat, field=question.what, value=value)
    return told.KnowValue(card=question.card, field=question.what, value=value)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which an unknown card of a hand, deck or discard pile becomes a known one.

    ``given``: ``id``, ``name``, ``kind``, and what else is known of it.
    """
    try:
        card = msgspec.convert({**given, "owner": seat, "controller": seat, "zone": zone}, Card)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_card", error=str(error)) from None
    return told.KnowCard(card=card)


DESK = Desk(
    game=HBO,
    casebook=CASEBOOK,
    new=new,
    read_state=read_state,
    read_move=read_move,
    check=references.check,
    reach=reach,
    implied=silent_moves,
    automatic=automatic,
    choices=lambda table: options.choices(HBO, table),
    ruling_of=lambda table, choice: options.ruling_of(HBO, table, choice),
    picks_of=lambda table, choice: options.picks_of(HBO, table, choice),
    view=drawing.view,
    explain=drawing.explain,
    answer=answer,
    know=know,
    remedy=lambda table, move, change: remedies.apply(HBO, table, move, change),
    start=START,
)
