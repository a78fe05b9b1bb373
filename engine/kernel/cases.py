"""Cases: a position, some moves or questions, and what must come out.

The file format is read and judged here; what a position, a move, a question and a path mean is the game's,
told by its ``Casebook``. Everything is read whole before anything is judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import RefereeError, Unreadable
from engine.kernel.faults import Fault
from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.play import carry_out
from engine.kernel.reason import Question, RuleId, Verdict
from engine.kernel.ruling import Ruling

FORMAT = "referee-case/1"
RESULT = "referee-result/1"
SIZE_LIMIT = 8 * 1024 * 1024


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What must come out of a step."""

    legal: bool | None = None
    because: tuple[str, ...] = ()
    answer: Any = msgspec.UNSET
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] = {}


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A case as it stands in its file."""

    id: str
    position: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    title: str = ""
    game: str = ""
    format: str = FORMAT
    text: str | None = None
    basis: Literal["", "stated", "derived", "silent"] = ""
    assumes: tuple[str, ...] | None = None
    rules: tuple[str, ...] = ()
    question: str | None = None
    why: str | None = None
    note: str | None = None
    tags: tuple[str, ...] = ()
    independent: bool = False


class CaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cases."""

    game: str
    cases: tuple[Case, ...]
    format: str = FORMAT
    about: Any = None


class Ask(Struct, frozen=True):
    """A question, with its arguments still as they stand in the file."""

    question: str
    arguments: dict[str, Any]


class Skip(Struct, frozen=True):
    """``go_to_phase``: no move, play just goes on there."""

    phase: str
    active: str = ""


Asked = Move | Ask | Skip


class Stepping(Struct, frozen=True):
    """A step that has been read."""

    asked: Asked
    expect: Expect | None
    tell: tuple[str, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """The facts somebody wants to know after the step."""
        return tuple(dict.fromkeys((*self.tell, *(self.expect.facts if self.expect else ()))))


class Answered(Struct, frozen=True):
    """The answer to a question, and what it rests on."""

    value: Any
    ruling: Ruling


class Untold(RefereeError):
    """This cannot be told of the state."""


class Casebook(Struct, frozen=True):
    """What a game makes of the case format."""

    game: Game
    position: Callable[[dict[str, Any], str, tuple[Asked, ...]], Any]
    """(position, text, what is asked) -> state; raises ``Unreadable`` or ``Impossible``."""
    step: Callable[[dict[str, Any], Any], Asked]
    """(raw step, state) -> what is asked; raises ``Unreadable``."""
    check_path: Callable[[str, Any], None]
    """Raises ``Unreadable`` for a path the game does not know."""
    fact: Callable[[str, Any, tuple[Asked, ...]], Any]
    """(path, state, the steps so far) -> value; raises ``Untold``."""
    answer: Callable[[Ask, Any], Answered]
    reach: Callable[[Any, Move, Asked | None], tuple[Any, Ruling]]
    """(state, move, the step before) -> the state it is made in after what is implied, its ruling."""
    skip: Callable[[Any, Skip], Any]
    settle: Callable[[Any, tuple[Asked, ...]], Any]
    """(state, the steps to come) -> the state after what silence means, before facts are read."""
    round_rule: RuleId
    """What going on to a phase rests on."""
    ordered: frozenset[str] = frozenset()
    """Questions and paths whose lists are compared in their order."""


class StepResult(Struct, frozen=True):
    """What came out of a step."""

    legal: bool | None
    because: tuple[RuleId, ...]
    rules: tuple[RuleId, ...]
    basis: str
    asks: str | None
    facts: dict[str, Any]
    answer: Any = None


class CaseResult(Struct, frozen=True):
    """What came out of a case under one text."""

    id: str
    text: str
    steps: tuple[StepResult, ...]
    rulings: tuple[Ruling | None, ...]
    failures: tuple[Fault, ...]
    """What differs from what was expected."""
    expected: bool
    """Whether the case carried any expectation."""


def read_file(data: bytes) -> CaseFile:
    """The cases of a file, or one case alone.

    Raises:
        Unreadable: names the field and what is wrong with it.
    """
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=len(data), limit=SIZE_LIMIT)
    try:
        top = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not_json", error=str(error)) from None
    if not isinstance(top, dict):
        raise Unreadable("not_a_case_file", read=type(top).__name__)
    top = _without_nulls(top)
    try:
        found = msgspec.convert(top, CaseFile) if "cases" in top else _alone(msgspec.convert(top, Case))
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_case", error=str(error), case=_case_at(top, str(error))) from None
    times = Counter(case.id for case in found.cases)
    for case in found.cases:
        if times[case.id] > 1:
            raise Unreadable("case_id_twice", case=case.id)
        if case.game not in ("", found.game):
            raise Unreadable("case_of_another_game", case=case.id, game=case.game, file=found.game)
    if found.format != FORMAT:
        raise Unreadable("unknown_format", format=found.format, known=FORMAT)
    return found


