"""At 40 columns and 20 rows the table shows one seat, the question, some moves and the ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.app import after, shown

SLIM = (40, 20)


def test_the_seat_that_is_asked_is_in_view_and_tab_leads_to_the_other(tmp_path: Path) -> None:
    script = 'e @ colon "lannister_military:_hound enter escape @ tab tab @ tab'
    first, asked, _, other = after(script, shown, place=tmp_path / "games.db", size=SLIM)
    assert "LANNISTER" in first
    assert "STARK" not in first
    assert "STARK" in asked
    assert "LANNISTER" not in asked
    assert "LANNISTER" in other


def test_the_question_the_moves_and_the_ruling_are_in_sight(tmp_path: Path) -> None:
    script = 'e colon "lannister_military:_hound,_gregor enter escape escape'
    (screen,) = after(script, shown, place=tmp_path / "games.db", size=SLIM)
    assert "Lannister: make a challenge" in screen
    assert "1 Lannister declares a military" in screen
    assert "Not legal" in screen
    assert all(len(line) <= SLIM[0] for line in screen.splitlines())


@pytest.mark.parametrize("number", range(5))
def test_every_ready_table_can_be_drawn(number: int, tmp_path: Path) -> None:
    """Each kind of table: cards of two and of four seats, a row, a board."""
    downs = "down " * (4 + 2 * number)
    (screen,) = after(f"{downs} enter", shown, place=tmp_path / "games.db", size=SLIM)
    assert "too" not in screen.split("\n")[0]
    assert " : " in screen
