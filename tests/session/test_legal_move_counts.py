"""How many legal complete moves there are from fixed positions: a guard for the engine, like perft in chess.

A complete move is one of the listed choices with everything picked: every set of attackers with every choice
for Stealth, every set of defenders, every pair of victims. When a count changes, the split tells where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from engine.agot.candidates import generate_moves
from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.hbo.game import HBO, TEXTS
from engine.agot.state import moves as m
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move, verb
from engine.kernel.judge import Candidate, carry_out, judge
from engine.kernel.reasons import Verdict
from tests.kit.session import ARYA, CERSEI, JON, PLOT, ROBB, SCOUT, TYRION
from tests.properties.policy import stealth_choices

Raw = dict[str, Any]

GHOST = {"id": "ghost", "name": "Ghost", "strength": 2, "icons": ["military"], "keywords": ["stealth"]}
WOLF = {"id": "wolf", "name": "Direwolf", "type": "attachment", "cost": 1}
ROBB_AGAIN = {"id": "robb2", "name": "Robb Stark", "type": "character", "cost": 4, "unique": True}
BRAN = {"id": "bran", "name": "Bran Stark", "strength": 1, "icons": ["intrigue"], "duplicates": 1}


def seats(stark: Raw, lannister: Raw) -> list[Raw]:
    return [
        {"id": "stark", "house": "stark", "plot": PLOT, **stark},
        {"id": "lannister", "house": "lannister", "plot": PLOT, **lannister},
    ]


MARSHALLING = {
    "phase": "marshalling",
    "first_player": "stark",
    "seats": seats(
        {
            "characters": [{**ROBB, "unique": True}, ARYA],
            "hand": {"count": 4, "known": [JON, SCOUT, WOLF, ROBB_AGAIN]},
            "gold": 4,
            "income_taken": True,
        },
        {"characters": [TYRION, CERSEI]},
    ),
}
ATTACKING = {
    "phase": "challenges",
    "first_player": "stark",
    "seats": seats(
        {"characters": [ROBB, ARYA, GHOST, {**BRAN, "unique": True}]},
        {"characters": [TYRION, CERSEI, {**SCOUT, "strength": 1}]},
    ),
}
CLAIM = {
    "phase": "challenges",
    "first_player": "stark",
    "challenge": {
        "by": "lannister",
        "kind": "military",
        "target": "stark",
        "attackers": ["tyrion"],
        "step": "attackers",
    },
    "active_player": "lannister",
    "seats": seats(
        {"characters": [ROBB, ARYA, {**BRAN, "unique": True}]},
        {"characters": [TYRION, CERSEI], "plot": {**PLOT, "claim": 2}},
    ),
}

POSITIONS: dict[str, Raw] = {"marshalling": MARSHALLING, "attacking": ATTACKING, "claim": CLAIM}
SILENT = {"attacking": 2, "claim": 2}
"""So many passes before the decision that is counted."""

FORCED = 40
"""More moves in a row than ever leave nobody a choice."""

COUNTED = {
    ("marshalling", "bg-2013"): (9, 57),
    ("marshalling", "pl-2012"): (9, 25),
    ("attacking", "bg-2013"): (24, 62),
    ("attacking", "pl-2012"): (24, 62),
    ("claim", "bg-2013"): (4, 12),
    ("claim", "pl-2012"): (4, 12),
}
"""At depth 1 and 2. A card played is an action in the Polish text, so the other seat comes next there."""


def start(name: str, text: str) -> AgotTable:
    """The table whose moves are counted."""
    table: AgotTable = CASEBOOK.position(POSITIONS[name], text, ())
    for _ in range(SILENT.get(name, 0)):
        passing = next(one.move for one in generate_moves(HBO, table) if verb(one.move) == "pass")
        table = carry_out(HBO, table, passing)
    return table


def completions(table: AgotTable, choice: Candidate) -> Iterator[Move]:
    """The choice with everything picked, in every way."""
    for count in range(choice.least, choice.most + 1) if choice.pick else (0,):
        for picks in combinations(choice.among, count):
            move = choice.with_picks(picks)
            yield from stealthy(table, move) if isinstance(move, m.DeclareChallenge) else (move,)


def stealthy(table: AgotTable, move: m.DeclareChallenge) -> Iterator[Move]:
    """The challenge with every choice for Stealth."""
    able = stealth_choices(table, move)
    for chosen in product(*(("", *enemies) for enemies in able.values())):
        pairs = {card: enemy for card, enemy in zip(able, chosen, strict=True) if enemy}
        yield msgspec.structs.replace(move, stealth=pairs)


def legal(table: AgotTable) -> Iterator[Move]:
    """All legal complete moves, each once."""
    seen: list[Move] = []
    for choice in generate_moves(HBO, table):
        for move in completions(table, choice):
            if move not in seen and judge(HBO, table, move).verdict is Verdict.YES:
                seen.append(move)
                yield move


def after(table: AgotTable, move: Move) -> AgotTable:
    """The table after a move and after all that leaves nobody a choice."""
    table = carry_out(HBO, table, move)
    for _ in range(FORCED):
        left = list(legal(table))
        if len(left) != 1:
            break
        table = carry_out(HBO, table, left[0])
    return table


def counted(table: AgotTable, depth: int) -> int:
    """Legal sequences of so many moves, those without a choice not counted."""
    if depth == 1:
        return sum(1 for _ in legal(table))
    return sum(counted(after(table, move), depth - 1) for move in legal(table))


def split(table: AgotTable) -> str:
    """For each kind of first move, how many there are, and how many second moves follow."""
    first, second = Counter[str](), Counter[str]()
    for move in legal(table):
        first[verb(move)] += 1
        second[verb(move)] += counted(after(table, move), 1)
    return "\n".join(f"    {word}: {first[word]} moves, {second[word]} after them" for word in first)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_legal_moves_as_there_were(name: str, text: str) -> None:
    table = start(name, text)
    found = (counted(table, 1), counted(table, 2))
    assert found == COUNTED[name, text], f"\n{split(table)}"
