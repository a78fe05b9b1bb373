"""What all dialogs share: a box in the middle, a title, Escape without an answer."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from referee.app.labels import label

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """Asks one thing; ``None`` means that nothing was answered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back"),
        Binding("f1", "app.help", "Help"),
    ]
    HINT = "hint-take"
    """Which keys there are, as a key of the labels."""

    def __init__(self, title: str, about: str = "") -> None:
        super().__init__(classes="dialog")
        self.heading = title
        self.about = about

    def compose(self) -> ComposeResult:
        """Title, what it is about, the body, the keys."""
        with Vertical(classes="box"):
            yield Static(self.heading, classes="heading", markup=False)
            if self.about:
                yield Static(self.about, classes="about", markup=False)
            yield from self.body()
            yield Static("", classes="remark", markup=False)
            yield Static(self.hint(), classes="hint", markup=False)

    def hint(self) -> str:
        """Which keys there are."""
        return label(self.HINT)

    def body(self) -> ComposeResult:
        """What the dialog asks with."""
        yield from ()

    def remark(self, words: str) -> None:
        """Says something under the question."""
        self.query_one(".remark", Static).update(words)

    def action_leave(self) -> None:
        """Back without an answer."""
        self.dismiss(None)
