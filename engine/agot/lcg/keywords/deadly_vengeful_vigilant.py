"""Deadly, Vengeful and Vigilant: who is killed and who stands when a challenge has been resolved."""

from __future__ import annotations

from engine.agot.abilities.continuous import who_leaves
from engine.agot.abilities.effect_handlers import stand
from engine.agot.lcg.moves import StandByKeyword
from engine.agot.lcg.phases.challenge_offers import offer, offer_declined, offer_done
from engine.agot.lcg.rule_variants import VENGEFUL_UNOPPOSED
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import ChooseVictims
from engine.agot.state.records import DEAD, PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import CaseForm, Verb
from engine.kernel.reasons import SILENT, STATED, Finding, Reason, cannot_tell, change, no, rule


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
        return no("no_victims_due", rules=rules, busy=current_step(table))
    seat, because = under_way(table).defending, _deadly_of_a_supporter(table)
    rules = (*rules, "lcg.support.win_loss") if because else rules
    if move.by != seat:
        by = change("by", seat=seat)
        return no("defending_player_chooses", by, rules=rules, because=because, payer=seat)
    if len(move.cards) != 1:
        return no("wrong_number", rules=rules, due=1, chosen=len(move.cards))
    if move.cards[0] not in deadly_victims(table):
        return no("not_a_defender", rules=rules, because=because, card=move.cards[0])
    return because[0] if because else None


def _deadly_of_a_supporter(table: AgotTable) -> tuple[Reason, ...]:
    """That the supporter chooses among his own defenders is recommended; the text names no such case."""
    supporter = under_way(table).supporter
    if not supporter:
        return ()
    rules = ("lcg.keyword.deadly", "lcg.support.win_loss")
    return (Reason(rules, says="supporter_defends", facts={"seat": supporter}, basis=SILENT),)


KEYWORD_RULE = {"vengeful": "lcg.keyword.vengeful", "vigilant": "lcg.keyword.vigilant"}


def ask_standing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The winning attacker's Vigilant cards and the losing defender's Vengeful ones may stand."""
    for keyword, seat in due_to_stand(table):
        if offer_declined(frame, keyword) or not kneeling_with(table, seat, keyword):
            continue
        return offer(seat, keyword, KEYWORD_RULE[keyword], ("stand_by_keyword",))
    return ()


@rule("lcg.keyword.vigilant", "lcg.keyword.vengeful", "lcg.support.win_loss", "lcg.challenge.no_winner")
def due_to_stand(table: AgotTable) -> tuple[tuple[str, str], ...]:
    """Keyword and seat: who has won as attacker, who has lost as defender."""
    challenge = table.challenge or table.last_challenge
    if challenge is None or challenge.winner != challenge.by:
        return ()
    opposed = challenge.opposed or VENGEFUL_UNOPPOSED.option(table) == "unopposed_too"
    loser = (("vengeful", challenge.defending),) if opposed else ()
    return (("vigilant", challenge.by), *loser)


def kneeling_with(table: AgotTable, seat: str, keyword: str) -> list[Card]:
    """His kneeling cards of any type with this keyword."""
    return [card for card in table.in_play(seat) if card.kneeling and has_keyword(table, card, keyword)]


@rule("lcg.keyword.vengeful", "lcg.keyword.vigilant")
def the_challenge_went_that_way(table: AgotTable, move: StandByKeyword) -> Finding:
    """Vigilant works for a winning attacker, Vengeful for a losing defender."""
    rules: tuple[str, ...] = (KEYWORD_RULE[move.keyword],)
    if (move.keyword, move.by) not in due_to_stand(table):
        challenge = table.challenge or table.last_challenge
        nobody = challenge is not None and challenge.attack is not None and not challenge.winner
        basis = SILENT if nobody else STATED
        rules = (*rules, "lcg.challenge.no_winner") if nobody else rules
        rules = (*rules, "lcg.support.win_loss") if challenge is not None and challenge.supporter else rules
        return no("not_that_result", rules=rules, basis=basis, keyword=move.keyword)
    if current_step(table) != "challenge.standing" and kneeling_with(table, move.by, move.keyword):
        # When the keyword works is not stated: after the claim, with the others, by recommendation.
        wait = change("wait_step", step="challenge.standing")
        return no("not_the_time_to_stand", wait, rules=rules, basis=SILENT)
    return _timing_is_not_stated(table, move)


def _timing_is_not_stated(table: AgotTable, move: StandByKeyword) -> Finding:
    if move.keyword == "vigilant":
        return None
    point = VENGEFUL_UNOPPOSED.reason(table, "vengeful_after_claim")
    return Reason(("lcg.keyword.vengeful",), says="may_stand", because=(point,))


@rule("lcg.keyword.vengeful", "lcg.keyword.vigilant", "lcg.inplay.definition")
def they_have_the_keyword_and_kneel(table: AgotTable, move: StandByKeyword) -> Finding:
    """Any number of the player's kneeling cards with the keyword stand."""
    kneeling = {card.id: card for card in table.in_play(move.by) if card.kneeling}
    has = {card: has_keyword(table, kneeling[card], move.keyword) for card in move.cards if card in kneeling}
    wrong = [card for card in move.cards if has.get(card, False) is False]
    untold = [card for card, known in has.items() if known is None]
    if not wrong:
        return cannot_tell(keyword_question(table, kneeling[untold[0]], move.keyword)) if untold else None
    leave = (change("leave_out", card=card) for card in wrong)
    # That those who died for the claim are too late rests on when the keyword works, which is not stated.
    basis = SILENT if table.cards[wrong[0]].zone != PLAY else STATED
    return no("cannot_stand_by_it", *leave, rules=(KEYWORD_RULE[move.keyword],), basis=basis, card=wrong[0])


def act_stand_by(table: AgotTable, move: StandByKeyword) -> AgotTable:
    """They stand."""
    return stand(offer_done(table, move.keyword), *move.cards)


STAND_BY_KEYWORD = Verb(
    StandByKeyword,
    (the_game_goes_on, the_challenge_went_that_way, they_have_the_keyword_and_kneel),
    act_stand_by,
    case=CaseForm(absent=("cards",)),
)
