"""A dialog in which several cards are ticked, with the ruling on them."""

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
from referee.words.speech import label


class Item(Struct, frozen=True):
    """A card that may be ticked."""

    key: str
    says: str
    why_not: str = ""
    """Why it cannot be picked by itself."""


class CheckedItems(Struct, frozen=True):
    """The ticked items in their order; ``more``: a card has to be named first."""

    picks: tuple[str, ...]
    more: bool = False


PicksJudge = Callable[[tuple[str, ...]], tuple[str, bool | None]]
"""What is ticked -> (the ruling in words, whether it is legal; None: something has to be asked first)."""
NAME = "n"
"""The key that names a card."""
MARKS = {True: "✓", False: "✗", None: "?"}


class Checklist(Dialog[CheckedItems]):
    """Cards to tick, with the ruling on the ticked ones."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "tick", "Tick", priority=True),
        Binding("enter", "take", "Take", priority=True),
        Binding("n", "name", "Name a card"),
    ]

    def __init__(
        self,
        title: str,
        items: tuple[Item, ...],
        judge: PicksJudge,
        about: str = "",
        ticked: tuple[str, ...] = (),
        *,
        names_more: bool = False,
        none: str = "",
        most: int = 0,
    ) -> None:
        """``none``: the name for taking none of them, if that is possible; ``most``: 0 for any number."""
        super().__init__(title, about)
        self._none = none or (label("nothing-picked") if names_more and not items else "")
        self._items = items
        self._judge = judge
        self._most = most
        self._ticked = [key for key in ticked if any(item.key == key for item in items)]
        self._names_more = names_more
        self._led_to: tuple[int, ...] = ()
        """Places of what the typed words name."""

    def hint(self) -> str:
        """The keys on the present line, and the key that names a card of the hand."""
        if self._is_on_none:
            return label("hint-untick" if self._ticked else "hint-take-none", none=label("nothing-picked"))
        if self._names_more and not self._items:
            return label("hint-name-first")
        if self._ticked:
            return label("hint-tick-or-name" if self._names_more else "hint-tick")
        none = f"   {label('hint-last-line', none=label('nothing-picked'))}" if self._none else ""
        return f"{label('hint-none-ticked-or-name' if self._names_more else 'hint-none-ticked')}{none}"

    @property
    def _is_on_none(self) -> bool:
        """Whether the cursor is on the line for none of them."""
        lists = self.query(OptionList)
        return bool(self._none and lists and lists.first().highlighted == len(self._items))

    def body(self) -> ComposeResult:
        """The list."""
        nothing = (Option(Content(f"    {self._none}")),) if self._none else ()
        yield OptionList(
            *(Option(self._drawn(place, item)) for place, item in enumerate(self._items)), *nothing
        )

    def answered_in_lines(self, lines: LinePrompt) -> CheckedItems | None:
        """Numbers between spaces; 0 is none of them, ``n`` names a card first."""
        for number, item in enumerate(self._items, 1):
            lines.say(f"{number}. {item.says}" + (f" — {item.why_not}" if item.why_not else ""))
        lines.say(f"0. {self._none}" if self._none else "")
        while True:
            typed = lines.ask(label("plain-tick-or-name" if self._names_more else "plain-tick"))
            if typed is None:
                return None
            if self._names_more and typed == NAME:
                return CheckedItems(tuple(self._ticked), more=True)
            picks = self._picked_by(typed)
            if picks is None:
                lines.say(label("plain-no-such", typed=typed))
                continue
            ruling, legal = self._judge(picks)
            lines.say(f"{MARKS[legal]} {ruling}")
            return CheckedItems(picks)

    def _picked_by(self, typed: str) -> tuple[str, ...] | None:
        """The keys of the typed numbers or beginnings; none, if one of them fits nothing."""
        words = [
            word for part in typed.split(",") for word in ([part] if not _numbers(part) else part.split())
        ]
        if words in ([], ["0"]):
            return ()
        says = tuple(item.says for item in self._items)
        places = [int(word) - 1 if word.isdecimal() else places_of(word.strip(), says, -1) for word in words]
        if any(place is None or not 0 <= place < len(says) for place in places):
            return None
        return tuple(dict.fromkeys(self._items[place].key for place in places if place is not None))

    def on_mount(self) -> None:
        """Shows the ruling, with the cursor on the first card that can be ticked."""
        able = (number for number, item in enumerate(self._items) if not item.why_not)
        self.query_one(OptionList).highlighted = (
            None if self._names_more and not self._items else next(able, 0)
        )
        self._redraw()

    def on_option_list_option_highlighted(self) -> None:
        """Shows the keys of the highlighted line."""
        self.show_hint()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ticks the clicked card."""
        event.stop()
        self.action_tick()

    def find(self, words: str) -> bool:
        """Highlights the cards with these numbers, or the next with a word that begins with these letters."""
        if not words:
            return False
        cards = self.query_one(OptionList)
        says = (*(item.says for item in self._items), *([self._none] * bool(self._none)))
        self._led_to = _numbered(words, len(says))
        if not self._led_to and not words.isdecimal():
            place = places_of(words, says, cards.highlighted or 0)
            self._led_to = () if place is None else (place,)
        if self._led_to:
            cards.highlighted = self._led_to[-1]
        return bool(self._led_to)

    def taken_by_words(self) -> bool:
        """Ticks the cards that typed words lead to; Enter then closes nothing yet."""
        several = len(self._led_to) > 1
        for place in self._led_to:
            if several and self._items[place : place + 1] and self._items[place].key in self._ticked:
                continue  # who names it among others wants it ticked
            self.query_one(OptionList).highlighted = place
            self.action_tick()
        return True

    def action_tick(self) -> None:
        """Ticks or unticks the highlighted card; the last line stands for none of them."""
        here = self.query_one(OptionList).highlighted
        if here is None:
            return
        if here == len(self._items):
            self._take_none()
            return
        key = self._items[here].key
        (self._ticked.remove if key in self._ticked else self._ticked.append)(key)
        self._redraw()

    def _take_none(self) -> None:
        """Takes none of them; ticks are removed first, visibly."""
        if self._ticked:
            self._ticked.clear()
            self._redraw()
        else:
            self.dismiss(CheckedItems(()))

    def action_take(self) -> None:
        """Takes the ticked cards; without any, ticks the highlighted one first."""
        here = self.query_one(OptionList).highlighted
        if here is None and self._names_more:
            self.action_name()
        elif self._ticked and here != len(self._items):
            self.dismiss(CheckedItems(tuple(self._ticked)))
        else:
            self.action_tick()
            if self._ticked:
                self._redraw(label("ticked-one" if self._most == 1 else "ticked"))

    def action_name(self) -> None:
        """Leaves to name a card for the list."""
        if self._names_more:
            self.dismiss(CheckedItems(tuple(self._ticked), more=True))

    def _redraw(self, also: str = "") -> None:
        cards = self.query_one(OptionList)
        for place, item in enumerate(self._items):
            cards.replace_option_prompt_at_index(place, self._drawn(place, item))
        ruling, legal = self._judge(tuple(self._ticked))
        self.remark("\n".join((f"{MARKS[legal]} {ruling}", also)).rstrip())
        self.show_hint()

    def _drawn(self, place: int, item: Item) -> Content:
        number = f"{place + 1:>{len(str(len(self._items)))}}"
        box = f"{number}{'[x]' if item.key in self._ticked else '[ ]'}"
        if not item.why_not:
            return Content(f"{box} {item.says}")
        return Content.styled(f"{box} {item.says} — {item.why_not}", "dim")


def _numbers(words: str) -> bool:
    """Whether these words are only numbers."""
    return all(word.isdecimal() for word in words.split())


def _numbered(words: str, count: int) -> tuple[int, ...]:
    """The places of numbers, with or without signs between them: ``13`` of nine lines is 1 and 3."""
    typed = words.replace(",", " ").split()
    if not all(number.isdecimal() for number in typed):
        return ()
    whole = tuple(int(number) - 1 for number in typed)
    if all(0 <= place < count for place in whole):
        return tuple(dict.fromkeys(whole))
    apart = tuple(int(word) - 1 for word in words if word.isdecimal())
    return tuple(dict.fromkeys(apart)) if all(0 <= place < count for place in apart) else ()
