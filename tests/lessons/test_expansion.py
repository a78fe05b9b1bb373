"""An expansion says first that it is one, and what it takes from its base game."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.cli.arguments import read_arguments
from referee.cli.learn import learn_command
from referee.lessons.reader import base_rules, is_expansion
from referee.session.registry import ADAPTERS
from referee.words.messages import folders, messages
from referee.words.speech import Speech
from tests.kit.app import after, shown


def test_one_game_is_an_expansion() -> None:
    assert [game for game in ADAPTERS if is_expansion(game)] == ["kings"]


def test_the_page_is_the_same_in_every_language_and_marks_what_is_recalled() -> None:
    keys = {language: set(messages(language, "base_game.kings")) for language in folders()}
    recalled = {
        "en": "From memory only",
        "bg": "Само по памет",
        "pl": "Tylko z pamięci",
        "ru": "Только по памяти",
    }

    assert {language: keys["en"] ^ found for language, found in keys.items()} == {one: set() for one in keys}
    assert all(recalled[one] in base_rules("kings", Speech(one))[-1] for one in folders())
    assert "not stated" in base_rules("kings", Speech("en"))[0]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_lessons_begin_with_the_page(size: tuple[int, int], tmp_path: Path) -> None:
    listed, page = after("@ home enter", shown, place=tmp_path / "games.db", lesson=("kings", ""), size=size)

    assert "This is an expansion" in listed
    assert "no ruling rests on them" in " ".join(page.split())
    assert "A game lasts ten turns." in page


def test_the_list_of_the_command_begins_with_it() -> None:
    found = learn_command(read_arguments(["learn", "kings", "--list", "--lang", "en"]))

    assert found.out.startswith("This is an expansion")
    assert "kings.01" in found.out
