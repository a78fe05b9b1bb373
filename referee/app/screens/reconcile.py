"""The screen that makes a record agree with its table: the table is typed, the entries stand beside it."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static, TextArea

from engine.kernel.errors import RefereeError
from engine.kernel.moves import Move
from referee.app.dialogs.base import AskText
from referee.app.labels import label
from referee.app.presenters.reconciliation_lines import fault_line, reconciliation_lines
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.position.reconciliation import Reconciliation, reconcile
from referee.position.writer import table_text
from referee.session.controller import GameController

PAUSE = 0.4
"""Seconds without a key after which the text is compared."""


class ReconcileScreen(Screen[tuple[Move, ...]]):
    """The text at the left, what has to be entered at the right; gives the moves, or none."""

    DEFAULT_CSS = """
    ReconcileScreen #reconcile-text { width: 1fr; height: 1fr; }
    ReconcileScreen #reconcile-plan { width: 1fr; height: 1fr; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "take", "Enter it", priority=True),
        Binding("f1", "app.help", "Help"),
        Binding("escape", "leave", "Back"),
    ]

    def __init__(self, controller: GameController, wording: Wording, *, looking: bool = False) -> None:
        super().__init__()
        self.controller, self.wording = controller, wording
        self._looking = looking
        self._typed = 0
        self._found: Reconciliation | None = None

    def compose(self) -> ComposeResult:
        """A heading, the text, what it comes to."""
        yield Static(Content.styled(label("reconcile"), "bold $accent"), id="phases")
        with Horizontal():
            yield TextArea(id="reconcile-text", soft_wrap=True)
            with VerticalScroll(id="reconcile-plan", can_focus=False):
                yield Static(label("reconcile-about"), id="reconcile-lines", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """The record of the table, to be changed where the table is otherwise."""
        session, area = self.controller.session, self.query_one(TextArea)
        try:
            area.text = table_text(session.adapter, session.state, self.wording.language)
        except RefereeError:
            area.text = ""  # what is hidden cannot be written; the table is typed from the beginning
        area.focus()

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """The text is compared when the keys rest."""
        event.stop()
        self._typed += 1
        typed = self._typed
        self.set_timer(PAUSE, lambda: self._compare() if typed == self._typed else None)

    def _compare(self) -> None:
        self._found = None
        try:
            self._found = reconcile(self.controller, self.query_one(TextArea).text, self.wording.language)
            said = "\n".join(reconciliation_lines(self._found, self.controller.session, self.wording))
        except RefereeError as error:
            said = fault_line(error, self.wording)
        self.query_one("#reconcile-lines", Static).update(said)

    def action_leave(self) -> None:
        """Back to the table; nothing is entered."""
        self.dismiss(())

    @work(exclusive=True, group="act")
    async def action_take(self) -> None:
        """Enters all of it, the corrections as one entry with a reason."""
        self._compare()
        found = self._found
        if found is None or found.cannot_be is not None or found.agrees or self._looking:
            self.notify(label("nothing-to-reconcile"))
            return
        reason = ""
        if found.corrections:
            lines = "\n".join(reconciliation_lines(found, self.controller.session, self.wording))
            asked = AskText(label("seen-why"), lines, value=label("seen-reason"))
            typed = await self.app.push_screen_wait(asked)
            reason = typed or ""
        if reason or not found.corrections:
            self.dismiss(found.moves(reason))
