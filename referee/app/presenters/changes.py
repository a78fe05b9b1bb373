"""The numbers that an entry has changed, old and new, with what changed them and by which rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.state import Event
from engine.kernel.view import View, ViewArea
from referee.app.presenters.rulings import Node
from referee.app.presenters.wording import Wording
from referee.app.render.challenge_lines import is_summed

CHANGED = "±"
"""The mark of the line."""
PART_OF = {"banner_power": "total_power"}
"""Numbers that are part of another one, which tells the change as well."""
OF_THE_PLOT = "plot_"
"""Numbers printed on a plot: another plot brings others."""


def changed_node(
    before: View, after: View, events: Sequence[Event], wording: Wording, text: str
) -> Node | None:
    """One line for all numbers that changed, if any did; folded under it, the events behind them."""
    old = {area.id: _numbers(area) for area in before.areas}
    changed = {area.id: _changed(old.get(area.id, {}), _numbers(area)) for area in after.areas}
    said = [f"{wording.names(seat)}: {_said(keys, wording)}" for seat, keys in changed.items() if keys]
    if not said:
        return None
    seats = {seat for seat, keys in changed.items() if keys}
    return Node(" · ".join(said), CHANGED, children=tuple(_causes(seats, events, wording, text)))


def _numbers(area: ViewArea) -> dict[str, int]:
    return {
        badge.key: badge.value
        for badge in area.badges
        if isinstance(badge.value, int)
        and badge.known
        and not is_summed(badge)
        and not badge.key.startswith(OF_THE_PLOT)
    }


def _changed(old: dict[str, int], new: dict[str, int]) -> dict[str, tuple[int, int]]:
    """The numbers that stood there before and are others now."""
    found = {key: (old[key], value) for key, value in new.items() if old.get(key, value) != value}
    return {key: pair for key, pair in found.items() if PART_OF.get(key) not in found}


def _said(changed: dict[str, tuple[int, int]], wording: Wording) -> str:
    return ", ".join(f"{wording.word(key)} {old} → {new}" for key, (old, new) in changed.items())


def _causes(seats: set[str], events: Sequence[Event], wording: Wording, text: str) -> Iterator[Node]:
    """What happened to these seats by a rule."""
    for event in events:
        if event.rule and event.seat in seats:
            yield Node(
                wording.event(event), "", event.rule, wording.cites(event.rule, *wording.printings(text))
            )
