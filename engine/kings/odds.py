"""Odds of a battle by the cards that may be played in it, and what a march would come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import Forecast
from engine.kernel.decisions import Move
from engine.kernel.reasons import SILENT, Facts, Reason, RuleId
from engine.kings.battle import strength
from engine.kings.battle.calculator import ATTACKER, DEFENDER, BattleInput, battle_input_of, battle_result
from engine.kings.moves import March, UnitMovement
from engine.kings.table import HouseCard, KingsTable, Units

RULES = ("kings.scope.draft",)
SIDES = (ATTACKER, DEFENDER)


def odds(table: KingsTable) -> Iterator[Reason]:
    """The strengths before House cards, and the result with each card in hand.

    House cards in hands are public; those of unknown strength are left out.
    """
    sheet = battle_input_of(table)
    if sheet is None or not sheet.attacker.house or not sheet.defender.house:
        return
    attack, defence = battle_result(sheet).totals
    facts: Facts = {"attack": attack, "defence": defence}
    yield Reason(RULES, attack - defence, "battle_before_cards", facts, basis=SILENT)
    for side in SIDES:
        yield from _cards(table, sheet, side)


def _cards(table: KingsTable, sheet: BattleInput, side: str) -> Iterator[Reason]:
    """Each card of one side against every card of the other."""
    other = DEFENDER if side == ATTACKER else ATTACKER
    house, theirs = getattr(sheet, side).house, _cards_of_known_strength(table, getattr(sheet, other).house)
    for card in _cards_of_known_strength(table, house) if theirs else ():
        won = [_winner(sheet, {side: card, other: opposing}) for opposing in theirs]
        facts: Facts = {
            "seat": house,
            "card": card.name,
            "strength": card.strength,
            "hits": won.count(side),
            "ways": len(won),
            "open": won.count(""),
        }
        yield Reason(RULES, won.count(side), "battle_with_card", facts, basis=SILENT)


def _cards_of_known_strength(table: KingsTable, house: str) -> tuple[HouseCard, ...]:
    return tuple(card for card in table.seats[house].hand or () if card.strength is not None)


def _winner(sheet: BattleInput, cards: dict[str, HouseCard]) -> str:
    played: dict[str, Any] = {
        side: replace(getattr(sheet, side), card=card.strength, card_name=card.name)
        for side, card in cards.items()
    }
    return battle_result(replace(sheet, **played)).winner


def forecasts(table: KingsTable, move: Move) -> tuple[Forecast, ...]:
    """The strength of the units on both sides, without cards and support, where these pages change it."""
    return tuple(_battles(table, move)) if isinstance(move, March) else ()


def _battles(table: KingsTable, march: March) -> Iterator[Forecast]:
    for step in march.moves:
        area = table.areas.get(step.to)
        enemies = (
            [occupant for occupant in area.occupants if occupant != march.by] if area is not None else []
        )
        if area is not None and enemies:
            units = {str(piece): count for piece, count in area.units_of(enemies[0]).items()}
            ask = {"ask": "combat_strength", "area": step.to, "attacking": step.counts, "defending": units}
            yield from (Forecast(rule_id, ask=ask) for rule_id in _decided_by(table, step, units)[:1])


def _decided_by(table: KingsTable, step: UnitMovement, defending: Units) -> tuple[RuleId, ...]:
    """The rules of the expansion that change how units count in the base game."""
    ground = strength.ground_of(table, step.to)
    sides = (strength.Force(step.counts, attacking=True), strength.Force(defending, attacking=False))
    chiefs = (strength.side(table, ground, force).rules[0] for force in sides)
    return tuple(rule for rule in chiefs if rule not in RULES)
