"""The candidates for a move with a card of the row: keep, open, apply, or apply in a combination."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import Decision
from engine.kernel.judge import Candidate, Candidates
from engine.oriflamme.cards.characters import brings_twin
from engine.oriflamme.cards.combination import EFFECTS, borrowed, eligible
from engine.oriflamme.event_phase import actor_of
from engine.oriflamme.moves import REPEAT, TAKE, Activate, ApplyCard, Applying, Combine, Keep, TwinPlace
from engine.oriflamme.planning import MoveFields, could_be, spots
from engine.oriflamme.row import ActingCard
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CUTTHROAT,
    PRINCE,
    REPLACEMENT,
    FamilyCard,
    OriflammeTable,
    is_character,
    spot_in_row,
    spot_of,
)


def keep_candidates(table: OriflammeTable, decision: Decision) -> Candidates:
    place = table.at_pointer
    assert place is not None
    yield Candidate(Keep(by=decision.seat, card=place.top.tag))


def activate_candidates(table: OriflammeTable, decision: Decision) -> Candidates:
    """Turned up first; what it does is chosen when it lies open."""
    place = table.at_pointer
    assert place is not None
    card = place.top
    move = Activate(by=decision.seat, card=card.tag, step_by_step=True)
    if card.name:
        yield Candidate(move)
    else:
        yield Candidate(move, "shows", could_be(table, card.family), 1, 1)


def resolve_candidates(table: OriflammeTable, decision: Decision) -> Candidates:
    spot = spot_in_row(table, decision.purpose)
    actor = actor_of(table, spot)
    for fields in choices_of_card(table, actor):
        yield _with_target(table, actor, ApplyCard(by=decision.seat, card=spot.card.called, **fields))


def combine_candidates(table: OriflammeTable, decision: Decision) -> Candidates:
    """Every visible card as the character to be applied; a token may be taken instead."""
    token = REPEAT if decision.asks == "token_of_combination" else None
    if token is not None:
        yield Candidate(Combine(by=decision.seat, token=TAKE))
    there = eligible(table, decision.seat)
    if not there:
        yield Candidate(Combine(by=decision.seat, token=token))
    for card in table.visible():
        if card.tag not in there:
            yield Candidate(Combine(by=decision.seat, token=token, card=card.called))
            continue
        actor = borrowed(table, decision.seat, card.tag)
        for fields in choices_of_card(table, actor):
            move = Combine(by=decision.seat, token=token, card=card.called, **fields)
            yield _with_target(table, actor, move)


def _with_target(table: OriflammeTable, actor: ActingCard, move: Applying) -> Candidate:
    """The move turns up an unnamed closed target, so its name is picked."""
    spot = spot_of(table, move.target)
    if spot is None or spot.card.name or spot.card.tag not in EFFECTS[actor.name].targets(table, actor):
        return Candidate(move)
    return Candidate(move, "target_shows", could_be(table, spot.card.family), 1, 1)


def choices_of_card(table: OriflammeTable, actor: ActingCard) -> Iterator[MoveFields]:
    """Every way to apply a card: with each visible card as its target, the legal ones and the others."""
    if actor.name in (CUTTHROAT, APOTHECARY):
        yield from _aimed(table, actor, "target")
    elif actor.name == BRIBE:
        yield from _aimed(table, actor, "bribe")
    elif actor.name == REPLACEMENT:
        yield from _replacing(table, actor)
    elif actor.name == PRINCE and brings_twin(table, actor):
        yield from ({"twin": TwinPlace(**where)} for where in spots(table))
    else:
        yield {}


def _aimed(table: OriflammeTable, actor: ActingCard, field: str) -> Iterator[MoveFields]:
    others = [card for card in table.visible() if field == "target" or card.tag != actor.tag]
    if not EFFECTS[actor.name].targets(table, actor):
        yield {}
    yield from ({field: card.called} for card in others)


def _replacing(table: OriflammeTable, actor: ActingCard) -> Iterator[MoveFields]:
    """A target that might be replaced is offered with and without a substitute."""
    legal = EFFECTS[actor.name].targets(table, actor)
    if not legal:
        yield {}
    for card in table.visible():
        if card.tag == actor.tag:
            continue
        yield {"target": card.called}
        if card.tag in legal and _may_be_replaced(card, actor):
            sources = _sources(table, actor, card)
            yield from ({"target": card.called, "substitute": source} for source in sources)


def _sources(table: OriflammeTable, actor: ActingCard, victim: FamilyCard) -> tuple[str, ...]:
    """For an unnamed victim, a discard without characters can hold nothing."""
    empty = not any(is_character(name) for name in table.seats[actor.seat].discard)
    return ("set_aside",) if empty and not victim.name else ("discard", "set_aside")


def _may_be_replaced(card: FamilyCard, actor: ActingCard) -> bool:
    return card.owner != actor.seat and (not card.name or is_character(card.name))
