"""Lines that can be gone through, each about one thing."""

from __future__ import annotations

from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.drawing import Drawn


class LinesPane(OptionList):
    """Keeps the highlight on the same thing when it is drawn anew."""

    class Moved(Message):
        """The highlight stands on another line."""

        def __init__(self, pane: LinesPane, thing: str) -> None:
            self.pane = pane
            self.thing = thing
            super().__init__()

    class Taken(Moved):
        """Enter or a click on a line."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.lines: tuple[Drawn, ...] = ()

    @property
    def room(self) -> int:
        """Columns of a line."""
        return max(8, self.scrollable_content_region.width - 2)

    @property
    def here(self) -> Drawn | None:
        """The highlighted line."""
        at = self.highlighted
        return self.lines[at] if at is not None and at < len(self.lines) else None

    def show_lines(self, lines: tuple[Drawn, ...]) -> None:
        """Draws them, if they are others than those that are shown."""
        if lines == self.lines:
            return
        thing = self.here.piece if self.here is not None else ""
        self.lines = lines
        self.set_options(Option(one.content) for one in lines)
        self.put(thing)

    def put(self, thing: str) -> None:
        """The highlight goes to the line about this, or to the first."""
        at = next((number for number, one in enumerate(self.lines) if one.piece == thing), 0)
        self.highlighted = at if self.lines else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Somebody may want to show more about it."""
        event.stop()
        if self.here is not None:
            self.post_message(self.Moved(self, self.here.piece))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        if self.here is not None:
            self.post_message(self.Taken(self, self.here.piece))
