"""Which messages are one line of text with gaps, and how are the gaps filled?

Nine of ten are: nothing in them depends on a number or a gender. They are filled here, as Fluent fills them,
so that most tables can be shown before Fluent is loaded (0.04 s), and nothing of them is parsed. Fluent says
the others, and whatever is not as simple as it looks: a fact that is missing, a long number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

GAP = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
NOTHING = '{""}'
"""How a message says nothing, or keeps a blank at its end."""
LINE = re.compile(rf"[a-zA-Z][\w-]*[ \t]*=[ ]*((?:[^\n{{}}]|{GAP.pattern}|{re.escape(NOTHING)})+)\n")

GROUPED = 1000
"""From here on a language may part the digits of a number."""


class Line:
    """A message in which nothing is chosen."""

    def __init__(self, text: str) -> None:
        parts = GAP.split(text)
        self._parts = parts
        self.variables = frozenset(parts[1::2])

    def filled(self, facts: Mapping[str, str | int]) -> str | None:
        """The sentence; None: it takes Fluent to say it."""
        parts = list(self._parts)
        for at in range(1, len(parts), 2):
            value = facts.get(parts[at])
            if value is None or (isinstance(value, int) and not -GROUPED < value < GROUPED):
                return None
            parts[at] = str(value)
        return "".join(parts)


def line_of(source: str) -> Line | None:
    """A message as a line with gaps, if it is no more than that."""
    found = LINE.fullmatch(source)
    return Line(found[1].rstrip().replace(NOTHING, "")) if found else None
