"""Which words do players use for a thing, and which rules do they lead to?

`terms.md` holds one concept a row, with its forms in all languages, the dictionary form first. A `~` marks a
form added for typing that no text prints; it is for those who edit the list and is dropped here.
"""

from __future__ import annotations

import re
from pathlib import Path

from rulebook.markdown import Row, blocks, ids, tables
from rulebook.sections import Term

TERMS = "terms.md"
OTHER_COLUMNS = ("id", "rules", "card")
ADDED_FORM = "~"
NO_FORM = "-"


def read_terms(folder: Path) -> list[Term]:
    path = folder / TERMS
    if not path.exists():
        return []
    return [_term(folder.name, row) for rows in tables(blocks(path)) for row in rows]


def _term(game: str, row: Row) -> Term:
    forms = {
        column: forms_of(cell)
        for column, cell in row.cells.items()
        if column not in OTHER_COLUMNS and cell != NO_FORM
    }
    rules = ids(row.block, row.cell("rules"))
    return Term(row.cell("id"), game, forms, rules, row.cells.get("card", ""))


def forms_of(cell: str) -> tuple[str, ...]:
    """The forms in one cell, without their marks."""
    return tuple(form.strip().rstrip(ADDED_FORM) for form in re.split("[;,]", cell) if form.strip())
