"""What nobody has told is drawn as a question mark, and never as a number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.agot.view import view
from engine.kernel.view import Badge
from referee.app.render import glyphs
from referee.session.game_setup import from_case, state_of
from tests.kit.app import after, ready_table, shown

UNTOLD = {"strength": "?", "icons": "?", "cost": "?"}


def table(**seat: Any) -> Any:
    """A position of two seats, as a file brings it."""
    seats = [
        {"id": "stark", "house": "stark", **seat},
        {"id": "lannister", "house": "lannister", "characters": [{"id": "shae", "strength": 1}]},
    ]
    challenge = {"by": "stark", "kind": "military", "target": "lannister", "attackers": ["arya", "jon"]}
    position = {"seats": seats, "phase": "challenges", "active_player": "stark", "challenge": challenge}
    case = {"id": "c", "game": "hbo", "position": position, "steps": []}
    return state_of(from_case(msgspec.json.encode(case), "")[0])


@pytest.mark.parametrize(("value", "known", "said"), [(3, True, "3"), (None, False, "?"), (3, False, "3+?")])
def test_a_sum_says_that_a_part_of_it_is_not_told(value: int | None, known: bool, said: str) -> None:
    assert glyphs.amount(Badge("attack", value, known)) == said


def test_a_position_says_of_a_printed_value_that_nobody_has_told_it() -> None:
    cards = [{"id": "arya", **UNTOLD}, {"id": "jon", "strength": 2, "icons": ["military"]}]
    here = table(
        characters=cards, plot={"name": "Hear Me Roar", "income": "?", "initiative": 3, "claim": "?"}
    )
    arya = here.cards["arya"]
    assert (arya.strength, arya.icons, arya.cost) == (None, None, None)
    [stark] = [area for area in view(here).areas if area.id == "stark"]
    numbers = {badge.key: glyphs.amount(badge) for badge in stark.badges}
    assert (numbers["plot_income"], numbers["plot_initiative"], numbers["plot_claim"]) == ("?", "3", "?")
    [challenge] = [area for area in view(here).areas if area.id == "challenge"]
    assert [glyphs.amount(one) for one in challenge.badges if one.key == "attack"] == ["2+?"]


@pytest.mark.parametrize("language", ["en", "bg"])
def test_the_set_up_of_the_booklets_shows_strengths_as_not_told(tmp_path: Path, language: str) -> None:
    script = f"{ready_table('hbo', 1)} 2 2 1 @"
    seen, *_ = after(script, shown, place=tmp_path / "games.db", language=language)
    lines = [line for line in seen.splitlines() if "[ ]" in line]
    arya, jon, eddard = (line.partition("│")[2].rpartition("│")[0].rstrip() for line in lines[:3])
    assert all(line.endswith("?") for line in (arya, jon, eddard))
