"""Oriflamme: Ablaze for the referee: reading and checking tables, answers, display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import DecisionKind, Move
from engine.kernel.judge import Candidates, candidates, decisions, judge
from engine.kernel.reasons import Question, Verdict
from engine.kernel.remedies import remedied
from engine.kernel.table_defects import (
    AllowedValues,
    Defect,
    TableFields,
    defects,
    key_defects,
    one_of,
    repeated,
    seats_of,
    seats_or_none,
)
from engine.kernel.view import DisplayName
from engine.oriflamme import corrections, declarations, influence_tokens, view
from engine.oriflamme.cases.casebook import CASEBOOK
from engine.oriflamme.cases.position_text import FORM
from engine.oriflamme.cases.questions import forecasts
from engine.oriflamme.cases.table_position import position_of, position_seen, supposed
from engine.oriflamme.game import ORIFLAMME, START, new_game
from engine.oriflamme.invariants import invariants
from engine.oriflamme.planning import could_be
from engine.oriflamme.public_table import (
    announced,
    carry_out_publicly,
    is_told_in_secret,
    made_public,
    public,
    seen_by,
)
from engine.oriflamme.table import (
    CARDS,
    CHARACTERS,
    DIRECTIONS,
    EVENTS,
    FAMILIES,
    GAME_OVER,
    HAND,
    PLANNING,
    SET_ASIDE,
    OriflammeTable,
    RowPlace,
    spot_of,
)


def display_name(key: str) -> DisplayName | None:
    """``red.2`` is red's second card in the row, ``red.queen`` red's queen, ``red: 2`` two cards of red's."""
    if key in CARDS:
        return DisplayName(f"card-{key}")
    family, _, rest = key.partition(".")
    if family in FAMILIES and rest.isdecimal():
        return DisplayName("called-closed", {"seat": family, "number": int(rest)})
    if family in FAMILIES and rest in CARDS:
        return DisplayName("called-open", {"seat": family, "name": rest})
    if key.startswith(corrections.ON_IT):
        return DisplayName("called-on", {"card": key.removeprefix(corrections.ON_IT)})
    return _count(key)


def _count(key: str) -> DisplayName | None:
    family, _, amount = key.partition(": ")
    if family in FAMILIES and amount.isdecimal():
        return DisplayName("count-in-row", {"seat": family, "amount": int(amount)})
    return None


AMONG: dict[str, AllowedValues] = {
    "a.seat": seats_of,
    "a.tag": lambda table: tuple(card.tag for card in table.all_cards()),
    "FamilySeat.id": one_of(*FAMILIES),
    "FamilySeat.hand": one_of(*CARDS),
    "FamilySeat.set_aside": one_of(*CARDS),
    "FamilySeat.discard": one_of(*CARDS),
    "FamilyCard.family": seats_of,
    "FamilyCard.name": one_of("", *CARDS),
    "FamilyCard.bribe": seats_or_none,
    "Entry.seat": seats_of,
    "State.phase": one_of(PLANNING, EVENTS, GAME_OVER),
    "State.direction": one_of(*DIRECTIONS),
    "State.first_player": seats_or_none,
    "State.placed": seats_of,
    "Outcome.winner": seats_or_none,
    "Outcome.claimants": seats_of,
}
SLOTS = {
    "effect": {"seat": "a.seat", "tag": "a.tag"},
    "combination": {"seat": "a.seat", "tag": "word", "applied": "flag", "place": "number"},
}
FIELDS = TableFields(AMONG, frozenset({"Entry.change"}), SLOTS, frozenset({"round"}))


def table_defects(table: OriflammeTable) -> Iterator[Defect]:
    """The defects of a table."""
    if not table.seats:
        yield Defect("table_no_seats", "seats")
    yield from defects(ORIFLAMME, FIELDS, table)
    yield from key_defects(table.seats, "seats")
    yield from repeated(table.placed, "placed")
    yield from repeated([str(place.id) for place in table.row], "row")
    for number, place in enumerate(table.row):
        yield from _place(place, number, table.places)
    yield from repeated([card.tag for card in table.all_cards()], "row")
    yield from _cards(table)


