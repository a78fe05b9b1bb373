"""A card whose text counts as blank has no abilities."""

from __future__ import annotations

from engine.kernel.reason import Finding, no, rule
from engine.thrones.moves import Cancel, ResolvePassive, Save, UseOfCard
from engine.thrones.speaking import blank_cards
from engine.thrones.standing import blanked_by
from engine.thrones.table import Table


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def its_text_counts(table: Table, move: UseOfCard | Cancel | ResolvePassive | Save) -> Finding:
    """Of a card whose text counts as blank no ability is used."""
    card = move.by_means if isinstance(move, Save) else move.card
    if card not in blank_cards(table):
        return None
    return no("text_is_blank", because=blanked_by(table, table.cards[card]), card=card)
