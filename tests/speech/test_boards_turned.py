"""Which area a line about a board begins in, and which it ends in."""

from __future__ import annotations

from typing import Any

import pytest

from referee.position.dispute import printing, step_of
from referee.position.disputed_table import DisputedTable, UnreadLine
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.session.registry import adapter_of

POSITION = """
kings action march, options 3 5 6, footman strength 1, knight strength 2
moat land lannister next to river: footman; support
river land lannister next to moat: 2 knights; march
"""


def _told(language: str, line: str) -> dict[str, Any]:
    """The move that a line tells at the position; nothing, where it is asked about."""
    read = read_text(POSITION, "en")
    table = DisputedTable(adapter_of(read.game), read.position, printing(read))
    try:
        [move] = table.moves_of(DisputedLine(1, 1, line), language)
    except UnreadLine:
        return {}
    return step_of(move, table.session)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister supports the defence of moat from river"),
        ("bg", "Ланистър подкрепя отбраната на moat от river"),
        ("pl", "Lannister wspiera obronę moat z river"),
        ("ru", "ланнистеры поддерживают оборону moat из river"),
    ],
)
def test_support_is_not_turned_round_to_where_an_order_lies(language: str, line: str) -> None:
    move = _told(language, line)
    assert (move["from"], move["battle"]) == ("river", "moat")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister supports the defence of river from moat"),
        ("bg", "Ланистър подкрепя отбраната на river от moat"),
        ("pl", "Lannister wspiera obronę river z moat"),
        ("ru", "ланнистеры поддерживают оборону river из moat"),
    ],
)
def test_support_comes_from_the_area_that_is_named_so(language: str, line: str) -> None:
    move = _told(language, line)
    assert (move["from"], move["battle"]) == ("moat", "river")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister supports the attack on moat from river"),
        ("bg", "Ланистър подкрепя атаката срещу moat от river"),
        ("pl", "Lannister wspiera atak na moat z river"),
        ("ru", "ланнистеры поддерживают атаку на moat из river"),
    ],
)
def test_an_attack_that_is_supported_is_no_march(language: str, line: str) -> None:
    assert _told(language, line).get("do") in ("support", None)
