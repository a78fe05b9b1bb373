"""Influence gained and lost, each change with its reason."""

from __future__ import annotations

from engine.kernel.decisions import Move
from engine.kernel.reasons import STATED, Basis, Facts, Finding, Reason, RuleId, change, no, rule
from engine.kernel.rule_variants import open_point, variants_in
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.moves import PassPlanning, Place
from engine.oriflamme.table import EVENTS, PLANNING, TEXT, TOKENS, Entry, OriflammeTable

TWIN_ENTERS = open_point(TEXT, "oriflamme.twin.face", "face_up", "face_down")
APOTHECARY_SELF = open_point(TEXT, "oriflamme.apothecary.self", "allowed", "forbidden")
COMBINATION_LEAVES = open_point(TEXT, "oriflamme.combination.discard-first", "first", "last")
COMBINATION_ATTACKER = open_point(TEXT, "oriflamme.combination.attacker", "character", "combination")
REPLACEMENT_REGAIN = open_point(TEXT, "oriflamme.replacement.regained", "allowed", "forbidden")
CLOSED_PRINCE = open_point(TEXT, "oriflamme.twin.eliminated-discards-prince", "discarded", "stays")
DISCARDED_TOKENS = open_point(TEXT, "oriflamme.discard.owner-pile", "reserve", "owner")
COVERED_OWN = open_point(TEXT, "oriflamme.info.own-hidden-cards", "may_look", "may_not")
RESERVE_LIMIT = open_point(TEXT, "oriflamme.supply.limit", "none", "63")
FELON_FLOOR = open_point(TEXT, "oriflamme.felon.floor", "take_what_there_is")
TRAP_SHORTFALL = open_point(TEXT, "oriflamme.trap.shortfall", "take_what_there_is")
FINAL_TIE = open_point(TEXT, "oriflamme.end.tie-still", "shared")
SWEEP_ORDER = open_point(TEXT, "oriflamme.cutthroat.order", "marker_direction")
EMPTY_AGAIN = open_point(TEXT, "oriflamme.planning.first-card-centre", "centre")

RULE_VARIANTS = variants_in(globals())
"""Rule id -> the point on it."""


@rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def nothing_is_done_after_the_end(table: OriflammeTable, move: Move) -> Finding:
    """The game is over; no more moves are possible.

    It ends after the events of round six; the last card stays unplayed.
    """
    if table.over is None:
        return None
    rules = ("oriflamme.end.after-six", "oriflamme.round.six-rounds")
    if isinstance(move, Place | PassPlanning):
        rules = ("oriflamme.end.after-six", "oriflamme.end.seventh-unplayed")
    return no("game_has_ended", rules=rules)


@rule("oriflamme.round.two-phases", "oriflamme.planning.end", "oriflamme.planning.one-card-each")
def it_is_the_planning_phase(table: OriflammeTable, move: Move) -> Finding:
    """Players lay cards only in the planning phase, which ends when everybody has laid one.

    Nobody lays two.
    """
    if table.phase == PLANNING or table.over is not None:
        return None
    return no("wrong_phase", change("wait_phase", phase=PLANNING), phase=table.phase)


@rule("oriflamme.round.two-phases", "oriflamme.event.end")
def it_is_the_event_phase(table: OriflammeTable, move: Move) -> Finding:
    """Players act on cards of the row only in the event phase."""
    if table.phase == EVENTS or table.over is not None:
        return None
    return no("wrong_phase", change("wait_phase", phase=EVENTS), phase=table.phase)


@rule("oriflamme.setup.direction-marker", "oriflamme.event.direction")
def the_marker_stays(table: OriflammeTable, move: Move) -> Finding:
    """The direction of events is fixed for the whole game."""
    return no("marker_stays", direction=table.direction)


BY_HAND = "oriflamme.info.open-influence"
"""What a supply that a judge sets right rests on: it lies open to all."""


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
