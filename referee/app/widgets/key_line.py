"""The line of keys at the foot of a screen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import accumulate
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from referee.words.speech import has_label, label

BESIDE = 3
"""Columns beside a key and its word, where there is room for them."""


class Key(NamedTuple):
    """A key that does something here."""

    key: str
    shown: str
    word: str
    enabled: bool = True

    @property
    def width(self) -> int:
        """Columns without what stands beside."""
        return len(self.shown) + len(self.word)


class KeyLine(Static):
    """The keys of a screen on its last line, closer together where they would not fit."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    KeyLine {
        dock: bottom;
        height: 1;
        width: 1fr;
        text-wrap: nowrap;
        color: $footer-foreground;
        background: $footer-background;
    }
    """

    def __init__(self, also: Collection[str] = (), without: Collection[str] = ()) -> None:
        """Shows also the keys of these actions, and leaves the keys of others to the help."""
        super().__init__(markup=False)
        self._also, self._without = also, without
        self._keys: tuple[Key, ...] = ()
        self._under = -1
        """The key under the mouse."""

    def on_mount(self) -> None:
        """Follows the focus, with which the keys change."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def on_resize(self) -> None:
        """Fits the keys to the window."""
        self._write()

    def _changed(self, screen: Screen[object]) -> None:
        if self.is_attached and screen is self.screen and screen.app.app_focus:
            keys = tuple(self._found())
            if keys != self._keys:
                self._keys, self._under = keys, -1
                self._write()

    def _found(self) -> Iterator[Key]:
        """The shown bindings, one key for each action."""
        named = set()
        for _, binding, enabled, _ in self.screen.active_bindings.values():
            here = binding.show and binding.action not in self._without
            if (here or binding.action in self._also) and binding.action not in named:
                named.add(binding.action)
                word = foot(binding.description)
                yield Key(binding.key, self.app.get_key_display(binding), word, enabled)

    def _write(self) -> None:
        # One line stays one line: to lay the screen out again would cost more than all the rest.
        line = Content("").join(self._drawn(number) for number in range(len(self._keys)))
        self.update(line, layout=False)

    @property
    def _is_close(self) -> bool:
        return sum(key.width + BESIDE for key in self._keys) > self.app.size.width

    def _drawn(self, number: int) -> Content:
        shown_key = self._keys[number]
        key, word = (
            (shown_key.shown, f" {shown_key.word}")
            if self._is_close
            else (f" {shown_key.shown} ", f"{shown_key.word} ")
        )
        over = " on $block-hover-background" if number == self._under else ""
        dim = "" if shown_key.enabled else "dim "
        drawn = Content.assemble(
            (key, f"{dim}bold $footer-key-foreground{over}"),
            (word, f"{dim}$footer-description-foreground{over}"),
        )
        return Content.assemble(drawn, " ") if self._is_close else drawn

    # The mouse

    def _at(self, column: int) -> int:
        """The index of the key in a column; -1: none."""
        beside = BESIDE - self._is_close
        ends = accumulate(key.width + beside for key in self._keys)
        return next((number for number, end in enumerate(ends) if column < end), -1)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Presses the clicked key."""
        number = self._at(event.x)
        if number >= 0:
            shown_key = self._keys[number]
            self.app.simulate_key(shown_key.key) if shown_key.enabled else self.app.bell()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Marks the key under the mouse."""
        self._mark(self._at(event.x))

    def on_leave(self) -> None:
        """Removes the mark."""
        self._mark(-1)

    def _mark(self, number: int) -> None:
        if number != self._under:
            self._under = number
            self._write()


def foot(description: str) -> str:
    """The word for a key; bindings are described in English, by which the words are found."""
    key = key_message(description)
    return label(key) if has_label(key) else description


def key_message(description: str) -> str:
    """The name of the message with the word for a key."""
    return f"foot-{description.lower().replace(' ', '-')}"
