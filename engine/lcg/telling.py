"""What the table tells the referee here: cards, printed values, corrections, its own decisions."""

from __future__ import annotations

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, no, rule, yes
from engine.kernel.told import Decide
from engine.lcg.points import OPEN
from engine.thrones import facts
from engine.thrones.table import Table


@rule("lcg.scope.card_over_rules", "lcg.deck.other_sizes")
def it_is_an_open_point(table: Table, move: Decide) -> Finding:
    """A table may decide where its rulebook is silent or ambiguous."""
    point = next((one for one in OPEN if one.rule == move.point), None)
    if point is None or move.option not in point.options:
        return no("no_such_option", point=move.point, option=move.option)
    return yes("table_decides", rules=(move.point,), option=move.option)


VERBS = (
    *(verb for verb in facts.VERBS if verb.move is not Decide),
    Verb(Decide, (it_is_an_open_point,), facts.act_decide),
)
