"""Screens over a table: who may do what to whom, and who could still answer the last acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.coordinate import Coordinate
from textual.screen import Screen
from textual.widgets import DataTable, Static

from engine.kernel.view import Grid, GridCell
from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.ruling_tree import Node, explained_nodes
from referee.app.presenters.window_words import WindowWords
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.session.controller import GameController
from referee.session.log.window_ledger import LedgerWindow, window_ledger
from referee.words.speech import label

NO, HIMSELF = "✗", "·"


class GridScreen(Screen[None]):
    """A table of who may act on whom: a line for each who acts, a column for each acted upon."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,m", "app.pop_screen", "Back"),
    ]

    def __init__(self, grid: Grid, wording: Wording, text: str) -> None:
        super().__init__()
        self.grid = grid
        self.wording = wording
        self.text = text

    def compose(self) -> ComposeResult:
        """A heading, the table, and the reason for the highlighted cell."""
        yield Static(Content.styled(self.wording.word(self.grid.name), "bold $accent"), id="phases")
        yield DataTable(id="grid", zebra_stripes=False, cursor_foreground_priority="css")
        yield FoldingTree(id="why")
        yield KeyLine()

    def on_mount(self) -> None:
        """Draws the table and highlights its first cell."""
        table = self.query_one(DataTable)
        table.add_column("", key="who")
        for seat in self.grid.seats:
            table.add_column(Text(f"→ {self.wording.names(seat)}"), key=seat)
        for seat in self.grid.seats:
            table.add_row(Text(self.wording.names(seat)), *self._line(seat), key=seat)
        table.cursor_coordinate = Coordinate(0, 2)
        table.focus()

    def _line(self, by: str) -> Iterator[str]:
        for to in self.grid.seats:
            cell = self.grid.cell(by, to)
            yield HIMSELF if cell is None else _shown(cell)

    def on_data_table_cell_highlighted(self, event: DataTable.CellHighlighted) -> None:
        """Shows what may be done there, or why not."""
        event.stop()
        cell = self.grid.cell(str(event.cell_key.row_key.value), str(event.cell_key.column_key.value))
        self.query_one(FoldingTree).tell(tuple(self._told(cell)) if cell is not None else ())

    def _told(self, cell: GridCell) -> Iterator[Node]:
        yield Node(f"{self.wording.names(cell.by)} → {self.wording.names(cell.to)}")
        if cell.may:
            yield Node(", ".join(self.wording.kind(kind) for kind in cell.may), "✓")
        if cell.why_not is not None:
            yield from explained_nodes((cell.why_not,), self.wording, self.text)

    def on_data_table_cell_selected(self, event: DataTable.CellSelected) -> None:
        """Goes to the reason, so that its rule can be opened."""
        event.stop()
        self.query_one(FoldingTree).focus()


def _shown(cell: GridCell) -> str:
    return " ".join(glyphs.sign(kind) or kind for kind in cell.may) or NO


MOST_TOLD = 10
"""Lines that are told before they are taken back."""


class WindowScreen(Screen[None]):
    """The windows of the game as a tree, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f", "mend", "Undo to here"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q,M", "leave", "Back"),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Refuses to take anything back where the game is only looked at."""
        return not (self._looking and action == "mend")

    def __init__(
        self, controller: GameController, wording: Wording, *, entry: int | None = None, looking: bool = False
    ) -> None:
        """``entry``: the line whose windows are shown; without it those of the last moves."""
        super().__init__()
        self.controller, self.wording = controller, wording
        self._entry, self._looking = entry, looking
        self._windows: tuple[LedgerWindow, ...] = ()

    def compose(self) -> ComposeResult:
        """A heading and the tree."""
        yield Static(Content.styled(label("windows"), "bold $accent"), id="phases")
        yield FoldingTree(id="ledger")
        yield KeyLine()

    def on_mount(self) -> None:
        """Everything opened."""
        self._windows = window_ledger(self.controller.session, self._entry)
        tree = self.query_one(FoldingTree)
        tree.tell(self._told(), self._told)
        tree.focus()

    def action_leave(self) -> None:
        """Goes back to the table or the log."""
        self.dismiss()

    def _told(self) -> tuple[Node, ...]:
        keys = () if self._looking else ("f", "r")
        return WindowWords(self.controller.session, self.wording).nodes(self._windows, keys)

    @work(exclusive=True, group="act")
    async def action_mend(self) -> None:
        """Takes back what closed the highlighted window, or the newest that was not offered to all."""
        window = self._skipped()
        if window is None or self._looking:
            self.notify(label("no-window-to-mend"))
            return
        session = self.controller.session
        _, taken = session.preview_undo(window.back_to)
        words = LogWords(session, self.wording)
        shown = [f"{line.number}  {words.text(line)}" for line in taken[:MOST_TOLD]]
        more = [label("and-more", count=len(taken) - MOST_TOLD)] if len(taken) > MOST_TOLD else []
        sure = Confirm(label("take-back", count=len(taken)), "\n".join([*shown, *more]))
        if await self.app.push_screen_wait(sure):
            try:
                session.undo(window.back_to)
            except Problem as error:
                self.notify(self.wording.error(error), severity="warning", timeout=12)
                return
            self.dismiss()

    def _skipped(self) -> LedgerWindow | None:
        """The highlighted window, if somebody was not asked in it; otherwise the newest of that kind."""
        here = self.query_one(FoldingTree).branch_here()
        chosen = self._windows[here : here + 1] if here is not None else ()
        return next((window for window in (*chosen, *self._windows) if window.later), None)
