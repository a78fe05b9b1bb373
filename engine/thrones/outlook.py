"""What would come of every way to defend: all sets of defenders, with outcome and claim.

Nothing here is played. Strengths are taken once and added up set by set, so that even ten possible defenders
(1,024 sets) can be looked at while a player thinks.
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.game import Game
from engine.kernel.play import decisions, judge
from engine.kernel.reason import Verdict
from engine.kernel.tally import amount_of
from engine.thrones.edition import of
from engine.thrones.moves import DeclareDefenders
from engine.thrones.phases.totals import attacker_wins, counted, side_total
from engine.thrones.points import UNOPPOSED as UNOPPOSED_POINT
from engine.thrones.table import Table
from engine.thrones.values import strength, unknown_strength

LOSES, OPPOSED, UNOPPOSED = "attacker_loses", "attacker_wins", "unopposed"


class Outlook(Struct, frozen=True):
    """Set number n holds the defenders whose bits are set in n: bit 0 is the first of them."""

    defenders: tuple[str, ...]
    attack: int
    defence: list[int]
    outcome: list[str]
    claim: int
    """What the attacking player's plot claims from whoever loses."""

    def members(self, number: int) -> tuple[str, ...]:
        """The defenders of a set."""
        return tuple(card for bit, card in enumerate(self.defenders) if number >> bit & 1)

    def cheapest_defence(self) -> tuple[str, ...] | None:
        """The fewest defenders that stop the attack; None: nothing does."""
        winning = [number for number, one in enumerate(self.outcome) if one == LOSES]
        return (
            self.members(min(winning, key=lambda number: (number.bit_count(), number))) if winning else None
        )


def outlook(game: Game, table: Table) -> Outlook | None:
    """All sets of defenders; None: nobody is asked for any now, or a strength is not known."""
    challenge = table.challenge
    if challenge is None or not _asked_for_defenders(game, table):
        return None
    able = possible_defenders(game, table)
    if any(unknown_strength(table, table.cards[card]) for card in (*challenge.attackers, *able)):
        return None
    attack = side_total(table, challenge.attackers)
    defence = [0]
    for card in able:
        own = strength(table, table.cards[card]) if counted(table, (card,)) else 0
        defence += [total + own for total in defence]
    bonus = sum(amount_of(one) for one in of(table).side_bonus(table, able[:1]))
    defence = [0, *(total + bonus for total in defence[1:])] if bonus else defence
    plot = table.seats[challenge.by].plot
    claim = plot.claim or 0 if plot is not None else 0
    # Far fewer totals than sets: each is compared once.
    outcomes = {total: _outcome(table, attack, total) for total in set(defence)}
    return Outlook(able, attack, defence, [outcomes[total] for total in defence], claim)


def _asked_for_defenders(game: Game, table: Table) -> bool:
    return any("declare_defenders" in one.verbs for one in decisions(game, table))


def possible_defenders(game: Game, table: Table) -> tuple[str, ...]:
    """The characters that may be declared defenders, each judged by the rules for declaring."""
    challenge = table.challenge
    if challenge is None:
        return ()
    return tuple(
        card.id
        for card in table.characters(challenge.target)
        if judge(game, table, DeclareDefenders(by=challenge.target, defenders=(card.id,))).verdict
        is Verdict.YES
    )


def _outcome(table: Table, attack: int, defence: int) -> str:
    if not attacker_wins(table, attack, defence):
        return LOSES
    below = defence < 0 and UNOPPOSED_POINT.option(table) == "below_1"
    return UNOPPOSED if defence == 0 or below else OPPOSED
