"""What stands under the typed line: what it may mean, or the lines that wait to be entered after it."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.painting import Painting
from referee.app.wrapping import hanging


class Beneath(OptionList, can_focus=False):
    """A list that is gone through from the line, which keeps the cursor."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.painting = Painting(self)
        self.numbered = False
        """Whether one of them can be taken, by its number or by an arrow and Enter."""

    def show(self, heading: str, lines: tuple[str, ...], *, numbered: bool) -> None:
        """Shows other lines under a heading; none is highlighted."""
        self.numbered = numbered
        width = max(20, self.app.size.width - 6)
        leads = [f"{number} " if numbered else "" for number in range(1, len(lines) + 1)]
        options = [Option(Content(hanging(one, lead, width))) for one, lead in zip(lines, leads, strict=True)]
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
