"""The sheet as a screen: what is typed is answered at once, without a game and from a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.app import after, ready_table, shown

FOUR_KNIGHTS = "s down down 4"


def test_a_battle_is_typed_and_answered_without_a_game(tmp_path: Path) -> None:
    empty, seen, ticked = after(
        f"s @ down down 4 right 1 @ {'down ' * 13} enter", shown, place=tmp_path / "games.db"
    )
    assert "A tie (0 to 0)" in empty
    assert "attacker 8 : defender 2" in seen
    assert "knight × 4, 2 each: 8" in seen
    assert "attacker 4 : defender 3" in ticked


def test_numbers_grow_shrink_and_are_cleared(tmp_path: Path) -> None:
    more, less, none = after(
        f"{FOUR_KNIGHTS} plus @ minus minus @ delete", shown, place=tmp_path / "games.db", size=(100, 30)
    )
    assert "attacker 10 : defender 0" in more
    assert "attacker 6 : defender 0" in less
    assert "attacker 0 : defender 0" in none


def test_a_house_is_chosen_from_a_list_and_a_long_number_typed(tmp_path: Path) -> None:
    seen, typed = after(
        's enter 1 @ down enter "12 enter', shown, place=tmp_path / "games.db", size=(100, 30)
    )
    assert "Stark" in seen
    assert "attacker 12" in typed


def test_what_does_not_go_together_is_said(tmp_path: Path) -> None:
    """Option 4 taken out while an engine stands there."""
    to_options = "down " * 15
    (seen,) = after(
        f"s {'down ' * 4} 1 {to_options} enter 5 1", shown, place=tmp_path / "games.db", size=(100, 30)
    )
    assert "✗" in seen
    assert "attacker 0" not in seen


@pytest.mark.parametrize(
    ("language", "title"), [("ru", "Боевой лист"), ("bg", "Боен лист"), ("pl", "Arkusz bitwy")]
)
def test_the_sheet_speaks_the_language(language: str, title: str, tmp_path: Path) -> None:
    (seen,) = after("s", shown, place=tmp_path / "games.db", language=language)
    assert title in seen


def test_a_table_of_the_game_fills_the_sheet_in(tmp_path: Path) -> None:
    (seen,) = after(f"{ready_table('kings', 0)} s", shown, place=tmp_path / "games.db", size=(100, 30))
    assert "Battle sheet" in seen
    assert "Filled in from the table" in seen


def test_a_table_of_a_game_without_a_sheet_says_so(tmp_path: Path) -> None:
    (seen,) = after("e s", shown, place=tmp_path / "games.db", size=(100, 30))
    assert "has no sheet" in seen
