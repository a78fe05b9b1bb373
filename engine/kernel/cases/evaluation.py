"""The evaluation of a case under a text, step by step, and its differences from what is expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engine.kernel.cases.model import (
    AskStep,
    Case,
    Casebook,
    CaseResult,
    CaseStep,
    Expect,
    Mismatch,
    OpenQuestion,
    RefusedAt,
    SkipStep,
    StepInput,
    StepResult,
    ValueUnknown,
)
from engine.kernel.errors import Unreadable
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.variant_impact import Trail, TrailStep, answer_with_impact, with_impact


def compare(
    expect: Expect | None, result: StepResult, ordered: frozenset[str] = frozenset(), question: str = ""
) -> list[Mismatch]:
    """What differs from the expectation; ``ordered`` paths and questions keep order."""
    if expect is None:
        return []
    faults = []
    because = ", ".join(result.because)
    if expect.legal is not None and result.legal is not expect.legal:
        faults.append(
            Mismatch("legal", {"expected": expect.legal, "found": result.legal, "because": because})
        )
    if expect.because and result.legal is False and not set(expect.because) & set(result.because):
        faults.append(Mismatch("because", {"expected": ", ".join(expect.because), "found": because}))
    if (
        expect.answer is not msgspec.UNSET
        and not _is_words(expect.answer)
        and not same(expect.answer, result.answer, question in ordered)
    ):
        faults.append(Mismatch("answer", {"expected": expect.answer, "found": result.answer}))
    for path, value in expect.facts.items():
        expected = {"path": path, "expected": value}
        if path not in result.facts:
            faults.append(Mismatch("untold", expected))
        elif not same(value, result.facts[path], path in ordered):
            faults.append(Mismatch("value", {**expected, "found": result.facts[path]}))
    return faults


def _is_words(value: Any) -> bool:
    return isinstance(value, str) and " " in value


def same(expected: Any, found: Any, ordered: bool = False) -> bool:
    """Equal as the format has it: a yes/no is not a number, lists are compared without regard to order."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        if len(expected) != len(found):
            return False
        if ordered:
            return all(same(wanted, other, ordered) for wanted, other in zip(expected, found, strict=True))
        left = list(found)
        for item in expected:
            match = next((other for other in left if same(item, other)), _MISSING)
            if match is _MISSING:
                return False
            left.remove(match)
        return True
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    return bool(expected == found)


_MISSING = object()


RESULT: Literal["referee-result/1"] = "referee-result/1"


def texts_of(case: Case, book: Casebook, wanted: str | None) -> tuple[str, ...]:
    """The texts a case is judged under."""
    if case.text is not None:
        if case.text not in book.game.texts:
            raise Unreadable("unknown_text", text=case.text, known=book.game.texts, case=case.id)
        return (case.text,)
    if wanted == "all":
        return book.game.texts
    return (wanted,) if wanted in book.game.texts else book.game.texts[:1]


def read_steps(case: Case, book: Casebook, text: str) -> tuple[Any, tuple[CaseStep, ...]]:
    """The position and the steps of a case, all of them validated."""
    raw = [_split(step) for step in case.steps]
    state = book.position(case.position, text, ())
    steps = tuple(CaseStep(book.step(rest, state), expect, tell) for rest, expect, tell in raw)
    for step in steps:
        for path in step.paths:
            book.check_path(path, state)
    return book.position(case.position, text, tuple(step.asked for step in steps)), steps


def _split(step: dict[str, Any]) -> tuple[dict[str, Any], Expect | None, tuple[str, ...]]:
    rest = {name: value for name, value in step.items() if name not in ("expect", "tell", "why")}
    try:
        expect = msgspec.convert(step["expect"], Expect) if "expect" in step else None
        tell = msgspec.convert(step.get("tell", ()), tuple[str, ...])
        msgspec.convert(step.get("why"), str | None)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_expectation", error=str(error)) from None
    return rest, expect, tell


