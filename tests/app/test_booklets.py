"""The owner's booklets on the screen: added by path, shown under our words, listed, removed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.widgets import Input, Static

from referee.app.application import RefereeApp
from referee.app.screens.booklets import BookletsScreen
from referee.app.widgets.key_line import key_message
from referee.session.files.user_data import rulebook_file
from referee.storage.booklets import booklets, keep_booklet
from referee.storage.database import open_database
from referee.words.speech import Speech, has_label
from rulebook.booklet.parts import Aligned, BookletPassage, Certainty
from rulebook.database.store import Rulebook
from tests.kit.app import press, ready, settled, shown
from tests.kit.booklet import a_booklet

RULE = "hbo.challenge.unopposed"
OWN = "Дръжте се крепко, гласи измисленият пасаж."


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def played(
    place: Path, script: Callable[[RefereeApp, Pilot[None]], Awaitable[None]], language: str = "en"
) -> None:
    async def run() -> None:
        app = RefereeApp(place=place, language=language)
        async with app.run_test(size=(100, 40)) as pilot:
            await ready(app, pilot)
            await script(app, pilot)

    asyncio.run(run())


def with_a_booklet(place: Path, certainty: Certainty = Certainty.SURE) -> None:
    passage = BookletPassage(RULE, "ЗАГЛАВИЕ", OWN, certainty, "10", 0.5)
    found = Aligned(
        text="bg-2013",
        game="hbo",
        language="bg",
        parts=1,
        headings_found=1,
        headings_known=1,
        sections=2,
        passages=(passage,),
    )
    with closing(open_database(place)) as database:
        keep_booklet(database, found, "mine.md", "c0ffee")


async def add(app: RefereeApp, pilot: Pilot[None], file: Path, choice: str) -> None:
    await press(pilot, "a")
    line = app.focused
    assert isinstance(line, Input)
    line.value = str(file)
    await press(pilot, f"enter {choice}")
    await app.workers.wait_for_complete()
    await settled(pilot)


def page(app: RefereeApp) -> str:
    """The page on the right, as one line."""
    return " ".join(str(app.screen.query_one("#section", Static).content).split())


def test_a_file_is_added_by_its_path_from_the_first_screen(place: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.md"
    with closing(Rulebook(rulebook_file())) as rulebook:
        file.write_text(a_booklet(rulebook, "bg-2013"), encoding="utf-8")

    async def script(app: RefereeApp, pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+b")
        assert "No booklet has been added yet" in shown(app)
        await add(app, pilot, file, "1")
        assert "bg-2013 (hbo)" in shown(app)

    played(place, script)

    with closing(open_database(place)) as database:
        assert [one.text for one in booklets(database)] == ["bg-2013"]


def test_a_file_that_is_no_booklet_is_refused_in_words_and_nothing_is_kept(
    place: Path, tmp_path: Path
) -> None:
    file = tmp_path / "picture.md"
    file.write_bytes(b"\x89PNG" + bytes(200))

    async def script(app: RefereeApp, pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+b")
        await add(app, pilot, file, "1")
        words = page(app)
        assert "is not text but a picture" in words
        assert "Nothing was saved" in words

    played(place, script)

    with closing(open_database(place)) as database:
        assert booklets(database) == []


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_key_has_a_word_that_fits_and_a_sentence(language: str) -> None:
    bound = [one for one in BookletsScreen.BINDINGS if isinstance(one, Binding) and one.description]
    words = {one: Speech(language).say(f"app/{key_message(one.description)}") for one in bound}

    assert all(has_label(f"key-BookletsScreen-{one.action}") or has_label(_sentence(one)) for one in bound)
    assert sum(len(words[one]) + 6 for one in bound if one.show) <= 80


def _sentence(binding: Binding) -> str:
    return f"key-{binding.action.removeprefix('app.')}"


def test_removing_is_asked_first(place: Path) -> None:
    with_a_booklet(place)

    async def script(app: RefereeApp, pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+b x n")
        assert isinstance(app.screen, BookletsScreen)
        assert "bg-2013 (hbo)" in shown(app)
        await press(pilot, "x y")
        assert "No booklet has been added yet" in shown(app)

    played(place, script)

    with closing(open_database(place)) as database:
        assert booklets(database) == []


@pytest.mark.parametrize(
    ("certainty", "said", "not_said"),
    [
        (Certainty.SURE, ("In your booklet, bg-2013: ЗАГЛАВИЕ, p. 10", OWN), ("probably",)),
        (Certainty.LIKELY, ("In your booklet, bg-2013: ЗАГЛАВИЕ, p. 10", "probably this passage", OWN), ()),
        (Certainty.UNSURE, (), ("In your booklet", OWN)),
    ],
)
def test_a_rule_shows_the_passage_under_our_words_and_how_sure_it_is(
    place: Path, certainty: Certainty, said: tuple[str, ...], not_said: tuple[str, ...]
) -> None:
    with_a_booklet(place, certainty)

    async def script(app: RefereeApp, pilot: Pilot[None]) -> None:
        app.open_rule(RULE)
        await settled(pilot)
        words = page(app)
        assert "Unopposed" in words
        assert [one for one in said if one not in words] == []
        assert [one for one in not_said if one in words] == []

    played(place, script)


def test_the_screen_opens_from_the_rulebook_and_speaks_the_language(place: Path) -> None:
    with_a_booklet(place)

    async def script(app: RefereeApp, pilot: Pilot[None]) -> None:
        app.open_rule(RULE)
        await settled(pilot)
        await press(pilot, "o")
        assert isinstance(app.screen, BookletsScreen)
        assert "Twoje instrukcje" in shown(app)
        assert "mają swój ustęp i jest on pewny" in page(app)

    played(place, script, language="pl")
