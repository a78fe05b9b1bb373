"""What a line may mean at a row of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    SEAT,
    THING,
    USUAL,
    VALUE,
    Mentions,
    MoveMeant,
    Part,
)
from engine.oriflamme.meanings.applications import (
    APPLY,
    LIFTED,
    OPENS,
    SKIPPED,
    applied,
    lifts,
    names_card,
    opens_rather,
)
from engine.oriflamme.meanings.choices import (
    TOPMOST,
    names_of,
    thing,
    where_it_lies,
)
from engine.oriflamme.meanings.placements import NOT_ASKED, by_seat, placed
from engine.oriflamme.table import (
    CARDS,
    DIRECTIONS,
    FamilyCard,
    OriflammeTable,
    spot,
)

UNSAID = 8
"""What it costs that no verb says that a card stays as it is, or that none is laid."""
NOT_HIS = 8
"""What it costs that the owner does what a line tells of another seat."""
NOT_THERE = 20
"""What it costs that a card is kept of which everybody knows that it is no such character."""


def meanings(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of."""
    yield from placed(table, said)
    for seat in said.by("place", table.order):
        raw = {"do": "pass_planning", "by": seat}
        yield MoveMeant(
            raw,
            frozenset(("pass_planning",)),
            by_seat(said, "place", seat),
            frozenset(("place",)),
            silent=UNSAID,
        )
    yield from _turned(table, said)
    yield from _lifted(table, said)
    place = table.at_pointer
    for other in table.row:
        if other is not place and names_card(said, other.top):
            far = NOT_HIS * (place is not None and _means_own(said, place.top, other.top))
            for meaning in _of_event(table, said, other.top, next_=False):
                yield replace(meaning, far=meaning.far + far)
    if place is None:
        return
    yield from _of_event(table, said, place.top)
    for card in place.cards[:-1]:
        yield from _covered(said, place.top, card)


