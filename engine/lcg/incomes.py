"""What is added to an income beside plot and cards, and what texts of plots take off it?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import Reason, rule
from engine.kernel.tally import part
from engine.lcg import titles
from engine.thrones.abilities import Standing
from engine.thrones.records import Card
from engine.thrones.speaking import said_by_texts
from engine.thrones.standing import BARRED, BONUS_COUNTED, PLOT_INCOME_COUNTED, called, givers
from engine.thrones.table import Table, as_source


def income_parts(table: Table, seat: str) -> tuple[Reason, ...]:
    """The title, and what does not count."""
    return (*titles.income_parts(table, seat), *_of_the_plot(table, seat), *_of_cards(table, seat))


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def _of_the_plot(table: Table, seat: str) -> Iterator[Reason]:
    """The income of a plot that a text makes nothing, however many such texts there are."""
    plot = table.seats[seat].plot
    found = _not_counted(table, seat) if plot is not None and plot.income else None
    if plot is not None and plot.income and found is not None:
        one, source = found
        yield part(one.rule, -plot.income, "plot_income_not_counted", seat=seat, by_means=called(source))


def _not_counted(table: Table, seat: str) -> tuple[Standing, Card] | None:
    """The first text that makes the income of this seat's plot nothing, and the card it stands on."""
    plot = as_source(table.seats[seat])
    given = said_by_texts(table).get((BARRED, PLOT_INCOME_COUNTED), ())
    return next(((one, source) for one, source in given if one.affects(table, source, plot)), None)


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def plot_income(table: Table, seat: str) -> int | None:
    """The income of a seat's plot as texts let it count; None: not known."""
    plot = table.seats[seat].plot
    if plot is None:
        return None
    return 0 if _not_counted(table, seat) is not None else plot.income


@rule("lcg.anatomy.rules_text", "lcg.symbol.income_modifier")
def _of_cards(table: Table, seat: str) -> Iterator[Reason]:
    """Bonuses of cards that a text leaves out; a card that lowers an income gives no bonus."""
    if (BARRED, BONUS_COUNTED) not in said_by_texts(table):
        return
    for card in table.in_play(seat):
        texts = tuple(givers(table, card, BARRED, BONUS_COUNTED)) if card.income and card.income > 0 else ()
        if texts:
            one, source = texts[0]
            by = called(source)
            yield part(one.rule, -(card.income or 0), "bonus_not_counted", card=card.id, by_means=by)
