"""The windows of a saved game, through the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.cli.command_types import CommandResult
from referee.session.game_setup import example, examples
from referee.session.persistence import begin
from referee.session.registry import ADAPTERS
from referee.words.messages import folders
from tests.kit.command import inside
from tests.kit.session import move
from tests.kit.storage import opened

HBO = next(iter(ADAPTERS))


@pytest.fixture
def place(tmp_path: Path) -> str:
    """A saved game in which Lannister attacked and Stark declared defenders without a word between."""
    file = tmp_path / "games.db"
    with opened(file) as database:
        kept = begin(database, "Friday", example(HBO, examples(HBO)[0].id, "both"))
        attacked = move(
            "declare_challenge", "lannister", kind="military", target="stark", attackers=["hound"]
        )
        for one in (attacked, move("declare_defenders", "stark", defenders=[])):
            assert kept.session.enter(one).events
        kept.close()
        begin(database, "Row", example("oriflamme", examples("oriflamme")[0].id, "ru")).close()
    return f"sqlite:///{file}"


def windows(place: str, *arguments: str) -> CommandResult:
    return inside("desk", "window", *arguments, REFEREE_DATABASE_URL=place)


def test_the_windows_of_a_game_are_told_with_the_rule_by_which_a_chance_is_lost(place: str) -> None:
    told = windows(place, "Friday").out

    assert "Window for reactions, opened by line 2: Lannister declares a military challenge" in told
    assert "was not offered the chance" in told
    assert "[hbo.reaction.missed: " in told
    assert "Repair: take back the lines from 3 on (1)" in told


def test_an_entry_has_its_own_windows_and_json_names_every_seat(place: str) -> None:
    found = json.loads(windows(place, "Friday", "--entry", "2", "--json").out)

    assert (found["game"], found["entries"]) == ("Friday", 3)
    assert [one["asks"] for one in found["windows"]] == ["react", "action"]
    assert {each["seat"] for one in found["windows"] for each in one["seats"]} == {"lannister", "stark"}
    assert found["windows"][0]["closed_at"] == 3


def test_a_game_without_windows_says_so(place: str) -> None:
    assert "Oriflamme has no windows for responses" in windows(place, "Row").out


@pytest.mark.parametrize("language", folders())
def test_the_windows_are_told_in_each_language(place: str, language: str) -> None:
    found = windows(place, "Friday", "--lang", language)

    assert found.code == 0
    assert "Lannister declares" not in found.out or language == "en"


def test_what_is_not_there_is_refused(place: str) -> None:
    missing, late = windows(place, "Monday"), windows(place, "Friday", "--entry", "9")

    assert (missing.code, late.code) == (1, 1)
    assert "there is no line 9" in late.err
