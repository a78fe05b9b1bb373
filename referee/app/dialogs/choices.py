"""Dialogs that offer a choice: of one thing, with what comes of it, or of yes and no."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.dialogs.dialog import Dialog, LinePrompt, places_of
from referee.words.speech import Labels, label


class DialogChoice(Struct, frozen=True):
    """Something that may be chosen."""

    key: str
    says: str
    why_not: str = ""
    """Shown behind it, greyed, if it cannot be done."""


class ChooseOne(Dialog[str]):
    """One of several choices, by its key."""

    HINT = "hint-choose"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"number({number})", show=False) for number in range(1, 10)
    ]

    def __init__(self, title: str, choices: tuple[DialogChoice, ...], about: str = "") -> None:
        super().__init__(title, about)
        self._choices = choices

    def body(self) -> ComposeResult:
        """The list."""
        yield OptionList(*(Option(_drawn(number, choice)) for number, choice in enumerate(self._choices, 1)))

    def answered_in_lines(self, lines: LinePrompt) -> str | None:
        """A number, or the first letters of a choice."""
        for number, choice in enumerate(self._choices, 1):
            lines.say(f"{number}. {choice.says}" + (f" — {choice.why_not}" if choice.why_not else ""))
            lines.say(self.foretold(choice.key))
        while self._choices:
            typed = lines.ask(label("plain-choose"))
            if typed is None:
                return None
            at = self._place_of(typed)
            if at is not None:
                return self._choices[at].key
            lines.say(label("plain-no-such", typed=typed))
        return None

    def _place_of(self, typed: str) -> int | None:
        if typed.isdecimal():
            return int(typed) - 1 if 0 < int(typed) <= len(self._choices) else None
        return places_of(typed, tuple(choice.says for choice in self._choices), -1)

    def foretold(self, key: str) -> str:  # noqa: ARG002 - most choices foretell nothing
        """The consequence of a choice, if it is known."""
        return ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Takes the choice; an impossible one is then refused with its reasons."""
        event.stop()
        self.dismiss(self._choices[event.option_index].key)

    def find(self, words: str) -> bool:
        """Highlights the next choice with a word that begins with these letters; whether there is one."""
        choices = self.query_one(OptionList)
        place = places_of(words, tuple(choice.says for choice in self._choices), choices.highlighted or 0)
        if place is not None:
            choices.highlighted = place
        return place is not None

    def action_number(self, number: int) -> None:
        """Takes the choice with this number."""
        if number <= len(self._choices):
            self.dismiss(self._choices[number - 1].key)


def _drawn(number: int, choice: DialogChoice) -> Content:
    lead = f"{number} " if number < 10 else "  "
    if not choice.why_not:
        return Content.assemble(Content.styled(lead, "$foreground-muted"), Content(choice.says))
    return Content.styled(f"{lead}{choice.says} — {choice.why_not}", "dim")


class Confirm(Dialog[bool]):
    """A question with yes and no."""

    HINT = "hint-confirm"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "yes", "Yes"),
        Binding("n", "leave", "No"),
    ]

    def answered_in_lines(self, lines: LinePrompt) -> bool | None:
        """``y``, or the word for yes; anything else is no."""
        typed = lines.ask(label("plain-confirm")) or ""
        yes = ("yes", Labels.speech.word("yes").casefold())
        return True if typed and any(answer.startswith(typed.casefold()) for answer in yes) else None

    def action_yes(self) -> None:
        """Yes."""
        self.dismiss(True)


COLUMNS = 66
"""Inside the box."""
LEAST, BESIDE = 4, 19
"""Lines told in any window; lines of a window that hold other things."""
PreviewOf = Callable[[str], str]
"""The key of a choice -> what it would come to, in lines."""


class ChooseWithPreview(ChooseOne):
    """A choice whose consequences are shown before Enter."""

    def __init__(
        self, title: str, choices: tuple[DialogChoice, ...], would: PreviewOf, about: str = ""
    ) -> None:
        super().__init__(title, choices, about)
        self._would = would
        self.add_class("foresee")

    def foretold(self, key: str) -> str:
        """The consequence of a choice."""
        return self._would(key)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the consequence of the highlighted choice, as far as there is room."""
        lines = self._would(self._choices[event.option_index].key).splitlines()
        room = max(LEAST, self.app.size.height - BESIDE)
        preview = (
            lines
            if len(lines) <= room
            else [*lines[: room - 1], label("and-more", count=len(lines) - room + 1)]
        )
        self.remark(
            "\n".join(line if len(line) <= COLUMNS else f"{line[: COLUMNS - 1]}…" for line in preview)
        )