def _turned(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """The direction marker is turned: to a direction that is told, or the other way."""
    seats = said.seats or table.order[:1]
    untold = not {*DIRECTIONS} & {*said.values}
    for seat, direction in product(seats, DIRECTIONS):
        turned = direction != table.direction
        words = (direction, *(("turned",) if turned else ()))
        other = untold and turned
        told = Part(VALUE, words, unsaid=IMPLIED if other else OPEN, asked=not other)
        parts = (Part(SEAT, (seat,), unsaid=IMPLIED), told)
        raw = {"do": "set_direction", "by": seat, "direction": direction}
        also = frozenset(("activate", "place", "left", "right"))
        yield MoveMeant(raw, frozenset(("set_direction",)), parts, also=also, silent=NOT_ASKED)


def _lifted(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """Influence is taken off a closed card that stays closed."""
    at = table.at_pointer
    for place in table.row:
        for card in (one for one in place.cards if not one.open):
            here = at is not None and at.top is card
            it = thing(table, card, ("from", "of", "against"), IMPLIED if here else OPEN, asked=not here)
            named = (card.name,) if card.shown else CARDS
            many = Part(NUMBER, (str(card.tokens),), unsaid=IMPLIED)
            tokens = Part(FLAG, ("token",), unsaid=USUAL)
            raw = {"do": "take_tokens", "by": card.owner, "card": card.called}
            parts = (*by_seat(said, "activate", card.owner), it, many, tokens)
            yield MoveMeant(
                raw,
                frozenset(("take_tokens",)),
                parts,
                also=frozenset(("activate", "keep", "closed", "resolve", "on", "take", *named)),
                may_deny=True,
                silent=UNSAID,
            )


def _means_own(said: Mentions, card: FamilyCard, other: FamilyCard) -> bool:
    """Whether a line names the owner of a closed card that acts, and a character that it may be as well."""
    hidden = not card.open and not card.shown and other.name in said.values
    return hidden and card.owner in said.seats and other.owner not in said.seats


def _covered(said: Mentions, top: FamilyCard, card: FamilyCard) -> Iterator[MoveMeant]:
    """A card that lies under another is named, though nothing can be done with it."""
    by = by_seat(said, "activate", top.owner)
    part = Part(THING, names_of(card), unsaid=OPEN, asked=True)
    also = frozenset(("closed", *names_of(top)))
    for verb in ("resolve",) if card.open else ("activate", "keep"):
        raw = {"do": verb, "by": top.owner, "card": card.called}
        yield MoveMeant(raw, frozenset((verb,)), (*by, part), also=also, far=LIFTED * lifts(said))


def _of_event(
    table: OriflammeTable, said: Mentions, card: FamilyCard, *, next_: bool = True
) -> Iterator[MoveMeant]:
    """What may be done with a card; ``next_``: it lies at the pointer, so that it need not be named."""
    other = _acts_first(said, card)
    yield from _of_event_by(table, said, card, card.owner, far=NOT_HIS * bool(other), next_=next_)
    if other:
        yield from _of_event_by(table, said, card, other, far=0, next_=next_)


def _acts_first(said: Mentions, card: FamilyCard) -> str:
    """The seat that does something with the card of another: the only one before the verb and the card."""
    verb = next((at for at, one in enumerate(said.order) if one in _DOES), len(said.order))
    before = {name for name in said.order[:verb] if name in said.seats}
    named = {*said.ids} & {*said.order[:verb]} or not {*names_of(card)} & {*said.order[verb:]}
    aimed_at = "eliminate" in said.verbs
    return "" if named or aimed_at or len(before) != 1 else next(iter(before - {card.owner}), "")


def _of_event_by(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, far: int, next_: bool
) -> Iterator[MoveMeant]:
    """The same by one seat: the owner, or another that a line says does it."""
    for meaning in _done_with(table, said, card, owner, next_=next_):
        yield replace(meaning, far=meaning.far + far)


def _done_with(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, next_: bool
) -> Iterator[MoveMeant]:
    for meaning in _every_done_with(table, said, card, owner, next_=next_):
        yield replace(meaning, also=meaning.also | _under(table, said, card))


def _under(table: OriflammeTable, said: Mentions, card: FamilyCard) -> frozenset[str]:
    """The card right under one, where a line tells which it lies on: "the trap on top of the queen"."""
    found = spot(table, card.tag)
    if found is None or len(found.place.cards) < 2 or found.place.top is not card or "atop" not in said.leads:
        return frozenset()
    under = found.place.cards[-2]
    return frozenset((*names_of(under), under.owner, under.family, "on", "atop"))


def _every_done_with(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, next_: bool
) -> Iterator[MoveMeant]:
    verbs = ("resolve", "skip") if card.open else ("activate", "keep")
    by = by_seat(said, verbs[0], owner)
    raw: dict[str, Any] = {"by": owner, "card": card.called}
    named = (card.name,) if card.open or card.shown else CARDS
    whose = (card.owner, card.family)
    it = Part(THING, names_of(card), unsaid=IMPLIED if next_ else OPEN, also=(*named, *whose), guess=named)
    if card.open:
        yield from applied(table, said, card, {"do": "resolve", **raw}, by, card.name, next_=next_)
        skipped = {"do": "skip", **raw}
        yield MoveMeant(skipped, frozenset(("skip",)), (*by, it), APPLY)
        kept = {"do": "keep", **raw}
        far = NOT_ASKED + SKIPPED * ("skip" in said.verbs)
        yield MoveMeant(kept, frozenset(("keep",)), (*by, it), OPENS, far=far, silent=UNSAID * 2)
        return
    kept = {"do": "keep", **raw}
    passed = {"do": "skip", **raw}
    yield MoveMeant(
        passed, frozenset(("skip",)), (*by, it), frozenset(("activate",)), far=1, silent=UNSAID * 2
    )
    told = {*said.values} & {*CARDS} if next_ and not card.shown else set()
    also = frozenset(("closed", "down", "token", TOPMOST, *where_it_lies(table, card)))
    also |= told if len(told) == 1 else frozenset()
    far = LIFTED * (lifts(said) or opens_rather(said)) + NOT_ASKED * _opens_first(said)
    far += NOT_THERE * (card.shown and _names_another(said, card))
    yield MoveMeant(
        kept, frozenset(("keep",)), (*by, it), frozenset(("activate",)), also=also, far=far, silent=UNSAID
    )
    known = (card.name,) if card.shown and card.name else CARDS
    for name in dict.fromkeys(value for value in said.values if value in known):
        shows = {} if card.shown else {"shows": name}
        yield from applied(table, said, card, {"do": "activate", **raw, **shows}, by, name, next_=next_)
    yield from applied(
        table, said, card, {"do": "activate", **raw}, by, card.name if card.shown else "", next_=next_
    )


_DOES = ("keep", "activate", "resolve", "skip", "take_tokens")
"""Verbs of what is done with a card that lies in the row."""


def _names_another(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names a character, and neither this card nor any that lies in the row."""
    named = {*said.values} & {*CARDS}
    return bool(named) and card.name not in named and not said.named


def _opens_first(said: Mentions) -> bool:
    """Whether a line tells first that a card is opened, and denies nothing."""
    told = [name for name in said.order if name in ("activate", "keep")]
    return not said.denies and told[:1] == ["activate"]
