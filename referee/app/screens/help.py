"""The help screen: what the screen behind it shows, its keys, the signs."""

from __future__ import annotations

from typing import ClassVar, Protocol, runtime_checkable

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from referee.app.render import glyphs
from referee.app.render.glyphs import hanging
from referee.app.widgets.card_row import RowPane
from referee.app.widgets.key_line import KeyLine, foot
from referee.app.widgets.order_line import OrderLine
from referee.notation.formatter import word_in
from referee.notation.parser.commands import SIGNS as QUESTION_SIGNS
from referee.notation.parser.commands import question_words
from referee.words.speech import Labels, has_label, label

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
    """One page."""

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
        lines = [
            Content.styled(label("help"), "bold $accent"),
            Content(""),
            Content(label(self._help_of(kind))),
            Content(""),
        ]
        lines += [Content.styled(label("keys"), "bold")]
        lines += [self._row(key, says) for key, says in self._keys()]
        if kind == "TableScreen":
            lines += [Content(""), Content.styled(label("asks"), "bold"), *self._asks()]
        if isinstance(self._about, Lettered):
            rows = (self._row(letter, word) for letter, word in self._about.letters())
            lines += [Content(""), Content.styled(label("letters"), "bold"), *rows]
        if kind in ("TableScreen", "LessonParts"):
            lines += [
                Content(""),
                Content.styled(label("signs"), "bold"),
                *(
                    self._row(glyphs.LETTERED.get(says, str)() or sign, label(says))
                    for sign, says in self._signs()
                ),
            ]
        lines += [
            Content(""),
            Content.styled(label("palette"), "$foreground-muted"),
        ]
        return Content("\n").join(lines)

    def _signs(self) -> tuple[tuple[str, str], ...]:
        """What is drawn on this table: several seats have signs of their own."""
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
        found: dict[str, list[str]] = {}
        for binding in type(self._about).BINDINGS:
            if isinstance(binding, Binding) and binding.description:
                keys = [NAMES.get(key, key) for key in binding.key.split(",")]
                found.setdefault(key_effect(type(self._about).__name__, binding), []).extend(keys)
        return [(" ".join(keys), says) for says, keys in found.items()]

    def _asks(self) -> list[Content]:
        """What can be asked on the typed line, with the word for it in the language."""
        language = Labels.speech.language
        question_by_name = {name: word_in(words, language) for name, words in question_words().items()}
        signs = {name: f"{sign} " for sign, name in QUESTION_SIGNS.items()}
        return [
            self._row(f"{signs.get(name, '')}{word}", label(f"ask-{name}"))
            for name, word in question_by_name.items()
        ]

    def _row(self, key: str, says: str) -> Content:
        """A key and what it does; a long sentence goes on under its first word."""
        lead = f"  {key:<9} "
        text = hanging(says, " " * len(lead), (self.app.size.width or 80) - ROOM)
        return Content.assemble(Content.styled(lead, "bold"), Content(text[len(lead) :]))


def key_effect(screen: str, binding: Binding) -> str:
    """What a key does, in one sentence; the word in the footer where there is none."""
    action = binding.action.removeprefix("app.").partition("(")[0].replace("pop_screen", "leave")
    keys = (f"key-{screen}-{action}", f"key-{action}")
    return next((label(key) for key in keys if has_label(key)), foot(binding.description))
