"""The search of the rulebook screen: the line, what is found by words, and what answers a question."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from textual import work
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from referee.app.presenters import rulebook_pages
from referee.app.presenters.wording import Wording
from referee.app.widgets.rulebook_contents import ContentsTree
from referee.words.speech import label
from rulebook.database.build import BuildAbandoned
from rulebook.database.store import Rulebook
from rulebook.search.ranking import Hit, search

if TYPE_CHECKING:
    from textual.timer import Timer

    from rulebook.asking.answers import AskResult

MOST_HITS = 30
SEARCH = "/"
"""The key that leads to the search line; on the line itself it is no word."""
ASKED_AFTER = 0.35
"""Seconds without a key after which a question that was typed is answered."""
ROOM_FOR_TWO = 110
"""Columns from which on the list has room beside the page that is read."""
ROOM_FOR_THREE = 120
"""Columns from which on the list has room beside two pages."""


class RulebookSearch(Screen[None]):
    """The search of the rulebook screen: results are listed, the highlighted page is shown."""

    def __init__(self, book: Rulebook, wording: Wording, rule: str, game: str, question: str = "") -> None:
        super().__init__()
        self.book = book
        self.wording = wording
        self.rule = rule
        self.game = game
        self.question = question
        """What the screen was opened with."""
        self.beside = ""
        """The language of the second column; empty: there is none."""
        self._found: list[str] = []
        self._found_for = ""
        """The words by which it was found."""
        self._entered = ""
        """The words for which Enter came before anything could be searched."""
        self._answer: AskResult | None = None
        """What answers the question that was typed."""
        self._asking: Timer | None = None
        self._wanted = ""
        """The question that was typed last."""
        self._is_asked = False
        """A question is being answered."""
        self._chosen = False
        """The page was chosen from the list."""

    def look(self, page: str) -> None:
        """Shows a page from its beginning."""
        raise NotImplementedError

    def go(self, page: str) -> None:
        """Goes to a page, with a way back."""
        raise NotImplementedError

    def on_input_changed(self, event: Input.Changed) -> None:
        """Searches while the words are typed; an empty line brings the contents back."""
        event.stop()
        if event.value == SEARCH:
            event.input.value = ""
            return
        self._take_up(None)
        if self._asking is not None:
            self._asking.stop()
        if event.value.strip():
            self._search(event.value)
            self._ask_soon(event.value)
        else:
            self.list_pages(())

    def _ask_soon(self, words: str) -> None:
        """Asks once nobody types on; a question the screen was opened with at once."""
        if words == self.question:
            self._ask_when_free(words)
        else:
            self._asking = self.set_timer(ASKED_AFTER, partial(self._ask_when_free, words))

    def _ask_when_free(self, words: str) -> None:
        """Asks one question at a time: the first may wait for its database."""
        self._wanted = words
        if not self._is_asked:
            self._is_asked = True
            self._ask(words)

    @work(thread=True, group="ask")
    def _ask(self, words: str) -> None:
        """Answers a whole question."""
        # Read with the first question: what is looked for by words needs none of it.
        from rulebook.asking.answers import ask
        from rulebook.asking.rankers import is_question

        with suppress(BuildAbandoned):
            asks = is_question(words, self.wording.language)
            answered = ask(self.book, words, self.game or None, self.wording.language) if asks else None
            self.app.call_from_thread(self._answered, answered, words)

    def _answered(self, answered: AskResult | None, words: str) -> None:
        """Lists the answer, or asks the question that was typed meanwhile."""
        self._is_asked = False
        if words != self._wanted:
            self._ask_when_free(self._wanted)
        elif answered is not None:
            self._list_answer(answered, words)

    def _list_answer(self, answered: AskResult, words: str) -> None:
        """Lists the answers before the results, unless somebody reads on already."""
        if self not in self.app.screen_stack or self._reads_on():
            return
        if words == self.query_one("#query", Input).value:
            self._take_up(answered)
            first = rulebook_pages.rules_to_list(answered)
            self.list_pages(tuple(dict.fromkeys((*first, *self._found))), words)

    def _take_up(self, answered: AskResult | None) -> None:
        """Keeps the answering rules, and shows above the list how sure they are."""
        self._answer = answered
        remark = rulebook_pages.doubt(answered, self.wording.language) if answered else ""
        line = self.query_one("#answered", Static)
        line.update(remark)
        line.display = bool(remark)

    def _reads_on(self) -> bool:
        """Whether somebody has gone past the first result."""
        results = self.query_one("#found", OptionList)
        return not isinstance(self.focused, Input) and (
            self.focused is not results or bool(results.highlighted)
        )

    @work(thread=True, exclusive=True, group="search")
    def _search(self, words: str) -> None:
        """Searches in a thread: on the first start the index is still being built."""
        with suppress(BuildAbandoned):  # who has left finds nothing
            self.app.call_from_thread(self._list_new, self._ids(words), words)

    def _list_new(self, ids: tuple[str, ...], words: str) -> None:
        """Lists the results, unless somebody reads them already."""
        left = self not in self.app.screen_stack  # its panes are being removed
        if words != self._found_for and not left:
            self.list_pages(ids, words)
            if self._found and words == self._entered:
                self.set_focus(self.query_one("#found"))

    def _ids(self, words: str) -> tuple[str, ...]:
        hits = self._hits(words, self.game or None) if self.game else []
        others = self._hits(words, None)
        return tuple(dict.fromkeys(hit.id for hit in (*hits, *others)))[:MOST_HITS]

    def _hits(self, words: str, game: str | None) -> list[Hit]:
        return search(self.book, words, game, self.wording.language, limit=MOST_HITS)

    def list_pages(self, ids: tuple[str, ...], words: str = "") -> None:
        if words != self.query_one("#query", Input).value:
            return  # more has been typed meanwhile
        self._found, self._found_for = list(ids), words
        results = self.query_one("#found", OptionList)
        self.share_room()
        if not words.strip() and self.rule:
            self.query_one(ContentsTree).show_page(self.rule)
        results.set_options(Option(self.found_title(page)) for page in ids)
        if ids:
            results.highlighted = 0
            self.look(ids[0])
        elif words.strip():
            self.query_one("#section", Static).update(label("nothing-found"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Goes to the results, even if Enter comes before them."""
        event.stop()
        if event.value.strip() and self._found_for != event.value:
            if not self.book.is_searchable:
                self._entered = event.value
                return
            self.list_pages(self._ids(event.value), event.value)
        if self._found:
            self.query_one("#found").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the highlighted page."""
        event.stop()
        if event.option_index < len(self._found):
            self.look(self._found[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Goes to the page, to scroll it."""
        event.stop()
        self._chosen = True
        self.go(self._found[event.option_index])
        self.query_one("#page").focus()

    def share_room(self) -> None:
        """Shares the window between the list and the page."""
        words = self.query_one("#query", Input).value.strip()
        reading = isinstance(self.focused, VerticalScroll) and self.app.size.width < ROOM_FOR_TWO
        crowded = self.is_crowded or reading
        self.query_one("#found", OptionList).display = bool(words) and not crowded
        self.query_one(ContentsTree).display = not words and not crowded

    @property
    def is_crowded(self) -> bool:
        """Whether there is no room for the contents beside two pages."""
        return bool(self.beside) and self.app.size.width < ROOM_FOR_THREE

    def found_title(self, page: str) -> Content:
        """The title of a result, with its game, or its answer in a word."""
        short = ""
        if self._answer:
            short = rulebook_pages.short_answer_line(self.book, self._answer, page, self.wording.language)
        return Content.assemble((short, "bold"), self.title_of(page), (f"  {page.partition('.')[0]}", "dim"))

    def title_of(self, page: str) -> str:
        return rulebook_pages.title_of(self.book, page, self.wording.language)
