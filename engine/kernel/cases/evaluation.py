"""The evaluation of a case under a text, step by step, and its differences from what is expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

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
from engine.kernel.decisions import Move
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
    return [
        *_verdict_mismatches(expect, result),
        *_answer_mismatches(expect, result, in_order=question in ordered),
        *_fact_mismatches(expect, result, ordered),
    ]


def _verdict_mismatches(expect: Expect, result: StepResult) -> Iterator[Mismatch]:
    because = ", ".join(result.because)
    if expect.legal is not None and result.legal is not expect.legal:
        yield Mismatch("legal", {"expected": expect.legal, "found": result.legal, "because": because})
    if expect.because and result.legal is False and not set(expect.because) & set(result.because):
        yield Mismatch("because", {"expected": ", ".join(expect.because), "found": because})


def _answer_mismatches(expect: Expect, result: StepResult, *, in_order: bool) -> Iterator[Mismatch]:
    """An answer in words is not compared."""
    if expect.answer is msgspec.UNSET or _is_words(expect.answer):
        return
    if not same(expect.answer, result.answer, in_order):
        yield Mismatch("answer", {"expected": expect.answer, "found": result.answer})


def _fact_mismatches(expect: Expect, result: StepResult, ordered: frozenset[str]) -> Iterator[Mismatch]:
    for path, value in expect.facts.items():
        expected = {"path": path, "expected": value}
        if path not in result.facts:
            yield Mismatch("untold", expected)
        elif not same(value, result.facts[path], path in ordered):
            yield Mismatch("value", {**expected, "found": result.facts[path]})


def _is_words(value: Any) -> bool:
    return isinstance(value, str) and " " in value


def same(expected: Any, found: Any, ordered: bool = False) -> bool:
    """Equal as the format has it: a yes/no is not a number, lists are compared without regard to order."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        return len(expected) == len(found) and _same_items(expected, found, ordered)
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    return bool(expected == found)


def _same_items(expected: Sequence[Any], found: Sequence[Any], ordered: bool) -> bool:
    """Whether two lists of one length hold the same items."""
    if ordered:
        return all(same(item, other, ordered) for item, other in zip(expected, found, strict=True))
    left = list(found)
    for item in expected:
        match = next((other for other in left if same(item, other)), _MISSING)
        if match is _MISSING:
            return False
        left.remove(match)
    return True


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


class TakenStep(NamedTuple):
    """What came of one step."""

    state: Any
    result: StepResult
    ruling: Ruling | None
    trail: Trail
    """The moves so far."""
    refused_at: RefusedAt | None = None


class StepsAround(NamedTuple):
    """The steps of a case as one of them is taken."""

    before: StepInput | None
    """The step before, for reading what silence means; a question changes nothing, and so not that."""
    so_far: tuple[StepInput, ...]
    """With the step that is taken."""
    following: tuple[StepInput, ...]


def judge_case(case: Case, book: Casebook, text: str) -> CaseResult:
    """Carries out a case under one text."""
    start, steps = read_steps(case, book, text)
    taken = tuple(_taken_steps(case, book, text, start, steps))
    results = tuple(step.result for step in taken)
    expected = any(step.expect is not None for step in steps)
    failures = tuple(step_mismatches(steps, results, book))
    if expected and case.basis == "silent" and not any(result.basis == "silent" for result in results):
        failures = (*failures, Mismatch("default"))
    rulings = tuple(step.ruling for step in taken)
    return CaseResult(
        case.id, text, results, rulings, failures, expected, tuple(step.refused_at for step in taken)
    )


def _taken_steps(
    case: Case, book: Casebook, text: str, state: Any, steps: tuple[CaseStep, ...]
) -> Iterator[TakenStep]:
    """Carries out one step after the other."""
    asked = tuple(step.asked for step in steps)
    trail: Trail = ()
    for number, step in enumerate(steps, 1):
        if case.independent:
            # Where a position begins may depend on the step that is judged on it.
            state, trail = book.position(case.position, text, (step.asked,)), ()
        try:
            taken = _take(book, state, step, _steps_around(asked, number, case.independent), trail)
        except Unreadable as error:
            error.facts["where"] = number
            raise
        state, trail = taken.state, taken.trail
        yield taken


def _steps_around(asked: tuple[StepInput, ...], number: int, independent: bool) -> StepsAround:
    """``number``: the step that is taken, from 1; an independent one has no step before or after it."""
    so_far, following = asked[:number], asked[number:]
    if independent:
        return StepsAround(None, so_far, ())
    moves = (step for step in reversed(asked[: number - 1]) if not isinstance(step, AskStep))
    return StepsAround(next(moves, None), so_far, following)


def step_mismatches(
    steps: tuple[CaseStep, ...], results: tuple[StepResult, ...], book: Casebook
) -> Iterator[Mismatch]:
    """What differs from the expectation of each step, with the number of the step."""
    for number, (step, result) in enumerate(zip(steps, results, strict=True), 1):
        question = step.asked.question if isinstance(step.asked, AskStep) else ""
        for mismatch in compare(step.expect, result, book.ordered, question):
            yield replace(mismatch, step=number)


def _take(book: Casebook, state: Any, step: CaseStep, around: StepsAround, trail: Trail) -> TakenStep:
    """Carries out one step: a question, a skip to a phase, or a move."""
    asked = step.asked
    if isinstance(asked, AskStep):
        return _answered(book, state, asked, facts_of(book, state, step, around.so_far), trail)
    if isinstance(asked, SkipStep):
        state = book.settle(book.skip(state, asked), around.following)
        facts = facts_of(book, state, step, around.so_far)
        return TakenStep(state, StepResult(None, (), (book.round_rule,), "stated", None, facts), None, ())
    return _moved(book, state, step, asked, around, trail)


def _answered(book: Casebook, state: Any, asked: AskStep, facts: dict[str, Any], trail: Trail) -> TakenStep:
    answered = book.answer(asked, state)
    ruling = answer_with_impact(
        book.game, state, answered.ruling, lambda other: book.answer(asked, other).value
    )
    return TakenStep(state, result_of(book, ruling, facts, None, answered.value), ruling, trail)


def _moved(
    book: Casebook, state: Any, step: CaseStep, move: Move, around: StepsAround, trail: Trail
) -> TakenStep:
    there, ruling = book.reach(state, move, around.before)
    way = (*trail, TrailStep(there, move))
    refused_at = None
    if ruling.verdict is Verdict.YES:
        state = book.settle(carry_out(book.game, there, move), around.following)
        ruling = Ruling(ruling.verdict, ruling.text, ruling.reasons, state.notes)
        trail = way
    elif ruling.verdict is Verdict.NO:
        # The move changed nothing; what waited before it and is answered no more is settled all the same.
        state, refused_at = book.settle(state, around.following), (there, move)
    facts = facts_of(book, state, step, around.so_far)
    legal = {Verdict.YES: True, Verdict.NO: False}.get(ruling.verdict)
    ruling = with_impact(book.game, way, ruling, book.choices)
    return TakenStep(state, result_of(book, ruling, facts, legal), ruling, trail, refused_at)


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
