"""Every lesson can be played as written, and a lesson that cannot is named with its fault."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from referee.lessons.audit import lesson_faults
from referee.lessons.model import Lesson
from referee.lessons.reader import lessons_of, taught_games
from referee.session.registry import adapter_of
from tests.kit.cases import plain
from tests.shared import known_rules

ALL = [(game, lesson) for game in taught_games() for lesson in lessons_of(game)]
DO = {
    "task": "do",
    "rule": "hbo.challenge.unopposed",
    "goal": {"challenge.unopposed": True},
    "solution": [{"do": "declare_challenge", "by": "stark", "kind": "power", "attackers": ["eddard"]}],
    "answers": [{"do": "declare_defenders", "by": "lannister", "defenders": []}, {"do": "resolve"}],
}
BREAK = {
    "task": "break",
    "rule": "hbo.challenge.icon_required",
    "solution": {"do": "declare_challenge", "by": "stark", "kind": "intrigue", "attackers": ["eddard"]},
}
PREDICT = {
    "task": "predict",
    "rule": "hbo.victory.fifteen",
    "path": "seat.stark.total_power",
    "choices": [11, 14],
    "answer": 14,
}
SPOT = {
    "task": "spot",
    "rule": "hbo.challenge.icon_required",
    "legal": False,
    "move": BREAK["solution"],
    "others": ["hbo.challenge.unopposed", "hbo.challenge.attackers_standing"],
}
ORDER = {
    "task": "order",
    "rule": "hbo.round.seven_phases",
    "of": "round",
    "items": ["plot", "draw", "marshalling"],
}


def faults_of(*stages: dict[str, Any], **fields: Any) -> set[str]:
    """The faults of a lesson with these stages on the board of the first lesson, apart from its words."""
    first = msgspec.to_builtins(lessons_of("hbo")[0])
    rules = [stage["rule"] for stage in stages]
    given = {**first, "teaches": rules, "stages": stages, **fields}
    lesson = msgspec.convert(given, Lesson)
    found = lesson_faults((lesson,), adapter_of("hbo"), known_rules().__contains__)
    return {one.key for one in found if not one.key.startswith("message-")}


@pytest.mark.parametrize("game", taught_games())
def test_every_lesson_can_be_played_as_it_is_written(game: str) -> None:
    found = lesson_faults(lessons_of(game), adapter_of(game), known_rules().__contains__)

    assert [(one.lesson, one.stage, one.text, one.key, one.facts, one.error) for one in found] == []


@pytest.mark.parametrize("stage", [DO, BREAK, PREDICT, SPOT, ORDER], ids=lambda one: one["task"])
def test_a_sound_stage_has_no_fault(stage: dict[str, Any]) -> None:
    assert faults_of(PREDICT, {**stage, "again": True}) == set()


@pytest.mark.parametrize(
    ("stage", "changed", "fault"),
    [
        (DO, {"goal": {"challenge.unopposed": False}}, "solution-short"),
        (DO, {"goal": {"phase": "challenges"}}, "goal-already"),
        (DO, {"goal": {}}, "no-goal"),
        (DO, {"lost": [{"phase": "challenges"}]}, "lost-already"),
        (DO, {"lost": [{"card.eddard.kneeling": True}], "goal": {"phase": "plot"}}, "lost-by-solution"),
        (DO, {"solution": DO["solution"] * 2}, "goal-early"),  # type: ignore[operator]
        (DO, {"solution": [BREAK["solution"]]}, "solution-refused"),
        (DO, {"by": "lannister"}, "not-yours"),
        (DO, {"goal": {"seat.nobody.power": 1}}, "unreadable"),
        (BREAK, {"solution": DO["solution"][0]}, "break-legal"),  # type: ignore[index]
        (BREAK, {"rule": "hbo.setup.limit_gold5"}, "break-otherwise"),
        (PREDICT, {"answer": 11}, "predicted-otherwise"),
        (PREDICT, {"choices": [11, 12]}, "answer-no-choice"),
        (PREDICT, {"choices": [14]}, "few-choices"),
        (PREDICT, {"path": ""}, "path-or-ask"),
        (SPOT, {"legal": True}, "spotted-otherwise"),
        (SPOT, {"rule": "hbo.setup.limit_gold5"}, "break-otherwise"),
        (SPOT, {"others": ["hbo.setup.limit_gold5"]}, "others-two"),
        (SPOT, {"others": ["hbo.no.such", "hbo.setup.limit_gold5"]}, "unknown-rule"),
        (ORDER, {"items": ["draw", "plot", "marshalling"]}, "order-otherwise"),
        (ORDER, {"of": "rounds"}, "unknown-procedure"),
        (ORDER, {"items": ["draw", "plot"]}, "few-items"),
    ],
)
def test_a_stage_that_is_wrong_is_named_with_its_fault(
    stage: dict[str, Any], changed: dict[str, Any], fault: str
) -> None:
    assert fault in faults_of(PREDICT, {**stage, **changed, "again": True})


LEVELLED = [game for game in taught_games() if any("level 1" in case.tags for case in plain(game))]


@pytest.mark.parametrize("game", LEVELLED)
def test_every_rule_of_the_first_level_is_taught(game: str) -> None:
    taught = {rule for lesson in lessons_of(game) for rule in lesson.teaches}
    first = {case.rules[0] for case in plain(game) if "level 1" in case.tags}

    assert sorted(first - taught) == []


def test_a_rule_that_is_not_in_the_book_is_named() -> None:
    assert faults_of(PREDICT, teaches=["hbo.no.such"]) == {"unknown-rule", "rule-not-taught"}


def test_a_lesson_that_needs_a_later_one_is_named() -> None:
    assert faults_of(PREDICT, needs=["hbo.99"]) == {"needs-unknown"}
