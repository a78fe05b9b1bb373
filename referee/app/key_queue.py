"""The queue of keys: each is held back until the one before has been handled."""

from __future__ import annotations

import asyncio
from collections import deque
from math import inf
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from textual import events
from textual.app import App
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input
from textual.worker import Worker

TO_READ = 1.5
"""Seconds it takes at least to read an answer: whoever types on earlier has not."""


class PaintTime:
    """The time since which a widget shows its present content."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        self._changes = 0
        self._since = inf

    def wait(self) -> None:
        """Notes that the content is being worked out."""
        self._changes += 1
        self._since = inf

    def changed(self) -> None:
        """Notes that the content changes with the next painting."""
        self.wait()
        self._widget.call_after_refresh(self._painted, self._changes)

    def _painted(self, change: int) -> None:
        if change == self._changes:
            self._since = monotonic()

    def was_seen(self, pressed: float) -> bool:
        """Whether a key pressed at this moment was pressed by somebody who could see it."""
        return pressed >= self._since

    def was_read(self, pressed: float) -> bool:
        """Whether it had stood there long enough to be read when this key was pressed."""
        return pressed >= self._since + TO_READ


def pressed_at(app: Any) -> float:
    """The time at which the present key was pressed."""
    return float(app.keys.pressed)


CALM = 40
"""Turns without work after which nothing comes any more: a message takes two from widget to widget."""
MOST = 4000
"""After as many turns keys are dealt with in any case: nothing may lock the keyboard."""
TEXTUALS_OWN = "--"
"""Begins the name of a group of workers that goes on for as long as a list is open."""
AT_ONCE = ("ctrl+q",)
"""Who leaves does not wait."""


class LineInput(Input):
    """A field for moves: its Enter may lead to a question."""

    painting: PaintTime
    """Since when the answer to the last line is seen."""


class KeyQueue:
    """Holds back keys that were pressed too early, and hands them over one by one."""

    def __init__(self, app: App[None]) -> None:
        self._app = app
        self._held: deque[events.Event] = deque()
        self._next: events.Event | None = None
        """The key whose turn it is; it is on its way to the app again."""
        self._calm: asyncio.Task[None] | None = None
        """What waits for the last key to be dealt with."""
        self._typing: Input | None = None
        """The field the last key was a letter of."""
        self._asking: WeakKeyDictionary[Worker[Any], Screen[Any]] = WeakKeyDictionary()
        self.pressed = 0.0
        """When the key that is being dealt with was pressed, or the mouse."""
        self.line: LineInput | None = None
        """The line that was entered last, until somebody has seen its answer: what is typed goes on in it."""

    def note_question(self, worker: Worker[Any], screen: Screen[Any]) -> None:
        """Notes that a worker waits for the answer of a screen, and holds no keys back meanwhile."""
        self._asking[worker] = screen

    def hold_back(self, event: events.Event) -> bool:
        """Whether this key has to wait; it comes again."""
        if not _is_pressed(event):
            return False
        if event is self._next:
            self._next = None
            return False
        if self._goes_on_typing(event):
            return False
        if self._next is None and (self._calm is None or self._calm.done()):
            if not self._is_busy():
                return False
            self._wait()
        self._held.append(event)
        return True

    def note_delivery(self, event: events.Event) -> None:
        """Notes that a key is on its way to whatever has the focus."""
        if _is_pressed(event):
            field = self._app.focused
            self._typing = field if isinstance(field, Input) and _is_letter(event) else None
            self.pressed = event.time
            self._mind_line(event, field)
            self._wait()
        elif isinstance(event, events.MouseEvent):
            self.pressed, self.line = event.time, None

    def _mind_line(self, event: events.Event, field: Widget | None) -> None:
        """Keeps typed keys on the line until its answer is painted, whatever has the focus."""
        if isinstance(field, LineInput) and _is_key(event, "enter"):
            self.line = field
            return
        if _is_key(event, "escape"):
            self.line = None
        line = self.line
        if line is None or not line.is_attached or line.screen is not self._app.screen:
            return
        if line.painting.was_seen(event.time):
            self.line = None
        elif field is not line and (_is_letter(event) or isinstance(event, events.Paste)):
            self._app.set_focus(line)

    def _goes_on_typing(self, event: events.Event) -> bool:
        """Whether a letter follows another one in the same field, which starts nothing."""
        held = self._held or self._next is not None
        return (
            not held and _is_letter(event) and self._typing is not None and self._app.focused is self._typing
        )

    def _wait(self) -> None:
        if self._calm is not None:
            self._calm.cancel()
        self._calm = asyncio.create_task(self._until_calm())

    async def _until_calm(self) -> None:
        calm = 0
        for _ in range(MOST):
            await asyncio.sleep(0)
            calm = 0 if self._is_busy() else calm + 1
            if calm == CALM:
                break
        if self._held:
            self._next = self._held.popleft()
            self._app.post_message(self._next)

    def _is_busy(self) -> bool:
        """Whether a screen is being opened, or a worker runs that asks nobody."""
        opening = (not screen.is_mounted for screen in self._app.screen_stack[-1:])
        return any(opening) or any(map(self._is_at_work, self._app.workers))

    def _is_at_work(self, worker: Worker[Any]) -> bool:
        thread = worker._thread_worker  # noqa: SLF001 - nothing else tells that it works beside the keys
        if worker.is_finished or thread or worker.group.startswith(TEXTUALS_OWN):
            return False
        return self._asking.get(worker) not in self._app.screen_stack


def _is_pressed(event: events.Event) -> bool:
    """Whether the event is a key or a pasted text on its way from the keyboard."""
    if isinstance(event, events.Key) and event.key in AT_ONCE:
        return False
    return isinstance(event, (events.Key, events.Paste)) and not event.is_forwarded


def _is_key(event: events.Event, name: str) -> bool:
    return isinstance(event, events.Key) and event.key == name


def _is_letter(event: events.Event) -> bool:
    """Whether a field takes the key as a letter."""
    return isinstance(event, events.Key) and event.is_printable
