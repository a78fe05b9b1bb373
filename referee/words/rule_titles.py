"""The titles of rules, and where they are printed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from referee.session.user_files import rulebook_file

if TYPE_CHECKING:
    from rulebook.content.models import PrintedSource
    from rulebook.database.store import Rulebook

NO_PAGE = ("", "-")
"""In place of a page, where a text gives none."""


class RuleTitles:
    """Titles of rules in one language; the book is opened when the first is asked for."""

    def __init__(self, language: str) -> None:
        self._language = language

    @cached_property
    def book(self) -> Rulebook | None:
        """The rulebook; nothing where it can be neither read nor built."""
        import sqlite3

        from rulebook.database.store import Rulebook

        try:
            return Rulebook(rulebook_file())
        except (OSError, sqlite3.Error):
            return None

    def source(self, rule: str, text: str) -> PrintedSource | None:
        """Where a text prints a rule; nothing, if it does not."""
        if self.book is None or not self.book.has(rule):
            return None
        sources = self.book.section(rule, self._language).sources
        return next((one for one in sources if one.text == text), None)

    def place(self, rule: str, text: str) -> str:
        """The heading and the page under which a text prints a rule; nothing, if it does not."""
        source = self.source(rule, text)
        if source is None:
            return ""
        from rulebook.page_labels import page_labels

        page = "" if source.page in NO_PAGE else f", {page_labels(self._language).page} {source.page}"
        return f"{source.heading}{page}"

    def quoted(self, rule: str, text: str) -> str:
        """The title in the language of a printing."""
        if self.book is None or not self.book.has(rule):
            return ""
        return self.book.title(rule, self._languages.get(text, self._language))

    @cached_property
    def _languages(self) -> dict[str, str]:
        """Printing -> its language."""
        games = self.book.games() if self.book is not None else ()
        return {text.id: text.language for game in games for text in game.texts}

    def of(self, rule: str) -> str:
        """The title, or nothing if there is none."""
        if self.book is None or not self.book.has(rule):
            return ""
        return self.book.title(rule, self._language)
