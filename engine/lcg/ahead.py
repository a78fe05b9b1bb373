"""Which choice of a text comes next if nobody speaks? A line may answer it before anybody has passed."""

from __future__ import annotations

from engine.kernel.decision import Kind
from engine.kernel.kept import once
from engine.kernel.play import carry_out, decisions
from engine.lcg.asking import open_choice
from engine.lcg.cards.part import Part
from engine.lcg.game import LCG
from engine.thrones.table import Table
from engine.thrones.timing import at

LIMIT = 20
"""More offers than four players can decline in a row."""


@once
def text_ahead(table: Table) -> Table | None:
    """The table at which a text asks, once what is offered now has been declined; none if none does."""
    for _ in range(LIMIT):
        if at(table) == "asking.pick":
            return table
        offers = [one for one in decisions(LCG, table) if one.kind is Kind.OFFER and one.default is not None]
        if not offers or offers[0].default is None:
            return None
        table = carry_out(LCG, table, offers[0].default)
    return None


def asked_for(table: Table) -> Part | None:
    """What is to be chosen there."""
    ahead = text_ahead(table)
    return None if ahead is None else open_choice(ahead)[0]
