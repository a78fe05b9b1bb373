"""What a line may mean at a row of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
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
    MoveMeant,
    Part,
    Said,
)
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CARDS,
    COMBINATION,
    CUTTHROAT,
    DIRECTIONS,
    PRINCE,
    QUEEN,
    REPLACEMENT,
    TWIN,
    FamilyCard,
    OriflammeTable,
)

ENDS = ("left", "right")
CHOOSES = (CUTTHROAT, APOTHECARY, PRINCE, REPLACEMENT, BRIBE, COMBINATION)
"""Cards whose player chooses something as they are applied."""
KILLERS = (CUTTHROAT, APOTHECARY, REPLACEMENT)
SUBSTITUTES = ("set_aside", "discard", "none")
NOT_ASKED = 4
UNSAID = 8
"""What it costs that no verb says that a card stays as it is, or that none is laid."""
UNTOLD = 4
"""What it costs that a card is named, and the one that is laid is not."""
CardChoice = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move, and what is said of them."""


def meanings(table: OriflammeTable, said: Said) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of."""
    yield from _placed(table, said)
    for seat in said.by("place", table.order):
        raw = {"do": "pass_planning", "by": seat}
        yield MoveMeant(
            raw, frozenset(("pass_planning",)), _by(said, "place", seat), frozenset(("place",)), silent=UNSAID
        )
    yield from _turned(table, said)
    yield from _lifted(table, said)
    place = table.at_pointer
    if place is None:
        return
    yield from _of_event(table, said, place.top)
    for card in place.cards[:-1]:
        yield from _covered(said, place.top, card)


def _turned(table: OriflammeTable, said: Said) -> Iterator[MoveMeant]:
    """The direction marker is turned: to a direction that is told, or the other way."""
    seats = said.seats or table.order[:1]
    for seat, direction in product(seats, DIRECTIONS):
        words = (direction, *(("turned",) if direction != table.direction else ()))
        parts = (Part(SEAT, (seat,), unsaid=IMPLIED), Part(VALUE, words, unsaid=OPEN, asked=True))
        raw = {"do": "set_direction", "by": seat, "direction": direction}
        also = frozenset(("activate", "place", "left", "right"))
        yield MoveMeant(raw, frozenset(("set_direction",)), parts, also=also, silent=NOT_ASKED)


def _lifted(table: OriflammeTable, said: Said) -> Iterator[MoveMeant]:
    """Influence is taken off a closed card that stays closed."""
    at = table.at_pointer
    for place in table.row:
        for card in (one for one in place.cards if not one.open):
            here = at is not None and at.top is card
            it = thing(table, card, ("from", "of", "against"), IMPLIED if here else OPEN, asked=not here)
            many = Part(NUMBER, (str(card.tokens),), unsaid=IMPLIED)
            tokens = Part(FLAG, ("token",), unsaid=OPEN)
            raw = {"do": "take_tokens", "by": card.owner, "card": card.called}
            parts = (*_by(said, "activate", card.owner), it, many, tokens)
            yield MoveMeant(
                raw,
                frozenset(("take_tokens",)),
                parts,
                also=frozenset(("activate", "keep", "closed", "resolve", "on", *CARDS)),
                may_deny=True,
                silent=UNSAID,
            )


def _covered(said: Said, top: FamilyCard, card: FamilyCard) -> Iterator[MoveMeant]:
    """A card that lies under another is named, though nothing can be done with it."""
    by = _by(said, "activate", top.owner)
    part = Part(THING, names_of(card), unsaid=OPEN, asked=True)
    also = frozenset(("closed", *names_of(top)))
    for verb in ("resolve",) if card.open else ("activate", "keep"):
        raw = {"do": verb, "by": top.owner, "card": card.called}
        yield MoveMeant(raw, frozenset((verb,)), (*by, part), also=also)


def _by(said: Said, verb: str, seat: str) -> tuple[Part, ...]:
    return (Part(SEAT, (seat,), unsaid=IMPLIED if seat in said.asked.get(verb, ()) else OPEN),)


def _strange(said: Said, verb: str, seat: str) -> int:
    """What it costs that the table does not wait for this seat."""
    return 0 if seat in said.asked.get(verb, ()) else NOT_ASKED


def _placed(table: OriflammeTable, said: Said) -> Iterator[MoveMeant]:
    verbs = frozenset(("place",))
    names = tuple(dict.fromkeys(one for one in said.values if one in CARDS))
    for seat in said.by("place", table.order):
        by = _by(said, "place", seat)
        for name in (*names, ""):
            card = (Part(VALUE, (name,)),) if name else ()
            far = (0 if name or not names else UNTOLD) + _strange(said, "place", seat)
            told = {"do": "place", "by": seat, **({"card": name} if name else {})}
            for where, parts in _where(table, seat):
                for face in ("up", "") if "up" in said.values else ("",):
                    shown = {"face": face} if face else {}
                    up = (Part(VALUE, (face,)),) if face else ()
                    also = frozenset(("down", "closed", "on"))
                    yield MoveMeant(
                        {**told, **where, **shown}, verbs, (*by, *card, *parts, *up), also=also, far=far
                    )


def _where(table: OriflammeTable, seat: str) -> Iterator[CardChoice]:
    """The places of the row a card may be laid to."""
    if not table.row:
        yield {"where": "left"}, (Part(VALUE, ENDS, unsaid=IMPLIED, also=("between", "on")),)
        return
    for end, place in zip(ENDS, (table.row[0], table.row[-1]), strict=True):
        beside = Part(THING, names_of(place.top), (end, "against"), unsaid=IMPLIED)
        yield {"where": end}, (Part(VALUE, (end,), unsaid=OPEN, asked=True), beside)
    for place in table.row:
        own = 0 if place.top.owner == seat else 1
        part = thing(table, place.top, ("on", "twin_on"), OPEN + own, asked=True)
        part = replace(part, led=True)
        yield {"where": "on", "on": place.top.called}, (part,)
    for one, other in pairwise(place.top for place in table.row):
        parts = (
            thing(table, card, ("between", "twin_between", "and"), 7, asked=True) for card in (one, other)
        )
        between = Part(VALUE, ("between",), unsaid=7)
        yield {"where": "between", "between": [one.called, other.called]}, (between, *parts)


def names_of(card: FamilyCard) -> tuple[str, ...]:
    """What a card can be called by everybody."""
    return tuple(dict.fromkeys((card.called, card.tag)))


def thing(
    table: OriflammeTable,
    card: FamilyCard,
    leads: tuple[str, ...] = (),
    unsaid: int = USUAL,
    *,
    asked: bool = False,
) -> Part:
    """A card of the row as one speaks of it: by name, or by its family where it lies closed."""
    others = sum(one.family == card.family for one in table.visible())
    alone = () if others > 1 and card.open else (card.family,)
    named = () if card.open else (card.name,) if card.shown else CARDS
    face = ("up",) if card.open else ("down", "closed")
    also = (card.owner, card.family, *named, *face, *((BRIBE,) if card.bribe else ()))
    return Part(THING, (*names_of(card), *alone), leads, unsaid=unsaid, asked=asked, also=also, guess=named)


def _of_event(table: OriflammeTable, said: Said, card: FamilyCard) -> Iterator[MoveMeant]:
    """What may be done with the card at the pointer."""
    owner = card.owner
    verbs = ("resolve", "skip") if card.open else ("activate", "keep")
    by = _by(said, verbs[0], owner)
    raw: dict[str, Any] = {"by": owner, "card": card.called}
    named = (card.name,) if card.open or card.shown else CARDS
    it = Part(THING, names_of(card), unsaid=IMPLIED, also=named, guess=named)
    if card.open:
        yield from _applied(table, said, card, {"do": "resolve", **raw}, by, card.name)
        skipped = {"do": "skip", **raw}
        far = NOT_ASKED if "none" in said.values and "skip" not in said.verbs else 0
        yield MoveMeant(skipped, frozenset(("skip",)), (*by, it), _APPLY, may_deny=True, far=far)
        return
    kept = {"do": "keep", **raw}
    passed = {"do": "skip", **raw}
    yield MoveMeant(passed, frozenset(("skip",)), (*by, it), frozenset(("activate",)), far=1, silent=UNSAID * 2)
    also = frozenset(("closed", "down", "token"))
    yield MoveMeant(kept, frozenset(("keep",)), (*by, it), frozenset(("activate",)), also=also, silent=UNSAID)
    known = (card.name,) if card.shown and card.name else CARDS
    for name in dict.fromkeys(one for one in said.values if one in known):
        shows = {} if card.shown else {"shows": name}
        yield from _applied(table, said, card, {"do": "activate", **raw, **shows}, by, name)
    yield from _applied(table, said, card, {"do": "activate", **raw}, by, card.name if card.shown else "")


_APPLY = frozenset(("resolve", "eliminate"))
_OPEN = frozenset(("activate",))


def _applied(
    table: OriflammeTable, said: Said, card: FamilyCard, raw: dict[str, Any], by: tuple[Part, ...], name: str
) -> Iterator[MoveMeant]:
    """A card that is applied, with what its player may choose."""
    opened = raw["do"] == "activate"
    it = Part(THING, names_of(card), unsaid=IMPLIED, also=(name, BRIBE) if card.bribe else (name,))
    shown = (Part(VALUE, (name,), ("as",), unsaid=IMPLIED),) if name else ()
    parts = (*by, *(shown if opened and not card.shown else (it,)))
    verbs = _OPEN | (_APPLY if name else frozenset()) if opened else _APPLY
    for choice, told in _choices(table, said, card, name, opened=opened):
        plain = not choice and name in CHOOSES
        nobody = said.denies and (opened or "none" in said.values)
        untold = plain and not nobody
        bribed = (BRIBE,) if card.bribe else ()
        yield MoveMeant(
            {**raw, **choice},
            verbs | _ALSO_SAID.get(name, frozenset()),
            (*parts, *told),
            far=OPEN * untold,
            open=untold,
            may_deny=plain or choice.get("substitute") == "none",
            also=frozenset(("up", name, "closed", *bribed, *_besides(table, choice))),
        )


_ALSO_SAID = {COMBINATION: frozenset(("combine",)), BRIBE: frozenset(("bribe",))}
"""Verbs that say what one card does."""


def _besides(table: OriflammeTable, choice: dict[str, Any]) -> Iterator[str]:
    """What may be said of a choice besides: what a substitute is, how many tokens lie on a target."""
    if choice.get("substitute") in ("discard", "set_aside"):
        yield from CARDS
    named = (choice.get("target"), choice.get("bribe"), (choice.get("twin") or {}).get("on"))
    for card in table.all_cards():
        if card.tokens and card.called in named:
            yield str(card.tokens)
            yield "token"


def _choices(
    table: OriflammeTable, said: Said, card: FamilyCard, name: str, *, opened: bool
) -> Iterator[CardChoice]:
    """What may be chosen as a card is applied, as far as it is spoken of."""
    yield {}, ()
    others = [*table.all_cards()]
    if name in (CUTTHROAT, APOTHECARY):
        yield from (choice for one in others for choice in _shown(table, said, one))
    elif name == REPLACEMENT:
        yield from _replaced(table, others)
    elif name == BRIBE:
        strangers = (one for one in others if one is not card)
        yield from (
            ({"bribe": one.called}, (thing(table, one, ("bribing", "against"), OPEN, asked=True),))
            for one in strangers
        )
    elif name == PRINCE:
        yield from _with_twin(table, card)
    elif name == COMBINATION and opened:
        yield from _combined(table, said, card)


def _target(table: OriflammeTable, one: FamilyCard) -> CardChoice:
    part = thing(table, one, ("against", "on"), OPEN, asked=True)
    return {"target": one.called}, (replace(part, lies=tuple(_where_it_lies(table, one))),)


def _where_it_lies(table: OriflammeTable, one: FamilyCard) -> Iterator[str]:
    """Where a card lies: first or last of the row, left or right of the one that acts."""
    row = [place.top for place in table.row]
    inner = [place.top for place in table.in_direction]
    if one not in row:
        return
    yield from ("first_card",) if one is inner[0] else ()
    yield from ("last_card",) if one is inner[-1] else ()
    acts = table.at_pointer
    for end, step in zip(ENDS, (-1, 1), strict=True):
        at = row.index(one) - step
        yield from (end,) if acts is not None and 0 <= at < len(row) and row[at] is acts.top else ()


def _shown(table: OriflammeTable, said: Said, one: FamilyCard) -> Iterator[CardChoice]:
    """A target, with what it turns out to be where nobody knows it."""
    target, [part] = _target(table, one)
    yield target, (part,)
    if one.open or one.shown:
        return
    alone = replace(part, also=(one.owner, one.family), guess=())
    for name in dict.fromkeys(name for name in said.values if name in CARDS):
        yield {**target, "target_shows": name}, (alone, Part(VALUE, (name,)))


def _replaced(table: OriflammeTable, others: list[FamilyCard]) -> Iterator[CardChoice]:
    for one in others:
        target, [said] = _target(table, one)
        for where in SUBSTITUTES:
            also = (one.name, *((QUEEN,) if not one.name else ()), "substitute", "hand")
            keys = (where, "not") if where == "none" else (where,)
            part = Part(VALUE, keys, unsaid=OPEN, asked=True, also=also)
            yield {**target, "substitute": where}, (said, part)


def _with_twin(table: OriflammeTable, prince: FamilyCard) -> Iterator[CardChoice]:
    twin = Part(VALUE, (TWIN,), unsaid=USUAL)
    for where, told in _where(table, prince.owner):
        yield {"twin": where}, (twin, *told)


def _combined(table: OriflammeTable, said: Said, card: FamilyCard) -> Iterator[CardChoice]:
    """The character that is applied for nothing, then what becomes of the tokens as far as they are told."""
    for one in table.all_cards():
        if one is card or one.owner != card.owner:
            continue
        free = Part(THING, names_of(one), ("with", "as", "on"), unsaid=OPEN, asked=True, also=(one.name,))
        first = {"apply": one.called}
        for tokens in _tokens(said, one.called):
            parts = tuple(Part(VALUE, (token["token"],)) for token in tokens)
            again = tuple(Part(THING, names_of(one)) for token in tokens if "apply" in token)
            yield {"sequence": [first, *tokens]}, (free, *parts, *again)


def _tokens(said: Said, card: str) -> Iterator[list[dict[str, str]]]:
    """What becomes of the tokens, as it is told; what is said twice in a row may be meant once."""
    told = [one for one in said.values if one in ("take", "repeat")]
    once = [one for at, one in enumerate(told) if not at or told[at - 1] != one]
    for some in dict.fromkeys(((), tuple(once), tuple(told))):
        yield [{"token": one, **({"apply": card} if one == "repeat" else {})} for one in some]
