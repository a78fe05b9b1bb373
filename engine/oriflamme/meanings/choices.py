"""What a player may choose as a card is applied, as far as a line tells it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.meanings import OPEN, USUAL, VALUE, Part, Said
from engine.oriflamme.meanings.combinations import combined
from engine.oriflamme.meanings.things import ENDS, CardChoice, places, thing
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CARDS,
    COMBINATION,
    CUTTHROAT,
    PRINCE,
    QUEEN,
    REPLACEMENT,
    TWIN,
    FamilyCard,
    OriflammeTable,
)

SUBSTITUTES = ("set_aside", "discard", "none")


def choices(
    table: OriflammeTable, said: Said, card: FamilyCard, name: str, *, opened: bool
) -> Iterator[CardChoice]:
    """What may be chosen as a card is applied, as far as it is spoken of."""
    yield {}, ()
    others = [*table.all_cards()]
    if name in (CUTTHROAT, APOTHECARY):
        yield from (choice for one in others for choice in _shown(table, said, one))
    elif name == REPLACEMENT:
        yield from _replaced(table, said, others)
    elif name == BRIBE:
        strangers = (one for one in others if one is not card)
        yield from (
            ({"bribe": one.called}, (thing(table, one, ("bribing", "against"), OPEN, asked=True),))
            for one in strangers
        )
    elif name == PRINCE:
        yield from _with_twin(table, card)
    elif name == COMBINATION and opened:
        yield from combined(table, said, card)


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
    yield from (end for end, last in zip(ENDS, (row[0], row[-1]), strict=True) if one is last)
    acts = table.at_pointer
    yield from ("itself",) if acts is not None and one is acts.top else ()
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


def _replaced(table: OriflammeTable, said: Said, others: list[FamilyCard]) -> Iterator[CardChoice]:
    twins = (*_twins(said),)
    for one in others:
        target, [aim] = _target(table, one)
        for where in SUBSTITUTES:
            also = (one.name, *((QUEEN,) if not one.name else ()), "substitute", "hand")
            keys = (where, "not") if where == "none" else (where,)
            part = Part(VALUE, keys, unsaid=OPEN, asked=True, also=also)
            choice = {**target, "substitute": where}
            yield choice, (aim, part)
            yield from (({**choice, **twin}, (aim, part, *told)) for twin, told in twins)


def _twins(said: Said) -> Iterator[CardChoice]:
    """The end to which the twin of a prince goes that comes with a replacement."""
    if TWIN in said.values:
        for end in ENDS:
            parts = (Part(VALUE, (TWIN,), unsaid=USUAL), Part(VALUE, (end,), unsaid=OPEN))
            yield {"twin": {"where": end}}, parts


def _with_twin(table: OriflammeTable, prince: FamilyCard) -> Iterator[CardChoice]:
    twin = Part(VALUE, (TWIN,), unsaid=USUAL)
    for where, told in places(table, prince.owner):
        yield {"twin": where}, (twin, *told)
