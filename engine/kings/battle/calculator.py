"""The battle calculator: both sides typed into a form, with the winner and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.kernel import input_forms as form
from engine.kernel.decoders import Number
from engine.kernel.errors import Unreadable
from engine.kernel.input_forms import CalculatorField, CalculatorResult, FieldKind, FormValues
from engine.kernel.reasons import (
    SILENT,
    STATED,
    Facts,
    Question,
    Reason,
    Ruling,
    Verdict,
    amount_of,
    part,
    rule,
)
from engine.kings.battle.strength import Force, Ground, side
from engine.kings.board import components
from engine.kings.board.components import HouseName
from engine.kings.board.supply_and_victory import enemies
from engine.kings.cases.position import PieceCounts
from engine.kings.rule_variants import SIEGE_NEUTRAL
from engine.kings.table import Given, KingsTable

ATTACKER, DEFENDER, NEUTRAL = "attacker", "defender", "neutral"
BLADE = components.BaseGameFact("blade", 1, components.SOURCE, ("es-summary",))


class SideInput(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a battle."""

    house: HouseName | None = None
    units: PieceCounts = {}
    support: PieceCounts = {}
    order: int = 0
    """The number on the March or Defence order."""
    card: int | None = None
    """The strength of the House card played; None: none has been played yet."""
    card_name: str = ""
    knights: Number | None = None
    """What this side's House card makes of its attacking knights."""
    blade: bool = False
    """The blade's holder adds one."""


