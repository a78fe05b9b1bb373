"""A dialog for one line of text: a reason, a note, a value, a name."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.suggester import SuggestFromList
from textual.widgets import Input

from referee.app.dialogs.base import LINE, Dialog, LinePrompt
from referee.app.labels import label
from referee.app.widgets.field import LineField

Check = Callable[[str], tuple[str, bool]]
"""What was typed -> (what is worth saying about it, whether it can be taken at all)."""


class AskText(Dialog[str]):
    """Something typed; with a check, what it says is shown and a doubt has to be confirmed."""

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
        may_be_empty: bool = False,
    ) -> None:
        super().__init__(title, about)
        self._placeholder = placeholder
        self._known = known
        self._check = check
        self._value = value
        self._may_be_empty = may_be_empty
        self._doubted = ""

    def hint(self) -> str:
        """What Enter does, whether nothing may be typed."""
        skips = f"   {label('hint-skip')}" if self._may_be_empty else ""
        return f"{label(self.HINT)}{skips}"

    def body(self) -> ComposeResult:
        """The line."""
        suggester = SuggestFromList(self._known, case_sensitive=False) if self._known else None
        yield LineField(self._value, self._placeholder, suggester=suggester, select_on_focus=False)

    def answered_in_lines(self, lines: LinePrompt) -> str | None:
        """A line; an empty one keeps what is offered. A doubt has to be confirmed by an empty line."""
        offered, doubted = self._value, ""
        while True:
            typed = lines.ask(self._asked_in_a_line(offered))
            if typed is None:
                return None
            typed = typed or offered
            if not typed and not self._may_be_empty:
                continue
            said, fits = self._check(typed) if typed and self._check is not None else ("", True)
            if not said or (fits and doubted == typed):
                return typed
            lines.say(said)
            offered, doubted = (typed, typed) if fits else (self._value, "")

    def _asked_in_a_line(self, offered: str) -> str:
        if offered:
            return label("plain-keep", value=offered)
        return label("plain-text-or-nothing" if self._may_be_empty else "plain-text")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Takes it, unless it has to be looked at again."""
        event.stop()
        typed = event.value.strip()
        if not typed and not self._may_be_empty:
            return
        if typed.startswith(LINE):
            self._put_aside(f"{typed}\n")
            event.input.value = ""
            self.remark(label("words-kept", words=typed))
            return
        said, fits = self._check(typed) if typed and self._check is not None else ("", True)
        if said and (not fits or self._doubted != typed):
            self._doubted = typed
            self.remark(f"{said}\n{label('enter-again')}" if fits else said)
            if not fits:
                event.input.select_all()  # the next key begins another answer, an arrow goes on with this one
            return
        self.dismiss(typed)
