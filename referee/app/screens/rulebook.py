"""The rulebook screen: contents and search on the left, pages on the right."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from referee.app.dialogs.base import LineField
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.host import LearningWanted, LineWanted
from referee.app.labels import label
from referee.app.presenters import rulebook_pages
from referee.app.presenters.rulebook_pages import PageHistory
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.app.widgets.rulebook_contents import ContentsTree
from referee.storage.rule_references import CitingRuling
from referee.words.messages import OWN_NAMES
from rulebook.database.build import BuildAbandoned
from rulebook.database.store import Rulebook
from rulebook.search.ranking import Hit, search

if TYPE_CHECKING:
    from textual.timer import Timer

    from referee.lessons.reader import RuleLink
    from rulebook.asking.answers import AskResult

MOST_HITS = 30
SEARCH = "/"
"""The key that leads to the search line; on the line itself it is no word."""
ASKED_AFTER = 0.35
"""Seconds without a key after which a question that was typed is answered."""
LIKELIEST = 3
"""Rules one of which answers a question where none of them surely does."""
NARROWEST, WIDEST, AROUND = 24, 96, 6
"""Columns of a page's text, and of what is around it."""
ROOM_FOR_TWO = 110
"""Columns from which on the list has room beside the page that is read."""
ROOM_FOR_THREE = 120
"""Columns from which on the list has room beside two pages."""


