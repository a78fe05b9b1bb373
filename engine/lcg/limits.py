"""How often an ability may be used: counted in the state, forgotten when what it counts in is over."""

from __future__ import annotations

from engine.kernel.reason import DERIVED, SILENT, Finding, no, rule
from engine.thrones.abilities import Use, uses_of
from engine.thrones.moves import UseOfCard
from engine.thrones.records import EVENT, Card
from engine.thrones.table import Table
from engine.thrones.targets import ABILITY_OF


def key(card: Card, use: Use, seat: str) -> str:
    """Under what a use is counted: a card in play by itself, an event by its title and who plays it."""
    assert use.limit is not None
    of = f"{card.face}/{seat}" if card.kind == EVENT else card.id
    return f"{use.limit[1]}/{of}"


@rule("lcg.anatomy.rules_text")
def its_limit_is_not_used_up(table: Table, move: UseOfCard) -> Finding:
    """A text that may be used so often in a challenge, phase or round is not used more often."""
    card = table.cards[move.card]
    for use in uses_of(card, ABILITY_OF[type(move)]):
        if use.limit is None or table.limits.get(key(card, use, move.by), 0) < use.limit[0]:
            continue
        # That the limit of an event is each player's own, and that of a card each copy's, is not stated.
        basis = SILENT if card.kind == EVENT else DERIVED
        return no("limit_used_up", basis=basis, card=card.id, limit=use.limit[0], until=use.limit[1])
    return None


def count(table: Table, card: Card, kind: str, seat: str) -> Table:
    """One more use of an ability with a limit."""
    for use in uses_of(card, kind):
        if use.limit is not None:
            counted = key(card, use, seat)
            return table.put(limits={**table.limits, counted: table.limits.get(counted, 0) + 1})
    return table
