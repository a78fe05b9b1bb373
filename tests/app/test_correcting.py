"""A value that may be set right is shown and read in the words of the screen."""

from __future__ import annotations

import pytest

from referee.app.correcting import Correctable, shown, told
from referee.app.wording import Wording


def wording(language: str) -> Wording:
    made = Wording(language)
    made.of_game("hbo")
    made.names = lambda one: {"stark": "Старк", "arya-stark": "Аря Старк"}.get(one, one)
    return made


@pytest.mark.parametrize(
    ("language", "field", "said"),
    [
        ("bg", Correctable("hbo", "kneeling", True), "да"),
        ("pl", Correctable("hbo", "kneeling", False), "nie"),
        ("ru", Correctable("hbo", "icons", ("military", "power")), "битва, делёж власти"),
        ("bg", Correctable("hbo", "zone", "dead"), "при унищожените карти"),
        ("ru", Correctable("hbo", "controller", "stark", ("stark",)), "Старк"),
        ("pl", Correctable("hbo", "power", 3), "3"),
        ("pl", Correctable("hbo", "strength", None), ""),
    ],
)
def test_a_value_is_shown_in_words_and_read_back(language: str, field: Correctable, said: str) -> None:
    spoken = wording(language)
    assert shown(field, spoken) == said
    assert told(field, said, spoken) == (field.value if field.value is not None else "")


@pytest.mark.parametrize(
    ("language", "field", "typed", "value"),
    [
        ("bg", Correctable("hbo", "kneeling", False), "да", True),
        ("pl", Correctable("hbo", "kneeling", True), "Nie", False),
        ("ru", Correctable("hbo", "kneeling", True), "no", False),
        ("pl", Correctable("hbo", "icons", ()), "wyzwanie władzy", ("power",)),
        ("bg", Correctable("hbo", "host", "", ("stark", "arya-stark")), "аря старк", "arya-stark"),
        ("bg", Correctable("hbo", "zone", "play"), "в ръката", "hand"),
        ("ru", Correctable("hbo", "traits", ()), "Лорд, Союзник", ("Лорд", "Союзник")),
    ],
)
def test_a_value_is_typed_in_the_words_of_the_screen(
    language: str, field: Correctable, typed: str, value: object
) -> None:
    assert told(field, typed, wording(language)) == value
