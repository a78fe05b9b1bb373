"""The effects of cards as data: the closed list of verbs and what each needs.

Carrying them out is in ``effect_handlers``; here stand the kinds of effect and what each needs.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.moves import snake

Amount = Annotated[int, Meta(ge=0, le=99)]
Signed = Annotated[int, Meta(ge=-99, le=99)]
Until = Literal["challenge", "phase", "round", "always"]
Icon = Literal["military", "intrigue", "power"]
House = Literal["stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell"]
Keyword = Literal[
    "ambush", "deadly", "deathbound", "infamy", "intimidate", "limited", "no_attachments", "renown",
    "stalwart", "setup", "stealth", "vengeful", "vigilant",
]  # fmt: skip


class Base(Struct, frozen=True, gc=False, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """Base of all effects."""


class Aimed(Base, frozen=True):
    """An effect on one card."""

    target: str


class Kill(Aimed, frozen=True):
    """A character is killed."""


class Discard(Aimed, frozen=True):
    """A card is discarded from play."""


class ReturnToHand(Aimed, frozen=True):
    """A card goes back to its owner's hand."""


class ReturnToDeck(Aimed, frozen=True):
    """A card goes to the top of its owner's draw deck."""


class RemoveFromGame(Aimed, frozen=True):
    """A card leaves the game."""


class RemoveFromChallenge(Aimed, frozen=True):
    """A participant takes no further part in the challenge."""


class Kneel(Aimed, frozen=True):
    """A card is knelt."""


class Stand(Aimed, frozen=True):
    """A card is stood."""


class Strength(Aimed, frozen=True):
    """Strength changes for a while."""

    amount: Signed
    until: Until = "phase"


class GainKeyword(Aimed, frozen=True):
    """A card has a keyword for a while."""

    keyword: Keyword
    until: Until = "phase"


class LoseKeyword(Aimed, frozen=True):
    """A card is without a keyword for a while, wherever it has it from."""

    keyword: Keyword
    until: Until = "phase"


class GainIcon(Aimed, frozen=True):
    """A character has an icon for a while."""

    icon: Icon
    until: Until = "phase"


class LoseIcon(Aimed, frozen=True):
    """A character is without an icon for a while."""

    icon: Icon
    until: Until = "phase"


class Draw(Base, frozen=True):
    """Each of these seats draws so many cards, by a text that says "draw"."""

    seats: tuple[str, ...]
    amount: Amount


class SearchToHand(Base, frozen=True):
    """So many cards go from deck to hand without the word "draw"."""

    seat: str
    amount: Amount


class DiscardFromHand(Base, frozen=True):
    """So many cards are discarded from hand at random."""

    seat: str
    amount: Amount


class GainPower(Base, frozen=True):
    """Power for the Houses, at the same instant."""

    amounts: dict[str, Amount]


class GainPowerOnCard(Aimed, frozen=True):
    """Power from the pool onto a card."""

    amount: Amount


class GainGold(Base, frozen=True):
    """Gold from the treasury, or back to it when negative."""

    seat: str
    amount: Signed


class TakeControl(Aimed, frozen=True):
    """A card changes its controller."""

    to: str


class DiscardAttachment(Base, frozen=True):
    """An attachment is discarded; ``duplicate_of`` tries to treat a duplicate as one."""

    target: str = ""
    duplicate_of: str = ""


class StealGold(Base, frozen=True, rename={"giver": "from"}):
    """Gold goes from pool to pool."""

    giver: str
    to: str
    amount: Amount


class Attach(Aimed, frozen=True):
    """A card is put under a host."""

    host: str


class EnterPlay(Aimed, frozen=True, tag="put_into_play"):
    """A card enters play without being played."""


class IfWin(Base, frozen=True):
    """Carried out when the player wins this challenge."""

    effects: tuple[Effect, ...]


class Inner(Base, frozen=True):
    """What only the texts of automated cards bring about: no player says it."""


