"""The effects of cards as data: the closed list of verbs that players say, and what each needs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.decisions import snake

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
"""The effects that players can enter for a card."""


EffectChoices = tuple[tuple[Effect, ...], ...]
"""What may be brought about, each way as the effects it consists of."""
