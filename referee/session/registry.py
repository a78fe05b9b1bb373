"""The table of games: the only module that knows the games by name."""

from __future__ import annotations

from importlib import import_module

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import Unreadable

ADAPTERS = {
    "hbo": "engine.agot.hbo.adapter",
    "lcg": "engine.agot.lcg.adapter",
    "oriflamme": "engine.oriflamme.adapter",
    "kings": "engine.kings.adapter",
}
"""Game id -> the module that holds its ``ADAPTER``; only the game being played is imported."""


def adapter_of(game: str) -> GameAdapter:
    """A game, ready to be refereed.

    Raises:
        Unreadable: no such game.
    """
    if game not in ADAPTERS:
        raise Unreadable("unknown_game", game=game, known=tuple(ADAPTERS))
    found: GameAdapter = import_module(ADAPTERS[game]).ADAPTER
    return found
