"""Did that come out which a case expects?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.kernel.cases import (
    Expect,
    StepResult,
)
from engine.kernel.faults import Fault


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
