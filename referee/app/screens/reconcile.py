"""The screen on which the record of a table is made to agree with it: the table is typed as a text."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static, TextArea

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.app.dialogs.dialog import AskText
from referee.app.presenters.repair_words import fault_line, reconciliation_lines
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.position.reconciliation import Reconciliation, reconcile
from referee.position.writer import seen_text
from referee.session.controller import GameController
from referee.words.speech import label

PAUSE = 0.4
"""Seconds without a key after which the text is compared."""


class ReconcileScreen(Screen[tuple[Move, ...]]):
    """The text at the left, the entries it leads to at the right; gives the moves, or none."""

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
        """Writes the record of the table, to be changed where the table differs."""
        session, area = self.controller.session, self.query_one(TextArea)
        try:
            area.text = seen_text(session.adapter, session.state, self.wording.language)
        except RefereeError:
            area.text = ""  # what is hidden cannot be written; the table is typed from the beginning
        area.focus()

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Compares the text when the keys rest."""
        event.stop()
        self._typed += 1
        typed = self._typed
        self.set_timer(PAUSE, lambda: self._compare() if typed == self._typed else None)

    def _compare(self) -> None:
        self._found = None
        try:
            self._found = reconcile(self.controller, self.query_one(TextArea).text, self.wording.language)
            report = "\n".join(reconciliation_lines(self._found, self.controller.session, self.wording))
        except RefereeError as error:
            report = fault_line(error, self.wording)
        self.query_one("#reconcile-lines", Static).update(report)

    def action_leave(self) -> None:
        """Goes back to the table without an entry."""
        self.dismiss(())

    @work(exclusive=True, group="act")
    async def action_take(self) -> None:
        """Takes all entries, the corrections as one with a reason."""
        self._compare()
        reconciliation = self._found
        if (
            reconciliation is None
            or reconciliation.cannot_be is not None
            or reconciliation.agrees
            or self._looking
        ):
            self.notify(label("nothing-to-reconcile"))
            return
        reason = ""
        if reconciliation.corrections:
            lines = "\n".join(reconciliation_lines(reconciliation, self.controller.session, self.wording))
            asked = AskText(label("seen-why"), lines, value=label("seen-reason"))
            typed = await self.app.push_screen_wait(asked)
            reason = typed or ""
        if reason or not reconciliation.corrections:
            self.dismiss(reconciliation.moves(reason))
