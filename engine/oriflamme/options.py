"""All candidate answers to what the table waits for: the legal can be offered and the rest explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from engine.kernel.choosing import Choice, Choices
from engine.kernel.decision import Decision
from engine.kernel.play import decisions
from engine.oriflamme import box
from engine.oriflamme.cards.combination import borrowed, eligible
from engine.oriflamme.cards.registry import EFFECTS
from engine.oriflamme.cards.royal import brings_twin
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.leaving import Actor
from engine.oriflamme.moves import REPEAT, TAKE, Activate, Applying, Combine, Keep, Place, Resolve, TwinPlace
from engine.oriflamme.planning import could_be
from engine.oriflamme.table import Card, Table, spot
from engine.oriflamme.visiting import actor_of

Fields = dict[str, Any]


def choices(table: Table) -> Choices:
    """All candidate answers to everything the table waits for."""
    for decision in decisions(ORIFLAMME, table):
        for verb in decision.verbs:
            yield from OFFERS[verb](table, decision)


def _place(table: Table, decision: Decision) -> Choices:
    """Both ends, every visible card, every gap; the hand is picked from if it is known."""
    hand = table.seats[decision.seat].hand or ()
    for fields in _spots(table):
        move = Place(by=decision.seat, **fields)
        yield Choice(move, "card", hand, 1, 1) if hand else Choice(move)


def _spots(table: Table) -> Iterator[Fields]:
    """Where a card could be thought to go."""
    tops = [card.called for card in table.visible()]
    yield {"where": "left"}
    if tops:
        yield {"where": "right"}
    yield from ({"where": "on", "on": top} for top in tops)
    for left, right in pairwise(tops):
        yield {"where": "between", "between": (left, right)}


def _keep(table: Table, decision: Decision) -> Choices:
    place = table.at_pointer
    if place is not None:
        yield Choice(Keep(by=decision.seat, card=place.top.tag))


def _activate(table: Table, decision: Decision) -> Choices:
    """Turned up first; what it does is chosen when it lies open."""
    place = table.at_pointer
    if place is None:
        return
    card = place.top
    move = Activate(by=decision.seat, card=card.tag, step_by_step=True)
    if card.name:
        yield Choice(move)
    else:
        yield Choice(move, "shows", could_be(table, card.family), 1, 1)


def _resolve(table: Table, decision: Decision) -> Choices:
    found = spot(table, decision.purpose)
    if found is None:
        return
    actor = actor_of(table, found)
    for fields in ways(table, actor):
        yield _with_target(table, actor, Resolve(by=decision.seat, card=found.card.called, **fields))


def _combine(table: Table, decision: Decision) -> Choices:
    """Every visible card as the character to be applied; a token may be taken instead."""
    token = REPEAT if decision.asks == "token_of_combination" else None
    if token is not None:
        yield Choice(Combine(by=decision.seat, token=TAKE))
    there = eligible(table, decision.seat)
    if not there:
        yield Choice(Combine(by=decision.seat, token=token))
    for card in table.visible():
        if card.tag not in there:
            yield Choice(Combine(by=decision.seat, token=token, card=card.called))
            continue
        actor = borrowed(table, decision.seat, card.tag)
        for fields in ways(table, actor):
            move = Combine(by=decision.seat, token=token, card=card.called, **fields)
            yield _with_target(table, actor, move)


def _with_target(table: Table, actor: Actor, move: Applying) -> Choice:
    """A closed target nobody has named is turned up by the move, so its name is picked."""
    found = spot(table, move.target)
    if found is None or found.card.name or found.card.tag not in EFFECTS[actor.name].targets(table, actor):
        return Choice(move)
    return Choice(move, "target_shows", could_be(table, found.card.family), 1, 1)


def ways(table: Table, actor: Actor) -> Iterator[Fields]:
    """Every way to apply a card: with each visible card as its target, the legal ones and the others."""
    if actor.name in (box.CUTTHROAT, box.APOTHECARY):
        yield from _aimed(table, actor, "target")
    elif actor.name == box.BRIBE:
        yield from _aimed(table, actor, "bribe")
    elif actor.name == box.REPLACEMENT:
        yield from _replacing(table, actor)
    elif actor.name == box.PRINCE and brings_twin(table, actor):
        yield from ({"twin": TwinPlace(**where)} for where in _spots(table))
    else:
        yield {}


def _aimed(table: Table, actor: Actor, field: str) -> Iterator[Fields]:
    others = [card for card in table.visible() if field == "target" or card.tag != actor.tag]
    if not EFFECTS[actor.name].targets(table, actor):
        yield {}
    yield from ({field: card.called} for card in others)


def _replacing(table: Table, actor: Actor) -> Iterator[Fields]:
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


def _sources(table: Table, actor: Actor, victim: Card) -> tuple[str, ...]:
    """For a victim nobody has named, a discard without characters can hold nothing."""
    empty = not any(box.is_character(name) for name in table.seats[actor.seat].discard)
    return ("set_aside",) if empty and not victim.name else ("discard", "set_aside")


def _may_be_replaced(card: Card, actor: Actor) -> bool:
    return card.owner != actor.seat and (not card.name or box.is_character(card.name))


OFFERS: dict[str, Callable[[Table, Decision], Choices]] = {
    "place": _place,
    "keep": _keep,
    "activate": _activate,
    "resolve": _resolve,
    "combine": _combine,
}
