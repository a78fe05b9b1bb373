"""The least a Textual app can be, and the least that shows a table: the floors for starting and for reacting.

``python -m benchmarks.bare``: one line that counts keys. ``--board``: the panes of a table, nothing behind.
"""

from __future__ import annotations

import sys

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Footer, Input, OptionList, Static


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


class Board(Bare):
    """Two players' cards, moves, a ruling and a line to type on."""

    BINDINGS = [(key, "app.bell", f"Key {key}") for key in "wurhlbdo"]  # noqa: RUF012 - declared so by Textual
    CSS = "Horizontal { height: 1fr; } Horizontal OptionList { width: 1fr; height: 1fr; }"

    def compose(self) -> ComposeResult:
        """The panes."""
        yield from super().compose()
        yield Static("what is asked")
        for name, lines in (("card", 14), ("move", 8)):
            with Horizontal():
                yield OptionList(*(f"{name} {number}" for number in range(lines)))
                yield OptionList(*(f"{name} {number}" for number in range(lines)))
        yield Input()
        yield Footer()


if __name__ == "__main__":
    (Board if "--board" in sys.argv else Bare)().run()
