"""Where in the round a lesson stands, and what its phase is for."""

from __future__ import annotations

from textual.content import Content

from engine.kernel.game import Game
from engine.kernel.view import STEP, View, phase_of
from referee.app.presenters.table_names import phase_said
from referee.app.presenters.wording import Wording
from referee.app.widgets.headlines import phases_of

HERE, ELSEWHERE = "●", "○"


def phase_strip(view: View, game: Game, wording: Wording) -> Content | None:
    """A sign for each phase of the round, the name of the present one, and what it is for.

    Nothing where no phase is played, or nobody has said what it is for.
    """
    phase, key = str(view.facts.get("phase", "")), f"coach.{game.id}/{phase_of(view)}-for"
    if not phase or not wording.speech.has(key):
        return None
    told = view.facts.get("phases")
    known = told if isinstance(told, tuple) else phases_of(game)
    signs = "".join(HERE if one == phase else ELSEWHERE for one in known) if phase in known else ""
    name = phase_said(phase_of(view).partition(STEP)[0])
    return Content.assemble(
        Content.styled(f"{signs} ".lstrip(), "$foreground-muted"),
        Content.styled(name, "bold $accent"),
        Content.styled(f"  {wording.speech.say(key)}", "$foreground-muted"),
    )
