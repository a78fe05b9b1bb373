"""What do we know about the printed cards of a game, before anybody looks at the table?

Reads `facts.json` of one data folder. This is the module the engine may ask; it knows neither typed names
nor the owner's additions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cards.face import Ability, Copies, Face, Name
from cards.messages import CardsError, message
from cards.origin import Origins, Raw, Value

__all__ = ["Ability", "Constraint", "Copies", "Face", "Facts", "Name", "Raw", "Value", "facts", "games"]

FOLDER = Path(__file__).parent


class Constraint(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sum over several cards: of a number, or of how many of them hold a word."""

    id: str
    cards: tuple[str, ...]
    field: str
    relation: Literal["==", "<="]
    total: int
    origins: Origins
    holding: str | None = None


class Facts(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The whole of `facts.json`."""

    game: str
    sources: dict[str, str]
    cards: tuple[Face, ...]
    constraints: tuple[Constraint, ...]


def games() -> tuple[str, ...]:
    """The games that have a data folder."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/facts.json")))


def folder(game: str) -> Path:
    """The data folder of a game; names that are not games (paths, say) are refused."""
    if game not in games():
        raise CardsError(message("card-game-unknown", game=game, games=games()))
    return FOLDER / game


@cache
def facts(game: str) -> Facts:
    """The known facts about the cards of this game."""
    return msgspec.json.decode((folder(game) / "facts.json").read_bytes(), type=Facts)
