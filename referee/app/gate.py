"""The gate through which everything painted passes: no character a terminal obeys leaves in a text."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from engine.kernel.control_characters import visible


class Gate(LineFilter):
    """Textual hands it every line of every widget before the line is painted."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same segments, unless one holds such a character: then the line with its number, as long."""
        for text, style, _ in segments:
            if not text.isprintable() or (style is not None and style.link):
                return _cleaned(segments)
        return segments


def _cleaned(segments: list[Segment]) -> list[Segment]:
    length = sum(one.cell_length for one in segments)
    clean = [Segment(visible(text), _unlinked(style), control) for text, style, control in segments]
    return Segment.adjust_line_length(clean, length)


def _unlinked(style: Style | None) -> Style | None:
    """A style without the link a terminal would be told; nothing here links to anywhere outside."""
    return style.update_link(None) if style is not None and style.link else style
