"""The palette offers the languages of the screen, and the shown screen changes on the spot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import TextArea

from referee.app.application import RefereeApp
from tests.kit.app import press, ready, settled, shown


async def changed(keys: str, place: Path, language: str, typed: str) -> tuple[str, str]:
    """What stands on the screen before and after a language is chosen in the palette."""
    app = RefereeApp(place=place / "games.db", language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        await press(pilot, keys)
        before = shown(app)
        await press(pilot, f'ctrl+p "{typed}')
        await press(pilot, "enter")
        await settled(pilot)
        return before, shown(app)


@pytest.mark.parametrize(
    ("language", "typed", "before", "after"),
    [
        ("en", "język:_polski", "Learn", "Lekcje"),
        ("pl", "language:_english", "Lekcje", "Learn"),
        ("ru", "език:_български", "Уроки", "Уроци"),
        ("en", "русский", "Learn", "Уроки"),
    ],
)
def test_the_start_screen_changes_its_language(
    language: str, typed: str, before: str, after: str, tmp_path: Path
) -> None:
    seen = asyncio.run(changed("", tmp_path, language, typed))
    assert before in seen[0]
    assert after in seen[1]


@pytest.mark.parametrize("typed", ["language", "język", "език", "язык"])
def test_the_word_of_each_language_offers_all_languages(typed: str, tmp_path: Path) -> None:
    async def offered() -> str:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            await press(pilot, f'ctrl+p "{typed}')
            await settled(pilot)
            return shown(app)

    seen = asyncio.run(offered())
    lines = ("Language: English", "Език: български", "Język: polski", "Язык: русский")
    assert [line for line in lines if line not in seen] == []


def test_an_open_table_changes_its_language(tmp_path: Path) -> None:
    before, after = asyncio.run(changed("e", tmp_path, "en", "русский"))
    assert "Lannister" in before
    assert "Ланнистер" in after


def test_a_typed_dispute_stays_when_the_language_changes(tmp_path: Path) -> None:
    async def seen() -> str:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            await press(pilot, "j")
            app.screen.query_one(TextArea).text = "hbo r3"
            await settled(pilot)
            await press(pilot, 'ctrl+p "polski')
            await press(pilot, "enter")
            await settled(pilot)
            return app.screen.query_one(TextArea).text + app.wording.language

    assert asyncio.run(seen()) == "hbo r3pl"