def _without_nulls(top: dict[str, Any]) -> dict[str, Any]:
    """What is written as null around positions and arguments is absent; but an answer may be null."""
    top = _said(top)
    if isinstance(top.get("cases"), list):
        top["cases"] = [_without_nulls(one) if isinstance(one, dict) else one for one in top["cases"]]
    if isinstance(top.get("steps"), list):
        top["steps"] = [_step_said(one) if isinstance(one, dict) else one for one in top["steps"]]
    return top


def _step_said(step: dict[str, Any]) -> dict[str, Any]:
    around = {name: step[name] for name in ("expect", "tell", "why") if step.get(name) is not None}
    if isinstance(around.get("expect"), dict):
        around["expect"] = _said(around["expect"], but=("answer",))
    return {name: value for name, value in step.items() if name not in ("expect", "tell", "why")} | around


def _said(fields: dict[str, Any], but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None or name in but}


def _alone(case: Case) -> CaseFile:
    if not case.game:
        raise Unreadable("game_missing", case=case.id)
    return CaseFile(case.game, (case,), case.format)


def _case_at(top: dict[str, Any], error: str) -> str:
    """The id of the case a validation error points into (``$.cases[3].steps``)."""
    _, found, rest = error.partition("$.cases[")
    cases = top.get("cases")
    if not found or not isinstance(cases, list):
        return str(top.get("id", ""))
    one = cases[int(rest.partition("]")[0])]
    return str(one.get("id", "")) if isinstance(one, dict) else ""


def texts_of(case: Case, book: Casebook, wanted: str | None) -> tuple[str, ...]:
    """The texts a case is judged under."""
    if case.text is not None:
        if case.text not in book.game.texts:
            raise Unreadable("unknown_text", text=case.text, known=book.game.texts, case=case.id)
        return (case.text,)
    if wanted == "all":
        return book.game.texts
    return (wanted,) if wanted in book.game.texts else book.game.texts[:1]


def read_steps(case: Case, book: Casebook, text: str) -> tuple[Any, tuple[Stepping, ...]]:
    """The position and the steps of a case, all of them validated."""
    raw = [_split(step) for step in case.steps]
    state = book.position(case.position, text, ())
    steps = tuple(Stepping(book.step(rest, state), expect, tell) for rest, expect, tell in raw)
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
    state, results, rulings = start, [], []
    failures: list[Fault] = []
    asked = tuple(step.asked for step in steps)
    for number, step in enumerate(steps):
        if case.independent:
            # Where a position begins may depend on the step that is judged on it.
            state = book.position(case.position, text, (step.asked,))
        following = () if case.independent else asked[number + 1 :]
        before = None if case.independent else _last_done(asked[:number])
        state, result, ruling = _take(book, state, step, before, following, asked[: number + 1])
        results.append(result)
        rulings.append(ruling)
        failures += [replace(fault, step=number + 1) for fault in _faults(step, result, book)]
    expected = any(step.expect is not None for step in steps)
    if expected and case.basis == "silent" and not any(one.basis == "silent" for one in results):
        failures.append(Fault("default"))
    return CaseResult(case.id, text, tuple(results), tuple(rulings), tuple(failures), expected)


def _last_done(so_far: tuple[Asked, ...]) -> Asked | None:
    """The step before, for reading what silence means; a question changes nothing, and so not that."""
    return next((one for one in reversed(so_far) if not isinstance(one, Ask)), None)


