"""What the table tells the referee here: cards, printed values, corrections, its own decisions."""

from __future__ import annotations

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, rule
from engine.kernel.told import Decide, act_decide, decidable
from engine.lcg.points import OPEN
from engine.thrones import facts
from engine.thrones.table import Table


@rule("lcg.scope.card_over_rules", "lcg.deck.other_sizes")
def it_is_an_open_point(table: Table, move: Decide) -> Finding:
    """A table may decide where its rulebook is silent or ambiguous."""
    return decidable({point.rule: point for point in OPEN}, move)


VERBS = (
    *(verb for verb in facts.VERBS if verb.move is not Decide),
    Verb(Decide, (it_is_an_open_point,), act_decide),
)
