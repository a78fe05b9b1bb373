"""The least a Textual app can be: one line that counts keys. The floor for starting and for reacting."""

from __future__ import annotations

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static


class Bare(App[None]):
    """Counts keys."""

    pressed = 0

    def compose(self) -> ComposeResult:
        """One line."""
        yield Static("0")

    def on_key(self, _event: events.Key) -> None:
        """Shows how many there were."""
        self.pressed += 1
        self.query_one(Static).update(str(self.pressed))


if __name__ == "__main__":
    Bare().run()
