"""Who may challenge whom, and with which challenges?"""

from __future__ import annotations

from engine.kernel.reason import Reason, cited
from engine.kernel.view import Cell, Grid
from engine.lcg.game import LCG
from engine.thrones.moves import ChallengeKind, DeclareChallenge
from engine.thrones.phases.attackers import (
    at_least_one_attacker,
    one_challenge_of_each_kind,
    the_target_is_an_opponent,
)
from engine.thrones.table import Table
from engine.thrones.values import has_icon

KINDS: tuple[ChallengeKind, ...] = ("military", "intrigue", "power")


def who_may_challenge(table: Table) -> Grid | None:
    """Each player against each other, as things stand, whoever's turn it is; with two nobody has to ask."""
    if len(table.order) < 3:
        return None
    pairs = [(by, to) for by in table.order for to in table.order if by != to]
    return Grid("who_may_challenge", table.order, tuple(_cell(table, by, to) for by, to in pairs))


def _cell(table: Table, by: str, to: str) -> Cell:
    moves = [DeclareChallenge(by=by, kind=kind, target=to, attackers=()) for kind in KINDS]
    refused = [_why_not(table, move) for move in moves]
    may = tuple(move.kind for move, reason in zip(moves, refused, strict=True) if reason is None)
    return Cell(by, to, may, None if may else _weightiest([one for one in refused if one is not None]))


RULES = (the_target_is_an_opponent, one_challenge_of_each_kind)


def _why_not(table: Table, move: DeclareChallenge) -> Reason | None:
    """The first reason against it; that nobody could attack is the last."""
    for rule in RULES:
        found = rule(table, move)
        if found is not None:
            return _named(rule, found)
    if any(_could_attack(table, move.by, move.kind)):
        return None
    nobody = at_least_one_attacker(table, move)
    return _named(at_least_one_attacker, nobody) if nobody is not None else None


def _could_attack(table: Table, seat: str, kind: str) -> list[bool]:
    """Whether he has somebody standing with the icon, or with icons nobody has told."""
    standing = (card for card in table.characters(seat) if not card.kneeling)
    return [True for card in standing if has_icon(table, card, kind) is not False]


def _named(rule: object, found: Reason) -> Reason:
    """The finding under the rules of this game."""
    bound = LCG.bound[DeclareChallenge]
    kept = dict(zip(bound.rules, bound.kept, strict=True))
    named = LCG.names.reason(found) if LCG.names is not None else found
    return cited(named, kept[rule]) if rule in kept else named


def _weightiest(refused: list[Reason]) -> Reason:
    """What bars the target bars every kind; otherwise the kind that fails last is told."""
    return refused[0] if refused[0].says == refused[-1].says else refused[-1]
