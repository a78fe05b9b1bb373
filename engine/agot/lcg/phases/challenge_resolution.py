"""What follows the totals of a challenge: claim, awards, Deadly, Vengeful, Vigilant."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.continuous import who_leaves
from engine.agot.abilities.effect_handlers import kill, stand
from engine.agot.lcg.abilities.keywords import ask_placing, forget, silenced_reason
from engine.agot.lcg.moves import StandByKeyword
from engine.agot.lcg.phases.stealth import ask_stealth
from engine.agot.lcg.rule_variants import AWARD_ORDER, VENGEFUL_UNOPPOSED
from engine.agot.lcg.titles.in_challenges import (
    ask_commander,
    ask_commander_first,
    ask_new_target,
    ask_regent,
    ask_support,
)
from engine.agot.lcg.titles.small_council import offer, offer_declined, offer_done, rivals_of
from engine.agot.phases import challenge_resolution as family
from engine.agot.phases import challenge_turns, claim
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import ChooseVictims, ResolveChallenge
from engine.agot.state.records import DEAD, PLAY, Card, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power import gain_for_houses, move_power, the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.game import CaseForm, Procedure, Step, Verb
from engine.kernel.moves import Decision, DecisionKind
from engine.kernel.reasons import SILENT, STATED, Finding, Reason, Verdict, cannot_tell, change, no, rule
from engine.kernel.state import add_notes


@rule("lcg.claim.trigger", "lcg.claim.value", "lcg.claim.power", "lcg.support.claim_on_target")
def pay_power(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """If the attacker has won, the claim is fixed; power changes hands at once, the rest is paid next."""
    waits = under_way(table).unopposed or _beats_a_rival(table)
    return family.order_of_claim(claim.pay_claim(table, frame), awards_wait=waits)


@rule("lcg.unopposed.reward", "lcg.rivalry.bonus")
def awards_first(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Where the table has decided so, power for an unopposed win and for a rival comes before the claim."""
    if AWARD_ORDER.option(table) == "claim_first":
        return table
    table = family.unopposed_power(add_notes(table, AWARD_ORDER.reason(table, "order_of_awards")))
    return table if _has_ended(table) else rivalry_power(table)


