"""The totals of a challenge and its winner."""

from __future__ import annotations

from engine.agot.rule_variants import NEGATIVE_STRENGTH, NO_ATTACKERS_LEFT, UNOPPOSED
from engine.agot.ruleset import ruleset
from engine.agot.state.records import Challenge
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength, strength_tally
from engine.kernel.memo import memoize
from engine.kernel.reasons import DERIVED, Basis, Reason, Verdict, amount_of, rule, tally


def under_way(table: AgotTable) -> Challenge:
    """The challenge under way."""
    assert table.challenge is not None
    return table.challenge


@rule("hbo.challenge.totals", "lcg.challenge.totals")
def totals(table: AgotTable) -> tuple[int, int]:
    """Attack and defence totals as they stand now."""
    attack, defence = side_tallies(table)
    return amount_of(attack), amount_of(defence)


def side_total(table: AgotTable, cards: tuple[str, ...]) -> int:
    """The strengths that count on one side, and what is added to it."""
    total = sum(strength(table, table.cards[card]) for card in counted_participants(table, cards))
    return total + sum(amount_of(reason) for reason in ruleset(table).side_bonus(table, cards))


def counted_participants(table: AgotTable, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The participants whose strength counts."""
    silenced = ruleset(table).silenced(table)
    return tuple(card for card in cards if card not in silenced) if silenced else cards


@rule(
    "hbo.challenge.attacker_wins_ties",
    "hbo.challenge.zero_attack",
    "lcg.challenge.win_higher",
    "lcg.challenge.tie",
    "lcg.challenge.min_strength",
)
def attacker_wins(table: AgotTable, attack: int, defence: int) -> bool:
    """Equal or greater is enough, unless the game asks a winner for a least total."""
    least = ruleset(table).least_to_win
    return attack >= defence and (least is None or attack >= least)


@rule("lcg.challenge.win_higher", "lcg.challenge.min_strength", "lcg.challenge.no_winner")
def defender_wins(table: AgotTable, attack: int, defence: int) -> bool:
    """Who is not beaten wins, unless the game asks a winner for a least total: then perhaps nobody does."""
    least = ruleset(table).least_to_win
    return not attacker_wins(table, attack, defence) and (least is None or defence >= least)


@rule(
    "hbo.challenge.unopposed",
    "hbo.challenge.min_one_defender",
    "lcg.unopposed.condition",
    "lcg.unopposed.reward",
    "lcg.challenge.defend_min_one",
)
def is_unopposed(table: AgotTable, challenge: Challenge, defence: int) -> bool:
    """The defence total is 0 (Polish: less than 1) at the resolution, or no defender was declared."""
    if not challenge.opposed or defence == 0:
        return True
    return defence < 1 and UNOPPOSED.option(table) == "below_1"


@memoize
def side_tallies(table: AgotTable) -> tuple[Reason, Reason]:
    """Why the attack and defence totals are what they are."""
    challenge = under_way(table)
    return (
        _side(table, "attack_total", challenge.attackers),
        _side(table, "defence_total", challenge.defenders or ()),
    )


def _side(table: AgotTable, says: str, cards: tuple[str, ...]) -> Reason:
    strengths = [strength_tally(table, table.cards[card]) for card in counted_participants(table, cards)]
    return tally("hbo.challenge.totals", says, *strengths, *ruleset(table).side_bonus(table, cards))


def points_on_totals(table: AgotTable, defence: int) -> tuple[Reason, ...]:
    """The points that totals rest on where the texts leave something open."""
    reasons = []
    if not under_way(table).attackers:
        reasons.append(NO_ATTACKERS_LEFT.reason(table, "no_attackers_left"))
    if defence < 0:
        reasons.append(NEGATIVE_STRENGTH.reason(table, "total_below_0"))
        reasons.append(UNOPPOSED.reason(table, "unopposed_below_0"))
    return tuple(reasons)


def winner_reason(challenge: Challenge, table: AgotTable) -> Reason:
    rules: tuple[str, ...] = ("hbo.challenge.attacker_wins_ties",)
    basis = Basis.STATED
    if not challenge.winner:
        return nobody_wins(challenge)
    if challenge.winner != challenge.by:
        rules = (*rules, "hbo.claim.defender_wins")
    elif challenge.attack == 0:
        rules, basis = ("hbo.challenge.zero_attack", *rules), DERIVED
    facts = {"winner": challenge.winner, "attack": challenge.attack, "defence": challenge.defence}
    says = "challenge_tied" if challenge.attack == challenge.defence else "challenge_winner"
    return Reason(rules, Verdict.YES, says, dict(facts), basis=basis)


@rule("lcg.challenge.no_winner", "lcg.challenge.min_strength", "lcg.challenge.participant_required")
def nobody_wins(challenge: Challenge) -> Reason:
    """With neither side at the least total, or nobody left on it, nobody wins and nobody loses."""
    rules: tuple[str, ...] = ("lcg.challenge.no_winner", "lcg.challenge.min_strength", "lcg.challenge.tie")
    if not challenge.attackers:
        rules = ("lcg.challenge.no_winner", "lcg.challenge.participant_required")
    facts = {"attack": challenge.attack, "defence": challenge.defence}
    return Reason(rules, Verdict.YES, "challenge_without_winner", dict(facts), basis=DERIVED)
