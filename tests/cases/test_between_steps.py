"""What stands between two steps of a case and is no move of the game changes no ruling on what follows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.agot.hbo.adapter import CASEBOOK as HBO
from engine.agot.lcg.adapter import CASEBOOK as LCG
from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case, texts_of
from engine.kernel.cases.model import Casebook, CaseResult, StepResult
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


FIGHT = {
    "phase": "challenges",
    "first_player": "stark",
    "seats": [
        {
            "id": "stark",
            "house": "stark",
            "characters": [{"id": "jon", "name": "Jon", "unique": True, "duplicates": 1}],
        },
        {"id": "lannister", "house": "lannister"},
    ],
}
KILLED = {"do": "apply_effect", "effects": [{"kind": "kill", "target": "jon"}]}
DECLINED = {"do": "decline_saves"}


def ruled(*steps: dict[str, Any]) -> tuple[CaseResult, list[list[str]]]:
    """The case, and what each of its rulings says against the move or of it."""
    case = {"id": "one", "game": "hbo", "position": FIGHT, "steps": list(steps)}
    [read] = read_file(
        json.dumps({"format": "referee-case/1", "game": "hbo", "cases": [case]}).encode()
    ).cases
    found = judge_case(read, HBO, "bg-2013")
    return found, [[one.says for one in ruling.deciding] for ruling in found.rulings if ruling is not None]


def test_what_a_step_came_to_is_told_before_the_next_one_answers_it() -> None:
    dying = {**KILLED, "expect": {"facts": {"card.jon.zone": "play"}}}
    saved = {"do": "save", "by": "stark", "card": "jon", "with": "duplicate"}
    assert ruled(dying, saved)[0].failures == ()
    assert ruled(dying)[0].failures != ()


@pytest.mark.rule("hbo.duplicate.optional")
def test_a_move_that_is_refused_between_a_killing_and_its_saves_changes_no_ruling_on_them() -> None:
    refused = {"do": "end_turn", "by": "lannister"}
    plain, between = ruled(KILLED, DECLINED)[1], ruled(KILLED, refused, DECLINED)[1]
    assert plain[-1] == between[-1]


@pytest.mark.rule("hbo.save.interrupt", "hbo.reaction.missed")
def test_in_a_later_phase_a_killing_is_forgotten() -> None:
    save = {"do": "save", "by": "stark", "card": "jon", "with": "duplicate"}
    later = {"do": "go_to_phase", "phase": "dominance"}
    assert ruled(KILLED, DECLINED, save)[1][-1][0] == "too_late_to_save"
    assert ruled(KILLED, DECLINED, later, save)[1][-1][0] == "nothing_to_save_from"
