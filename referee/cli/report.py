"""How are the rulings on a case told to people?

One paragraph for a case, a few lines for a step: what was asked, the answer, the rule it rests on, what would
have to be different, and where the answer is not the one expected.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from engine.kernel.cases import Case, CaseResult, StepResult
from engine.kernel.ruling import Ruling
from referee.cli.titles import Titles
from referee.cli.wording import ruled, said_of, wanted

WIDTH = 96
MOST_RULES = 4
Judged = tuple[tuple[Case, CaseResult], ...]
Lines = Iterator[str]


def report(judged: Judged, language: str) -> str:
    """All cases, then a line that counts them."""
    titles = Titles(language)
    blocks = ["\n".join(_case(case, result, titles)) for case, result in judged]
    return "\n\n".join([*blocks, _count(judged)]) + "\n"


def _count(judged: Judged) -> str:
    expecting = [result for _, result in judged if result.expected]
    failed = [f"{result.id} ({result.text})" for result in expecting if result.failures]
    told = f"{len(judged)} judged, {len(expecting) - len(failed)} as expected"
    return told + (f", {len(failed)} not: {', '.join(failed)}" if failed else "")


def _case(case: Case, result: CaseResult, titles: Titles) -> Lines:
    head = f"{result.id}  {case.title}".rstrip()
    yield f"{head}  [{result.text}]"
    if case.question:
        yield from _wrapped(case.question, "  ")
    for number, (step, ruling) in enumerate(zip(result.steps, result.rulings, strict=True), 1):
        yield from _step(number, case.steps[number - 1], step, ruling, titles)
        yield from _faults(number, result)


def _faults(number: int, result: CaseResult) -> Lines:
    start = f"step {number}: "
    for fault in result.failures:
        if fault.startswith(start):
            yield from _wrapped(f"NOT AS EXPECTED: {fault.removeprefix(start)}", "     ")


def _step(number: int, raw: dict[str, Any], step: StepResult, ruling: Ruling | None, titles: Titles) -> Lines:
    yield from _wrapped(f"{number}. {said_of(raw)}: {ruled(raw, step)}", "  ", "     ")
    for rule in _rules_shown(step, ruling):
        yield from _wrapped(f"{rule}  {titles.of(rule)}".rstrip(), "     ", "       ")
    if ruling is not None:
        yield from _under("would do: ", wanted(ruling))
    if step.basis == "silent":
        yield "     The texts do not decide this; the ruling is the recommended default."
    for path, value in step.facts.items():
        yield from _wrapped(f"{path} = {said_of_value(value)}", "     ", "       ")


def _rules_shown(step: StepResult, ruling: Ruling | None) -> tuple[str, ...]:
    """Of a refusal everything that decided; of a legal move what came of it, or what allows it."""
    if step.because or ruling is None:
        return step.because or step.rules[:1]
    telling = ruling.done or [reason for reason in ruling.reasons if reason.facts or reason.because]
    shown = telling or ruling.deciding[1:2] or ruling.reasons
    return tuple(dict.fromkeys(reason.rules[0] for reason in shown if reason.rules))[:MOST_RULES]


def _under(head: str, lines: list[str]) -> Lines:
    for line in lines:
        yield from _wrapped(head + line, "     ", "       ")


def said_of_value(value: Any) -> str:
    """A value of the case format in words."""
    plain: dict[Any, str] = {None: "none", True: "yes", False: "no"}
    if value is None or isinstance(value, bool):
        return plain[value]
    if isinstance(value, list | tuple):
        return ", ".join(map(said_of_value, value)) or "nothing"
    if isinstance(value, dict):
        return "; ".join(f"{name} {said_of_value(one)}" for name, one in value.items())
    return str(value)


def _wrapped(text: str, indent: str, further: str | None = None) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if further is None else further,
        break_long_words=False,
        break_on_hyphens=False,
    )
