"""Stealth: chosen after the window that follows the attackers, against the target then."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.continuous import FORBIDDEN, TO_BE_BYPASSED, UNCHOSEN, because_of_texts, is_given
from engine.agot.abilities.targets import CHARACTERS
from engine.agot.lcg.abilities.restrictions import (
    BY_OPPONENTS,
    OPPONENTS_CHARACTERS,
    cannot_be_bypassed,
    immune_to,
    why_immune,
)
from engine.agot.lcg.phases.challenge_offers import offer_declined, offer_done
from engine.agot.lcg.rule_variants import STEALTH_IMMUNE
from engine.agot.rounds.action_windows import open_window
from engine.agot.rounds.timing import current_step, window_is_open
from engine.agot.state.moves import AssignStealth, DeclareChallenge
from engine.agot.state.records import CHARACTER, PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question, keyword_reasons
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Change, Facts, Finding, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import add_notes


def ask_stealth(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Before defenders are declared the attacking player may choose for each attacker with Stealth."""
    challenge = under_way(table)
    stealthy = any(
        has_keyword(table, table.cards[card], "stealth") is not False for card in challenge.attackers
    )
    if offer_declined(frame, "stealth") or not stealthy:
        return ()
    silent, verbs = AssignStealth(by=challenge.by, pairs={}), ("assign_stealth",)
    return (
        Decision(challenge.by, "assign_stealth", "lcg.keyword.stealth", DecisionKind.OFFER, verbs, silent),
    )


@rule("lcg.challenge.insertions", "lcg.keyword.stealth")
def stealth_comes_later(table: AgotTable, move: DeclareChallenge) -> Finding:
    """The choice for Stealth comes after the declaration.

    Until then the target may still change.
    """
    if not move.stealth:
        return None
    without = (change("no_stealth", card=card) for card in move.stealth)
    return violated("stealth_comes_later", *without, basis=SILENT)


@rule("lcg.challenge.insertions", "lcg.keyword.stealth")
def it_is_time_for_stealth(table: AgotTable, move: AssignStealth) -> Finding:
    """The attacker chooses for Stealth between the declarations of attackers and defenders.

    If the Regent turns the challenge, the attacker chooses again.
    """
    wait = change("wait_step", step="challenge.stealth")
    if table.challenge is None:
        return violated("no_challenge", rules=("lcg.keyword.stealth",), phase=table.phase)
    if move.by != table.challenge.by:
        attacker = table.challenge.by
        rules: tuple[str, ...] = ("lcg.keyword.stealth",)
        return violated("attacker_chooses", change("by", seat=attacker), rules=rules, attacker=attacker)
    if current_step(table) == "challenge.stealth":
        return None
    if current_step(table) == "challenge.regent" and _stealthy(table, move):
        facts: Facts = {"target": table.challenge.target}
        return Reason(says="stealth_at_its_time", facts=facts, basis=SILENT)
    if table.challenge.defenders is not None or (table.challenge.stealth and open_window(table) is None):
        rules = ("lcg.keyword.stealth", "lcg.challenge.insertions")
        return violated("stealth_at_its_time", wait, rules=rules, target=table.challenge.target)
    if not _stealthy(table, move):
        return None
    return window_is_open(table, wait)


def _stealthy(table: AgotTable, move: AssignStealth) -> bool:
    return all(has_keyword(table, table.cards[card], "stealth") for card in move.pairs)


@rule("lcg.keyword.stealth")
def stealthy_attackers_choose(table: AgotTable, move: AssignStealth) -> Finding:
    """For each attacker with Stealth, its player may choose one character."""
    attackers = table.challenge.attackers if table.challenge else ()
    for attacker in move.pairs:
        if attacker not in attackers:
            return violated("stealth_of_no_attacker", change("no_stealth", card=attacker), card=attacker)
        stealthy = has_keyword(table, table.cards[attacker], "stealth")
        if stealthy is None:
            return cannot_tell(keyword_question(table, table.cards[attacker], "stealth"))
        if not stealthy:
            return violated("no_stealth", change("no_stealth", card=attacker), card=attacker)
    texts = keyword_reasons(table, move.pairs, "stealth")
    return Reason(says="keyword_by_a_text", because=texts) if texts else None


