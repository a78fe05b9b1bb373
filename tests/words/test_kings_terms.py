"""Where no booklet is printed in a language, the screen speaks as the list of terms does."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebook
from referee.words.files import messages

TERMS = Path(rulebook.__file__).parent / "kings" / "terms.md"
COLUMN = {"bg": 3, "pl": 4, "ru": 5}
OTHERWISE = {"defense": "defence"}
"""Words of the table -> the concept in the list, where they are not called the same."""


def forms(language: str) -> dict[str, frozenset[str]]:
    rows = (line.split("|") for line in TERMS.read_text("utf-8").splitlines() if line.startswith("| "))
    return {row[1].strip(): frozenset(_words(row[COLUMN[language]])) for row in rows if len(row) > 6}


def _words(cell: str) -> list[str]:
    return [one.strip(" ~").casefold() for one in cell.replace(";", ",").split(",")]


@pytest.mark.parametrize("language", COLUMN)
def test_orders_pieces_and_buildings_are_called_by_their_terms(language: str) -> None:
    terms, told = forms(language), messages(language, "kings-table")
    words = {
        key.removeprefix("token-").removeprefix("piece-"): value.partition(" = ")[2].strip()
        for key, value in told.items()
        if key.startswith(("token-", "piece-")) or key in ("fortification", "power_token")
    }
    strange = {
        key: said
        for key, said in words.items()
        if (concept := OTHERWISE.get(key, key)) in terms and said.casefold() not in terms[concept]
    }
    assert len(words) > 15
    assert strange == {}
