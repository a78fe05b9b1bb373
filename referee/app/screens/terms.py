"""The word list of a game: what a thing is called in each language, its rule, its lessons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, OptionList

from referee.app.dialogs.dialog import LineField
from referee.app.host import RuleWanted
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.terminal import size_classes
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.key_line import KeyLine
from referee.lessons.reader import lessons_of, links_of
from referee.lessons.texts import LessonTexts
from rulebook.text.stems import fold

if TYPE_CHECKING:
    from rulebook.content.models import Term
    from rulebook.database.store import Rulebook

ICONS = {
    **{f"{kind}_challenge": sign for kind, sign in glyphs.ICONS.items()},
    "challenge_icon": " ".join(glyphs.ICONS.values()),
    "unique": "⚑",
    "flag": "⚑",
    "power_token": "●",
    "standing": glyphs.STANDING,
    "kneeling": glyphs.KNEELING,
}
"""Terms that have a sign on the table."""
MOST_RULES, LONGEST_RULE, MOST_EXAMPLES = 3, 300, 3


class TermsScreen(Screen[None]):
    """The words of a game, narrowed by typing, with the meaning of the highlighted one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "to_list", show=False),
        Binding("tab", "app.focus_next", "Pane", show=False),
        Binding("f1", "app.help", "Help"),
        Binding("escape", "app.pop_screen", "Back"),
    ]

    def __init__(self, book: Rulebook, wording: Wording, game: str, rule: str = "") -> None:
        """``rule``: the rule whose word is highlighted."""
        super().__init__()
        self._rule = rule
        self._book = book
        self._wording = wording
        self._game = game
        self._shown: tuple[Term, ...] = ()

    @cached_property
    def _terms(self) -> tuple[Term, ...]:
        """The words of the game in alphabetical order, with the names of cards at the end."""
        return tuple(
            sorted(self._book.terms(self._game), key=lambda term: (bool(term.card), fold(self._word(term))))
        )

    def compose(self) -> ComposeResult:
        """The line to type on, the list, the meaning."""
        self.add_class(*size_classes(self.app.size))
        yield LineField(placeholder=lesson_phrase(self._wording, "terms-search"), id="query", compact=True)
        with Horizontal():
            yield OptionList(id="found", markup=False)
            yield FoldingTree(id="ruling")
        yield KeyLine()

    def on_mount(self) -> None:
        """Lists all words."""
        self._refill("")
        at = next((at for at, term in enumerate(self._shown) if self._rule in term.rules[:MOST_RULES]), None)
        if self._rule and at is not None:
            self.query_one("#found", OptionList).highlighted = at
        self.query_one("#query", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Lists the words with this in one of their forms, in any language."""
        self._refill(fold(event.value.strip()))

    def on_input_submitted(self) -> None:
        """Goes to the list."""
        self.action_to_list()

    def action_to_list(self) -> None:
        """Goes from the line to the list."""
        self.query_one("#found", OptionList).focus()

    def _refill(self, typed: str) -> None:
        terms = (term for term in self._terms if self._has(term, typed))
        self._shown = tuple(term for term in terms if typed or not term.card)  # a card is found by its name
        pane = self.query_one("#found", OptionList)
        pane.set_options(self._word(term) for term in self._shown)
        pane.highlighted = 0 if self._shown else None
        if not self._shown:
            self.query_one(FoldingTree).tell((Node(lesson_phrase(self._wording, "terms-none")),))

    def _has(self, term: Term, typed: str) -> bool:
        return any(typed in fold(form) for forms in term.forms.values() for form in forms)

    def _word(self, term: Term) -> str:
        forms = term.forms.get(self._wording.language) or next(iter(term.forms.values()))
        return forms[0].strip("~")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the meaning of the word."""
        if event.option_list.id == "found" and event.option_index < len(self._shown):
            self.query_one(FoldingTree).tell(tuple(self._meaning(self._shown[event.option_index])))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Opens the chief rule of the word."""
        if event.option_list.id == "found":
            rules = self._shown[event.option_index].rules
            if rules:
                self.post_message(RuleWanted(rules[0]))

    def _meaning(self, term: Term) -> Iterator[Node]:
        sign = ICONS.get(term.id, "")
        yield Node(f"{self._word(term)} {sign}".rstrip())
        others = (
            f"{language} {forms[0].strip('~')}"
            for language, forms in sorted(term.forms.items())
            if language != self._wording.language and forms
        )
        yield Node(" · ".join(others))
        for rule in term.rules[:MOST_RULES]:
            if self._book.has(rule):
                yield Node(self._sentence(rule), "=", rule, self._wording.cites(rule, *self._printed(rule)))
        yield from self._examples(term)
        yield from self._lessons(term)

    def _sentence(self, rule: str) -> str:
        """The rule as the rulebook words it, cut where it is long."""
        text = " ".join(self._book.section(rule, self._wording.language).rule.split())
        return text if len(text) <= LONGEST_RULE else f"{text[:LONGEST_RULE].rsplit(' ', 1)[0]} …"

    def _printed(self, rule: str) -> tuple[str, ...]:
        """The printings that have the rule, the one in the reader's language first."""
        texts = [source.text for source in self._book.section(rule, self._wording.language).sources]
        return tuple(sorted(texts, key=lambda text: text.partition("-")[0] != self._wording.language))

    def _examples(self, term: Term) -> Iterator[Node]:
        """Worked examples of the word's rules, or else a dispute that rests on one of them."""
        links = (link for rule in term.rules for link in links_of(rule, self._wording.speech))
        examples = {link.id: link for link in links if link.kind == "example"}
        for link in tuple(examples.values())[:MOST_EXAMPLES]:
            yield Node(link.line(self._wording.speech), "▸", example=f"{link.game}.{link.id}")
        if not examples:
            yield from self._disputes(term)

    def _disputes(self, term: Term) -> Iterator[Node]:
        language = self._wording.language
        disputes = (question for rule in term.rules for question in self._book.questions_for(rule, language))
        for dispute in islice(disputes, 1):
            words = lesson_phrase(
                self._wording, "terms-dispute", question=dispute.question, ruling=dispute.ruling
            )
            yield Node(words, "⚖", dispute.id)

    def _lessons(self, term: Term) -> Iterator[Node]:
        """The lessons that teach one of the word's rules."""
        texts = LessonTexts(self._wording.speech, self._game)
        for lesson in lessons_of(self._game):
            if set(lesson.teaches) & set(term.rules):
                title = texts.title(lesson)
                words = lesson_phrase(self._wording, "terms-lesson", number=lesson.number, title=title)
                yield Node(words, "▸", lesson=lesson.id)