class Ask(Inner, frozen=True):
    """What a text goes on to do: worked out when its turn comes, and asked of a player if he has a choice."""

    part: str
    by: str
    """Whose ability it is."""
    card: str
    chooser: str
    about: str = ""
    """The seat or card chosen before."""


class Join(Inner, frozen=True):
    """A character comes into the challenge under way."""

    target: str
    side: Literal["attacking", "defending"]


class Doom(Inner, frozen=True):
    """Cards are killed together, or discarded from play, and nothing can save them."""

    targets: tuple[str, ...]
    zone: Literal["dead", "discard"] = "dead"


class Enter(Inner, frozen=True):
    """A card enters play under this player's control."""

    target: str
    to: str


class Mark(Inner, frozen=True):
    """A lasting change of a card that is no strength, icon or keyword gained."""

    target: str
    what: str
    value: str = ""
    until: Until = "phase"


class Last(Inner, frozen=True):
    """Something holds for seats for a while: a claim that is changed, challenges that are not made."""

    what: str
    seat: str
    other: str = ""
    value: str = ""
    amount: Signed = 0
    until: Until = "round"


class DiscardChosen(Inner, frozen=True):
    """So many cards are discarded from hand, these among them, the rest unknown ones."""

    seat: str
    cards: tuple[str, ...]
    amount: Amount


class Shuffle(Inner, frozen=True):
    """Cards of these zones are shuffled into the draw decks of their owners."""

    seats: tuple[str, ...]
    zones: tuple[str, ...]


class OnDeck(Inner, frozen=True):
    """A card goes onto a draw deck or to its bottom; without a name, an unknown one of this zone."""

    seat: str
    zone: str
    target: str = ""
    bottom: bool = False


class LayUnder(Inner, frozen=True):
    """A copy is laid under a card as its duplicate."""

    target: str
    host: str


class LieUnder(Inner, frozen=True):
    """An event lies under a character as an attachment from now on."""

    target: str
    host: str


class PlaceGold(Inner, frozen=True):
    """Gold from the treasury is laid on a card."""

    target: str
    amount: Amount


class PayGold(Inner, frozen=True):
    """A player pays what a text asks for: to the treasury, or to another player."""

    seat: str
    amount: Amount
    to: str = ""


class CoinOfCard(Inner, frozen=True):
    """A coin on a card has paid in place of one of its player's pool."""

    target: str
    seat: str


class Shown(Inner, frozen=True):
    """An effect of this seat's has shown cards to everybody."""

    seat: str
    card: str = ""
    """The card that was shown, where it is known."""


class AttachmentShown(Inner, frozen=True):
    """Among cards this seat has shown was an attachment."""

    seat: str


class RevealAnother(Inner, frozen=True):
    """A player reveals another plot."""

    seat: str


class DiscardTop(Inner, frozen=True):
    """The top card of a draw deck is discarded."""

    seat: str


class ByText(Inner, frozen=True):
    """The when-revealed text of a plot is carried out for this player."""

    seat: str
    of: str
    """Whose plot it is."""


class ToHand(Inner, frozen=True):
    """A card out of play goes to its owner's hand."""

    target: str


Effect = (
    Kill
    | Discard
    | ReturnToHand
    | ReturnToDeck
    | RemoveFromGame
    | RemoveFromChallenge
    | Kneel
    | Stand
    | Strength
    | GainKeyword
    | LoseKeyword
    | GainIcon
    | LoseIcon
    | Draw
    | SearchToHand
    | DiscardFromHand
    | GainPower
    | GainPowerOnCard
    | GainGold
    | TakeControl
    | DiscardAttachment
    | StealGold
    | Attach
    | EnterPlay
    | IfWin
)
"""What can be said of a card."""

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

EffectChoices = tuple[tuple[Effect, ...], ...]
"""What may be brought about, each way as the effects it consists of."""
