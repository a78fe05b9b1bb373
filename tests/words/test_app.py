"""The app's own phrases stand in every language, and they are the ones that are shown."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.app.application import RefereeApp
from referee.app.screens.help import HelpScreen
from referee.app.widgets.command_line import CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import key_message
from referee.words.messages import Messages, folders, messages
from referee.words.speech import Labels, Speech
from tests.app.test_help import DIALOGS, SCREENS
from tests.kit.app import after, shown
from tests.words import possible_values as scan
from tests.words.possible_values import ROOT
from tests.words.test_keys import base

OTHERS = tuple(language for language in folders() if language != "en")
NUMBERS = dict.fromkeys(("count", "entry", "least", "line", "most", "round", "to"), 3)
NUMBER, WORDS = 333, "§"
"""What stands in a phrase at the places for numbers and for everything else."""
PHRASES = tuple(messages("en", "app"))
ROOM = {"hint-": 66, "line-hint": 76, "sign-": 64, "texts-": 76, "tagline": 70}
"""Columns there are on a screen of 80: inside a dialog, behind the colon, behind a sign, in a line."""
STORY = ("e", "2", 'escape colon "lannister_military_gregor enter escape', "u l")
"""The table, a list to tick cards in, a refused move, the log."""
EXAMPLES = ROOT / "referee" / "session" / "examples" / "hbo.json"


def facts_of(key: str) -> set[str]:
    """The facts a phrase has places for."""
    return {base(one) for one in Messages("en").variables("app", key)}


def sample(key: str) -> dict[str, object]:
    """Something for each of its places."""
    return {name: NUMBERS.get(name, "x") for name in facts_of(key)}


@pytest.mark.parametrize("language", folders())
def test_the_app_has_the_same_phrases_in_every_language(language: str) -> None:
    assert set(messages(language, "app")) == set(PHRASES)


def test_every_phrase_the_app_asks_for_is_there() -> None:
    source = scan.Source("referee/app")
    asked = {
        word
        for path, function, call in source.named("label", "has_label")
        for word in source.words(call.args[0], function, path)
    }
    assert len(asked) > 100
    assert asked - set(PHRASES) == set()


def test_no_phrase_waits_for_somebody_to_ask_for_it() -> None:
    whole, begun = named_in_the_source()
    bound = {
        key_message(str(one.value))
        for path, _, call in scan.Source("referee/app").named("Binding")
        if isinstance(one := scan.argument(call, 2, "description"), ast.Constant)
    }
    left = {key for key in PHRASES if key.startswith("foot-") or not key.startswith(begun)}
    assert left - whole - bound == set()


def named_in_the_source() -> tuple[set[str], tuple[str, ...]]:
    """Words written out in the app and what it shows, and how those begin that are put together."""
    trees = scan.Source("referee/app", "referee/session", "engine").trees.values()
    nodes = [node for tree in trees for node in ast.walk(tree)]
    whole = {one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    first = (one.values[0] for one in nodes if isinstance(one, ast.JoinedStr) and one.values)
    begun = {one.value for one in first if isinstance(one, ast.Constant)}
    return whole, tuple(str(one) for one in begun if str(one).endswith("-") and len(str(one)) > 1)


@pytest.mark.parametrize("language", folders())
def test_every_phrase_of_the_app_can_be_said(language: str) -> None:
    speech = Speech(language)
    assert all(speech.say(f"app/{key}", **sample(key)) for key in PHRASES)
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize("language", folders())
def test_phrases_fit_where_they_stand_on_a_screen_of_80_columns(language: str) -> None:
    speech = Speech(language)
    for start, room in ROOM.items():
        for key in (key for key in PHRASES if key.startswith(start) and not facts_of(key)):
            assert len(speech.say(f"app/{key}")) <= room, key


def test_every_key_has_a_word() -> None:
    for kind in (*SCREENS, *DIALOGS, HelpScreen, CommandLine, FoldingTree, RefereeApp):
        for one in vars(kind)["BINDINGS"]:
            assert not one.description or key_message(one.description) in PHRASES, one


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("screen", SCREENS)
def test_the_words_for_the_keys_of_a_screen_fit_into_its_last_line(screen: type, language: str) -> None:
    bound = [one for one in vars(screen)["BINDINGS"] if one.show]
    words = [Speech(language).say(f"app/{key_message(one.description)}") for one in bound]
    keys = [(one.key_display or one.key).split(",")[0].replace("escape", "esc") for one in bound]
    assert sum(map(len, words)) + sum(map(len, keys)) + 2 * len(keys) <= 80


def test_numbers_of_lines_are_not_grouped() -> None:
    assert Speech("en").say("app/redo-line", line=1234) == "redid line 1234"


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
        patch.setattr(Labels, "speech", Speech())
        return {
            language: after("@".join(STORY), shown, place=place / f"{language}.db", language=language)
            for language in OTHERS
        }


def phrases() -> dict[str, str]:
    """Each phrase in English, with signs at its places."""
    speech = Speech("en")
    places = {key: {name: NUMBER if name in NUMBERS else WORDS for name in facts_of(key)} for key in PHRASES}
    return {key: speech.say(f"app/{key}", **facts) for key, facts in places.items()}


LETTERS = {key for key, phrase in phrases().items() if len(phrase) == 1}
"""A key may be the same letter."""


def patterns() -> dict[str, re.Pattern[str]]:
    """Each phrase with anything at the places for its facts; not those that examples say in English too."""
    english = " ".join(["Referee", *said_in(json.loads(EXAMPLES.read_bytes()))])
    every = {key: re.compile(pattern_of(phrase)) for key, phrase in phrases().items() if key not in LETTERS}
    return {key: pattern for key, pattern in every.items() if not pattern.search(english)}


def pattern_of(phrase: str) -> str:
    """As whole words, without the stops at its ends; numbers where it has numbers."""
    words = re.escape(phrase.strip(" .?:")).replace(WORDS, ".{1,40}?").replace(str(NUMBER), r"\d+")
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
    assert set(PHRASES) - set(looked_for) <= {"title", "of", "example", "game-of"} | LETTERS
    for screen in screens[language]:
        words = " ".join(screen.split())
        assert [key for key, pattern in looked_for.items() if pattern.search(words)] == [], screen
