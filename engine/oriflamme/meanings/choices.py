"""The cards of a row as a line speaks of them: where one is laid, and what is chosen as it is applied."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, SEAT, THING, USUAL, VALUE, Mentions, Part
from engine.oriflamme.cards.characters import brings_twin
from engine.oriflamme.cards.combination import EFFECTS, eligible
from engine.oriflamme.cards.replacement import where_from
from engine.oriflamme.meanings.places_told import (
    ENDS,
    behind_on,
    first_behind_on,
    is_at_an_end,
    is_between,
    named_under,
)
from engine.oriflamme.row import ActingCard
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
    is_character,
    spot_of,
)

UNSAID = Mentions((), (), (), (), frozenset(), (), {})
"""A line that speaks of nothing."""
EITHER_END = "either_end"
"""A value for an end of the row that is not told: "at one of the ends"."""
BEYOND = ("before", "behind")
"""Leads between a card that is laid to an end and the one that lies there."""
NEIGHBOUR, TOPMOST = "neighbour", "topmost"
"""Values that tell a card by the one that acts, and by those under it."""
ITSELF = ("itself", "on_it")
"""Values by which a line tells the card again that it has named."""
FIRST, LAST = ("first_card",), ("last_card",)
CardChoice = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move, and what is said of them."""


def places(table: OriflammeTable, seat: str, said: Mentions = UNSAID) -> Iterator[CardChoice]:
    """The places of the row a card may be laid to, and such as are only told of."""
    yield from _absent(table, seat, said)
    if not table.row:
        yield {"where": "left"}, (Part(VALUE, ENDS, unsaid=IMPLIED, also=("between", "on")),)
        return
    for end, place in zip(ENDS, (table.row[0], table.row[-1]), strict=True):
        beside = Part(THING, names_of(place.top), (end, "against"), unsaid=IMPLIED)
        yield {"where": end}, (_end_told(said, end), beside)
    yield from _beyond(table, said)
    for place in table.row:
        own = 0 if place.top.owner == seat else 1
        part = thing(table, place.top, ("on", "twin_on"), OPEN + own, asked=True)
        part = replace(part, led=True, lies=tuple(_at_end(table, place.top)))
        yield {"where": "on", "on": place.top.called}, (part,)
    yield from _not_atop(table, seat, said)
    for one, other in _neighbours(table, said):
        parts = (
            thing(table, card, ("between", "twin_between", "and"), 7, asked=True) for card in (one, other)
        )
        between = Part(VALUE, ("between",), unsaid=7)
        yield {"where": "between", "between": [one.called, other.called]}, (between, *parts)


def _end_told(said: Mentions, end: str) -> Part:
    """The end of the row that is told; a word for one of both says either as well."""
    keys = (end,) if {*ENDS} & {*said.values} else (end, EITHER_END)
    return Part(VALUE, keys, unsaid=OPEN, asked=True, also=(EITHER_END,))


def _not_atop(table: OriflammeTable, seat: str, said: Mentions) -> Iterator[CardChoice]:
    """Cards that a line names as what one is laid on, though they lie under another, or nowhere."""
    for card in (card for place in table.row for card in place.cards[:-1]):
        if {*names_of(card)} & {*behind_on(said)}:
            part = replace(thing(table, card, ("on", "twin_on"), OPEN, asked=True), led=True)
            also = (*part.also, card.name)
            yield {"where": "on", "on": card.called}, (replace(part, also=also),)


def _absent(table: OriflammeTable, seat: str, said: Mentions) -> Iterator[CardChoice]:
    """Cards that a line names as what one is laid on, where no such card can lie in the row."""
    lying = {card.name for card in table.all_cards()}
    laid = [*dict.fromkeys(value for value in said.values if value in CARDS)]
    owner = next((one for one in said.seats if one != seat), seat)
    known = {ids[0] for ids in said.named if len(ids) == 1}
    atop = "atop" in said.leads or first_behind_on(said) in laid[1:]
    told = atop and "" not in lying and not known & {*behind_on(said)}
    for name in laid[1:] if told else ():
        if name not in lying:
            under = Part(VALUE, (name,), ("on",), unsaid=OPEN, asked=True, also=(owner,))
            whose = (Part(SEAT, (owner,), unsaid=IMPLIED),) if owner != seat else ()
            yield {"where": "on", "on": f"{owner}.{name}"}, (under, *whose)


def _beyond(table: OriflammeTable, said: Mentions) -> Iterator[CardChoice]:
    """The ends of the row, as they are told by the card that lies there: "before the felon"."""
    if table.direction != DIRECTIONS[0]:
        return
    for end, lead, place in zip(ENDS, BEYOND, (table.row[0], table.row[-1]), strict=True):
        if lead in said.leads:
            there = thing(table, place.top, (lead,), OPEN, asked=True)
            yield {"where": end}, (Part(FLAG, (lead,), unsaid=OPEN), there)


