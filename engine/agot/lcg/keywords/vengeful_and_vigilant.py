"""Vengeful and Vigilant: who stands when a challenge has been resolved."""

from __future__ import annotations

from engine.agot.abilities.effect_handlers import stand
from engine.agot.lcg.moves import StandByKeyword
from engine.agot.lcg.phases.challenge_offers import offer, offer_declined, offer_done
from engine.agot.lcg.rule_variants import VENGEFUL_UNOPPOSED
from engine.agot.rounds.timing import current_step
from engine.agot.state.records import PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import Decision
from engine.kernel.game import CaseForm, Verb
from engine.kernel.reasons import SILENT, STATED, Finding, Reason, cannot_tell, change, rule, violated

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
    """The player's kneeling cards of any type with this keyword."""
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
        return violated("not_that_result", rules=rules, basis=basis, keyword=move.keyword)
    if current_step(table) != "challenge.standing" and kneeling_with(table, move.by, move.keyword):
        # When the keyword works is not stated: after the claim, with the others, by recommendation.
        wait = change("wait_step", step="challenge.standing")
        return violated("not_the_time_to_stand", wait, rules=rules, basis=SILENT)
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
    return violated(
        "cannot_stand_by_it", *leave, rules=(KEYWORD_RULE[move.keyword],), basis=basis, card=wrong[0]
    )


def act_stand_by(table: AgotTable, move: StandByKeyword) -> AgotTable:
    """They stand."""
    return stand(offer_done(table, move.keyword), *move.cards)


STAND_BY_KEYWORD = Verb(
    StandByKeyword,
    (the_game_goes_on, the_challenge_went_that_way, they_have_the_keyword_and_kneel),
    act_stand_by,
    case=CaseForm(absent=("cards",)),
)
