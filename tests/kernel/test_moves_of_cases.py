"""A step of a case that is no move: the message names what is wrong with it."""

from __future__ import annotations

import pytest

from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kings.game import KINGS

VERBS = KINGS.in_cases


def fault(**raw: object) -> Unreadable:
    """What is said of this step."""
    with pytest.raises(Unreadable) as caught:
        move_of_case(raw, VERBS)
    return caught.value


def test_a_field_that_is_missing_is_named() -> None:
    found = fault(do="raid", by="stark", **{"from": "land_a"})

    assert found.says == "field_missing"
    assert found.facts == {"verb": "raid", "field": "target"}


def test_a_field_of_another_kind_is_malformed_and_not_missing() -> None:
    found = fault(do="raid", by="stark", target=3, **{"from": "land_a"})

    assert found.says == "malformed_move"
    assert found.facts["verb"] == "raid"


def test_an_unknown_verb_is_named_and_so_are_those_that_are_known() -> None:
    found = fault(do="rade")

    assert found.says == "unknown_verb"
    assert found.facts["verb"] == "rade"
    assert "raid" in found.facts["known"]  # type: ignore[operator]


def test_a_step_that_does_nothing_is_no_move() -> None:
    assert fault(by="stark").says == "neither_move_nor_question"
