"""How many tokens are taken of each House, and whether cards come back, as a line tells it."""

from __future__ import annotations

import pytest

from tests.speech.test_boards_told_against_the_rules import said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Tyrell's Might of Highgarden, land A: Loras goes, one token from Stark and two from Greyjoy",
        ),
        ("bg", "Тирел: мощта на Планински рай в land_a, чисти Loras, взима жетон от Старк и два от Грейджой"),
        ("pl", "Tyrell w land_a Potęgą Wysogrodu odrzuca Loras, zabiera żeton Starkowi i dwa Greyjoyowi"),
        ("ru", "Тирелл: мощь Хайгардена в land_a, сбрасывает Loras, берёт жетон у Старка и два у Грейджоя"),
    ],
)
def test_each_house_gives_as_many_tokens_as_are_told_of_it(language: str, line: str) -> None:
    assert said("kings-f65", 3, language, line)["take_from"] == {"stark": 1, "greyjoy": 2}


def test_too_many_tokens_are_taken_as_they_are_told() -> None:
    line = (
        "Тирелл: мощь Хайгардена, land_a, сбрасывает Loras, берёт два жетона у Ланнистера и один у Грейджоя"
    )
    assert said("kings-t41", 0, "ru", line)["take_from"] == {"lannister": 2, "greyjoy": 1}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tyrell's Might of Highgarden in land A: discard Mace and take the cards back"),
        ("bg", "Тирел: мощта на Планински рай в land_a, чисти Mace и си връща картите"),
        ("ru", "Тирелл мощью Хайгардена в land_a сбрасывает Mace и забирает карты обратно"),
    ],
)
def test_cards_come_back_where_a_line_says_so(language: str, line: str) -> None:
    assert said("kings-m69", 4, language, line)["return_cards"]
