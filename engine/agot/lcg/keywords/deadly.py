"""Deadly: who is killed when a challenge has been resolved."""

from __future__ import annotations

from engine.agot.abilities.continuous import who_leaves
from engine.agot.lcg.phases.challenge_offers import offer_declined
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import ChooseVictims
from engine.agot.state.records import DEAD, PLAY, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.reasons import SILENT, Finding, Reason, change, rule, violated


@rule("lcg.keyword.deadly", "lcg.challenge.participants")
def attacker_is_deadlier(table: AgotTable) -> bool:
    """Whether the attacking player controls the most participants with Deadly."""
    challenge = under_way(table)
    deadly = [
        table.cards[participant]
        for participant in challenge.participants
        if has_keyword(table, table.cards[participant], "deadly")
    ]
    attacking = sum(card.controller == challenge.by for card in deadly)
    return attacking > sum(card.controller == challenge.defending for card in deadly)


@rule("lcg.keyword.deadly", "lcg.support.win_loss")
def deadly_victims(table: AgotTable) -> tuple[str, ...]:
    """Defending characters of which one must die: it counts who was deadlier in the challenge, not since."""
    challenge = under_way(table)
    if not challenge.deadlier:
        return ()
    there = tuple(defender for defender in challenge.defenders or () if table.cards[defender].zone == PLAY)
    return who_leaves(table, there, DEAD)[0]


def ask_deadly(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Whoever won, the defending player chooses the victim."""
    if offer_declined(frame, "deadly") or not deadly_victims(table):
        return ()
    seat, verbs = under_way(table).defending, ("choose_victims",)
    kind = DecisionKind.DUTY
    return (Decision(seat, "choose_victims", "lcg.keyword.deadly", kind, verbs, None, "deadly", 1),)


@rule("lcg.keyword.deadly")
def a_deadly_victim_is_due(table: AgotTable, move: ChooseVictims) -> Finding:
    """For Deadly, a player chooses one of their defending characters."""
    rules: tuple[str, ...] = ("lcg.keyword.deadly",)
    if move.purpose != "deadly":
        return None
    if current_step(table) != "challenge.deadly":
        return violated("no_victims_due", rules=rules, busy=current_step(table))
    seat, because = under_way(table).defending, _deadly_of_a_supporter(table)
    rules = (*rules, "lcg.support.win_loss") if because else rules
    if move.by != seat:
        by = change("by", seat=seat)
        return violated("defending_player_chooses", by, rules=rules, because=because, payer=seat)
    if len(move.cards) != 1:
        return violated("wrong_number", rules=rules, due=1, chosen=len(move.cards))
    if move.cards[0] not in deadly_victims(table):
        return violated("not_a_defender", rules=rules, because=because, card=move.cards[0])
    return because[0] if because else None


def _deadly_of_a_supporter(table: AgotTable) -> tuple[Reason, ...]:
    """That the supporter chooses among their own defenders is recommended; the text names no such case."""
    supporter = under_way(table).supporter
    if not supporter:
        return ()
    rules = ("lcg.keyword.deadly", "lcg.support.win_loss")
    return (Reason(rules, says="supporter_defends", facts={"seat": supporter}, basis=SILENT),)
