"""A table drawn from above to below, for a look at what a position text means."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from engine.kernel.view import View
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import across, area_lines, has_board, is_owned
from referee.app.render.board_lines import area_line, board_of, tally_lines
from referee.app.render.row_lines import cells_of, told


def drawn(view: View, wording: Wording, width: int) -> Content:
    """The row, the board and the players of a table, as far as its game has them."""
    return Content("\n").join(_lines(view, wording, width))


def _lines(view: View, wording: Wording, width: int) -> Iterator[Content]:
    middle = across(view)
    for row in middle.rows if middle is not None else ():
        if row.across:
            yield from (Content(f"  {told(cell, wording)}") for cell in cells_of(row, frozenset()))
    seats = tuple(area for area in view.areas if is_owned(area))
    if has_board(view):
        yield from (area_line(one, wording, width).content for one in board_of(view))
        yield from (line.content for line in tally_lines(seats, wording, width))
        return
    for area in seats:
        yield from (line.content for line in area_lines(area, wording, width, frozenset()))
        yield Content("")
