"""Where does what a position says of one seat contradict itself?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.thrones.cases.position import PCard, PPlots, PSeat
from engine.thrones.records import ATTACHMENT, CHARACTER, LOCATION

Contradictions = Iterator[tuple[str, str]]
"""Each with the rule it breaks."""

PLOTS = 7


def contradictions(seat: PSeat, phase: str) -> Contradictions:
    """Cards in a list of another kind, cards out of play that are in use, too many plots."""
    lists = ((seat.characters, CHARACTER), (seat.locations, LOCATION), (seat.attachments, ATTACHMENT))
    for cards, kind in lists:
        for card in cards:
            yield from _of_another_kind(card, kind)
    for pile in (seat.hand.known, seat.dead, seat.discard):
        for card in pile:
            yield from _in_use(card)
    yield from _of_plots(seat, phase)
    plots = seat.plots
    if plots and len(_all_plots(plots)) > PLOTS:
        yield f"{seat.id} has more than seven plots", "hbo.comp.plot_cards"


def _of_plots(seat: PSeat, phase: str) -> Contradictions:
    """One plot lies revealed, and none is listed twice; in the plot phase the next one may be described."""
    plots, name = seat.plots, seat.plot.name if seat.plot else ""
    if plots is None:
        return
    later = phase not in ("setup", "plot")
    if later and name and plots.revealed and name != plots.revealed:
        yield (
            f"{seat.id} has the plot {name} and is said to have revealed {plots.revealed}",
            "hbo.plot.replaces",
        )
    if plots.revealed and plots.revealed in plots.available:
        yield f"the revealed plot of {seat.id} lies in his plot deck too", "hbo.plot.replaces"
    for plot in sorted(set(plots.available) & set(plots.used)):
        yield f"the plot {plot} of {seat.id} is both in the plot deck and used", "hbo.plot.used_pile"


def _all_plots(plots: PPlots) -> list[str]:
    """Every plot once; the revealed one may be listed with those used."""
    listed = [*plots.available, *plots.used]
    shown = plots.revealed
    return listed if shown is None or shown in listed else [*listed, shown]


def _of_another_kind(card: PCard, kind: str) -> Contradictions:
    if card.type not in (None, kind, "event"):
        yield f"{_called(card)} is listed as one kind of card and called another", "hbo.type.five_types"
    if card.host and kind != ATTACHMENT:
        yield f"{_called(card)} lies under a card and is no attachment", "hbo.type.attachment"


def _in_use(card: PCard) -> Contradictions:
    """Only a card in play kneels, has power on it or other cards under it."""
    if card.kneeling or card.host or card.modifiers:
        yield f"{_called(card)} is not in play and is used as if it were", "hbo.play.out_of_play"
    if card.power:
        yield f"{_called(card)} is not in play and has power", "hbo.power.character_leaves"
    if card.duplicates:
        yield f"{_called(card)} is not in play and has duplicates", "hbo.piles.leaving_strips"


def _called(card: PCard) -> str:
    return card.id or card.name
