"""The list of moves: what can be done now, and what cannot and why."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from engine.kernel.judge import Candidate
from referee.app.key_queue import PaintTime, pressed_at
from referee.app.render.glyphs import APART, hanging
from referee.words.speech import label


class OfferedMove(Struct, frozen=True):
    """One line of the list."""

    says: str
    choice: Candidate | None = None
    """None: a card of this seat's hand has to be named first."""
    seat: str = ""
    why_not: str = ""
    """Why it is refused, in one sentence; shown under the line when it is highlighted."""
    asks: str = ""
    """What is not known yet."""
    apart: tuple[str, ...] = ()
    """Of a move the texts rule differently: what each says; shown under the line like a reason."""

    @property
    def beneath(self) -> tuple[str, ...]:
        """The text under the line while it is highlighted."""
        return self.apart or ((self.why_not,) if self.why_not else ())


class MovesPane(OptionList):
    """The moves of the moment, refused ones greyed, each with its reason under the highlight."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"number({number})", show=False) for number in range(1, 10)
    ]

    class Looked(Message):
        """A move was highlighted."""

        def __init__(self, offer: OfferedMove) -> None:
            self.offer = offer
            super().__init__()

    class Chosen(Looked):
        """A move was chosen."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options, markup=False)  # type: ignore[arg-type]
        self.offers: tuple[OfferedMove, ...] = ()
        self._painting = PaintTime(self)
        self._long: int | None = None
        """The line drawn with its reason under it."""
        self._told = 0
        """The line last told about; the first one of a new list is highlighted by nobody."""

    def show_offers(self, offers: tuple[OfferedMove, ...]) -> None:
        """Shows other moves, the first highlighted."""
        if offers != self.offers:
            self._painting.changed()
        self.offers = offers
        self._long, self._told = None, 0
        self.set_options(Option(self._drawn(number)) for number in range(len(offers)))
        self.highlighted = 0 if offers else None
        self.scroll_home(animate=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the reason under the highlight, and nowhere else."""
        event.stop()
        before, self._long = self._long, event.option_index
        for number in {before, self._long} - {None}:
            if number is not None and number < len(self.offers) and self.offers[number].beneath:
                self.replace_option_prompt_at_index(number, self._drawn(number))
        last_told, self._told = self._told, event.option_index
        if event.option_index < len(self.offers) and event.option_index != last_told:
            self.post_message(self.Looked(self.offers[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chooses the move."""
        event.stop()
        if self._is_meant():
            self.post_message(self.Chosen(self.offers[event.option_index]))

    def was_seen(self) -> bool:
        """Whether the present key was pressed by somebody who saw these moves."""
        return self._painting.was_seen(pressed_at(self.app))

    def _is_meant(self) -> bool:
        """Whether a key is meant for this list; if not, a notice says that the list has changed."""
        is_painted = self.was_seen()
        if not is_painted:
            self.notify(label("list-changed"))
        return is_painted

    def action_take(self, index: int) -> None:
        """Chooses the move at this place."""
        if index < len(self.offers):
            self.post_message(self.Chosen(self.offers[index]))

    def on_resize(self) -> None:
        """Wraps the lines anew."""
        for number in range(min(len(self.offers), self.option_count)):
            self.replace_option_prompt_at_index(number, self._drawn(number))

    def action_number(self, number: int) -> None:
        """Chooses the move with this number, without highlighting one that is made at once."""
        if number <= len(self.offers) and self._is_meant():
            offer = self.offers[number - 1]
            if offer.choice is None or offer.choice.pick or offer.choice.by_hand:
                self.highlighted = number - 1
            self.post_message(self.Chosen(offer))

    def _drawn(self, number: int) -> Content:
        offer, width = self.offers[number], self.scrollable_content_region.width
        lead = f"{number + 1} " if number < 9 else "  "
        if not offer.beneath:
            asks = Content.styled("  ?", "$warning bold") if offer.asks else Content("")
            return Content.assemble(Content(hanging(offer.says, lead, width)), asks)
        line = _differing(offer, lead, width) if offer.apart else _refused(offer, lead, width)
        if number != self._long:
            return line
        beneath = "\n".join(hanging(line, "    ", width) for line in offer.beneath)
        return Content.assemble(line, "\n", Content.styled(beneath, "$warning" if offer.apart else "$error"))


def _refused(offer: OfferedMove, lead: str, width: int) -> Content:
    return Content.styled(hanging(offer.says, f"{lead}✗ ", width), "dim")


def _differing(offer: OfferedMove, lead: str, width: int) -> Content:
    """A sign and a word for a difference: colour alone tells nothing to who does not see it."""
    return Content.styled(hanging(f"{offer.says} ({label('apart')})", f"{lead}{APART} ", width), "$warning")
