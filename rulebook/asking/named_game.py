"""The game that a question names itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

NAMES = {
    "hbo": ("hbo", "хбо"),
    "lcg": ("lcg", "лцг"),
    "oriflamme": ("oriflamme", "орифлам", "орифламма", "орифламме", "орифламму", "орифламмы"),
}
"""What players call a game in a question; "kings" is also a word of its rules."""
BEFORE = "in|at|of|w|we|grze|в|във|во|на|игре|играта|the|edition|изданието|издании|wydaniu"
"""Words that stand before the name, and say nothing without it."""
NAMED = {
    game: re.compile(rf"(?:[,(]?\s*\b(?:{BEFORE})\s+)*\b(?:{'|'.join(names)})\b\s*[,):]?", re.IGNORECASE)
    for game, names in NAMES.items()
}


def without_named_game(question: str, games: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The question without the name of the one game it is about, and the games it may be about.

    A question that names none of these games, or several, stays as it is.
    """
    named = [game for game in games if game in NAMED and NAMED[game].search(question)]
    if len(named) != 1:
        return question, tuple(games)
    rest = NAMED[named[0]].sub(" ", question)
    return (" ".join(rest.split()), (named[0],)) if rest.strip(" ?.!") else (question, tuple(games))
