"""A turn of speech at the beginning of a line is no question about it."""

from __future__ import annotations

import pytest

from referee.notation.parser.commands import command_of


@pytest.mark.parametrize(
    "line",
    [
        "why not, let all stand",
        "Czemu nie, niech wszystkie karty powstaną",
        "защо не, нека всички се изправят",
    ],
)
def test_a_comma_behind_why_not_asks_nothing(line: str) -> None:
    assert command_of(line) is None


@pytest.mark.parametrize("line", ["why not stark pass", "czemu nie: stark pas", "why not: stark pass"])
def test_why_not_asks_about_the_line_behind_it(line: str) -> None:
    assert command_of(line) is not None
