"""What happens when somebody else's values meet one's own?

What is new is taken, what is the same is left, and where the two differ one's own stays unless the file
is to win; every such conflict is listed.
"""

from __future__ import annotations

from msgspec import Struct

from cards.catalogue import Catalogue
from cards.fields import shown
from cards.messages import Message, message
from cards.owner import Entry, NewCard, OwnerValues

KEPT = "card-conflict-kept"
TAKEN = "card-conflict-taken"


class Merged(Struct, frozen=True):
    """The owner's values afterwards, how much was taken, and every conflict."""

    values: OwnerValues
    taken: int
    new_cards: int
    same: int
    conflicts: tuple[Message, ...]


def merged(mine: Catalogue, theirs: OwnerValues, replace: bool = False) -> Merged:
    """One's own values with those of the file; `replace`: where they differ, the file wins."""
    clashing = tuple(card for card in theirs.cards if _clashes(mine, card))
    refused = {card.id for card in clashing}
    new = tuple(card for card in theirs.cards if card.id not in refused and not mine.has(card.id))
    taken, same, conflicts = _entries(mine, theirs, refused, replace)
    own = mine.owner
    values = OwnerValues(own.game, own.cards + new, own.entries + tuple(taken))
    clashes = tuple(_card_conflict(mine, card) for card in clashing)
    return Merged(values, len(taken), len(new), same, clashes + tuple(conflicts))


def _clashes(mine: Catalogue, card: NewCard) -> bool:
    return mine.has(card.id) and mine.face(card.id).type.value != card.type


def _entries(
    mine: Catalogue, theirs: OwnerValues, refused: set[str], replace: bool
) -> tuple[list[Entry], int, list[Message]]:
    taken: list[Entry] = []
    same = 0
    conflicts: list[Message] = []
    fresh = {(entry.card, entry.field) for entry in theirs.entries} - {
        (e.card, e.field) for e in mine.owner.entries
    }
    # A field never touched here comes with its history, in the order it was typed.
    taken += [
        entry for entry in theirs.entries if (entry.card, entry.field) in fresh and entry.card not in refused
    ]
    for (card, field), entry in theirs.in_force().items():
        own = mine.owner.value(card, field)
        if (card, field) in fresh or card in refused:
            continue
        if own is not None and own.value == entry.value:
            same += 1
            continue
        if own is None or replace:
            taken.append(entry)
        if own is not None:
            conflicts.append(_conflict(mine, own, entry, TAKEN if replace else KEPT))
    return taken, same, conflicts


def _conflict(mine: Catalogue, own: Entry, theirs: Entry, key: str) -> Message:
    facts = {
        "card": mine.face(own.card).name(),
        "field": own.field,
        "by": theirs.by,
        "on": theirs.on.isoformat(),
    }
    return message(key, mine=shown(own.value), theirs=shown(theirs.value), **facts)


def _card_conflict(mine: Catalogue, card: NewCard) -> Message:
    face = mine.face(card.id)
    facts = {"card": face.name(), "field": "type", "by": card.by, "on": card.on.isoformat()}
    return message(KEPT, mine=face.type.value, theirs=card.type, **facts)
