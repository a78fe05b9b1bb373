"""Errors of an input other than breaking a rule, and the control characters refused in it.

No word of a table needs a control character. Input that contains one is refused with its place;
output to a terminal shows each as its number.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from engine.kernel.reasons import Facts, RuleId, Ruling, Value


class RefereeError(Exception):
    """Base of all our errors: a message key and facts; the sentence is made where it is shown."""

    def __init__(self, says: str, **facts: Value) -> None:
        self.says = says
        self.facts: Facts = facts
        super().__init__(f"{says}: " + ", ".join(f"{name} {value!r}" for name, value in facts.items()))


class Unreadable(RefereeError):
    """The input is not a move, question or position of this game."""


class Fault(Struct, frozen=True, gc=False):
    """One thing that cannot be, and the rule it breaks."""

    says: str
    """Message key."""
    rule: RuleId
    facts: Facts = {}


def fault(says: str, rule: RuleId, **facts: Value) -> Fault:
    """One fault, by its key."""
    return Fault(says, rule, facts)


def distinct(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults in their order, each once."""
    return tuple({(each.says, each.rule, *each.facts.items()): each for each in faults}.values())


NO_POSITION: Mapping[str, Any] = MappingProxyType({})


class Impossible(RefereeError):
    """The position cannot exist; ``faults`` says why."""

    KEY = "impossible_position"

    def __init__(
        self, faults: tuple[Fault, ...], game: str, position: Mapping[str, Any] = NO_POSITION
    ) -> None:
        """``game`` and ``position``: in whose words the faults are told, and what its cards are called."""
        self.faults, self.game, self.position = faults, game, position
        super().__init__(self.KEY, faults=tuple(map(_keyed, faults)))


class ImpossibleStart(Impossible):
    """No game can begin with what was chosen; ``position`` names the seats."""

    KEY = "impossible_start"


def _keyed(fault: Fault) -> str:
    """A fault for logs and tests."""
    return f"{fault.rule}: {fault.says} " + ", ".join(
        f"{name} {value}" for name, value in fault.facts.items()
    )


class Refused(RefereeError):
    """The move is illegal, or the ruling leaves open whether it is legal; the ruling says why."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        super().__init__("refused", because=ruling.because)


NOTHING_TO_ACT_ON = (RefereeError, LookupError, TypeError, ValueError, AssertionError, StopIteration)
"""What a move that is only tried may raise where the table, or the move, has no place for it."""


LINE = re.compile("[\\t\\n]")
"""May stand in what is printed, and in what is written in several lines."""
CONTROL = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f"
    "\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffc\\ud800-\\udfff\\U000e0000-\\U000e0fff]"
)


def visible(text: str) -> str:
    """The text as a terminal may have it: each such character as its number, as JSON writes it."""
    return text if text.isprintable() else CONTROL.sub(_written, text)


def _written(match: re.Match[str]) -> str:
    sign = match[0]
    if sign > "\uffff":
        high, low = divmod(ord(sign) - 0x10000, 0x400)
        return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
    return f"\\u{ord(sign):04x}"


def refuse_in(written: str, body: Any, where: str) -> None:
    """Checks a value that is already JSON text, which mostly shows that it holds nothing to refuse.

    Raises:
        Unreadable: as above.
    """
    if not written.isprintable() or "\\u" in written:
        refuse(body, where, lines=())


def refuse(words: Any, where: str, *, lines: Collection[str] | None = None) -> None:
    """Refuses control characters in input: in a text, or in all keys and texts of a JSON value.

    ``lines``: the fields that may hold several lines; all, where it is left out.

    Raises:
        Unreadable: names the character, its field and its position.
    """
    for field, text in _texts(words, where):
        if text.isprintable():
            continue
        match = CONTROL.search(text)
        if match is None and lines is not None and field.rpartition(".")[2] not in lines:
            match = LINE.search(text)
        if match is not None:
            sign = f"U+{ord(match[0]):04X}"
            # what only prints goes without msgspec

            raise Unreadable("control_character", where=visible(field), sign=sign, at=match.start() + 1)


def _texts(value: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield where, key
            yield from _texts(item, f"{where}.{key}" if where else str(key))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _texts(item, f"{where}[{number}]")