def _neighbours(table: OriflammeTable, said: Mentions) -> Iterator[tuple[FamilyCard, FamilyCard]]:
    """The cards that lie beside each other, and those that a line names as if they did."""
    row = [place.top for place in table.row]
    pairs = [*pairwise(row)]
    named = [card for card in row if {*names_of(card)} & {*said.ids}]
    if "between" in {*said.values, *said.leads}:
        pairs += combinations(named, 2)
    yield from dict.fromkeys(pairs)


def _at_end(table: OriflammeTable, card: FamilyCard) -> Iterator[str]:
    """Whether a card lies first or last in the row, on its left or right."""
    row = [place.top for place in table.row]
    inner = [place.top for place in table.in_direction]
    for at, keys in ((row[0], ENDS[:1]), (row[-1], ENDS[1:]), (inner[0], FIRST), (inner[-1], LAST)):
        yield from keys if at is card else ()
    yield from _told_apart(table, card)


def _told_apart(table: OriflammeTable, card: FamilyCard) -> Iterator[str]:
    """Whether a card is bribed, or lies on others; which character an open one is that does not act."""
    acts = table.at_pointer
    alike = [one for one in table.visible() if one.open and one.name == card.name]
    aside = acts is None or card is not acts.top or len(alike) > 1
    yield from (card.name,) if card.open and aside else ()
    yield from (BRIBE,) if card.bribe else ()
    yield from (TOPMOST,) if any(place.top is card for place in table.row if len(place.cards) > 1) else ()


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
    named = () if card.open else (card.name,) if card.shown else _hidden(table, card)
    face = ("up",) if card.open else ("down", "closed")
    also = (card.owner, card.family, *named, *face, *((BRIBE,) if card.bribe else ()))
    return Part(THING, (*names_of(card), *alone), leads, unsaid=unsaid, asked=asked, also=also, guess=named)


def _hidden(table: OriflammeTable, card: FamilyCard) -> tuple[str, ...]:
    """What a closed card may be: each family has one of each, and some lie open."""
    lie_open = {one.name for one in table.all_cards() if one.open and one.family == card.family}
    return tuple(one for one in CARDS if one not in lie_open)


def has_choice(table: OriflammeTable, card: FamilyCard, name: str) -> bool:
    """Whether the rules leave its player anything to choose as a card is applied."""
    found = spot_of(table, card.tag)
    if found is None:
        return False
    actor = ActingCard(card.owner, card.tag, name, found.place.id, opened=not card.open)
    if name == PRINCE:
        return brings_twin(table, actor)
    if name == COMBINATION:
        return bool(eligible(table, card.owner)) or bool(card.tokens)
    return bool(EFFECTS[name].targets(table, actor))


SUBSTITUTES = ("set_aside", "discard", "none")
NO_SUBSTITUTE = "no_substitute"
"""A value for a card that nothing comes in for: "without a substitute"."""


def choices(table: OriflammeTable, said: Mentions, card: FamilyCard, name: str) -> Iterator[CardChoice]:
    """What may be chosen as a card is applied, as far as it is spoken of."""
    yield {}, ()
    others = [*table.all_cards()]
    if name in (CUTTHROAT, APOTHECARY):
        yield from (choice for one in others for choice in _shown(table, said, one))
    elif name == REPLACEMENT:
        yield from _replaced(table, said, card, others)
    elif name == BRIBE:
        for one in (one for one in others if one is not card):
            bribed = thing(table, one, ("bribing", "against"), OPEN, asked=True)
            lies = tuple(key for key in where_it_lies(table, one) if key != BRIBE)
            yield {"bribe": one.called}, (replace(bribed, lies=lies),)
    elif name == PRINCE:
        yield from _with_twin(table, said, card)


def _target(table: OriflammeTable, said: Mentions, card: FamilyCard) -> CardChoice:
    part = thing(table, card, ("against", "on"), OPEN, asked=True)
    lies = () if _is_told_otherwise(said, card) else tuple(where_it_lies(table, card))
    under = named_under(said)
    if under & {*names_of(card)}:
        return {"target": card.called}, (replace(part, keys=(), guess=()),)
    covers = [id_ for id_ in under if _lies_under(table, card, id_)]
    return {"target": card.called}, (replace(part, lies=lies, keys=(*part.keys, *covers)),)


def _lies_under(table: OriflammeTable, card: FamilyCard, cover: str) -> bool:
    """Whether a card lies right under another, which is named."""
    pairs = (pair for place in table.row for pair in pairwise(place.cards))
    return any(under is card and cover in names_of(over) for under, over in pairs)


def _is_told_otherwise(said: Mentions, card: FamilyCard) -> bool:
    """Whether the card that is eliminated is told to be of other families."""
    order = said.order
    behind = {*order[order.index("eliminate") :]} if "eliminate" in order else set()
    families = {*said.seats} & behind
    return bool(families) and not families & {card.owner, card.family}


