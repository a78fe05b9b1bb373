"""Who gives is not who is given, whatever the rules allow."""

from __future__ import annotations

import pytest

from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "B gives A 1 gold"),
        ("en", "B gives 1 gold to A"),
        ("bg", "B дава на A 1 злато"),
        ("pl", "B daje A 1 złota"),
        ("ru", "B даёт A 1 золото"),
    ],
)
def test_a_gift_that_the_rules_forbid_is_not_turned_round(language: str, line: str) -> None:
    gift = told("lcg-r009", 3, language, line)
    assert (gift["by"], gift["to"]) == ("B", "A")
