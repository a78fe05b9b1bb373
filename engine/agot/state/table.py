"""The table of a card game: all seats and cards, and what is under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.agot.state.card_index import index_of, with_changed
from engine.agot.state.records import (
    CHARACTER,
    Card,
    Challenge,
    EffectFrame,
    Gain,
    Lasting,
    Occasion,
    Plot,
    Seat,
)
from engine.agot.state.text_effects import Carried
from engine.kernel import state as kernel
from engine.kernel.reasons import Value


class AgotTable(kernel.State, frozen=True, kw_only=True, dict=True):
    """The whole table. Values computed from it repeatedly are stored beside it and are no part of it."""

    agenda: tuple[EffectFrame, ...] = ()
    seats: dict[str, Seat] = {}
    """Clockwise."""
    cards: dict[str, Card] = {}
    phase: str = "setup"
    round: int = 1
    first_player: str = ""
    active: str = ""
    """Whose turn it is in marshalling or challenges."""
    challenge: Challenge | None = None
    last_challenge: Challenge | None = None
    initiative_winner: str = ""
    initiative_tie: str = "none"
    initiative_among: tuple[str, ...] = ()
    dominance_winner: str = ""
    occasions: tuple[Occasion, ...] = ()
    missed: tuple[Occasion, ...] = ()
    """Occasions of this phase that have gone by."""
    may_not_attack: dict[str, tuple[str, ...]] = {}
    paid: int | None = None
    """Gold paid for the last card played."""
    surplus: int = 0
    """Influence paid beyond the price, and lost."""
    variant: str = "two"
    """How many play, or in teams."""
    teams: tuple[tuple[str, ...], ...] = ()
    """Partners."""
    council: tuple[str, ...] = ()
    """Titles lying in the council chamber."""
    littlefinger: bool = False
    """Gold may change hands."""
    borrowed: bool = False
    """Names are borrowed, as in a case: only the declared values of a plot hold."""
    claimants: tuple[str, ...] = ()
    """The seats that met the victory condition together, while the winner is still to be named."""
    gained: tuple[Gain, ...] = ()
    """Power just gained for Houses that may still be put on other cards."""
    lot_open: bool = False
    lasting: tuple[Lasting, ...] = ()
    limits: dict[str, int] = {}
    """How often an ability with a limit has been used: ``phase/viserion`` -> 1."""

    aside: ClassVar[frozenset[str]] = kernel.State.aside | {"occasions", "missed", "gained"}

    @property
    def order(self) -> tuple[str, ...]:
        """Seats clockwise."""
        return tuple(self.seats)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """Seats clockwise from the first player."""
        return clockwise(self.order, self.first_player)

    def seat(self, seat: str, **changes: object) -> AgotTable:
        """The table with this seat changed."""
        return replace(self, seats={**self.seats, seat: replace(self.seats[seat], **changes)})

    def card(self, card: str, **changes: object) -> AgotTable:
        """The table with this card changed."""
        return replace(self, cards=with_changed(self.cards, {card: replace(self.cards[card], **changes)}))

    def put(self, **changes: object) -> AgotTable:
        """The table with these fields changed."""
        return replace(self, **changes)

    @property
    def all_in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return index_of(self.cards).in_play

    def in_play(self, seat: str = "", kind: str = "") -> list[Card]:
        """Cards in play, of one controller or kind if one is named."""
        return index_of(self.cards).in_play_of(seat, kind)

    def characters(self, seat: str = "") -> list[Card]:
        """Characters in play."""
        return index_of(self.cards).in_play_of(seat, CHARACTER)

    def hand_of(self, seat: str) -> Iterator[Card]:
        """Known cards in this hand."""
        return iter(index_of(self.cards).in_hands.get(seat, ()))

    def under(self, host: str, zone: str = "") -> Iterator[Card]:
        """What lies under a card: attachments in play, duplicates, or both."""
        there = index_of(self.cards).under(host)
        return iter([card for card in there if card.zone == zone] if zone else there)

    def others(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from the next one."""
        return clockwise(self.order, seat)[1:]

    def partners(self, seat: str) -> tuple[str, ...]:
        """The seat and who plays in one team with it."""
        return next((team for team in self.teams if seat in team), (seat,))

    def opponents(self, seat: str) -> tuple[str, ...]:
        """The seats that play against this one, clockwise from the next one."""
        return tuple(other for other in self.others(seat) if other not in self.partners(seat))

    def are_opponents(self, seat: str, other: str) -> bool:
        """Whether two seats play against each other."""
        return seat != other and not any(seat in team and other in team for team in self.teams)


def as_source(seat: Seat) -> Card:
    """A revealed plot as the source of an ability, with its controller."""
    plot = seat.plot or Plot()
    return Card(f"plot.{seat.id}", plot.name, seat.id, seat.id, "plot", "plot", face=plot.face)


def clockwise(order: tuple[str, ...], first: str) -> tuple[str, ...]:
    """The seats from one of them on."""
    if first not in order:
        return order
    at = order.index(first)
    return order[at:] + order[:at]


def push(
    table: AgotTable, procedure: str, step: str, effects: tuple[Carried, ...] = (), **slots: Value
) -> AgotTable:
    """The table with a procedure begun."""
    return kernel.push(table, EffectFrame(procedure, step, dict(slots), effects))
