"""A row of cards with a cursor."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from engine.kernel.view import ViewArea, ViewRow
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.app.render.row_lines import (
    HEIGHT,
    RowCell,
    RowMarks,
    box,
    cells_of,
    heading,
    inner_width,
    told,
    width_of,
    window,
)


class RowPane(Widget, can_focus=True):
    """Draws an ``Area`` whose cards lie across; knows nothing of any game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Looked(Message):
        """The cursor came to a card, or to an end of the row."""

        def __init__(self, thing: str) -> None:
            self.thing = thing
            super().__init__()

    class Chosen(Message):
        """Something is to be done with it."""

        def __init__(self, thing: str) -> None:
            self.thing = thing
            super().__init__()

    def __init__(self, wording: Wording, **options: str) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self._wording = wording
        self._area: ViewArea | None = None
        self._cells: tuple[RowCell, ...] = ()
        self._able: frozenset[str] = frozenset()
        self._meant: frozenset[str] = frozenset()
        self._here = -1
        self._acts = ""
        """What acted when the row was last drawn: when that changes, the cursor goes there."""
        self._first = 0
        """The first box that is shown."""

    @property
    def cells(self) -> tuple[RowCell, ...]:
        """The boxes from left to right."""
        return self._cells

    @property
    def here(self) -> str:
        """Where the cursor is."""
        return self._cells[self._here].id if 0 <= self._here < len(self._cells) else ""

    def show_area(self, area: ViewArea, able: frozenset[str] = frozenset()) -> None:
        """Draws this row; ``able`` may be chosen now. The cursor stays where it is, or goes to what acts."""
        row = next((one for one in area.rows if one.across), ViewRow(area.id))
        before, self._area, self._able, self._meant = self.here, area, able, frozenset()
        self._cells = cells_of(row, able)
        ids = [cell.id for cell in self._cells]
        at, acted = self._acting(), self._acts
        self._acts = ids[at] if at >= 0 else ""
        self._here = ids.index(before) if before in ids and acted == self._acts else at
        self.refresh()

    def _acting(self) -> int:
        """The card that acts, else the first that may be chosen."""
        for number, one in enumerate(self._cells):
            if one.piece is not None and any(badge.key == "pointer" for badge in one.piece.badges):
                return number
        return next((number for number, one in enumerate(self._cells) if one.id in self._able), -1)

    def mean(self, things: frozenset[str]) -> None:
        """What the highlighted move is about is drawn so; the row is scrolled to it."""
        self._meant = things
        numbers = [number for number, one in enumerate(self._cells) if one.id in things]
        if numbers and self.here not in things and not self.has_focus:
            self._here = numbers[-1]
        self.refresh()

    # Drawing

    def render(self) -> Content:
        """A heading, five lines of boxes, the card under the cursor in words."""
        width = self.size.width
        if self._area is None or width < 8:
            return Content("")
        cards = sum(1 for cell in self._cells if cell.piece is not None)
        lines = [heading(self._area.badges, cards, self._wording)]
        lines += self._boxes(width)
        lines.append(self._words().truncate(width, ellipsis=True))
        return Content("\n").join(lines)

    def _shown(self) -> tuple[int, int, int]:
        width = self.size.width
        inner = inner_width(self._cells, width)
        first, last = window(self._cells, inner, width, self._first, self._here)
        self._first = first
        return first, last, inner

    def _boxes(self, width: int) -> list[Content]:
        if not self._cells:
            return [Content(""), Content(""), Content(f"  {label('row-empty')}"), Content(""), Content("")]
        first, last, inner = self._shown()
        marks = RowMarks(self._able, self._meant, self.here)
        boxes = [box(cell, self._wording, inner, marks) for cell in self._cells[first:last]]
        used = sum(width_of(cell, inner) for cell in self._cells[first:last])
        margin = " " * max(0, (width - used) // 2) if last - first == len(self._cells) else ""
        return [Content.assemble(margin, *(one[line] for one in boxes)) for line in range(HEIGHT)]

    def _words(self) -> Content:
        """The card under the cursor, and how many lie outside the window."""
        if not self._cells:
            return Content("")
        first, last, _ = self._shown()
        hidden = [label("row-left", count=first)] if first else []
        hidden += [label("row-right", count=len(self._cells) - last)] if last < len(self._cells) else []
        beside = f"   {', '.join(hidden)}" if hidden else ""
        said = told(self._cells[self._here], self._wording) if self.here else ""
        return Content.assemble(said, Content.styled(beside, "$foreground-muted"))

    # Moving

    def action_go(self, by: int) -> None:
        """To the next box on that side."""
        self._to(max(0, min(len(self._cells) - 1, self._here + by)))

    def action_end(self, at: int) -> None:
        """To the first or the last box."""
        self._to(at % len(self._cells) if self._cells else -1)

    def _to(self, number: int) -> None:
        self._here = number
        self.refresh()
        if self.here:
            self.post_message(self.Looked(self.here))

    def action_choose(self) -> None:
        """Something is to be done with the card under the cursor."""
        if self.here:
            self.post_message(self.Chosen(self.here))

    def on_click(self, event: events.Click) -> None:
        """A click goes to a box; a click where the cursor is chooses it."""
        number = self._at(event.x)
        if number is None or not 1 <= event.y <= HEIGHT:
            return
        if number == self._here:
            self.action_choose()
        else:
            self._to(number)

    def _at(self, column: int) -> int | None:
        if not self._cells:
            return None
        first, last, inner = self._shown()
        used = sum(width_of(cell, inner) for cell in self._cells[first:last])
        left = max(0, (self.size.width - used) // 2) if last - first == len(self._cells) else 0
        for number in range(first, last):
            left += width_of(self._cells[number], inner)
            if column < left:
                return number if column >= left - width_of(self._cells[number], inner) else None
        return None

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel goes along the row."""
        event.stop()
        self.action_go(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """And back."""
        event.stop()
        self.action_go(-1)

    def on_focus(self) -> None:
        """The cursor is put on a card when the row is entered."""
        if self._here < 0 and self._cells:
            self._to(0)
