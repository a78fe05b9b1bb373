"""A type behind the name of a card in play says in which row it lies."""

from __future__ import annotations

import pytest

from referee.position.reader import read_text

HEADS = {
    "en": (
        'hbo r3 challenges, stark to act\nstark: eddard k4mpi, "wolf den" location',
        "lannister: hound 4m",
    ),
    "pl": (
        'hbo r3 wyzwania, stark na ruchu\nstark: eddard k4włu, "wolf den" obszar',
        "lannister: hound 4w",
    ),
    "bg": (
        'хбо р3 предизвикателства, старк на ход\nстарк: eddard с4вбу, "wolf den" място',
        "ланистър: hound 4в",
    ),
}


@pytest.mark.parametrize("language", HEADS)
def test_a_location_named_beside_characters_lies_among_the_locations(language: str) -> None:
    found = read_text("\n".join(HEADS[language]), language)
    stark = found.position["seats"][0]
    assert [card["id"] for card in stark["characters"]] == ["eddard"]
    assert [card["id"] for card in stark["locations"]] == ["wolf-den"]


def test_a_card_of_a_pile_stays_there_whatever_its_type() -> None:
    read = read_text(
        "hbo r3 marshalling, stark to act, as told\n"
        "stark 5g 3p 4h: eddard k4mp; ; ; septa character\n"
        "lannister 2g 5p 3h: hound 4m\n"
    )
    stark, _ = read.position["seats"]
    assert [card["id"] for card in stark["dead"]] == ["septa"]
    assert len(stark["characters"]) == 1
