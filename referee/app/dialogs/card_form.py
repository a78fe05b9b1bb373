"""A form for the printed values of a card: all of them at once, each of them now or later."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from referee.app.dialogs.base import Dialog, LinePrompt
from referee.app.dialogs.text import AskText, Check
from referee.app.labels import label
from referee.app.widgets.field import LineField
from referee.app.widgets.tick_boxes import TickBoxes


class FormField(Struct, frozen=True):
    """A value that may be filled in."""

    key: str
    says: str
    check: Check
    words: tuple[str, ...] = ()
    """The words of a closed list; without them anything may be typed."""
    none: str = ""
    """The word for none of them."""
    several: bool = True
    value: str = ""
    """What is certain of it already, as it would be typed."""
    room: str = ""
    """Between which numbers it lies, in words."""


class CardForm(Dialog[dict[str, str]]):
    """What was filled in, by field; what is left empty is told later."""

    FIELD = True
    HINT = "hint-form"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "Take", priority=True),
        Binding("down", "app.focus_next", "Next", show=False),
        Binding("up", "app.focus_previous", "Previous", show=False),
    ]

    def __init__(self, title: str, fields: tuple[FormField, ...], asked: str) -> None:
        """``asked``: the field that has the cursor."""
        super().__init__(title)
        self._fields = fields
        self._asked = asked
        self._inputs: dict[str, LineField | TickBoxes] = {}
        self._doubted: dict[str, str] = {}

    def body(self) -> ComposeResult:
        """A line for each value."""
        with VerticalScroll(classes="form", can_focus=False):
            for field in self._fields:
                self._inputs[field.key] = entry = _entry(field)
                with Horizontal(classes="form-line"):
                    yield Static(field.says, classes="form-label", markup=False)
                    yield entry

    def answered_in_lines(self, lines: LinePrompt) -> dict[str, str] | None:
        """One value after the other; an empty line leaves one for later."""
        filled: dict[str, str] = {}
        for field in self._fields:
            typed = AskText(
                field.says, _known(field), check=field.check, value=field.value, may_be_empty=True
            )
            value = typed.in_lines(lines)
            if value is None:
                return None
            if value:
                filled[field.key] = value
        return filled or None

    def on_mount(self) -> None:
        """The value that is asked has the cursor."""
        asked: Widget = self._inputs[self._asked]
        asked.focus()

    def action_take(self) -> None:
        """Takes what is filled in, unless something cannot stand or has to be looked at again."""
        filled = {key: entry.value.strip() for key, entry in self._inputs.items() if entry.value.strip()}
        if not filled:
            self.remark(label("form-empty"))
            return
        for field in self._fields:
            typed = filled.get(field.key, "")
            if typed and self._refused(field, typed):
                return
        doubts = {key: typed for key, typed in filled.items() if self._said(key, typed)}
        if doubts and doubts != self._doubted:
            self._doubted = doubts
            said = "\n".join(self._said(key, typed) for key, typed in doubts.items())
            self.remark(f"{said}\n{label('enter-again')}")
            return
        self.dismiss(filled)

    def _refused(self, field: FormField, typed: str) -> bool:
        said, fits = field.check(typed)
        if not fits:
            self.remark(said)
            entry = self._inputs[field.key]
            entry.focus()
            if isinstance(entry, LineField):
                entry.select_all()  # the next key begins another answer
        return not fits

    def _said(self, key: str, typed: str) -> str:
        return next(field.check(typed)[0] for field in self._fields if field.key == key)


def _entry(field: FormField) -> LineField | TickBoxes:
    if field.words:
        ticked = tuple(part.strip() for part in field.value.split(","))
        return TickBoxes(field.words, none=field.none, several=field.several, ticked=ticked)
    return LineField(field.value, field.room, compact=True, select_on_focus=False)


def _known(field: FormField) -> str:
    """The words there are for a value, or between which numbers it lies."""
    words = (*field.words, field.none) if field.none else field.words
    return ", ".join(words) or field.room
