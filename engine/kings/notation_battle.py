"""What goes without saying of a battle that is open or has just been lost: where, and whose side is taken."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.grammar import Raw
from engine.kings.table import Fight, Table


def of_the_battle(table: Table, raw: Raw) -> Raw:
    """A line that tells something of a battle, with what it leaves out."""
    return OF_A_BATTLE[raw["do"]](table, raw)


def _support(table: Table, raw: Raw) -> Raw:
    """The battle that is open is supported, and who fights in it supports himself."""
    fight = _open(table)
    if fight is None or raw.get("battle", fight.area) != fight.area:
        return raw
    fights = raw.get("by") in table.areas[fight.area].occupants
    own = {"side": "attacker" if raw.get("by") == fight.attacker else "defender"} if fights else {}
    return {"battle": fight.area, "attacker": fight.attacker, **own, **raw}


def _outcome(table: Table, raw: Raw) -> Raw:
    """``Stark wins``: who says it of himself has won the battle that is open."""
    fight, battle = _open(table), raw.get("battle") or {}
    where = {"area": fight.area} if fight is not None else {}
    if "winner" in battle or not raw.get("by"):
        return {**where, **raw}
    return {**where, **raw, "by": "", "battle": {"winner": raw["by"], **battle}}


def _open(table: Table) -> Fight | None:
    return table.fight if table.fight is not None and table.fight.open else None


def _lost_at(field: str) -> Callable[[Table, Raw], Raw]:
    """Who goes back, falls or is lost does so where he has fought last."""

    def told(table: Table, raw: Raw) -> Raw:
        fight, fled = _open(table), table.fled
        if fled is not None and fled.house == raw.get("by"):
            return {field: fled.area, **raw}
        return {field: fight.area, **raw} if fight is not None else raw

    return told


OF_A_BATTLE: dict[str, Callable[[Table, Raw], Raw]] = {
    "support": _support,
    "resolve_battle": _outcome,
    "retreat": _lost_at("from"),
    "casualty": _lost_at("area"),
    "destroy_all": _lost_at("area"),
}
