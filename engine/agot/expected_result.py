"""What a challenge would come to if nothing more happens, and what players can work out before a move."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.state.moves import CountDominance, ResolveChallenge
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import unknown_strength
from engine.agot.values.defence_outcomes import LOSES, WON_UNOPPOSED, DefenceOutcomes, defence_outcomes
from engine.agot.values.totals import (
    attacker_wins,
    defender_wins,
    is_unopposed,
    totals,
    under_way,
    winner_reason,
)
from engine.kernel.cases.model import Forecast
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.reasons import DERIVED, Facts, Reason

RULES = ("hbo.challenge.totals", "hbo.challenge.attacker_wins_ties", "hbo.challenge.unopposed")


def expected_result(game: Game, table: AgotTable) -> tuple[Reason, ...]:
    """The defence_outcomes of a challenge from the open cards; empty where a strength is unknown."""
    challenge = table.challenge
    if challenge is None or challenge.winner or challenge.attack is not None:
        return ()
    if challenge.defenders is None:
        outcomes = defence_outcomes(game, table)
        return () if outcomes is None else (_defences(outcomes, challenge.target),)
    taking_part = (*challenge.attackers, *challenge.defenders)
    if any(unknown_strength(table, table.cards[card]) for card in taking_part):
        return ()
    return (_winner(table),)


def _defences(outcomes: DefenceOutcomes, seat: str) -> Reason:
    """How many of all ways to defend stop the attack, and by how few characters it can be stopped."""
    facts: Facts = {
        "seat": seat,
        "attack": outcomes.attack,
        "ways": len(outcomes.outcome),
        "stopped": outcomes.outcome.count(LOSES),
        "unopposed": outcomes.outcome.count(WON_UNOPPOSED),
        "cards": outcomes.cheapest_defence() or (),
    }
    says = "defences_foreseen" if facts["stopped"] else "no_defence_foreseen"
    return Reason(RULES, outcomes.attack, says, facts, basis=DERIVED)


def _winner(table: AgotTable) -> Reason:
    """The winner if nothing more happens."""
    attack, defence = totals(table)
    challenge = under_way(table)
    wins = challenge.by if attacker_wins(table, attack, defence) else ""
    winner = wins or (challenge.target if defender_wins(table, attack, defence) else "")
    ended = replace(challenge, winner=winner, attack=attack, defence=defence)
    if winner == challenge.by and is_unopposed(table, challenge, defence):
        return Reason(RULES, attack, "unopposed_foreseen", {"seat": winner, "attack": attack}, basis=DERIVED)
    return winner_reason(ended, table)


OF_CHALLENGE = (
    Forecast("hbo.challenge.totals", "challenge.attack"),
    Forecast("hbo.challenge.totals", "challenge.defence"),
    Forecast("hbo.challenge.attacker_wins_ties", "challenge.winner"),
    Forecast("hbo.claim.general", "claim.due"),
)
OF_DOMINANCE = (Forecast("hbo.dominance.winner", "dominance.winner"),)


def forecasts(table: AgotTable, move: Move) -> tuple[Forecast, ...]:
    """Of a challenge both totals, who wins it and what is due; of dominance its winner."""
    if isinstance(move, ResolveChallenge) and table.challenge is not None:
        return OF_CHALLENGE
    return OF_DOMINANCE if isinstance(move, CountDominance) else ()
