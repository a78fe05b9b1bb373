"""A case with untold values: what decides it, what to ask, what does not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.cases.evaluation import judge_case, read_steps, step_mismatches
from engine.kernel.cases.model import Case, Casebook, CaseResult, Mismatch, OpenQuestion, StepResult
from engine.kernel.errors import RefereeError

MOST_RUNS = 400
"""How often a case is judged at most; where that is not enough, the engine's own question is asked."""
DEEPEST = 6
"""Values that are tried together."""

UntoldValue = tuple[str, str]
"""Of which card or seat, and which field."""


class Unknowns(Struct, frozen=True):
    """What a game knows of untold values in positions."""

    listed: Callable[[dict[str, Any]], tuple[UntoldValue, ...]]
    """Every untold value of a position."""
    told: Callable[[dict[str, Any], UntoldValue, Any], dict[str, Any] | None]
    """The position with a value filled in; None: it has no such value."""
    values: Callable[[UntoldValue], tuple[Any, ...]]
    """What a value may be; nothing: that cannot be listed."""


Assigned = tuple[tuple[UntoldValue, int], ...]
"""Values that are tried: each with the number of its value."""


def settled(case: Case, book: Casebook, text: str, unknowns: Unknowns | None) -> CaseResult:
    """The case judged under a text; where every completion agrees, untold values do not matter."""
    plain = judge_case(case, book, text)
    listed = unknowns.listed(case.position) if unknowns is not None else ()
    if unknowns is None or not listed:
        return plain
    return _Completions(case, book, text, unknowns, listed, plain).result()


