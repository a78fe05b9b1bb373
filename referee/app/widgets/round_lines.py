"""The lines above the table: the phases of the round, whose turn it is, what the table waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content
from textual.widgets import Static

from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Game
from engine.kernel.view import View, ViewArea, phase_of
from referee.app.presenters.wording import Wording, outcome_text, phase_title, round_text
from referee.app.render.area_lines import is_owned
from referee.session.session import Session
from referee.words.speech import label

SHORT = 5
"""Letters of a phase's name where there is no room for all."""


def phases_of(game: Game) -> tuple[str, ...]:
    """The phases of a round: the steps of a procedure that are procedures themselves."""
    for procedure in game.procedures.values():
        phases = tuple(step.name for step in procedure.steps if f"{step.name}_phase" in game.procedures)
        if len(phases) > 1:
            return phases
    return ()


class PhaseBar(Static):
    """The phases of the round, the present one in brackets and colour, with its purpose."""

    _about = ("", "")
    """A phase with its step, and what it is for."""
    _shown: tuple[View, Game] | None = None

    def tell_about(self, phase: str, says: str) -> None:
        """Shows the purpose of this phase from now on; empty: nobody is taught."""
        if self._shown is not None and (phase, says) != self._about:
            self._about = phase, says
            self.show_view(*self._shown)

    def show_view(self, view: View, game: Game) -> None:
        """Draws the bar."""
        self._shown = view, game
        here = str(view.facts.get("phase", ""))
        listed = view.facts.get("phases")
        known = listed if isinstance(listed, tuple) else phases_of(game)
        # What is none of the round's phases comes before them all, except the end.
        names = known if here in known or not here else (*known, here) if _is_over(view) else (here, *known)
        titles = [phase_title(name) for name in names]
        short = [phase if name == here else _short(phase) for phase, name in zip(titles, names, strict=True)]
        lead, width = round_text(view), self.size.width or 80
        about = self._about[1] if self._about[0] == phase_of(view) else ""
        room = width - len(lead) - 4
        about_width = len(about) + 1 if about else 0
        if _length(titles) + about_width > room and (
            _length(titles) > room or _length(short) + about_width <= room
        ):
            titles = short
        parts = [_phase(phase, name == here) for phase, name in zip(titles, names, strict=True)]
        if about and _length(titles) + about_width <= room:
            parts.append(Content.styled(f" {about}", "$foreground-muted"))
        self.update(Content(" ").join([Content.styled(f"{lead} ", "bold"), *parts]), layout=False)


def _length(phases: list[str]) -> int:
    """The columns of the names, one behind the other."""
    return sum(len(phase) + 1 for phase in phases)


def _is_over(view: View) -> bool:
    return bool(view.facts.get("winner") or view.facts.get("winners"))


def _short(phase: str) -> str:
    """The beginning of a word with a full stop, where that is shorter."""
    return f"{phase[:SHORT]}." if len(phase) > SHORT + 1 else phase


def _phase(title: str, here: bool) -> Content:
    return (
        Content.styled(f"[{title}]", "bold $accent") if here else Content.styled(title, "$foreground-muted")
    )


def asked_of(session: Session, wording: Wording, width: int, *, beneath: bool) -> str:
    """The decision the table waits for, or the end of the game.

    ``width``: columns of the window; ``beneath``: the line beneath says whose word it is.
    """
    over = session.state.over
    if over is not None:
        return outcome_text(over, wording)
    waiting = session.waiting
    if not waiting:
        return label("nothing-open")
    first = wording.decision(waiting[0])
    apart = tuple(_apart(session, wording, waiting[0].seat))
    if apart:
        strict = f"[{label('strict')}] " * session.strict
        return _asked_apart(first, apart, width - 2 - len(strict))
    others = "" if beneath else ", ".join(map(wording.names, also_asked(waiting)))
    return first + (f"  (+ {others})" if others else "")


def also_asked(waiting: tuple[Decision, ...]) -> tuple[str, ...]:
    """The seats asked besides the first; none where all are asked the same."""
    first = waiting[0]
    if first.seat == TABLE or first.kind is DecisionKind.PROCEDURE:
        return ()
    return tuple(
        dict.fromkeys(decision.seat for decision in waiting[1:] if decision.seat not in (first.seat, TABLE))
    )


