"""The language nobody has named is that of the locale."""

from __future__ import annotations

import pytest

from referee.cli.command_types import locale_language


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LANG": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "ru.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "polish"}, "en"),
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "bg_BG"}, "bg"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_locale_decides_the_strongest_word_first(surroundings: dict[str, str], language: str) -> None:
    assert locale_language(surroundings) == language
