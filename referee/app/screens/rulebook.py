"""The rulebook: search as one types, the section with everything around it, its neighbours."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from referee.app.labels import label
from referee.app.widgets.keyline import KeyLine
from referee.app.wording import Wording
from rulebook.commands import page_of
from rulebook.render import section_text
from rulebook.search import Hit, search
from rulebook.store import Rulebook

MOST_HITS = 30


class RulebookScreen(Screen[None]):
    """Left what was found, right the section."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", key_display="/"),
        Binding("left_square_bracket", "neighbour(0)", "Before", key_display="["),
        Binding("right_square_bracket", "neighbour(1)", "After", key_display="]"),
        Binding("tab", "app.focus_next", "Pane", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(self, book: Rulebook, wording: Wording, rule: str = "") -> None:
        super().__init__()
        self.book = book
        self.wording = wording
        self.rule = rule
        self._found: list[str] = []

    def compose(self) -> ComposeResult:
        """Search line, list, page."""
        yield Input(placeholder=label("search-rules"), id="query", compact=True)
        with Horizontal():
            yield OptionList(id="found", markup=False)
            with VerticalScroll(classes="page", id="page"):
                yield Static("", id="section", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """At the rule one came for, among its chapter; or at the search line."""
        if self.rule and self.book.has(self.rule):
            section = self.book.section(self.rule)
            self._list(self.book.ids(section.game, section.chapter), at=self.rule)
            self.query_one("#page").focus()
        else:
            ids = self.book.ids()
            self._list(ids, at=ids[0])
            self.query_one("#query").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Searches as one types."""
        event.stop()
        self._search(event.value)

    @work(thread=True, exclusive=True, group="search")
    def _search(self, words: str) -> None:
        if not words.strip():
            return
        hits = search(self.book, words, language=self.wording.language, limit=MOST_HITS)
        self.app.call_from_thread(self._show_hits, hits)

    def _show_hits(self, hits: list[Hit]) -> None:
        self._list([hit.id for hit in hits], at=hits[0].id if hits else "")
        if not hits:
            self.query_one("#section", Static).update(label("nothing-found"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To what was found."""
        event.stop()
        self.query_one("#found").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The section under the highlight."""
        event.stop()
        if event.option_index < len(self._found):
            self._show(self._found[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """To the page, to scroll it."""
        event.stop()
        self.query_one("#page").focus()

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#query").focus()

    def action_neighbour(self, which: int) -> None:
        """The section printed before or after."""
        found = self.book.neighbours(self.rule)[which] if self.rule else None
        if found is not None:
            section = self.book.section(found)
            self._list(self.book.ids(section.game, section.chapter), at=found)

    def action_leave(self) -> None:
        """Out of the search line first, then back."""
        if isinstance(self.focused, Input):
            self.query_one("#found").focus()
        else:
            self.app.pop_screen()

    def _list(self, ids: list[str], at: str) -> None:
        self._found = ids
        found = self.query_one("#found", OptionList)
        found.set_options(Option(self._titled(one)) for one in ids)
        if at in ids:
            found.highlighted = ids.index(at)
            self._show(at)

    def _titled(self, rule: str) -> Content:
        return Content(self.wording.title(rule))

    def _show(self, rule: str) -> None:
        self.rule = rule
        page = self.query_one("#page", VerticalScroll)
        width = max(40, min(96, (page.size.width or 60) - 5))
        text = section_text(page_of(self.book, rule, self.wording.language), width)
        self.query_one("#section", Static).update(text)
        page.scroll_home(animate=False)
