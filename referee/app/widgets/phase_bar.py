"""The phases of a round above the table, and which of them it is."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from engine.kernel.game import Game
from engine.kernel.view import View, phase_of
from referee.app.presenters.wording import phase_title, round_text

SHORT = 5
"""Letters of a phase's name where there is no room for all."""


def phases_of(game: Game) -> tuple[str, ...]:
    """The phases of a round: the steps of a procedure that are procedures themselves."""
    for procedure in game.procedures.values():
        found = tuple(step.name for step in procedure.steps if f"{step.name}_phase" in game.procedures)
        if len(found) > 1:
            return found
    return ()


class PhaseBar(Static):
    """The phases of the round, the present one in brackets as well as in colour, and what it is for."""

    _about = ("", "")
    """A phase with its step, and what it is for."""
    _shown: tuple[View, Game] | None = None

    def tell_about(self, phase: str, says: str) -> None:
        """What this phase is for, from now on; nothing where nobody is to be told."""
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
    """Columns the names take, one behind the other."""
    return sum(len(phase) + 1 for phase in phases)


def _is_over(view: View) -> bool:
    return bool(view.facts.get("winner") or view.facts.get("winners"))


def _short(phase: str) -> str:
    """The beginning of a word with a full stop, where that is shorter than the word."""
    return f"{phase[:SHORT]}." if len(phase) > SHORT + 1 else phase


def _phase(title: str, here: bool) -> Content:
    return (
        Content.styled(f"[{title}]", "bold $accent") if here else Content.styled(title, "$foreground-muted")
    )
