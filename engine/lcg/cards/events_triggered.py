"""Event cards that change claims, bring the dead back, answer a victory, or may be played so often."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from engine.kernel.state import innermost
from engine.lcg.cards import conditions as c
from engine.lcg.cards.baratheon import won_power_by_four
from engine.lcg.cards.chosen import beginning, one_card
from engine.lcg.cards.part import Picked, text_part
from engine.lcg.cards.prices import (
    influence_or_gold,
    kneel_and_pay,
    kneel_of_house,
)
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    bound,
    doing,
    limited,
    only_if,
    or_influence,
    out_of,
    response,
)
from engine.lcg.cards.stark_triggered import goes_to_hand
from engine.lcg.immunity import not_ignoring
from engine.thrones import effects as e
from engine.thrones.moves import Pay
from engine.thrones.records import CHARACTER, DEAD, Card, Occasion
from engine.thrones.table import Table


def every_stark_claim_rises(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """The claim of every House Stark player rises by one for the challenge."""
    starks = (seat.id for seat in table.seats.values() if seat.house == "stark")
    return tuple(e.Last("claim", seat, amount=1, until="challenge") for seat in starks)


def paid(table: Table) -> int:
    """The gold paid for the event that is being carried out."""
    frame = innermost(table, "announced")
    amount = frame.slots["gold"] if frame is not None else 0
    return amount if isinstance(amount, int) else 0


def drops_by_what_was_paid(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    """The claim of the opponent drops by the gold paid."""
    return tuple(e.Last("claim", seat, amount=-paid(table), until="challenge") for seat in picked)


WHOSE_CLAIM = text_part(
    "i-never-bet-against-my-family.whose",
    "seat",
    lambda table, asked: table.opponents(asked.by),
    drops_by_what_was_paid,
)


def dominance_was_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has just won dominance."""
    return occasion.what == "dominance_won" and occasion.seat == card.controller


def two_claim_power(table: Table, card: Card) -> Choices:
    """Two of his House Stark characters claim one power each."""
    own = [one.id for one in table.characters(card.controller) if c.of_house(one, "stark") is not False]
    return tuple(tuple(e.GainPowerOnCard(one, 1) for one in pair) for pair in combinations(own, 2))


def the_two_that_knelt(table: Table, card: Card, pay: Pay, effects: tuple[e.Effect, ...]) -> bool:
    """Power goes onto those that were knelt."""
    gaining = (one.target for one in effects if isinstance(one, e.GainPowerOnCard))
    return sorted(gaining) == sorted(pay.kneel)


def all_attackers_die(table: Table, card: Card) -> Choices:
    """All attackers of the military challenge under way are killed."""
    challenge = table.challenge
    if challenge is None or challenge.kind != "military" or not challenge.attackers:
        return ()
    dying = not_ignoring(table, card, challenge.attackers)
    return (tuple(e.Kill(one) for one in dying),) if dying else ()


def his_unique_one_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """One of his unique characters has just been killed and lies in the dead pile."""
    dead = c.killed(table, occasion)
    own = dead is not None and occasion.seat == card.controller and dead.zone == DEAD
    return own and dead is not None and dead.kind == CHARACTER and dead.unique is not False


def _just_dead(table: Table, asked: e.Ask) -> Picked:
    event = table.cards[asked.card]
    own = (one for one in table.occasions if his_unique_one_has_died(table, _of(event, asked.by), one))
    return tuple(dict.fromkeys(one.card for one in own if table.cards[one.card].owner == asked.by))


def _of(card: Card, seat: str) -> Card:
    return replace(card, controller=seat)


ONE_COMES_BACK = one_card("retreat.who", _just_dead, lambda asked, one: (e.ToHand(one),), asks=("unique",))


def takes_one_of_the_loser(table: Table, card: Card) -> Choices:
    """A non-unique character of the loser changes sides."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    there = table.characters(loser) if loser else []
    return tuple((e.TakeControl(one.id, card.controller),) for one in there if not one.unique)


RECORDS: tuple[Recorded, ...] = (
    limited(
        only_if(
            doing(action("winter-is-coming.claim-mod", "challenges"), every_stark_claim_rises),
            c.a_challenge_is_open,
        ),
        "round",
    ),
    bound(
        response(
            "kings-in-the-north.power-gain",
            dominance_was_won,
            two_claim_power,
            pay=kneel_of_house("stark", 2),
        ),
        the_two_that_knelt,
    ),
    limited(
        action(
            "lethal-counterattack.kill",
            "challenges",
            all_attackers_die,
            pay=kneel_of_house("stark", 2),
            chooses=False,
        ),
        "challenge",
    ),
    only_if(
        doing(
            action("i-never-bet-against-my-family.claim-mod", "challenges", pay=kneel_and_pay("lannister")),
            beginning(WHOSE_CLAIM),
        ),
        c.a_challenge_is_open,
    ),
    doing(response("retreat.return-hand", his_unique_one_has_died), beginning(ONE_COMES_BACK)),
    out_of(
        or_influence(
            doing(
                action("forever-burning.return-hand", "dominance", pay=influence_or_gold(1, 2)), goes_to_hand
            ),
            1,
        ),
        DEAD,
    ),
    limited(
        response("seductive-promise.control", won_power_by_four, takes_one_of_the_loser, asks=("unique",)),
        "phase",
    ),
)
