"""The untold values of a position: which they are, what they may be, and the position with one told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import Any, get_args

from engine.agot.cases.builder import ROWS, with_faces
from engine.agot.cases.position import UNTOLD, Crest, Saves
from engine.agot.state.effects import House, Icon, Keyword
from engine.kernel.cases.completions import Unknowns, UntoldValue
from engine.kernel.errors import RefereeError

Raw = dict[str, Any]
PLOT = "plot_"
"""What the questions for the numbers of a plot begin with."""


def _subsets(words: tuple[str, ...]) -> tuple[list[str], ...]:
    several = chain.from_iterable(combinations(words, size) for size in range(len(words) + 1))
    return tuple(list(one) for one in several)


def _alone(words: tuple[str, ...]) -> tuple[list[str], ...]:
    """None, each alone, and all of them."""
    return ([], *([one] for one in words), list(words))


VALUES: dict[str, tuple[Any, ...]] = {
    "unique": (True, False),
    "saves": get_args(Saves),
    "icons": _subsets(get_args(Icon)),
    "keywords": _alone(get_args(Keyword)),
    "crests": _alone(get_args(Crest)),
    "house": _alone(get_args(House)),
    "strength": tuple(range(13)),
    "cost": tuple(range(11)),
    "income": tuple(range(7)),
    "plot_income": tuple(range(9)),
    "plot_initiative": tuple(range(13)),
    "plot_claim": tuple(range(5)),
}
"""Field -> what may be printed there. Traits are open, so they are asked for."""


def unknowns(fields_of: Callable[[str], Raw | None]) -> Unknowns:
    """The untold values of one edition; ``fields_of``: what is printed on a card of its catalogue."""
    return Unknowns(
        listed=lambda position: tuple(_listed(position, fields_of)),
        told=_told,
        values=lambda untold: VALUES.get(untold[1], ()),
    )


def _listed(position: Raw, fields_of: Callable[[str], Raw | None]) -> Iterator[UntoldValue]:
    try:
        filled = with_faces(position, fields_of)
    except RefereeError:
        return
    for seat in filled.get("seats") or ():
        for card in _cards(seat):
            yield from ((str(card.get("id", "")), field) for field, value in card.items() if value == UNTOLD)
        plot = seat.get("plot") or {}
        yield from ((seat["id"], PLOT + field) for field, value in plot.items() if value == UNTOLD)


def _cards(seat: Raw) -> Iterator[Raw]:
    for row in (*(seat.get(name) or () for name in ROWS), (seat.get("hand") or {}).get("known") or ()):
        yield from (one for one in row if isinstance(one, dict))


def _told(position: Raw, untold: UntoldValue, value: Any) -> Raw | None:
    of, field = untold
    changed = False

    def card(one: Raw) -> Raw:
        nonlocal changed
        if one.get("id") != of:
            return one
        changed = True
        return {**one, field: value}

    def seat(one: Raw) -> Raw:
        nonlocal changed
        if field.startswith(PLOT) and one.get("id") == of and isinstance(one.get("plot"), dict):
            changed = True
            return {**one, "plot": {**one["plot"], field.removeprefix(PLOT): value}}
        rows: Raw = {row: [card(card_) for card_ in one[row]] for row in ROWS if one.get(row)}
        hand = one.get("hand")
        if isinstance(hand, dict) and hand.get("known"):
            rows["hand"] = {**hand, "known": [card(card_) for card_ in hand["known"]]}
        return {**one, **rows}

    told = {**position, "seats": [seat(one) for one in position.get("seats") or ()]}
    return told if changed else None
