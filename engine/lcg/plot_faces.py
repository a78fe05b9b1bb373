"""Which plot of the catalogue has this name, and what is printed on it?"""

from __future__ import annotations

from functools import cache

from cards.facts import Face, facts
from engine.kernel.reason import rule
from engine.thrones.records import Plot


@rule("lcg.cardtype.plot", "lcg.anatomy.plot_income", "lcg.anatomy.plot_initiative", "lcg.anatomy.claim")
def printed_plot(name: str) -> Plot:
    """A plot revealed by its name has the values printed on it; of one nobody knows they are asked."""
    face = _faces().get(_spelled(name))
    return Plot(name) if face is None else of_face(face, name)


def of_face(face: Face, name: str = "") -> Plot:
    """What is printed on a plot of the catalogue; ``name``: what it was called."""
    income, initiative, claim = (
        one.value if one is not None else None
        for one in (face.plot_income, face.plot_initiative, face.plot_claim)
    )
    traits = face.traits.value if face.traits is not None else ()
    return Plot(name or face.name("en"), face.id, income, initiative, claim, traits=traits)


@cache
def _faces() -> dict[str, Face]:
    """Every plot by its titles, in any language."""
    plots = (face for face in facts("lcg").cards if face.type.value == "plot")
    return {
        _spelled(title): face for face in plots for name in face.names for title in (name.text, *name.aliases)
    }


def _spelled(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())
