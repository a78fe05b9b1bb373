"""Several cards at once, each with its own reason, and the ruling on the whole of what is ticked."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.app.dialogs.base import Dialog
from referee.app.labels import label


class Item(Struct, frozen=True):
    """A card that may be ticked."""

    key: str
    says: str
    why_not: str = ""
    """Why it cannot be picked by itself."""


class Picked(Struct, frozen=True):
    """What was ticked, in the order in which it was; ``more``: a card has to be named first."""

    picks: tuple[str, ...]
    more: bool = False


Judge = Callable[[tuple[str, ...]], tuple[str, bool | None]]
"""What is ticked -> (the ruling in words, whether it is legal; None: something has to be asked first)."""
MARKS = {True: "✓", False: "✗", None: "?"}


class Checklist(Dialog[Picked]):
    """Ticks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "tick", "Tick", priority=True),
        Binding("enter", "take", "Take", priority=True),
        Binding("n", "name", "Name a card"),
    ]

    def __init__(
        self,
        title: str,
        items: tuple[Item, ...],
        judge: Judge,
        about: str = "",
        ticked: tuple[str, ...] = (),
        *,
        names_more: bool = False,
    ) -> None:
        super().__init__(title, about)
        self._items = items
        self._judge = judge
        self._ticked = [one for one in ticked if any(item.key == one for item in items)]
        self._names_more = names_more
        self._warned = False
        """Whether it was said that nothing is ticked."""

    def hint(self) -> str:
        """Ticking, and naming a card of the hand where that helps."""
        if self._names_more and not self._items:
            return label("hint-name-first")
        return label("hint-tick-or-name" if self._names_more else "hint-tick")

    def body(self) -> ComposeResult:
        """The list."""
        nothing = (Option(label("nothing-picked")),) if self._names_more and not self._items else ()
        yield OptionList(*(Option(self._drawn(one)) for one in self._items), *nothing)

    def on_mount(self) -> None:
        """The ruling on nothing, the cursor on the first card that can be picked."""
        able = (number for number, one in enumerate(self._items) if not one.why_not)
        self.query_one(OptionList).highlighted = next(able, 0) if self._items else None
        self._redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click ticks."""
        event.stop()
        self.action_tick()

    def action_tick(self) -> None:
        """Ticks or unticks the highlighted card."""
        here = self.query_one(OptionList).highlighted
        if here is None:
            return
        if not self._items:
            self.action_take()
            return
        key = self._items[here].key
        (self._ticked.remove if key in self._ticked else self._ticked.append)(key)
        self._redraw()

    def action_take(self) -> None:
        """Takes what is ticked; where no card is known yet, taking none has to be chosen."""
        if self._names_more and not self._items and self.query_one(OptionList).highlighted is None:
            self.action_name()
        elif self._nothing_by_mistake():
            said, _ = self._judge(())
            self.remark(f"{MARKS[False]} {said}\n{label('tick-first')}")
        else:
            self.dismiss(Picked(tuple(self._ticked)))

    def _nothing_by_mistake(self) -> bool:
        """Whether Enter was meant for the line under the cursor; who presses it again means none of them."""
        meant, self._warned = self._warned, True
        return not meant and not self._ticked and bool(self._items) and self._judge(())[1] is False

    def action_name(self) -> None:
        """A card nobody has named yet is to be on the list."""
        if self._names_more:
            self.dismiss(Picked(tuple(self._ticked), more=True))

    def _redraw(self) -> None:
        cards = self.query_one(OptionList)
        for number, one in enumerate(self._items):
            cards.replace_option_prompt_at_index(number, self._drawn(one))
        said, legal = self._judge(tuple(self._ticked))
        self.remark(f"{MARKS[legal]} {said}")

    def _drawn(self, one: Item) -> Content:
        box = "[x]" if one.key in self._ticked else "[ ]"
        if not one.why_not:
            return Content(f"{box} {one.says}")
        return Content.styled(f"{box} {one.says} — {one.why_not}", "dim")
