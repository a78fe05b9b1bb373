"""`--ascii`: every sign is ASCII, every letter stays, and nothing moves."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from referee.app.application import RefereeApp
from referee.app.themes import THEMES
from referee.session.files.user_data import keep_theme
from referee.words.ascii_signs import LONGER, SAME, VARIABLE, in_ascii
from referee.words.messages import folders
from tests.app.test_themes import too_weak
from tests.kit.app import SMALL, after, press, ready, ready_table, shown
from tests.kit.command import CASE, changed, file_of, referee

TABLES = {
    "cards": 'e colon "lannister_military:_cersei enter',
    "boxes": "e 1",
    "seats": ready_table("lcg", 0),
    "row": ready_table("oriflamme", 0),
    "board": ready_table("kings", 0),
    "log": 'e colon "lannister_military:_hound enter escape l',
}


def signs(text: str) -> set[str]:
    """What is neither ASCII nor a letter."""
    return {one for one in text if not one.isascii() and unicodedata.category(one)[0] not in "LMN"}


def screen_of(script: str, language: str, place: Path) -> str:
    async def seen() -> str:
        app = RefereeApp(place=place, language=language)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            await press(pilot, script)
            return shown(app)

    return asyncio.run(seen())


@pytest.mark.parametrize("theme", THEMES)
def test_the_signs_of_a_frame_have_contrast_enough(
    theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    keep_theme(theme)

    weak = [
        after(TABLES[one], lambda app: [*too_weak(app)], place=tmp_path / one) for one in ("cards", "boxes")
    ]

    assert weak == [[[]], [[]]]


@pytest.mark.parametrize("table", TABLES)
def test_a_screen_has_no_other_signs_and_its_letters_where_they_were(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = screen_of(TABLES[table], "ru", tmp_path / "one.db")
    monkeypatch.setenv(VARIABLE, "1")
    plain = screen_of(TABLES[table], "ru", tmp_path / "two.db")

    assert signs(drawn)
    assert signs(plain) == set()
    moved = [in_ascii(line, longer=False).rstrip() for line in drawn.splitlines()]
    assert moved == [line.rstrip() for line in plain.splitlines()]


@given(st.text())
def test_a_sign_is_as_wide_as_before_and_letters_stay(text: str) -> None:
    found = in_ascii(text, longer=False)

    assert signs(found) == set()
    assert [one for one in found if not one.isascii()] == [
        one for one in text if not one.isascii() and unicodedata.category(one)[0] in "LMN"
    ]


@pytest.mark.parametrize("sign", SAME)
def test_every_sign_of_ours_is_one_column_wide_in_ascii(sign: str) -> None:
    assert cell_len(SAME[sign]) == cell_len(sign)
    assert LONGER.get(sign, SAME[sign]).isascii()


@pytest.mark.parametrize("language", folders())
def test_a_command_answers_in_ascii_signs(language: str) -> None:
    steps = [{**CASE["steps"][0], "attackers": []}]
    done = referee("judge", "-", "--ascii", "--lang", language, given=file_of(changed(steps=steps)))

    assert signs(done.stdout.decode()) == set()
    assert done.stdout.decode().splitlines()[2].strip().startswith("x ")


def test_a_document_for_programs_stays_what_it_is() -> None:
    done = referee("judge", "-", "--json", "--ascii", "--lang", "bg", given=file_of(CASE))

    assert json.loads(done.stdout)["cases"]


def test_lines_are_said_in_ascii_signs(tmp_path: Path) -> None:
    typed = b"lannister military: cersei\n1\n.\nq\nq\n"
    done = referee("--plain", "--ascii", "--example", given=typed, XDG_DATA_HOME=str(tmp_path))

    assert signs(done.stdout.decode()) == set()
    assert "-> This would make it legal" in done.stdout.decode()
