"""The command palette: the keys of the screen, the moves of the moment, the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from textual.binding import Binding
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content

from referee.app.themes import THEMES
from referee.app.widgets.key_line import foot
from referee.app.widgets.move_list import MovesPane
from referee.words.messages import BASE_LANGUAGE
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.host import Host


def palette() -> CommandPalette:
    """The screen on which a command is searched, in the language spoken."""
    return CommandPalette(id="--command-palette", placeholder=label("palette-search"))


def _nothing() -> None:
    """No command was found."""


class Commands(Provider):
    """What can be done on the screen that is shown."""

    async def discover(self) -> Hits:
        """All of it, before anything is typed."""
        for says, run, *_ in self._named():
            yield DiscoveryHit(Content(says), run, text=says)

    async def search(self, query: str) -> Hits:
        """What fits the words typed."""
        matcher = self.matcher(query)
        each = ((max(map(matcher.match, (says, *others))), says, run) for says, run, *others in self._named())
        found = [hit for hit in each if hit[0] > 0]
        for score, says, run in found:
            # Highlighting reads markup, and square brackets in the title of a card are none.
            yield Hit(score, Content(says) if "[" in says else matcher.highlight(says), run, text=says)
        if not found:
            yield Hit(1, label("palette-nothing"), _nothing)

    @property
    def _referee(self) -> Host:
        return cast("Host", self.app)

    def _deck_check(self) -> None:
        """The screen on which a deck list is judged."""
        from referee.app.screens.cards import DeckScreen
        from referee.session.card_catalogue import OwnedCards
        from referee.session.deck_report import GAME

        own = OwnedCards(GAME, self._referee.database)
        self._referee.push_screen(DeckScreen(own.cards, self._referee.wording))

    def _named(self) -> Iterator[tuple[str, Any, *tuple[str, ...]]]:
        """Each command in the language spoken; elsewhere also in English, by which it is found too."""
        wording = self._referee.wording
        if wording.language == BASE_LANGUAGE:
            yield from self._all()
            return
        with wording.speaking(BASE_LANGUAGE):
            english = [says for says, _ in self._all()]
        yield from ((says, run, other) for (says, run), other in zip(self._all(), english, strict=True))

    def _all(self) -> Iterator[tuple[str, Any]]:
        for owner in (self.screen, self.app):
            for binding in type(owner).BINDINGS:
                if isinstance(binding, Binding) and binding.description:
                    key = binding.key_display or binding.key.split(",")[0]
                    yield f"{foot(binding.description)} ({key})", partial(owner.run_action, binding.action)
        yield self._referee.wording.speech.say("deck/screen-title"), self._deck_check
        yield label("which-keyboard"), self._referee.ask_keyboard
        for name in THEMES:
            yield label(f"theme-{name}"), partial(self._referee.set_theme, name)
        for pane in self.screen.query(MovesPane):
            for number, offer in enumerate(pane.offers):
                yield offer.says, partial(pane.action_take, number)
