"""The defects of a position that cannot exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.errors import Fault, distinct, fault
from engine.oriflamme.cases.position import UNKNOWN, OriflammePosition, PositionFamily, PositionRowCard
from engine.oriflamme.table import (
    BRIBE,
    CARDS,
    CHARACTERS,
    HAND,
    SET_ASIDE,
    TWIN,
)

HOME = "home"
"""Of a bribe token: it lies on no card."""


def defects(position: OriflammePosition) -> tuple[Fault, ...]:
    """Every fault, in the order of the position."""
    found = [*_families(position), *_cards(position), *_row(position), *_seats(position), *_turn(position)]
    return distinct(found)


def _families(position: OriflammePosition) -> Iterator[Fault]:
    ids: list[str] = [seat.id for seat in position.seats]
    if len(set(ids)) < len(ids):
        yield fault("family_seated_twice", "oriflamme.setup.family-and-bribe")
    if position.seats and len(position.seats) < 2:
        yield fault("one_plays_alone", "oriflamme.players.count")
    named: list[str | None] = [position.first_player, position.to_act, *position.already_placed]
    named += [card.bribe for place in position.row for card in place]
    for family in dict.fromkeys(held for held in named if held and held not in ids):
        yield fault("family_not_here", "oriflamme.setup.family-and-bribe", seat=family)
    for place in position.row:
        for card in place:
            family, _, name = card.card.partition(".")
            unknown = name == UNKNOWN and card.face == "down"
            if family not in ids or not (name in CARDS or unknown):
                yield fault("no_card_of_family", "oriflamme.components.family-set", card=card.card)


def _cards(position: OriflammePosition) -> Iterator[Fault]:
    """Every card lies in one place."""
    count: Counter[str] = Counter(
        card.card for place in position.row for card in place if not card.card.endswith(f".{UNKNOWN}")
    )
    for seat in position.seats:
        for name in (*(seat.hand or ()), *(seat.set_aside or ()), *seat.discard):
            count[f"{seat.id}.{name}"] += 1
        if TWIN in (seat.hand or ()) or TWIN in (seat.set_aside or ()):
            yield fault("twin_in_hand", "oriflamme.setup.twin-aside", seat=seat.id)
    for card, times in count.items():
        if times > 1:
            yield fault("card_in_places", "oriflamme.components.family-set", card=card, count=times)


def _row(position: OriflammePosition) -> Iterator[Fault]:
    bribes = Counter(card.bribe for place in position.row for card in place if card.bribe)
    for family, times in bribes.items():
        if times > 1:
            its_rule = "oriflamme.components.bribe-tokens"
            yield fault("bribe_token_on_several", its_rule, seat=family, count=times)
    for place in position.row:
        if not place:
            yield fault("place_without_card", "oriflamme.eliminate.close-gap")
        owners = {_owner(card) for card in place}
        if len(owners) > 1:
            yield fault("stack_of_several", "oriflamme.stack.own-family-only", seats=tuple(sorted(owners)))
        for card in place:
            yield from _card(card)


def _owner(card: PositionRowCard) -> str:
    return card.bribe or card.card.partition(".")[0]


def _card(card: PositionRowCard) -> Iterator[Fault]:
    name = card.card.partition(".")[2]
    if card.bribe and (card.face == "down" or name not in CHARACTERS):
        yield fault("bribed_and_no_open_character", "oriflamme.bribe.place", card=card.card)
    if card.face == "up" and card.tokens:
        yield fault("influence_on_open_card", "oriflamme.event.collect-tokens", card=card.card)
    if card.face == "up" and name not in CHARACTERS and name in CARDS:
        yield fault("intrigue_lies_open", "oriflamme.card.intrigue-leaves", card=card.card)


def _seats(position: OriflammePosition) -> Iterator[Fault]:
    there = {card.card: card for place in position.row for card in place}
    for seat in position.seats:
        if seat.hand is not None and len(seat.hand) > HAND:
            yield fault("hand_over_seven", "oriflamme.setup.hand-seven", seat=seat.id, count=len(seat.hand))
        if seat.set_aside is not None and len(seat.set_aside) > SET_ASIDE:
            count = len(seat.set_aside)
            yield fault("set_aside_over_three", "oriflamme.setup.three-aside", seat=seat.id, count=count)
        yield from _twin(seat, there)
        yield from _bribe_token(seat, there)


def _twin(seat: PositionFamily, there: dict[str, PositionRowCard]) -> Iterator[Fault]:
    in_row = f"{seat.id}.{TWIN}" in there
    lies = "row" if in_row else "discard" if TWIN in seat.discard else "in_front"
    if seat.twin is not None and seat.twin != lies and not (seat.twin == "discard" and not in_row):
        its_rule = "oriflamme.twin.outside-row"
        yield fault("twin_lies_elsewhere", its_rule, seat=seat.id, lies=lies, told=seat.twin)


def _bribe_token(seat: PositionFamily, there: dict[str, PositionRowCard]) -> Iterator[Fault]:
    lies = next((card.card for card in there.values() if card.bribe == seat.id), HOME)
    if seat.bribe_token is not None and seat.bribe_token != lies:
        card, told = (place if place != HOME else "" for place in (lies, seat.bribe_token))
        yield fault("bribe_token_elsewhere", "oriflamme.bribe.place", seat=seat.id, card=card, on=told)
    holds = (*(seat.hand or ()), *(seat.set_aside or ()))
    if lies != HOME and (BRIBE in holds or f"{seat.id}.{BRIBE}" in there):
        yield fault("bribe_not_used", "oriflamme.components.bribe-tokens", seat=seat.id, card=lies)


def _turn(position: OriflammePosition) -> Iterator[Fault]:
    ids = [seat.id for seat in position.seats]
    if len(set(position.already_placed)) < len(position.already_placed):
        yield fault("two_cards_laid", "oriflamme.planning.one-card-each")
    if position.to_act in position.already_placed:
        yield fault("has_laid_a_card", "oriflamme.planning.one-card-each", seat=position.to_act)
    elif position.to_act and position.already_placed and position.first in ids:
        at = ids.index(position.first)
        order = ids[at:] + ids[:at]
        due = next((seat for seat in order if seat not in position.already_placed), "")
        if position.to_act != due:
            yield fault("turn_of_another", "oriflamme.planning.order", seat=due, by=position.to_act)
    tops = [place[-1].card for place in position.row if place]
    if position.pointer is not None and position.pointer not in tops:
        yield fault("card_not_visible", "oriflamme.event.next-card", card=position.pointer)
