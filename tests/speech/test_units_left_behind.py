"""Units that a line about a march leaves where they are."""

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
winterfell land stark next to moat: 2 footmen, knight; march
moat land lannister next to winterfell: footman; support
"""


def _marched(language: str, line: str) -> dict[str, Any]:
    """The units that march at the position; nothing, where it is asked about."""
    read = read_text(POSITION, "en")
    table = DisputedTable(adapter_of(read.game), read.position, printing(read))
    try:
        [move] = table.moves_of(DisputedLine(1, 1, line), language)
    except UnreadLine:
        return {}
    [body] = step_of(move, table.session)["moves"]
    return dict(body["units"])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches to moat with both footmen and leaves the knight"),
        ("en", "stark marches winterfell to moat with two footmen, leaving the knight behind"),
        ("bg", "Старк марширува от winterfell в moat с двамата пехотинци и оставя рицаря"),
        ("pl", "Stark maszeruje z winterfell do moat dwoma piechurami i zostawia rycerza"),
        ("ru", "Старк идёт из winterfell в moat двумя воинами и оставляет рыцаря"),
    ],
)
def test_what_is_left_behind_does_not_march(language: str, line: str) -> None:
    assert _marched(language, line) in ({"footman": 2}, {})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches the knight to moat and leaves both footmen"),
        ("bg", "Старк марширува с рицаря от winterfell в moat и оставя пехотинците"),
        ("pl", "Stark maszeruje rycerzem z winterfell do moat i zostawia piechurów"),
        ("ru", "Старк идёт рыцарем из winterfell в moat и оставляет воинов"),
    ],
)
def test_several_that_are_left_behind_do_not_march(language: str, line: str) -> None:
    assert _marched(language, line) in ({"knight": 1}, {})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches to moat with the knight and leaves a power token"),
        ("ru", "Старк идёт из winterfell в moat рыцарем и оставляет жетон власти"),
    ],
)
def test_a_token_that_is_left_is_no_unit(language: str, line: str) -> None:
    assert _marched(language, line) == {"knight": 1}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches winterfell to moat with all but one footman"),
        ("en", "stark marches winterfell to moat with everything except one footman"),
        ("bg", "Старк марширува от winterfell в moat с всички без един пехотинец"),
        ("pl", "Stark maszeruje z winterfell do moat wszystkimi poza jednym piechurem"),
        ("ru", "Старк идёт из winterfell в moat всеми, кроме одного воина"),
    ],
)
def test_those_who_are_excepted_are_not_the_ones_that_march(language: str, line: str) -> None:
    assert _marched(language, line) in ({"footman": 1, "knight": 1}, {})
