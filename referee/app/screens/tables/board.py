"""The table screen of a game with a board: areas, their neighbours, players."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from engine.kernel.view import View
from referee.app.presenters.ruling_tree import Node, preview_nodes
from referee.app.render.area_lines import is_owned
from referee.app.render.board_lines import area_line, around, board_of, is_fought_over, tally_lines
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.area_pane import LinesPane
from referee.app.widgets.move_list import OfferedMove


class BoardTableScreen(TableScreen):
    """One game under way on a board of neighbouring areas."""

    DEFAULT_CSS = """
    BoardTableScreen #board { width: 1fr; height: 1fr; }
    BoardTableScreen #beside-board { width: 1fr; height: 1fr; border-left: solid $divider; }
    BoardTableScreen #tallies { height: auto; max-height: 8; padding: 0 1; }
    BoardTableScreen #around { height: 1fr; padding: 0 1; border-top: solid $divider; }
    BoardTableScreen.-short #around { border-top: none; }
    BoardTableScreen LinesPane > .option-list--option { padding: 0; }
    """
    SIDE = "beside-row"
    _fought = ""
    """The area of the battle that is open, which is selected when it opens."""

    def _board(self) -> ComposeResult:
        """The areas at the left; beside them the players and the neighbours of the selected area."""
        with Horizontal():
            yield LinesPane(id="board")
            with Vertical(id="beside-board"):
                yield LinesPane(id="tallies")
                yield LinesPane(id="around")

    def _draw_board(self, view: View, listed: tuple[OfferedMove, ...]) -> None:  # noqa: ARG002 - moves say it
        board, tallies = self.query_one("#board", LinesPane), self.query_one("#tallies", LinesPane)
        seats = tuple(area for area in view.areas if is_owned(area))
        tallies.show_lines(tuple(tally_lines(seats, self.wording, tallies.room)))
        board.show_lines(tuple(area_line(area, self.wording, board.room) for area in board_of(view)))
        fought = next((area.id for area in board_of(view) if is_fought_over(area)), "")
        if fought and fought != self._fought:
            board.put(fought)
        self._fought = fought
        self._draw_around(board.here.piece if board.here is not None else "")

    def _looked_at(self, offer: OfferedMove) -> tuple[Node, ...]:
        """The ruling on a move, and its preview."""
        nodes = super()._looked_at(offer)
        choice = offer.choice
        if choice is None or choice.least or not self.controller.session.adapter.foresees:
            return nodes
        move = choice.with_picks(()) if choice.pick else choice.move
        return (*nodes[:1], *preview_nodes(self.controller.session, move, self.wording), *nodes[1:])

    def _draw_around(self, selected: str) -> None:
        board = {area.id: area for area in board_of(self.controller.view)}
        pane = self.query_one("#around", LinesPane)
        if selected not in board:
            pane.show_lines(())
            return
        before = pane.lines[0].piece if pane.lines else ""
        pane.show_lines(tuple(around(board[selected], board, self.wording, pane.room)))
        if before != selected:
            pane.highlighted = 0

    def on_mount(self) -> None:
        """Draws again after the first layout, when the widths of the panes are known."""
        super().on_mount()
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        """Fits the lines to the width."""
        super().on_resize()
        if self.is_mounted and self.query("#board"):
            self.call_after_refresh(self.redraw)

    def on_lines_pane_moved(self, message: LinesPane.Moved) -> None:
        """Draws the neighbours of the area that is now selected."""
        message.stop()
        if message.pane.id == "board":
            self._draw_around(message.piece)

    def on_lines_pane_taken(self, message: LinesPane.Taken) -> None:
        """Selects the chosen neighbour; explains the numbers of any other line."""
        message.stop()
        if message.pane.id == "around":
            self.query_one("#board", LinesPane).put(message.piece)
        else:
            self.action_why()

    def _explained_here(self) -> tuple[str, ...]:
        """The numbers of the selected line; from elsewhere first those of the open battle."""
        if isinstance(self.focused, LinesPane):
            return self.focused.here.explains if self.focused.here is not None else ()
        fought = next(
            (line.explains for line in self.query_one("#board", LinesPane).lines if line.explains), ()
        )
        here = self.query_one("#tallies", LinesPane).here
        return fought or (here.explains if here is not None else ())
