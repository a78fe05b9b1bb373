"""Influence gained and lost, each change with its reason."""

from __future__ import annotations

from engine.kernel.move_results import INFLUENCE, EventResult
from engine.kernel.reasons import STATED, Basis, Facts, Reason, RuleId, rule
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.rule_variants import FELON_FLOOR, RESERVE_LIMIT, TRAP_SHORTFALL
from engine.oriflamme.table import TOKENS, Entry, OriflammeTable

BY_HAND = "oriflamme.info.open-influence"
"""What a supply that a judge sets right rests on: it lies open to all."""
RESULTS = {
    "influence_gained": EventResult(INFLUENCE),
    "influence_lost": EventResult(INFLUENCE, -1),
}
"""What each event says of its family."""


def held(table: OriflammeTable) -> dict[tuple[str, str], int]:
    """The influence in each supply."""
    return {(id_, INFLUENCE): seat.influence for id_, seat in table.seats.items()}


@rule("oriflamme.setup.reserve", "oriflamme.components.influence-tokens", "oriflamme.supply.change")
def reserve(table: OriflammeTable) -> int:
    """All influence that lies neither in a supply nor on a card; tokens of 1 and 5 may be changed freely."""
    supplies = sum(seat.influence for seat in table.seats.values())
    return TOKENS - supplies - sum(card.tokens for card in table.all_cards()) - table.held


@rule("oriflamme.supply.limit")
def from_reserve(table: OriflammeTable, wanted: int) -> tuple[OriflammeTable, int]:
    """Gains are not limited by the tokens in the box, unless the table has decided so."""
    there = max(reserve(table), 0)
    if wanted <= there:
        return table, wanted
    limited = RESERVE_LIMIT.option(table) != "none"
    got = there if limited else wanted
    return add_notes(table, RESERVE_LIMIT.reason(table, "reserve_is_empty", wanted=wanted, got=got)), got


def gain(
    table: OriflammeTable, seat: str, amount: int, *rules: RuleId, card: str = "", basis: Basis = STATED
) -> OriflammeTable:
    """Influence from the reserve into a supply."""
    table, got = from_reserve(table, amount)
    return _changed(table, seat, got, rules, card, basis)


def collect(table: OriflammeTable, seat: str, amount: int, *rules: RuleId, card: str = "") -> OriflammeTable:
    """Influence that lay on a card, into a supply; the reserve has no part in it."""
    return _changed(table, seat, amount, rules, card, STATED) if amount else table


@rule("oriflamme.felon.to-reserve", "oriflamme.felon.floor")
def lose(table: OriflammeTable, seat: str, amount: int, *rules: RuleId, card: str = "") -> OriflammeTable:
    """Influence goes from a supply back to the reserve, as far as there is any."""
    lost = min(amount, table.seats[seat].influence)
    table = _changed(table, seat, -lost, rules, card, STATED)
    if lost == amount:
        return table
    return add_notes(table, FELON_FLOOR.reason(table, "pays_what_there_is", seat=seat, due=amount, paid=lost))


@rule("oriflamme.trap.reaction", "oriflamme.trap.shortfall")
def take(
    table: OriflammeTable, giver: str, taker: str, amount: int, *rules: RuleId, card: str = ""
) -> OriflammeTable:
    """Influence goes from one supply to another, as far as there is any."""
    taken = min(amount, table.seats[giver].influence)
    table = _changed(table, giver, -taken, rules, card, STATED)
    table = _changed(table, taker, taken, rules, card, STATED)
    if taken == amount:
        return table
    return add_notes(
        table, TRAP_SHORTFALL.reason(table, "pays_what_there_is", seat=giver, due=amount, paid=taken)
    )


@rule("oriflamme.info.open-influence")
def _changed(
    table: OriflammeTable, seat: str, change: int, rules: tuple[RuleId, ...], card: str, basis: Basis
) -> OriflammeTable:
    """Supplies are open: each change is told to everybody."""
    table = table.seat(seat, influence=table.seats[seat].influence + change)
    if change:
        entry = Entry(table.round, seat, change, rules[0], card)
        table = table.put(ledger=(*table.ledger, entry))
        what = "influence_gained" if change > 0 else "influence_lost"
        table = add_events(table, Event(what, card=card, seat=seat, amount=abs(change), rule=rules[0]))
    facts: Facts = {"seat": seat, "card": card, "amount": abs(change)}
    return add_notes(table, Reason(rules, change, "supply_changes", facts, basis=basis))
