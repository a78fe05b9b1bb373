"""How large the armies are, and what is known of how large they may be."""

from __future__ import annotations

from engine.kernel.reason import SILENT, Facts, Finding, Reason, change, no, rule
from engine.kernel.tally import part, tally
from engine.kings import base, box
from engine.kings.table import Table, Units


@rule("kings.siege.supply", "kings.port.supply")
def army(table: Table, house: str, area: str) -> Reason:
    """Every unit counts, siege engines too; ships in a port are an army of their own."""
    units = table.areas[area].of(house)
    parts = tuple(
        part(_rule_of(piece), count, "units_counted", piece=piece) for piece, count in units.items()
    )
    return tally(_chief(table, area, units), "army_size", *parts, seat=house, area=area)


def _rule_of(piece: str) -> str:
    return "kings.siege.supply" if piece == box.SIEGE else "kings.scope.draft"


def _chief(table: Table, area: str, units: Units) -> str:
    if table.areas[area].kind == box.PORT:
        return "kings.port.supply"
    return "kings.siege.supply" if units.get(box.SIEGE) else "kings.scope.draft"


@rule("kings.siege.supply", "kings.port.supply", "kings.call.muster")
def too_large(table: Table, house: str, area: str, chief: str = "") -> Finding:
    """An army may not be larger than the table says supply allows."""
    size = sum(table.areas[area].of(house).values())
    most = table.given.numbers.get("largest_army_allowed")
    if table.given.supply_exceeded is False or size < 2:
        return None
    rules = (*((chief,) if chief else ()), _chief(table, area, table.areas[area].of(house)))
    if most is not None and size > most:
        fewer = change("fewer_units", count=most)
        return no("army_too_large", fewer, rules=tuple(dict.fromkeys(rules)), count=size, limit=most)
    if table.given.supply_exceeded:
        return no("supply_exceeded", rules=tuple(dict.fromkeys(rules)), count=size)
    return None


def armies(table: Table, house: str) -> tuple[int, ...]:
    """The sizes of a House's armies of two or more, largest first."""
    sizes = (sum(area.of(house).values()) for area in table.areas.values())
    return tuple(sorted((size for size in sizes if size > 1), reverse=True))


@rule("kings.siege.supply", "kings.port.supply")
def warning(table: Table, house: str) -> Reason | None:
    """Armies that public tables of supply do not feed; a warning and no ruling."""
    level = table.seats[house].supply
    if level is None:
        return None
    fed = base.ARMIES[min(max(level, 0), base.TOP_SUPPLY)]
    have = armies(table, house)
    fits = len(have) <= len(fed) and all(one <= most for one, most in zip(have, fed, strict=False))
    if fits:
        return None
    facts: Facts = {"seat": house, "level": level, "armies": _said(have), "allowed": _said(fed)}
    return Reason(("kings.scope.draft",), says="supply_warning", facts=facts, basis=SILENT)


def _said(sizes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(size) for size in sizes)
