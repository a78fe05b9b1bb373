"""The one table that knows the games by name."""

from __future__ import annotations

from importlib import import_module

from engine.kernel.desk import Desk
from engine.kernel.errors import Unreadable

DESKS = {
    "hbo": "engine.hbo.desk",
    "lcg": "engine.lcg.desk",
    "oriflamme": "engine.oriflamme.desk",
    "kings": "engine.kings.desk",
}
"""Game id -> the module that holds its ``DESK``; only the game being played is imported."""


def desk(game: str) -> Desk:
    """A game, ready to be refereed.

    Raises:
        Unreadable: no such game.
    """
    if game not in DESKS:
        raise Unreadable("unknown_game", game=game, known=tuple(DESKS))
    found: Desk = import_module(DESKS[game]).DESK
    return found
