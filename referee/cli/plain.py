"""How is an input that cannot be read told at a terminal?

A judge there needs the file, the case and the field more than a fine sentence. English has sentences of its
own that name the field; the other languages say what the screen says.
"""

from __future__ import annotations

import re

from engine.kernel.errors import Impossible, RefereeError
from engine.kernel.reason import Value
from referee.words.files import BASE_LANGUAGE
from referee.words.speech import Speech

ENGLISH = {
    "file_too_large": "it has more than {limit} bytes and was not read",
    "not_json": "it is not readable JSON: {error}",
    "not_a_case_file": "it should hold an object with cases, or one case; a {read} was read",
    "malformed_case": "{error}",
    "unknown_format": "its format is {format!r}; this program reads {known}",
    "game_missing": "field game: a case alone has to say which game it is",
    "unknown_game": "field game: there is no game {game!r} here; there are {known}",
    "case_of_another_game": "field game: {game!r} stands in a file of the game {file!r}",
    "no_cases": "field cases: there is no case in it",
    "id_missing": "field id: a case needs an id",
    "case_id_twice": "field id: two cases are called {case!r}",
    "unknown_text": "there is no text {text!r} of this game; there are {known}",
    "malformed_position": "{error}",
    "too_deep": "field {field}: it is nested more than {limit} deep",
    "number_too_large": "field {field}: the number has more digits than any table needs (limit {limit})",
    "malformed_expectation": "field expect: {error}",
    "why_not_words": "field why: words are needed",
    "neither_move_nor_question": "it has neither do nor ask; its fields are {fields}",
    "move_and_question": "it has both do and ask; a step is one or the other",
    "unknown_verb": "field do: there is no verb {verb!r}; there are {known}",
    "malformed_move": "{verb}: {error}",
    "unknown_field": "field {field}: there is no such field here",
    "unknown_phase": "field phase: {read!r} was read; possible are {known}",
    "unknown_seat": "no seat is called {seat!r}; there are {known}",
    "unknown_card": "no card has the id {card!r}; there are {known}",
    "seat_missing": "field by: {verb} needs the seat that does it",
    "unknown_question": "field ask: there is no question {question!r}; there are {known}",
    "field_missing": "{verb}: field {field} is missing",
    "argument_missing": "field {argument}: {question} needs it",
    "unknown_path": "field facts or tell: there is no path {path!r}",
    "impossible_position": "field position: it cannot exist: {defects}",
}

LONGEST, MOST = 240, 40
PLACE = re.compile(r" - at `\$\.?([^`]*)`")


class Plain:
    """One language."""

    def __init__(self, language: str) -> None:
        self._speech = Speech(language)

    def say(self, key: str, **facts: str | int) -> str:
        """A remark on the file: where a fault stands, how many there are."""
        return self._speech.say(f"judging/{key}", **facts)

    def error(self, error: RefereeError) -> str:
        """The error as one line."""
        if self._speech.language == BASE_LANGUAGE or not self._speech.has(f"errors/{error.says}"):
            return in_english(error)
        self._speech.faults.clear()
        facts = {name: _short(value) for name, value in error.facts.items()}
        said = self._speech.tell("errors", error.says, facts)
        return in_english(error) if self._speech.faults else said

    def case(self, id_: str, number: int = 0) -> str:
        """Which case it is: by its id, or by its number where it has none."""
        return self.say("in-case", case=cut(id_, 80)) if id_ else self.say("in-case-number", number=number)


def _short(value: Value) -> Value:
    """A fact cut to what a message can hold; lists are cut when they are said."""
    if isinstance(value, tuple):
        return tuple(_as_place(str(one)) for one in value)
    return cut(_as_place(value)) if isinstance(value, str) else value


def _as_place(text: str) -> str:
    """``at `$.seats[0].gold` `` as (seats[0].gold), in whichever language."""
    return PLACE.sub(lambda found: f" ({found[1]})" if found[1] else "", text)


def in_english(error: RefereeError) -> str:
    """The error as one line."""
    if isinstance(error, Impossible):
        faults = "; ".join(f"{fault} ({rule})" for fault, rule in error.defects)
        return ENGLISH["impossible_position"].format(defects=cut(faults, 2000))
    facts = {name: _shown(value) for name, value in error.facts.items()}
    return _sentence(error.says, facts)


def _sentence(says: str, facts: dict[str, str]) -> str:
    pattern = ENGLISH.get(says, "")
    # !r is for what was typed, and all facts are strings by now.
    try:
        return pattern.format(**facts) if pattern else _plainly(says, facts)
    except KeyError:
        return _plainly(says, facts)


def _plainly(says: str, facts: dict[str, str]) -> str:
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return says.replace("_", " ") + (f" ({told})" if told else "")


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        more = f" and {len(value) - MOST} more" if len(value) > MOST else ""
        return ", ".join(cut(str(one), 60) for one in value[:MOST]) + more
    return cut(_as_field(str(value)))


def _as_field(text: str) -> str:
    """``at `$.seats[0].gold` `` in the words of a case: field seats[0].gold."""
    return PLACE.sub(lambda found: f" (field {found[1]})" if found[1] else "", text)


def cut(text: str, longest: int = LONGEST) -> str:
    """A text that fits into a message, whatever was read."""
    text = "".join(sign if sign.isprintable() else "?" for sign in text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 3] + "..."
