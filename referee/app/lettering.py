"""How is a number drawn with its sign, or with the first letter of its word where there is no room for it?"""

from __future__ import annotations

from referee.app import signs
from referee.app.labels import label


def counted(key: str, number: str) -> str:
    """A number of a card with its sign: ``●3``, ``+1g``."""
    after = label(signs.AFTER[key]) if key in signs.AFTER else ""
    return f"{signs.COUNTED[key]}{number}{after}"


def tallied(key: str, number: str) -> str:
    """A number of a seat in a narrow column: ``2g``, ``h4``."""
    return signs.TALLIES[key].format(number=number, letter=label(signs.LETTERS[key]))
