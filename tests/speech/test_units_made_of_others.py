"""Units that are made into others, several in one line, and refused where the rules do not allow them."""

from __future__ import annotations

import pytest

from tests.speech.test_boards_told_freely import told

BOTH = [("footman", "knight"), ("footman", "siege_engine")]


def made(line: str, language: str) -> list[tuple[str | None, str | None]]:
    """Which unit becomes which; what is built is made of none."""
    units = told("kings-m24", 1, language, line)["units"]
    return [(one["upgrade"], one["to"] or one["build"]) for one in units]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark upgrades a footman to a knight and a footman to a siege engine in land A"),
        ("en", "Stark turns one footman into a knight and the other into a siege engine in land A"),
        ("bg", "Старк в land_a повишава пехотинец в рицар и пехотинец в обсадна машина"),
        ("pl", "Stark w land_a zamienia piechura w rycerza, a drugiego w machinę oblężniczą"),
        ("ru", "Старк в land_a превращает воина в рыцаря, а второго — в осадное орудие"),
    ],
)
def test_each_unit_becomes_what_is_told_of_it(language: str, line: str) -> None:
    assert made(line, language) == BOTH


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark in land A upgrades the footman to a knight and builds a siege engine"),
        ("ru", "Старк в land_a превращает воина в рыцаря и строит осадное орудие"),
    ],
)
def test_a_unit_that_is_built_is_made_of_none(language: str, line: str) -> None:
    assert made(line, language) == [("footman", "knight"), (None, "siege_engine")]
