"""Errors of position text as one line in the reader's language."""

from __future__ import annotations

from referee.position.dispute import UnreadLine
from referee.position.errors import PositionError
from referee.words.speech import Speech


def sentence(error: PositionError, speech: Speech) -> str:
    """Where it is, what was read, what may stand there, and the nearest word."""
    facts = error.facts
    line, column = facts["line"], facts["column"]
    parts = [speech.tell("errors", error.says, {"read": _shown(facts["read"])})]
    if isinstance(error, UnreadLine):
        parts.append(speech.tell("errors", error.parsing.says, error.parsing.facts))
    if facts["wanted"]:
        parts.append(speech.say("position/wanted", wanted=facts["wanted"]))
    if facts["nearest"]:
        parts.append(speech.say("position/nearest", nearest=facts["nearest"]))
    return f"{speech.say('position/at', line=line, column=column)}: {'; '.join(parts)}"


def _shown(read: object) -> str:
    """What was read, as far as it can be shown."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(read)) or "—"
