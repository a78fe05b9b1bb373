from pathlib import Path

import pytest

from engine.hbo.cases import CASEBOOK
from engine.kernel.cases import Case, judge_case, read_file, texts_of
from referee.words import Speech

FILE = Path(__file__).parents[1] / "cases" / "cases_hbo.json"
CASES = read_file(FILE.read_bytes()).cases


def names(one: str) -> str:
    return f"«{one}»"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
@pytest.mark.parametrize("fold", [True, False])
def test_the_rulings_of_every_worked_case_can_be_said(case: Case, fold: bool) -> None:
    speech = Speech("en")
    for text in texts_of(case, CASEBOOK, "all"):
        for ruling in judge_case(case, CASEBOOK, text).rulings:
            lines = speech.ruling_text(ruling, names, fold=fold) if ruling is not None else ["-"]
            assert all(line.strip() for line in lines)
    assert speech.faults == set()
    assert speech.borrowed == set()
