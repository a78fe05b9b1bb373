"""Every text can be read in every theme, and the theme that was chosen is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from textual.app import App
from textual.color import Color
from textual.theme import Theme
from textual.widget import Widget

from referee import app as app_package
from referee.app.application import RefereeApp
from referee.app.themes import CALM, THEMES, next_theme
from referee.cli import arguments
from referee.session.files.user_data import keep_theme, settings
from tests.kit.app import SMALL, press, ready, ready_table, shown
from tests.kit.command import referee

LEAST = 4.5
"""The contrast that text of ordinary size needs (WCAG 2.2, 1.4.3)."""
LEAST_OF_LINES = 3.0
"""The contrast that lines need (WCAG 2.2, 1.4.11)."""
DRAWN = frozenset(map(chr, range(0x2500, 0x25A0))) | {" "}
"""Lines and blocks: nothing is read off them."""
SCREENS = {
    "first screen": "down down",
    "its help": "question_mark",
    "four players": f"escape {ready_table('lcg', 0)}",
    "who to whom": "m",
    "a row": f"escape q {ready_table('oriflamme', 0)}",
    "ledger": "i",
    "a board": f"escape q {ready_table('kings', 0)}",
    "new game": "q n",
    "settings": "1",
    "table": "escape e",
    "refusal": 'colon "lannister_military:_cersei enter',
    "reason": "escape o",
    "checklist": "escape escape 1",
    "palette": "escape ctrl+p",
    "log": 'escape colon "lannister_military:_hound enter escape l',
    "points": "escape p",
    "decision": "enter",
    "rulebook": "escape escape b",
    "terms": "escape escape t",
    "cards": "escape escape c",
    "correction": "escape escape e",
    "dispute": "escape q colon",
    "sheet": "escape s",
    "lessons": "escape l 1",
    "lesson": "enter",
    "note": "escape escape escape e n",
    "reconciling": "escape E",
    "windows": "escape M",
    "struck": "escape u l",
    "why": 'escape colon "lannister_military:_cersei enter w',
    "doubt": "escape W",
    "a typed card": 'escape escape colon "lannister_military:_',
    "a look": "escape escape k 1 enter",
    "notice": 'escape escape escape o "nosuch enter',
    "a sealed question": 'escape escape K 2 y "lannister_military_gregor enter',
    "a repair": "escape escape l end R",
    "a branch": "escape escape T",
    "booklets": "q escape ctrl+b",
    "a booklet to add": "a",
    "a deck": 'escape escape ctrl+p "deck_check enter',
    "its cards": '"3_hodor',
}
"""Screens, each with the keys that lead there from the one before."""
PAINTED_ELSEWHERE = {"DeskScreen", "RulingSheet", "ScoreboardScreen"}
"""Screens whose own tests look at their contrast."""
Triplet = tuple[int, int, int]


@cache
def luminance(colour: Triplet) -> float:
    """How bright a colour is, as WCAG reckons it."""
    linear = [c / 12.92 if (c := one / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for one in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Triplet, other: Triplet) -> float:
    """From 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def too_weak(app: App[Any]) -> Iterator[str]:
    """Texts of the screen as it is painted that have too little contrast."""
    for strip in app.screen._compositor.render_strips():
        for text, style, _ in strip:
            if style is None or DRAWN.issuperset(text):
                continue
            assert style.color is not None
            assert style.bgcolor is not None
            assert not style.dim, f"{text!r} is left to the terminal to dim"
            colours = style.color.get_truecolor(), style.bgcolor.get_truecolor()
            if (found := contrast(*colours)) < LEAST:
                yield f"{text.strip()!r}: {found:.2f}"


def styled() -> set[type[Widget]]:
    """The screens and widgets of the app that have a look of their own."""
    for module in walk_packages(app_package.__path__, f"{app_package.__name__}."):
        import_module(module.name)
    every: set[type[Widget]] = set()
    new = {Widget}
    while new := {one for each in new for one in each.__subclasses__()} - every:
        every |= new
    return {one for one in every if one.__module__.startswith("referee.") and "DEFAULT_CSS" in vars(one)}


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_has_contrast_enough(theme: str, tmp_path: Path) -> None:
    keep_theme(theme)

    async def seen() -> dict[str, list[str]]:
        app, found = RefereeApp(place=tmp_path / "games.db"), {}
        painted: set[type] = set()
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            assert app.theme == theme
            for name, keys in SCREENS.items():
                await press(pilot, keys)
                found[name] = sorted(set(too_weak(app)))
                nodes = app.screen.walk_children(with_self=True)
                painted |= {one for node in nodes for one in type(node).__mro__}
        missing = {one.__name__ for one in styled() - painted} - PAINTED_ELSEWHERE
        return {**found, "screens never painted": sorted(missing)}

    weak = asyncio.run(seen())
    assert {name: texts for name, texts in weak.items() if texts} == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_lines_between_panes_can_be_seen(theme: Theme) -> None:
    line = Color.parse(theme.variables["divider"]).rgb

    for under in (theme.background, theme.surface, theme.panel):
        assert contrast(line, Color.parse(under or "").rgb) >= LEAST_OF_LINES, under


def test_a_contrast_is_reckoned_as_the_guidelines_have_it() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_a_text_that_cannot_be_read_would_be_found(tmp_path: Path) -> None:
    async def seen() -> list[str]:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            app.first.query_one("#games").styles.color = "#444444"
            await press(pilot, "down")
            return list(too_weak(app))

    assert asyncio.run(seen()) != []


def test_the_key_goes_through_the_themes_and_the_choice_is_kept(tmp_path: Path) -> None:
    async def themes() -> list[str]:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            found = [app.theme]
            for _ in THEMES:
                await press(pilot, "ctrl+t")
                found.append(settings().theme)
            return found

    assert asyncio.run(themes()) == ["calm", "light", "contrast", "calm"]


@pytest.mark.parametrize("language", ["en", "bg"])
def test_a_theme_is_chosen_in_the_palette_in_english_too(language: str, tmp_path: Path) -> None:
    async def chosen() -> tuple[str, str]:
        app = RefereeApp(place=tmp_path / "games.db", language=language)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            await press(pilot, "ctrl+p")
            await press(pilot, '"dark_letters')
            offered = shown(app)
            await press(pilot, "enter enter")
            return app.theme, offered

    theme, offered = asyncio.run(chosen())
    assert theme == "light"
    assert ("Dark letters" in offered) == (language == "en")


def test_a_theme_is_chosen_on_the_command_line() -> None:
    assert referee("--theme", "contrast", "--plain").returncode == 0
    assert settings().theme == "contrast"
    assert arguments.THEMES == tuple(THEMES)


def test_a_theme_nobody_knows_is_the_calm_one(tmp_path: Path) -> None:
    keep_theme("plaid")

    async def theme() -> str:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            return app.theme

    assert asyncio.run(theme()) == CALM.name
    assert next_theme("plaid") is CALM
