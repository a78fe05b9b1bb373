"""Panes of an area: a seat's numbers, cards and piles, or the lines of a board."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from engine.kernel.view import ViewArea
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import AreaLine, area_lines
from referee.app.render.challenge_lines import compact_lines, facing_lines
from referee.app.render.seat_lines import is_narrow, seat_lines

MOST_COMMON = 6
"""As many lines of an area nobody owns are shown at once."""
LOW, LOW_AND_NARROW, WIDE = 30, 44, 140
"""Rows below which cards are not drawn twice; a wide window has its moves at the side, and more rows."""


class AreaPane(OptionList):
    """Draws an ``Area`` of any game."""

    BINDINGS: ClassVar[list[BindingType]] = []

    class CardChosen(Message):
        """A card, or the cards of a pile, is to be explained."""

        def __init__(self, piece: str) -> None:
            self.piece = piece
            super().__init__()

    def __init__(self, wording: Wording, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self._wording = wording
        self._area: ViewArea | None = None
        self._drawn_lines: list[AreaLine] = []
        self._marked: frozenset[str] = frozenset()
        self._busy = False
        self._around: tuple[ViewArea, ...] = ()
        self._beneath = ""
        self._drawn_for: tuple[int, Size] | None = None
        """The width the lines were fitted to, and the window, whose height says how much is drawn."""

    def show_area(
        self,
        area: ViewArea,
        marked: frozenset[str] = frozenset(),
        *,
        busy: bool = False,
        around: tuple[ViewArea, ...] = (),
        beneath: str = "",
    ) -> None:
        """Draws this area; ``marked``: pieces that take part in what is going on; ``busy``: something is.

        ``around`` are the other areas, ``beneath`` is said in a line of its own.
        """
        before = (self._area, self._marked, self._busy, self._around, self._beneath)
        if (area, marked, busy, around, beneath) != before:
            self._area, self._marked, self._busy = area, marked, busy
            self._around, self._beneath = around, beneath
            self._refill()

    def refit(self) -> None:
        """Fits the lines to another size of the window or the pane."""
        if self._room != self._drawn_for:
            self._refill()

    @property
    def _room(self) -> tuple[int, Size]:
        return self.scrollable_content_region.width, self.app.size

    def explains(self) -> tuple[str, ...]:
        """The names of the numbers on the highlighted line."""
        here = self.highlighted
        return self._drawn_lines[here].explains if here is not None and here < len(self._drawn_lines) else ()

    def whole(self) -> str:
        """The whole text of the highlighted line, which may be cut on the screen."""
        here = self.highlighted
        return self._drawn_lines[here].whole if here is not None and here < len(self._drawn_lines) else ""

    def on_resize(self) -> None:
        """Fits the lines to a new width; a new height changes none."""
        self.refit()

    def on_show(self) -> None:
        """Draws what the pane was given while it was out of sight."""
        self.refit()

    def on_focus(self) -> None:
        """Puts the cursor on a line."""
        if self.highlighted is None and self._drawn_lines:
            self.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Reports the chosen card."""
        event.stop()
        line = self._drawn_lines[event.option_index]
        if line.piece or line.whole:
            self.post_message(self.CardChosen(line.piece))

    def _refill(self) -> None:
        if self._area is None or self.size.width < 8:
            self._drawn_for = None
            return
        here = self.highlighted
        self._drawn_for = width, _ = self._room
        self._drawn_lines = self._fitted(self._area, width)
        self.set_options(Option(line.content) for line in self._drawn_lines)
        if self.has_class("common"):
            self.styles.height = min(MOST_COMMON, len(self._drawn_lines)) + 1
        if here is not None and self._drawn_lines:
            self.highlighted = min(here, len(self._drawn_lines) - 1)

    def _fitted(self, area: ViewArea, width: int) -> list[AreaLine]:
        window = self.app.size
        low = window.height < (LOW if window.width >= WIDE else LOW_AND_NARROW)
        if self.has_class("common"):
            drawn = compact_lines if low else facing_lines
            return [*drawn(area, self._wording, width), *self._said_beneath(width)]
        if is_narrow(area, width):
            return seat_lines(area, self._wording, width, self._marked, self._around, low=window.height < LOW)
        return area_lines(area, self._wording, width, self._marked, cards_first=low and self._busy)

    def _said_beneath(self, width: int) -> list[AreaLine]:
        beneath = Content.styled(self._beneath, "bold").truncate(width, ellipsis=True)
        return [AreaLine(beneath)] if self._beneath else []


class LinesPane(OptionList):
    """A list that keeps the highlight on the same piece when it is drawn anew."""

    class Moved(Message):
        """The highlight has moved to another line."""

        def __init__(self, pane: LinesPane, piece: str) -> None:
            self.pane = pane
            self.piece = piece
            super().__init__()

    class Taken(Moved):
        """A line was chosen."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.lines: tuple[AreaLine, ...] = ()

    @property
    def room(self) -> int:
        """Columns of a line."""
        around = self.get_component_styles("option-list--option").padding.width
        return max(8, self.scrollable_content_region.width - around)

    @property
    def here(self) -> AreaLine | None:
        """The highlighted line."""
        at = self.highlighted
        return self.lines[at] if at is not None and at < len(self.lines) else None

    def show_lines(self, lines: tuple[AreaLine, ...]) -> None:
        """Draws lines that differ from the shown ones."""
        if lines == self.lines:
            return
        piece = self.here.piece if self.here is not None else ""
        self.lines = lines
        self.set_options(Option(line.content) for line in lines)
        self.put(piece)

    def put(self, piece: str) -> None:
        """Highlights the line about this piece, or else the first."""
        at = next((number for number, line in enumerate(self.lines) if line.piece == piece), 0)
        self.highlighted = at if self.lines else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Reports the highlighted line."""
        event.stop()
        if self.here is not None:
            self.post_message(self.Moved(self, self.here.piece))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Reports the chosen line."""
        event.stop()
        if self.here is not None:
            self.post_message(self.Taken(self, self.here.piece))
