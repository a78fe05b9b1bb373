"""One of several things, and what would come of the one under the highlight."""

from __future__ import annotations

from collections.abc import Callable

from textual.widgets import OptionList

from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.labels import label

COLUMNS = 66
"""Inside the box."""
LEAST, BESIDE = 4, 19
"""Lines told in any window; lines of a window that hold other things."""
Would = Callable[[str], str]
"""The key of a choice -> what it would come to, in lines."""


class ForeseeOne(ChooseOne):
    """Nothing is done before Enter; what is shown until then is only looked at."""

    def __init__(self, title: str, choices: tuple[Choice, ...], would: Would, about: str = "") -> None:
        super().__init__(title, choices, about)
        self._would = would
        self.add_class("foresee")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another one is looked at; as much is told as there is room for."""
        lines = self._would(self._choices[event.option_index].key).splitlines()
        room = max(LEAST, self.app.size.height - BESIDE)
        kept = (
            lines
            if len(lines) <= room
            else [*lines[: room - 1], label("and-more", count=len(lines) - room + 1)]
        )
        self.remark("\n".join(one if len(one) <= COLUMNS else f"{one[: COLUMNS - 1]}…" for one in kept))
