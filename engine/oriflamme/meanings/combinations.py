"""What is told of a combination: which characters are applied, and what becomes of its tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.meanings import IMPLIED, NUMBER, OPEN, THING, USUAL, VALUE, Part, Said
from engine.oriflamme.meanings.things import CardChoice, names_of, thing
from engine.oriflamme.table import APOTHECARY, CUTTHROAT, FamilyCard, OriflammeTable

TAKE, REPEAT = "take", "repeat"
TokensTold = tuple[tuple[str, ...], tuple[Part, ...]]
"""What becomes of each token, and what is said of it."""


def combined(table: OriflammeTable, said: Said, card: FamilyCard) -> Iterator[CardChoice]:
    """The character that is applied for nothing, then what becomes of the tokens as far as they are told."""
    own = {one.called: one for one in table.all_cards() if one is not card and one.owner == card.owner}
    named = [next((id_ for id_ in ids if id_ in own), "") for ids in said.named]
    named = [id_ for id_ in named if id_]
    for one in own.values():
        if one.called in named[1:] and one.called != named[0]:
            continue
        free = Part(THING, names_of(one), ("with", "as", "on"), unsaid=OPEN, asked=True, also=(one.name,))
        others = [id_ for at, id_ in enumerate(named) if id_ != one.called or one.called in named[:at]]
        for first, told in ({"apply": one.called}, (free,)), *_killed(table, one):
            for sequence, parts in _spent(said, card, one.called, others):
                yield {"sequence": [first, *sequence]}, (*((free,) if told != (free,) else ()), *told, *parts)
    if said.denies:
        nobody = Part(VALUE, ("none",), unsaid=IMPLIED)
        for tokens, parts in _tokens(said, card.tokens):
            if tokens and REPEAT not in tokens:
                yield {"sequence": [{}, *({"token": one} for one in tokens)]}, (nobody, *parts)


def _killed(table: OriflammeTable, one: FamilyCard) -> Iterator[CardChoice]:
    """A killer that is applied, with what it eliminates."""
    if one.name not in (CUTTHROAT, APOTHECARY):
        return
    for other in table.all_cards():
        target = thing(table, other, ("against", "on"), OPEN, asked=True)
        yield {"apply": one.called, "target": other.called}, (target,)


def _spent(
    said: Said, card: FamilyCard, free: str, others: list[str]
) -> Iterator[tuple[list[dict[str, Any]], tuple[Part, ...]]]:
    """What the tokens are spent for: the same character once more, or the others that are named."""
    for tokens, parts in _tokens(said, card.tokens):
        again = tuple(Part(THING, (free,)) for one in tokens if one == REPEAT)
        yield [_spent_for(one, free) for one in tokens], (*parts, *again)
    if not others:
        return
    if len(set(others)) == 1 and str(card.tokens) in said.numbers:
        every = (Part(THING, (others[0],), unsaid=OPEN), Part(NUMBER, (str(card.tokens),), unsaid=USUAL))
        yield [_spent_for(REPEAT, others[0])] * card.tokens, every
    for tokens, parts in _tokens(said, card.tokens):
        taken = [{"token": one} for one in tokens if one == TAKE]
        more = tuple(Part(THING, (one,), unsaid=OPEN) for one in others)
        told = tuple(part for part in parts if part.keys or len(others) < card.tokens)
        yield [*(_spent_for(REPEAT, one) for one in others), *taken], (*told, *more)


def _spent_for(token: str, card: str) -> dict[str, Any]:
    return {"token": token, **({"apply": card} if token == REPEAT else {})}


def _tokens(said: Said, lying: int) -> Iterator[TokensTold]:
    """What becomes of the tokens, as it is told; what is said once may be meant of several."""
    told = [one for one in said.values if one in (TAKE, REPEAT)]
    once = [one for at, one in enumerate(told) if not at or told[at - 1] != one]
    for some in dict.fromkeys(((), tuple(once), tuple(told))):
        single = (Part(NUMBER, (str(len(some)),), unsaid=USUAL),) if said.numbers and len(once) == 1 else ()
        untold = Part(VALUE, (), unsaid=IMPLIED, asked=True)
        parts = (*(Part(VALUE, (one,)) for one in some), *single) if some else (untold,) * bool(lying)
        yield some, parts
    for at, one in enumerate(once):
        more = lying - len(once) + 1
        if more > 1:
            filled = (*once[:at], *([one] * more), *once[at + 1 :])
            many = Part(NUMBER, (str(more),), unsaid=USUAL)
            yield filled, (*(Part(VALUE, (one,)) for one in once), many)
