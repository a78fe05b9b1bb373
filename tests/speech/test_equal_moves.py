"""Where a line may mean two moves, and it does not matter which, nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.commands import Several
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def _step_of_line(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    found = parse(line, table, language)
    move = found.moves[-1] if isinstance(found, Several) else found
    assert isinstance(move, Move)
    return step_of(move, table)


def test_two_words_for_one_deed_are_one() -> None:
    """To destroy the ships of a port, and to take the port and destroy them."""
    line = "Okay so Baratheon walked in and I'm gonna scuttle the Stark ship in port A, I don't need it."
    assert _step_of_line("kings-t14", 1, "en", line)["port"] == "port_a"


def test_who_says_more_of_a_move_does_not_also_mean_less() -> None:
    """A response with its draw is no response about which nothing is said."""
    step = _step_of_line("hbo-h052", 1, "en", "L1 responds to S8, I draw one")
    assert step["of"] == "s8"
    assert [effect["kind"] for effect in step["effects"]] == ["draw"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("ru", "Вслепую две: Шёпот и Стражник"), ("bg", "Две на сляпо: Стражник и Шёпот")],
)
def test_cards_drawn_blindly_are_named_beside_their_number(language: str, line: str) -> None:
    step = _step_of_line("hbo-e612", 5, language, line)
    assert sorted(step["cards"]) == ["l5", "l6"]


def test_moves_that_leave_other_tables_are_asked_apart() -> None:
    """Given a table of Kings at which a port was taken, when its ships are kept or destroyed."""
    table = table_before("kings", "kings-t14", 1)
    read = table.adapter.casebook.step
    destroyed = read({"do": "destroy_port_ships", "by": "baratheon", "port": "port_a"}, table.state)
    taken = {"do": "capture_port", "by": "baratheon", "port": "port_a"}
    assert isinstance(destroyed, Move)
    for choice, same in (("destroy", True), ("replace", False)):
        other = read({**taken, "choice": choice}, table.state)
        assert isinstance(other, Move)
        assert table.leave_the_same(destroyed, other) is same
