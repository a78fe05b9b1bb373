"""Power that comes onto a card, told in the words for its tokens."""

from __future__ import annotations

import pytest

from engine.agot.state import moves as m
from engine.agot.state.effects import GainPowerOnCard
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Robert: one power token on him"),
        ("en", "one power for Robert"),
        ("bg", "Робърт получава жетон власт"),
        ("pl", "Jeden żeton władzy na Roberta"),
        ("ru", "Роберт получает один жетон власти"),
    ],
)
def test_a_power_token_on_a_card_is_no_power_challenge(language: str, line: str) -> None:
    found = parse(line, table_before("lcg", "lcg-u14", 4), language)

    assert isinstance(found, m.ResolvePassive)
    assert (found.by, found.card) == ("baratheon", "rob")
    assert found.effects == (GainPowerOnCard(target="rob", amount=1),)
