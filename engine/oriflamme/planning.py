"""The planning phase: each family in turn lays a hand card face down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.kernel.decisions import Decision, DecisionKind, Move
from engine.kernel.game import CaseForm, Game, Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Change,
    Finding,
    Reason,
    RuleId,
    change,
    obeyed,
    rule,
    violated,
)
from engine.kernel.remedies import NoRemedy, RemedyFacts, RemedyResult
from engine.kernel.state import Event, Frame, add_events, add_notes
from engine.oriflamme.common_rules import it_is_the_planning_phase, nothing_is_done_after_the_end
from engine.oriflamme.moves import PassPlanning, Place
from engine.oriflamme.row import foreign, lay, next_tag
from engine.oriflamme.rule_variants import EMPTY_AGAIN
from engine.oriflamme.table import (
    PLANNING,
    SHUFFLED,
    TWIN,
    USUAL_FEWEST,
    FamilyCard,
    OriflammeTable,
    known_elsewhere,
    spot_of,
)

MoveFields = dict[str, Any]

AT_AN_END: Change = change("lay_at", where="left")


@rule("oriflamme.planning.order", "oriflamme.planning.end")
def whose_turn(table: OriflammeTable) -> str:
    """From the first player clockwise, whoever has not laid a card yet; nobody when all have."""
    return next((seat for seat in table.turn_order if seat not in table.placed), "")


def ask_planning(table: OriflammeTable, frame: Frame) -> tuple[Decision, ...]:
    """The player whose turn it is lays a card."""
    seat = whose_turn(table)
    return (
        (Decision(seat, "lay_card", "oriflamme.planning.order", DecisionKind.DUTY, ("place",)),)
        if seat
        else ()
    )


@rule("oriflamme.planning.order", "oriflamme.planning.one-card-each")
def it_is_his_turn(table: OriflammeTable, move: Place | PassPlanning) -> Finding:
    """Each player lays exactly one card, clockwise from the first player."""
    if table.phase != PLANNING or move.by == whose_turn(table):
        return None
    turn = change("wait_turn", seat=move.by)
    if move.by in table.placed:
        rules = ("oriflamme.planning.one-card-each", "oriflamme.planning.order")
        return violated("has_laid_his_card", turn, rules=rules, seat=move.by)
    return violated("not_his_turn", turn, rules=("oriflamme.planning.order",), seat=whose_turn(table))


@rule(
    "oriflamme.planning.from-hand-only", "oriflamme.twin.entry-only-by-prince", "oriflamme.setup.hand-seven"
)
def the_card_is_in_his_hand(table: OriflammeTable, move: Place) -> Finding:
    """The card laid comes from the hand, not from the discard or the set-aside cards, and is not the twin."""
    name, seat = move.card, table.seats.get(move.by)
    if not name or seat is None:
        return None
    remedy = change("lay_another", seat=move.by)
    if name == TWIN:
        rules: tuple[RuleId, ...] = (
            "oriflamme.twin.entry-only-by-prince",
            "oriflamme.setup.twin-aside",
            "oriflamme.planning.from-hand-only",
        )
        return violated("twin_not_in_hand", remedy, rules=rules)
    there = known_elsewhere(table, move.by, name)
    if there == "hand" or (not there and seat.hand is None):
        return None
    return violated("not_in_hand", remedy, rules=_where_instead(there), card=name, zone=there or "unknown")


def _where_instead(there: str) -> tuple[RuleId, ...]:
    rules: tuple[RuleId, ...] = ("oriflamme.planning.from-hand-only",)
    if there == "set_aside":
        return (*rules, "oriflamme.setup.three-aside")
    return (*rules, "oriflamme.components.family-set") if there == "row" else rules


@rule("oriflamme.planning.secret-face-down", "oriflamme.card.open-closed")
def it_is_laid_face_down(table: OriflammeTable, move: Place) -> Finding:
    """Each player chooses a card in secret and lays it face down."""
    return violated("laid_face_down", change("face_down")) if move.face == "up" else None


@rule("oriflamme.planning.no-between", "oriflamme.planning.ends")
def it_is_not_laid_between(table: OriflammeTable, move: Place) -> Finding:
    """Nobody lays a card between two cards of the row, not even between two of their own."""
    if move.where != "between":
        return None
    return violated("never_between", AT_AN_END, rules=("oriflamme.planning.no-between",))


@rule("oriflamme.stack.from-round-two", "oriflamme.stack.own-family-only", "oriflamme.planning.on-own-card")
def what_it_covers_is_his_own(table: OriflammeTable, move: Place) -> Finding:
    """From round two on a player may lay a card on an uncovered card of their own, open or closed."""
    if move.where != "on":
        return None
    spot = spot_of(table, move.on)
    if spot is None:
        rules: tuple[RuleId, ...] = ("oriflamme.planning.on-own-card",)
        return violated("not_in_the_row", AT_AN_END, rules=rules, card=move.on)
    if spot.card.owner != move.by:
        return foreign(move.by, spot.card, AT_AN_END)
    if spot.covered:
        rules = ("oriflamme.stack.lower-inert", "oriflamme.planning.on-own-card")
        return violated("card_is_covered", AT_AN_END, rules=rules, card=move.on)
    if table.round < 2:
        return violated(
            "no_stack_yet", AT_AN_END, rules=("oriflamme.stack.from-round-two",), round=table.round
        )
    if spot.card.bribe:
        return obeyed(
            "stack_on_bribed", rules=("oriflamme.bribe.stacking-on",), basis=DERIVED, card=spot.card.called
        )
    return None


@rule("oriflamme.planning.one-card-each", "oriflamme.planning.end")
def nobody_passes(table: OriflammeTable, move: PassPlanning) -> Finding:
    """The planning phase ends only when everybody has laid a card, so nobody may pass."""
    rules = ("oriflamme.planning.one-card-each", "oriflamme.planning.end")
    return violated("nobody_passes", change("lay_a_card", seat=move.by), rules=rules)


@rule(
    "oriflamme.planning.first-card-centre", "oriflamme.planning.ends", "oriflamme.planning.secret-face-down"
)
def act_place(table: OriflammeTable, move: Place) -> OriflammeTable:
    """The card lies closed and without influence; the first lies in the middle, where both ends coincide."""
    table = _at_an_end(table, move)
    table, tag = next_tag(_out_of_hand(table, move), move.by)
    table = lay(table, FamilyCard(move.by, tag, move.card), move.where, move.on)
    table = table.put(placed=(*table.placed, move.by))
    facts = {"where": move.where}
    return add_events(
        table, Event("laid", card=tag, seat=move.by, rule="oriflamme.planning.order", facts=dict(facts))
    )


@rule("oriflamme.players.count")
def few_players(table: OriflammeTable) -> OriflammeTable:
    """The text names no least number; the box is meant for three to five."""
    if len(table.seats) >= USUAL_FEWEST:
        return table
    return add_notes(table, Reason(("oriflamme.players.count",), says="few_players", basis=SILENT))


def _at_an_end(table: OriflammeTable, move: Place) -> OriflammeTable:
    if not table.row and table.round == 1:
        first = Reason(("oriflamme.planning.first-card-centre",), says="first_card")
        return few_players(add_notes(table, first))
    if not table.row:
        return add_notes(table, EMPTY_AGAIN.reason(table, "row_is_empty"))
    if move.where == "on":
        rules = (
            "oriflamme.planning.on-own-card",
            "oriflamme.stack.covers-tokens",
            "oriflamme.stack.any-face",
        )
        return add_notes(table, Reason(rules, says="covers_a_card"))
    return add_notes(
        table, Reason(("oriflamme.planning.ends",), says="at_an_end", facts={"where": move.where})
    )


def _out_of_hand(table: OriflammeTable, move: Place) -> OriflammeTable:
    seat = table.seats[move.by]
    # A known hand of which an unnamed card has been laid is known no more.
    known = seat.hand is not None and move.card != ""
    hand = tuple(card for card in seat.hand or () if card != move.card) if known else None
    return table.seat(move.by, hand=hand, hand_count=max(seat.hand_count - 1, 0))


def could_be(table: OriflammeTable, family: str) -> tuple[str, ...]:
    """What a card of this family that nobody has named might be."""
    return tuple(name for name in SHUFFLED if not known_elsewhere(table, family, name))


def place_candidates(table: OriflammeTable, decision: Decision) -> Candidates:
    """Both ends, every visible card, every gap; the hand is picked from if it is known."""
    hand = table.seats[decision.seat].hand or ()
    for fields in spots(table):
        move = Place(by=decision.seat, **fields)
        yield Candidate(move, "card", hand, 1, 1) if hand else Candidate(move)


def spots(table: OriflammeTable) -> Iterator[MoveFields]:
    """Where a card could be thought to go."""
    tops = [card.called for card in table.visible()]
    yield {"where": "left"}
    if tops:
        yield {"where": "right"}
    yield from ({"where": "on", "on": top} for top in tops)
    for left, right in pairwise(tops):
        yield {"where": "between", "between": (left, right)}


def lay_another(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    hand = table.seats[facts["seat"]].hand or could_be(table, facts["seat"])
    if not hand:
        raise NoRemedy("no_remedy", change="lay_another")
    return table, replace(move, card=hand[0])


def face_down(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, face=None)


def lay_at(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, where=facts["where"], on=None, between=())


def lay_a_card(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return lay_another(game, table, Place(by=facts["seat"], where="left"), facts)


PLACE = Verb(
    Place,
    (
        nothing_is_done_after_the_end,
        it_is_the_planning_phase,
        it_is_his_turn,
        the_card_is_in_his_hand,
        it_is_laid_face_down,
        it_is_not_laid_between,
        what_it_covers_is_his_own,
    ),
    act_place,
    candidates=place_candidates,
    remedies={"lay_another": lay_another, "face_down": face_down, "lay_at": lay_at},
    case=CaseForm(needed=("card",)),
)
PASS_PLANNING = Verb(
    PassPlanning,
    (nothing_is_done_after_the_end, it_is_the_planning_phase, it_is_his_turn, nobody_passes),
    lambda table, move: table,
    remedies={"lay_a_card": lay_a_card},
)
