"""The line for typed moves, and the list beneath it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from referee.app.key_queue import LineInput, PaintTime, pressed_at
from referee.app.render.glyphs import hanging
from referee.words.speech import label


class Beneath(OptionList, can_focus=False):
    """The list under the command line, which keeps the cursor."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.painting = PaintTime(self)
        self.numbered = False
        """Whether one of them can be taken, by its number or by an arrow and Enter."""

    def show(self, heading: str, lines: tuple[str, ...], *, numbered: bool) -> None:
        """Shows other lines under a heading, with no highlight."""
        self.numbered = numbered
        width = max(20, self.app.size.width - 6)
        leads = [f"{number} " if numbered else "" for number in range(1, len(lines) + 1)]
        options = [
            Option(Content(hanging(line, lead, width))) for line, lead in zip(lines, leads, strict=True)
        ]
        self.set_options([Option(Content.styled(heading, "$foreground-muted"), disabled=True), *options])
        self.highlighted = None
        self.display = True
        self.painting.changed()

    def clear(self) -> None:
        """Empties the list."""
        if self.display:
            self.display = self.numbered = False
            self.clear_options()

    @property
    def taken(self) -> int | None:
        """The index of the highlighted line."""
        return None if self.highlighted is None else self.highlighted - 1

    def go(self, by: int) -> None:
        """Moves the highlight up or down; up from the first line it vanishes."""
        here, last = self.highlighted or 0, self.option_count - 1
        there = min(here + by, last)
        self.highlighted = there if there > 0 else None


PARTS = ";"
"""Stands between the moves of one line."""
Complete = Callable[[str, int], tuple[str, ...]]
"""(what is typed, where the cursor is) -> whole lines it may become."""


class LineSuggester(Suggester):
    """Shows the likeliest completion behind the cursor."""

    def __init__(self, complete: Complete) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        """The first completion that continues the typed words."""
        fitting = (
            line for line in self._complete(value, len(value)) if line.casefold().startswith(value.casefold())
        )
        completion = next(fitting, None)
        return None if completion is None else value + completion[len(value) :]


