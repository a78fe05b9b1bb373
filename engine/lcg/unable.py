"""Which cards have no ability that could be used, or set off?"""

from __future__ import annotations

from functools import cache

from cards.facts import facts
from engine.kernel.reason import Finding, no, rule
from engine.lcg.cards.registry import RECORDS
from engine.thrones.abilities import uses_of
from engine.thrones.moves import ResolvePassive, UseOfCard
from engine.thrones.table import Table


@cache
def wholly_known() -> frozenset[str]:
    """The cards of the catalogue all of whose text the referee carries out, and those that have none."""
    left = {one.face for one in RECORDS if one.by_hand}
    return frozenset(face.id for face in facts("lcg").cards if face.id not in left)


@rule("lcg.anatomy.rules_text", "lcg.action.definition", "lcg.response.definition")
def it_has_an_ability_to_use(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card without any action, response or passive that is carried out at a moment has none to use."""
    card = table.cards[move.card]
    if card.face not in wholly_known() or uses_of(card) or card.timing:
        return None
    return no("nothing_to_use", card=card.id)
