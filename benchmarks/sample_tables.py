"""The tables and games on which the engine is measured."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.hbo.game import HBO, TEXTS
from engine.agot.state import moves as m
from engine.agot.state.records import DEAD
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import DecisionKind, Move, Pass
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, play
from tests.kit.random_games import PLANS, Moment, begun, game

PLOT = {"income": 4, "initiative": 5, "claim": 1}


def character(name: str, strength: int = 3) -> dict[str, Any]:
    """A character with all icons."""
    return {"id": name, "name": name, "strength": strength, "icons": ["military", "intrigue", "power"]}


def two_against(defenders: int) -> AgotTable:
    """Two attackers declared and windows passed; so many characters may defend."""
    seats = [
        {"id": "stark", "plot": PLOT, "characters": [character("a1", 4), character("a2", 3)]},
        {
            "id": "lannister",
            "plot": PLOT,
            "characters": [character(f"d{number}", number % 4) for number in range(defenders)],
        },
    ]
    raw = {"phase": "challenges", "first_player": "stark", "seats": seats}
    table: AgotTable = passed(CASEBOOK.position(raw, TEXTS[0], ()))
    return table


def passed(table: AgotTable) -> AgotTable:
    """The table after all have passed on the windows and offers now open."""
    while silent := silence(table):
        table = carry_out(HBO, table, silent)
    return table


def silence(table: AgotTable) -> Move | None:
    """The pass that is waited for."""
    return next(
        (decision.default for decision in decisions(HBO, table) if isinstance(decision.default, Pass)), None
    )


def challenge_moves(table: AgotTable) -> list[Move]:
    """A whole opposed challenge, two against two, from the declaration to the paid claim.

    Everybody passes in every window and nobody saves the victim.
    """
    entered = iter(
        (
            m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=("a1", "a2")),
            m.DeclareDefenders(by="lannister", defenders=("d0", "d1")),
            m.ResolveChallenge(),
            m.ChooseVictims(by="lannister", cards=("d0",)),
        )
    )
    moves: list[Move] = []
    while not is_paid(table):
        move = declined(HBO, table) or next(entered)
        moves.append(move)
        table = play(HBO, table, move).state
    return moves


def declined(game: Game, table: AgotTable) -> Move | None:
    """The pass, or the refusal of an offer, that the table waits for."""
    waiting = (
        decision
        for decision in decisions(game, table)
        if decision.kind in (DecisionKind.WINDOW, DecisionKind.OFFER)
    )
    return next((decision.default for decision in waiting), None)


def is_paid(table: AgotTable) -> bool:
    """Whether a challenge has been resolved and a victim of its claim is dead."""
    return table.last_challenge is not None and any(card.zone == DEAD for card in table.cards.values())


def some_moments(count: int) -> list[Moment]:
    """Moments of random games, one after the other."""
    moments: list[Moment] = []
    for plan in PLANS:
        moments += game(plan)
        if len(moments) >= count:
            break
    return moments[:count]


def policy_moves(count: int) -> None:
    """Lets the policy answer so many times, judging included."""
    policy, table = begun(PLANS[0])
    for _ in islice(range(count), count):
        table = carry_out(HBO, table, policy.next(table))
