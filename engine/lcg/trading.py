"""The Littlefinger variant: gold changes hands, in advance, for promises nobody has to keep."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Reason, change, no, rule
from engine.kernel.state import note, tell
from engine.thrones.moves import GiveGold
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import Table


@rule("lcg.variant.littlefinger.trade", "lcg.gold.pool_source")
def gold_may_change_hands(table: Table, move: GiveGold) -> Finding:
    """Only in the Littlefinger variant do players hand each other gold."""
    return None if table.littlefinger else no("no_trade_here", rules=("lcg.variant.littlefinger.trade",))


@rule("lcg.variant.littlefinger.no_marshal", "lcg.variant.littlefinger.trade")
def not_in_marshalling(table: Table, move: GiveGold) -> Finding:
    """In any phase but marshalling, for everybody, finished or not."""
    if table.phase != "marshalling":
        return None
    wait = change("wait_phase", phase="challenges")
    return no("no_trade_in_marshalling", wait, rules=("lcg.variant.littlefinger.no_marshal",))


@rule("lcg.variant.littlefinger.trade", "lcg.gold.pool_source", "lcg.variant.littlefinger.upfront")
def he_has_the_gold(table: Table, move: GiveGold) -> Finding:
    """Gold is paid at once, out of the giver's own pool, to another player."""
    rules: tuple[str, ...] = ("lcg.variant.littlefinger.trade",)
    if move.to == move.by:
        return no("gives_to_himself", rules=rules, seat=move.by)
    gold = table.seats[move.by].gold
    if 0 < move.amount <= gold:
        return None
    rules = ("lcg.gold.pool_source", "lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.trade")
    if not move.amount:
        return no("nothing_given", rules=rules)
    short = change("gold", seat=move.by, amount=move.amount - gold)
    return no("gold_short", short, rules=rules, needs=move.amount, has=gold)


@rule("lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.not_binding")
def act_give(table: Table, move: GiveGold) -> Table:
    """The gold goes over; what was promised for it is written down and binds nobody."""
    giver, taker = table.seats[move.by], table.seats[move.to]
    table = table.seat(move.by, gold=giver.gold - move.amount)
    table = table.seat(move.to, gold=taker.gold + move.amount)
    rules = ("lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.not_binding")
    table = note(table, Reason(rules, says="promise_binds_nobody", facts={"promise": move.promise}))
    table = tell(table, Event("gold_changed", seat=move.by, amount=-move.amount))
    return tell(table, Event("gold_changed", seat=move.to, amount=move.amount))


GIVE_GOLD = Verb(
    GiveGold, (the_game_goes_on, gold_may_change_hands, not_in_marshalling, he_has_the_gold), act_give
)