class BattleInput(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The values of the form."""

    attacker: SideInput = SideInput()
    defender: SideInput = SideInput()
    city: bool = False
    stronghold: bool = False
    fortification: bool = False
    neutral: Number | None = None
    """The strength of neutral forces that defend."""
    fiefdoms: tuple[HouseName, ...] = ()
    """The track that breaks ties, highest first."""
    options: tuple[int, ...] = components.TEXTED
    siege_neutral: Literal["four", "zero"] | None = None
    """What the table has decided of siege engines against neutral forces; None: as recommended."""
    given: dict[str, Number] = {}
    """Strengths of units that the table has declared: ``knight_strength``..."""


class BattleResult(Struct, frozen=True):
    """The winner, and the reasons."""

    attack: Reason
    defence: Reason
    winner: str
    """``attacker``, ``defender``, or empty: not known yet."""
    ruling: Ruling

    @property
    def totals(self) -> tuple[int, int]:
        """Attack and defence."""
        return amount_of(self.attack), amount_of(self.defence)


def read_battle_input(raw: dict[str, Any]) -> BattleInput:
    """A sheet from its JSON.

    Raises:
        Unreadable: names the field.
    """
    try:
        sheet = msgspec.convert(raw, BattleInput)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    for mine in (sheet.attacker, sheet.defender):
        engines = {**mine.units, **mine.support}.get("siege_engine")
        if engines and components.OPTION_SIEGE not in sheet.options:
            raise Unreadable("option_is_needed", option=components.OPTION_SIEGE)
    if sheet.fortification and components.OPTION_FORTS not in sheet.options:
        raise Unreadable("option_is_needed", option=components.OPTION_FORTS)
    return sheet


def battle_result(sheet: BattleInput) -> BattleResult:
    """Both sides added up, and who wins."""
    numbers = dict(sheet.given)
    settled = {SIEGE_NEUTRAL.rule: str(sheet.siege_neutral)} if sheet.siege_neutral else {}
    table = KingsTable(
        game="kings",
        text=components.TEXT,
        options=sheet.options,
        given=Given(numbers=numbers),
        decided=settled,
    )
    neutral = sheet.neutral is not None
    ground = Ground(sheet.city, sheet.stronghold, sheet.fortification, neutral)
    attack = _added(table, ground, sheet.attacker, attacking=True)
    defence = _added(table, ground, sheet.defender, attacking=False, neutral=sheet.neutral)
    winner, why = decided(attack, defence, sheet)
    verdict = why.found if isinstance(why.found, Verdict) else Verdict.YES
    return BattleResult(attack, defence, winner, Ruling(verdict, components.TEXT, (why,), (attack, defence)))


def _plain(units: PieceCounts) -> dict[str, int]:
    return {str(piece): count for piece, count in units.items()}


def _added(
    table: KingsTable, ground: Ground, mine: SideInput, *, attacking: bool, neutral: int | None = None
) -> Reason:
    own = Force(_plain(mine.units), attacking, knight=mine.knights if attacking else None)
    help_ = Force(_plain(mine.support), attacking, supporting=True)
    return side(table, ground, own, help_, extra=tuple(_extras(mine, neutral)))


def _extras(mine: SideInput, neutral: int | None) -> list[Reason]:
    """The typed-in parts of a strength, beside units and fortification."""
    extras = []
    if mine.order:
        extras.append(part("kings.scope.draft", mine.order, "order_bonus", certainty=components.GIVEN))
    if mine.card is not None:
        extras.append(part("kings.scope.draft", mine.card, "card_strength", certainty=components.GIVEN))
    if mine.blade:
        extras.append(part("kings.scope.draft", 1, "blade_bonus", BLADE.basis, certainty=BLADE.certainty))
    if neutral is not None:
        extras.append(part("kings.scope.draft", neutral, "neutral_strength", certainty=components.GIVEN))
    return extras


@rule("kings.scope.draft")
def decided(attack: Reason, defence: Reason, sheet: BattleInput) -> tuple[str, Reason]:
    """The higher total wins; a tie goes to the House higher on the track that was entered."""
    ours, theirs = amount_of(attack), amount_of(defence)
    chief, certainty = ("kings.scope.draft",), components.SOURCE
    higher = _higher(sheet)
    if ours != theirs:
        winner = ATTACKER if ours > theirs else DEFENDER
        facts: Facts = {"attack": ours, "defence": theirs, "certainty": certainty, "side": winner}
        return winner, Reason(chief, says="higher_wins", facts=facts, basis=SILENT)
    if sheet.neutral is not None:
        asks = Question("neutral_tie")
        even: Facts = {"attack": ours, "defence": theirs}
        return "", Reason(chief, Verdict.NOT_COVERED, "neutral_tie", even, basis=SILENT, asks=asks)
    if not higher:
        asks = Question("fiefdoms")
        tied: Facts = {"attack": ours, "defence": theirs, "certainty": certainty}
        return "", Reason(chief, Verdict.CANNOT_TELL, "tie_needs_track", tied, basis=SILENT, asks=asks)
    winner = ATTACKER if higher == sheet.attacker.house else DEFENDER
    by_track: Facts = {"certainty": certainty, "side": winner, "seat": higher}
    return winner, Reason(chief, says="track_breaks_tie", facts=by_track, basis=SILENT)


def _higher(sheet: BattleInput) -> str:
    """The House higher on the entered track; empty: the track is unknown."""
    both = {sheet.attacker.house, sheet.defender.house}
    if None in both or len(both) == 1:
        return ""
    return str(next((fiefdom for fiefdom in sheet.fiefdoms if fiefdom in both), ""))


def battle_input_of(table: KingsTable) -> BattleInput | None:
    """The open battle, as far as the board shows it; cards and numbers are typed in."""
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
            "units": area.units_of(defender or ""),
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
    return read_battle_input(raw)


@rule("kings.siege.no-casualty", "kings.siege.no-retreat", "kings.fort.last-unit", "kings.scope.draft")
def aftermath(sheet: BattleInput, result: BattleResult) -> Iterator[Reason]:
    """What the loser's siege engines and the fortification come to; the rest is the base game's."""
    if not result.winner:
        return
    loser = DEFENDER if result.winner == ATTACKER else ATTACKER
    units = (sheet.defender if loser == DEFENDER else sheet.attacker).units
    engines = units.get("siege_engine", 0)
    if engines:
        lost: Facts = {"side": loser, "count": engines}
        yield Reason(("kings.siege.no-casualty",), says="sheet_no_casualty", facts=lost, basis=STATED)
        yield Reason(("kings.siege.no-retreat",), says="sheet_engines_lost", facts=lost, basis=STATED)
    if loser == DEFENDER and sheet.fortification:
        yield Reason(("kings.fort.last-unit",), says="sheet_fort_goes", basis=STATED)
    if any(count for piece, count in units.items() if piece != components.SIEGE):
        rules = ("kings.scope.draft", "kings.gap.base-game")
        beaten: Facts = {"side": loser}
        yield Reason(rules, Verdict.NOT_COVERED, "sheet_beaten", beaten, basis=SILENT)


SIDES = (ATTACKER, DEFENDER)
NUMBER, ONE, SEVERAL, TICK = FieldKind
SUPPORT, OPTION = "support_", "option_"
GROUND = ("city", "stronghold", "fortification")
STRENGTHS = ("footman_strength", "knight_strength", "ship_strength")
LOWEST_ORDER = -3
"""Orders may take away; no printed one takes more than a few."""
OPTIONS = tuple(f"{OPTION}{number}" for number in components.TEXTED)
FIELDS = (
    CalculatorField("house", ONE, True, components.HOUSES, "house"),
    *(CalculatorField(piece, NUMBER, True) for piece in components.PIECES),
    *(CalculatorField(f"{SUPPORT}{piece}", NUMBER, True) for piece in components.PIECES),
    CalculatorField("order", NUMBER, True, least=LOWEST_ORDER),
    CalculatorField("card", NUMBER, True),
    CalculatorField("knights", NUMBER, True),
    CalculatorField("blade", TICK, True),
    *(CalculatorField(key, TICK) for key in GROUND),
    CalculatorField("neutral", NUMBER),
    CalculatorField("siege_neutral", ONE, options=SIEGE_NEUTRAL.options, word="siege-neutral"),
    CalculatorField("fiefdoms", SEVERAL, options=components.HOUSES, word="house"),
    CalculatorField("options", SEVERAL, options=OPTIONS, word="begin"),
    *(CalculatorField(key, NUMBER) for key in STRENGTHS),
)


def _number(filled: FormValues, key: str) -> int | None:
    words = filled.get(key)
    if not words:
        return None
    try:
        return int(words[0])
    except ValueError:
        raise Unreadable("number_wanted", read=words[0]) from None


def _units(filled: FormValues, start: str) -> dict[str, int]:
    counted = {piece: _number(filled, f"{start}{piece}") for piece in components.PIECES}
    return {piece: count for piece, count in counted.items() if count is not None}


def _side(filled: FormValues, side: str) -> dict[str, Any]:
    side_input: dict[str, Any] = {
        "house": next(iter(filled.get(f"{side}.house", ())), None),
        "units": _units(filled, f"{side}."),
        "support": _units(filled, f"{side}.{SUPPORT}"),
        "order": _number(filled, f"{side}.order") or 0,
        "card": _number(filled, f"{side}.card"),
        "knights": _number(filled, f"{side}.knights"),
        "blade": f"{side}.blade" in filled,
    }
    return side_input


def read_form(filled: FormValues) -> BattleInput:
    """The sheet that was filled in.

    Raises:
        Unreadable: something in it does not go together, or is no number.
    """
    strengths = {key: _number(filled, key) for key in STRENGTHS}
    raw: dict[str, Any] = {side: _side(filled, side) for side in SIDES}
    raw |= {key: key in filled for key in GROUND}
    raw["neutral"] = _number(filled, "neutral")
    raw["siege_neutral"] = next(iter(filled.get("siege_neutral", ())), None)
    raw["fiefdoms"] = filled.get("fiefdoms", ())
    raw["options"] = [int(ticked.removeprefix(OPTION)) for ticked in filled.get("options", ())]
    raw["given"] = {key: value for key, value in strengths.items() if value is not None}
    return read_battle_input(raw)


def answer_form(filled: FormValues) -> CalculatorResult:
    """The winner and the reasons, both sums, and the consequences."""
    sheet = read_form(filled)
    result = battle_result(sheet)
    followed = tuple(aftermath(sheet, result))
    return CalculatorResult(result.totals, (*result.ruling.reasons, result.attack, result.defence, *followed))


def _of_side(name: str, side: SideInput) -> FormValues:
    counts = {str(piece): count for piece, count in side.units.items()}
    counts |= {f"{SUPPORT}{piece}": count for piece, count in side.support.items()}
    filled = {f"{name}.{key}": (str(count),) for key, count in counts.items() if count}
    return {**filled, **({f"{name}.house": (side.house,)} if side.house else {})}


def filled_from_battle(table: KingsTable) -> FormValues:
    """The form filled in from the open battle; without one, from the table's lasting declarations."""
    options = tuple(f"{OPTION}{number}" for number in table.options if number in components.TEXTED)
    filled: FormValues = {"options": options, "fiefdoms": tuple(table.fiefdoms)}
    filled |= {key: (str(table.given.numbers[key]),) for key in STRENGTHS if key in table.given.numbers}
    if SIEGE_NEUTRAL.rule in table.decided:
        filled |= {"siege_neutral": (table.decided[SIEGE_NEUTRAL.rule],)}
    sheet = battle_input_of(table)
    if sheet is not None:
        filled |= {**_of_side(ATTACKER, sheet.attacker), **_of_side(DEFENDER, sheet.defender)}
        filled |= {key: (form.YES,) for key in GROUND if getattr(sheet, key)}
        filled |= {"neutral": (str(sheet.neutral),)} if sheet.neutral is not None else {}
    return {key: words for key, words in filled.items() if words}


CALCULATOR = form.CalculatorForm(
    "battle-sheet", SIDES, FIELDS, answer_form, filled_from_battle, {"options": OPTIONS}
)
