"""The disputed line down to which a position text was judged, and the lines behind it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reasons import Verdict
from referee.cli.judge import wrap
from referee.position.dispute import DisputeRead, question
from referee.position.tokens import PositionError
from referee.words.ruling_text import MARKS
from referee.words.speech import Speech


def unread_lines(dispute: DisputeRead, speech: Speech, width: int) -> Iterator[tuple[int, str]]:
    """The text of each line that was not judged, under its number."""
    error = dispute.unread
    if error is None:
        return
    yield error.line, "\n".join(_asked(dispute.unread_line, error, speech, width))
    reason = speech.say("position/depends-on", line=error.line)
    for behind in dispute.behind:
        lines = [*wrap(f"? {behind.text}", "", None, width), *wrap(reason, "  ", "    ", width)]
        yield behind.line, "\n".join(lines)


def _asked(line: str, error: PositionError, speech: Speech, width: int) -> Iterator[str]:
    """The line, its question, and the offers that answer it."""
    yield from wrap(f"? {line}", "", None, width)
    asked = speech.say("position/not-understood", question=question(error, speech))
    yield from wrap(f"{MARKS[Verdict.CANNOT_TELL]} {asked}", "  ", "    ", width)
    if error.offers:
        yield from wrap(speech.say("position/offers"), "    ", None, width)
        yield from (line for offer in error.offers for line in wrap(offer, "      ", "        ", width))
