"""Whose word is it among more than two, who comes after, who has passed, and what is open?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content
from textual.widgets import Static

from engine.kernel.decision import TABLE, Decision, Kind
from engine.kernel.view import Area, View
from referee.app.drawing import is_owned
from referee.app.labels import label
from referee.app.wording import Wording

PAIR = 2
MOST_OPEN = 2
"""Occasions told one by one."""


class OrderLine(Static):
    """One line above the seats; not there where two sit."""

    DEFAULT_CSS = "OrderLine { height: 1; padding: 0 1; background: $surface; }"

    def show_view(self, view: View, waiting: Sequence[Decision], wording: Wording, width: int) -> None:
        """Draws the line."""
        parts = list(order_parts(view, waiting, wording))
        self.display = bool(parts)
        said = Content.styled(" · ".join(parts), "$foreground-muted")
        self.update(said.truncate(max(20, width - 2), ellipsis=True), layout=False)


def order_parts(view: View, waiting: Sequence[Decision], wording: Wording) -> Iterator[str]:
    """Who is next, who then, who has passed one after the other, what may still be answered."""
    seats = tuple(area.id for area in view.areas if is_owned(area))
    due = tuple(dict.fromkeys(one.seat for one in waiting if one.seat != TABLE))
    if len(seats) <= PAIR or not due or "next" not in view.facts:
        return
    passed = _named(view, "passed")
    yield label("four-next", seats=_said(due, wording))
    if any(one.kind is Kind.WINDOW for one in waiting):
        then = tuple(one for one in _from(seats, due[0]) if one not in (*due, *passed))
        if then:
            yield label("four-then", seats=_said(then, wording))
    if passed:
        yield label("four-passed", seats=_said(passed, wording))
    open_ = _answered(view, wording) or ", ".join(wording.trail(view.trail)[-1:])
    if open_:
        yield label("four-open", what=open_)


def _answered(view: View, wording: Wording) -> str:
    """What may be answered: what has happened, and to whom; the first few of it."""
    told: dict[str, list[str]] = {}
    for one in _named(view, "answering"):
        what, _, whom = one.partition(":")
        told.setdefault(wording.word(f"occasion-{what}"), []).append(wording.names(whom) if whom else "")
    said = [f"{what} ({', '.join(filter(None, whom))})" if any(whom) else what for what, whom in told.items()]
    more = len(said) - MOST_OPEN
    return ", ".join((*said[:MOST_OPEN], *((label("and-more", count=more),) if more > 0 else ())))


def defence(view: View, wording: Wording) -> str:
    """Who may still defend: the player attacked, or where he has not the one whose title supports him."""
    seats = tuple(area for area in view.areas if is_owned(area))
    common = next((area for area in view.areas if not is_owned(area)), None)
    values = {one.key: str(one.value) for one in common.badges} if common is not None else {}
    target = values.get("defender", "")
    if len(seats) <= PAIR or not target or "challenge.new_target" in view.trail:
        return ""
    helping = (area.id for area in seats if _supports(area) == target)
    supporter = next((one for one in helping if one != values.get("attacker")), "")
    said = {"seat": wording.names(target), "supporter": wording.names(supporter)}
    if "defence" not in values:
        return label("four-defend-or" if supporter else "four-defend", **_facts(said, supporter))
    if supporter and "supporter" not in values and "challenge.support" in view.trail:
        return label("four-support", **said)
    return ""


def _facts(said: dict[str, str], supporter: str) -> dict[str, str]:
    return said if supporter else {"seat": said["seat"]}


def _supports(area: Area) -> str:
    return next((str(one.value) for one in area.badges if one.key == "supports"), "")


def _from(seats: tuple[str, ...], first: str) -> tuple[str, ...]:
    """Clockwise, this one first."""
    if first not in seats:
        return seats
    at = seats.index(first)
    return seats[at:] + seats[:at]


def _named(view: View, fact: str) -> tuple[str, ...]:
    found = view.facts.get(fact, ())
    return tuple(map(str, found)) if isinstance(found, tuple) else ()


def _said(seats: tuple[str, ...], wording: Wording) -> str:
    return ", ".join(map(wording.names, seats))
