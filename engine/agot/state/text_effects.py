"""Effects that only the texts of automated cards bring about, as data, and all that can be carried out."""

from __future__ import annotations

from typing import Literal

from engine.agot.state.effects import Amount, Base, Effect, Signed, Until


class TextOnlyEffect(Base, frozen=True):
    """What only the texts of automated cards bring about: no player says it."""


class Ask(TextOnlyEffect, frozen=True):
    """The next step of a text: computed when its turn comes, and put to a player if there is a choice."""

    part: str
    by: str
    """Whose ability it is."""
    card: str
    chooser: str
    about: str = ""
    """The seat or card chosen before."""


class Join(TextOnlyEffect, frozen=True):
    """A character comes into the challenge under way."""

    target: str
    side: Literal["attacking", "defending"]


class Doom(TextOnlyEffect, frozen=True):
    """Cards are killed together, or discarded from play, and nothing can save them."""

    targets: tuple[str, ...]
    zone: Literal["dead", "discard"] = "dead"


class Enter(TextOnlyEffect, frozen=True):
    """A card enters play under this player's control."""

    target: str
    to: str


class Mark(TextOnlyEffect, frozen=True):
    """A lasting change of a card that is no strength, icon or keyword gained."""

    target: str
    what: str
    value: str = ""
    until: Until = "phase"


class Last(TextOnlyEffect, frozen=True):
    """Something holds for seats for a while: a claim that is changed, challenges that are not made."""

    what: str
    seat: str
    other: str = ""
    value: str = ""
    amount: Signed = 0
    until: Until = "round"


class DiscardChosen(TextOnlyEffect, frozen=True):
    """So many cards are discarded from hand, these among them, the rest unknown ones."""

    seat: str
    cards: tuple[str, ...]
    amount: Amount


class Shuffle(TextOnlyEffect, frozen=True):
    """Cards of these zones are shuffled into the draw decks of their owners."""

    seats: tuple[str, ...]
    zones: tuple[str, ...]


class OnDeck(TextOnlyEffect, frozen=True):
    """A card goes onto a draw deck or to its bottom; without a name, an unknown one of this zone."""

    seat: str
    zone: str
    target: str = ""
    bottom: bool = False


class LayUnder(TextOnlyEffect, frozen=True):
    """A copy is laid under a card as its duplicate."""

    target: str
    host: str


class LieUnder(TextOnlyEffect, frozen=True):
    """An event lies under a character as an attachment from now on."""

    target: str
    host: str


class PlaceGold(TextOnlyEffect, frozen=True):
    """Gold from the treasury is laid on a card."""

    target: str
    amount: Amount


class PayGold(TextOnlyEffect, frozen=True):
    """A player pays what a text asks for: to the treasury, or to another player."""

    seat: str
    amount: Amount
    to: str = ""


class CoinOfCard(TextOnlyEffect, frozen=True):
    """A coin on a card has paid in place of one of its player's pool."""

    target: str
    seat: str


class Shown(TextOnlyEffect, frozen=True):
    """An effect of this seat's has shown cards to everybody."""

    seat: str
    card: str = ""
    """The card that was shown, where it is known."""


class AttachmentShown(TextOnlyEffect, frozen=True):
    """Among cards this seat has shown was an attachment."""

    seat: str


class RevealAnother(TextOnlyEffect, frozen=True):
    """A player reveals another plot."""

    seat: str


class DiscardTop(TextOnlyEffect, frozen=True):
    """The top card of a draw deck is discarded."""

    seat: str


class ByText(TextOnlyEffect, frozen=True):
    """The when-revealed text of a plot is carried out for this player."""

    seat: str
    of: str
    """Whose plot it is."""


class ToHand(TextOnlyEffect, frozen=True):
    """A card out of play goes to its owner's hand."""

    target: str


Carried = (
    Effect
    | Ask
    | Join
    | Doom
    | Enter
    | Mark
    | Last
    | DiscardChosen
    | Shuffle
    | OnDeck
    | LayUnder
    | LieUnder
    | Shown
    | PlaceGold
    | PayGold
    | AttachmentShown
    | CoinOfCard
    | RevealAnother
    | ByText
    | DiscardTop
    | ToHand
)
"""What can be carried out: what players say, and what texts bring about by themselves."""
