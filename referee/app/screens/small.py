"""A window too small for the table: said plainly, and gone when the window has grown."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from referee.app.labels import label


class TooSmall(Screen[None]):
    """One sentence."""

    def compose(self) -> ComposeResult:
        """The sentence, with the size the window has."""
        size = self.app.size
        yield Static(label("too-small", width=size.width, height=size.height), id="too-small", markup=False)
