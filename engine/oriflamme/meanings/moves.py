"""What a line may mean at a row of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    LEFT_ALONE,
    LIFTED,
    NOT_OPENED,
    OPENS,
    SKIPPED,
    applied,
    applies_closed,
    lifts,
    names_card,
    opens_rather,
)
from engine.oriflamme.meanings.choices import (
    ITSELF,
    TOPMOST,
    names_of,
    thing,
    where_it_lies,
)
from engine.oriflamme.meanings.names_told import names_another, names_only_others, names_sibling
from engine.oriflamme.meanings.placements import NOT_ASKED, by_seat, placed
from engine.oriflamme.meanings.verbs_told import (
    applies_nobody,
    denied_verbs,
    is_barred,
    keeps_and_skips,
    opens_with_nobody,
)
from engine.oriflamme.table import (
    CARDS,
    DIRECTIONS,
    FamilyCard,
    OriflammeTable,
    spot_of,
)

UNSAID = 8
"""What it costs that no verb says that a card stays as it is, or that none is laid."""
NOT_HIS = 8
"""What it costs that the owner does what a line tells of another seat."""
DENIED = 12
"""What it costs that a card is kept, or influence is taken off it, and a line denies just that."""
NOT_THERE = 20
"""What it costs that a card is kept of which everybody knows that it is no such character."""


def meanings(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of."""
    for meaning in _every(table, said):
        yield replace(meaning, also=meaning.also | {"beside", "under"})


