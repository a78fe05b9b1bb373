"""Faults of cases and position texts as sentences, each short enough for a terminal."""

from __future__ import annotations

import re

from engine.kernel.errors import Fault, Impossible, RefereeError
from engine.kernel.reasons import Value
from referee.words.fact_words import choice_key
from referee.words.messages import BASE_LANGUAGE, Messages
from referee.words.speech import Speech

ENGLISH = Messages(BASE_LANGUAGE)
LONGEST, MOST = 240, 40
"""Characters of a fact, and items of a list, that a message holds."""
OF_TEXT = "position_"
"""What the errors of a position text begin with."""
PLACE = re.compile(r" - at `\$\.?([^`]*)`")


class FaultWriter:
    """Writes faults in one language."""

    def __init__(self, language: str) -> None:
        self._speech = Speech(language)

    def say(self, key: str, **facts: str | int) -> str:
        """A remark on the file: where a fault stands, how many there are."""
        return self._speech.say(f"judging/{key}", **facts)

    @property
    def language(self) -> str:
        """The language it writes."""
        return self._speech.language

    def error(self, error: RefereeError) -> str:
        """The error as one line."""
        if error.says.startswith(OF_TEXT):
            return self._of_text(error)
        short = ENGLISH.has("field_errors", error.says)
        if (short and self._speech.language == BASE_LANGUAGE) or not self._speech.has(f"errors/{error.says}"):
            return in_english(error)
        self._speech.faults.clear()
        facts = {name: self._fact(name, value) for name, value in error.facts.items()}
        message = (
            self._speech.error(error)
            if isinstance(error, Impossible)
            else self._speech.tell("errors", error.says, facts)
        )
        return in_english(error) if self._speech.faults else message

    def _fact(self, name: str, value: Value) -> Value:
        decoder = name == "error" and isinstance(value, str)
        return _short(self._speech.form(str(value)) if decoder else value)

    def of_line(self, line: int) -> str:
        """A line of a position text."""
        return self._speech.say("position/at", line=line, column=1)

    def _of_text(self, error: RefereeError) -> str:
        """An error of a position text, with its line and column."""
        from referee.position.dispute import sentence
        from referee.position.tokens import PositionError  # only a position text needs these

        if isinstance(error, PositionError):
            return sentence(error, self._speech)
        return self._speech.tell("errors", error.says, error.facts)

    def case(self, id_: str, number: int = 0) -> str:
        """The name of a case: its id, or its number if it has none."""
        return (
            self.say("in-case", case=shortened(id_, 80)) if id_ else self.say("in-case-number", number=number)
        )


def _short(value: Value) -> Value:
    """A fact cut to the length that a message can hold; the message cuts lists itself."""
    if isinstance(value, tuple):
        return tuple(_as_place(str(part)) for part in value)
    return shortened(_as_place(value)) if isinstance(value, str) else value


def _as_place(text: str) -> str:
    """``at `$.seats[0].gold` `` as (seats[0].gold), in whichever language."""
    return PLACE.sub(lambda match: f" ({match[1]})" if match[1] else "", text)


def in_english(error: RefereeError) -> str:
    """The error as one line."""
    if isinstance(error, Impossible):
        faults = "; ".join(f"{_fault_in_english(fault)} ({fault.rule})" for fault in error.faults)
        return _sentence(error.says, {"faults": shortened(faults, 2000)})
    facts = {name: _shown(value) for name, value in error.facts.items()}
    return _sentence(error.says, facts)


def _fault_in_english(fault: Fault) -> str:
    """A fault with seats, cards and words of the game as the case names them."""

    def raw(wanted: frozenset[str]) -> dict[str, str | int]:
        keys = {name: choice_key(fault.facts.get(name.removesuffix("_key"))) for name in wanted}
        return {**keys, **{name: _shown(value) for name, value in fault.facts.items() if name in wanted}}

    return ENGLISH.say("faults", fault.says, raw)[0]


def _sentence(says: str, facts: dict[str, str]) -> str:
    if not ENGLISH.has("field_errors", says) or not ENGLISH.variables("field_errors", says) <= facts.keys():
        return _plainly(says, facts)
    return ENGLISH.say("field_errors", says, lambda _: facts)[0]


def _plainly(says: str, facts: dict[str, str]) -> str:
    listed = ", ".join(f"{name} {value}" for name, value in facts.items())
    return says.replace("_", " ") + (f" ({listed})" if listed else "")


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        more = f" and {len(value) - MOST} more" if len(value) > MOST else ""
        return ", ".join(shortened(str(item), 60) for item in value[:MOST]) + more
    return shortened(_as_field(str(value)))


def _as_field(text: str) -> str:
    """``at `$.seats[0].gold` `` in the words of a case: field seats[0].gold."""
    return PLACE.sub(lambda match: f" (field {match[1]})" if match[1] else "", text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """A text that fits into a message, whatever was read."""
    text = "".join(sign if sign.isprintable() else "?" for sign in text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 3] + "..."
