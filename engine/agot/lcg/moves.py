"""The moves this game alone has."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.agot.state.effects import Amount, House
from engine.kernel.decisions import Move

TextWay = Literal[
    "", "attacking", "defending", "bottom", "pay", "return", "deck", "itself", "draw", "military", "intrigue",
    "power", "pool", "on_card", "attachment", "other",
]  # fmt: skip
StandingKeyword = Literal["vengeful", "vigilant"]
PowerSource = Literal["claim", "unopposed", "rivalry", "dominance", "renown", "prize", "effect"]


class ChooseByText(Move, frozen=True, kw_only=True):
    """Answers what a text leaves to this player: cards, a player, one of several ways, or a title."""

    cards: tuple[str, ...] = ()
    seat: str = ""
    way: TextWay = ""
    name: str = ""
    """The title of a card, which may be unseen."""


class Redirect(Move, frozen=True, kw_only=True):
    """Uses a title on the challenge under way."""

    title: Literal["regent", "commander"]


class ChooseNewTarget(Move, frozen=True, kw_only=True):
    """The attacker, made to do so, names another target."""

    target: str


class SupportDefend(Move, frozen=True, kw_only=True):
    """Kneels defenders for the player one supports; none declines."""

    defenders: tuple[str, ...] = ()


class Cancel(Move, frozen=True, kw_only=True):
    """Cancels the effect of what has just been announced."""

    card: str


class PlacePower(Move, frozen=True, kw_only=True):
    """Puts power just gained for the House on another card."""

    source: PowerSource
    on: str
    amount: Amount


class StandByKeyword(Move, frozen=True, kw_only=True):
    """Stands cards by Vengeful or Vigilant."""

    keyword: StandingKeyword
    cards: tuple[str, ...]


class GiveGold(Move, frozen=True, kw_only=True):
    """Hands gold to another player, for whatever has been promised."""

    to: str
    amount: Amount
    promise: str = ""


class DeckList(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A deck as far as the rules of construction look at it."""

    plots: tuple[str, ...] = ()
    size: int = 0
    copies: dict[str, int] = {}
    """Title -> how many."""
    house_only: tuple[House, ...] = ()
    """Houses named in "House X only" on its cards."""


class CheckDeck(Move, frozen=True, kw_only=True):
    """Asks whether a deck is allowed; ``official``: by the rules of tournaments."""

    deck: DeckList
    official: bool = False


class EndRound(Move, frozen=True, kw_only=True):
    """The round is over; titles go back as the number of players requires."""
