"""How was a number on the table added up, and what of it has nobody told yet?

A sum that rests on something not known is no number: what is asked stands where its number would.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.reason import Question, Reason, RuleId, Verdict
from engine.kernel.tally import part, tally
from engine.thrones.costs import cost_tally
from engine.thrones.phases.initiative import initiative_tally
from engine.thrones.phases.totals import side_tallies
from engine.thrones.records import Card
from engine.thrones.standing import BARRED, POWER_COUNTED, called, given_by_texts, givers
from engine.thrones.table import Table
from engine.thrones.values import dominance_tally, income_tally, strength_tally, unknown_strength


def explain(table: Table, what: str) -> Reason | None:
    """The tally behind a number: ``strength:CARD``, ``attack``, ``income:SEAT``, ``dominance:SEAT``..."""
    kind, _, name = what.partition(":")
    if kind in ("attack", "defence"):
        return _total(table, kind)
    if name in table.cards:
        card = table.cards[name]
        if kind == "cost":
            return cost_tally(table, card.controller, card)
        return _strength(table, card) if kind == "strength" else given_by_texts(table, card)
    return _at_seat(table, kind, name) if name in table.seats else None


def _at_seat(table: Table, kind: str, seat: str) -> Reason | None:
    if kind == "income":
        open_ = (Question("income", card.id) for card in table.in_play(seat) if card.income is None)
        return _as_known(table, income_tally(table, seat), open_)
    if kind == "dominance":
        return _as_known(table, dominance_tally(table, seat))
    if kind == "initiative":
        return _as_known(table, initiative_tally(table, seat))
    return _power(table, seat) if kind == "total_power" else None


def _total(table: Table, kind: str) -> Reason | None:
    if table.challenge is None:
        return None
    attack, defence = side_tallies(table)
    return _as_known(table, attack if kind == "attack" else defence)


def _as_known(table: Table, sum_: Reason, more: Iterable[Question] = ()) -> Reason:
    """The sum, or what has to be asked before there is one."""
    parts = [_part(table, one) for one in sum_.because]
    parts += [_asked("hbo.anatomy.income_bonus", one) for one in more]
    asks = next((one.asks for one in parts if one.found == Verdict.CANNOT_TELL and one.asks), None)
    return sum_ if asks is None else _asked(sum_.rules[0], asks, tuple(parts))


def _part(table: Table, one: Reason) -> Reason:
    card = table.cards.get(str(one.facts.get("card", "")))
    if one.says == "strength_of" and card is not None:
        return _strength(table, card)
    seat = table.seats.get(str(one.facts.get("seat", "")))
    plot = seat.plot if seat is not None else None
    if seat is None or plot is None:
        return one
    if one.says == "plot_income" and plot.income is None:
        return _asked(one.rules[0], Question("plot_income", plot.name, seat.id))
    if one.says == "plot_initiative" and plot.initiative is None:
        return _asked(one.rules[0], Question("plot_initiative", plot.name, seat.id))
    return one


def _strength(table: Table, card: Card) -> Reason:
    added_up, asks = strength_tally(table, card), unknown_strength(table, card)
    if asks is None:
        return added_up
    told = (one for one in added_up.because if one.says != "printed_strength" or card.strength is not None)
    return _asked("hbo.anatomy.strength", asks, tuple(told))


def _asked(rule_id: RuleId, asks: Question, because: tuple[Reason, ...] = ()) -> Reason:
    return Reason((rule_id,), Verdict.CANNOT_TELL, "not_known", {}, because, asks=asks)


def _power(table: Table, seat: str) -> Reason:
    banner = part("hbo.power.gain_house", table.seats[seat].power, "power_on_banner", seat=seat)
    powerful = tuple(card for card in table.in_play(seat) if card.power)
    cards = (part("hbo.power.on_character", one.power, "power_on_card", card=one.id) for one in powerful)
    left_out = (
        part(one.rule, -card.power, "power_not_counted", card=card.id, by_means=called(source))
        for card in powerful
        for one, source in list(givers(table, card, BARRED, POWER_COUNTED))[:1]
    )
    return tally("hbo.victory.fifteen", "total_power_of", banner, *cards, *left_out, seat=seat)
