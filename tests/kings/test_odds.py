"""An open battle is told for each House card that can still be played."""

from __future__ import annotations

from engine.kernel.reasons import Reason
from engine.kings.odds import odds
from engine.kings.table import HouseCard, KingsTable
from tests.kit.kings import area, board, played

STRENGTHS = {"footman_strength": 1, "knight_strength": 2, "ship_strength": 1}


def attacked(stark: tuple[HouseCard, ...] | None, lannister: tuple[HouseCard, ...] | None) -> KingsTable:
    """Lannister's 2 knights, 4 in all, against Stark's 2 footmen, 2 in all."""
    here = board(
        area("land_a", "stark 2 footman", "land_b"),
        area("land_b", "lannister 2 knight", orders="march"),
        phase="action",
        step="march",
        given=STRENGTHS,
    )
    table = played(
        here, "march", "lannister", start="land_b", moves=[{"to": "land_a", "units": {"knight": 2}}]
    )
    return table.seat("stark", hand=stark).seat("lannister", hand=lannister)


def told(table: KingsTable) -> list[Reason]:
    return list(odds(table))


def test_what_stands_there_before_cards_is_told() -> None:
    (before,) = told(attacked(None, None))

    assert (before.facts["attack"], before.facts["defence"]) == (4, 2)
    assert before.found == 4 - 2  # by so much the attacker is ahead


def test_each_card_is_told_against_every_card_of_the_other_side() -> None:
    stark = (HouseCard("a", 0), HouseCard("b", 3), HouseCard("c"))
    lannister = (HouseCard("x", 0), HouseCard("y", 2))

    found = {one.facts["card"]: one.facts for one in told(attacked(stark, lannister)) if "card" in one.facts}

    assert set(found) == {"a", "b", "x", "y"}  # nobody has told the strength of c
    assert (found["x"]["hits"], found["x"]["ways"]) == (1, 2)
    assert (found["y"]["hits"], found["y"]["ways"]) == (2, 2)
    assert (found["b"]["hits"], found["b"]["ways"]) == (1, 2)
    assert found["a"]["hits"] == 0
    assert {card: facts["strength"] for card, facts in found.items()} == {"a": 0, "b": 3, "x": 0, "y": 2}


def test_a_tie_that_needs_the_track_stays_open() -> None:
    found = {
        one.facts["card"]: one.facts
        for one in told(attacked((HouseCard("a", 2),), (HouseCard("x", 0),)))
        if "card" in one.facts
    }

    assert (found["a"]["hits"], found["a"]["open"]) == (0, 1)


def test_without_a_battle_there_is_nothing_to_tell() -> None:
    assert told(board(area("land_a", "stark 2 footman"), phase="action", step="march")) == []
