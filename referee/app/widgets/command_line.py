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
    """A list that is gone through from the line, which keeps the cursor."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.painting = PaintTime(self)
        self.numbered = False
        """Whether one of them can be taken, by its number or by an arrow and Enter."""

    def show(self, heading: str, lines: tuple[str, ...], *, numbered: bool) -> None:
        """Shows other lines under a heading; none is highlighted."""
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
        """Nothing stands there any more."""
        if self.display:
            self.display = self.numbered = False
            self.clear_options()

    @property
    def taken(self) -> int | None:
        """The place of the highlighted line among those that were shown."""
        return None if self.highlighted is None else self.highlighted - 1

    def go(self, by: int) -> None:
        """The highlight goes up or down; up from the first line it is gone."""
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
        """The first completion that goes on from what is typed."""
        fitting = (
            line for line in self._complete(value, len(value)) if line.casefold().startswith(value.casefold())
        )
        found = next(fitting, None)
        return None if found is None else value + found[len(value) :]


class CommandLine(LineInput):
    """``:`` opens it; Tab completes, and goes through the completions; ↑ brings back earlier lines.

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
        """One of the meanings under the line was taken, by its place."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    class Unguessed(Message):
        """The meanings under the line are gone."""

    class Pasted(Message):
        """Several lines were put in at once."""

        def __init__(self, lines: tuple[str, ...]) -> None:
            self.lines = lines
            super().__init__()

    class Begun(Message):
        """Another line is being typed where one waits: that one keeps its place, and its words."""

        def __init__(self, waiting: str) -> None:
            self.waiting = waiting
            super().__init__()

    class Parted(Message):
        """Several moves are being typed, parted by a semicolon; or no longer."""

        def __init__(self, line: str) -> None:
            self.line = line
            super().__init__()

    class Joined(Message):
        """A line was typed behind others that wait, and waits with them."""

        def __init__(self, line: str) -> None:
            self.line = line
            super().__init__()

    class Skipped(Message):
        """This line is not to be entered; those that wait are."""

    class Left(Message):
        """Nothing is to be typed after all."""

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
        """The first completion; again: the next one."""
        if self._offered and self.value in self._offered:
            self._at = (self._at + 1) % len(self._offered)
        else:
            self._offered, self._at = self._complete(self.value, self.cursor_position), 0
        if self._offered:
            self.value = self._offered[self._at]
            self.cursor_position = len(self.value)

    def action_leave(self) -> None:
        """Leaves the line as it was found, empty, and at once: the next key is none of its letters.

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
        """An earlier line; under the line, the highlight goes up."""
        if self._beneath.highlighted is None:
            self._bring(self._back + 1)
        else:
            self._beneath.go(-1)

    def action_later(self) -> None:
        """A later line; where something stands under the line, the highlight goes down."""
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
        """A number takes a meaning, as long as the line stands as it was entered and all of it is marked."""
        if (event.character or "").isdecimal() and self._takes_guesses() and self._is_untouched():
            place = int(event.character or "0")
            if 0 < place < self._beneath.option_count:
                event.stop()
                event.prevent_default()
                self._take(place - 1)
                return
        self._keep_apart(event)

    def _keep_apart(self, event: events.Key) -> None:
        """A line that waits is not gone on with by accident: letters typed behind it are another line."""
        waits = bool(self._waiting) and self.value == self._waiting
        if waits and event.is_printable:
            self.post_message(self.Begun(self._waiting))
            self.put("")
            self._joins = True
        elif event.key != "enter":
            self._waiting = ""

    def _takes_guesses(self) -> bool:
        """Whether meanings stand there that whoever pressed this key has seen."""
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
        """The meanings are those of the line that was entered, and of no other."""
        if self.value != self._unclear:
            self.forget_guesses()
        if PARTS in self.value or self._parted:
            self._parted = PARTS in self.value
            self.post_message(self.Parted(self.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hands the line to the screen, or the highlighted meaning of it."""
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
        """Several lines are shown before any of them is entered; Textual would take the first alone."""
        start, end = sorted(self.selection)
        lines = lines_in(f"{self.value[:start]}{event.text}{self.value[end:]}")
        if len(lines) > 1:
            event.stop()
            event.prevent_default()
            self.post_message(self.Pasted(lines))

    def on_mount(self) -> None:
        """What is typed first is seen."""
        self.painting.changed()

    def guess(self, heading: str, meanings: tuple[str, ...]) -> None:
        """Shows under the line what it may mean."""
        self._unclear = self.value
        self._beneath.show(heading, meanings, numbered=True)

    def forget_guesses(self) -> None:
        """What the line may mean stands there no more."""
        if self._beneath.numbered:
            self._beneath.clear()
            self.post_message(self.Unguessed())

    def put(self, line: str, *, waits: bool = False) -> None:
        """Puts a line here, as if it had been typed; ``waits``: what is typed next is another line."""
        self._waiting, self._joins = line if waits else "", False
        self.value = line
        self.cursor_position = len(line)

    def remember(self, line: str) -> None:
        """The next earlier line that is brought back is this one."""
        self._entered.append(line)
        self._back = 0

    def forget(self, instead: str) -> None:
        """The last line told what not everybody may know: this one is remembered in its place."""
        if self._entered:
            self._entered[-1] = instead

    def left_standing(self) -> None:
        """The line was not made: it can be mended, and what is typed instead takes its place."""
        self._waiting = ""
        self.painting.changed()
        self.select_all()

    def taken(self) -> None:
        """The line was made; it is empty again."""
        self.painting.changed()
        self.put("")


def lines_in(text: str) -> tuple[str, ...]:
    """The lines of a text that say something, without what no key writes."""
    lines = ("".join(sign if sign.isprintable() else " " for sign in line) for line in text.splitlines())
    return tuple(found for line in lines if (found := line.strip()))
