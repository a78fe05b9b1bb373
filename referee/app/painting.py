"""Since when does a thing stand on the screen as it is?

A key belongs to what its presser saw. One pressed before a list was painted was meant for another list.
"""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Any

from textual.widget import Widget


class Painting:
    """When a widget was painted last with what it shows now."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        self._changes = 0
        self._since = inf

    def wait(self) -> None:
        """What it will show is being worked out."""
        self._changes += 1
        self._since = inf

    def changed(self) -> None:
        """The widget shows something else from its next painting on."""
        self.wait()
        self._widget.call_after_refresh(self._painted, self._changes)

    def _painted(self, change: int) -> None:
        if change == self._changes:
            self._since = monotonic()

    def was_seen(self, pressed: float) -> bool:
        """Whether a key pressed at this moment was pressed by somebody who could see it."""
        return pressed >= self._since


def pressed_at(app: Any) -> float:
    """When the key that is being dealt with was pressed."""
    return float(app.keys.pressed)
