"""What is in this deck, and is it allowed?

The one way from the bytes of a deck list to a judgement, for the command line and for the screen.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from msgspec import Struct

from cards.catalogue import Catalogue
from cards.deck_list import MOST_BYTES, DeckRead, read, resolved
from cards.messages import CardsError, message
from engine.lcg.deck_check import Checked, Copies, Deck, check

GAME = "lcg"
"""The game whose rules say how decks are built."""


class JudgedDeck(Struct, frozen=True):
    """A list that was read, the deck it tells, and what its rules say."""

    read: DeckRead
    deck: Deck
    checked: Checked
    official: bool


def judged(cards: Catalogue, content: bytes, *, official: bool, language: str = "en") -> JudgedDeck:
    """The judgement on a deck list.

    Raises:
        CardsError: it is no deck list.
    """
    found = resolved(cards, read(content), language)
    deck = told(cards, found)
    return JudgedDeck(found, deck, check(deck, official=official), official)


def told(cards: Catalogue, found: DeckRead) -> Deck:
    """The deck a list tells: copies of one card on several lines are added up."""
    counts: Counter[str] = Counter()
    for one in found.named:
        counts[one.face.id] += one.line.copies
    unread = Counter[str]()
    for left in found.unread:
        part = left.line.part if left.line.part in ("plots", "draw") else ""
        unread[part] += left.line.copies
    copies = tuple(Copies(cards.face(card), count) for card, count in counts.items())
    return Deck(copies, unread[""], unread["plots"], unread["draw"])


def deck_file(file: Path) -> bytes:
    """The bytes of a deck list, never more of it than is allowed.

    Raises:
        CardsError: it cannot be opened.
    """
    try:
        if file.exists() and not file.is_file():
            raise IsADirectoryError(0, "it is not an ordinary file")
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise CardsError(message("deck-file-unreadable", file=str(file)[:200], problem=problem)) from None
