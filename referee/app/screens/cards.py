"""The screens of the owner's cards, with new values, and of a deck list: whether it is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from cards.card_text import card_text
from cards.catalogue import Catalogue
from cards.deck_list import DeckLine, resolved
from cards.facts import Face, ready_decks
from cards.messages import CardsError
from engine.agot.lcg.deck_construction import check
from engine.kernel.errors import Unreadable
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText, LineField
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.session.card_catalogue import OwnedCards
from referee.session.deck_report import GAME, JudgedDeck, deck_file, deck_lines, deck_of, judge_deck
from referee.words.speech import label


class CardsScreen(Screen[None]):
    """The cards at the left, the sheet of one at the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Find", key_display="/"),
        Binding("s", "set", "Set a value"),
        Binding("x", "take_back", "Take back"),
        Binding("a", "add", "New card"),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(self, cards: OwnedCards, wording: Wording) -> None:
        super().__init__()
        self.cards = cards
        self.wording = wording
        self._shown: list[Face] = []

    def compose(self) -> ComposeResult:
        """Search line, list, sheet."""
        yield LineField(placeholder=label("find-card"), id="query", compact=True)
        with Horizontal():
            yield OptionList(id="found", markup=False)
            with VerticalScroll(classes="page", id="page"):
                yield Static("", id="section", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Lists all cards, with what another program has entered since."""
        self.cards.look_again()
        self._list(list(self.cards.cards.faces()))
        self.query_one("#found").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Searches while the words are typed."""
        event.stop()
        match = self.cards.find(event.value, self.wording.language) if event.value.strip() else None
        if match is None:
            self._list(list(self.cards.cards.faces()))
            return
        faces = (
            [match.card]
            if match.card is not None
            else [self.cards.cards.face(offer.card) for offer in match.offers]
        )
        self._list(faces)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Goes to the found cards."""
        event.stop()
        self.query_one("#found").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the card's sheet."""
        event.stop()
        self._show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Asks for a value."""
        event.stop()
        self.action_set()

    def action_search(self) -> None:
        """Goes to the search line."""
        self.query_one("#query").focus()

    def action_leave(self) -> None:
        """Leaves the search line first, then the screen."""
        if isinstance(self.focused, Input):
            self.query_one("#found").focus()
        else:
            self.app.pop_screen()

    def _list(self, faces: list[Face]) -> None:
        self._shown = faces
        listed = self.query_one("#found", OptionList)
        listed.set_options(Option(face.name(self.wording.language)) for face in faces)
        if faces:
            listed.highlighted = 0
        self._show()

    def _here(self) -> Face | None:
        here = self.query_one("#found", OptionList).highlighted
        return self._shown[here] if here is not None and here < len(self._shown) else None

    def _show(self) -> None:
        face = self._here()
        if face is None:
            self.query_one("#section", Static).update(label("card-not-found"))
            return
        now = self.cards.cards.face(face.id)
        doubts = "\n".join(f"! {self.wording.card_message(doubt)}" for doubt in self.cards.doubts(face.id))
        text = card_text(self.cards.cards, now, self.wording.language, self.wording.card_message)
        self.query_one("#section", Static).update(f"{text}\n\n{doubts}")

    @work
    async def action_set(self) -> None:
        """Asks for a value read off the card."""
        face = self._here()
        field = await self._field(face) if face is not None else None
        if face is None or not field:
            return

        def check(typed: str) -> tuple[str, bool]:
            try:
                doubt = self.cards.doubts_of(face.id, field, typed)
            except CardsError as error:
                return self.wording.error(error), False
            return "\n".join(map(self.wording.card_message, doubt)), True

        title = f"{face.name(self.wording.language)}: {self.wording.word(field)}"
        typed = await self.app.push_screen_wait(
            AskText(title, ", ".join(self.cards.choices(field, self.wording.language)), check=check)
        )
        if typed:
            for doubt in self.cards.enter(face.id, field, typed):
                self.notify(self.wording.card_message(doubt))
        self._show()

    async def _field(self, face: Face) -> str | None:
        fields = tuple(
            DialogChoice(field.id, self.wording.word(field.id))
            for field in self.cards.cards.rules.fields
            if face.type.value in field.on
        )
        chosen: str | None = await self.app.push_screen_wait(ChooseOne(label("which-value"), fields))
        return chosen

    @work
    async def action_take_back(self) -> None:
        """Withdraws the owner's value of a field."""
        face = self._here()
        field = await self._field(face) if face is not None else None
        if face is not None and field:
            for answer in self.cards.take_back(face.id, field):
                self.notify(self.wording.card_message(answer))
            self._show()

    @work
    async def action_add(self) -> None:
        """Asks for a card that nobody has entered."""
        name = await self.app.push_screen_wait(AskText(label("card-called")))
        kinds = tuple(DialogChoice(kind, self.wording.word(kind)) for kind in self.cards.kinds())
        kind = (
            await self.app.push_screen_wait(ChooseOne(label("which-kind", name=name), kinds))
            if name
            else None
        )
        if not name or not kind:
            return
        try:
            for answer in self.cards.add(name, kind, self.wording.language):
                self.notify(self.wording.card_message(answer))
        except CardsError as error:
            self.notify(self.wording.error(error), severity="warning")
        self._list([face for face in self.cards.cards.faces() if face.name(self.wording.language) == name])


class DeckScreen(Screen[None]):
    """A line for the name of a file or of a ready deck, and the judgement below it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help", "Help", key_display="F1"),
        Binding("escape", "app.pop_screen", "Back"),
    ]

    def __init__(self, cards: Catalogue, wording: Wording) -> None:
        super().__init__()
        self.cards = cards
        self.wording = wording

    def compose(self) -> ComposeResult:
        """The line, the page, the keys."""
        yield LineField(placeholder=self.wording.speech.say("deck/screen-file"), id="query", compact=True)
        with VerticalScroll(classes="page", id="page", can_focus=False):
            yield Static(self._empty(), id="section", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Goes to the line."""
        self.query_one("#query").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Judges the named deck."""
        event.stop()
        typed = event.value.strip()
        self.query_one("#section", Static).update(self._judged(typed) if typed else self._empty())

    def _empty(self) -> str:
        speech = self.wording.speech
        return f"{speech.say('deck/screen-title')}\n\n{speech.say('deck/screen-empty', decks=self._ready())}"

    def _ready(self) -> str:
        return ", ".join(ready_decks(GAME))

    def _judged(self, typed: str) -> str:
        """Both judgements in one: outside tournaments, and what would count at one."""
        try:
            deck = self._deck(typed)
        except CardsError as error:
            return "\n".join(map(self.wording.card_message, error.messages))
        except Unreadable as error:
            return self.wording.error(error)
        return "\n".join(deck_lines(deck, self.cards, self.wording.speech))

    def _deck(self, typed: str) -> JudgedDeck:
        ready = ready_decks(GAME).get(typed.casefold())
        if ready is None:
            content = deck_file(Path(typed).expanduser())
            return judge_deck(self.cards, content, official=False, language=self.wording.language)
        copies = {ready.house_card: 1, **dict.fromkeys(ready.plots, 1), **ready.draw}
        lines = (DeckLine(0, count, self.cards.face(card).name()) for card, count in copies.items())
        read = resolved(self.cards, tuple(lines))
        deck = deck_of(self.cards, read)
        return JudgedDeck(read, deck, check(deck, official=False), official=False)