def award_rivalry(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Then one power for beating a rival, unless the table has decided otherwise."""
    if AWARD_ORDER.option(table) != "claim_first":
        return table
    after, due = rivalry_power(table), under_way(table).due > 0
    return family.order_decided(after, due, seen=_rivalry_paid(table, after))


def _rivalry_paid(before: AgotTable, after: AgotTable) -> bool:
    return any(seat.rivalry_gained != before.seats[one].rivalry_gained for one, seat in after.seats.items())


def _beats_a_rival(table: AgotTable) -> bool:
    """Whether the winner is to be paid for beating a rival."""
    challenge = under_way(table)
    winner = challenge.winner
    if not winner or table.seats[winner].rivalry_gained:
        return False
    return challenge.loser in rivals_of(table, winner)


def _has_ended(table: AgotTable) -> bool:
    return table.over is not None or bool(table.claimants)


@rule("lcg.rivalry.bonus", "lcg.rivalry.once", "lcg.rivalry.scheme", "lcg.support.win_loss")
def rivalry_power(table: AgotTable) -> AgotTable:
    """Once a round, one power for winning a challenge against the holder of a rival title."""
    challenge = under_way(table)
    winner = challenge.winner
    if not winner:
        return table
    rivals = rivals_of(table, winner)
    if challenge.supporter and {challenge.loser, challenge.target} & set(rivals):
        table = add_notes(table, _looks_at_the_supporter(challenge.supporter))
    if challenge.loser not in rivals:
        return table
    rules: tuple[str, ...]
    if table.seats[winner].rivalry_gained:
        rules = ("lcg.rivalry.once", "lcg.rivalry.bonus")
        return add_notes(table, Reason(rules, Verdict.YES, "rivalry_has_paid", {"seat": winner}))
    facts = {"seat": winner, "rival": challenge.loser}
    rules = ("lcg.rivalry.bonus", "lcg.rivalry.scheme", "lcg.rivalry.once")
    table = add_notes(table, Reason(rules, Verdict.YES, "rival_beaten", dict(facts)))
    return gain_for_houses(table.seat(winner, rivalry_gained=True), {winner: 1}, "lcg.rivalry.bonus")


@rule("lcg.rivalry.bonus", "lcg.support.win_loss")
def _looks_at_the_supporter(supporter: str) -> Reason:
    """That rivalry asks who has won or lost by support, and not who was attacked, is recommended."""
    rules = ("lcg.rivalry.bonus", "lcg.support.win_loss")
    return Reason(rules, says="supporter_defends", facts={"seat": supporter}, basis=SILENT)


@rule("lcg.title.commander.win", "lcg.power.character_not_house")
def award_prize(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """A Lord Commander who wins a battle he took over takes one power from the attacker's House."""
    challenge = under_way(table)
    if not challenge.taken_from or challenge.winner != challenge.target:
        return table
    if not table.seats[challenge.by].power:
        rules = ("lcg.title.commander.win", "lcg.power.character_not_house")
        return add_notes(
            table, Reason(rules, Verdict.YES, "no_prize_there", {"seat": challenge.by}, basis=SILENT)
        )
    return move_power(table, challenge.by, challenge.winner, 1, "lcg.title.commander.win")


def award_renown(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """One power to each of the winner's participating characters with Renown."""
    renowned = family.renowned_of(table, under_way(table))
    table = family.renown_power(table, renowned)
    gained = (Occasion("renown", card, table.cards[card].controller) for card in renowned)
    return table.put(occasions=(*table.occasions, *gained))


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


def for_claim(shared: object) -> object:
    """A rule on the victims of a claim, which does not look at those of Deadly.

    A verb's rules are kept as objects: they take moves of different kinds.
    """

    def checked(table: AgotTable, move: ChooseVictims) -> Finding:
        found: Finding = None if move.purpose == "deadly" else shared(table, move)  # type: ignore[operator]
        return found

    checked.kept = shared.kept  # type: ignore[attr-defined]
    checked.__name__ = shared.__name__  # type: ignore[attr-defined]
    return checked


def act_victims(table: AgotTable, move: ChooseVictims) -> AgotTable:
    """They die together, unless saved."""
    if move.purpose != "deadly":
        return claim.act_victims(table, move)
    return kill(offer_done(table, "deadly"), move.cards, "deadly", move.by)


CHOOSE_VICTIMS = Verb(
    ChooseVictims,
    (
        the_game_goes_on,
        a_deadly_victim_is_due,
        *(for_claim(one) for one in claim.CHOOSE_VICTIMS.rules[1:]),  # type: ignore[arg-type]
    ),
    act_victims,
    case=CaseForm(absent=("cards",)),
)

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
    if challenge is None or challenge.attack is None or challenge.winner != challenge.by:
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


@rule("lcg.keyword.intimidate", "lcg.keyword.deadly", "lcg.keyword.general")
def keywords_are_known(table: AgotTable, move: ResolveChallenge) -> Finding:
    """It is known which attackers have Intimidate and which defenders match Deadly."""
    challenge = table.challenge
    for card in challenge.attackers if challenge is not None else ():
        if has_keyword(table, table.cards[card], "intimidate") is None:
            return cannot_tell(keyword_question(table, table.cards[card], "intimidate"))
    deadly = challenge is not None and any(
        has_keyword(table, table.cards[card], "deadly") for card in challenge.attackers
    )
    for card in (challenge.defenders or ()) if deadly and challenge is not None else ():
        if has_keyword(table, table.cards[card], "deadly") is None:
            return cannot_tell(keyword_question(table, table.cards[card], "deadly"))
    return None


def act_resolve(table: AgotTable, move: ResolveChallenge) -> AgotTable:
    """Totals are taken and compared, those silenced by Intimidate left out; so is who is deadlier."""
    deadlier = attacker_is_deadlier(table)
    table = family.act_resolve(add_notes(table, *silenced_reason(table)), move)
    return table.put(challenge=replace(under_way(table), deadlier=deadlier))


RESOLVE = Verb(ResolveChallenge, (*family.RESOLVE.rules, keywords_are_known), act_resolve)

CHALLENGE = Procedure(
    "challenge",
    (
        Step("regent", ask=ask_regent),
        Step("new_target", ask=ask_new_target),
        Step("after_attackers", do=challenge_turns.window_between),
        Step("stealth", ask=ask_stealth),
        Step("defenders", ask=challenge_turns.ask_defenders),
        Step("commander_first", ask=ask_commander_first),
        Step("support", ask=ask_support),
        Step("commander", ask=ask_commander),
        Step("after_defenders", do=challenge_turns.window_between),
        Step("resolve", ask=family.ask_resolve),
        Step("rest_of_effects", do=family.rest_of_effects),
        Step("awards_first", do=awards_first),
        Step("claim", do=pay_power),
        Step("pay_claim", ask=claim.ask_claim),
        Step("unopposed", do=family.award_unopposed),
        Step("rivalry", do=award_rivalry),
        Step("prize", do=award_prize),
        Step("renown", do=award_renown),
        Step("infamy", ask=ask_placing),
        Step("placed", do=forget),
        Step("deadly", ask=ask_deadly),
        Step("standing", ask=ask_standing),
        Step("result", do=family.result_stands),
        Step("close", do=family.close),
    ),
)
