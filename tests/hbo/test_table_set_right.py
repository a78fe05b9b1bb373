"""What a judge sets right of the table itself: the round and the first player."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import Correct
from tests.kit.hbo import after, allowed, refused, seat, table


@pytest.mark.rule("hbo.round.both_take_part")
@pytest.mark.parametrize(("field", "value"), [("round", 3), ("first_player", "lannister")])
def test_a_field_of_the_table_is_set_right_and_is_so_afterwards(field: str, value: Any) -> None:
    given = table("dominance", first_player="stark", stark=seat(), lannister=seat())
    corrects = Correct(by="", of="", field=field, value=value, reason="miscounted")

    allowed(given, corrects)
    assert getattr(after(given, corrects), field) == value


@pytest.mark.rule("hbo.round.both_take_part")
@pytest.mark.parametrize(
    ("of", "field", "value"),
    [("", "round", 0), ("", "first_player", "nobody"), ("", "power", 1), ("nobody", "round", 3)],
)
def test_nor_is_it_set_to_what_cannot_be(of: str, field: str, value: Any) -> None:
    given = table("dominance", first_player="stark", stark=seat(), lannister=seat())

    refused(given, Correct(by="", of=of, field=field, value=value, reason="miscounted"))
