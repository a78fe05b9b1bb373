"""Which words stand in a report for what a case holds: a step, a value, a card?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

LEFT_OUT = ("do", "ask", "by", "expect", "tell", "why")


def said_of(raw: dict[str, Any]) -> str:
    """A step as the case has it: who, what, with which arguments."""
    verb = f"asked: {raw['ask']}" if "ask" in raw else str(raw.get("do", ""))
    arguments = [f"{name} {in_words(value)}" for name, value in raw.items() if name not in LEFT_OUT]
    who = str(raw.get("by") or "")
    return " ".join(part for part in (who, verb.replace("_", " "), "; ".join(arguments)) if part)


def in_words(value: Any) -> str:
    """A value of the case format in words."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "; ".join(f"{name} {in_words(one)}" for name, one in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value)) or "none"
    return str(value)


def answered(value: Any) -> str:
    """The answer to a question."""
    return in_words(value)


def titled(position: dict[str, Any]) -> Callable[[str], str]:
    """What the cards of a position are called: the title, and the id by which the case names it."""
    known = dict(_cards(position))
    return lambda id_: f"{known[id_]} ({id_})" if known.get(id_, id_) != id_ else id_


def _cards(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            yield value["id"], value["name"]
        for one in value.values():
            yield from _cards(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _cards(one)
