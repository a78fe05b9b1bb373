"""Event cards that look through a deck or pile, or have another plot revealed."""

from __future__ import annotations

from engine.kernel.reason import Finding, Question, Verdict
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, one_card, one_opponent, search
from engine.lcg.cards.part import Picked, go_on, text_part
from engine.lcg.cards.prices import gold, influence_or_a_noble, kneel_a_knight
from engine.lcg.cards.recorded import Recorded, action, doing, or_influence, paid_with_known
from engine.lcg.entering import barred_by_a_copy, may_be_laid
from engine.lcg.incomes import plot_income
from engine.thrones import effects as e
from engine.thrones.records import ATTACHMENT, CHARACTER, DISCARD, LOCATION, Card
from engine.thrones.table import Table


def _allowed(found: Finding) -> bool:
    """Nothing forbids it."""
    return found is None or found.found is Verdict.YES


def _may_enter(table: Table, asked: e.Ask, one: Card) -> bool | None:
    """A location of printed cost two or less that no copy bars."""
    if one.kind != LOCATION or not _allowed(barred_by_a_copy(table, asked.by, one)):
        return False
    return None if one.cost is None else one.cost <= 2


A_LOCATION = search(
    "bran-the-builders-legacy.search",
    _may_enter,
    lambda asked, one: (e.Enter(one, asked.by),),
    asks=("cost",),
)
A_KNIGHT = search(
    "muster.search",
    lambda table, asked, one: one.kind == CHARACTER and c.has_trait(table, one, "knight"),
)
A_DRAGON = search("dance-with-dragons.search", lambda table, asked, one: c.has_trait(table, one, "dragon"))


def _own_discarded(table: Table, asked: e.Ask) -> Picked:
    there = (one for one in table.cards.values() if one.zone == DISCARD and one.owner == asked.by)
    return tuple(one.id for one in there if one.kind == ATTACHMENT)


def _hosts(table: Table, asked: e.Ask) -> Picked:
    """His characters onto which the attachment may go."""
    card = table.cards[asked.about]
    hosts = table.characters(asked.by)
    return tuple(one.id for one in hosts if _allowed(may_be_laid(table, asked.by, card, one)))


ONTO = text_part(
    "prosperity-and-plenty.host",
    "cards",
    _hosts,
    lambda table, asked, picked: tuple(e.Attach(asked.about, one) for one in picked),
)
AN_ATTACHMENT = one_card(
    "prosperity-and-plenty.attachment", _own_discarded, lambda asked, one: (go_on(ONTO, asked, about=one),)
)


def _income_untold(table: Table, asked: e.Ask) -> Question | None:
    """The income of one of the two plots that nobody has told."""
    for seat in (asked.about, asked.by):
        plot = table.seats[seat].plot
        if plot_income(table, seat) is None:
            return Question("plot_income", plot.name if plot is not None else "", seat)
    return None


def _compared(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    """If the new plot has the lower income, the player who had it revealed claims a power."""
    his, own = plot_income(table, asked.about), plot_income(table, asked.by)
    lower = his is not None and own is not None and his < own
    return (e.GainPower({asked.by: 1}),) if lower else ()


COMPARED = text_part(
    "lords-of-the-narrow-sea.compared", "way", lambda table, asked: (), _compared, wants=_income_untold
)
WHO_REVEALS = one_opponent(
    "lords-of-the-narrow-sea.who",
    lambda asked, seat: (e.RevealAnother(seat), e.Shown(asked.by), go_on(COMPARED, asked, about=seat)),
)


RECORDS: tuple[Recorded, ...] = (
    doing(action("bran-the-builders-legacy.search", "dominance", pay=gold(3)), beginning(A_LOCATION)),
    paid_with_known(
        doing(action("muster.search", "marshalling", pay=kneel_a_knight), beginning(A_KNIGHT)), "traits"
    ),
    doing(action("prosperity-and-plenty.attach", "any_phase", pay=gold(1)), beginning(AN_ATTACHMENT)),
    paid_with_known(
        or_influence(
            doing(
                action("lords-of-the-narrow-sea.reveal-plot", "any_phase", pay=influence_or_a_noble(3)),
                beginning(WHO_REVEALS),
            ),
            3,
        ),
        "crests",
    ),
    doing(action("dance-with-dragons.search", "any_phase", influence=1), beginning(A_DRAGON)),
)
