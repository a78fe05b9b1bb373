"""A card that is told to be laid beside another, under it or between two is never laid on it."""

from __future__ import annotations

import pytest

from tests.speech.test_combinations_told import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red lays the trap beside the felon"),
        ("en", "red lays the trap next to blue's felon"),
        ("en", "red lays the trap under the felon"),
        ("bg", "червените слагат капан до престъпника"),
        ("bg", "червените слагат капан под престъпника"),
        ("pl", "czerwoni kładą pułapkę obok przestępcy"),
        ("pl", "czerwoni kładą pułapkę pod przestępcę"),
        ("ru", "красные кладут ловушку рядом с преступником"),
        ("ru", "красные кладут ловушку под преступника"),
        ("en", "red lays the spy between the queen and the felon"),
        ("pl", "czerwoni kładą szpiega między królową a przestępcę"),
    ],
)
def test_a_card_that_lies_otherwise_is_not_laid_on_another(language: str, line: str) -> None:
    assert told("n08", 0, language, line).get("where") != "on"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red lays the trap on the felon"),
        ("bg", "червените слагат капан върху престъпника"),
        ("pl", "czerwoni kładą pułapkę na przestępcy"),
        ("ru", "красные кладут ловушку на преступника"),
    ],
)
def test_a_card_is_laid_on_another_where_the_line_says_so(language: str, line: str) -> None:
    assert told("n08", 0, language, line)["on"] == "red.felon"