class RulebookScreen(Screen[None]):
    """Left the contents, or what was found; right the page, in one language or two."""

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

    def __init__(self, book: Rulebook, wording: Wording, rule: str = "", game: str = "") -> None:
        """``rule``: where to open it; ``game``: the one at hand, whose rules are found first."""
        super().__init__()
        self.book = book
        self.wording = wording
        self.rule = rule
        self.game = game
        self.language = wording.language
        self.beside = ""
        """The language of the second column; empty: there is none."""
        self.visited = PageHistory()
        self._found: list[str] = []
        self._found_for = ""
        """The words by which it was found."""
        self._entered = ""
        """The words for which Enter came before anything could be searched."""
        self._answer: AskResult | None = None
        """What answers the question that was typed."""
        self._asking: Timer | None = None
        self._chosen = False
        """The page was chosen from the list."""
        self._opened = False

    def compose(self) -> ComposeResult:
        """Search line, contents or what was found, one page or two."""
        yield LineField(placeholder=label("search-rules"), id="query", compact=True)
        with Horizontal():
            yield ContentsTree(self.book, self.wording.language, self.wording.game_told_apart)
            yield OptionList(id="found", markup=False)
            with VerticalScroll(classes="page", id="page"):
                yield Static("", id="section", markup=False)
            with VerticalScroll(classes="page", id="page-beside"):
                yield Static("", id="section-beside", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Opens the book as soon as all its panes are there: a key may come before they are painted."""
        if self.query("#section-beside"):
            self._open()
        else:
            self.call_after_refresh(self._open)

    def _open(self) -> None:
        """At the rule one came for; or at the search line, the book open at the game at hand."""
        self._opened = True
        self._list(())
        found = self.rule if self.rule and rulebook_pages.exists(self.book, self.rule) else ""
        self.set_focus(self.query_one("#page" if found else "#query"))
        self.go(found or next(iter(self.book.ids(self.game or None)), ""))

    def on_resize(self) -> None:
        """Lines are as long as the page is wide."""
        self.call_after_refresh(self._draw)

    # Searching

    def on_input_changed(self, event: Input.Changed) -> None:
        """Searches as one types; the contents come back when the line is empty."""
        event.stop()
        if event.value == SEARCH:
            event.input.value = ""
            return
        self._answer = None
        if self._asking is not None:
            self._asking.stop()
        if event.value.strip():
            self._search(event.value)
            self._asking = self.set_timer(ASKED_AFTER, partial(self._ask, event.value))
        else:
            self._list(())

    @work(thread=True, exclusive=True, group="ask")
    def _ask(self, words: str) -> None:
        """Answers a whole question, once nobody types on."""
        # Read with the first question: what is looked for by words needs none of it.
        from rulebook.asking.answers import ask
        from rulebook.asking.rankers import is_question

        if is_question(words, self.wording.language):
            with suppress(BuildAbandoned):
                answered = ask(self.book, words, self.game or None, self.wording.language)
                self.app.call_from_thread(self._list_answer, answered, words)

    def _list_answer(self, answered: AskResult, words: str) -> None:
        """The answer, or the likeliest ones, before what was found, unless somebody reads on already."""
        if self not in self.app.screen_stack or self._reads_on():
            return
        if words == self.query_one("#query", Input).value and answered.sure != "none":
            self._answer = answered
            likeliest = [hit.id for hit in answered.results[:LIKELIEST]]
            first = (answered.answer.id,) if answered.answer else likeliest
            self._list(tuple(dict.fromkeys((*first, *self._found))), words)

    def _reads_on(self) -> bool:
        """Whether somebody has gone past the first of what was found: Enter alone asks for the answer too."""
        found = self.query_one("#found", OptionList)
        return not isinstance(self.focused, Input) and (self.focused is not found or bool(found.highlighted))

    @work(thread=True, exclusive=True, group="search")
    def _search(self, words: str) -> None:
        """In a thread: on the first start what is searched is still being built."""
        with suppress(BuildAbandoned):  # who has left finds nothing
            self.app.call_from_thread(self._list_new, self._ids(words), words)

    def _list_new(self, ids: tuple[str, ...], words: str) -> None:
        """What was found, unless Enter was quicker and somebody reads it already."""
        left = self not in self.app.screen_stack  # its panes are being removed
        if words != self._found_for and not left:
            self._list(ids, words)
            if self._found and words == self._entered:
                self.set_focus(self.query_one("#found"))

    def _ids(self, words: str) -> tuple[str, ...]:
        hits = self._hits(words, self.game or None) if self.game else []
        others = self._hits(words, None)
        return tuple(dict.fromkeys(hit.id for hit in (*hits, *others)))[:MOST_HITS]

    def _hits(self, words: str, game: str | None) -> list[Hit]:
        return search(self.book, words, game, self.wording.language, limit=MOST_HITS)

    def _list(self, ids: tuple[str, ...], words: str = "") -> None:
        if words != self.query_one("#query", Input).value:
            return  # more has been typed meanwhile
        self._found, self._found_for = list(ids), words
        found = self.query_one("#found", OptionList)
        self._share_room()
        if not words.strip() and self.rule:
            self.query_one(ContentsTree).show_page(self.rule)
        found.set_options(Option(self._found_title(one)) for one in ids)
        if ids:
            found.highlighted = 0
            self._look(ids[0])
        elif words.strip():
            self.query_one("#section", Static).update(label("nothing-found"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To what was found, also where Enter comes before it."""
        event.stop()
        if event.value.strip() and self._found_for != event.value:
            if not self.book.is_searchable:
                self._entered = event.value
                return
            self._list(self._ids(event.value), event.value)
        if self._found:
            self.query_one("#found").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The page under the highlight."""
        event.stop()
        if event.option_index < len(self._found):
            self._look(self._found[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """To the page, to scroll it."""
        event.stop()
        self._chosen = True
        self.go(self._found[event.option_index])
        self.query_one("#page").focus()

    def on_contents_tree_looked(self, message: ContentsTree.Looked) -> None:
        """The page under the highlight."""
        message.stop()
        self._look(message.page)

    def on_contents_tree_opened(self, message: ContentsTree.Opened) -> None:
        """To the page, to scroll it."""
        message.stop()
        self._chosen = True
        self.go(message.page)
        self.query_one("#page").focus()

    def action_search(self) -> None:
        """To the search line; what is found needs the room of a second page."""
        if self._crowded:
            self._put_beside("")
        self.query_one("#query").focus()

    # Going from page to page

    def go(self, page: str) -> None:
        """To a page, from which one can come back."""
        if page:
            self.visited.go(self.rule)
            self.visited.go(page)
            self._come_to(page)

    def _come_to(self, page: str) -> None:
        self._look(page)
        self.query_one(ContentsTree).show_page(page)

    def action_step(self, by: int) -> None:
        """Back to the page before, or forward again."""
        page = self.visited.step(by)
        if page:
            self._come_to(page)

    def action_neighbour(self, which: int) -> None:
        """The section printed before or after."""
        if self.book.has(self.rule):
            self.go(self.book.neighbours(self.rule)[which] or "")

    @work(exclusive=True, group="follow")
    async def action_follow(self) -> None:
        """To one of the pages this one speaks of."""
        rulings = {f"{one.game_id}:{one.number}": one for one in self._rulings()}
        titles = rulebook_pages.ruling_titles(tuple(rulings.values()), self.wording)
        links = {f"{one.kind} {one.game} {one.id}": one for one in self._links()}
        found = (
            *(DialogChoice(one, self._title(one)) for one in rulebook_pages.leads_to(self.book, self.rule)),
            *(DialogChoice(key, one.said(self.wording.speech)) for key, one in links.items()),
            *(DialogChoice(one, f"⚖ {says}") for one, says in zip(rulings, titles, strict=True)),
        )
        if not found:
            self.notify(label("leads-nowhere"))
            return
        page = await self.app.push_screen_wait(ChooseOne(label("go-where"), found))
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
        """Those of saved games that rest on this page."""
        return rulebook_pages.rulings_resting(self.app, self.rule)

    # Languages

    def action_language(self) -> None:
        """The page in the next language it is worded in."""
        self.language = self._next_language(self.language)
        self._draw()
        self.notify(OWN_NAMES[self.language])

    def action_beside(self) -> None:
        """Another language beside the page: each in turn, then none."""
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
        self._list(tuple(self._found), self.query_one("#query", Input).value)
        self.call_after_refresh(self._draw)

    def _next_language(self, now: str) -> str:
        known = rulebook_pages.languages_of(self.book, self.rule) or ("en",)
        return known[(known.index(now) + 1) % len(known)] if now in known else known[0]

    def on_descendant_focus(self) -> None:
        """Where there is little room, the page has it while it is read, and the list while one chooses."""
        if self._opened:
            self._share_room()
            self.call_after_refresh(self._draw)

    def _share_room(self) -> None:
        """What is listed beside the page, if anything is."""
        words = self.query_one("#query", Input).value.strip()
        reading = isinstance(self.focused, VerticalScroll) and self.app.size.width < ROOM_FOR_TWO
        crowded = self._crowded or reading
        self.query_one("#found", OptionList).display = bool(words) and not crowded
        self.query_one(ContentsTree).display = not words and not crowded

    @property
    def _crowded(self) -> bool:
        """Whether there is no room for the contents beside two pages."""
        return bool(self.beside) and self.app.size.width < ROOM_FOR_THREE

    # The page

    def action_cite(self) -> None:
        """Copies how this page is cited."""
        words = rulebook_pages.citation(self.book, self.rule, self.language)
        self.app.copy_to_clipboard(words)
        self.notify(words, title=label("copied"), timeout=10)

    def action_leave(self) -> None:
        """Out of the search line first, or to the list that the page was chosen from; then back."""
        if isinstance(self.focused, Input):
            self._to_list()
        elif self._chosen and not self._crowded and not self._listed.display:
            self._listed.display = True
            self._to_list()
        else:
            self.app.pop_screen()

    @property
    def _listed(self) -> Widget:
        """What was found, or the contents."""
        words = self.query_one("#query", Input).value.strip()
        return self.query_one("#found" if words else ContentsTree)

    def _to_list(self) -> None:
        self._chosen = False
        self._listed.focus()

    def _title(self, page: str) -> str:
        return rulebook_pages.title_of(self.book, page, self.wording.language)

    def _found_title(self, page: str) -> Content:
        """What was found says of which game it is, and what answers a question says it in a word."""
        short = ""
        if self._answer and self._answer.answer and self._answer.answer.id == page:
            short = rulebook_pages.short_answer(self.book, self._answer, self.wording.language)
        return Content.assemble((short, "bold"), self._title(page), (f"  {page.partition('.')[0]}", "dim"))

    def _look(self, page: str) -> None:
        self.rule = page
        self._draw()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def _draw(self) -> None:
        for name, language in (("", self.language), ("-beside", self.beside)):
            if language and self.rule:
                page = self.query_one(f"#page{name}", VerticalScroll)
                width = max(NARROWEST, min(WIDEST, (page.size.width or 60) - AROUND))
                text = rulebook_pages.text_of(self.book, self.rule, language, width)
                if not name:
                    text = rulebook_pages.with_booklet_passages(text, self.app, self.rule, language, width)
                    at_desks = rulebook_pages.desk_rulings_resting(self.app, self.rule)
                    text = rulebook_pages.with_rulings(text, self._rulings(), at_desks, self.wording, width)
                    text = rulebook_pages.with_links(text, self._links(), self.wording, width)
                self.query_one(f"#section{name}", Static).update(text)
