"""One-time orders that discard House cards: Highgarden of Tyrell, and the Scorpion of Martell."""

from __future__ import annotations

from engine.kernel.reasons import Facts, Finding, Question, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import gain, lose
from engine.kings.moves import ExecuteOneTime
from engine.kings.one_time_orders.common import adjacent_houses, spend_order
from engine.kings.rule_variants import SCORPION_HAND
from engine.kings.table import HouseCard, HouseSeat, KingsTable, noted


def in_hand(seat: HouseSeat, name: str) -> HouseCard | None:
    """The card of this name in a hand that is known."""
    return next((card for card in seat.hand or () if card.name == name), None)


def lacks(seat: HouseSeat, name: str) -> bool:
    """Whether a card cannot be in hand: the hand is known without it, or it lies in the discard."""
    return name in seat.discard if seat.hand is None else in_hand(seat, name) is None


@rule("kings.highgarden.discard")
def a_card_is_discarded_first(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """To resolve it, Tyrell must first discard a House card from hand."""
    seat = table.seats[move.by]
    if move.discard is None:
        cards = tuple(change("discard_card", name=card.name) for card in (seat.hand or ())[:1])
        return violated("card_must_be_discarded", *cards)
    if lacks(seat, move.discard):
        cards = tuple(change("discard_card", name=card.name) for card in (seat.hand or ())[:1])
        return violated("card_not_in_hand", *cards, name=move.discard)
    return None


@rule("kings.highgarden.take")
def from_players_next_door(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Tyrell takes tokens from players with units adjacent to the order, as far as these have any."""
    there = adjacent_houses(table, move.area)
    for house, count in move.take_from.items():
        if house == move.by or house not in there:
            return violated("no_units_next_door", change("take_nothing_from", seat=house), seat=house)
        power = table.seats[house].power
        if power is not None and count > power:
            return violated(
                "fewer_tokens_there", change("take_less", seat=house, count=power), seat=house, has=power
            )
    return None


@rule("kings.highgarden.limit", "kings.highgarden.distribution")
def no_more_than_its_strength(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The total is at most the strength of the discarded card; Tyrell chooses who gives how much."""
    total = sum(move.take_from.values())
    if not total or move.discard is None:
        return None
    card = in_hand(table.seats[move.by], move.discard)
    if card is None or card.strength is None:
        return cannot_tell(Question("card_strength", card=move.discard, seat=move.by))
    if total <= card.strength:
        return None
    rules = ("kings.highgarden.limit",)
    return violated(
        "more_than_its_strength",
        change("take_in_all", count=card.strength),
        rules=rules,
        count=total,
        limit=card.strength,
    )


@rule("kings.highgarden.last-card")
def cards_return_after_the_last(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Only if it was the player's last House card may they take the discarded cards back."""
    hand = table.seats[move.by].hand
    if not move.return_cards or hand is None or len(hand) <= 1:
        return None
    return violated("not_the_last_card", change("leave_out_choice", choice="return_cards"), count=len(hand))


@rule("kings.highgarden.discard", "kings.highgarden.take", "kings.highgarden.last-card")
def act_highgarden(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """The card is discarded, the tokens change hands, and after the last card the discards may come back."""
    assert move.discard is not None
    table = _discarded(table, move.by, move.discard)
    for house, count in move.take_from.items():
        table, lost = lose(table, house, count)
        table = gain(table, move.by, lost, "kings.highgarden.take")
    if move.return_cards:
        seat = table.seats[move.by]
        table = table.seat(move.by, hand=tuple(HouseCard(name) for name in seat.discard), discard=())
        table = noted(table, Reason(("kings.highgarden.last-card",), says="cards_return"))
    facts: Facts = {"name": move.discard, "count": sum(move.take_from.values())}
    rules = ("kings.highgarden.discard", "kings.highgarden.take", "kings.highgarden.distribution")
    return spend_order(noted(table, Reason(rules, says="highgarden_takes", facts=facts)), move)


def _discarded(table: KingsTable, house: str, name: str) -> KingsTable:
    seat = table.seats[house]
    hand = seat.hand
    card = in_hand(seat, name)
    if hand is not None and card is not None:
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
    table = table.seat(house, hand=hand, discard=(*seat.discard, name))
    return add_events(table, Event("card_discarded", card=name, seat=house))


@rule("kings.scorpion.melisandre")
def melisandre_is_safe(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Melisandre of House Baratheon cannot be discarded this way."""
    if components.is_melisandre(move.discard_of.get("baratheon", "")):
        return violated("melisandre_is_safe", change("spare", seat=components.BARATHEON))
    return None


@rule("kings.scorpion.last-card")
def the_last_card_is_safe(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """A player's last House card in hand cannot be discarded this way."""
    for house in move.discard_of:
        hand = table.seats[house].hand
        if hand is not None and len(hand) == 1:
            return violated("last_card_is_safe", change("spare", seat=house), seat=house)
    return None


@rule("kings.scorpion.effect")
def cards_of_players_next_door(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """One card of each player with units in an area adjacent to the order; one they have in hand."""
    there = adjacent_houses(table, move.area)
    for house, name in move.discard_of.items():
        if house == move.by or house not in there:
            return violated("no_units_next_door", change("spare", seat=house), seat=house)
        if lacks(table.seats[house], name):
            return violated("card_not_in_hand", change("spare", seat=house), name=name)
    return None


@rule("kings.scorpion.effect")
def act_scorpion(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """The cards are discarded; whether their owners' hands are shown first, the text does not say."""
    for house, name in move.discard_of.items():
        table = _discarded(table, house, name)
    if not move.discard_of:
        table = table.doing(effect="none")
    facts: Facts = {"seats": tuple(move.discard_of)}
    says = "scorpion_stings" if move.discard_of else "scorpion_stings_nobody"
    table = noted(table, Reason(("kings.scorpion.effect",), says=says, facts=facts))
    return spend_order(table, move)


@rule("kings.scorpion.effect")
def hands_are_seen(table: KingsTable) -> Reason:
    """Whether Martell looks at the hands before choosing."""
    return SCORPION_HAND.reason(table, "scorpion_and_hands")


HIGHGARDEN_RULES = (
    a_card_is_discarded_first,
    from_players_next_door,
    no_more_than_its_strength,
    cards_return_after_the_last,
)
SCORPION_RULES = (melisandre_is_safe, the_last_card_is_safe, cards_of_players_next_door)
