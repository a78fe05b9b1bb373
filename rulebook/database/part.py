"""One of the databases of the rulebook: opened when it is read first, and built again when it is damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from rulebook.database.build import Recipe, opened

QueryArgument = str | int | None
Builder = Callable[[Path, Recipe], None]
"""Builds a database of the book at a path unless it is up to date; what it leaves is built when opened."""


class DatabasePart:
    """What one recipe makes of the content, as rows."""

    def __init__(self, book: Path, content: Path, recipe: Recipe, builder: Builder | None = None) -> None:
        """``book``: where the rules are; the other parts lie beside them."""
        self._book = book
        self._content = content
        self._recipe = recipe
        self._builder = builder
        self._database: sqlite3.Connection | None = None
        self._opening = Lock()

    @property
    def is_open(self) -> bool:
        return self._database is not None

    def open(self) -> sqlite3.Connection:
        """The open database; threads that need it at one moment open it once."""
        with self._opening:
            if self._database is None:
                if self._builder is not None:
                    self._builder(self._book, self._recipe)
                self._database = opened(self._book, self._content, recipe=self._recipe)
            return self._database

    def rows(self, query: str, *values: QueryArgument) -> list[tuple[object, ...]]:
        """The rows of a query; a database that turns out to be damaged is built again first."""
        try:
            return self.open().execute(query, values).fetchall()
        except sqlite3.DatabaseError:
            return self.rebuilt().execute(query, values).fetchall()

    def rebuilt(self) -> sqlite3.Connection:
        """The database, built anew."""
        self.close()
        self._database = opened(self._book, self._content, anew=True, recipe=self._recipe)
        return self._database

    def close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None
