"""The least a Textual app can be, and the least that shows a table: the floors for starting and for reacting.

``python -m benchmarks.bare_app``: one line that counts keys. ``--board``: the panes of a table alone.
``--answering FILE``: panes as full as ours, keys answered as Textual's own documentation does it: ``e`` and
``u`` commit a line to that SQLite file, then every pane is cleared and filled again with as many lines as the
example of ours has; the highlight fills the pane of the ruling. Nothing is judged, read, worded or fitted to
the width, and nothing is done to be quick: Textual paints when it does by default, sixty times a second.
"""

from __future__ import annotations

import sqlite3
import sys

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Footer, Input, OptionList, Static

PANES = {"first": ("card", 14), "second": ("card", 11), "moves": ("move", 6), "ruling": ("reason", 3)}
"""Pane -> what its lines are called and how many there are: those of the ready table in the example."""
ABOUT = "and what is to be said about it, as long as ours"


def keys(count: int) -> str:
    """How many keys were pressed, as it is shown."""
    return f"keys pressed: {count}"


class Bare(App[None]):
    """Counts keys."""

    pressed = 0

    def compose(self) -> ComposeResult:
        """One line."""
        yield Static(keys(0))

    def on_key(self, _event: events.Key) -> None:
        """Shows how many there were."""
        self.pressed += 1
        self.query_one(Static).update(keys(self.pressed))


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


class Answering(App[None]):
    """Keeps a line and shows everything anew."""

    BINDINGS = [("e", "enter", "Enter"), ("u", "enter", "Undo")]  # noqa: RUF012 - declared so by Textual
    CSS = Board.CSS

    def __init__(self, file: str) -> None:
        super().__init__()
        self.journal = sqlite3.connect(file, isolation_level=None)
        for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"):
            self.journal.execute(statement)
        self.journal.execute("CREATE TABLE IF NOT EXISTS entry (number INTEGER PRIMARY KEY, body TEXT)")
        self.entered = 0

    def compose(self) -> ComposeResult:
        """The panes, as many lines in each as ours has."""
        yield Static("where we are", id="phases")
        yield Static("what is asked", id="waiting")
        for pair in (("first", "second"), ("moves", "ruling")):
            with Horizontal():
                for pane in pair:
                    yield OptionList(*lines(pane, 0), id=pane)
        yield Input()
        yield Footer()

    def on_mount(self) -> None:
        """The cursor is on the moves."""
        self.query_one("#moves").focus()

    def action_enter(self) -> None:
        """Commits, then fills every pane."""
        self.entered += 1
        self.journal.execute("INSERT INTO entry (body) VALUES (?)", [f"entry {self.entered}"])
        self.query_one("#phases", Static).update(f"where we are after {self.entered}")
        self.query_one("#waiting", Static).update(f"what is asked after {self.entered}")
        for pane in PANES:
            self.fill(pane)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What is to be said about the highlighted move."""
        if event.option_list.id == "moves":
            self.fill("ruling", event.option_index)

    def fill(self, pane: str, about: int = 0) -> None:
        """Clears a pane and fills it again."""
        shown = self.query_one(f"#{pane}", OptionList)
        shown.clear_options()
        shown.add_options(lines(pane, self.entered + about))


def lines(pane: str, entered: int) -> list[str]:
    """What stands in a pane after so many entries."""
    name, count = PANES[pane]
    return [f"{name} {number} of {entered}, {ABOUT}" for number in range(count)]


def wanted(arguments: list[str]) -> App[None]:
    """The app the command line names."""
    if "--answering" in arguments:
        return Answering(arguments[-1])
    return Board() if "--board" in arguments else Bare()


if __name__ == "__main__":
    wanted(sys.argv[1:]).run()
