"""Which plot of the catalogue has this title, and does the referee carry out its text?"""

from __future__ import annotations

from functools import cache

from cards.facts import facts
from engine.kernel.reason import rule
from engine.thrones.abilities import BONUSES, CONSTANTS
from engine.thrones.records import Plot


@rule("hbo.plot.other_text", "hbo.golden.card_over_rules")
def plot_with_its_text(name: str) -> Plot:
    """A plot revealed by its title brings the text that is known of it; its numbers are told by the table."""
    return Plot(name, _with_text().get(_spelled(name), ""))


@cache
def _with_text() -> dict[str, str]:
    """Every title, in any language, of a plot whose text is carried out -> its id."""
    plots = (face for face in facts("hbo").cards if face.id in CONSTANTS or face.id in BONUSES)
    return {
        _spelled(title): face.id
        for face in plots
        for name in face.names
        for title in (name.text, *name.aliases)
    }


def _spelled(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())