class CommandLine(LineInput):
    """The field for lines: Tab completes, ↑ brings back earlier lines.

    Under it stand the meanings of a line that is not clear, which only a number or an arrow takes, or the
    lines that wait until this one has been entered.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", "Complete", priority=True),
        Binding("escape", "leave", "Leave", priority=True),
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
    ]

    class Entered(Message):
        """A line was typed; ``at_once``: before the answer to the line before it could be read."""

        def __init__(self, line: str, *, at_once: bool = False) -> None:
            self.line = line
            self.at_once = at_once
            super().__init__()

    class Guessed(Message):
        """A meaning of the line was chosen, by its place."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    class Unguessed(Message):
        """The meanings of the line are gone."""

    class Pasted(Message):
        """Several lines were pasted at once."""

        def __init__(self, lines: tuple[str, ...]) -> None:
            self.lines = lines
            super().__init__()

    class Begun(Message):
        """A new line is being typed in front of a waiting one."""

        def __init__(self, waiting: str) -> None:
            self.waiting = waiting
            super().__init__()

    class Parted(Message):
        """Several moves between semicolons are being typed, or no longer."""

        def __init__(self, line: str) -> None:
            self.line = line
            super().__init__()

    class Joined(Message):
        """A line was typed behind waiting ones, and waits with them."""

        def __init__(self, line: str) -> None:
            self.line = line
            super().__init__()

    class Skipped(Message):
        """This line is skipped; the waiting ones are not."""

    class Left(Message):
        """The line was left."""

        def __init__(self, *, by_enter: bool = False) -> None:
            self.by_enter = by_enter
            super().__init__()

    def __init__(self, complete: Complete, beneath: Beneath, **options: str) -> None:
        super().__init__(
            placeholder=label("line-hint"),
            suggester=LineSuggester(complete),
            compact=True,
            **options,  # type: ignore[arg-type]
        )
        self._complete = complete
        self._beneath = beneath
        self._unclear = ""
        """The line whose meanings stand under it."""
        self.painting = PaintTime(self)
        self._waiting = ""
        """The line that waits here as it was entered: a letter begins another one, any other key mends it."""
        self._joins = False
        """Whether what is being typed comes behind lines that wait."""
        self._parted = False
        """Whether several moves are being typed."""
        self._offered: tuple[str, ...] = ()
        self._at = 0
        self._entered: list[str] = []
        self._back = 0

    def action_complete(self) -> None:
        """Inserts the first completion; again: the next one."""
        if self._offered and self.value in self._offered:
            self._at = (self._at + 1) % len(self._offered)
        else:
            self._offered, self._at = self._complete(self.value, self.cursor_position), 0
        if self._offered:
            self.value = self._offered[self._at]
            self.cursor_position = len(self.value)

    def action_leave(self) -> None:
        """Leaves the empty line at once: the next key is none of its letters.

        Where its meanings stand under it, they are left first.
        """
        if self._beneath.numbered:
            self.forget_guesses()
        else:
            self._leave(by_enter=False)

    def _leave(self, *, by_enter: bool) -> None:
        self.put("")
        self.painting.changed()
        self.screen.set_focus(None)
        self.post_message(self.Left(by_enter=by_enter))

    def action_earlier(self) -> None:
        """Brings back an earlier line; in the list beneath, moves the highlight up."""
        if self._beneath.highlighted is None:
            self._bring(self._back + 1)
        else:
            self._beneath.go(-1)

    def action_later(self) -> None:
        """Brings back a later line; in the list beneath, moves the highlight down."""
        if not self._beneath.display:
            self._bring(self._back - 1)
        elif self._beneath.painting.was_seen(pressed_at(self.app)):
            self._beneath.go(1)

    def _bring(self, back: int) -> None:
        if 0 <= back <= len(self._entered):
            self._back = back
            self.value = self._entered[-back] if back else ""
            self.cursor_position = len(self.value)

    def on_key(self, event: events.Key) -> None:
        """Takes a number as the choice of a meaning while the line is unchanged and selected."""
        if (event.character or "").isdecimal() and self._takes_guesses() and self._is_untouched():
            place = int(event.character or "0")
            if 0 < place < self._beneath.option_count:
                event.stop()
                event.prevent_default()
                self._take(place - 1)
                return
        self._keep_apart(event)

    def _keep_apart(self, event: events.Key) -> None:
        """Starts another line when letters follow a waiting one."""
        waits = bool(self._waiting) and self.value == self._waiting
        if waits and event.is_printable:
            self.post_message(self.Begun(self._waiting))
            self.put("")
            self._joins = True
        elif event.key != "enter":
            self._waiting = ""

    def _takes_guesses(self) -> bool:
        """Whether the player has seen the meanings when the key was pressed."""
        beneath = self._beneath
        return beneath.numbered and beneath.painting.was_seen(pressed_at(self.app))

    def _is_untouched(self) -> bool:
        return self.value == self._unclear and abs(self.selection.end - self.selection.start) == len(
            self.value
        )

    def _take(self, place: int) -> None:
        self.forget_guesses()
        self.post_message(self.Guessed(place))

    def on_input_changed(self) -> None:
        """Removes the meanings of another line."""
        if self.value != self._unclear:
            self.forget_guesses()
        if PARTS in self.value or self._parted:
            self._parted = PARTS in self.value
            self.post_message(self.Parted(self.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hands the line, or its highlighted meaning, to the screen."""
        event.stop()
        line, guess = event.value.strip(), self._beneath.taken
        if guess is not None and self._takes_guesses() and self.value == self._unclear:
            self._take(guess)
        elif line and self._joins:
            self.put("")
            self.post_message(self.Joined(line))
        elif line:
            self.forget_guesses()
            self._entered.append(line)
            self._back = 0
            at_once = not self.painting.was_read(pressed_at(self.app))
            self.painting.wait()
            self.post_message(self.Entered(line, at_once=at_once))
        elif not self.painting.was_seen(pressed_at(self.app)):
            pass  # an empty line among others that come at once leaves nothing
        elif self._beneath.display:
            self.post_message(self.Skipped())
        else:
            self._leave(by_enter=True)

    def on_paste(self, event: events.Paste) -> None:
        """Shows several pasted lines before any of them is entered."""
        start, end = sorted(self.selection)
        lines = lines_in(f"{self.value[:start]}{event.text}{self.value[end:]}")
        if len(lines) > 1:
            event.stop()
            event.prevent_default()
            self.post_message(self.Pasted(lines))

    def on_mount(self) -> None:
        """Counts as seen from the beginning."""
        self.painting.changed()

    def guess(self, heading: str, meanings: tuple[str, ...]) -> None:
        """Shows the meanings of the line beneath it."""
        self._unclear = self.value
        self._beneath.show(heading, meanings, numbered=True)

    def forget_guesses(self) -> None:
        """Removes the meanings of the line."""
        if self._beneath.numbered:
            self._beneath.clear()
            self.post_message(self.Unguessed())

    def put(self, line: str, *, waits: bool = False) -> None:
        """Puts a line here as if it had been typed; ``waits``: what is typed next is another line."""
        self._waiting, self._joins = line if waits else "", False
        self.value = line
        self.cursor_position = len(line)

    def remember(self, line: str) -> None:
        """Makes this line the next earlier one that is brought back."""
        self._entered.append(line)
        self._back = 0

    def forget(self, instead: str) -> None:
        """Remembers this line in place of the last one, which told a secret."""
        if self._entered:
            self._entered[-1] = instead

    def left_standing(self) -> None:
        """Leaves the failed line to be mended or typed over."""
        self._waiting = ""
        self.painting.changed()
        self.select_all()

    def taken(self) -> None:
        """Empties the line that was made."""
        self.painting.changed()
        self.put("")


def lines_in(text: str) -> tuple[str, ...]:
    """The lines of a text that are not empty, without what no key writes."""
    lines = ("".join(sign if sign.isprintable() else " " for sign in line) for line in text.splitlines())
    return tuple(stripped for line in lines if (stripped := line.strip()))
