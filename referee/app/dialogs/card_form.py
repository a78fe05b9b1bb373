"""A form for the printed values of a card, with lines of boxes to tick."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from referee.app.dialogs.dialog import AskText, Check, Dialog, LineField, LinePrompt, is_line
from referee.words.speech import label

GAP = "  "


class TickBoxes(Static, can_focus=True):
    """Words to tick, several or one; `none` unticks all others.

    The words can also be typed: letters lead to the word they begin, a blank or a comma ticks it.
    """

    TAKES_LETTERS: ClassVar = True
    """Letters are read as they are typed, whatever the layout."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Back", show=False),
        Binding("right", "step(1)", "On", show=False),
        Binding("space", "tick", "Tick", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(
        self,
        words: tuple[str, ...],
        *,
        none: str = "",
        several: bool = True,
        ticked: tuple[str, ...] = (),
        astray: Callable[[str], None],
    ) -> None:
        """``astray``: takes letters that begin no word here."""
        super().__init__(markup=False)
        self._words = (*words, none) if none else words
        self._none = none
        self._several = several
        self._ticked = [word for word in ticked if word in self._words]
        self._here = 0
        self._typed = ""
        """The beginning of a word that is being typed."""
        self._astray = astray

    @property
    def value(self) -> str:
        """The ticked words as they would be typed, with the one just typed."""
        self._end_word()
        return ", ".join(word for word in self._words if word in self._ticked)

    def on_resize(self) -> None:
        """Draws the boxes in as many lines as they need."""
        self._redraw()

    def on_focus(self) -> None:
        """Shows the cursor."""
        self._redraw()

    def on_blur(self) -> None:
        """Ticks the typed word and hides the cursor."""
        self._end_word()
        self._redraw()

    def on_key(self, event: events.Key) -> None:
        """Goes to the word that typed letters begin; a blank or a comma ends it."""
        letter = (event.character or "").casefold()
        if letter == ",":
            self._end_word()
        elif event.is_printable and (letter.isalpha() or (letter == " " and self._typed)):
            self._type(letter)
        else:
            return
        event.stop()
        event.prevent_default()

    def _type(self, letter: str) -> None:
        if letter == " " and not self._begun_by(f"{self._typed} "):
            self._end_word()
            return
        typed = self._typed + letter
        begun = self._begun_by(typed)
        if not begun:
            self._typed = ""
            self._astray(typed)
            return
        self._typed, self._here = typed, self._words.index(begun[0])
        self._redraw()

    def _begun_by(self, letters: str) -> list[str]:
        return [word for word in self._words if word.casefold().startswith(letters)]

    def _end_word(self) -> None:
        """Ticks the word that is being typed."""
        if self._typed and self._words[self._here] not in self._ticked:
            self.action_tick()
        self._typed = ""

    def on_click(self, event: events.Click) -> None:
        """Ticks the clicked box."""
        place = event.style.meta.get("box")
        if isinstance(place, int):
            self.action_number(place + 1)

    def action_step(self, by: int) -> None:
        """Moves the cursor to the box beside."""
        self._typed = ""
        self._here = (self._here + by) % len(self._words)
        self._redraw()

    def action_number(self, number: int) -> None:
        """Ticks the box with this number."""
        if number <= len(self._words):
            self._typed, self._here = "", number - 1
            self.action_tick()

    def action_tick(self) -> None:
        """Ticks or unticks the box under the cursor."""
        word = self._words[self._here]
        if word in self._ticked:
            self._ticked.remove(word)
        elif word == self._none or not self._several:
            self._ticked = [word]
        else:
            self._ticked = [*(ticked for ticked in self._ticked if ticked != self._none), word]
        self._redraw()

    def _redraw(self) -> None:
        lines: list[list[Content]] = [[]]
        for place, word in enumerate(self._words):
            box = self._drawn(place, word)
            if (
                sum(len(content) + len(GAP) for content in lines[-1]) + len(box) > self.size.width
                and lines[-1]
            ):
                lines.append([])
            lines[-1].append(box)
        self.update(Content("\n").join(Content(GAP).join(line) for line in lines))

    def _drawn(self, place: int, word: str) -> Content:
        lead = f"{place + 1}" if place < 9 else ""
        box = f"{lead}[{'x' if word in self._ticked else ' '}] {word}"
        style = "reverse" if self.has_focus and place == self._here else ""
        return Content.styled(box, style) if style else Content(box)


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
    """A form for the printed values of a card; empty ones are told later."""

    FIELD = True
    HINT = "hint-form"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "Take", priority=True),
        Binding("down", "app.focus_next", "Next", show=False),
        Binding("up", "app.focus_previous", "Previous", show=False),
    ]

    def __init__(self, title: str, fields: tuple[FormField, ...], asked: str, about: str = "") -> None:
        """``asked``: the field with the cursor."""
        super().__init__(title, about)
        self._fields = fields
        self._asked = asked
        self._inputs: dict[str, LineField | TickBoxes] = {}
        self._doubted: dict[str, str] = {}

    def body(self) -> ComposeResult:
        """A line for each value."""
        with VerticalScroll(classes="form", can_focus=False):
            for field in self._fields:
                self._inputs[field.key] = entry = self._entry(field)
                with Horizontal(classes="form-line"):
                    yield Static(field.says, classes="form-label", markup=False)
                    yield entry

    def _entry(self, field: FormField) -> LineField | TickBoxes:
        if field.words:
            ticked = tuple(part.strip() for part in field.value.split(","))
            return TickBoxes(
                field.words, none=field.none, several=field.several, ticked=ticked, astray=self.begin_line
            )
        return LineField(field.value, field.room, compact=True, select_on_focus=False)

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
        """Puts the cursor on the value that is asked for."""
        asked: Widget = self._inputs[self._asked]
        asked.focus()

    def action_take(self) -> None:
        """Takes the values, unless one is impossible or has to be looked at again."""
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
            remark = "\n".join(self._said(key, typed) for key, typed in doubts.items())
            self.remark(f"{remark}\n{label('enter-again')}")
            return
        self.dismiss(filled)

    def _refused(self, field: FormField, typed: str) -> bool:
        remark, fits = field.check(typed)
        if not fits:
            self.remark(remark)
            entry = self._inputs[field.key]
            entry.focus()
            if isinstance(entry, LineField) and is_line(typed):
                entry.value = field.value
                self.keep_line(typed.removeprefix(field.value))
            elif isinstance(entry, LineField):
                entry.select_all()  # the next key begins another answer
        return not fits

    def _said(self, key: str, typed: str) -> str:
        return next(field.check(typed)[0] for field in self._fields if field.key == key)


def _known(field: FormField) -> str:
    """The possible words for a value, or the limits of a number."""
    words = (*field.words, field.none) if field.none else field.words
    return ", ".join(words) or field.room
