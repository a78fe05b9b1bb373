"""How do people write a deck as plain text?

One card on a line, the copies before or behind the name: ``3x Great Keep``, ``Great Keep x3``, ``Great Keep
(3)``. A line without a number is one copy. Words such as *Plots* alone on a line begin a part of the deck.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards.spelling import key

HEADINGS = {
    "house": ("house", "house card", "faction", "дом", "карта дома"),
    "agenda": ("agenda", "agendas", "цель", "цели"),
    "plots": ("plot", "plots", "plot deck", "plot cards", "замысел", "замыслы", "колода замыслов"),
    "draw": (
        "deck", "draw deck", "house deck", "main deck", "cards", "character", "characters", "location",
        "locations", "attachment", "attachments", "event", "events", "колода", "колода дома", "герои",
        "герой", "места", "место", "довески", "довесок", "события", "событие",
    ),
}  # fmt: skip
"""Part of a deck -> the words that begin it."""
PART_OF = {key(word): part for part, words in HEADINGS.items() for word in words}
REMARKS = ("#", "//", ";", "---", "===")
SUMS = tuple(map(key, ("total", "sum", "всего", "итого")))

BEFORE = re.compile(r"^(\d{1,6})\s*[x\u0445\u00d7]?\s+(\S.*)$", re.IGNORECASE)
BEHIND = re.compile(r"^(\S.*?)\s+[x\u0445\u00d7]\s*(\d{1,6})$", re.IGNORECASE)
COUNTED = re.compile(r"^(\S.*?)\s*\((\d{1,6})\)\s*:?$")
LABELLED = re.compile(r"^([^:]{1,30}):\s*(\S.*)?$")

Found = tuple[int, int, str, str]
"""Number of the line, copies, name, part."""


def text_lines(text: str) -> Iterator[Found]:
    """The cards a text names, line by line."""
    part = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split()).lstrip("*-\u2022 ") if not raw.strip().startswith(REMARKS) else ""
        if not line or key(line).split(" ")[0] in SUMS:
            continue
        begun = _heading(line)
        if begun is None:
            copies, name = _counted(line)
            yield number, copies, name, part
            continue
        part, rest = begun
        if rest:
            yield number, 1, rest, part


def _heading(line: str) -> tuple[str, str] | None:
    """The part a line begins, and the card it names at once: ``House: Stark``."""
    counted = COUNTED.match(line)
    word = key(counted[1] if counted else line)
    if word in PART_OF:
        return PART_OF[word], ""
    labelled = LABELLED.match(line)
    part = PART_OF.get(key(labelled[1])) if labelled else None
    if labelled is None or part is None:
        return None
    rest = labelled[2] or ""
    return part, "" if rest.isdigit() else rest


def _counted(line: str) -> tuple[int, str]:
    before = BEFORE.match(line)
    if before:
        return int(before[1]), before[2]
    behind = BEHIND.match(line) or COUNTED.match(line)
    return (int(behind[2]), behind[1]) if behind else (1, line)
