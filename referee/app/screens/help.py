"""The help screen and the command palette: what the screen shows, its keys, its signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast, runtime_checkable

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from referee.app.render import glyphs
from referee.app.render.glyphs import hanging
from referee.app.screen_language import language_commands
from referee.app.themes import THEMES
from referee.app.widgets.card_row import RowPane
from referee.app.widgets.key_line import KeyLine, foot
from referee.app.widgets.move_list import MovesPane
from referee.app.widgets.round_lines import OrderLine
from referee.notation.formatter import word_in
from referee.notation.parser.commands import SIGNS as QUESTION_SIGNS
from referee.notation.parser.commands import question_words
from referee.words.messages import BASE_LANGUAGE
from referee.words.speech import Labels, has_label, label

if TYPE_CHECKING:
    from referee.app.host import Host


SIGNS = (
    (f"{glyphs.STANDING}  {glyphs.KNEELING}", "sign-cards"),
    ("⚔ ◉ ♛", "sign-icons"),
    ("⚑", "sign-unique"),
    ("●3", "sign-power"),
    ("+1g", "sign-income"),
    ("?", "sign-unknown"),
    ("▸", "sign-takes-part"),
    ("◀", "sign-turn"),
    ("✓ ✗ ?", "sign-verdicts"),
    (glyphs.APART, "sign-apart"),
)
SEAT_SIGNS = (
    ("2g h4 d9 f1", "sign-pools"),
    ("+2g · i3 · c1", "sign-plot"),
    (f"{glyphs.SUPPORTS}  {glyphs.RIVALS}  {glyphs.RIVAL_OF}", "sign-supports"),
    (glyphs.BY_HAND, "sign-by_hand"),
    (f"{glyphs.RIVALS} {glyphs.DONE}", "sign-rivalry"),
)
"""Of seats in narrow columns."""
ROW_SIGNS = (
    (f"{glyphs.CLOSED}  {glyphs.OPEN}", "sign-closed"),
    (glyphs.POINTER, "sign-pointer"),
    (glyphs.MAY, "sign-may"),
    (f"{glyphs.TOKENS}3", "sign-tokens"),
    (f"{glyphs.STACK}2", "sign-stack"),
    (glyphs.BRIBED, "sign-bribed"),
    (glyphs.FIRST, "sign-first"),
    ("▸", "sign-turn"),
    ("✓ ✗ ?", "sign-verdicts"),
)
NAMES = {
    "question_mark": "?",
    "colon": ":",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "slash": "/",
}

ROOM = 6
"""Columns for the margins and the scrollbar."""


@runtime_checkable
class Lettered(Protocol):
    """A screen on which single letters stand for words."""

    def letters(self) -> tuple[tuple[str, str], ...]:
        """Each letter with its word."""
        ...


class HelpScreen(Screen[None]):
    """The help for one screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark,f1", "app.pop_screen", "Back")]

    def __init__(self, about: Screen[object]) -> None:
        super().__init__()
        self._about = about

    def compose(self) -> ComposeResult:
        """The page."""
        with VerticalScroll(classes="page"):
            yield Static(self._page())
        yield KeyLine()

    def _page(self) -> Content:
        names = (kind.__name__ for kind in type(self._about).__mro__)
        kind = next((name for name in names if has_label(f"help-{name}")), "")
        lines = [Content.styled(label("help"), "bold $accent"), Content("")]
        lines += [Content(label(self._help_of(kind))), Content("")]
        lines += self._part("keys", (self._row(key, says) for key, says in self._keys()))
        if kind == "TableScreen":
            lines += [Content(""), *self._part("asks", self._asks())]
        if isinstance(self._about, Lettered):
            rows = (self._row(letter, word) for letter, word in self._about.letters())
            lines += [Content(""), *self._part("letters", rows)]
        if kind in ("TableScreen", "LessonParts"):
            signs = ((glyphs.LETTERED.get(says, str)() or sign, says) for sign, says in self._signs())
            rows = (self._row(sign, label(says)) for sign, says in signs)
            lines += [Content(""), *self._part("signs", rows)]
        lines += [Content(""), Content.styled(label("palette"), "$foreground-muted")]
        return Content("\n").join(lines)

    @staticmethod
    def _part(heading: str, rows: Iterable[Content]) -> Iterator[Content]:
        """A part of the page under its heading."""
        yield Content.styled(label(heading), "bold")
        yield from rows

    def _signs(self) -> tuple[tuple[str, str], ...]:
        """The signs on this table; those of several seats differ."""
        if self._is_row:
            return ROW_SIGNS
        several = any(order.display for order in self._about.query(OrderLine))
        return (*SIGNS, *SEAT_SIGNS) if several else SIGNS

    @property
    def _is_row(self) -> bool:
        return bool(self._about.query(RowPane))

    def _help_of(self, kind: str) -> str:
        if kind == "TableScreen" and self._is_row:
            return "help-RowTable"
        return f"help-{kind}" if kind else "help-dialog"

    def _keys(self) -> list[tuple[str, str]]:
        keys_of: dict[str, list[str]] = {}
        for binding in type(self._about).BINDINGS:
            if isinstance(binding, Binding) and binding.description:
                keys = [NAMES.get(key, key) for key in binding.key.split(",")]
                keys_of.setdefault(key_effect(type(self._about).__name__, binding), []).extend(keys)
        return [(" ".join(keys), says) for says, keys in keys_of.items()]

    def _asks(self) -> list[Content]:
        """The questions of the command line, with their words in the language."""
        language = Labels.speech.language
        question_by_name = {name: word_in(words, language) for name, words in question_words().items()}
        signs = {name: f"{sign} " for sign, name in QUESTION_SIGNS.items()}
        return [
            self._row(f"{signs.get(name, '')}{word}", label(f"ask-{name}"))
            for name, word in question_by_name.items()
        ]

    def _row(self, key: str, says: str) -> Content:
        """A key and its effect, wrapped under its first word."""
        lead = f"  {key:<9} "
        text = hanging(says, " " * len(lead), (self.app.size.width or 80) - ROOM)
        return Content.assemble(Content.styled(lead, "bold"), Content(text[len(lead) :]))


