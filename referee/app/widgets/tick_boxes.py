"""A line of boxes to tick: the words of a closed list."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

GAP = "  "


class TickBoxes(Static, can_focus=True):
    """Several words may be ticked, or one of them; `none` is a word that unticks all others.

    The words can also be typed: letters lead to the word they begin, a blank or a comma ticks it.
    """

    TAKES_LETTERS: ClassVar = True
    """Letters are read as they are typed, whatever the layout."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Back", show=False),
        Binding("right", "step(1)", "On", show=False),
        Binding("space", "tick", "Tick", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(
        self, words: tuple[str, ...], *, none: str = "", several: bool = True, ticked: tuple[str, ...] = ()
    ) -> None:
        super().__init__(markup=False)
        self._words = (*words, none) if none else words
        self._none = none
        self._several = several
        self._ticked = [word for word in ticked if word in self._words]
        self._here = 0
        self._typed = ""
        """The beginning of a word that is being typed."""

    @property
    def value(self) -> str:
        """The ticked words as they would be typed, with one just typed; empty where none is ticked."""
        self._end_word()
        return ", ".join(word for word in self._words if word in self._ticked)

    def on_resize(self) -> None:
        """The boxes are drawn in as many lines as they need."""
        self._redraw()

    def on_focus(self) -> None:
        """The cursor is seen."""
        self._redraw()

    def on_blur(self) -> None:
        """A word that was typed is ticked; the cursor is not seen."""
        self._end_word()
        self._redraw()

    def on_key(self, event: events.Key) -> None:
        """Letters lead to the word they begin; a blank or a comma ends the word."""
        letter = (event.character or "").casefold()
        if letter == ",":
            self._end_word()
        elif event.is_printable and (letter.isalpha() or (letter == " " and self._typed)):
            self._type(letter)
        else:
            return
        event.stop()
        event.prevent_default()

    def _type(self, letter: str) -> None:
        if letter == " " and not self._begun_by(f"{self._typed} "):
            self._end_word()
            return
        begun = self._begun_by(self._typed + letter) or self._begun_by(letter)
        if begun:
            self._typed = self._typed + letter if self._begun_by(self._typed + letter) else letter
            self._here = self._words.index(begun[0])
            self._redraw()

    def _begun_by(self, letters: str) -> list[str]:
        return [word for word in self._words if word.casefold().startswith(letters)]

    def _end_word(self) -> None:
        """Ticks the word that is being typed."""
        if self._typed and self._words[self._here] not in self._ticked:
            self.action_tick()
        self._typed = ""

    def on_click(self, event: events.Click) -> None:
        """A click ticks the box under it."""
        place = event.style.meta.get("box")
        if isinstance(place, int):
            self.action_number(place + 1)

    def action_step(self, by: int) -> None:
        """The cursor goes to the box beside."""
        self._typed = ""
        self._here = (self._here + by) % len(self._words)
        self._redraw()

    def action_number(self, number: int) -> None:
        """Ticks the box with this number."""
        if number <= len(self._words):
            self._typed, self._here = "", number - 1
            self.action_tick()

    def action_tick(self) -> None:
        """Ticks or unticks the box under the cursor."""
        word = self._words[self._here]
        if word in self._ticked:
            self._ticked.remove(word)
        elif word == self._none or not self._several:
            self._ticked = [word]
        else:
            self._ticked = [*(one for one in self._ticked if one != self._none), word]
        self._redraw()

    def _redraw(self) -> None:
        lines: list[list[Content]] = [[]]
        for place, word in enumerate(self._words):
            box = self._drawn(place, word)
            if sum(len(one) + len(GAP) for one in lines[-1]) + len(box) > self.size.width and lines[-1]:
                lines.append([])
            lines[-1].append(box)
        self.update(Content("\n").join(Content(GAP).join(line) for line in lines))

    def _drawn(self, place: int, word: str) -> Content:
        lead = f"{place + 1}" if place < 9 else ""
        box = f"{lead}[{'x' if word in self._ticked else ' '}] {word}"
        style = "reverse" if self.has_focus and place == self._here else ""
        return Content.styled(box, style) if style else Content(box)
