"""A case may leave out steps of a turn; the ruling then tells from where to where play has gone on."""

from __future__ import annotations

import pytest

from engine.kernel.reasons import Ruling
from referee.library.case_input import read_case_file
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import in_words, judge_cases
from tests.kit.said import not_said

BOARD = """kings {at}, options 3 5 6
moat land lannister city next to winterfell: footman; consolidate power, call
winterfell land stark next to moat: footman; raid
? {line}
"""
SKIPPED = ("steps_skipped", "steps_skipped_with_orders")


def rulings(at: str, *lines: str) -> list[Ruling]:
    plain = FaultWriter("en")
    text = BOARD.format(at=at, line="\n? ".join(lines))
    judged = judge_cases(read_case_file("", text.encode(), None, plain), "", plain)
    return [ruling for ruling in judged[0][1].rulings if ruling is not None]


def skipped(ruling: Ruling) -> list[dict[str, object]]:
    return [dict(reason.facts) for reason in ruling.reasons if reason.says in SKIPPED]


@pytest.mark.parametrize(
    ("at", "begun", "left"),
    [
        ("planning", "one_time", ("winterfell:raid",)),
        ("action raid", "raid", ("winterfell:raid",)),
        ("action", "raid", ("winterfell:raid",)),
        ("action march", "march", ()),
    ],
)
@pytest.mark.parametrize("line", ["lannister calls moat", "lannister consolidates in moat"])
def test_the_steps_between_are_named_with_their_orders(
    at: str, begun: str, left: tuple[str, ...], line: str
) -> None:
    [ruling] = rulings(at, line)
    orders = {"orders": left} if left else {}
    assert skipped(ruling) == [{"begun": begun, "step": "consolidate_power", **orders}]
    assert not_said("kings", ruling) == []


def test_nothing_is_told_where_no_step_is_left_out() -> None:
    first, second = rulings("action raid", "stark raids moat", "lannister consolidates in moat")
    assert skipped(first) == []
    assert skipped(second) == [{"begun": "raid", "step": "consolidate_power"}]


def test_no_rule_is_cited_for_what_is_only_taken_as_so() -> None:
    [ruling] = rulings("planning", "lannister calls moat")
    assert "kings.scope.draft" not in ruling.because
    assert str(ruling.basis) == "stated"


def test_a_legal_move_that_skips_steps_is_told_as_legal() -> None:
    plain = FaultWriter("en")
    text = BOARD.format(at="planning", line="lannister calls moat")
    case_file = read_case_file("", text.encode(), None, plain)
    found = in_words(judge_cases(case_file, "", plain), case_file.adapter, "en")
    assert found.last.sentence == "Legal"
