"""The rulebook's database, and the titles of rules in it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from referee.session.user_files import rulebook_file

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook


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

    def place(self, rule: str, text: str) -> str:
        """The heading and the page under which a text prints a rule; nothing, if it does not."""
        if self.book is None or not self.book.has(rule):
            return ""
        from rulebook.page_labels import page_labels

        sources = self.book.section(rule, self._language).sources
        source = next((one for one in sources if one.text == text), None)
        if source is None:
            return ""
        page = "" if source.page in ("", "-") else f", {page_labels(self._language).page} {source.page}"
        return f"{source.heading}{page}"

    def of(self, rule: str) -> str:
        """The title, or nothing if there is none."""
        if self.book is None or not self.book.has(rule):
            return ""
        return self.book.title(rule, self._language)