class _Completions:
    """One case under one text, with its untold values tried."""

    def __init__(
        self,
        case: Case,
        book: Casebook,
        text: str,
        unknowns: Unknowns,
        listed: tuple[UntoldValue, ...],
        plain: CaseResult,
    ) -> None:
        self._case, self._book, self._text = case, book, text
        self._unknowns, self._listed, self._plain = unknowns, listed, plain
        self._runs: dict[Assigned, CaseResult | None] = {(): plain}
        self._spent = False
        """Whether more completions were to be tried than are."""

    def result(self) -> CaseResult:
        """The plain result with each step as all completions have it."""
        first = next((n for n, result in enumerate(self._plain.steps) if _asks_for_value(result)), None)
        if first is None:
            return replace(self._plain, steps=tuple(map(self._told_anyhow, self._plain.steps)))
        leaves = {way: result for way, result in self._all_leaves(()).items() if result is not None}
        steps: list[StepResult] = []
        shown: list[CaseResult] = []
        for number, step in enumerate(self._plain.steps):
            found = self._step(number, step, leaves) if number >= first else self._told_anyhow(step)
            steps.append(found)
            shown.append(self._plain if number < first else self._like(number, found, leaves))
        return replace(
            self._plain,
            steps=tuple(steps),
            rulings=tuple(result.rulings[number] for number, result in enumerate(shown)),
            refused_at=tuple(result.refused_at[number] for number, result in enumerate(shown)),
            failures=self._failures(tuple(steps)),
        )

    def _like(self, number: int, step: StepResult, leaves: dict[Assigned, CaseResult]) -> CaseResult:
        """A judged case in which a step comes out as in the result: its ruling is shown."""
        if step.legal is not None:
            return next(iter(leaves.values()))
        runs = (run for run in self._runs.values() if run is not None)
        return next((run for run in runs if run.steps[number].asks == step.asks), self._plain)

    def _told_anyhow(self, step: StepResult) -> StepResult:
        return replace(step, irrelevant=_shown(self._listed))

    def _step(self, number: int, step: StepResult, leaves: dict[Assigned, CaseResult]) -> StepResult:
        found = [leaf.steps[number] for leaf in leaves.values()]
        if "ask" in self._case.steps[number] or not found:
            return replace(step, irrelevant=())
        if len({result.legal for result in found}) == 1 and found[0].legal is not None and not self._spent:
            return self._agreed(found)
        question = self._best(number, leaves)
        decisive = self._decisive(number, leaves)
        left = tuple(other for other in self._listed if other not in decisive and other != question)
        asked = self._question(question) if question is not None else step.asks
        return replace(found[0], legal=None, because=(), asks=asked, facts={}, irrelevant=_shown(left))

    def _agreed(self, found: list[StepResult]) -> StepResult:
        """What all completions say of a step: the verdict, and the facts on which they agree."""
        first = found[0]
        facts = {
            path: value
            for path, value in first.facts.items()
            if all(path in result.facts and result.facts[path] == value for result in found)
        }
        because = tuple(rule for rule in first.because if all(rule in result.because for result in found))
        return replace(
            first, facts=facts, because=because or first.because, asks=None, irrelevant=_shown(self._listed)
        )

    # Trying values

    def _run(self, assigned: Assigned) -> CaseResult | None:
        """The result of the case with these values; None: it cannot be judged so, or the limit is reached."""
        key = tuple(sorted(assigned))
        if key not in self._runs:
            if len(self._runs) >= MOST_RUNS:
                self._spent = True
                return None
            self._runs[key] = self._judged(key)
        return self._runs[key]

    def _judged(self, assigned: Assigned) -> CaseResult | None:
        position = self._case.position
        for untold, number in assigned:
            with_value = self._unknowns.told(position, untold, self._unknowns.values(untold)[number])
            if with_value is None:
                return None
            position = with_value
        try:
            return judge_case(replace(self._case, position=position), self._book, self._text)
        except RefereeError:
            return None

    def _open(self, result: CaseResult | None, assigned: Assigned) -> UntoldValue | None:
        """The first value that a judged case asks for."""
        assigned_already = {untold for untold, _ in assigned}
        for step in result.steps if result is not None else ():
            if _asks_for_value(step) and step.asks is not None:
                untold = (step.asks.of or "", step.asks.field)
                return untold if untold not in assigned_already and self._unknowns.values(untold) else None
        return None

    def _leaves(self, assigned: Assigned) -> Iterator[tuple[Assigned, CaseResult | None]]:
        """Completions that leave nothing open; of values that go the same way, one for all."""
        result = self._run(assigned)
        untold = self._open(result, assigned)
        if untold is None or len(assigned) >= DEEPEST:
            yield assigned, result
            return
        seen = set()
        for number in range(len(self._unknowns.values(untold))):
            way = (*assigned, (untold, number))
            found = self._run(way)
            signature = (_verdicts(found), self._open(found, way))
            if signature not in seen:
                seen.add(signature)
                yield from self._leaves(way)

    def _all_leaves(self, begun: Assigned) -> dict[Assigned, CaseResult | None]:
        """The leaves, and beside each those with one value changed, and with all of them."""
        found = dict(self._leaves(begun))
        for leaf in tuple(found):
            for other in self._beside(leaf, begun):
                found[other] = self._run(other)
        return found

    def _beside(self, leaf: Assigned, begun: Assigned) -> Iterator[Assigned]:
        free = [(untold, number) for untold, number in leaf if (untold, number) not in begun]
        for untold, number in free:
            rest = tuple(answer for answer in leaf if answer[0] != untold)
            for other in range(len(self._unknowns.values(untold))):
                if other != number:
                    yield (*rest, (untold, other))
        if len(free) > 1:
            yield (*begun, *((untold, len(self._unknowns.values(untold)) - 1) for untold, _ in free))

    # Asking

    def _decisive(self, number: int, leaves: dict[Assigned, CaseResult]) -> set[UntoldValue]:
        """Values a change of which alone changes the verdict on a step."""
        verdicts = {tuple(sorted(way)): _verdict(result, number) for way, result in leaves.items()}
        found: set[UntoldValue] = set()
        for way, verdict in verdicts.items():
            for untold, _ in way:
                rest = tuple(answer for answer in way if answer[0] != untold)
                for other, otherwise in verdicts.items():
                    if (
                        otherwise != verdict
                        and tuple(answer for answer in other if answer[0] != untold) == rest
                    ):
                        found.add(untold)
        return found or {untold for way in leaves for untold, _ in way}

    def _best(self, number: int, leaves: dict[Assigned, CaseResult]) -> UntoldValue | None:
        """The value whose answers most often decide the case; of equals, the one asked for first."""
        decisive = self._decisive(number, leaves)
        order = [unknown for unknown in self._listed if unknown in decisive]
        first = self._open(self._plain, ())
        if first in order:
            order = [first, *(unknown for unknown in order if unknown != first)]
        ended = {unknown: self._ending(unknown, number) for unknown in order}
        return max(order, key=lambda unknown: ended[unknown], default=None)

    def _ending(self, untold: UntoldValue, number: int) -> float:
        """The share of the values of a field with which nothing more has to be asked for a step."""
        count = len(self._unknowns.values(untold))
        ends = 0
        for value in range(count):
            found = self._all_leaves(((untold, value),)).values()
            verdicts = {_verdict(result, number) for result in found if result is not None}
            ends += len(verdicts) == 1 and None not in verdicts
        return ends / count if count else 0.0

    def _question(self, untold: UntoldValue) -> OpenQuestion:
        """The question for a value, as the judged case puts it that asked for it first."""
        steps = (step for result in self._runs.values() if result is not None for step in result.steps)
        asked = (step.asks for step in steps if step.asks is not None)
        return next(question for question in asked if (question.of, question.field) == untold)

    def _failures(self, results: tuple[StepResult, ...]) -> tuple[Mismatch, ...]:
        _, steps = read_steps(self._case, self._book, self._text)
        of_the_case = (failure for failure in self._plain.failures if failure.step == 0)
        return (*of_the_case, *step_mismatches(steps, results, self._book))


def _asks_for_value(step: StepResult) -> bool:
    return step.asks is not None and step.asks.of is not None


def _verdicts(result: CaseResult | None) -> tuple[bool | None, ...]:
    return () if result is None else tuple(step.legal for step in result.steps)


def _verdict(result: CaseResult, number: int) -> bool | None:
    return result.steps[number].legal


def _shown(listed: tuple[UntoldValue, ...]) -> tuple[dict[str, str], ...]:
    return tuple({"of": of, "field": field} for of, field in listed)
