"""A position, one line of play, what must hold: the words in which the tests of this game are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.cases import implied_moves
from engine.agot.cases.start import begin
from engine.agot.lcg.adapter import new_game
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide
from engine.kernel.judge import carry_out
from tests.kit.agot import Dialect

RU = "ru-2008"
Raw = dict[str, Any]
SAY = Dialect(LCG, implied_moves.IMPLIED)
do, line, after, until, refused = SAY.do, SAY.line, SAY.after, SAY.until, SAY.refused
ruling, holds, asked, legal = SAY.rule, SAY.holds, SAY.asked, SAY.legal
VARIANT = {2: "two", 3: "three", 4: "melee"}


def card(name: str, **fields: Any) -> Raw:
    """A card of the case format; its id is its name."""
    return {"id": name, "name": name, **fields}


def seat(name: str, *characters: Raw, hand: Sequence[Raw] = (), **fields: Any) -> Raw:
    """A seat of the case format with these characters in play."""
    plot = {"name": f"plot of {name}", "income": 4, "initiative": 3, "claim": 1}
    known = {"count": max(len(hand), 4), "known": list(hand)}
    return {
        "id": name,
        "house": "stark",
        "plot": plot,
        "characters": list(characters),
        "hand": known,
        **fields,
    }


def table(phase: str, *seats: Raw, decided: Mapping[str, str] | None = None, **fields: Any) -> AgotTable:
    """The table of a position; the first seat is first player unless another is named."""
    places = {"variant": VARIANT[len(seats)], "first_player": seats[0]["id"], **fields}
    found = begin(LCG, {"phase": phase, "seats": list(seats), **places}, RU, ())
    for point, option in (decided or {}).items():
        found = carry_out(LCG, found, Decide(point=point, option=option))
    return found


def new(**given: Any) -> AgotTable:
    """A new game."""
    return new_game(RU, given)
