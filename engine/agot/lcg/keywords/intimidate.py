"""The keyword Intimidate, and other characters whose strength does not count in a challenge."""

from __future__ import annotations

from engine.agot.state.card_index import CardLayout, index_of
from engine.agot.state.records import PLAY
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, strength
from engine.kernel.memo import memoize
from engine.kernel.reasons import Reason, rule

UNCOUNTED = "uncounted"
"""The mark on a character whose strength does not count in the challenge."""


@rule("lcg.keyword.intimidate")
@memoize
def silenced(table: AgotTable) -> frozenset[str]:
    """While a character with Intimidate attacks, characters weaker than it do not count, friend or foe.

    Nor do those whose strength a text leaves out.
    """
    if table.challenge is None:
        return frozenset()
    return frozenset((*intimidated(table), *uncounted(table)))


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def uncounted(table: AgotTable) -> frozenset[str]:
    """Characters whose strength a text leaves out for a while."""
    return _uncounted(index_of(table.cards).layout)


@memoize
def _uncounted(layout: CardLayout) -> frozenset[str]:
    marked = [card for card in layout.modified if card.zone == PLAY]
    return frozenset(
        [card.id for card in marked if any(modifier.what == UNCOUNTED for modifier in card.modifiers)]
    )


@rule("lcg.keyword.intimidate")
@memoize
def intimidated(table: AgotTable) -> frozenset[str]:
    """Characters weaker than one with Intimidate that attacks."""
    challenge = table.challenge
    if challenge is None:
        return frozenset()
    intimidating = [
        strength(table, table.cards[card])
        for card in challenge.attackers
        if has_keyword(table, table.cards[card], "intimidate")
    ]
    if not intimidating:
        return frozenset()
    high = max(intimidating)
    there = table.all_in_play
    return frozenset(c.id for c in there if c.kind == "character" and strength(table, c) < high)


def silenced_reason(table: AgotTable) -> tuple[Reason, ...]:
    """The participants that are left out of the totals, for the ruling."""
    there = table.challenge.participants if table.challenge is not None else ()
    silent = silenced(table)
    if silent.isdisjoint(there):
        return ()
    weak = tuple(card for card in there if card in intimidated(table))
    marked = tuple(card for card in there if card in uncounted(table))
    reasons = (
        (Reason(("lcg.keyword.intimidate",), says="intimidated", facts={"cards": weak}),) if weak else ()
    )
    if not marked:
        return reasons
    return (*reasons, Reason(("lcg.anatomy.rules_text",), says="not_counted", facts={"cards": marked}))
