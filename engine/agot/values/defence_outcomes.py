"""The outcome of a challenge for every possible set of defenders.

Nothing here is played. Strengths are taken once and added up set by set, so that even ten possible defenders
(1,024 sets) can be looked at while a player thinks.
"""

from __future__ import annotations

from msgspec import Struct

from engine.agot.rule_variants import UNOPPOSED
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import DeclareDefenders
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength, unknown_strength
from engine.agot.values.totals import attacker_wins, counted_participants, side_total, under_way
from engine.kernel.game import Game
from engine.kernel.judge import decisions, judge
from engine.kernel.reasons import Verdict, amount_of

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
