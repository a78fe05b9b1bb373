"""Income that may sink below nothing, because cards can lower it."""

from __future__ import annotations

from engine.kernel.game import Verb
from engine.kernel.reason import SILENT, Reason, rule
from engine.kernel.state import note
from engine.thrones.moves import CollectIncome
from engine.thrones.phases import income as shared
from engine.thrones.table import Table
from engine.thrones.values import income


@rule("lcg.marshal.income_compute", "lcg.symbol.income_modifier", "lcg.marshal.income_timing")
def act_income(table: Table, move: CollectIncome) -> Table:
    """Plot and cards in play are added up; a negative sum, of which nothing is said, is taken as nothing."""
    total = income(table, move.by)
    table = shared.act_income(table, move)
    if total >= 0:
        return table
    rules = ("lcg.marshal.income_compute", "lcg.symbol.income_modifier")
    return note(table, Reason(rules, total, "negative_income", {"seat": move.by}, basis=SILENT))


COLLECT_INCOME = Verb(CollectIncome, shared.COLLECT_INCOME.rules, act_income)
