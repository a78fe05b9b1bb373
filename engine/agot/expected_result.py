"""The result of a challenge if nothing more happens, and what players can work out before a move.

Nothing here is played. Before defenders are declared, strengths are taken once and added up set by set, so
that even ten possible defenders (1,024 sets) can be looked at while a player thinks.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.rule_variants import UNOPPOSED
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import CountDominance, DeclareDefenders, ResolveChallenge
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength, unknown_strength
from engine.agot.values.totals import (
    attacker_wins,
    counted_participants,
    defender_wins,
    is_unopposed,
    side_total,
    totals,
    under_way,
    winner_reason,
)
from engine.kernel.cases.model import Forecast
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.judge import decisions, judge
from engine.kernel.reasons import DERIVED, Facts, Reason, Verdict, amount_of

RULES = ("hbo.challenge.totals", "hbo.challenge.attacker_wins_ties", "hbo.challenge.unopposed")


def expected_result(game: Game, table: AgotTable) -> tuple[Reason, ...]:
    """The outcome of a challenge from the open cards; empty where a strength is unknown."""
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


LOSES, OPPOSED, WON_UNOPPOSED = "attacker_loses", "attacker_wins", "unopposed"


class DefenceOutcomes(Struct, frozen=True):
    """The outcome of each set of defenders.

    Set number n holds the defenders whose bits are set in n: bit 0 is the first of them.
    """

    defenders: tuple[str, ...]
    attack: int
    defence: list[int]
    outcome: list[str]
    claim: int
    """The claim of the attacking player's plot."""

    def members(self, number: int) -> tuple[str, ...]:
        """The defenders of a set."""
        return tuple(card for bit, card in enumerate(self.defenders) if number >> bit & 1)

    def cheapest_defence(self) -> tuple[str, ...] | None:
        """The fewest defenders that stop the attack; None: nothing does."""
        winning = [number for number, outcome in enumerate(self.outcome) if outcome == LOSES]
        return (
            self.members(min(winning, key=lambda number: (number.bit_count(), number))) if winning else None
        )


def defence_outcomes(game: Game, table: AgotTable) -> DefenceOutcomes | None:
    """All sets of defenders; None: no defenders are asked for now, or a strength is unknown."""
    challenge = table.challenge
    if challenge is None or not _asked_for_defenders(game, table):
        return None
    able = possible_defenders(game, table)
    if any(unknown_strength(table, table.cards[card]) for card in (*challenge.attackers, *able)):
        return None
    attack = side_total(table, challenge.attackers)
    defence = [0]
    for card in able:
        own = strength(table, table.cards[card]) if counted_participants(table, (card,)) else 0
        defence += [total + own for total in defence]
    bonus = sum(amount_of(reason) for reason in ruleset(table).side_bonus(table, able[:1]))
    defence = [0, *(total + bonus for total in defence[1:])] if bonus else defence
    plot = table.seats[challenge.by].plot
    claim = plot.claim or 0 if plot is not None else 0
    # Far fewer totals than sets: each is compared once.
    outcomes = {total: _outcome(table, attack, total) for total in set(defence)}
    return DefenceOutcomes(able, attack, defence, [outcomes[total] for total in defence], claim)


def _asked_for_defenders(game: Game, table: AgotTable) -> bool:
    return any("declare_defenders" in decision.verbs for decision in decisions(game, table))


def possible_defenders(game: Game, table: AgotTable) -> tuple[str, ...]:
    """The characters that may be declared defenders, each judged by the rules for declaring."""
    challenge = under_way(table)
    return tuple(
        card.id
        for card in table.characters(challenge.target)
        if judge(game, table, DeclareDefenders(by=challenge.target, defenders=(card.id,))).verdict
        is Verdict.YES
    )


def _outcome(table: AgotTable, attack: int, defence: int) -> str:
    if not attacker_wins(table, attack, defence):
        return LOSES
    below = defence < 0 and UNOPPOSED.option(table) == "below_1"
    return WON_UNOPPOSED if defence == 0 or below else OPPOSED
