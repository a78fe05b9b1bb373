"""What several Houses print alike: cheaper cards, chambers, honour guards."""

from __future__ import annotations

from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, one_opponent
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    doing,
    face_of,
    kept_by_rules,
    out_of,
    passive,
)
from engine.thrones import effects as e
from engine.thrones.records import HAND, Card, Occasion
from engine.thrones.table import Table

KEYWORD = "the keyword it gives"
ICON = "the icon it gives"
LIMIT = "how often it is used"


CHAMBERS: set[str] = set()
"""Locations that may be played as attachments on their player's House card."""


def chambers(card: str) -> Recorded:
    """May be played as an attachment on the House card."""
    CHAMBERS.add(face_of(f"{card}.play-mode"))
    return kept_by_rules(f"{card}.play-mode")


def changed_hands_and_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Whoever controls it besides its owner has won a challenge in which it took part."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and card.id in challenge.participants and card.controller != card.owner


def back_to_its_owner(table: Table, card: Card) -> Choices:
    """Its owner takes control of it."""
    return ((e.TakeControl(card.id, card.owner),),)


def honor_guard(card: str) -> tuple[Recorded, ...]:
    """Enters play under an opponent; comes back when that player has won with it."""
    return (
        out_of(
            doing(
                action(f"{card}.put-into-play", "challenges"),
                beginning(one_opponent(f"{card}.under", lambda asked, seat: (e.Enter(asked.card, seat),))),
            ),
            HAND,
        ),
        passive(f"{card}.control", ("challenge_result",), changed_hands_and_won, back_to_its_owner),
    )
