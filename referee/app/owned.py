"""What do the owner's booklets say on the page of the rulebook that is shown?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.storage.errors import StorageError
from rulebook.booklet.under import with_passages

if TYPE_CHECKING:
    from textual.app import App

    from referee.storage.database import Database


def under(page: str, app: App[object], rule: str, language: str, width: int) -> str:
    """A page with the owner's passages under our words; without a database, or with none, just the page."""
    database: Database | None = getattr(app, "database", None)
    if database is None:
        return page
    from referee.storage.passages import passages_for

    try:
        return with_passages(page, passages_for(database, rule), language, width)
    except StorageError:
        return page  # what is wrong with the database is told where it is opened
