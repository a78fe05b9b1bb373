"""What players say of a card or an area that is not the next to act, read as they mean it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.speech.other_lines import OtherLine, became_of
from tests.speech.spoken_lines import UNDERSTOOD

QUEEN = {"do": "keep", "by": "red", "card": "red.queen"}
LEFTWARDS = {"do": "set_direction", "by": "black", "direction": "right_to_left"}
RAID = {"do": "raid", "by": "lannister", "from": "land_b", "target": "land_a"}
LOSS = {"do": "casualty", "by": "stark", "area": "land_a", "unit": "footman"}
BATTLE = {
    "do": "march",
    "by": "stark",
    "from": "port_a",
    "moves": [{"to": "sea_a", "units": {"ship": 2}}],
    "battle": {"winner": "greyjoy", "losers": "retreat"},
}
FORT = {"do": "consolidate", "by": "stark", "area": "land_a", "take": "fortification"}
NO_ORDER = {"do": "decline_one_time", "by": "stark"}
LINES = (
    ("oriflamme", "en", "oriflamme-n03", 1, "red leaves his queen closed", QUEEN),
    ("oriflamme", "bg", "oriflamme-o37", 0, "Оставям кралицата с лице надолу", QUEEN),
    ("oriflamme", "pl", "oriflamme-o34", 2, "Kierunek od prawej do lewej", LEFTWARDS),
    ("kings", "pl", "kings-t27", 0, "z land_b najazd na land_a", RAID),
    ("kings", "ru", "kings-t27", 0, "Из land_b набег в land_a", RAID),
    ("kings", "en", "kings-t43", 0, "fort in land_a", FORT),
    ("kings", "en", "kings-t65", 3, "Stark keeps the one-time orders for later", NO_ORDER),
    ("kings", "en", "kings-f82", 1, "Stark loses footman in land_a", LOSS),
    (
        "kings",
        "bg",
        "kings-v75",
        0,
        "Старк напада sea_a от port_a с 2 кораба, печели Грейджой, победените отстъпват",
        BATTLE,
    ),
)


@pytest.mark.parametrize(("game", "language", "case", "step", "line", "meant"), LINES)
def test_a_line_is_read_as_it_is_meant(
    game: str, language: str, case: str, step: int, line: str, meant: dict[str, Any]
) -> None:
    told = OtherLine(game, language, case, step, line, meant, complete=True)

    assert became_of(told) == UNDERSTOOD
