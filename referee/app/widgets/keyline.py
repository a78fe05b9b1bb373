"""Which keys are there, in the reader's language?"""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from referee.app.labels import LABELS, label

BESIDE = 3
"""Columns beside a key and its word, where there is room for them."""


class KeyLine(Footer):
    """The last line of a screen; closer together where the words of a language would not fit."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def compose(self) -> ComposeResult:
        """The keys, each with its word."""
        found = list(super().compose())
        keys = [one for one in found if isinstance(one, FooterKey)]
        for key in keys:
            key.description = foot(key.description)
        columns = sum(len(one.key_display) + len(one.description) + BESIDE for one in keys)
        self.compact = columns > self.app.size.width
        yield from found


def foot(description: str) -> str:
    """The word for a key; bindings are described in English, and by that their words are found."""
    key = key_of(description)
    return label(key) if key in LABELS else description


def key_of(description: str) -> str:
    """Under which key the words for it stand."""
    return f"foot-{description.lower().replace(' ', '-')}"
