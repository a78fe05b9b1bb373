"""The line on which any move can be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from referee.app.labels import label

Complete = Callable[[str, int], tuple[str, ...]]
"""(what is typed, where the cursor is) -> whole lines it may become."""


class Completing(Suggester):
    """Shows the likeliest completion behind the cursor."""

    def __init__(self, complete: Complete) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        """The first completion that goes on from what is typed."""
        fitting = (
            one for one in self._complete(value, len(value)) if one.casefold().startswith(value.casefold())
        )
        found = next(fitting, None)
        return None if found is None else value + found[len(value) :]


class CommandLine(Input):
    """``:`` opens it; Tab completes, and goes through the completions; ↑ brings back earlier lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", "Complete", priority=True),
        Binding("escape", "leave", "Leave", priority=True),
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
    ]

    class Entered(Message):
        """A line was typed."""

        def __init__(self, line: str) -> None:
            self.line = line
            super().__init__()

    class Left(Message):
        """Nothing is to be typed after all."""

    def __init__(self, complete: Complete, **options: str) -> None:
        super().__init__(
            placeholder=label("line-hint"),
            suggester=Completing(complete),
            compact=True,
            **options,  # type: ignore[arg-type]
        )
        self._complete = complete
        self._offered: tuple[str, ...] = ()
        self._at = 0
        self._entered: list[str] = []
        self._back = 0

    def action_complete(self) -> None:
        """The first completion; again: the next one."""
        if self._offered and self.value in self._offered:
            self._at = (self._at + 1) % len(self._offered)
        else:
            self._offered, self._at = self._complete(self.value, self.cursor_position), 0
        if self._offered:
            self.value = self._offered[self._at]
            self.cursor_position = len(self.value)

    def action_leave(self) -> None:
        """Leaves the line as it was found, empty, and at once: the next key is none of its letters."""
        self.value = ""
        self.screen.set_focus(None)
        self.post_message(self.Left())

    def action_earlier(self) -> None:
        """An earlier line."""
        self._bring(self._back + 1)

    def action_later(self) -> None:
        """A later line."""
        self._bring(self._back - 1)

    def _bring(self, back: int) -> None:
        if 0 <= back <= len(self._entered):
            self._back = back
            self.value = self._entered[-back] if back else ""
            self.cursor_position = len(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hands the line to the screen."""
        event.stop()
        line = event.value.strip()
        if line:
            self._entered.append(line)
            self._back = 0
            self.post_message(self.Entered(line))
        else:
            self.action_leave()

    def put(self, line: str) -> None:
        """Puts a line here, as if it had been typed."""
        self.value = line
        self.cursor_position = len(line)

    def forget(self, instead: str) -> None:
        """The last line told what not everybody may know: this one is remembered in its place."""
        if self._entered:
            self._entered[-1] = instead

    def left_standing(self) -> None:
        """The line was not made: it can be mended, and what is typed instead takes its place."""
        self.select_all()

    def taken(self) -> None:
        """The line was made; it is empty again."""
        self.value = ""
