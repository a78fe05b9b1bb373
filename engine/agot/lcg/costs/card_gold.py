"""Gold on cards that is spent like that of the pool, and which of the two pays.

What a player can pay is judged as if it lay in the pool. The pool pays first; where the card could have paid
instead, its player is asked coin by coin, and goes on without a word if the pool is to pay.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.lcg.abilities.choices import PickedIds, ability_step
from engine.agot.state import text_effects
from engine.agot.state.card_index import index_of
from engine.agot.state.records import PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import give_gold
from engine.kernel.memo import memoize
from engine.kernel.reasons import rule
from engine.kernel.state import Event, add_events

TEXT = "lcg.anatomy.rules_text"
POOL, ON_CARD = "pool", "on_card"


@memoize
def card_gold(table: AgotTable) -> dict[str, dict[str, int]]:
    """Seat -> gold on each of its cards whose text lets it be spent."""
    gold: dict[str, dict[str, int]] = {}
    for card_id in index_of(table.cards).with_gold:
        if card_id not in blank_cards(table):
            card = table.cards[card_id]
            gold.setdefault(card.controller, {})[card.id] = card.gold
    return gold


@rule("lcg.gold.pool_source", "lcg.anatomy.rules_text")
def spendable_gold(table: AgotTable, seat: str) -> int:
    """Gold a seat can pay: that of the pool, and what a card says may be spent like it."""
    return table.seats[seat].gold + sum(card_gold(table).get(seat, {}).values())


def pool_with_card_gold(table: AgotTable, seat: str) -> AgotTable:
    """The table with the gold on cards counted as in the pool."""
    gold = spendable_gold(table, seat)
    return table if gold == table.seats[seat].gold else table.seat(seat, gold=gold)


@rule("lcg.gold.pool_source", "lcg.anatomy.rules_text")
def spend(table: AgotTable, seat: str, pays: Callable[[AgotTable], AgotTable]) -> AgotTable:
    """The table after a payment from both; which gold it was is asked where there is a choice."""
    purses, pool = card_gold(table).get(seat, {}), table.seats[seat].gold
    if not purses:
        return pays(table)
    paid = _put_back(pays(pool_with_card_gold(table, seat)), seat, purses)
    from_pool = pool - paid.seats[seat].gold
    there = [card for card in purses if from_pool > 0 and _has_gold(paid, card)]
    asks = tuple(_which_gold(seat, card, from_pool) for card in there)
    return push_effects(paid, asks, seat, *there[:1])


def _put_back(table: AgotTable, seat: str, purses: dict[str, int]) -> AgotTable:
    """What was not spent lies on the cards again: the gold of the pool has been spent before it."""
    lying, left = sum(purses.values()), table.seats[seat].gold
    returned = min(lying, left)
    spent, table = lying - returned, table.seat(seat, gold=left - returned)
    for card, gold in purses.items():
        taken = min(spent, gold)
        spent -= taken
        if taken and table.cards[card].zone == PLAY:
            table = table.card(card, gold=gold - taken)
            table = add_events(table, Event("gold_taken", card, seat, taken, TEXT))
    return table


def _has_gold(table: AgotTable, card: str) -> bool:
    return table.cards[card].zone == PLAY and table.cards[card].gold > 0


def _which_gold(seat: str, card: str, coins: int) -> text_effects.Ask:
    return text_effects.Ask(WHICH_GOLD, seat, card, seat, str(coins))


def _purses(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """The pool or the card, as long as there is a coin to take instead."""
    return (POOL, ON_CARD) if int(ask.about) > 0 and _has_gold(table, ask.card) else ()


def _paid(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
    if picked != (ON_CARD,):
        return ()
    return (text_effects.CoinOfCard(ask.card, ask.by), _which_gold(ask.by, ask.card, int(ask.about) - 1))


WHICH_GOLD = ability_step("gold.which", "way", _purses, _paid, says="gold_source", silent=POOL)


def coin_of_card(table: AgotTable, frame: EffectFrame, effect: text_effects.CoinOfCard) -> AgotTable:
    """A coin on the card pays in place of one of the pool."""
    card: Card = table.cards[effect.target]
    table = table.card(card.id, gold=card.gold - 1)
    table = add_events(table, Event("gold_taken", card.id, effect.seat, 1, TEXT))
    return give_gold(table, effect.seat, 1)


@rule("lcg.gold.effect_cost", "lcg.gold.pool_source")
def pay_gold(table: AgotTable, frame: EffectFrame, effect: text_effects.PayGold) -> AgotTable:
    """A player pays what a text asks for, to another player or to the treasury."""
    amount = min(effect.amount, spendable_gold(table, effect.seat))
    table = spend(table, effect.seat, lambda paying: give_gold(paying, effect.seat, -amount))
    return give_gold(table, effect.to, amount) if effect.to else table
