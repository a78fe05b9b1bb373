"""The areas of the board as a line speaks of them, and whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.meanings import THING, USUAL, Part
from engine.kings.table import Area, holder

FROM, TO = ("from", "of", "within"), ("to", "into", "within", "against")
OVER = "over"
"""The lead before what is crossed."""
EMPTY, WALLED, ADJACENT = "empty", "walled", "adjacent"
"""Values that tell an area without its name."""


def area_said(
    area: Area, leads: tuple[str, ...], unsaid: int = USUAL, *, asked: bool = False, order: str = ""
) -> Part:
    """An area as one speaks of it, also together with an order that lies there, or with this one."""
    ids = (
        area.id,
        *(
            f"{area.id}:{order_token.order}"
            for order_token in area.orders
            if order in ("", order_token.order)
        ),
    )
    also = (area.kind, *owners(area), area.land)
    return Part(THING, ids, leads, unsaid=unsaid, asked=asked, also=also, lies=(*_described(area),))


def owners(area: Area) -> tuple[str, ...]:
    """The Houses that have anything in an area."""
    return tuple(dict.fromkeys((*area.occupants, *(order.house for order in area.orders), holder(area))))


def _described(area: Area) -> Iterator[str]:
    """The values by which people tell an area: that nobody is there, what is built there, that it is near."""
    yield ADJACENT
    yield from (EMPTY,) if not (area.occupants or area.neutral) else ()
    yield from (WALLED,) if area.walled else ()


def once(areas: Iterable[Area]) -> tuple[Area, ...]:
    """Each area once, in their order."""
    return tuple({area.id: area for area in areas}.values())
