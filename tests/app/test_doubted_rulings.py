"""A ruling somebody thinks wrong goes into a file that `referee judge` reads and rules on again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.app import after, shown
from tests.kit.command import inside

REFUSED = 'e colon "lannister_military:_hound,_gregor enter escape escape'


def test_a_doubted_ruling_is_a_file_that_is_judged_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    after(f'{REFUSED} W "he_stood_up enter W "again enter', shown, place=tmp_path / "games.db")
    text = (tmp_path / "ruling.txt").read_text(encoding="utf-8")
    assert "; he stood up" in text
    assert "hbo.challenge.attackers_standing" in text
    assert (tmp_path / "ruling-2.txt").exists()
    judged = inside("judge", str(tmp_path / "ruling.txt"), "--text", "all")
    assert judged.code == 0, judged.err
    assert judged.out.count("Not legal") == 2
    assert "Gregor" in judged.out


def test_without_a_ruling_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    after("e W", shown, place=tmp_path / "games.db")
    assert not list(tmp_path.glob("*.txt"))
