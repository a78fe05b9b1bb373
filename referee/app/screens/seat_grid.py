"""The grid of seats against seats: who may do what to whom, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.coordinate import Coordinate
from textual.screen import Screen
from textual.widgets import DataTable, Static

from engine.kernel.view import Grid, GridCell
from referee.app.host import RuleWanted
from referee.app.presenters.rulings import Node, explained_nodes
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine

NO, HIMSELF = "✗", "·"


class GridScreen(Screen[None]):
    """A small table; each line is one who acts, each column one who is acted upon."""

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
        """A heading, the table, and what is told of the cell under the highlight."""
        yield Static(Content.styled(self.wording.word(self.grid.name), "bold $accent"), id="phases")
        yield DataTable(id="grid", zebra_stripes=False, cursor_foreground_priority="css")
        yield FoldingTree(id="why")
        yield KeyLine()

    def on_mount(self) -> None:
        """The table, at its first cell."""
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
        """What may be done there, or why not."""
        event.stop()
        cell = self.grid.cell(str(event.cell_key.row_key.value), str(event.cell_key.column_key.value))
        self.query_one(FoldingTree).tell(tuple(self._told(cell)) if cell is not None else ())

    def _told(self, cell: GridCell) -> Iterator[Node]:
        yield Node(f"{self.wording.names(cell.by)} → {self.wording.names(cell.to)}")
        if cell.may:
            yield Node(", ".join(self.wording.kind(one) for one in cell.may), "✓")
        if cell.why_not is not None:
            yield from explained_nodes((cell.why_not,), self.wording, self.text)

    def on_data_table_cell_selected(self, event: DataTable.CellSelected) -> None:
        """To the reason, to open its rule."""
        event.stop()
        self.query_one(FoldingTree).focus()

    def on_folding_tree_rule_chosen(self, message: FoldingTree.RuleChosen) -> None:
        """Enter on a rule opens its section."""
        message.stop()
        self.post_message(RuleWanted(message.rule))


def _shown(cell: GridCell) -> str:
    return " ".join(glyphs.sign(one) or one for one in cell.may) or NO
