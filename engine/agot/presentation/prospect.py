"""What the challenge under way would come to: every way to defend, or the totals once defenders stand."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.state.table import Table
from engine.agot.values.card_values import unknown_strength
from engine.agot.values.totals import (
    LOSES,
    WON_UNOPPOSED,
    Outlook,
    attacker_wins,
    defender_wins,
    is_unopposed,
    outlook,
    totals,
    under_way,
    winner_reason,
)
from engine.kernel.game import Game
from engine.kernel.reasons import DERIVED, Facts, Reason

RULES = ("hbo.challenge.totals", "hbo.challenge.attacker_wins_ties", "hbo.challenge.unopposed")


def prospect(game: Game, table: Table) -> tuple[Reason, ...]:
    """What can be said of a challenge from what lies open; nothing where a strength is not known."""
    challenge = table.challenge
    if challenge is None or challenge.winner or challenge.attack is not None:
        return ()
    if challenge.defenders is None:
        looked = outlook(game, table)
        return () if looked is None else (_defences(looked, challenge.target),)
    taking_part = (*challenge.attackers, *challenge.defenders)
    if any(unknown_strength(table, table.cards[card]) for card in taking_part):
        return ()
    return (_winner(table),)


def _defences(looked: Outlook, seat: str) -> Reason:
    """How many of all ways to defend stop the attack, and by how few characters it can be stopped."""
    facts: Facts = {
        "seat": seat,
        "attack": looked.attack,
        "ways": len(looked.outcome),
        "stopped": looked.outcome.count(LOSES),
        "unopposed": looked.outcome.count(WON_UNOPPOSED),
        "cards": looked.cheapest_defence() or (),
    }
    says = "defences_foreseen" if facts["stopped"] else "no_defence_foreseen"
    return Reason(RULES, looked.attack, says, facts, basis=DERIVED)


def _winner(table: Table) -> Reason:
    """Who wins if nothing more happens."""
    attack, defence = totals(table)
    challenge = under_way(table)
    wins = challenge.by if attacker_wins(table, attack, defence) else ""
    winner = wins or (challenge.target if defender_wins(table, attack, defence) else "")
    ended = replace(challenge, winner=winner, attack=attack, defence=defence)
    if winner == challenge.by and is_unopposed(table, challenge, defence):
        return Reason(RULES, attack, "unopposed_foreseen", {"seat": winner, "attack": attack}, basis=DERIVED)
    return winner_reason(ended, table)
