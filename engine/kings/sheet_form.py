"""The battle sheet as a form: its fields, how what was filled in is read, what an open battle fills in."""

from __future__ import annotations

from typing import Any

from engine.kernel import sheet as form
from engine.kernel.errors import Unreadable
from engine.kernel.sheet import Answered, Field, Filled, Fills
from engine.kings import box
from engine.kings.aftermath import aftermath
from engine.kings.points import SIEGE_NEUTRAL
from engine.kings.sheet import ATTACKER, DEFENDER, Sheet, SheetSide, read_sheet, result, sheet_of
from engine.kings.table import Table

SIDES = (ATTACKER, DEFENDER)
NUMBER, ONE, SEVERAL, TICK = Fills
SUPPORT, OPTION = "support_", "option_"
GROUND = ("city", "stronghold", "fortification")
STRENGTHS = ("footman_strength", "knight_strength", "ship_strength")
LOWEST_ORDER = -3
"""Orders may take away; no printed one takes more than a few."""
OPTIONS = tuple(f"{OPTION}{number}" for number in box.TEXTED)
FIELDS = (
    Field("house", ONE, True, box.HOUSES, "house"),
    *(Field(piece, NUMBER, True) for piece in box.PIECES),
    *(Field(f"{SUPPORT}{piece}", NUMBER, True) for piece in box.PIECES),
    Field("order", NUMBER, True, least=LOWEST_ORDER),
    Field("card", NUMBER, True),
    Field("knights", NUMBER, True),
    Field("blade", TICK, True),
    *(Field(key, TICK) for key in GROUND),
    Field("neutral", NUMBER),
    Field("siege_neutral", ONE, options=SIEGE_NEUTRAL.options, word="siege-neutral"),
    Field("fiefdoms", SEVERAL, options=box.HOUSES, word="house"),
    Field("options", SEVERAL, options=OPTIONS, word="begin"),
    *(Field(key, NUMBER) for key in STRENGTHS),
)


def _number(filled: Filled, key: str) -> int | None:
    words = filled.get(key)
    if not words:
        return None
    try:
        return int(words[0])
    except ValueError:
        raise Unreadable("malformed_position", error=f"{key}: a number is wanted, not {words[0]}") from None


def _units(filled: Filled, start: str) -> dict[str, int]:
    counted = {piece: _number(filled, f"{start}{piece}") for piece in box.PIECES}
    return {piece: count for piece, count in counted.items() if count is not None}


def _side(filled: Filled, side: str) -> dict[str, Any]:
    found: dict[str, Any] = {
        "house": next(iter(filled.get(f"{side}.house", ())), None),
        "units": _units(filled, f"{side}."),
        "support": _units(filled, f"{side}.{SUPPORT}"),
        "order": _number(filled, f"{side}.order") or 0,
        "card": _number(filled, f"{side}.card"),
        "knights": _number(filled, f"{side}.knights"),
        "blade": f"{side}.blade" in filled,
    }
    return found


def read(filled: Filled) -> Sheet:
    """The sheet that was filled in.

    Raises:
        Unreadable: something in it does not go together, or is no number.
    """
    told = {key: _number(filled, key) for key in STRENGTHS}
    raw: dict[str, Any] = {side: _side(filled, side) for side in SIDES}
    raw |= {key: key in filled for key in GROUND}
    raw["neutral"] = _number(filled, "neutral")
    raw["siege_neutral"] = next(iter(filled.get("siege_neutral", ())), None)
    raw["fiefdoms"] = filled.get("fiefdoms", ())
    raw["options"] = [int(one.removeprefix(OPTION)) for one in filled.get("options", ())]
    raw["given"] = {key: value for key, value in told.items() if value is not None}
    return read_sheet(raw)


def answer(filled: Filled) -> Answered:
    """Who wins and why, both sums, and what follows."""
    sheet = read(filled)
    found = result(sheet)
    followed = tuple(aftermath(sheet, found))
    return Answered(found.totals, (*found.ruling.reasons, found.attack, found.defence, *followed))


def _of_side(name: str, side: SheetSide) -> Filled:
    counts = {str(piece): count for piece, count in side.units.items()}
    counts |= {f"{SUPPORT}{piece}": count for piece, count in side.support.items()}
    filled = {f"{name}.{key}": (str(count),) for key, count in counts.items() if count}
    return {**filled, **({f"{name}.house": (side.house,)} if side.house else {})}


def of(table: Table) -> Filled:
    """What the open battle fills in; without one, what the table has told once for all."""
    options = tuple(f"{OPTION}{number}" for number in table.options if number in box.TEXTED)
    filled: Filled = {"options": options, "fiefdoms": tuple(table.fiefdoms)}
    filled |= {key: (str(table.given.numbers[key]),) for key in STRENGTHS if key in table.given.numbers}
    if SIEGE_NEUTRAL.rule in table.decided:
        filled |= {"siege_neutral": (table.decided[SIEGE_NEUTRAL.rule],)}
    sheet = sheet_of(table)
    if sheet is not None:
        filled |= {**_of_side(ATTACKER, sheet.attacker), **_of_side(DEFENDER, sheet.defender)}
        filled |= {key: (form.YES,) for key in GROUND if getattr(sheet, key)}
        filled |= {"neutral": (str(sheet.neutral),)} if sheet.neutral is not None else {}
    return {key: words for key, words in filled.items() if words}


SHEET = form.Sheet("battle-sheet", SIDES, FIELDS, answer, of, {"options": OPTIONS})