def where_it_lies(table: OriflammeTable, card: FamilyCard) -> Iterator[str]:
    """Where a card lies: first or last of the row, left or right of the one that acts."""
    row = [place.top for place in table.row]
    inner = [place.top for place in table.in_direction]
    if card not in row:
        return
    yield from ("first_card",) if card is inner[0] else ()
    yield from ("last_card",) if card is inner[-1] else ()
    yield from (end for end, last in zip(ENDS, (row[0], row[-1]), strict=True) if card is last)
    acts = table.at_pointer
    yield from ("itself",) if acts is not None and card is acts.top else ()
    for end, step in zip(ENDS, (-1, 1), strict=True):
        at = row.index(card) - step
        beside = acts is not None and 0 <= at < len(row) and row[at] is acts.top
        yield from (end, NEIGHBOUR) if beside else ()
    yield from _told_apart(table, card)


def _shown(table: OriflammeTable, said: Mentions, card: FamilyCard) -> Iterator[CardChoice]:
    """A target, with what it turns out to be where nobody knows it."""
    target, [part] = _target(table, said, card)
    yield target, (part,)
    if card.open or card.shown:
        return
    alone = replace(part, also=(card.owner, card.family), guess=())
    for name in dict.fromkeys(name for name in said.values if name in CARDS):
        yield {**target, "target_shows": name}, (alone, Part(VALUE, (name,)))


def _replaced(
    table: OriflammeTable, said: Mentions, card: FamilyCard, others: list[FamilyCard]
) -> Iterator[CardChoice]:
    twins = (*_twins(said),)
    denied = _is_denied_behind(said, (REPLACEMENT, *names_of(card), "eliminate"))
    named = {*SUBSTITUTES, "substitute", "hand"} & {*said.values, *said.leads}
    denies = said.denies or "none" in said.values
    if NO_SUBSTITUTE in said.values or ("substitute" in named and denies):
        keys = ("none", "not", NO_SUBSTITUTE)
        yield {"substitute": "none"}, (Part(VALUE, keys, unsaid=OPEN, also=("substitute",)),)
    for one in others:
        target, [aim] = _target(table, said, one)
        if not named and one is not card and _leaves_gap(table, card, one):
            yield target, (aim,)
        for where in SUBSTITUTES:
            also = (one.name, *((QUEEN,) if not one.name else ()), "substitute", "hand")
            nothing = (NO_SUBSTITUTE, *(("not",) if denied else ())) if where == "none" else ()
            keys = (where, *nothing)
            part = Part(VALUE, keys, unsaid=OPEN, asked=True, also=also)
            choice = {**target, "substitute": where}
            yield choice, (aim, part)
            yield from (({**choice, **twin}, (aim, part, *told)) for twin, told in twins)


def _is_denied_behind(said: Mentions, keys: tuple[str, ...]) -> bool:
    """Whether a line denies something behind the first of these keys that it names."""
    named = next((at for at, one in enumerate(said.order) if one in keys), len(said.order))
    return "not" in said.order[named:]


def _leaves_gap(table: OriflammeTable, card: FamilyCard, victim: FamilyCard) -> bool:
    """Whether its player has no card to lay where a card that is known is replaced."""
    found = spot_of(table, card.tag)
    if found is None or not victim.name:
        return False
    actor = ActingCard(card.owner, card.tag, REPLACEMENT, found.place.id, opened=True)
    return not is_character(victim.name) or where_from(table, actor, victim) == "none"


def _twins(said: Mentions) -> Iterator[CardChoice]:
    """The end to which the twin of a prince goes that comes with a replacement."""
    if TWIN in said.values:
        for end in ENDS:
            parts = (Part(VALUE, (TWIN,), unsaid=USUAL), Part(VALUE, (end,), unsaid=OPEN))
            yield {"twin": {"where": end}}, parts


def _tells_behind_twin(said: Mentions) -> bool:
    """Whether a line tells of the card that it has named, behind the twin: "the twin goes on it"."""
    twin = next((at for at, key in enumerate(said.order) if key == TWIN), len(said.order))
    return bool({*ITSELF} & {*said.order[twin:]})


def _with_twin(table: OriflammeTable, said: Mentions, prince: FamilyCard) -> Iterator[CardChoice]:
    twin = Part(VALUE, (TWIN,), unsaid=USUAL)
    for where, told in places(table, prince.owner, said):
        itself = where.get("on") == prince.called and _tells_behind_twin(said)
        parts = (replace(part, led=False, lies=(*part.lies, *ITSELF)) if itself else part for part in told)
        apart = where["where"] == "on" and (is_at_an_end(said) or is_between(said))
        elsewhere = (Part(VALUE, (), unsaid=OPEN * 2),) * apart
        yield {"twin": where}, (twin, *parts, *elsewhere)
