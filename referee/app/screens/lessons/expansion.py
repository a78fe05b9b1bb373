"""The page of an expansion: what it takes from its base game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from referee.app.presenters.wording import Wording
from referee.app.render.glyphs import hanging
from referee.app.terminal import size_classes
from referee.app.widgets.key_line import KeyLine
from referee.lessons.reader import base_rules, expansion_said

AROUND = 6
"""Columns of the margins and the scrollbar."""


class ExpansionScreen(Screen[None]):
    """One page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "app.pop_screen", "Back"),
    ]

    def __init__(self, game: str, wording: Wording) -> None:
        super().__init__()
        self._game = game
        self._wording = wording

    def compose(self) -> ComposeResult:
        """The page."""
        self.add_class(*size_classes(self.app.size))
        with VerticalScroll(classes="page"):
            yield Static(self._page())
        yield KeyLine()

    def _page(self) -> Content:
        speech, width = self._wording.speech, (self.app.size.width or 80) - AROUND
        about, *lines = base_rules(self._game, speech)
        numbered = [hanging(one, f"{number:>2}  ", width) for number, one in enumerate(lines, 1)]
        return Content.assemble(
            Content.styled(expansion_said(self._game, speech), "bold $accent"),
            "\n\n",
            Content.styled(hanging(about, "", width), "$warning"),
            "\n\n",
            Content("\n".join(numbered)),
        )
