"""Power and gold: gained, moved and paid, what is left of both in the box; the cards of a seat, counted."""

from __future__ import annotations

from engine.agot.ruleset import TOKEN_LIMITS, ruleset
from engine.agot.state.records import DECK, DECK_TOP, HAND
from engine.agot.state.table import AgotTable
from engine.agot.values.victory import check_victory
from engine.kernel.reasons import Facts, Reason, Verdict, rule
from engine.kernel.state import Event, add_events, add_notes

TOKENS_IN_BOX = 30


def hand_size(table: AgotTable, seat: str) -> int:
    """Cards in hand, known or not."""
    return table.seats[seat].hand + sum(
        card.zone == HAND and card.controller == seat for card in table.cards.values()
    )


def zone_size(table: AgotTable, seat: str, *zones: str) -> int:
    """Known cards of this owner in these zones."""
    return sum(1 for card in table.cards.values() if card.owner == seat and card.zone in zones)


def deck_size(table: AgotTable, seat: str) -> int:
    """Cards in the draw deck, known or not."""
    return table.seats[seat].deck + zone_size(table, seat, DECK, DECK_TOP)


def gold_left(table: AgotTable) -> int:
    """Gold tokens of the box that lie in no pool."""
    return ruleset(table).gold_in_box[table.text] - sum(seat.gold for seat in table.seats.values())


def is_treasury_short(table: AgotTable, due: int) -> bool:
    """Whether the box holds less gold than is due, and the answer therefore rests on an open point."""
    return due > max(0, gold_left(table))


@rule("hbo.comp.token_limits", "lcg.setup.pool_refill")
def from_treasury(table: AgotTable, due: int) -> int:
    """What the treasury gives: all that is due, unless the table has decided that tokens limit play."""
    return due if TOKEN_LIMITS.option(table) == "unlimited" else min(due, max(0, gold_left(table)))


@rule("hbo.gold.pay_for_cards", "lcg.marshal.pay", "lcg.gold.pool_source")
def as_much_as_there_is(table: AgotTable, seat: str, price: int) -> tuple[AgotTable, int]:
    """Gold is paid out of the pool: where the table overrules a price, what is missing is not paid."""
    has = max(0, table.seats[seat].gold)
    if price <= has:
        return table, price
    facts: Facts = {"seat": seat, "needs": price, "has": has, "amount": price - has}
    return add_notes(table, Reason(("hbo.gold.pay_for_cards",), Verdict.YES, "gold_missing", facts)), has


@rule("hbo.power.gain_house", "lcg.power.house_gain", "lcg.component.power_tokens")
def gain_for_houses(table: AgotTable, amounts: dict[str, int], rule: str) -> AgotTable:
    """Each House named takes so many tokens from the power pool, all at the same instant."""
    for seat, due in amounts.items():
        amount = from_pool(table, due)
        table = _short(table, due)
        table = table.seat(seat, power=table.seats[seat].power + amount)
        table = add_events(table, Event("power_gained", seat=seat, amount=amount, rule=rule))
        table = add_notes(
            table, Reason((rule, "hbo.power.gain_house"), amount, "power_gained", {"seat": seat})
        )
        table = ruleset(table).gained(table, seat, amount, rule)
    return check_victory(table)


@rule("hbo.power.on_character", "lcg.power.character_gain", "lcg.component.power_tokens")
def gain_on_cards(table: AgotTable, cards: tuple[str, ...], due: int, rule: str) -> AgotTable:
    """Each of these characters takes so many tokens from the power pool, all at the same instant."""
    for card in cards:
        amount = from_pool(table, due)
        table = _short(table, due)
        table = table.card(card, power=table.cards[card].power + amount)
        table = add_events(table, Event("power_on_card", card, table.cards[card].controller, amount, rule))
        table = add_notes(
            table, Reason((rule, "hbo.power.on_character"), amount, "power_on_card", {"card": card})
        )
    return check_victory(table)


def move_power(table: AgotTable, giver: str, taker: str, amount: int, rule: str) -> AgotTable:
    """Tokens go from one banner to another."""
    table = table.seat(giver, power=table.seats[giver].power - amount)
    table = table.seat(taker, power=table.seats[taker].power + amount)
    table = add_events(
        table, Event("power_moved", seat=taker, amount=amount, rule=rule, facts={"from": giver})
    )
    return check_victory(ruleset(table).gained(table, taker, amount, rule))


@rule("hbo.comp.token_limits", "lcg.setup.pool_refill")
def from_pool(table: AgotTable, amount: int) -> int:
    """What the power pool gives: all that is due, unless the table has decided that tokens limit play."""
    return amount if TOKEN_LIMITS.option(table) == "unlimited" else max(0, min(amount, _left(table)))


def _left(table: AgotTable) -> int:
    """Power tokens of the box that lie nowhere."""
    out = sum(seat.power for seat in table.seats.values()) + sum(card.power for card in table.cards.values())
    return TOKENS_IN_BOX - out


def _short(table: AgotTable, due: int) -> AgotTable:
    """Stamps what rests on whether tokens limit play."""
    return (
        add_notes(table, TOKEN_LIMITS.reason(table, "pool_is_short", due=due))
        if _left(table) < due
        else table
    )


def give_gold(table: AgotTable, seat: str, amount: int) -> AgotTable:
    """Gold comes from the treasury, or goes back to it as far as it is there."""
    if amount < 0:
        table, paid = as_much_as_there_is(table, seat, -amount)
        amount = -paid
    table = table.seat(seat, gold=table.seats[seat].gold + amount)
    return add_events(table, Event("gold_changed", seat=seat, amount=amount))
