"""Stealth: the characters that attackers bypass."""

from __future__ import annotations

from engine.agot.state.moves import AssignStealth, DeclareChallenge
from engine.agot.state.records import CHARACTER, PLAY
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Finding, cannot_tell, change, rule, violated


@rule("hbo.keyword.stealth", "hbo.keyword.stealth_timing")
def stealth_is_used_by_stealthy_attackers(table: AgotTable, move: DeclareChallenge) -> Finding:
    """For each attacker with Stealth, its player may choose one enemy character."""
    for attacker, chosen in move.stealth.items():
        if attacker not in move.attackers:
            return violated("stealth_of_no_attacker", change("no_stealth", card=attacker), card=attacker)
        stealthy = has_keyword(table, table.cards[attacker], "stealth")
        if stealthy is None:
            return cannot_tell(keyword_question(table, table.cards[attacker], "stealth"))
        if not stealthy:
            return violated("no_stealth", change("no_stealth", card=attacker), card=attacker)
        enemy = table.cards[chosen]
        if enemy.zone != PLAY or enemy.kind != CHARACTER or enemy.controller != move.target:
            return violated(
                "stealth_wants_an_enemy_character", change("no_stealth", card=attacker), card=chosen
            )
    return None


@rule("hbo.keyword.stealth_immunity", "hbo.keyword.stealth")
def stealth_is_immune_to_stealth(table: AgotTable, move: DeclareChallenge) -> Finding:
    """A character with Stealth cannot be chosen for Stealth."""
    for attacker, chosen in move.stealth.items():
        stealthy = has_keyword(table, table.cards[chosen], "stealth")
        if stealthy is None:
            return cannot_tell(keyword_question(table, table.cards[chosen], "stealth"))
        if stealthy:
            return violated("stealth_is_immune", change("no_stealth", card=attacker), card=chosen)
    return None


@rule("hbo.keyword.stealth_timing", "hbo.keyword.stealth")
def stealth_belongs_to_the_declaration(table: AgotTable, move: AssignStealth) -> Finding:
    """The attacker chooses for Stealth when declaring attackers, not later."""
    if table.challenge is None:
        return violated(
            "no_challenge",
            change("stealth_at_declaration"),
            rules=("hbo.keyword.stealth", "hbo.keyword.stealth_timing"),
        )
    # That the choice belongs to the first step follows from the words; to the letter it is not said.
    return violated("stealth_too_late", change("stealth_at_declaration"), basis=SILENT)


ASSIGN_STEALTH = Verb(
    AssignStealth, (the_game_goes_on, stealth_belongs_to_the_declaration), lambda table, move: table
)


def stealth_still_works(table: AgotTable, chosen: str) -> bool:
    """The attacker that chose is still in the challenge, and the one chosen has not gained Stealth since."""
    assert table.challenge is not None
    choosers = [attacker for attacker, card in table.challenge.stealth.items() if card == chosen]
    if not choosers and table.challenge.removed:
        # A position does not tell who chose whom: somebody who has left did, unless Stealth is still there.
        there = (table.cards[attacker] for attacker in table.challenge.attackers)
        if not any(has_keyword(table, card, "stealth") for card in there):
            return False
    gone = choosers and not any(attacker in table.challenge.attackers for attacker in choosers)
    return not gone and not has_keyword(table, table.cards[chosen], "stealth")
