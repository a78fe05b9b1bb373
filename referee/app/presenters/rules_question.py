"""A typed line that asks about the rules and not about a move."""

from __future__ import annotations

from referee.app.presenters.typed_lines import AmbiguousLine
from referee.notation.parser.commands import JudgeLine, command_of

OPENING = 4
"""So many words tell whether a sentence begins as a question; a longer line may be a move that is told."""


def rules_question(line: str, error: AmbiguousLine, language: str) -> str:
    """The question a line asks that could not be read as a move; empty: it asks none about the rules."""
    asked = command_of(line)
    judged = isinstance(asked, JudgeLine)
    if error.asks is not None or (asked is not None and not judged):
        return ""
    words = (asked.about if isinstance(asked, JudgeLine) else line).strip()
    begins = _begins_as_question(words, language)
    if not judged and begins and words.endswith("?"):
        return words
    return words if (begins or error.says == "line_asks") and not error.meant else ""


def _begins_as_question(words: str, language: str) -> bool:
    from rulebook.asking.rankers import is_question  # its data is read with the first question

    return is_question(" ".join(words.replace("?", " ").split()[:OPENING]), language)
