"""Which line is proposed, and what is refused before anything is entered."""

from __future__ import annotations

import pytest

from referee.repair.consequences import RepairRefused
from referee.repair.options import RepairCase, RepairRequest
from referee.repair.repair_entry import carry_out_repair
from referee.repair.replay import first_wrong
from tests.kit.repairs import Repaired, scripted_errors

BY_ID = {one.id: one for one in scripted_errors()}


def test_the_earliest_line_that_is_refused_today_is_proposed() -> None:
    table = Repaired(BY_ID["hbo-01"])
    wrong = first_wrong(table.controller)
    assert wrong is not None
    assert wrong.line.number == table.numbers[BY_ID["hbo-01"].wrong]
    assert {rule for one in wrong.rulings for rule in one.because} >= {"hbo.challenge.attackers_standing"}


def test_nothing_is_proposed_where_all_lines_are_legal() -> None:
    assert first_wrong(Repaired(BY_ID["hbo-09"]).controller) is None


def test_a_line_is_judged_by_what_was_told_of_its_cards_since() -> None:
    table = Repaired(BY_ID["hbo-07"])
    clean = Repaired(BY_ID["hbo-11"])
    assert first_wrong(clean.controller) is None
    clean.controller.session.enter(
        clean.session.adapter.read_move(b'{"do":"know_value","card":"retinue","field":"cost","value":9}')
    )
    wrong = first_wrong(clean.controller)
    assert wrong is not None
    assert wrong.line.number == clean.numbers["stark plays retinue"]
    assert first_wrong(table.controller) is not None


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_line_that_does_not_count_is_refused(number: int) -> None:
    table = Repaired(BY_ID["hbo-01"])  # line 2 is a ruling
    with pytest.raises(RepairRefused, match="repair_no_such_line"):
        RepairCase(table.controller, RepairRequest(number))


def test_what_would_not_have_been_right_either_is_refused_with_its_reason() -> None:
    error = BY_ID["hbo-01"]
    wrong = type(error)(
        **{name: getattr(error, name) for name in error.__struct_fields__}
        | {"right": ("lannister military tywin",)}
    )
    with pytest.raises(RepairRefused, match="repair_right_refused") as refusal:
        Repaired(wrong).case()
    assert refusal.value.because


def test_a_repair_without_a_reason_or_that_breaks_something_enters_nothing() -> None:
    table = Repaired(BY_ID["oriflamme-05"])
    count = len(table.session.lines)
    with pytest.raises(RepairRefused, match="repair_reason_missing"):
        carry_out_repair(table.case(), "replay", " ")
    with pytest.raises(RepairRefused, match="repair_breaks") as refusal:
        carry_out_repair(table.case(), "mend", "the judge said so")
    assert [one.rules[0] for one in refusal.value.because] == ["oriflamme.components.family-set"]
    assert len(table.session.lines) == count


def test_what_turns_a_card_up_is_asked_once() -> None:
    table = Repaired(BY_ID["oriflamme-04"])
    with pytest.raises(RepairRefused, match="repair_asks_once"):
        carry_out_repair(table.case(), "replay", "it was to be opened")
    carry_out_repair(table.case(), "replay", "it was to be opened", agreed=True)
    assert next(one.kind for one in table.session.lines if "repair" in one.body) == "note"


def test_what_ends_the_game_is_asked_once() -> None:
    table = Repaired(BY_ID["lcg-07"])
    case = RepairCase(
        table.controller,
        RepairRequest(
            table.numbers["set stark power 9 because counted"],
            (
                table.session.adapter.read_move(
                    b'{"do":"correct","of":"stark","field":"power","value":15,"reason":"x"}'
                ),
            ),
        ),
    )
    assert "ends-game" in case.tried("mend").asks
    with pytest.raises(RepairRefused, match="repair_asks_once"):
        carry_out_repair(case, "mend", "it was fifteen")


def test_all_fields_of_a_mending_are_one_entry_with_the_reason_and_the_ruling() -> None:
    table = Repaired(BY_ID["hbo-08"])
    carry_out_repair(table.case(), "mend", "it cost too much", "7")
    line = table.session.lines[-1]
    assert line.kind == "repair"
    told = {name: line.body[name] for name in ("because", "ruling", "of")}
    wrong = table.numbers[BY_ID["hbo-08"].wrong]
    assert told == {"because": "it cost too much", "ruling": "7", "of": wrong}
    [move] = line.body["moves"]
    assert {(one["of"], one["field"]) for one in move["changes"]} == {("stark", "gold"), ("jon", "zone")}
    assert line.rulings[0].rules
