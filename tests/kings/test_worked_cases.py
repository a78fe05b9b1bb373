"""Every worked case comes out as expected, with the principal reason right and silence told."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.cases import Case, judge_case, read_file
from engine.kings.box import TEXT
from engine.kings.cases.book import CASEBOOK

FOLDER = Path(__file__).parents[1] / "cases"
FILES = ("cases_kings.json", "cases_kings_more.json", "cases_kings_third.json")
CASES = [case for name in FILES for case in read_file((FOLDER / name).read_bytes()).cases]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_case_comes_out_as_expected(case: Case) -> None:
    assert judge_case(case, CASEBOOK, TEXT).failures == ()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_principal_reason_is_one_of_those_expected(case: Case) -> None:
    for step, result in zip(case.steps, judge_case(case, CASEBOOK, TEXT).steps, strict=True):
        because = step["expect"].get("because")
        assert not because or result.because[0] in because


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_ruling_says_what_it_rests_on(case: Case) -> None:
    found = {step.basis for step in judge_case(case, CASEBOOK, TEXT).steps}
    if case.basis == "stated":
        assert found == {"stated"}
    else:
        assert case.basis in found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_ruling_cites_a_rule_of_an_option_in_force(case: Case) -> None:
    options = {"martell": 1, "cards": 2, "fort": 3, "siege": 4, "port": 5}
    one_time = ("onetime", "call", "delivery", "forced", "ironfleet", "youngwolf", "highgarden", "lion")
    options |= dict.fromkeys((*one_time, "scorpion", "rhllor", "unique"), 6)
    for raw, step in zip(case.steps, judge_case(case, CASEBOOK, TEXT).steps, strict=True):
        assert step.rules
        if "do" in raw and case.position.get("options"):
            needed = {options[rule.split(".")[1]] for rule in step.rules if rule.split(".")[1] in options}
            assert needed <= set(case.position["options"]), step.rules


def test_there_are_more_than_sixty_cases_beside_the_given_ones() -> None:
    assert sum(case.id.startswith("kings-m") for case in CASES) > 60
