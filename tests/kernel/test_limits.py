"""Which values a field can hold when somebody tells it or sets it right."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import CorrectedValue, Limit, fits
from engine.kernel.errors import Unreadable, refuse

RULE = "hbo.anatomy.strength"
ONE_OF = Limit(str, RULE, among=("military", "power"))
SOME_OF = Limit(tuple, RULE, among=("military", "power"))
UP_TO_THREE = Limit(int, RULE, least=1, most=3)


@pytest.mark.parametrize(
    ("limit", "value", "fit"),
    [
        (ONE_OF, "power", True),
        (ONE_OF, "intrigue", False),
        (ONE_OF, "", False),
        (Limit(str, RULE), "anything", True),
        (SOME_OF, (), True),
        (SOME_OF, ("military", "power"), True),
        (SOME_OF, ("military", "intrigue"), False),
        (SOME_OF, ("power", "power"), False),
        (SOME_OF, ("power", 1), False),
        (Limit(tuple, RULE), ("anything", "anything"), True),
        (Limit(tuple, RULE), (1,), False),
    ],
)
def test_words_are_among_those_allowed_and_each_is_told_once(
    limit: Limit, value: CorrectedValue, fit: bool
) -> None:
    assert fits(limit, value) is fit


@pytest.mark.parametrize(("value", "fit"), [(0, False), (1, True), (3, True), (4, False), (True, False)])
def test_a_number_lies_between_its_ends_and_is_no_yes_or_no(value: CorrectedValue, fit: bool) -> None:
    assert fits(UP_TO_THREE, value) is fit


def test_without_an_upper_end_every_number_from_the_least_fits() -> None:
    assert fits(Limit(int, RULE), 10**6)
    assert not fits(Limit(int, RULE), -1)


def test_a_yes_or_no_is_neither_a_number_nor_a_word() -> None:
    flag = Limit(bool, RULE)

    assert [fits(flag, value) for value in (True, False, 1, 0, "yes", None)] == [True, True, *[False] * 4]
    assert not fits(ONE_OF, 1)


@pytest.mark.parametrize(
    ("words", "at"),
    [
        ({"note": "one\ntwo"}, None),
        ({"name": "Jon"}, None),
        ({"name": "Jon\nSnow"}, "position.name"),
        ({"cards": [{"name": "Jon\tSnow"}]}, "position.cards[0].name"),
        ({"note": "one\x1btwo"}, "position.note"),
    ],
)
def test_a_text_of_one_line_has_no_second_and_no_text_has_a_sign_a_terminal_obeys(
    words: Any, at: str | None
) -> None:
    found = None
    try:
        refuse(words, "position", lines=("note",))
    except Unreadable as refusal:
        found = refusal.facts["where"]
    assert found == at
