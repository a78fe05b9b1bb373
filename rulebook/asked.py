"""Under which everyday words do players look for a section?

`asked.md` holds one section a row. These words only lead there; what a thing is called says `terms.md`.
"""

from __future__ import annotations

from pathlib import Path

from rulebook.markdown import Row, blocks, ids, tables
from rulebook.sections import Asked
from rulebook.terms import NO_FORM, forms_of

ASKED = "asked.md"


def read_asked(folder: Path) -> list[Asked]:
    """The search words of a game; a game may have none."""
    path = folder / ASKED
    if not path.exists():
        return []
    return [_asked(row) for rows in tables(blocks(path)) for row in rows]


def _asked(row: Row) -> Asked:
    rules = ids(row.block, row.cell("rule"))
    words = {
        language: forms_of(cell)
        for language, cell in row.cells.items()
        if language != "rule" and cell not in ("", NO_FORM)
    }
    return Asked(rules[0], words)
