"""The rulebook screen: contents and search on the left, pages on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import LineField
from referee.app.host import LearningWanted, LineWanted
from referee.app.presenters import rulebook_pages
from referee.app.presenters.rulebook_pages import PageHistory
from referee.app.presenters.wording import Wording
from referee.app.screens.rulebook_search import RulebookSearch
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.rulebook_contents import ContentsTree
from referee.storage.rule_references import CitingRuling
from referee.words.messages import OWN_NAMES
from referee.words.speech import label
from rulebook.database.store import Rulebook

if TYPE_CHECKING:
    from referee.lessons.reader import RuleLink

NARROWEST, WIDEST, AROUND = 24, 96, 6
"""Columns of a page's text, and of what is around it."""


class RulebookScreen(RulebookSearch):
    """The contents or search results at the left; the page at the right, in one language or two."""

    AUTO_FOCUS = ""
    """Where one begins depends on what one came for."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", key_display="/"),
        Binding("left_square_bracket", "neighbour(0)", "Pages", show=False, key_display="[ ]"),
        Binding("right_square_bracket", "neighbour(1)", show=False),
        Binding("f", "follow", "See also"),
        Binding("comma,alt+left,backspace", "step(-1)", "Visited", key_display=", ."),
        Binding("full_stop,alt+right", "step(1)", show=False),
        Binding("g", "language", "Language"),
        Binding("v", "beside", "Beside"),
        Binding("y", "cite", "Cite"),
        Binding("o", "app.booklets", "Booklets", show=False),
        Binding("tab", "app.focus_next", "Pane", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(
        self, book: Rulebook, wording: Wording, rule: str = "", game: str = "", question: str = ""
    ) -> None:
        """Opens the book at a rule or a question.

        Args:
            rule: where to open it.
            game: the one at hand, whose rules are found first.
            question: what to look for.
        """
        super().__init__(book, wording, rule, game, question)
        self.language = wording.language
        self.visited = PageHistory()
        self._opened = False

    def compose(self) -> ComposeResult:
        """Search line, certainty of an answer, contents or results, one page or two."""
        yield LineField(placeholder=label("search-rules"), id="query", compact=True)
        yield Static("", id="answered", markup=False)
        with Horizontal():
            yield ContentsTree(self.book, self.wording.language, self.wording.game_told_apart)
            yield OptionList(id="found", markup=False)
            with VerticalScroll(classes="page", id="page"):
                yield Static("", id="section", markup=False)
            with VerticalScroll(classes="page", id="page-beside"):
                yield Static("", id="section-beside", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Opens the book once all its panes are there: a key may come before they are painted."""
        if self.query("#section-beside"):
            self._open()
        else:
            self.call_after_refresh(self._open)

    def _open(self) -> None:
        """Goes to the wanted rule or question, or else to the search line."""
        self._opened = True
        self.list_pages(())
        rule = self.rule if self.rule and rulebook_pages.exists(self.book, self.rule) else ""
        self.query_one("#query", Input).value = self.question
        self.share_room()
        # A question is whole: the next key is no letter.
        self.set_focus(self.query_one("#page" if rule else "#found" if self.question else "#query"))
        self.go(rule or next(iter(self.book.ids(self.game or None)), ""))

    def on_resize(self) -> None:
        """Fits the lines to the page."""
        self.call_after_refresh(self._draw)

    # The contents

    def on_contents_tree_looked(self, message: ContentsTree.Looked) -> None:
        """Shows the highlighted page."""
        message.stop()
        self.look(message.page)

    def on_contents_tree_opened(self, message: ContentsTree.Opened) -> None:
        """Goes to the page, to scroll it."""
        message.stop()
        self._chosen = True
        self.go(message.page)
        self.query_one("#page").focus()

    def action_search(self) -> None:
        """Goes to the search line, whose results need the room of a second page."""
        if self.is_crowded:
            self._put_beside("")
        self.query_one("#query").focus()

    # Going from page to page

    def go(self, page: str) -> None:
        """Goes to a page, with a way back."""
        if page:
            self.visited.go(self.rule)
            self.visited.go(page)
            self._come_to(page)

    def _come_to(self, page: str) -> None:
        self.look(page)
        self.query_one(ContentsTree).show_page(page)

    def action_step(self, by: int) -> None:
        """Goes back to the page before, or forward again."""
        page = self.visited.step(by)
        if page:
            self._come_to(page)

    def action_neighbour(self, which: int) -> None:
        """Goes to the section printed before or after."""
        if self.book.has(self.rule):
            self.go(self.book.neighbours(self.rule)[which] or "")

    @work(exclusive=True, group="follow")
    async def action_follow(self) -> None:
        """Goes to one of the pages that this one names."""
        rulings = {f"{ruling.game_id}:{ruling.number}": ruling for ruling in self._rulings()}
        titles = rulebook_pages.ruling_titles(tuple(rulings.values()), self.wording)
        links = {f"{link.kind} {link.game} {link.id}": link for link in self._links()}
        pages = (
            *(DialogChoice(key, link.line(self.wording.speech)) for key, link in links.items()),
            *(
                DialogChoice(rule, self.title_of(rule))
                for rule in rulebook_pages.leads_to(self.book, self.rule)
            ),
            *(DialogChoice(ruling, f"⚖ {says}") for ruling, says in zip(rulings, titles, strict=True)),
        )
        if not pages:
            self.notify(label("leads-nowhere"))
            return
        page = await self.app.push_screen_wait(ChooseOne(label("go-where"), pages))
        if page in rulings:
            self.post_message(LineWanted(rulings[page].game_id, rulings[page].number))
        elif page in links:
            self.post_message(LearningWanted(links[page].kind, links[page].game, links[page].id))
        elif page:
            self.go(page)

    def _links(self) -> tuple[RuleLink, ...]:
        """The lessons that teach this page, and the worked examples that show it."""
        from referee.lessons.reader import links_of

        return links_of(self.rule, self.wording.speech)

    def _rulings(self) -> list[CitingRuling]:
        """The rulings of saved games that rest on this page."""
        return rulebook_pages.rulings_resting(self.app, self.rule)

    # Languages

    def action_language(self) -> None:
        """Shows the page in its next language."""
        self.language = self._next_language(self.language)
        self._draw()
        self.notify(OWN_NAMES[self.language])

    def action_beside(self) -> None:
        """Shows another language beside the page: each in turn, then none."""
        others = [
            language
            for language in rulebook_pages.languages_of(self.book, self.rule)
            if language != self.language
        ]
        places = ["", *others]
        if not others:
            self.notify(label("one-language"))
        at = places.index(self.beside) if self.beside in places else -1
        self._put_beside(places[(at + 1) % len(places)])

    def _put_beside(self, language: str) -> None:
        self.beside = language
        if language:
            self.query_one("#page").focus()
        self.query_one("#page-beside").display = bool(self.beside)
        self.list_pages(tuple(self._found), self.query_one("#query", Input).value)
        self.call_after_refresh(self._draw)

    def _next_language(self, now: str) -> str:
        known = rulebook_pages.languages_of(self.book, self.rule) or ("en",)
        return known[(known.index(now) + 1) % len(known)] if now in known else known[0]

    def on_descendant_focus(self) -> None:
        """Gives the little room to whatever has the keys: the page or the list."""
        if self._opened:
            self.share_room()
            self.call_after_refresh(self._draw)

    # The page

    def action_cite(self) -> None:
        """Copies the citation of this page."""
        words = rulebook_pages.citation(self.book, self.rule, self.language)
        self.app.copy_to_clipboard(words)
        self.notify(words, title=label("copied"), timeout=10)

    def action_leave(self) -> None:
        """Leaves the search line first, or goes to the list; then back."""
        if isinstance(self.focused, Input):
            self._to_list()
        elif self._chosen and not self.is_crowded and not self._listed.display:
            self._listed.display = True
            self._to_list()
        else:
            self.app.pop_screen()

    @property
    def _listed(self) -> Widget:
        """The list of results, or the contents."""
        words = self.query_one("#query", Input).value.strip()
        return self.query_one("#found" if words else ContentsTree)

    def _to_list(self) -> None:
        self._chosen = False
        self._listed.focus()

    def look(self, page: str) -> None:
        self.rule = page
        self._draw()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def _draw(self) -> None:
        for name, language in (("", self.language), ("-beside", self.beside)):
            if language and self.rule:
                page = self.query_one(f"#page{name}", VerticalScroll)
                width = max(NARROWEST, min(WIDEST, (page.size.width or 60) - AROUND))
                text = rulebook_pages.page_text(self.book, self.rule, language, width)
                if not name:
                    text = rulebook_pages.with_booklet_passages(text, self.app, self.rule, language, width)
                    at_desks = rulebook_pages.desk_rulings_resting(self.app, self.rule)
                    text = rulebook_pages.page_with_rulings(
                        text, self._rulings(), at_desks, self.wording, width
                    )
                    if self.book.has(self.rule):
                        text = rulebook_pages.page_with_links(text, self._links(), self.wording, width)
                self.query_one(f"#section{name}", Static).update(text)
