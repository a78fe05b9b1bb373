"""What stands between two steps of a case and is no move of the game changes no ruling on what follows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.agot.hbo.adapter import CASEBOOK as HBO
from engine.agot.lcg.adapter import CASEBOOK as LCG
from engine.kernel.cases.evaluation import judge_case, texts_of
from engine.kernel.cases.model import Casebook, StepResult, read_file
from tests.kit import cases

BOOKS = {"hbo": HBO, "lcg": LCG}
EVERY = 4
"""Each fourth case is looked at: enough to meet every kind of step."""


def written(game: str) -> list[dict[str, Any]]:
    return [
        case
        for case in cases.written(game)[::EVERY]
        if case["position"].get("seats") and not case.get("independent")
    ]


def judged(case: dict[str, Any], book: Casebook) -> tuple[StepResult, ...]:
    file = {"format": "referee-case/1", "game": case["game"], "cases": [case]}
    [read] = read_file(json.dumps(file).encode()).cases
    return judge_case(read, book, texts_of(read, book, None)[0]).steps


@pytest.mark.parametrize("game", BOOKS)
def test_a_question_between_two_steps_changes_no_ruling(game: str) -> None:
    """Each ruling, its principal reason and the answers are those of the case without the questions."""
    changed = []
    for case in written(game):
        question = {"ask": "victory_power", "seat": case["position"]["seats"][0]["id"]}
        asked = {**case, "steps": [one for step in case["steps"] for one in (step, question)]}
        plain, between = judged(case, BOOKS[game]), judged(asked, BOOKS[game])[::2]
        if [said(step) for step in plain] != [said(step) for step in between]:
            changed.append(case["id"])
    assert changed == []


def said(step: StepResult) -> tuple[object, ...]:
    return step.legal, step.because[:1], step.answer
