"""Which decks come ready with a game?

Reads `decks.json` of its data folder: how many copies of which card. A game without such a file has none.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from cards.facts import folder


class ReadyDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """One deck as it lies in the box: the House card, the cards to draw with their copies, the plots."""

    house_card: str
    draw: dict[str, int]
    plots: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many cards there are to draw."""
        return sum(self.draw.values())


@cache
def ready_decks(game: str) -> dict[str, ReadyDeck]:
    """House -> its ready deck, in the order in which the box lists them."""
    file = folder(game) / "decks.json"
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ReadyDeck])
