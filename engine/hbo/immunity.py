"""Which cards does a use of a card leave alone because of what their own text says?"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, no, rule
from engine.thrones.immunity import kinds_of_effect
from engine.thrones.moves import ResolvePassive, UseOfCard
from engine.thrones.table import Table
from engine.thrones.targets import targets_of


@rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
def no_immune_card_is_chosen(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card whose text says that it is immune to effects of a kind is not chosen for them."""
    kinds = kinds_of_effect(table.cards[move.card].kind, passive=isinstance(move, ResolvePassive))
    for target in targets_of(move.effects):
        if any(kind in table.cards[target].immune_to for kind in kinds):
            return no("immune", card=target)
    return None


def heeding_immunity(verb: Verb) -> Verb:
    """The verb with this rule after all its others."""
    return replace(verb, rules=(*verb.rules, no_immune_card_is_chosen))
