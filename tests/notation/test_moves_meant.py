"""Whatever a line speaks of, what it may mean is a move of the game and names what is at the table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.kernel.errors import Unreadable
from engine.kernel.judge import play
from engine.kernel.meanings import MoveMeant
from engine.kings.board.components import PIECES, UNIQUE
from referee.notation.parser.lexicon import lexicon
from referee.session.registry import adapter_of
from tests.kings import chance as kings
from tests.kit.mentions import any_line
from tests.oriflamme import chance as oriflamme

LEFT_OUT = {"argument_missing", "nobody_to_go"}
"""What is wrong with a move of which a line leaves something out, so that the players are asked."""
LINES = 6


def row(chance: random.Random) -> Any:
    """A row some moves after the beginning of a game."""
    table = oriflamme.new(chance, 3)
    for _ in range(chance.randint(0, 40)):
        if table.over is None:
            fine = oriflamme.legal(table, oriflamme.listed(table))
            table = play(adapter_of("oriflamme").game, table, chance.choice(fine)).state
    return table


def board(chance: random.Random) -> Any:
    """A board some orders after it was laid out."""
    table = kings.new(chance)
    for _ in range(chance.randint(0, 25)):
        fine = kings.legal(table, kings.listed(chance, table))
        if fine and table.over is None:
            table = play(adapter_of("kings").game, table, chance.choice(fine)).state
    return table


def fault(game: str, table: Any, meant: MoveMeant) -> str:
    """What is wrong with what a line may mean; nothing: it can be made, or something is left out.

    An order of a House that does not play is meant of that House.
    """
    adapter = adapter_of(game)
    try:
        move = adapter.read_move(msgspec.json.encode(meant.raw))
        adapter.check(table, move)
    except Unreadable as unreadable:
        another = unreadable.says == "unknown_seat" and meant.raw.get("order") in UNIQUE.values()
        return "" if another or unreadable.says in LEFT_OUT else f"{unreadable}: {meant.raw}"
    return ""


@pytest.mark.parametrize("game", ["oriflamme", "kings"])
@pytest.mark.parametrize("seed", range(12))
def test_each_move_a_line_may_mean_can_be_read_and_names_what_is_there(game: str, seed: int) -> None:
    chance = random.Random(seed)
    if game == "kings":
        table, counted = board(chance), PIECES
        things = [*table.areas]
    else:
        table, counted = row(chance), ()
        things = [card.called for card in table.all_cards()]
    meanings = lexicon(game).grammar.meanings
    assert meanings is not None

    for _ in range(LINES):
        line = any_line(chance, game, tuple(table.seats), things, counted)
        faults = [found for meant in meanings(table, line) if (found := fault(game, table, meant))]
        assert faults == [], line
