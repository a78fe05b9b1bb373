"""How would a line read whose titles nobody knows stood in quotation marks?"""

from __future__ import annotations

from collections.abc import Iterator

from referee.notation.candidates import Line
from referee.notation.lexing import folded, quote
from referee.notation.misread import Offer

MOST_TITLES = 8
"""As many as a line names, and one more."""


def with_quotes(line: Line) -> Iterator[Offer]:
    """The line with what stands for titles of plots in quotation marks: they may be titles nobody knows."""
    text = line.text.strip()
    for _ in range(MOST_TITLES):
        there = line.other(text)
        if there.candidates():
            if text != line.text.strip():
                yield Offer(text, "word")
            return
        quoted = line.effort.allows(_with_one_quoted(there))
        text = next((one for one in quoted if _is_understood_further(one, there)), "")
        if not text:
            return


def _is_understood_further(text: str, line: Line) -> bool:
    there = line.other(text)
    return bool(there.candidates()) or there.furthest > line.furthest


def _with_one_quoted(line: Line) -> Iterator[str]:
    """The line with quotation marks round what stands where a plot is named, the last such place first."""
    places = [at for at, wants in line.wants.items() if any(want.what == "plot" for want in wants)]
    for at in sorted(places, reverse=True):
        end = _end_of_title(line, at)
        if end > at:
            first, last = line.tokens[at].start, line.tokens[end - 1].end
            yield f"{line.text[:first]}{quote(line.text[first:last])}{line.text[last:]}"


def _end_of_title(line: Line, at: int) -> int:
    """Up to which token the title of a plot may go on that begins here."""
    end = at
    slots = (slot for form in line.lexicon.grammar.forms for slot in form.slots if slot.lead)
    leads = {word for one in slots if one.holds == "plots" for word in line.lexicon.leads[one.lead]}
    while end < len(line.tokens) and not line.tokens[end].sign and not line.tokens[end].quoted:
        if end > at and folded(line.tokens[end].text) in leads:
            break
        end += 1
    return end
