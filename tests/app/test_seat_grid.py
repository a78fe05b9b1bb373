"""The table of who may do what to whom, and its reasons."""

from __future__ import annotations

from pathlib import Path

from tests.kit.app import NEW_GAME, after, shown

FOUR = "n 2 s"


def test_four_players_see_who_may_challenge_whom_with_the_reason_for_a_no(tmp_path: Path) -> None:
    (seen,) = after(f"{FOUR} m", shown, place=tmp_path / "games.db")
    assert "Who may challenge whom" in seen
    assert "→ Targaryen" in seen
    assert "Stark → Lannister" in seen
    assert "a challenge needs at least one" in seen


def test_two_players_are_told_that_there_is_nothing_to_ask(tmp_path: Path) -> None:
    (seen,) = after(f"{NEW_GAME} m", shown, place=tmp_path / "games.db", size=(100, 30))
    assert "nothing to tell" in seen
