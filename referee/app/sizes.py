"""How large has the window to be, and what is a narrow or a high one?"""

from __future__ import annotations

from collections.abc import Iterator

from textual.geometry import Size

LEAST_WIDTH, LEAST_HEIGHT = 80, 24

WIDTHS = [(0, "-narrow"), (100, "-normal"), (140, "-wide")]
HEIGHTS = [(0, "-short"), (30, "-tall"), (44, "-high")]
"""From so many columns or rows on a screen has this class, by which it is styled."""


def classes_of(size: Size) -> Iterator[str]:
    """The classes Textual gives a screen of this size once it has been laid out.

    A screen that takes them before is laid out and painted once and not twice.
    """
    for length, named in ((size.width, WIDTHS), (size.height, HEIGHTS)):
        yield [name for least, name in named if length >= least][-1]
