"""Who uses the text of a card that has just left play under a player who does not own it?"""

from __future__ import annotations

from engine.kernel.reason import SILENT, Finding, Reason, rule
from engine.thrones.moves import ResolvePassive, Respond
from engine.thrones.records import PLAY
from engine.thrones.table import Table


@rule("lcg.control.own_vs_control", "lcg.outofplay.piles", "lcg.response.definition")
def its_owner_uses_it(table: Table, move: Respond | ResolvePassive) -> Finding:
    """A card in a pile is its owner's; that he uses what its text does on its own end is not stated."""
    card = table.cards[move.card]
    killed = (one for one in table.occasions if one.what == "killed" and one.card == card.id)
    if card.zone == PLAY or all(one.seat == card.owner for one in killed):
        return None
    return Reason(says="used_by_its_owner", facts={"card": card.id}, basis=SILENT)
