"""What a battle may come to: for each House card, and before a march leads into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import Forecast
from engine.kernel.moves import Move
from engine.kernel.reasons import SILENT, Facts, Reason
from engine.kings.battle.calculator import ATTACKER, DEFENDER, BattleInput, battle_input_of, battle_result
from engine.kings.moves import March
from engine.kings.table import HouseCard, KingsTable

RULES = ("kings.scope.draft",)
SIDES = (ATTACKER, DEFENDER)


def odds(table: KingsTable) -> Iterator[Reason]:
    """What stands there before House cards, and what each card in hand would make of it.

    House cards in hands are known to everybody; one whose strength nobody has told is left out.
    """
    sheet = battle_input_of(table)
    if sheet is None or not sheet.attacker.house or not sheet.defender.house:
        return
    attack, defence = battle_result(sheet).totals
    facts: Facts = {"attack": attack, "defence": defence, "margin": abs(attack - defence)}
    yield Reason(RULES, attack - defence, "battle_before_cards", facts, basis=SILENT)
    for side in SIDES:
        yield from _cards(table, sheet, side)


def _cards(table: KingsTable, sheet: BattleInput, side: str) -> Iterator[Reason]:
    """Each card of one side against every card of the other."""
    other = DEFENDER if side == ATTACKER else ATTACKER
    house, theirs = getattr(sheet, side).house, _told(table, getattr(sheet, other).house)
    for card in _told(table, house) if theirs else ():
        won = [_winner(sheet, {side: card, other: one}) for one in theirs]
        facts: Facts = {
            "seat": house,
            "card": card.name,
            "strength": card.strength,
            "hits": won.count(side),
            "ways": len(won),
            "open": won.count(""),
        }
        yield Reason(RULES, won.count(side), "battle_with_card", facts, basis=SILENT)


def _told(table: KingsTable, house: str) -> tuple[HouseCard, ...]:
    return tuple(one for one in table.seats[house].hand or () if one.strength is not None)


def _winner(sheet: BattleInput, cards: dict[str, HouseCard]) -> str:
    played: dict[str, Any] = {
        side: replace(getattr(sheet, side), card=card.strength, card_name=card.name)
        for side, card in cards.items()
    }
    return battle_result(replace(sheet, **played)).winner


RULE = "kings.fort.attack-knights"


def forecasts(table: KingsTable, move: Move) -> tuple[Forecast, ...]:
    """The strength of the units on both sides, without cards and support."""
    return tuple(_battles(table, move)) if isinstance(move, March) else ()


def _battles(table: KingsTable, march: March) -> Iterator[Forecast]:
    for step in march.moves:
        area = table.areas.get(step.to)
        enemies = [one for one in area.occupants if one != march.by] if area is not None else []
        if area is not None and enemies:
            units = {str(piece): count for piece, count in area.of(enemies[0]).items()}
            ask = {"ask": "combat_strength", "area": step.to, "attacking": step.counts, "defending": units}
            yield Forecast(RULE, ask=ask)