def key_effect(screen: str, binding: Binding) -> str:
    """The effect of a key in a sentence, or else its word on the last line."""
    action = binding.action.removeprefix("app.").partition("(")[0].replace("pop_screen", "leave")
    keys = (f"key-{screen}-{action}", f"key-{action}")
    return next((label(key) for key in keys if has_label(key)), foot(binding.description))


def palette() -> CommandPalette:
    """The command palette in the language spoken."""
    return CommandPalette(id="--command-palette", placeholder=label("palette-search"))


def _nothing() -> None:
    """Does nothing: no command was found."""


def shown_key(binding: Binding) -> str:
    """The key of a binding as it is drawn."""
    return binding.key_display or binding.key.partition(",")[0]


class Commands(Provider):
    """The commands of the shown screen."""

    async def discover(self) -> Hits:
        """All commands, before anything is typed."""
        for says, run, *_ in self._named():
            yield DiscoveryHit(Content(says), run, text=says)

    async def search(self, query: str) -> Hits:
        """The commands that fit the typed words."""
        matcher = self.matcher(query)
        each = ((max(map(matcher.match, (says, *others))), says, run) for says, run, *others in self._named())
        hits = [hit for hit in each if hit[0] > 0]
        for score, says, run in hits:
            # Highlighting reads markup, and square brackets in the title of a card are none.
            yield Hit(score, Content(says) if "[" in says else matcher.highlight(says), run, text=says)
        if not hits:
            yield Hit(1, label("palette-nothing"), _nothing)

    @property
    def _referee(self) -> Host:
        return cast("Host", self.app)

    def _deck_check(self) -> None:
        """Opens the screen that judges a deck list."""
        from referee.app.screens.cards import DeckScreen
        from referee.session.card_catalogue import OwnedCards
        from referee.session.deck_report import GAME

        own = OwnedCards(GAME, self._referee.database)
        self._referee.push_screen(DeckScreen(own.cards, self._referee.wording))

    def _named(self) -> Iterator[tuple[str, Any, *tuple[str, ...]]]:
        """Each command in the language spoken, and in English, by which it is found too."""
        wording = self._referee.wording
        yield from language_commands(self._referee)
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
                    yield (
                        f"{foot(binding.description)} ({shown_key(binding)})",
                        partial(owner.run_action, binding.action),
                    )
        yield self._referee.wording.speech.say("deck/screen-title"), self._deck_check
        yield label("which-keyboard"), self._referee.ask_keyboard
        for name in THEMES:
            yield label(f"theme-{name}"), partial(self._referee.set_theme, name)
        for pane in self.screen.query(MovesPane):
            for number, offer in enumerate(pane.offers):
                yield offer.says, partial(pane.action_take, number)
