"""A long list of lines, of which only those near the highlighted one are filled."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

FILLED = 30
"""Lines that are filled at once, and added where the cursor comes to an end of what is filled."""
AROUND = 16
"""Rows that other panes take, before it is known how many are left."""
MOST_FILLED = 16 * FILLED
"""More are not kept: those at the other end are dropped."""


class LineWindow(OptionList):
    """Items by ascending number, each drawn when it comes near to being seen."""

    def __init__(self, drawn: Callable[[int], Content], *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id, markup=False)
        self._drawn = drawn
        self._items: Sequence[int] = ()
        self._first = self._last = 0
        """The part of the items that is filled: from the first up to, and without, the last."""

    @property
    def items(self) -> Sequence[int]:
        """All items, drawn or not."""
        return self._items

    @property
    def here(self) -> int | None:
        """The highlighted item."""
        return self.item_at(self.highlighted) if self.highlighted is not None else None

    def item_at(self, index: int) -> int:
        """The item of a drawn line."""
        return self._items[self._first + index]

    def show_items(self, items: Sequence[int], here: int | None = None) -> None:
        """Shows other items at this one or the nearest before it; without one, at the last."""
        self._items = items
        at = len(items) - 1
        if here is not None:
            at = max(bisect_right(items, here) - 1, 0)
        self._fill_around(at)

    def go_to(self, at: int) -> None:
        """Highlights the item at this place among all."""
        if self._first <= at < self._last:
            self.highlighted = at - self._first
            self.scroll_to_highlight()
        else:
            self._fill_around(at)

    def _fill_around(self, at: int) -> None:
        """Draws only what is seen first, and the rest after the painting."""
        last = min(len(self._items), max(0, at) + FILLED // 2)
        first = max(0, last - FILLED)
        if at == len(self._items) - 1:
            self._fill_last(first, at)
        else:
            self._fill(first, min(len(self._items), max(last, first + FILLED)), at)

    def _fill_last(self, first: int, at: int) -> None:
        """Draws the last line and those above it that fit into the window."""
        left = self.size.height or self.app.size.height - AROUND
        drawn: list[Content] = []
        for item in reversed(self._items[first : at + 1]):
            drawn.insert(0, self._drawn(item))
            left -= drawn[0].plain.count("\n") + 1
            if left < 0 and len(drawn) > 1:
                del drawn[0]
                break
        self._show(at + 1 - len(drawn), drawn, at)
        self.call_after_refresh(self._extend, -1)

    def _fill(self, first: int, last: int, at: int) -> None:
        self._show(first, [self._drawn(item) for item in self._items[first:last]], at)

    def _show(self, first: int, drawn: Sequence[Content], at: int) -> None:
        self._first, self._last = first, first + len(drawn)
        self.set_options(Option(content) for content in drawn)
        self.highlighted = at - first if self._items else None
        self.scroll_to_highlight()

    def _extend(self, by: int) -> bool:
        """Draws more lines above (-1) or below (1); whether there are any."""
        at = self._first + (self.highlighted or 0)
        if not self.is_attached:
            return False  # it was left before the rest could be filled
        if by < 0 and self._first > 0:
            first = max(0, self._first - FILLED)
            self._fill(first, max(min(self._last, first + MOST_FILLED), at + 1), at)
        elif by > 0 and self._last < len(self._items):
            last = min(len(self._items), self._last + FILLED)
            self._fill(min(max(self._first, last - MOST_FILLED), at), last, at)
        else:
            return False
        return True

    def action_cursor_up(self) -> None:
        """Goes up a line, past the drawn ones too; from the first to the last."""
        if self.highlighted == 0 and not self._extend(-1):
            self.action_last()
            return
        super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """Goes down a line, past the drawn ones too; from the last to the first."""
        if self.highlighted == self.option_count - 1 and not self._extend(1):
            self.action_first()
            return
        super().action_cursor_down()

    def action_page_up(self) -> None:
        """Goes up a window."""
        if (self.highlighted or 0) < self.size.height:
            self._extend(-1)
        super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Goes down a window."""
        if self.option_count - (self.highlighted or 0) <= self.size.height:
            self._extend(1)
        super().action_page_down()  # type: ignore[no-untyped-call]

    def action_first(self) -> None:
        """Goes to the first of all."""
        self.go_to(0)

    def action_last(self) -> None:
        """Goes to the last of all, even if it is highlighted and was scrolled away."""
        self.go_to(len(self._items) - 1)

    def on_resize(self) -> None:
        """Keeps the highlighted line in sight when the pane below grows or shrinks."""
        self.call_after_refresh(self.scroll_to_highlight)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """Draws the lines above at the upper end of the drawn ones."""
        if self.scroll_offset.y <= 1 and self._first > 0:
            before = self.virtual_size.height
            self._extend(-1)
            self.scroll_to(y=self.virtual_size.height - before, animate=False)

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """Draws the lines below at the lower end of the drawn ones."""
        if self.scroll_offset.y >= self.max_scroll_y - 1 and self._last < len(self._items):
            here = self.scroll_offset.y
            self._extend(1)
            self.scroll_to(y=here, animate=False)
