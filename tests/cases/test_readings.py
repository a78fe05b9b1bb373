"""What is said in another way, or between two steps and of no account, changes no ruling of a worked case."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

from engine.agot.hbo.adapter import CASEBOOK
from engine.kernel.cases.evaluation import judge_case, same, texts_of
from engine.kernel.cases.model import Case, StepResult
from tests.each import each
from tests.kit import cases

Raw = dict[str, Any]

CASES = {
    case["id"]: case
    for case in cases.written("hbo")
    if case["position"].get("seats") and not case.get("independent")
}
UNSAID = {
    "seat": ("title", "plot", "plots", "agenda", "draft", "characters", "dead", "discard", "gold", "deck"),
    "card": ("version", "owner", "host", "timing", "saves", "icons", "keywords", "kneeling", "power"),
    "position": ("window", "challenge", "options", "given", "teams", "council", "may_not_attack"),
}
"""Fields that may be left out."""


def rulings(case: Raw) -> tuple[StepResult, ...]:
    """Under one of its texts: half of the cases under the first, half under the last."""
    read = msgspec.convert(case, Case)
    text = texts_of(read, CASEBOOK, "all")[-(ord(case["id"][-1]) % 2)]
    return judge_case(read, CASEBOOK, text).steps


@cache
def as_written(name: str) -> tuple[StepResult, ...]:
    return rulings(CASES[name])


def alike(ones: tuple[StepResult, ...], others: tuple[StepResult, ...]) -> bool:
    """The same verdicts, chief reasons, answers and facts."""
    return len(ones) == len(others) and all(
        one.legal is other.legal
        and one.because[:1] == other.because[:1]
        and same(one.answer, other.answer)
        and same(one.facts, other.facts)
        for one, other in zip(ones, others, strict=True)
    )


def cards(position: Raw) -> Iterator[Raw]:
    for seat in position["seats"]:
        for place in ("characters", "locations", "attachments", "dead", "discard"):
            yield from seat.get(place) or ()
        yield from (seat.get("hand") or {}).get("known") or ()


@each(CASES)
def test_what_nobody_has_said_may_be_written_as_null(name: str) -> None:
    case = deepcopy(CASES[name])
    position = case["position"]
    said = [(card, "card") for card in cards(position)] + [(seat, "seat") for seat in position["seats"]]
    for fields, kind in (*said, (position, "position")):
        fields.update({field: None for field in UNSAID[kind] if field not in fields})
    assert alike(as_written(name), rulings(case))


def told_to_the_table(case: Raw) -> bool:
    """Whether chance has to be told right after what asks for it."""
    return any(step.get("do") == "discard_for_claim" for step in case["steps"])


@each(name for name, case in CASES.items() if not told_to_the_table(case))
def test_neither_a_look_at_a_pile_nor_a_question_between_two_steps_changes_anything(name: str) -> None:
    case = CASES[name]
    seat = case["position"]["seats"][0]["id"]
    look = {"do": "look_at", "by": seat, "what": "dead_pile", "whose": seat}
    for between in (look, {"ask": "victory_power", "seat": seat}):
        steps = [one for step in case["steps"] for one in (between, step)]
        assert alike(as_written(name), rulings({**case, "steps": steps})[1::2]), between


def is_declared_first(case: Raw) -> bool:
    """Whether a case begins with a legal declaration of attackers and goes on."""
    position, first = case["position"], case["steps"][0]
    legal = (first.get("expect") or {}).get("legal") is not False
    given = position.get("challenge") or position.get("window")
    return first.get("do") == "declare_challenge" and legal and not given and len(case["steps"]) > 1


@each(name for name, case in CASES.items() if is_declared_first(case))
def test_a_challenge_a_position_tells_of_goes_on_like_one_that_was_declared(name: str) -> None:
    case = CASES[name]
    first, rest = case["steps"][0], case["steps"][1:]
    told = {field: first[field] for field in ("by", "kind", "attackers")}
    told |= {"bypassed": list((first.get("stealth") or {}).values()), "step": "attackers"}
    position = {**case["position"], "challenge": told}
    assert alike(as_written(name)[1:], rulings({**case, "position": position, "steps": rest}))