def _every(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    yield from placed(table, said)
    for seat in said.by("place", table.order):
        raw = {"do": "pass_planning", "by": seat}
        yield MoveMeant(
            raw,
            frozenset(("pass_planning",)),
            by_seat(said, "place", seat),
            frozenset(("place",)),
            silent=UNSAID,
            open=_may_skip_card(table, said),
        )
    yield from _turned(table, said)
    yield from _lifted(table, said)
    place = table.at_pointer
    for other in table.row:
        if other is not place and names_card(said, other.top):
            far = NOT_HIS * (place is not None and _means_own(said, place.top, other.top))
            for meaning in _of_event(table, said, other.top, next_=False):
                yield replace(meaning, far=meaning.far + far)
        for card in other.cards[:-1]:
            if other is place or names_card(said, card):
                yield from _covered(said, other.top, card)
    if place is not None:
        yield from _of_event(table, said, place.top)


def _may_skip_card(table: OriflammeTable, said: Mentions) -> bool:
    """Whether a card acts, and a word for a turn that is let pass may as well tell of one."""
    lays = {"place", *CARDS} & {*said.order}
    return table.at_pointer is not None and bool({"skip", "keep"} & said.verbs) and not lays


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
    """Influence is taken off a card: a closed one that stays closed, or any that a line names for it."""
    at = table.at_pointer
    acts = None if at is None else at.top
    for card in table.all_cards():
        if card.open and not (names_card(said, card) and {"from", "on"} & said.leads):
            continue
        other = _acts_first(said, card, aims=False)
        it = thing(table, card, ("from", "of", "against", "on"), IMPLIED if acts is card else OPEN)
        it = replace(it, asked=acts is not card, lies=(card.name,) if card.open else ())
        for seat in (card.owner, *((other,) if other else ())):
            by = by_seat(said, "activate", seat)
            yield _lifted_by(said, card, seat, (*by, it), far=NOT_HIS * bool(other) * (seat != other))


def _lifted_by(said: Mentions, card: FamilyCard, seat: str, told: tuple[Part, ...], *, far: int) -> MoveMeant:
    """The same by one seat: the owner, or another that a line says does it."""
    named = (card.name,) if card.shown or card.open else CARDS
    many = Part(NUMBER, (str(card.tokens),), unsaid=IMPLIED)
    tokens = Part(FLAG, ("token",), unsaid=USUAL)
    beside = ("activate", "keep", "closed", "resolve", "on", "take", *ITSELF, *named)
    denied = "take_tokens" in denied_verbs(said)
    return MoveMeant(
        {"do": "take_tokens", "by": seat, "card": card.called},
        frozenset(("take_tokens",)),
        (*told, many, tokens),
        also=frozenset(beside),
        may_deny=True,
        silent=UNSAID,
        far=far + DENIED * denied,
        open=denied,
    )


def _means_own(said: Mentions, card: FamilyCard, other: FamilyCard) -> bool:
    """Whether a line names the owner of a closed card that acts, and a character that it may be as well."""
    hidden = not card.open and not card.shown and other.name in said.values
    return hidden and card.owner in said.seats and other.owner not in said.seats


def _covered(said: Mentions, top: FamilyCard, card: FamilyCard) -> Iterator[MoveMeant]:
    """A card that lies under another is named, though nothing can be done with it."""
    by = by_seat(said, "activate", card.owner)
    part = Part(THING, names_of(card), unsaid=OPEN, asked=True, also=(card.name, card.owner, card.family))
    also = frozenset(("closed", *ITSELF, card.name, *names_of(top)))
    far = LIFTED * lifts(said) + NOT_HIS * _acts_with_top(said, top)
    for verb in ("resolve", "skip") if card.open else ("activate", "keep"):
        raw = {"do": verb, "by": card.owner, "card": card.called}
        yield MoveMeant(raw, frozenset((verb,)), (*by, part), also=also, far=far)


def _acts_with_top(said: Mentions, top: FamilyCard) -> bool:
    """Whether a line names the card on top of another first of the cards, behind the verb."""
    told = next((ids for ids in said.named), ())
    return any(one in told for one in names_of(top))


def _of_event(
    table: OriflammeTable, said: Mentions, card: FamilyCard, *, next_: bool = True
) -> Iterator[MoveMeant]:
    """What may be done with a card; ``next_``: it lies at the pointer, so that it need not be named."""
    other = _acts_first(said, card)
    other = "" if _is_his_own(table, said, card, other) else other
    yield from _of_event_by(table, said, card, card.owner, far=NOT_HIS * bool(other), next_=next_)
    for meaning in _of_event_by(table, said, card, other, far=0, next_=next_) if other else ():
        yield replace(meaning, open=meaning.open or _only_gains(said))


def _only_gains(said: Mentions) -> bool:
    """Whether a line tells what somebody gains, and no more: "blue gets 1 for the queen"."""
    return bool(said.numbers) and {*_DOES, "eliminate", "place"} & said.verbs == {"resolve"}


def _acts_first(said: Mentions, card: FamilyCard, *, aims: bool = True) -> str:
    """The seat that does something with the card of another: the only one before the verb and the card.

    Args:
        aims: where a verb says that a card is eliminated, nobody else does something with it.
    """
    verb = next((at for at, one in enumerate(said.order) if one in _DOES), len(said.order))
    before = {name for name in said.order[:verb] if name in said.seats}
    named = {*said.ids} & {*said.order[:verb]} or not {*names_of(card)} & {*said.order[verb:]}
    aimed_at = aims and "eliminate" in said.verbs
    return "" if named or aimed_at or len(before) != 1 else next(iter(before - {card.owner}), "")


def _is_his_own(table: OriflammeTable, said: Mentions, card: FamilyCard, seat: str) -> bool:
    """Whether a name that may be this card's may as well be that of one which belongs to a seat."""
    own = {name for one in table.all_cards() if one.owner == seat for name in names_of(one)}
    alike = [ids for ids in said.named if {*names_of(card)} & {*ids}]
    return bool(alike) and all(own & {*ids} for ids in alike)


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
    found = spot_of(table, card.tag)
    if found is None or len(found.place.cards) < 2 or found.place.top is not card or "atop" not in said.leads:
        return frozenset()
    under = found.place.cards[-2]
    return frozenset((*names_of(under), under.owner, under.family, "on", "atop"))


def _every_done_with(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, next_: bool
) -> Iterator[MoveMeant]:
    verb = "resolve" if card.open else "activate"
    by = by_seat(said, verb, owner)
    raw: dict[str, Any] = {"by": owner, "card": card.called}
    named = (card.name,) if card.open or card.shown else CARDS
    whose = (card.owner, card.family)
    it = Part(THING, names_of(card), unsaid=IMPLIED if next_ else OPEN, also=(*named, *whose), guess=named)
    parts = (*by, it)
    if card.open:
        yield from applied(table, said, card, {"do": "resolve", **raw}, by, card.name, next_=next_)
        yield from _left_alone(said, card, raw, parts)
    else:
        yield from _kept_closed(table, said, card, raw, parts, next_=next_)
        yield from _opened(table, said, card, raw, by, next_=next_)


def _left_alone(
    said: Mentions, card: FamilyCard, raw: dict[str, Any], parts: tuple[Part, ...]
) -> Iterator[MoveMeant]:
    """An open card that is skipped, or kept, which nobody is asked."""
    also = frozenset((card.name, "up", TOPMOST, *ITSELF))
    barred = is_barred(said, "resolve")
    skipped = {"do": "skip", **raw}
    far = DENIED * (barred or applies_nobody(said))
    asks = barred or keeps_and_skips(said)
    yield MoveMeant(skipped, frozenset(("skip",)), parts, APPLY, also=also, far=far, open=asks)
    far = NOT_ASKED + SKIPPED * ("skip" in said.verbs)
    kept = {"do": "keep", **raw}
    yield MoveMeant(kept, frozenset(("keep",)), parts, OPENS, also=also | {"as"}, far=far, silent=UNSAID * 2)


def _kept_closed(
    table: OriflammeTable,
    said: Mentions,
    card: FamilyCard,
    raw: dict[str, Any],
    parts: tuple[Part, ...],
    *,
    next_: bool,
) -> Iterator[MoveMeant]:
    """A closed card that stays closed, is skipped, or is applied, which the rules refuse."""
    also = frozenset(("closed", "down", "token", *ITSELF, TOPMOST, *where_it_lies(table, card)))
    also |= {card.name} if card.shown else set()
    told = {*said.values} & {*CARDS} if next_ and not card.shown else set()
    also |= told if len(told) == 1 else frozenset()
    far = LIFTED * (lifts(said) or opens_rather(said)) + NOT_ASKED * _opens_first(said)
    barred = is_barred(said, "activate")
    denied = "keep" in denied_verbs(said) or barred
    far += NOT_THERE * (card.shown and names_another(said, card)) + DENIED * denied
    far += NOT_HIS * (card.shown and next_ and names_only_others(said, card)) + LEFT_ALONE * _skips(said)
    far += NOT_OPENED * (applies_closed(said, card) or opens_with_nobody(said))
    kept = {"do": "keep", **raw}
    yield MoveMeant(kept, frozenset(("keep",)), parts, OPENS, also=also, far=far, silent=UNSAID, open=denied)
    passed = {"do": "skip", **raw}
    far = 1 + DENIED * barred + NOT_OPENED * opens_with_nobody(said)
    yield MoveMeant(
        passed, frozenset(("skip",)), parts, OPENS, also=also, far=far, silent=UNSAID * 2, open=barred
    )
    if applies_closed(said, card):
        yield MoveMeant({"do": "resolve", **raw}, frozenset(("resolve",)), parts, also=also)


def _opened(
    table: OriflammeTable,
    said: Mentions,
    card: FamilyCard,
    raw: dict[str, Any],
    by: tuple[Part, ...],
    *,
    next_: bool,
) -> Iterator[MoveMeant]:
    """A closed card that is opened, as what everybody knows it to be, or as a line says."""
    opens = {"do": "activate", **raw}
    known = (card.name,) if card.shown and card.name else CARDS
    other = NOT_THERE * (next_ and names_sibling(table, said, card))
    for name in dict.fromkeys(value for value in said.values if value in known):
        shows = {} if card.shown else {"shows": name}
        yield from _further(other, applied(table, said, card, {**opens, **shows}, by, name, next_=next_))
    known_as = card.name if card.shown else ""
    yield from _further(other, applied(table, said, card, opens, by, known_as, next_=next_))


def _further(far: int, meanings: Iterable[MoveMeant]) -> Iterator[MoveMeant]:
    """The same moves, so much further from what is meant."""
    for meaning in meanings:
        yield replace(meaning, far=meaning.far + far)


_DOES = ("keep", "activate", "resolve", "skip", "take_tokens")
"""Verbs of what is done with a card that lies in the row."""


def _skips(said: Mentions) -> bool:
    """Whether a line tells that a card is skipped, and neither that it is kept nor that it is opened."""
    opens = "activate" in said.verbs and not said.denies
    return "skip" in said.verbs and "keep" not in said.verbs and not opens


def _opens_first(said: Mentions) -> bool:
    """Whether a line tells first that a card is opened, and denies nothing."""
    told = [name for name in said.order if name in ("activate", "keep")]
    return not said.denies and told[:1] == ["activate"]
