"""Which cards does a use of a card leave alone because of what their own text says?"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, no, rule
from engine.thrones.moves import ResolvePassive, UseOfCard
from engine.thrones.records import ATTACHMENT, CHARACTER, EVENT, LOCATION
from engine.thrones.table import Table
from engine.thrones.targets import targets_of

TRIGGERED = "triggered_effects"
KINDS: dict[str, tuple[str, ...]] = {
    EVENT: ("events", TRIGGERED),
    CHARACTER: ("character_abilities", TRIGGERED),
    LOCATION: (TRIGGERED,),
    ATTACHMENT: (TRIGGERED,),
}
"""Kind of card -> what its effects are called where a text speaks of immunity."""


@rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
def no_immune_card_is_chosen(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card whose text says that it is immune to effects of a kind is not chosen for them."""
    source = table.cards[move.card]
    # Nobody uses a passive: it works of itself, and so is not one of the effects that are triggered.
    kinds = [one for one in KINDS[source.kind] if one != TRIGGERED or not isinstance(move, ResolvePassive)]
    for target in targets_of(move.effects):
        if any(kind in table.cards[target].immune_to for kind in kinds):
            return no("immune", card=target)
    return None


def heeding_immunity(verb: Verb) -> Verb:
    """The verb with this rule after all its others."""
    return replace(verb, rules=(*verb.rules, no_immune_card_is_chosen))
