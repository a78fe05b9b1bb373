"""What is added to an income beside plot and cards, and what texts of plots take off it?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import Reason, rule
from engine.kernel.tally import part
from engine.lcg import titles
from engine.thrones.standing import BARRED, BONUS_COUNTED, PLOT_INCOME_COUNTED, called, givers
from engine.thrones.table import Table, as_source


def income_parts(table: Table, seat: str) -> tuple[Reason, ...]:
    """The title, and what does not count."""
    return (*titles.income_parts(table, seat), *_of_the_plot(table, seat), *_of_cards(table, seat))


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def _of_the_plot(table: Table, seat: str) -> Iterator[Reason]:
    """The income of a plot that a text makes nothing, however many such texts there are."""
    here = table.seats[seat]
    income = here.plot.income if here.plot is not None else None
    for one, source in table.standing.get((BARRED, PLOT_INCOME_COUNTED), ()):
        if income and one.affects(table, source, as_source(here)):
            by = called(source)
            yield part(one.rule, -income, "plot_income_not_counted", seat=seat, by_means=by)
            return


@rule("lcg.anatomy.rules_text", "lcg.symbol.income_modifier")
def _of_cards(table: Table, seat: str) -> Iterator[Reason]:
    """Bonuses of cards that a text leaves out; a card that lowers an income gives no bonus."""
    if (BARRED, BONUS_COUNTED) not in table.standing:
        return
    for card in table.in_play(seat):
        texts = tuple(givers(table, card, BARRED, BONUS_COUNTED)) if card.income and card.income > 0 else ()
        if texts:
            one, source = texts[0]
            by = called(source)
            yield part(one.rule, -(card.income or 0), "bonus_not_counted", card=card.id, by_means=by)
