"""The players of a table with one common area, a line or two each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from engine.kernel.view import Badge, ViewArea, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.glyphs import hanging

BETWEEN = "   "
HOME = "home"
"""Where a token lies that is not in use."""
WORDS = 96
"""Columns from which a player's supply is said in words too."""


class SeatList(OptionList):
    """Draws seats' areas; knows nothing of any game."""

    BINDINGS: ClassVar[list[BindingType]] = []

    class SeatChosen(Message):
        """Somebody wants to know more about a player."""

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
        """The window has another size, or the table has changed."""
        here = self.highlighted
        width = max(20, self.scrollable_content_region.width)
        longest = max((len(self._called(area)) for area in self._areas), default=0)
        both = self.size.height >= 2 * len(self._areas)
        self.set_options(Option(self._drawn(area, width, longest, both=both)) for area in self._areas)
        self.highlighted = here

    def explains(self) -> tuple[str, ...]:
        """What the numbers of the highlighted player are explained by."""
        if self.highlighted is None or not self._areas:
            return ()
        return tuple(badge.explains for badge in self._areas[self.highlighted].badges if badge.explains)

    def on_resize(self) -> None:
        """Lines are fitted to the width."""
        self.refit()

    def on_focus(self) -> None:
        """The cursor is put on a line when the pane is entered."""
        if self.highlighted is None and self._areas:
            self.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a line."""
        event.stop()
        self.post_message(self.SeatChosen(self._areas[event.option_index].id))

    def _called(self, area: ViewArea) -> str:
        first = f" {glyphs.FIRST}" if any(badge.key == "first_player" for badge in area.badges) else ""
        return self._wording.names(area.name) + first

    def _drawn(self, area: ViewArea, width: int, longest: int, *, both: bool) -> Content:
        """Whose turn it is by a sign before the name, then the numbers, then what lies open."""
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
    """Cards that lie open beside the row, how many lie aside, where the player's token is."""
    told = {one.key for one in area.badges}
    yield from (_pile(row, wording) for row in sorted(area.rows, key=lambda row: row.open) if row.pieces)
    for row in area.rows:
        if row.count and row.key not in told:
            yield f"{wording.word(row.key)} {row.count}"
    for badge in area.badges:
        if isinstance(badge.value, str) and badge.value != HOME:
            yield f"{wording.word(badge.key)}: {wording.names(badge.value)}"


def _pile(row: ViewRow, wording: Wording) -> str:
    names = ", ".join(wording.card(piece.name) for piece in row.pieces)
    count = f" {len(row.pieces)}" if len(row.pieces) > 1 else ""
    return f"{wording.word(row.key)}{count}: {names}"
