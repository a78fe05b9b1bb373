"""The screen of a deck list: whether it is allowed, at tournaments and elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from cards.catalogue import Catalogue
from cards.deck_list import DeckLine, resolved
from cards.facts import ready_decks
from cards.messages import CardsError
from engine.agot.lcg.deck_construction import check
from engine.kernel.errors import Unreadable
from referee.app.dialogs.base import LineField
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.session.deck_report import GAME, JudgedDeck, deck_file, deck_lines, deck_of, judge_deck


class DeckScreen(Screen[None]):
    """A line for the name of a file or of a ready deck, and below it what was found."""

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
        """Ready to type."""
        self.query_one("#query").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What is found of the deck named."""
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
            found = self._deck(typed)
        except CardsError as error:
            return "\n".join(map(self.wording.said, error.messages))
        except Unreadable as error:
            return self.wording.error(error)
        return "\n".join(deck_lines(found, self.cards, self.wording.speech))

    def _deck(self, typed: str) -> JudgedDeck:
        ready = ready_decks(GAME).get(typed.casefold())
        if ready is None:
            content = deck_file(Path(typed).expanduser())
            return judge_deck(self.cards, content, official=False, language=self.wording.language)
        copies = {ready.house_card: 1, **dict.fromkeys(ready.plots, 1), **ready.draw}
        lines = (DeckLine(0, count, self.cards.face(card).name()) for card, count in copies.items())
        found = resolved(self.cards, tuple(lines))
        deck = deck_of(self.cards, found)
        return JudgedDeck(found, deck, check(deck, official=False), official=False)
