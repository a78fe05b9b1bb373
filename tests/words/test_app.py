"""Do the app's own phrases stand in every language, and are they the ones that are shown?"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from referee.app.application import RefereeApp
from referee.app.labels import LABELS, Labels
from referee.app.screens.help import HelpScreen
from referee.app.widgets.command import CommandLine
from referee.app.widgets.folding import FoldingTree
from referee.app.widgets.keyline import key_of
from referee.words import Speech, files
from referee.words.files import messages
from referee.words.messages import Messages
from tests.app.given import after, shown
from tests.app.test_help import DIALOGS, SCREENS
from tests.each import each
from tests.words.scan import ROOT
from tests.words.test_keys import base

OTHERS = tuple(language for language in files.folders() if language != "en")
NUMBERS = dict.fromkeys(("count", "entry", "least", "line", "most", "round", "to"), 3)
BY_NAME = {"one-text"}
"""Here a message names the booklet, where the phrase in the source has only its id."""
ROOM = {"hint-": 66, "line-hint": 76, "sign-": 64, "texts-": 76, "tagline": 70}
"""Columns there are on a screen of 80: inside a dialog, behind the colon, behind a sign, in a line."""
STORY = ("e", "2", 'escape colon "lannister_military_gregor enter escape', "u l")
"""The table, a list to tick cards in, a refused move, the log."""
EXAMPLES = ROOT / "referee" / "desk" / "examples" / "hbo.json"


def facts_of(key: str) -> set[str]:
    """The facts a phrase has places for."""
    return {name for _, name, _, _ in Formatter().parse(LABELS[key]) if name}


def sample(key: str) -> dict[str, object]:
    """Something for each of its places."""
    return {name: NUMBERS.get(name, "x") for name in facts_of(key)}


@pytest.mark.parametrize("language", files.folders())
def test_every_phrase_of_the_app_has_its_message_and_no_message_is_left_over(language: str) -> None:
    assert set(messages(language, "app")) == set(LABELS)


@pytest.mark.parametrize("language", files.folders())
def test_a_message_of_the_app_has_the_places_of_its_phrase(language: str) -> None:
    there = Messages(language)
    for key in LABELS:
        assert {base(one) for one in there.variables("app", key)} == facts_of(key), key


@pytest.mark.parametrize("language", files.folders())
def test_every_phrase_of_the_app_can_be_said(language: str) -> None:
    speech = Speech(language)
    assert all(speech.say(f"app/{key}", **sample(key)) for key in LABELS)
    assert (speech.faults, speech.borrowed) == (set(), set())


@each([key for key in LABELS if key not in BY_NAME])
def test_english_says_what_stands_in_the_source(key: str) -> None:
    assert Speech("en").say(f"app/{key}", **sample(key)) == LABELS[key].format(**sample(key))


@pytest.mark.parametrize("language", files.folders())
def test_phrases_fit_where_they_stand_on_a_screen_of_80_columns(language: str) -> None:
    speech = Speech(language)
    for start, room in ROOM.items():
        for key in (key for key in LABELS if key.startswith(start) and not facts_of(key)):
            assert len(speech.say(f"app/{key}")) <= room, key


def test_every_key_has_a_word() -> None:
    for kind in (*SCREENS, *DIALOGS, HelpScreen, CommandLine, FoldingTree, RefereeApp):
        for one in vars(kind)["BINDINGS"]:
            assert not one.description or key_of(one.description) in LABELS, one


@pytest.mark.parametrize("language", files.folders())
@pytest.mark.parametrize("screen", SCREENS)
def test_the_words_for_the_keys_of_a_screen_fit_into_its_last_line(screen: type, language: str) -> None:
    bound = [one for one in vars(screen)["BINDINGS"] if one.show]
    words = [Speech(language).say(f"app/{key_of(one.description)}") for one in bound]
    keys = [(one.key_display or one.key).split(",")[0].replace("escape", "esc") for one in bound]
    assert sum(map(len, words)) + sum(map(len, keys)) + 2 * len(keys) <= 80


def test_numbers_of_lines_are_not_grouped() -> None:
    assert Speech("en").say("app/redo-line", line=1234) == "brought back line 1234"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "texts: both"), ("bg", "по: двете издания"), ("pl", "podstawa: oba wydania")],
)
def test_both_texts_at_once_are_named_in_words(language: str, said: str) -> None:
    assert Speech(language).say("app/texts-both") == said


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory, rulebook_cache: Path) -> dict[str, list[str]]:
    """What is shown, in each language but English."""
    place = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Labels, "speech", None)
        return {
            language: after("@".join(STORY), shown, place=place / f"{language}.db", language=language)
            for language in OTHERS
        }


LETTERS = {key for key, phrase in LABELS.items() if len(phrase) == 1}
"""A key may be the same letter."""


def patterns() -> dict[str, re.Pattern[str]]:
    """Each phrase with anything at the places for its facts; not those that examples say in English too."""
    english = " ".join(["Referee", *said_in(json.loads(EXAMPLES.read_bytes()))])
    every = {key: re.compile(pattern_of(phrase)) for key, phrase in LABELS.items() if key not in LETTERS}
    return {key: pattern for key, pattern in every.items() if not pattern.search(english)}


def pattern_of(phrase: str) -> str:
    """As whole words, without the stops at its ends; numbers where it has numbers."""
    places = (
        "\1" if name in NUMBERS else "\0" if name else "" for _, name, _, _ in Formatter().parse(phrase)
    )
    literals = (literal for literal, _, _, _ in Formatter().parse(phrase))
    parts = (literal + place for literal, place in zip(literals, places, strict=True))
    words = re.escape("".join(parts).strip(" .?:")).replace("\0", ".{1,40}?").replace("\1", r"\d+")
    return rf"(?<!\w){words}(?!\w)"


def said_in(value: Any) -> Iterator[str]:
    """The examples' own notes and titles of cards."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from said_in(one)


@pytest.mark.parametrize("language", OTHERS)
def test_the_table_shows_no_english_phrase_of_the_app(language: str, screens: dict[str, list[str]]) -> None:
    looked_for = patterns()
    assert set(LABELS) - set(looked_for) <= {"title", "of", "example", "game-of"} | LETTERS
    for screen in screens[language]:
        words = " ".join(screen.split())
        assert [key for key, pattern in looked_for.items() if pattern.search(words)] == [], screen