def _faults(step: Stepping, result: StepResult, book: Casebook) -> list[Fault]:
    question = step.asked.question if isinstance(step.asked, Ask) else ""
    return compare(step.expect, result, book.ordered, question)


def _take(
    book: Casebook,
    state: Any,
    step: Stepping,
    before: Asked | None,
    following: tuple[Asked, ...],
    so_far: tuple[Asked, ...],
) -> tuple[Any, StepResult, Ruling | None]:
    asked = step.asked
    if isinstance(asked, Ask):
        answered = book.answer(asked, state)
        facts = facts_of(book, state, step, so_far)
        return state, result_of(answered.ruling, facts, None, answered.value), answered.ruling
    if isinstance(asked, Skip):
        state = book.settle(book.skip(state, asked), following)
        return (
            state,
            StepResult(None, (), (book.round_rule,), "stated", None, facts_of(book, state, step, so_far)),
            None,
        )
    there, ruling = book.reach(state, asked, before)
    if ruling.verdict is Verdict.YES:
        after = carry_out(book.game, there, asked)
        state = book.settle(after, following)
        ruling = Ruling(ruling.verdict, ruling.text, ruling.reasons, state.notes)
    elif ruling.verdict is Verdict.NO:
        # The move changed nothing; what waited before it and is answered no more is settled all the same.
        state = book.settle(state, following)
    facts = facts_of(book, state, step, so_far)
    legal = {Verdict.YES: True, Verdict.NO: False}.get(ruling.verdict)
    return state, result_of(ruling, facts, legal), ruling


def result_of(ruling: Ruling, facts: dict[str, Any], legal: bool | None, answer: Any = None) -> StepResult:
    """A ruling as the result format has it."""
    asks = words_of(ruling.asks) if ruling.asks is not None else None
    because = ruling.because if ruling.verdict is not Verdict.YES else ()
    return StepResult(legal, because, ruling.rules, str(ruling.basis), asks, facts, answer)


def words_of(question: Question) -> str:
    """What to ask the table, plainly."""
    about = " of ".join(part for part in (question.card, question.seat) if part)
    what = question.what.replace("_", " ")
    return f"What is the {what} of {about}?" if about else f"How does the table settle this: {what}?"


def facts_of(book: Casebook, state: Any, step: Stepping, so_far: tuple[Asked, ...]) -> dict[str, Any]:
    """What stands at the paths somebody named; what cannot be told is left out."""
    found = {}
    for path in step.paths:
        try:
            found[path] = book.fact(path, state, so_far)
        except Untold:
            continue
    return found


def compare(
    expect: Expect | None, result: StepResult, ordered: frozenset[str] = frozenset(), question: str = ""
) -> list[Fault]:
    """What differs from the expectation; ``ordered`` paths and questions keep order."""
    if expect is None:
        return []
    faults = []
    because = ", ".join(result.because)
    if expect.legal is not None and result.legal is not expect.legal:
        faults.append(Fault("legal", {"expected": expect.legal, "found": result.legal, "because": because}))
    if expect.because and result.legal is False and not set(expect.because) & set(result.because):
        faults.append(Fault("because", {"expected": ", ".join(expect.because), "found": because}))
    if (
        expect.answer is not msgspec.UNSET
        and not _is_words(expect.answer)
        and not same(expect.answer, result.answer, question in ordered)
    ):
        faults.append(Fault("answer", {"expected": expect.answer, "found": result.answer}))
    for path, value in expect.facts.items():
        told = {"path": path, "expected": value}
        if path not in result.facts:
            faults.append(Fault("untold", told))
        elif not same(value, result.facts[path], path in ordered):
            faults.append(Fault("value", {**told, "found": result.facts[path]}))
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
            return all(same(one, other, ordered) for one, other in zip(expected, found, strict=True))
        left = list(found)
        for one in expected:
            match = next((other for other in left if same(one, other)), _MISSING)
            if match is _MISSING:
                return False
            left.remove(match)
        return True
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    return bool(expected == found)


_MISSING = object()
