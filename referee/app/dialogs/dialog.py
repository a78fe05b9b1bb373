"""The base of all dialogs, left by Escape without an answer; and the dialog for one line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, Protocol, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static

from referee.app.host import TypedAside
from referee.app.key_queue import PaintTime
from referee.words.speech import label


class LineField(Input):
    """A field that joins pasted lines, where Textual would keep the first alone."""

    def on_paste(self, event: events.Paste) -> None:
        """Joins pasted lines into one."""
        lines = event.text.split("\n")
        if len(lines) > 1:
            event.stop()
            event.prevent_default()
            start, end = sorted(self.selection)
            self.replace(" ".join(event.text.split()), start, end)


LINE = ":"
"""The key that leads to the typed line."""
Answer = TypeVar("Answer")


class LinePrompt(Protocol):
    """The questions of a dialog without a screen, a line each."""

    def say(self, text: str) -> None:
        """Says something."""
        ...

    def ask(self, question: str) -> str | None:
        """The typed answer; none: the question is left."""
        ...


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """A question on a screen; ``None``: it was not answered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back"),
        Binding("f1", "app.help", "Help"),
    ]
    HINT = "hint-take"
    """Which keys there are, as a key of the labels."""
    FIELD = False
    """Whether letters are typed into a field of its own."""

    def __init__(self, title: str, about: str = "") -> None:
        super().__init__(classes="dialog")
        self.heading = title
        self.about = about
        self.aside = ""
        """What was typed here and belongs to the line."""
        self.secret = False
        """Whether what is typed here may be for one player's eyes, and belongs to no line."""
        self._words = ""
        """What is being typed into a box that has no field for it."""
        self._led = False
        """Whether these words have led to an option."""
        self._painting = PaintTime(self)
        self._behind_line = False
        """Whether a typed line has opened it."""

    def on_mount(self) -> None:
        """Takes keys from its first painting on."""
        self._painting.changed()
        keys = getattr(self.app, "keys", None)
        self._behind_line = keys is not None and keys.line is not None

    def compose(self) -> ComposeResult:
        """Title, explanation, body, keys."""
        with Vertical(classes="box"):
            yield Static(self.heading, classes="heading", markup=False)
            if self.about:
                yield Static(self.about, classes="about", markup=False)
            yield from self.body()
            yield Static("", classes="remark", markup=False)
            yield Static(self.hint(), classes="hint", markup=False)

    def hint(self) -> str:
        """The line of keys."""
        return label(self.HINT)

    def body(self) -> ComposeResult:
        """The widgets with which the dialog asks."""
        yield from ()

    def in_lines(self, lines: LinePrompt) -> Answer | None:
        """The answer, asked for without a screen."""
        lines.say(self.heading)
        lines.say(self.about)
        return self.answered_in_lines(lines)

    def answered_in_lines(self, lines: LinePrompt) -> Answer | None:
        """The answer to the question that was just said."""
        raise NotImplementedError

    def remark(self, words: str) -> None:
        """Shows a remark under the question."""
        self.query_one(".remark", Static).update(words)

    def action_leave(self) -> None:
        """Leaves the dialog without an answer."""
        self.dismiss(None)

    def on_unmount(self) -> None:
        """Hands words typed here for the command line to it."""
        if self.aside:
            self.app.post_message(TypedAside(self.aside))

    # Keys that are not for it

    def keeps(self, event: events.Key | events.Paste, *, bound: bool) -> bool:
        """Whether the dialog uses a key up; ``bound``: it is bound in this dialog."""
        is_painted = self._painting.was_seen(event.time)
        if not is_painted and self._behind_line:
            return self._put_aside(_text_of(event))
        if self.FIELD and not self._words:
            return False
        if isinstance(event, events.Paste):
            return self._put_aside(event.text)
        if event.key in ("enter", "backspace", "escape"):
            return self._ends(event.key, is_painted=is_painted)
        if not event.is_printable:
            self._type("")
            return False
        if self._words or not bound:
            return self._type(self._words + (event.character or ""))
        return not is_painted

    def _put_aside(self, text: str) -> bool:
        self.aside += "" if self.secret else text
        return bool(text)

    def _ends(self, key: str, *, is_painted: bool) -> bool:
        """Ends typed words at Enter, Backspace or Escape; whether the key is used up."""
        words, fits = self._words, self._led
        if key == "backspace":
            return self._type(words[:-1])
        if key == "escape":
            self._put_aside(words)
            return False
        if not words:
            return not is_painted
        self._type("")
        if fits:
            return not is_painted or self.taken_by_words()
        self.keep_line(words)
        return True

    def begin_line(self, words: str) -> None:
        """Starts a line for the table: these words fit nothing here."""
        self._type(words)

    def keep_line(self, typed: str) -> None:
        """Keeps a whole line for the table, and says so."""
        self._put_aside(f"{typed}\n")
        self.remark(label("words-dropped") if self.secret else label("words-kept", words=typed))

    def _type(self, words: str) -> bool:
        """Shows the words and goes to the option they begin; whether there is one."""
        if words != self._words:
            self._words = words
            self.show_hint()
            self._led = not words.startswith(LINE) and self.find(words)
        return True

    def show_hint(self) -> None:
        """Shows the words that are being typed, or else the keys."""
        self.query_one(".hint", Static).update(f"{LINE} {self._words}" if self._words else self.hint())

    def find(self, words: str) -> bool:  # noqa: ARG002 - a box without options finds nothing
        """Goes to the option with this beginning; whether there is one."""
        return False

    def taken_by_words(self) -> bool:
        """Whether Enter behind words does something else than to take the option."""
        return False


