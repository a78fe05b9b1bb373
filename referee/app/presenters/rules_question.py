"""A typed line that asks about the rules and not about a move."""

from __future__ import annotations

from referee.app.presenters.typed_lines import AmbiguousLine
from referee.notation.parser.commands import JudgeLine, LineQuestion, command_of
from referee.notation.parser.parse import ASKS_ABOUT_RULES, MOST_ABOUT
from referee.notation.parser.question_forms import (
    ends_as_question,
    is_story,
    opens_as_question,
    wants_more,
)


def rules_question(line: str, error: AmbiguousLine, language: str) -> str:
    """The question a line asks that could not be read as a move; empty: it asks none about the rules."""
    asked = command_of(line)
    judged, about_rules = isinstance(asked, JudgeLine), error.says == ASKS_ABOUT_RULES
    if error.asks is not None:
        return ""
    if isinstance(asked, LineQuestion) and not judged:
        whole = ends_as_question(line) and len(asked.about.split()) > MOST_ABOUT
        return line.strip() if about_rules or (whole and not error.meant) else ""
    if asked is not None and not judged:
        return ""
    words = (asked.about if isinstance(asked, JudgeLine) else line).strip()
    begins = opens_as_question(words, language)
    if not judged and (wants_more(words, language) or _surely_asks(words, begins=begins)):
        return words
    return words if (begins or about_rules) and not error.meant else ""


def _surely_asks(words: str, *, begins: bool) -> bool:
    return ends_as_question(words) and (begins or is_story(words))
