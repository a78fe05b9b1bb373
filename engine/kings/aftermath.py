"""What follows a battle on the sheet: casualties and retreat, as far as the text tells."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import SILENT, STATED, Facts, Reason, Verdict, rule
from engine.kings import box
from engine.kings.sheet import ATTACKER, DEFENDER, Sheet, SheetResult


@rule("kings.siege.no-casualty", "kings.siege.no-retreat", "kings.fort.last-unit", "kings.scope.draft")
def aftermath(sheet: Sheet, found: SheetResult) -> Iterator[Reason]:
    """What the loser's siege engines and the fortification come to; the rest is the base game's."""
    if not found.winner:
        return
    loser = DEFENDER if found.winner == ATTACKER else ATTACKER
    units = (sheet.defender if loser == DEFENDER else sheet.attacker).units
    engines = units.get("siege_engine", 0)
    if engines:
        lost: Facts = {"side": loser, "count": engines}
        yield Reason(("kings.siege.no-casualty",), says="sheet_no_casualty", facts=lost, basis=STATED)
        yield Reason(("kings.siege.no-retreat",), says="sheet_engines_lost", facts=lost, basis=STATED)
    if loser == DEFENDER and sheet.fortification:
        yield Reason(("kings.fort.last-unit",), says="sheet_fort_goes", basis=STATED)
    if any(count for piece, count in units.items() if piece != box.SIEGE):
        rules = ("kings.scope.draft", "kings.gap.base-game")
        beaten: Facts = {"side": loser}
        yield Reason(rules, Verdict.NOT_COVERED, "sheet_beaten", beaten, basis=SILENT)
