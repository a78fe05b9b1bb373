"""A ruling as lines, before anybody says where they are shown."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

Titles = Callable[[str], str]
"""Rule id -> the title of its section."""


class Line(Struct, frozen=True):
    """One line of a ruling."""

    depth: int
    mark: str
    """``✓`` ``✗`` ``?``, ``=`` before a number, nothing before a heading."""
    says: str
    rule: str = ""
    title: str = ""
    """Of the rule's section, with its basis where that is not the printed text itself."""

    def text(self) -> str:
        """The line as plain text."""
        mark = f"{self.mark} " if self.mark else ""
        cited = f" [{self.rule}{': ' if self.title else ''}{self.title}]" if self.rule else ""
        return f"{'  ' * self.depth}{mark}{self.says}{cited}"
