"""A row of cards with a cursor, and the players around it, a line or two each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from engine.kernel.view import Badge, ViewArea, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.glyphs import hanging
from referee.app.render.row_lines import (
    HEIGHT,
    RowCell,
    RowMarks,
    box,
    cell_in_words,
    cells_of,
    heading,
    inner_width,
    width_of,
    window,
)
from referee.words.speech import label


class RowPane(Widget, can_focus=True):
    """Draws an ``Area`` of any game whose cards lie side by side."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Looked(Message):
        """The cursor came to a card, or to an end of the row."""

        def __init__(self, cell: str) -> None:
            self.cell = cell
            super().__init__()

    class Chosen(Looked):
        """A card, or an end of the row, was chosen."""

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
        """The place of the cursor."""
        return self._cells[self._here].id if 0 <= self._here < len(self._cells) else ""

    def show_area(self, area: ViewArea, able: frozenset[str] = frozenset()) -> None:
        """Draws this row; ``able``: what may be chosen. The cursor stays, or goes to the acting card."""
        row = next((row_of_area for row_of_area in area.rows if row_of_area.across), ViewRow(area.id))
        before, self._area, self._able, self._meant = self.here, area, able, frozenset()
        self._cells = cells_of(row, able)
        ids = [cell.id for cell in self._cells]
        at, acted = self._acting(), self._acts
        self._acts = ids[at] if at >= 0 else ""
        self._here = ids.index(before) if before in ids and acted == self._acts else at
        self.refresh()

    def _acting(self) -> int:
        """The card that acts, else the first that may be chosen."""
        for number, cell in enumerate(self._cells):
            if cell.piece is not None and any(badge.key == "pointer" for badge in cell.piece.badges):
                return number
        return next((number for number, cell in enumerate(self._cells) if cell.id in self._able), -1)

    def mean(self, cards: frozenset[str]) -> None:
        """Marks what the highlighted move is about, and scrolls to it."""
        self._meant = cards
        numbers = [number for number, cell in enumerate(self._cells) if cell.id in cards]
        if numbers and self.here not in cards and not self.has_focus:
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
        return [Content.assemble(margin, *(box[line] for box in boxes)) for line in range(HEIGHT)]

    def _words(self) -> Content:
        """The card under the cursor, and how many lie outside the window."""
        if not self._cells:
            return Content("")
        first, last, _ = self._shown()
        hidden = [label("row-left", count=first)] if first else []
        hidden += [label("row-right", count=len(self._cells) - last)] if last < len(self._cells) else []
        beside = f"   {', '.join(hidden)}" if hidden else ""
        words = cell_in_words(self._cells[self._here], self._wording) if self.here else ""
        return Content.assemble(words, Content.styled(beside, "$foreground-muted"))

    # Moving

    def action_go(self, by: int) -> None:
        """Goes to the next box on that side."""
        self._to(max(0, min(len(self._cells) - 1, self._here + by)))

    def action_end(self, at: int) -> None:
        """Goes to the first or the last box."""
        self._to(at % len(self._cells) if self._cells else -1)

    def _to(self, number: int) -> None:
        self._here = number
        self.refresh()
        if self.here:
            self.post_message(self.Looked(self.here))

    def action_choose(self) -> None:
        """Chooses the card under the cursor."""
        if self.here:
            self.post_message(self.Chosen(self.here))

    def on_click(self, event: events.Click) -> None:
        """Goes to the clicked box, or chooses it if the cursor is there."""
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
        """Goes along the row."""
        event.stop()
        self.action_go(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Goes back along the row."""
        event.stop()
        self.action_go(-1)

    def on_focus(self) -> None:
        """Puts the cursor on a card."""
        if self._here < 0 and self._cells:
            self._to(0)


BETWEEN = "   "
HOME = "home"
"""Where a token lies that is not in use."""
WORDS = 96
"""Columns from which a player's supply is said in words too."""


class SeatList(OptionList):
    """Draws the seats of any game as a list."""

    BINDINGS: ClassVar[list[BindingType]] = []

    class SeatChosen(Message):
        """A player is to be explained."""

        def __init__(self, seat: str) -> None:
            self.seat = seat
            super().__init__()

    def __init__(self, wording: Wording, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self._wording = wording
        self._areas: tuple[ViewArea, ...] = ()

    def show_areas(self, areas: tuple[ViewArea, ...]) -> None:
        """Draws these players."""
        if areas != self._areas:
            self._areas = areas
            self.refit()

    def refit(self) -> None:
        """Fits the lines to another size, or to a changed table."""
        here = self.highlighted
        width = max(20, self.scrollable_content_region.width)
        longest = max((len(self._called(area)) for area in self._areas), default=0)
        both = self.size.height >= 2 * len(self._areas)
        self.set_options(Option(self._drawn(area, width, longest, both=both)) for area in self._areas)
        self.highlighted = here

    def explains(self) -> tuple[str, ...]:
        """The names of the numbers of the highlighted player."""
        if self.highlighted is None or not self._areas:
            return ()
        return tuple(badge.explains for badge in self._areas[self.highlighted].badges if badge.explains)

    def on_resize(self) -> None:
        """Fits the lines to the width."""
        self.refit()

    def on_focus(self) -> None:
        """Puts the cursor on a line."""
        if self.highlighted is None and self._areas:
            self.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Reports the chosen player."""
        event.stop()
        self.post_message(self.SeatChosen(self._areas[event.option_index].id))

    def _called(self, area: ViewArea) -> str:
        first = f" {glyphs.FIRST}" if any(badge.key == "first_player" for badge in area.badges) else ""
        return self._wording.names(area.name) + first

    def _drawn(self, area: ViewArea, width: int, longest: int, *, both: bool) -> Content:
        """A sign for whose turn it is, the name, the numbers, the open cards."""
        turn = "▸ " if area.active else "  "
        name = Content.styled(
            f"{turn}{self._called(area):<{longest}}", "bold $accent" if area.active else "bold"
        )
        numbers = BETWEEN.join(self._numbers(area))
        piles = BETWEEN.join(all_piles(area, self._wording))
        line = Content.assemble(name, BETWEEN, numbers)
        if not piles:
            return line.truncate(width, ellipsis=True)
        if both:
            under = hanging(piles, " " * (longest + 2 + len(BETWEEN)), width).splitlines()[0]
            return Content.assemble(
                line.truncate(width, ellipsis=True), "\n", Content.styled(under, "$foreground-muted")
            )
        return Content.assemble(line, BETWEEN, Content.styled(piles, "$foreground-muted")).truncate(
            width, ellipsis=True
        )

    def _numbers(self, area: ViewArea) -> Iterator[str]:
        yield from (self._number(badge) for badge in area.badges if isinstance(badge.value, int))

    def _number(self, badge: Badge) -> str:
        chief = badge.key == "influence"
        if chief and self.size.width < WORDS:
            return f"{glyphs.TOKENS}{badge.value:<2}"
        return f"{self._wording.word(badge.key)} {badge.value}"


def all_piles(area: ViewArea, wording: Wording) -> Iterator[str]:
    """The open cards beside the row, the number of cards aside, the place of the player's token."""
    numbered = {badge.key for badge in area.badges}
    yield from (_pile(row, wording) for row in sorted(area.rows, key=lambda row: row.open) if row.pieces)
    for row in area.rows:
        if row.count and row.key not in numbered:
            yield f"{wording.word(row.key)} {row.count}"
    for badge in area.badges:
        if isinstance(badge.value, str) and badge.value != HOME:
            yield f"{wording.word(badge.key)}: {wording.names(badge.value)}"


def _pile(row: ViewRow, wording: Wording) -> str:
    names = ", ".join(wording.card(piece.name) for piece in row.pieces)
    count = f" {len(row.pieces)}" if len(row.pieces) > 1 else ""
    return f"{wording.word(row.key)}{count}: {names}"
