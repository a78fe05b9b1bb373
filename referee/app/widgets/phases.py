"""Where in the round are we, and whom does the table wait for?"""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from engine.kernel.game import Game
from engine.kernel.view import View
from referee.app.labels import LABELS, label, own_word

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
    """The phases of the round, the present one marked by brackets as well as by colour."""

    def show_view(self, view: View, game: Game) -> None:
        """Draws the bar."""
        here = str(view.facts.get("phase", ""))
        told = view.facts.get("phases")
        known = told if isinstance(told, tuple) else phases_of(game)
        # What is none of the round's phases comes before them all, except the end.
        names = known if here in known or not here else (*known, here) if _is_over(view) else (here, *known)
        said = [_said(name) for name in names]
        round_ = view.facts.get("round", "")
        lead = f"{word} {round_}" if (word := own_word("round-label")) else label("round", round=round_)
        if len(lead) + sum(len(one) + 1 for one in said) + 4 > (self.size.width or 80):
            said = [one if name == here else _short(one) for one, name in zip(said, names, strict=True)]
        parts = [_phase(one, name == here) for one, name in zip(said, names, strict=True)]
        self.update(Content(" ").join([Content.styled(f"{lead} ", "bold"), *parts]), layout=False)


def _is_over(view: View) -> bool:
    return bool(view.facts.get("winner") or view.facts.get("winners"))


def _short(said: str) -> str:
    """The beginning of a word with a full stop, where that is shorter than the word."""
    return f"{said[:SHORT]}." if len(said) > SHORT + 1 else said


def _said(name: str) -> str:
    """A phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if key in LABELS else name.replace("_", " ").capitalize()


def _phase(said: str, here: bool) -> Content:
    return Content.styled(f"[{said}]", "bold $accent") if here else Content.styled(said, "$foreground-muted")