def _place(place: RowPlace, number: int, places: int) -> Iterator[Defect]:
    if not place.cards:
        yield Defect("table_empty", f"row[{number}].cards")
    if place.id > places:
        yield Defect("table_no_number", f"row[{number}].id", place.id)
    for at, card in enumerate(place.cards):
        where = f"row[{number}].cards[{at}]"
        family, _, digits = card.tag.partition(".")
        if family != card.family or not digits or "." in digits:
            yield Defect("table_no_such", f"{where}.tag", card.tag)
        if card.bribe and card.name not in CHARACTERS:
            yield Defect("table_no_such", f"{where}.bribe", card.bribe)
        if card.open and not card.name:
            yield Defect("table_empty", f"{where}.name")


def _cards(table: OriflammeTable) -> Iterator[Defect]:
    """Checks that every card is in one place, and that no family has more cards than its set."""
    there = Counter(f"{card.family}.{card.name}" for card in table.all_cards() if card.name)
    for seat in table.seats.values():
        held = (*(seat.hand or ()), *(seat.set_aside or ()), *seat.discard)
        there.update(f"{seat.id}.{name}" for name in held)
        for name, count, most in (
            ("hand_count", seat.hand_count, HAND),
            ("set_aside_count", seat.set_aside_count, SET_ASIDE),
        ):
            if count > most:
                yield Defect("table_no_number", f"seats.{seat.id}.{name}", count)
    yield from (Defect("table_twice", "row", card) for card, times in there.items() if times > 1)
    tokens = Counter(card.bribe for card in table.all_cards() if card.bribe)
    yield from (Defect("table_twice", "row", family) for family, times in tokens.items() if times > 1)


def automatic(table: OriflammeTable) -> Move | None:
    """The move the referee makes by itself: it applies an open card that leaves its owner no choice."""
    for decision in decisions(ORIFLAMME, table):
        move = decision.default
        if decision.kind is DecisionKind.PROCEDURE and move is not None:
            return move if judge(ORIFLAMME, table, move).verdict is Verdict.YES else None
    return None


def choices(table: OriflammeTable) -> Candidates:
    """The possible moves; a session asks for those of the public table, so that they show no hidden name."""
    return candidates(ORIFLAMME, table)


def answer(table: OriflammeTable, question: Question, value: Any) -> Move:
    """The move that tells what was asked: what a closed card is."""
    return declarations.KnowRowCard(card=question.card, name=str(value))


OWN = "own"
"""A question about a player's own closed card, answered in secret."""


def answers(table: OriflammeTable, question: Question) -> tuple[str, ...]:
    """What a closed card can be, as far as everybody knows; asked in secret, as far as its player does."""
    spot = spot_of(table, question.card)
    family = spot.card.family if spot is not None else question.card
    if question.what not in ("name", OWN) or family not in table.seats:
        return ()
    known = seen_by(table, family) if question.what == OWN else public(table)
    return could_be(known, family)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move by which hidden cards become known to the referee: ``card`` and ``name``, or ``cards``."""
    if zone == "row":
        return declarations.KnowRowCard(card=str(given.get("card", "")), name=str(given.get("name", "")))
    return declarations.KnowCards(seat=seat, zone=zone, cards=tuple(given.get("cards", ())))


ADAPTER = GameAdapter(
    game=ORIFLAMME,
    casebook=CASEBOOK,
    new=new_game,
    table=OriflammeTable,
    automatic=automatic,
    choices=choices,
    view=view.view,
    explain=view.explain,
    answer=answer,
    know=know,
    remedy=partial(remedied, ORIFLAMME),
    start=START,
    defects=table_defects,
    display_name=display_name,
    public=public,
    announced=announced,
    secret=is_told_in_secret,
    made_public=made_public,
    carry_out_publicly=carry_out_publicly,
    seen_by=view.private,
    answers=answers,
    forecasts=forecasts,
    results=influence_tokens.RESULTS,
    held=influence_tokens.held,
    foresees=True,
    position_text=FORM,
    seen_differences=view.seen_differences,
    recorded=corrections.recorded,
    invariants=invariants,
    position_of=position_of,
    position_seen=position_seen,
    supposed=supposed,
)
