"""A deck list is judged on a screen of its own, found in the palette by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit.app import after, shown

OPEN = 'ctrl+p "deck_check enter'


def played(script: str, tmp_path: Path, **options: Any) -> list[str]:
    return after(script, shown, place=tmp_path / "games.db", **options)


def test_the_palette_leads_to_the_deck_check(tmp_path: Path) -> None:
    [screen] = played(OPEN, tmp_path)
    assert "stark, lannister, baratheon, targaryen" in screen


def test_a_ready_deck_is_allowed_and_what_a_tournament_asks_is_said(tmp_path: Path) -> None:
    [screen] = played(f'{OPEN} "stark enter', tmp_path)
    assert "Legal where no tournament rules apply." in screen
    assert "lcg.deck.min60" in screen


def test_a_file_is_judged_and_one_that_is_not_there_is_said_to_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deck.txt").write_text("1 Valar Morghulis\n1 Bran\n")
    judged, missing = played(f'{OPEN} "deck.txt enter@"none.txt enter', tmp_path)
    assert "lcg.deck.plots7" in judged
    assert "Bran the Builder's Legacy" in judged
    assert "cannot be opened" in missing
