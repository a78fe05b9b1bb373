"""An input field that takes pasted text whole."""

from __future__ import annotations

from textual import events
from textual.widgets import Input


class LineField(Input):
    """Textual would take the first line of a text alone and drop the others."""

    def on_paste(self, event: events.Paste) -> None:
        """Several lines become one."""
        lines = event.text.split("\n")
        if len(lines) > 1:
            event.stop()
            event.prevent_default()
            start, end = sorted(self.selection)
            self.replace(" ".join(event.text.split()), start, end)