def _text_of(event: events.Key | events.Paste) -> str:
    """The text that a key writes, Enter a new line; nothing for any other key."""
    if isinstance(event, events.Paste):
        return event.text
    if event.key == "enter":
        return "\n"
    return (event.character or "") if event.is_printable else ""


def is_line(typed: str) -> bool:
    """Whether a text that cannot be a value has the several words of a line."""
    return len(typed.split()) > 1 and any(letter.isalpha() for letter in typed)


def places_of(words: str, says: tuple[str, ...], here: int) -> int | None:
    """The next place in a list with a word that begins like these; a repeated letter goes on."""
    low = words.casefold().strip()
    if low and len(set(low)) == 1:
        order = [*range(here + 1, len(says)), *range(here + 1)]
        low = low[0] if len(low) > 1 and not any(_begins(line, low) for line in says) else low
    else:
        order = list(range(len(says)))
    return next((at for at in order if low and _begins(says[at], low)), None)


def _begins(says: str, words: str) -> bool:
    """Whether these words begin at a word of the line."""
    line = f" {says.casefold().replace('(', ' ')}"
    return f" {words}" in line


Check = Callable[[str], tuple[str, bool]]
"""What was typed -> (what is worth saying about it, whether it can be taken at all)."""


class AskText(Dialog[str]):
    """A typed answer; a check shows its remark, and a doubt has to be confirmed."""

    FIELD = True

    def __init__(
        self,
        title: str,
        about: str = "",
        *,
        placeholder: str = "",
        known: tuple[str, ...] = (),
        check: Check | None = None,
        value: str = "",
        selected: bool = False,
        may_be_empty: bool = False,
    ) -> None:
        """``selected``: the first key replaces the offered text."""
        super().__init__(title, about)
        self._selected = selected
        self._placeholder = placeholder
        self._known = known
        self._check = check
        self._value = value
        self._may_be_empty = may_be_empty
        self._doubted = ""

    def hint(self) -> str:
        """The line of keys, and whether the answer may be empty."""
        skips = f"   {label('hint-skip')}" if self._may_be_empty else ""
        return f"{label(self.HINT)}{skips}"

    def body(self) -> ComposeResult:
        """The field."""
        suggester = SuggestFromList(self._known, case_sensitive=False) if self._known else None
        yield LineField(self._value, self._placeholder, suggester=suggester, select_on_focus=self._selected)

    def _completed(self, typed: str) -> str:
        """The only known answer with the typed beginning, or else what was typed."""
        begun = {name for name in self._known if typed and name.casefold().startswith(typed.casefold())}
        exact = any(name.casefold() == typed.casefold() for name in begun)
        return begun.pop() if len(begun) == 1 and not exact else typed

    def answered_in_lines(self, lines: LinePrompt) -> str | None:
        """A typed line; an empty one keeps the offered text, or confirms a doubt."""
        offered, doubted = self._value, ""
        while True:
            typed = lines.ask(self._asked_in_a_line(offered))
            if typed is None:
                return None
            typed = typed or offered
            if not typed and not self._may_be_empty:
                continue
            remark, fits = self._check(typed) if typed and self._check is not None else ("", True)
            if not remark or (fits and doubted == typed):
                return typed
            lines.say(remark)
            offered, doubted = (typed, typed) if fits else (self._value, "")

    def _asked_in_a_line(self, offered: str) -> str:
        if offered:
            return label("plain-keep", value=offered)
        return label("plain-text-or-nothing" if self._may_be_empty else "plain-text")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Takes the answer, unless it has to be looked at again."""
        event.stop()
        typed = self._completed(event.value.strip())
        if not typed and not self._may_be_empty:
            self.remark(label("answer-empty"))
            return
        remark, fits = self._check(typed) if typed and self._check is not None else ("", True)
        if typed.startswith(LINE) or (not fits and is_line(typed)):
            event.input.value = ""
            self.keep_line(typed)
            return
        if remark and (not fits or self._doubted != typed):
            self._doubted = typed
            self.remark(f"{remark}\n{label('enter-again')}" if fits else remark)
            if not fits:
                event.input.select_all()  # the next key begins another answer, an arrow goes on with this one
            return
        self.dismiss(typed)