@rule("lcg.support.stealth_target", "lcg.keyword.stealth")
def they_choose_the_targets_characters(table: AgotTable, move: AssignStealth) -> Finding:
    """Only characters of the challenged player can be chosen.

    Characters of a supporter cannot be chosen.
    """
    target = table.challenge.target if table.challenge else ""
    for attacker, chosen in move.pairs.items():
        card = table.cards[chosen]
        if card.zone != PLAY or card.kind != CHARACTER or card.controller != target:
            return violated(
                "stealth_wants_targets_character", change("no_stealth", card=attacker), card=chosen
            )
    return None


@rule("lcg.keyword.stealth", "lcg.keyword.immune_target")
def the_chosen_can_be_bypassed(table: AgotTable, move: AssignStealth) -> Finding:
    """A character with Stealth or an immune character cannot be chosen."""
    findings = (
        _why_not_bypassed(table, table.cards[chosen], change("no_stealth", card=attacker))
        for attacker, chosen in move.pairs.items()
    )
    return next((finding for finding in findings if finding is not None), None)


def _why_not_bypassed(table: AgotTable, card: Card, leave: Change) -> Finding:
    """Why this character cannot be bypassed: it has Stealth, a text forbids it, or it is immune."""
    stealthy = has_keyword(table, card, "stealth")
    if stealthy is None:
        return cannot_tell(keyword_question(table, card, "stealth"))
    if stealthy:
        because = keyword_reasons(table, (card.id,), "stealth")
        return violated(
            "stealth_is_immune", leave, rules=("lcg.keyword.stealth",), because=because, card=card.id
        )
    if cannot_be_bypassed(table, card):
        because = because_of_texts(table, card, FORBIDDEN, TO_BE_BYPASSED)
        by_text = ("lcg.anatomy.rules_text", "lcg.keyword.stealth")
        return violated(
            "a_text_forbids_it", leave, rules=by_text, because=because, card=card.id, what=TO_BE_BYPASSED
        )
    if _immune(table, card):
        point = STEALTH_IMMUNE.reason(table, "stealth_is_an_ability", card=card.id)
        because = (*why_immune(table, card), point)
        rules = ("lcg.keyword.immune_target", "lcg.keyword.immune", "lcg.keyword.stealth")
        return violated("immune", leave, rules=rules, basis=SILENT, because=because, card=card.id)
    return None


def _immune(table: AgotTable, card: Card) -> bool:
    """By immunity to abilities of characters, or because no opponent can choose it."""
    immune = immune_to(table, card, (CHARACTERS, OPPONENTS_CHARACTERS))
    barred = is_given(table, card, UNCHOSEN, BY_OPPONENTS)
    return bool(immune or barred) and STEALTH_IMMUNE.option(table) == "immune"


@rule("lcg.keyword.stealth")
def act_stealth(table: AgotTable, move: AssignStealth) -> AgotTable:
    """Those chosen cannot be declared defenders in this challenge."""
    challenge = replace(
        under_way(table), bypassed=tuple(dict.fromkeys(move.pairs.values())), stealth=move.pairs
    )
    anew = bool(challenge.taken_from) or challenge.redirected
    if anew or (move.pairs and _acted_since_the_attack(table)):
        rules = ("lcg.challenge.insertions", "lcg.keyword.stealth")
        facts: Facts = {"target": challenge.target}
        says = "stealth_anew" if anew else "stealth_at_its_time"
        table = add_notes(table, Reason(rules, says=says, facts=facts, basis=SILENT))
    return offer_done(table.put(challenge=challenge), "stealth")


@rule("lcg.challenge.insertions", "lcg.challenge.windows")
def _acted_since_the_attack(table: AgotTable) -> bool:
    """Somebody has acted between attackers and Stealth; that there is time for it is recommended."""
    what = [occasion.what for occasion in table.missed]
    return "action" in what[len(what) - what[::-1].index("declared_attacker") :] if ATTACK in what else False


ATTACK = "declared_attacker"


ASSIGN_STEALTH = Verb(
    AssignStealth,
    (
        the_game_goes_on,
        stealthy_attackers_choose,
        they_choose_the_targets_characters,
        the_chosen_can_be_bypassed,
        it_is_time_for_stealth,
    ),
    act_stealth,
)
