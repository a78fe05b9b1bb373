"""The known facts about the cards of a game, and its ready decks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cards.face import Ability, CopyCount, Face, Origins, PrintedName, PrintedValue, RawValue
from cards.messages import CardsError, message

__all__ = [
    "Ability",
    "CardFacts",
    "Constraint",
    "CopyCount",
    "Face",
    "PrintedName",
    "PrintedValue",
    "RawValue",
    "facts",
    "games",
]

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


class CardFacts(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
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
def facts(game: str) -> CardFacts:
    """The known facts about the cards of this game."""
    return msgspec.json.decode((folder(game) / "facts.json").read_bytes(), type=CardFacts)


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
