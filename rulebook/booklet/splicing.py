"""Which paragraphs belong together that the file has torn apart?

Columns that were spliced: what goes on in the middle of a sentence belongs to the last paragraph that broke
off. Short lists: they belong to the sentence that leads to them.
"""

from __future__ import annotations

import re

from rulebook.booklet.records import Part

ITEM = re.compile(r"^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+|\[li\])")
BROKEN_OFF = re.compile(r"(?:[^\W\d_]|[,(\-\u00ad])[*_\s]*$")
SENTENCE = re.compile(r"[.,:;!?][*_)\"”“]*(?:\s|$)")
SHORTEST_PROSE = 60
FARTHEST = 8
"""Paragraphs between the two halves of one that was cut by a column or a picture."""
LONGEST_LIST = 480
"""Characters of a list that is kept together; the items of a longer one are rules of their own."""
GOES_ON = re.compile(r"^[*_\s]*[^\W\d_]")
SHORTEST_ITEM = 4
"""Characters of an item with what stands between two: with more of them a list is too long anyway."""
LOOKED_AT = 90
"""Characters at the ends of a paragraph that show whether it is whole."""


def spliced(parts: list[Part]) -> list[Part]:
    """Paragraphs that broke off joined to where they go on; what follows there goes with them."""
    done: list[Part] = []
    broken: int | None = None
    moved: tuple[str, tuple[str, ...]] | None = None
    for part in parts:
        own = part.headings
        if broken is not None and len(done) - broken > FARTHEST:
            broken = None
        if broken is not None and _goes_on(part.text):
            before = done[broken]
            done[broken] = Part(before.number, joined(before.text, part.text), before.headings, before.page)
            if own != before.headings:
                moved = (own[0] if own else "", before.headings)
            if not _broken_off(part.text):
                broken = None
            continue
        headings = moved[1] if moved and own and own[0] == moved[0] else own
        if moved and headings is own:
            moved = None
        done.append(Part(len(done), part.text, headings, part.page))
        if _broken_off(part.text):
            broken = len(done) - 1
    return done


def _broken_off(text: str) -> bool:
    prose = len(text) > SHORTEST_PROSE and SENTENCE.search(text) and not ITEM.match(text[:LOOKED_AT])
    return bool(prose and BROKEN_OFF.search(text[-LOOKED_AT:]))


def _goes_on(text: str) -> bool:
    first = GOES_ON.match(text)
    return first is not None and first[0][-1].islower()


def with_lists(parts: list[Part]) -> list[Part]:
    """Short lists put together with the sentence that leads to them: none of their items says much alone."""
    done: list[Part] = []
    at = 0
    while at < len(parts):
        lead, items = parts[at], _items_after(parts, at)
        whole = "\n\n".join((lead.text, *(item.text for item in items)))
        if not items or len(whole) > LONGEST_LIST:
            items, whole = [], lead.text
        done.append(Part(len(done), whole, lead.headings, lead.page))
        at += 1 + len(items)
    return done


def _items_after(parts: list[Part], at: int) -> list[Part]:
    """The items of the list that a sentence with a colon leads to."""
    if not parts[at].text.rstrip("* _").endswith(":"):
        return []
    items: list[Part] = []
    for part in parts[at + 1 : at + 2 + LONGEST_LIST // SHORTEST_ITEM]:
        if not ITEM.match(part.text) or part.headings != parts[at].headings:
            break
        items.append(part)
    return items


def cut_word(before: str, after: str) -> bool:
    """Whether a word was cut in two between them."""
    cut = before.rstrip("* _")
    return cut.endswith(("-", "\u00ad")) and cut[-2:-1].isalpha() and _goes_on(after)


def joined(before: str, after: str) -> str:
    """Two pieces of one paragraph."""
    if cut_word(before, after):
        return before.rstrip("* _")[:-1] + after.lstrip("* _")
    return f"{before} {after}"
