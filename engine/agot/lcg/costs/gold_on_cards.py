"""Gold on cards that is spent like that of the pool.

What a player can pay is judged as if it lay in his pool; the pool is spent first, and what is left goes back.
"""

from __future__ import annotations

from functools import wraps
from typing import Any

from msgspec.structs import replace

from engine.agot.abilities import costs
from engine.agot.abilities.active import blank_cards
from engine.agot.lcg.abilities import activation, saves
from engine.agot.lcg.costs import tolls
from engine.agot.lcg.phases import marshalling
from engine.agot.state.records import PLAY
from engine.agot.state.table import Table
from engine.kernel.game import Verb
from engine.kernel.memo import memoize
from engine.kernel.reasons import Facts, Finding, Reason, Rule
from engine.kernel.state import Event, tell

TEXT = "lcg.anatomy.rules_text"
ASK_FOR_GOLD: tuple[Rule, ...] = (
    costs.its_gold_is_paid,
    costs.its_own_price_is_paid,
    marshalling.its_cost_and_penalty_are_paid,
    saves.the_save_is_paid,
    activation.its_gold_is_there,
    tolls.the_tolls_are_paid,
)
"""The rules that look whether a player has the gold to pay."""


@memoize
def card_gold(table: Table) -> dict[str, dict[str, int]]:
    """Seat -> gold on each of his cards whose text lets him spend it."""
    blank = blank_cards(table)
    there = (card for card in table.all_in_play if card.gold and card.id not in blank)
    found: dict[str, dict[str, int]] = {}
    for card in there:
        found.setdefault(card.controller, {})[card.id] = card.gold
    return found


def pool_with_card_gold(table: Table, seat: str) -> Table:
    """The table as if that gold lay in the pool."""
    extra = sum(card_gold(table).get(seat, {}).values())
    return table.seat(seat, gold=table.seats[seat].gold + extra) if extra else table


def _looking_there_too(shared: Rule) -> Rule:
    @wraps(shared)
    def checked(table: Table, move: Any) -> Finding:
        purses = card_gold(table).get(move.by, {})
        found = shared(pool_with_card_gold(table, move.by), move)
        if found is None or not purses or found.says != "gold_short":
            return found
        facts: Facts = {"cards": tuple(purses), "amount": sum(purses.values())}
        lying = Reason((TEXT,), says="gold_on_cards", facts=facts)
        return replace(found, because=(*found.because, lying))

    return checked


def _spending(act: tolls.Act) -> tolls.Act:
    @wraps(act)
    def done(table: Table, move: Any) -> Table:
        purses = card_gold(table).get(move.by, {})
        return (
            _put_back(act(pool_with_card_gold(table, move.by), move), move.by, purses)
            if purses
            else act(table, move)
        )

    return done


def _put_back(table: Table, seat: str, purses: dict[str, int]) -> Table:
    """What was not spent lies on the cards again: the gold of the pool has been spent before it."""
    lying, left = sum(purses.values()), table.seats[seat].gold
    kept = min(lying, left)
    spent, table = lying - kept, table.seat(seat, gold=left - kept)
    for card, gold in purses.items():
        taken = min(spent, gold)
        spent -= taken
        if taken and table.cards[card].zone == PLAY:
            table = table.card(card, gold=gold - taken)
            table = tell(table, Event("gold_taken", card, seat, taken, TEXT))
    return table


def with_card_gold(verb: Verb) -> Verb:
    """The verb, paid with the gold on one's cards too."""
    rules = tuple(_looking_there_too(one) if one in ASK_FOR_GOLD else one for one in verb.rules)
    return verb if rules == verb.rules else replace(verb, rules=rules, act=_spending(verb.act))
