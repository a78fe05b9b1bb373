"""Do those still take part in a challenge who no longer have its icon?"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, rule
from engine.thrones.moves import Resolve
from engine.thrones.points import ICON_LOST
from engine.thrones.table import Table
from engine.thrones.values import has_icon


@rule("hbo.challenge.icon_lost", "hbo.challenge.participants")
def who_has_lost_the_icon_takes_part(table: Table, move: Resolve) -> Finding:
    """A participant that has lost the icon of the challenge goes on counting: only declaring asks for it."""
    challenge = table.challenge
    for card in challenge.participants if challenge is not None else ():
        if challenge is not None and has_icon(table, table.cards[card], challenge.kind) is False:
            return ICON_LOST.reason(table, "participant_without_icon", card=card)
    return None


def counting_all(verb: Verb) -> Verb:
    """The verb with this rule after all its others."""
    return replace(verb, rules=(*verb.rules, who_has_lost_the_icon_takes_part))
