"""One of several things."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.dialogs.base import Dialog


class Choice(Struct, frozen=True):
    """Something that may be chosen."""

    key: str
    says: str
    why_not: str = ""
    """Shown behind it, greyed, if it cannot be done."""


class ChooseOne(Dialog[str]):
    """The key of the choice taken."""

    HINT = "hint-choose"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"number({number})", show=False) for number in range(1, 10)
    ]

    def __init__(self, title: str, choices: tuple[Choice, ...], about: str = "") -> None:
        super().__init__(title, about)
        self._choices = choices

    def body(self) -> ComposeResult:
        """The list."""
        yield OptionList(*(Option(_drawn(number, one)) for number, one in enumerate(self._choices, 1)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Takes it; what cannot be done may still be chosen, and is then refused with its reasons."""
        event.stop()
        self.dismiss(self._choices[event.option_index].key)

    def on_key(self, event: events.Key) -> None:
        """A letter goes to the next choice that has a word beginning with it."""
        letter = (event.character or "").casefold()
        if not letter.isalpha() or not self._choices:
            return
        choices, here = self.query_one(OptionList), self.query_one(OptionList).highlighted or 0
        order = [*range(here + 1, len(self._choices)), *range(here + 1)]
        fitting = (at for at in order if _begins(self._choices[at].says, letter))
        choices.highlighted = next(fitting, here)

    def action_number(self, number: int) -> None:
        """Takes the choice with this number."""
        if number <= len(self._choices):
            self.dismiss(self._choices[number - 1].key)


def _begins(says: str, letter: str) -> bool:
    return any(word.startswith(letter) for word in says.casefold().replace("(", " ").split())


def _drawn(number: int, one: Choice) -> Content:
    lead = f"{number} " if number < 10 else "  "
    if not one.why_not:
        return Content.assemble(Content.styled(lead, "$foreground-muted"), Content(one.says))
    return Content.styled(f"{lead}{one.says} — {one.why_not}", "dim")


class Confirm(Dialog[bool]):
    """Yes or no."""

    HINT = "hint-confirm"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "yes", "Yes"),
        Binding("n", "leave", "No"),
    ]

    def action_yes(self) -> None:
        """Yes."""
        self.dismiss(True)