def judge_case(case: Case, book: Casebook, text: str) -> CaseResult:
    """Carries out a case under one text."""
    start, steps = read_steps(case, book, text)
    state, results, rulings, refused_at = start, [], [], []
    trail: Trail = ()
    failures: list[Mismatch] = []
    asked = tuple(step.asked for step in steps)
    for number, step in enumerate(steps):
        if case.independent:
            # Where a position begins may depend on the step that is judged on it.
            state, trail = book.position(case.position, text, (step.asked,)), ()
        following = () if case.independent else asked[number + 1 :]
        before = None if case.independent else _last_done(asked[:number])
        try:
            state, result, ruling, trail, refused = _take(
                book, state, step, before, following, asked[: number + 1], trail
            )
        except Unreadable as error:
            error.facts["where"] = number + 1
            raise
        results.append(result)
        rulings.append(ruling)
        refused_at.append(refused)
        failures += [replace(fault, step=number + 1) for fault in _mismatches(step, result, book)]
    expected = any(step.expect is not None for step in steps)
    if expected and case.basis == "silent" and not any(result.basis == "silent" for result in results):
        failures.append(Mismatch("default"))
    return CaseResult(
        case.id, text, tuple(results), tuple(rulings), tuple(failures), expected, tuple(refused_at)
    )


def _last_done(so_far: tuple[StepInput, ...]) -> StepInput | None:
    """The step before, for reading what silence means; a question changes nothing, and so not that."""
    return next((step for step in reversed(so_far) if not isinstance(step, AskStep)), None)


def _mismatches(step: CaseStep, result: StepResult, book: Casebook) -> list[Mismatch]:
    question = step.asked.question if isinstance(step.asked, AskStep) else ""
    return compare(step.expect, result, book.ordered, question)


TakenStep = tuple[Any, StepResult, Ruling | None, Trail, RefusedAt | None]
"""The state after a step, its result and ruling, the moves so far, and where it was refused."""


def _answered(book: Casebook, state: Any, asked: AskStep, facts: dict[str, Any]) -> tuple[StepResult, Ruling]:
    answered = book.answer(asked, state)
    ruling = answer_with_impact(
        book.game, state, answered.ruling, lambda other: book.answer(asked, other).value
    )
    return result_of(book, ruling, facts, None, answered.value), ruling


def _take(
    book: Casebook,
    state: Any,
    step: CaseStep,
    before: StepInput | None,
    following: tuple[StepInput, ...],
    so_far: tuple[StepInput, ...],
    trail: Trail,
) -> TakenStep:
    """Carries out one step: a question, a skip to a phase, or a move."""
    asked = step.asked
    if isinstance(asked, AskStep):
        result, ruling = _answered(book, state, asked, facts_of(book, state, step, so_far))
        return state, result, ruling, trail, None
    if isinstance(asked, SkipStep):
        state = book.settle(book.skip(state, asked), following)
        facts = facts_of(book, state, step, so_far)
        return state, StepResult(None, (), (book.round_rule,), "stated", None, facts), None, (), None
    there, ruling = book.reach(state, asked, before)
    way = (*trail, TrailStep(there, asked))
    if ruling.verdict is Verdict.YES:
        state = book.settle(carry_out(book.game, there, asked), following)
        ruling = Ruling(ruling.verdict, ruling.text, ruling.reasons, state.notes)
        trail = way
    elif ruling.verdict is Verdict.NO:
        # The move changed nothing; what waited before it and is answered no more is settled all the same.
        state = book.settle(state, following)
    facts = facts_of(book, state, step, so_far)
    legal = {Verdict.YES: True, Verdict.NO: False}.get(ruling.verdict)
    ruling = with_impact(book.game, way, ruling, book.choices)
    refused = (there, asked) if ruling.verdict is Verdict.NO else None
    return state, result_of(book, ruling, facts, legal), ruling, trail, refused


def result_of(
    book: Casebook, ruling: Ruling, facts: dict[str, Any], legal: bool | None, answer: Any = None
) -> StepResult:
    """A ruling as the result format has it."""
    question = ruling.asks
    asks = OpenQuestion(question, tuple(book.values(question))) if question is not None else None
    because = ruling.because if ruling.verdict is not Verdict.YES else ()
    return StepResult(legal, because, ruling.rules, str(ruling.basis), asks, facts, answer)


def facts_of(book: Casebook, state: Any, step: CaseStep, so_far: tuple[StepInput, ...]) -> dict[str, Any]:
    """The values at the named paths; unknown values are left out."""
    found = {}
    for path in step.paths:
        try:
            found[path] = book.fact(path, state, so_far)
        except ValueUnknown:
            continue
    return found
