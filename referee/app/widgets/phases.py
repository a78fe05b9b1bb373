"""Where in the round are we, and whom does the table wait for?"""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from engine.kernel.game import Game
from engine.kernel.view import View
from referee.app.labels import label
from referee.app.wording import Wording


def phases_of(game: Game) -> tuple[str, ...]:
    """The phases of a round: the steps of a procedure that are procedures themselves."""
    for procedure in game.procedures.values():
        found = tuple(step.name for step in procedure.steps if f"{step.name}_phase" in game.procedures)
        if len(found) > 1:
            return found
    return ()


class PhaseBar(Static):
    """The phases of the round, the present one marked by brackets as well as by colour."""

    def show_view(self, view: View, game: Game, wording: Wording) -> None:
        """Draws the bar."""
        here = str(view.facts.get("phase", ""))
        known = phases_of(game)
        names = known if here in known or not here else (here, *known)
        parts = [Content.styled(f"{label('round', round=view.facts.get('round', ''))} ", "bold")]
        parts += [
            _phase(wording.word(name) if wording.word(name) != name else name, name == here) for name in names
        ]
        self.update(Content(" ").join(parts))


def _phase(name: str, here: bool) -> Content:
    said = name[:1].upper() + name[1:]
    return Content.styled(f"[{said}]", "bold $accent") if here else Content.styled(said, "$foreground-muted")
