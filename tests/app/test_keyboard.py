"""Keys work on Bulgarian and Russian layouts; without colour and in a small window the app stays plain."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.keyboard import latin_keys, named
from tests.app.given import after, shown


@pytest.mark.parametrize(
    ("letter", "key"),
    [("л", "l"), ("г", "u"), ("у", "u"), ("г", "g"), ("ш", "w"), ("ц", "w"), ("З", "P"), ("П", "P")],
)
def test_a_cyrillic_letter_stands_for_the_keys_it_lies_on(letter: str, key: str) -> None:
    assert key in latin_keys(letter)


@pytest.mark.parametrize(("letter", "key"), [("г", "u"), ("к", "r"), ("д", "l"), ("З", "P"), ("ц", "w")])
def test_who_reads_russian_has_the_russian_layout_first(letter: str, key: str) -> None:
    assert latin_keys(letter, "ru")[0] == key
    assert latin_keys(letter, "bg") == latin_keys(letter)


def test_latin_letters_and_digits_are_left_alone() -> None:
    assert latin_keys("w") == ()
    assert latin_keys("1") == ()


def test_a_cyrillic_letter_opens_the_log(tmp_path: Path) -> None:
    def screen(app: RefereeApp) -> str:
        return type(app.screen).__name__

    assert after("e л @ escape п", screen, place=tmp_path / "games.db") == ["LogScreen", "PointsOfTable"]


def test_without_colour_the_table_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = after("e", shown, place=tmp_path / "a.db")
    monkeypatch.setenv("NO_COLOR", "1")

    def plain(app: RefereeApp) -> tuple[bool, str]:
        return app.no_color, shown(app)

    [(no_color, said)] = after("e", plain, place=tmp_path / "b.db")
    assert no_color
    assert [said] == coloured


def test_a_window_too_small_is_told_so(tmp_path: Path) -> None:
    [screen] = after("", shown, place=tmp_path / "games.db", size=(60, 20))
    assert "at least 80 by 24" in screen


def test_a_capital_where_no_letter_stands_is_the_sign_above_it() -> None:
    assert latin_keys("Ж", "ru")[0] == ":"
    assert named(":") == "colon"


def test_the_line_is_opened_by_the_key_of_the_colon_on_a_russian_keyboard(tmp_path: Path) -> None:
    def focused(app: RefereeApp) -> str:
        return type(app.focused).__name__

    assert after("e Ж", focused, place=tmp_path / "games.db", language="ru") == ["CommandLine"]
