"""Income, what texts take off it, and gold given away in the Littlefinger variant."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import (
    BONUS_COUNTED,
    FORBIDDEN,
    PLOT_INCOME_COUNTED,
    givers,
    name_of_source,
)
from engine.agot.abilities.definitions import ContinuousEffect
from engine.agot.abilities.effect_handlers import give_gold
from engine.agot.lcg.moves import GiveGold
from engine.agot.lcg.titles import small_council
from engine.agot.phases import marshalling as shared
from engine.agot.state.moves import CollectIncome
from engine.agot.state.records import Card
from engine.agot.state.table import Table, as_source
from engine.agot.values.card_values import income
from engine.agot.values.power import as_much_as_there_is, the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Finding, Reason, change, no, part, rule
from engine.kernel.state import note


def income_parts(table: Table, seat: str) -> tuple[Reason, ...]:
    """The title, and what does not count."""
    return (*small_council.income_parts(table, seat), *_of_the_plot(table, seat), *_of_cards(table, seat))


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def _of_the_plot(table: Table, seat: str) -> Iterator[Reason]:
    """The income of a plot that a text makes nothing, however many such texts there are."""
    plot = table.seats[seat].plot
    found = _not_counted(table, seat) if plot is not None and plot.income else None
    if plot is not None and plot.income and found is not None:
        one, source = found
        yield part(
            one.rule, -plot.income, "plot_income_not_counted", seat=seat, by_means=name_of_source(source)
        )


def _not_counted(table: Table, seat: str) -> tuple[ContinuousEffect, Card] | None:
    """The first text that makes the income of this seat's plot nothing, and the card it stands on."""
    plot = as_source(table.seats[seat])
    given = active_effects(table).get((FORBIDDEN, PLOT_INCOME_COUNTED), ())
    return next(((one, source) for one, source in given if one.affects(table, source, plot)), None)


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def plot_income(table: Table, seat: str) -> int | None:
    """The income of a seat's plot as texts let it count; None: not known."""
    plot = table.seats[seat].plot
    if plot is None:
        return None
    return 0 if _not_counted(table, seat) is not None else plot.income


@rule("lcg.anatomy.rules_text", "lcg.symbol.income_modifier")
def _of_cards(table: Table, seat: str) -> Iterator[Reason]:
    """Bonuses of cards that a text leaves out; a card that lowers an income gives no bonus."""
    if (FORBIDDEN, BONUS_COUNTED) not in active_effects(table):
        return
    for card in table.in_play(seat):
        texts = (
            tuple(givers(table, card, FORBIDDEN, BONUS_COUNTED)) if card.income and card.income > 0 else ()
        )
        if texts:
            one, source = texts[0]
            by = name_of_source(source)
            yield part(one.rule, -(card.income or 0), "bonus_not_counted", card=card.id, by_means=by)


@rule("lcg.marshal.income_compute", "lcg.symbol.income_modifier", "lcg.marshal.income_timing")
def act_income(table: Table, move: CollectIncome) -> Table:
    """Plot and cards in play are added up; a negative sum, of which nothing is said, is taken as nothing."""
    total = income(table, move.by)
    table = shared.act_income(table, move)
    if total >= 0:
        return table
    rules = ("lcg.marshal.income_compute", "lcg.symbol.income_modifier")
    return note(table, Reason(rules, total, "negative_income", {"seat": move.by}, basis=SILENT))


COLLECT_INCOME = Verb(CollectIncome, shared.COLLECT_INCOME.rules, act_income)


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
    table, given = as_much_as_there_is(table, move.by, move.amount)
    rules = ("lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.not_binding")
    table = note(table, Reason(rules, says="promise_binds_nobody", facts={"promise": move.promise}))
    return give_gold(give_gold(table, move.by, -given), move.to, given)


GIVE_GOLD = Verb(
    GiveGold, (the_game_goes_on, gold_may_change_hands, not_in_marshalling, he_has_the_gold), act_give
)
