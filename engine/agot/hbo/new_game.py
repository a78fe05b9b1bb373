"""A new game: houses, plot lists, hands drawn."""

from __future__ import annotations

from engine.agot.hbo.game import HBO, TEXTS
from engine.agot.rounds.entry_points import at_draft, at_setup
from engine.agot.state.records import Seat
from engine.agot.state.table import Table
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.forms import Setting, SettingKind, StartForm
from engine.kernel.reasons import rule

HOUSES = ("stark", "lannister")
DECK, HAND, PLOTS = 50, 7, 7
START = StartForm(
    (
        Setting("houses", SettingKind.SEATS, HOUSES, "house", 2, 2),
        Setting("draft", SettingKind.ONE, ("no", "yes"), "draft"),
    ),
    passes=True,
)
"""What a table settles before it begins."""


def new_game(
    text: str, plots: dict[str, tuple[str, ...]], houses: tuple[str, ...] = HOUSES, draft: bool = False
) -> Table:
    """The table after the first five steps of set-up, or, where plots are drafted, in the third of them.

    Args:
        text: the printing the game is ruled under.
        plots: house -> its seven standard plots.
        houses: who plays, in the order of the seats.
        draft: whether plots are drafted.

    Raises:
        Unreadable: no such text.
        Impossible: two players cannot play one house; a plot deck is not seven (hbo.setup.choose_houses).
    """
    if text not in TEXTS:
        raise Unreadable("unknown_text", text=text, known=TEXTS)
    faults = tuple(_defects(plots, houses))
    if faults:
        raise Impossible(faults)
    seats = {house: _seat(house, plots[house], draft) for house in houses}
    table = Table(game=HBO.id, text=text, seats=seats)
    return at_draft(HBO, table) if draft else at_setup(HBO, table)


@rule("hbo.setup.choose_houses", "hbo.setup.plot_lists", "hbo.comp.draw_decks")
def _defects(plots: dict[str, tuple[str, ...]], houses: tuple[str, ...]) -> list[tuple[str, str]]:
    faults = []
    if len(houses) != 2 or len(set(houses)) != 2 or not set(houses) <= set(HOUSES):
        faults.append(("two players take one house each, Stark and Lannister", "hbo.setup.choose_houses"))
    wrong = [house for house in houses if len(plots.get(house, ())) != PLOTS]
    return faults + [(f"the plot deck of {one} is not seven plots", "hbo.setup.plot_lists") for one in wrong]


def _seat(house: str, plots: tuple[str, ...], draft: bool) -> Seat:
    return Seat(
        id=house,
        house=house,
        hand=0 if draft else HAND,
        deck=DECK if draft else DECK - HAND,
        plots_available=None if draft else plots,
        draft_standard=plots if draft else (),
    )
