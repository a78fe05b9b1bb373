"""A few screens at 80 by 24, as they are stored. To store them anew: REFEREE_SCREENS=store."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.kit.app import after, shown

STORED = Path(__file__).parent / "screens"
STORY = {
    "start": "",
    "table": "e",
    "checklist": "1",
    "help": "escape question_mark",
    "refusal": 'escape colon "lannister_military_gregor enter escape',
    "challenge": 'colon "lannister_intrigue_tywin,_cersei_stealth_cersei>eddard enter escape',
    "log": "u l",
}
"""Screen -> the keys that lead there from the one before: one start serves them all."""


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    place = tmp_path_factory.mktemp("games") / "games.db"
    found = after("@".join(STORY.values()), shown, place=place)
    return {name: f"{screen}\n" for name, screen in zip(STORY, found, strict=True)}


@pytest.mark.parametrize("name", STORY)
def test_the_screen_looks_as_it_is_stored(name: str, screens: dict[str, str]) -> None:
    path = STORED / f"{name}.txt"
    if os.environ.get("REFEREE_SCREENS") == "store":
        path.write_text(screens[name], encoding="utf-8")
    assert screens[name] == path.read_text(encoding="utf-8")
