"""The worked cases of the Living Card Game of 2008 come out as they should."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engine.kernel.cases import Case, CaseResult, judge_case, read_file, read_steps, texts_of
from engine.kernel.reason import Verdict
from engine.lcg.cases import CASEBOOK
from rulebook.links import known_rules

FILES = sorted((Path(__file__).parents[1] / "cases").glob("cases_lcg*.json"))
CASES = {case.id: case for file in FILES for case in read_file(file.read_bytes()).cases}
each_under_its_texts = pytest.mark.parametrize(
    ("case", "text"),
    [(case.id, text) for case in CASES.values() for text in texts_of(case, CASEBOOK, "all")],
)


@cache
def judged(case: str, text: str) -> CaseResult:
    return judge_case(CASES[case], CASEBOOK, text)


@each_under_its_texts
def test_a_worked_case_comes_out_as_it_says(case: str, text: str) -> None:
    assert () == judged(case, text).failures


@each_under_its_texts
def test_the_principal_reason_is_one_the_case_gives(case: str, text: str) -> None:
    _, steps = read_steps(CASES[case], CASEBOOK, text)
    for step, ruling in zip(steps, judged(case, text).rulings, strict=True):
        if ruling is not None and ruling.verdict is Verdict.NO and step.expect and step.expect.because:
            assert set(step.expect.because) & set(ruling.deciding[0].rules)


@each_under_its_texts
def test_every_ruling_names_the_text_it_was_given_under_and_a_rule(case: str, text: str) -> None:
    found = judged(case, text)
    assert all(step.rules for step in found.steps)
    assert {text} == {ruling.text for ruling in found.rulings if ruling is not None} | {text}


@pytest.mark.parametrize(
    ("case", "text"),
    [
        (case.id, text)
        for case in CASES.values()
        if case.basis == "silent"
        for text in texts_of(case, CASEBOOK, "all")
    ],
)
def test_a_ruling_on_which_the_texts_are_silent_says_so(case: str, text: str) -> None:
    assert "silent" in {step.basis for step in judged(case, text).steps}


def test_every_rule_a_case_names_is_in_the_rulebook() -> None:
    assert set() == {rule for case in CASES.values() for rule in named_by(case)} - known_rules()


def named_by(case: Case) -> set[str]:
    expected = [step.get("expect", {}).get("because", ()) for step in case.steps]
    return {*case.rules, *(case.assumes or ()), *(rule for rules in expected for rule in rules)}


def test_every_case_has_an_id_of_its_own() -> None:
    written = [case.id for file in FILES for case in read_file(file.read_bytes()).cases]
    assert len(CASES) == len(written)
