"""What is printed on a card is told in one line, in every language; no other line is taken for one."""

from __future__ import annotations

import pytest

from referee.position.card_line import read_card_line

MOUNTAIN = {"cost": 4, "strength": 4, "icons": ["military"], "house": ["lannister"], "unique": True}


@pytest.mark.parametrize("game", ["hbo", "lcg"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the mountain: 4/4 mil, lannister, unique"),
        ("en", "the mountain: cost 4, strength 4, military, lannister, unique"),
        ("en", "the mountain: c4 4mu lannister"),
        ("bg", "планината: 4/4 военен, ланистър, уникален"),
        ("pl", "góra: 4/4 woj, lannister, unikatowa"),
        ("ru", "гора: 4/4 битва, ланнистер, уникальная"),
        ("ru", "the mountain: 4/4 mil, lannister, unique"),
    ],
)
def test_a_card_is_told_in_one_line(game: str, language: str, line: str) -> None:
    found = read_card_line(line, game, language)

    assert found is not None
    assert found.title == line.partition(":")[0]
    assert found.fields == MOUNTAIN


@pytest.mark.parametrize("game", ["hbo", "lcg"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "storm of swords: income 4, initiative 3, claim 2"),
        ("bg", "буря: доход 4, инициатива 3, удар 2"),
        ("pl", "nawałnica: przychód 4, inicjatywa 3, zmagania 2"),
        ("ru", "буря: доход 4, инициатива 3, намерение 2"),
    ],
)
def test_a_plot_is_told_in_one_line(game: str, language: str, line: str) -> None:
    found = read_card_line(line, game, language)

    assert found is not None
    assert found.fields == {"income": 4, "initiative": 3, "claim": 2}


def test_a_type_keywords_and_traits_can_be_told() -> None:
    found = read_card_line('"Ice": attachment, cost 2, traits weapon, renown', "hbo", "en")

    assert found is not None
    assert found.title == "Ice"
    assert found.fields == {"type": "attachment", "cost": 2, "traits": ["weapon"], "keywords": ["renown"]}


@pytest.mark.parametrize(
    "line",
    [
        "stark: 4 mil",
        "kneel: hound",
        "lannister military: hound",
        "the mountain:",
        ": 4/4",
        "the mountain 4/4 mil",
        "the mountain: 4/4 juggler",
        "the mountain: kneels",
        "the mountain: jon, arya",
    ],
)
def test_no_other_line_is_taken_for_one(line: str) -> None:
    assert read_card_line(line, "hbo", "en") is None


@pytest.mark.parametrize("game", ["oriflamme", "kings"])
def test_games_without_printed_values_have_no_such_line(game: str) -> None:
    assert read_card_line("the mountain: 4/4", game, "en") is None
