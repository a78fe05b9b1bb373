"""Which words stand in a report for a step, its answer and what would make it legal?"""

from __future__ import annotations

from typing import Any

from engine.kernel.cases import StepResult
from engine.kernel.reason import Change, Value
from engine.kernel.ruling import Ruling

LEFT_OUT = ("do", "ask", "by", "expect", "tell", "why")


def said_of(raw: dict[str, Any]) -> str:
    """A step as the case has it, in words: who, what, with which arguments."""
    verb = f"asked: {raw['ask']}" if "ask" in raw else str(raw.get("do", ""))
    arguments = [f"{name} {_words(value)}" for name, value in raw.items() if name not in LEFT_OUT]
    who = str(raw.get("by") or "")
    return " ".join(part for part in (who, verb.replace("_", " "), "; ".join(arguments)) if part)


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(one)}".strip() for name, one in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(_words, value)) or "none"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return str(value)


def ruled(raw: dict[str, Any], step: StepResult) -> str:
    """The answer in words."""
    if step.asks:
        return f"CANNOT TELL. {step.asks}"
    if "ask" in raw:
        return _words(step.answer)
    return {True: "legal", False: "NOT LEGAL", None: "play goes on"}[step.legal]


def wanted(ruling: Ruling) -> list[str]:
    """What together would make a refused move legal, one thing to a line."""
    return [_change(one) for one in ruling.changes]


def _change(one: Change) -> str:
    told = ", ".join(f"{name} {_fact(value)}" for name, value in one.facts.items())
    return one.what.replace("_", " ") + (f" ({told})" if told else "")


def _fact(value: Value) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
