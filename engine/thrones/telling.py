"""How a Thrones table answers what its referee asks, and what the referee does without being asked."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.decision import Kind
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.play import decisions
from engine.kernel.reason import Question
from engine.thrones import facts as told
from engine.thrones.records import Card
from engine.thrones.table import Table


def automatic(game: Game, table: Table) -> Move | None:
    """The move the referee makes by itself: a procedure of the whole table."""
    for decision in decisions(game, table):
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
