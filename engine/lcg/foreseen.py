"""What does the Dragonstone Port allow: a moment before plots are revealed, and power for a plot foreseen?"""

from __future__ import annotations

from engine.kernel.reason import Reason, Verdict, rule
from engine.kernel.state import note
from engine.thrones.moves import RevealPlot
from engine.thrones.power import gain_for_houses
from engine.thrones.speaking import blank_cards
from engine.thrones.table import Table
from engine.thrones.timing import push_window

PORT = "lcg-core-dragonstone-port"
FORESEEN = "foreseen"
"""Lasting: the plot this seat has named."""
TEXT = "lcg.anatomy.rules_text"


@rule("lcg.anatomy.rules_text", "lcg.scope.card_over_rules", "lcg.plot.choose_reveal")
def early_window(table: Table) -> Table:
    """Where a text in play says so, everybody may act when plots are chosen and not yet revealed."""
    if table.phase != "plot":
        return table
    blank = blank_cards(table)
    port = next((one.id for one in table.in_play() if one.face == PORT and one.id not in blank), "")
    if not port:
        return table
    facts = {"card": port}
    table = note(table, Reason((TEXT, "lcg.scope.card_over_rules"), Verdict.YES, "early_window", dict(facts)))
    return push_window(table, by_text=port)


@rule("lcg.anatomy.rules_text", "lcg.power.house_gain")
def pay_for_foreseen(table: Table, *revealed: RevealPlot) -> Table:
    """Whoever has named the plot that an opponent reveals claims one power for each who does."""
    if table.phase != "plot" or not table.lasting:
        return table
    named = [one for one in table.lasting if one.what == FORESEEN]
    gained: dict[str, int] = {}
    for one in named:
        hits = (
            move for move in revealed if table.are_opponents(one.seat, move.by) and move.plot == one.value
        )
        gained[one.seat] = gained.get(one.seat, 0) + sum(1 for _ in hits)
    gained = {seat: amount for seat, amount in gained.items() if amount}
    return gain_for_houses(table, gained, TEXT) if gained else table
