"""The sealed question: a player asks about a card in hand on a covered screen, and nothing of it is written.

The move is judged by what everybody at the table knows and by what the question itself names, whatever the
referee was told of the hand: the answer and the work for it are the same for every hand.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.app.dialogs.base import LineField
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.desk.verdicts import at_table
from referee.session.controller import GameController
from referee.words.rulings import ruling_lines

MOST_LINES = 12


class SealedQuestion(ModalScreen[None]):
    """Covers the table; the question and its answer are gone when it closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, controller: GameController, wording: Wording, seat: str) -> None:
        super().__init__(classes="private")
        self.controller = controller
        self.wording = wording
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Whose question it is, the line, the answer."""
        with Vertical(classes="box"):
            title = label("sealed-title", seat=self.wording.names(self.seat))
            yield Static(title, classes="heading", markup=False)
            yield LineField(placeholder=label("sealed-type"), id="sealed-line")
            yield Static("", id="sealed-answer", markup=False)
            yield Static(label("sealed-hint"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Ready to type."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The answer; the line stays, to be asked otherwise."""
        event.stop()
        if event.value.strip():
            self.query_one("#sealed-answer", Static).update(self._answer(event.value.strip()))

    def _answer(self, line: str) -> str:
        session = self.controller.session
        try:
            rulings = at_table(session, line, self.wording.language).judged.rulings
        except RefereeError as error:
            return self.wording.error(error)
        shown = next((one for one in rulings if one.verdict is not Verdict.YES), rulings[0])
        lines = ruling_lines(self.wording.speech, shown, self.wording.names, self.wording.title)
        return "\n".join(one.text() for one in lines[:MOST_LINES])

    def action_leave(self) -> None:
        """Back to the table everybody sees."""
        self.dismiss()
