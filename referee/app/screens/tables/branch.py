"""A branch of a table on the screen: its own banner, and nothing of it is recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from referee.app.presenters.wording import Wording
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.command_line import CommandLine
from referee.session.preview import TableBranch
from referee.words.speech import label

if TYPE_CHECKING:
    _Table = TableScreen
else:
    _Table = object

PutBack = Callable[[tuple[str, ...], bool], None]
"""(the lines of the branch, whether one at a time) -> they wait at the table."""
RECORDING = frozenset({"give", "doubt", "write", "cards", "note", "provisional"})
"""Keys that write something down, which a branch never does."""
BACK = (
    Binding("T", "branch", "Put back", show=False),
    Binding("S", "step_back", "Step by step", show=False),
)


class BranchParts(_Table):
    """The additions of a branch to the table of any game."""

    def __init__(
        self, branch: TableBranch, wording: Wording, put_back: PutBack, *, name: str, line: str
    ) -> None:
        """``line``: a line that is tried at once."""
        super().__init__(branch.controller, wording, name=name)
        self._branch, self._put_back, self._tried = branch, put_back, line

    def compose(self) -> ComposeResult:
        """The banner above the table."""
        yield Static(Content.styled(label("branch-banner"), "bold reverse $warning"), id="branch-banner")
        yield from super().compose()

    def settled(self) -> None:
        """Tries the line that opened the branch, once."""
        tried, self._tried = self._tried, ""
        if tried:
            box = self.query_one(CommandLine)
            box.put(tried)
            self.set_focus(box)
            self.make_lines((tried,))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Refuses the keys that write something down."""
        return False if action in RECORDING else super().check_action(action, parameters)

    def action_branch(self) -> None:
        """Goes back to the table, where the moves of the branch wait to be entered together."""
        self._leave(one_at_a_time=False)

    def action_step_back(self) -> None:
        """Goes back to the table, where the moves of the branch wait to be entered one by one."""
        self._leave(one_at_a_time=True)

    def action_leave(self) -> None:
        """Goes back to the table as it was."""
        self.app.pop_screen()

    def open_branch(self, line: str = "") -> None:
        """Tries the line here: a branch has no branches."""
        if line:
            self.make_lines((line,))

    def _leave(self, *, one_at_a_time: bool) -> None:
        lines = tuple(line for move, at in self._branch.moves() if (line := self.lines.line_of(move, at)))
        if not lines:
            self.notify(label("branch-empty"))
            return
        self.app.pop_screen()
        self._put_back(lines, one_at_a_time)


class SeatBranchScreen(BranchParts, TableScreen):
    """A branch of a table of cards."""

    BINDINGS: ClassVar[list[BindingType]] = [*BACK]


class RowBranchScreen(BranchParts, RowTableScreen):
    """A branch of a table whose cards lie in a row."""

    BINDINGS: ClassVar[list[BindingType]] = [*BACK]


class BoardBranchScreen(BranchParts, BoardTableScreen):
    """A branch of a table with a board."""

    BINDINGS: ClassVar[list[BindingType]] = [*BACK]


def branch_screen(table: TableScreen) -> type[BranchParts]:
    """The screen of a branch that draws a table as this one does."""
    if isinstance(table, RowTableScreen):
        return RowBranchScreen
    return BoardBranchScreen if isinstance(table, BoardTableScreen) else SeatBranchScreen
