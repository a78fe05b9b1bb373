"""The facts of a position that a move may change, whatever else stands in it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.session.registry import adapter_of

NO_RECORDS: tuple[Any, ...] = (3, None, "stark", [], {}, {"id": ""}, {"influence": 1})


def facts(game: str, **position: Any) -> tuple[str, ...]:
    form = adapter_of(game).position_text
    assert form is not None
    return form.paths(position)


@pytest.mark.parametrize("game", ["oriflamme", "kings"])
@pytest.mark.parametrize("kind", ["seats", "areas"])
def test_what_is_no_record_with_an_id_has_no_facts(game: str, kind: str) -> None:
    of_nobody = facts(game)

    assert of_nobody
    assert facts(game, **{kind: None}) == of_nobody
    assert facts(game, **{kind: [*NO_RECORDS]}) == of_nobody


@pytest.mark.parametrize(
    ("game", "kind", "id_", "fact"),
    [
        ("oriflamme", "seats", "red", "influence.red"),
        ("kings", "seats", "stark", "house.stark.power"),
        ("kings", "areas", "land_a", "area.land_a.units_by_house"),
    ],
)
def test_each_record_with_an_id_has_facts_of_its_own(game: str, kind: str, id_: str, fact: str) -> None:
    assert fact in facts(game, **{kind: [*NO_RECORDS, {"id": id_}]})