def _apart(session: Session, wording: Wording, seat: str) -> Iterator[str]:
    """The seats that are asked under another text only."""
    for text, decision in session.differing_decisions:
        if decision.seat != seat:
            yield f"{label('under', text=text)} {wording.decision(decision)}"


def _asked_apart(first: str, apart: tuple[str, ...], room: int) -> str:
    """The decisions under the first text and under others; if not all fits, the other seats come first."""
    question = "  ≠ ".join((first, *apart))
    return question if len(question) <= room else f"≠ {'  ≠ '.join((*apart, first))}"


PAIR = 2
MOST_OPEN = 2
"""Occasions told one by one."""


class OrderLine(Static):
    """One line above the seats for more than two players."""

    DEFAULT_CSS = "OrderLine { height: 1; padding: 0 1; background: $surface; }"

    def show_view(self, view: View, waiting: Sequence[Decision], wording: Wording, width: int) -> None:
        """Draws the line."""
        parts = list(order_parts(view, waiting, wording))
        self.display = bool(parts)
        line = Content.styled(" · ".join(parts), "$foreground-muted")
        self.update(line.truncate(max(20, width - 2), ellipsis=True), layout=False)


def order_parts(view: View, waiting: Sequence[Decision], wording: Wording) -> Iterator[str]:
    """Who is next, who then, who has passed, and which events can still be answered."""
    seats = tuple(area.id for area in view.areas if is_owned(area))
    due = tuple(dict.fromkeys(decision.seat for decision in waiting if decision.seat != TABLE))
    if len(seats) <= PAIR or not due or "next" not in view.facts:
        return
    passed = _named(view, "passed")
    yield label("four-next", seats=_said(due, wording))
    if any(decision.kind is DecisionKind.WINDOW for decision in waiting):
        then = tuple(seat for seat in _from(seats, due[0]) if seat not in (*due, *passed))
        if then:
            yield label("four-then", seats=_said(then, wording))
    if passed:
        yield label("four-passed", seats=_said(passed, wording))
    open_ = _answered(view, wording) or ", ".join(wording.trail(view.trail)[-1:])
    if open_:
        yield label("four-open", what=open_)


def _answered(view: View, wording: Wording) -> str:
    """The first few events that can be answered, with whom they happened to."""
    causes: dict[str, list[str]] = {}
    for occasion in _named(view, "answering"):
        what, _, whom = occasion.partition(":")
        causes.setdefault(wording.word(f"occasion-{what}"), []).append(wording.names(whom) if whom else "")
    events = [
        f"{what} ({', '.join(filter(None, whom))})" if any(whom) else what for what, whom in causes.items()
    ]
    more = len(events) - MOST_OPEN
    return ", ".join((*events[:MOST_OPEN], *((label("and-more", count=more),) if more > 0 else ())))


def defence(view: View, wording: Wording) -> str:
    """The seat that may still defend: the attacked player, or the supporter by title."""
    seats = tuple(area for area in view.areas if is_owned(area))
    common = next((area for area in view.areas if not is_owned(area)), None)
    values = {badge.key: str(badge.value) for badge in common.badges} if common is not None else {}
    target = values.get("defender", "")
    if len(seats) <= PAIR or not target or "challenge.new_target" in view.trail:
        return ""
    helping = (area.id for area in seats if _supports(area) == target)
    supporter = next((helper for helper in helping if helper != values.get("attacker")), "")
    facts = {"seat": wording.names(target), "supporter": wording.names(supporter)}
    if "defence" not in values:
        return label("four-defend-or" if supporter else "four-defend", **_facts(facts, supporter))
    if supporter and "supporter" not in values and "challenge.support" in view.trail:
        return label("four-support", **facts)
    return ""


def _facts(facts: dict[str, str], supporter: str) -> dict[str, str]:
    return facts if supporter else {"seat": facts["seat"]}


def _supports(area: ViewArea) -> str:
    return next((str(badge.value) for badge in area.badges if badge.key == "supports"), "")


def _from(seats: tuple[str, ...], first: str) -> tuple[str, ...]:
    """The seats clockwise from this one."""
    if first not in seats:
        return seats
    at = seats.index(first)
    return seats[at:] + seats[:at]


def _named(view: View, fact: str) -> tuple[str, ...]:
    names = view.facts.get(fact, ())
    return tuple(map(str, names)) if isinstance(names, tuple) else ()


def _said(seats: tuple[str, ...], wording: Wording) -> str:
    return ", ".join(map(wording.names, seats))
