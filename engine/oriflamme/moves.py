"""The moves of players and table as plain values, in the words of the case format."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from engine.kernel.decisions import Move
from engine.kernel.decoders import NAMES, CardId
from engine.oriflamme.table import Direction

Where = Literal["left", "right", "on", "between"]
Substitute = Literal["none", "discard", "set_aside"]
TokenUse = Literal["take", "repeat"]
TAKE, REPEAT = get_args(TokenUse)
NAME = "name"
NameOnCard = Annotated[str, Meta(extra={NAMES: NAME})]
"""What is printed on a card, whichever family it is of."""


class TwinPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the twin that a prince brings is laid."""

    where: Where
    on: CardId | None = None
    between: tuple[CardId, ...] = ()


class Choices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player chooses when a card is applied."""

    target: CardId | None = None
    """The card to be eliminated: cutthroat, apothecary, replacement."""
    twin: TwinPlace | None = None
    """Where the prince's twin goes."""
    substitute: Substitute | None = None
    """Where the replacement takes its character from."""
    bribe: CardId | None = None
    """The card to be bribed."""


class Spend(Choices, frozen=True, kw_only=True):
    """One step of a combination: the free application, or what becomes of one token."""

    token: TokenUse | None = None
    """None: the free application."""
    apply: CardId | None = None


class Place(Move, frozen=True, kw_only=True):
    """Lays a hand card into the row; an empty card: unknown which."""

    card: NameOnCard = ""
    where: Where
    on: CardId | None = None
    between: tuple[CardId, ...] = ()
    face: Literal["up", "down"] | None = None


class PassPlanning(Move, frozen=True, kw_only=True):
    """Lays no card."""


class OnCard(Move, frozen=True, kw_only=True):
    """A move with the card at the pointer."""

    card: CardId


class Keep(OnCard, frozen=True, kw_only=True):
    """Leaves the closed card at the pointer closed."""


class Skip(OnCard, frozen=True, kw_only=True):
    """Neither keeps nor applies the card."""


class TakeTokens(OnCard, frozen=True, kw_only=True):
    """Lifts influence from a closed card without opening it."""


class Applying(OnCard, frozen=True, kw_only=True):
    """Applies a card, with what its player chooses."""

    target: CardId | None = None
    twin: TwinPlace | None = None
    substitute: Substitute | None = None
    bribe: CardId | None = None
    shows: NameOnCard = ""
    """What the card turns out to be, where that was not known."""
    target_shows: NameOnCard = ""
    """What a closed target turns out to be."""

    @property
    def turned_up(self) -> tuple[tuple[str, str], ...]:
        """The cards this move names as it turns them up."""
        pairs = ((self.card, self.shows), (self.target or "", self.target_shows))
        return tuple((card, name) for card, name in pairs if card and name)


class Activate(Applying, frozen=True, kw_only=True):
    """Opens the closed card at the pointer and applies it."""

    sequence: tuple[Spend, ...] | None = None
    """Of a combination: the free application first, then one step for each token."""
    step_by_step: bool = False
    """The card is turned up now; what it does is chosen when it lies open."""


class ApplyCard(Applying, frozen=True, kw_only=True, tag="resolve"):
    """Applies the open card at the pointer."""


class Combine(Applying, frozen=True, kw_only=True):
    """One step of a combination that has been turned up: ``card`` is the character applied, if one is."""

    card: CardId = ""
    token: TokenUse | None = None


class SetDirection(Move, frozen=True, kw_only=True):
    """Turns the direction marker."""

    direction: Direction
