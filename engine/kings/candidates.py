"""What the candidate answers of several moves have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.candidates import Candidate, Candidates
from engine.kernel.moves import Decision, Move
from engine.kings.table import Area, Table

Offer = Callable[[Table, Decision], Candidates]


def own_areas(table: Table, house: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.of(house))


def areas_ordered(table: Table, house: str, order: str) -> tuple[Area, ...]:
    return tuple(area for area in table.areas.values() if area.order_of(house, order))


def pick(move: Move, field: str, among: tuple[str, ...]) -> Candidates:
    """One of these, if there are any."""
    if among:
        yield Candidate(replace(move, **{field: among[0]}), field, among, 1, 1)


def word(order: str) -> Any:
    return order


def counted(units: dict[str, int]) -> Any:
    return units


def plain(kind: type[Move]) -> Offer:
    def offer(table: Table, decision: Decision) -> Candidates:
        yield Candidate(kind(by=decision.seat))

    return offer
