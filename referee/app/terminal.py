"""The terminal: its size, its end by signals, and no control characters in what is painted."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.geometry import Size

from engine.kernel.errors import visible
from referee.words.ascii_signs import in_ascii

LEAST_WIDTH, LEAST_HEIGHT = 40, 20

WIDTHS = [(0, "-slim"), (60, "-narrow"), (100, "-normal"), (140, "-wide")]
HEIGHTS = [(0, "-short"), (30, "-tall"), (44, "-high")]
"""From so many columns or rows on a screen has this class, by which it is styled."""


def size_classes(size: Size) -> Iterator[str]:
    """The classes Textual gives a screen of this size once it has been laid out.

    A screen that takes them before is laid out and painted once and not twice.
    """
    for length, named in ((size.width, WIDTHS), (size.height, HEIGHTS)):
        yield [name for least, name in named if length >= least][-1]


class Gate(LineFilter):
    """Textual hands it every line of every widget before the line is painted."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same segments, unless one holds such a character: then the line with its number, as long."""
        for text, style, _ in segments:
            if not text.isprintable() or (style is not None and style.link):
                return _cleaned(segments)
        return segments


class AsciiSigns(LineFilter):
    """Every sign of a line as an ASCII sign of the same width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same segments, with other signs."""
        return [Segment(in_ascii(text, longer=False), style, control) for text, style, control in segments]


def _cleaned(segments: list[Segment]) -> list[Segment]:
    length = sum(one.cell_length for one in segments)
    clean = [Segment(visible(text), _unlinked(style), control) for text, style, control in segments]
    return Segment.adjust_line_length(clean, length)


def _unlinked(style: Style | None) -> Style | None:
    """A style without the link a terminal would be told; nothing here links to anywhere outside."""
    return style.update_link(None) if style is not None and style.link else style


ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))
KILLED = 128
"""A program that a signal ended answers with this and the number of the signal."""


def on_signals(leave: Callable[[int], None]) -> None:
    """``leave`` is called with the exit code; a second signal of the same kind ends the program at once."""
    loop = asyncio.get_running_loop()

    def came(number: int) -> None:
        loop.remove_signal_handler(number)
        leave(KILLED + number)

    for number in ENDING:
        try:
            loop.add_signal_handler(number, came, number)
        except NotImplementedError:  # no such loop on Windows, where closing the window ends the program
            return
