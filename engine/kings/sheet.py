"""The battle sheet: type what stands there, read who wins and why. It needs no game around it.

A sheet is plain data; ``read_sheet`` makes it from JSON and ``result`` adds it up. What nobody has typed is
asked for where it matters: a tie without a track, neutral forces without a strength.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.kernel.errors import Unreadable
from engine.kernel.reason import SILENT, Facts, Question, Reason, Verdict, rule
from engine.kernel.ruling import Ruling
from engine.kernel.tally import amount_of, part
from engine.kings import base, box
from engine.kings.box import House
from engine.kings.cases.position import Counts, Number
from engine.kings.points import SIEGE_NEUTRAL
from engine.kings.strength import Force, Ground, side
from engine.kings.table import Given, Table, enemies

ATTACKER, DEFENDER, NEUTRAL = "attacker", "defender", "neutral"
BLADE = base.Fact("blade", 1, base.SOURCE, ("es-summary",))


class SheetSide(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a battle."""

    house: House | None = None
    units: Counts = {}
    support: Counts = {}
    order: int = 0
    """The number on the March or Defence order."""
    card: int | None = None
    """The strength of the House card played; None: none has been played yet."""
    card_name: str = ""
    knights: Number | None = None
    """What this side's House card makes of its attacking knights."""
    blade: bool = False
    """The blade's holder adds one."""


class Sheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands there."""

    attacker: SheetSide = SheetSide()
    defender: SheetSide = SheetSide()
    city: bool = False
    stronghold: bool = False
    fortification: bool = False
    neutral: Number | None = None
    """The strength of neutral forces that defend."""
    fiefdoms: tuple[House, ...] = ()
    """The track that breaks ties, highest first."""
    options: tuple[int, ...] = box.TEXTED
    siege_neutral: Literal["four", "zero"] | None = None
    """What the table has decided of siege engines against neutral forces; None: as recommended."""
    given: dict[str, Number] = {}
    """Strengths of units the table has told: ``knight_strength``..."""


class SheetResult(Struct, frozen=True):
    """Who wins, and why."""

    attack: Reason
    defence: Reason
    winner: str
    """``attacker``, ``defender``, or empty: it cannot be told yet."""
    ruling: Ruling

    @property
    def totals(self) -> tuple[int, int]:
        """Attack and defence."""
        return amount_of(self.attack), amount_of(self.defence)


def read_sheet(raw: dict[str, Any]) -> Sheet:
    """A sheet from its JSON.

    Raises:
        Unreadable: names the field.
    """
    try:
        sheet = msgspec.convert(raw, Sheet)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    for mine in (sheet.attacker, sheet.defender):
        engines = {**mine.units, **mine.support}.get("siege_engine")
        if engines and box.OPTION_SIEGE not in sheet.options:
            raise Unreadable("option_is_needed", option=box.OPTION_SIEGE)
    if sheet.fortification and box.OPTION_FORTS not in sheet.options:
        raise Unreadable("option_is_needed", option=box.OPTION_FORTS)
    return sheet


def result(sheet: Sheet) -> SheetResult:
    """Both sides added up, and who wins."""
    numbers = dict(sheet.given)
    settled = {SIEGE_NEUTRAL.rule: str(sheet.siege_neutral)} if sheet.siege_neutral else {}
    table = Table(
        game="kings", text=box.TEXT, options=sheet.options, given=Given(numbers=numbers), decided=settled
    )
    neutral = sheet.neutral is not None
    ground = Ground(sheet.city, sheet.stronghold, sheet.fortification, neutral)
    attack = _added(table, ground, sheet.attacker, attacking=True)
    defence = _added(table, ground, sheet.defender, attacking=False, neutral=sheet.neutral)
    winner, why = decided(attack, defence, sheet)
    verdict = why.found if isinstance(why.found, Verdict) else Verdict.YES
    return SheetResult(attack, defence, winner, Ruling(verdict, box.TEXT, (why,), (attack, defence)))


def _plain(units: Counts) -> dict[str, int]:
    return {str(piece): count for piece, count in units.items() if count}


def _added(
    table: Table, ground: Ground, mine: SheetSide, *, attacking: bool, neutral: int | None = None
) -> Reason:
    own = Force(_plain(mine.units), attacking, knight=mine.knights if attacking else None)
    help_ = Force(_plain(mine.support), attacking, supporting=True)
    return side(table, ground, own, help_, extra=tuple(_extras(mine, neutral)))


def _extras(mine: SheetSide, neutral: int | None) -> list[Reason]:
    """What is added beside units and fortification: numbers that were typed in."""
    found = []
    if mine.order:
        found.append(part("kings.scope.draft", mine.order, "order_bonus", certainty=base.GIVEN))
    if mine.card is not None:
        found.append(part("kings.scope.draft", mine.card, "card_strength", certainty=base.GIVEN))
    if mine.blade:
        found.append(part("kings.scope.draft", 1, "blade_bonus", BLADE.basis, certainty=BLADE.certainty))
    if neutral is not None:
        found.append(part("kings.scope.draft", neutral, "neutral_strength", certainty=base.GIVEN))
    return found


@rule("kings.scope.draft")
def decided(attack: Reason, defence: Reason, sheet: Sheet) -> tuple[str, Reason]:
    """The higher total wins; a tie goes to the House higher on the track that was entered."""
    ours, theirs = amount_of(attack), amount_of(defence)
    chief, told = ("kings.scope.draft",), base.SOURCE
    higher = _higher(sheet)
    if ours != theirs:
        winner = ATTACKER if ours > theirs else DEFENDER
        facts: Facts = {"attack": ours, "defence": theirs, "certainty": told, "side": winner}
        return winner, Reason(chief, says="higher_wins", facts=facts, basis=SILENT)
    if sheet.neutral is not None:
        asks = Question("neutral_tie")
        even: Facts = {"attack": ours, "defence": theirs}
        return "", Reason(chief, Verdict.NOT_COVERED, "neutral_tie", even, basis=SILENT, asks=asks)
    if not higher:
        asks = Question("fiefdoms")
        tied: Facts = {"attack": ours, "defence": theirs, "certainty": told}
        return "", Reason(chief, Verdict.CANNOT_TELL, "tie_needs_track", tied, basis=SILENT, asks=asks)
    winner = ATTACKER if higher == sheet.attacker.house else DEFENDER
    by_track: Facts = {"certainty": told, "side": winner, "seat": higher}
    return winner, Reason(chief, says="track_breaks_tie", facts=by_track, basis=SILENT)


def _higher(sheet: Sheet) -> str:
    """The House that stands higher on the track that was entered; empty: nobody has told."""
    both = {sheet.attacker.house, sheet.defender.house}
    if None in both or len(both) == 1:
        return ""
    return str(next((one for one in sheet.fiefdoms if one in both), ""))


def sheet_of(table: Table) -> Sheet | None:
    """The battle now open, as far as the board tells it; cards and numbers are typed in besides."""
    fight = table.fight
    if fight is None or not fight.open:
        return None
    area = table.areas[fight.area]
    defender = next(iter(enemies(area, fight.attacker)), None)
    raw = {
        "attacker": {
            "house": fight.attacker,
            "units": fight.attacking,
            "support": fight.supporting.get(ATTACKER, {}),
        },
        "defender": {
            "house": defender,
            "units": area.of(defender or ""),
            "support": fight.supporting.get(DEFENDER, {}),
        },
        "city": area.city,
        "stronghold": area.stronghold,
        "fortification": area.fortification,
        "neutral": area.neutral_strength if area.neutral else None,
        "fiefdoms": table.fiefdoms,
        "options": table.options,
        "siege_neutral": table.decided.get(SIEGE_NEUTRAL.rule),
        "given": {name: value for name, value in table.given.numbers.items() if name.endswith("_strength")},
    }
    return read_sheet(raw)
