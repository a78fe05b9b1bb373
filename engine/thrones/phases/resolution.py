"""The third step of a challenge: totals, winner, claim, the unopposed award, renown, and what follows."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.decision import TABLE, Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Step, Verb
from engine.kernel.reason import (
    DERIVED,
    Basis,
    Finding,
    Question,
    Reason,
    Verdict,
    cannot_tell,
    change,
    no,
    rule,
)
from engine.kernel.state import fill, note, tell
from engine.kernel.tally import tally
from engine.thrones.deeds import kill, push_effects
from engine.thrones.moves import ChooseVictims, DiscardForClaim, Resolve
from engine.thrones.occasions import happened
from engine.thrones.piles import discard_from_hand, end_modifiers
from engine.thrones.points import NEGATIVE_STRENGTH, NO_ATTACKERS_LEFT
from engine.thrones.power import gain_for_houses, gain_on_cards, move_power, the_game_goes_on
from engine.thrones.table import (
    CHALLENGE,
    CHARACTER,
    HAND,
    PLAY,
    Challenge,
    Frame,
    Occasion,
    Table,
    hand_size,
)
from engine.thrones.timing import at
from engine.thrones.values import has_keyword, strength, strength_tally, unknown_strength


def under_way(table: Table) -> Challenge:
    """The challenge under way."""
    assert table.challenge is not None
    return table.challenge


def ask_resolve(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The challenge is resolved."""
    if under_way(table).attack is not None:
        return ()
    return (Decision(TABLE, "resolve", "hbo.challenge.totals", Kind.PROCEDURE, ("resolve",), Resolve()),)


def rest_of_effects(table: Table, frame: Frame) -> Table:
    """The "if you win this challenge" remainder of effects already played is carried out before claim."""
    challenge = under_way(table)
    for waiting in reversed(challenge.if_win):
        if waiting.by == challenge.winner:
            table = push_effects(table, waiting.effects, waiting.by, waiting.card)
    return table


def pay_claim(table: Table, frame: Frame) -> Table:
    """The defending player suffers the claim of that kind, as far as he can."""
    challenge = under_way(table)
    if challenge.winner != challenge.by or challenge.claim is None:
        return table
    due = claim_due(table)
    table = table.put(challenge=replace(challenge, due=due))
    table = note(table, _claim_reason(table, challenge, due))
    if challenge.kind == "power" and due:
        return move_power(table, challenge.target, challenge.by, due, "hbo.claim.power")
    return table


def claim_due(table: Table) -> int:
    """What the claim comes to: its value, as far as the defending player can meet it."""
    challenge = under_way(table)
    there = {
        "military": sum(1 for _ in table.characters(challenge.target)),
        "intrigue": hand_size(table, challenge.target),
        "power": table.seats[challenge.target].power,
    }
    return min(challenge.claim or 0, there[challenge.kind])


def _claim_reason(table: Table, challenge: Challenge, due: int) -> Reason:
    rules: tuple[str, ...] = (f"hbo.claim.{challenge.kind}", "hbo.claim.general")
    if due < (challenge.claim or 0):
        rules = (*rules, "hbo.claim.partial")
    facts = {"kind": challenge.kind, "claim": challenge.claim, "due": due, "payer": challenge.target}
    return Reason(rules, due, "claim_due", dict(facts))


def ask_claim(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Who is killed, or which cards are discarded."""
    challenge = under_way(table)
    if not challenge.due or frame.slots.get("paid") or challenge.kind == "power":
        return ()
    if challenge.kind == "military":
        verbs = ("choose_victims",)
        return (
            Decision(
                challenge.target,
                "choose_victims",
                "hbo.claim.military",
                Kind.DUTY,
                verbs,
                None,
                "claim",
                challenge.due,
            ),
        )
    move = DiscardForClaim(by=challenge.target, count=challenge.due)
    verbs = ("discard_for_claim",)
    return (
        Decision(
            TABLE, "discard_for_claim", "hbo.claim.intrigue", Kind.CHANCE, verbs, move, "claim", challenge.due
        ),
    )


def award_unopposed(table: Table, frame: Frame) -> Table:
    """An attacker who has won unopposed puts one power from the pool on his banner."""
    challenge = under_way(table)
    if not challenge.unopposed:
        return table
    rules = ("hbo.challenge.unopposed", "hbo.challenge.unopposed_plus_claim")
    table = note(
        table,
        Reason(rules, Verdict.YES, "won_unopposed", {"defence": challenge.defence, "seat": challenge.by}),
    )
    return gain_for_houses(table, {challenge.by: 1}, "hbo.challenge.unopposed")


def award_renown(table: Table, frame: Frame) -> Table:
    """Each participating character with Renown of the winner gains one power."""
    challenge = under_way(table)
    renowned = tuple(
        card
        for card in challenge.participants
        if table.cards[card].controller == challenge.winner and has_keyword(table.cards[card], "renown")
    )
    return gain_on_cards(table, renowned, 1, "hbo.keyword.renown") if renowned else table


def result_stands(table: Table, frame: Frame) -> Table:
    """Passives and then reactions to the result."""
    challenge = under_way(table)
    earlier = table.occasions
    seats = [seat for seat in (challenge.winner, challenge.loser) if seat]
    occasions = [Occasion("challenge_result", "", seat) for seat in seats or [""]]
    return happened(table, *earlier, *occasions)


def close(table: Table, frame: Frame) -> Table:
    """The challenge is over; survivors stay as they are; effects that lasted for it end."""
    challenge = under_way(table)
    table = end_modifiers(table, until=CHALLENGE)
    return table.put(challenge=None, last_challenge=challenge)


CHALLENGE_STEPS = (
    Step("resolve", ask=ask_resolve),
    Step("rest_of_effects", do=rest_of_effects),
    Step("claim", do=pay_claim),
    Step("pay_claim", ask=ask_claim),
    Step("unopposed", do=award_unopposed),
    Step("renown", do=award_renown),
    Step("result", do=result_stands),
    Step("close", do=close),
)


@rule("hbo.challenge.three_steps", "hbo.challenge.resolution_order")
def it_is_time_to_resolve(table: Table, move: Resolve) -> Finding:
    """A challenge is resolved after attackers and defenders have been declared."""
    if at(table) == "challenge.resolve":
        return None
    wait = change("wait_step", step="challenge.resolve")
    if table.challenge is None:
        return no("no_challenge", wait, phase=table.phase)
    if table.challenge.defenders is None:
        return no(
            "defenders_not_declared",
            wait,
            rules=("hbo.challenge.three_steps", "hbo.challenge.declare_defenders"),
        )
    return no(
        "window_is_open", wait, rules=("hbo.action.closing", "hbo.challenge.three_steps"), busy=at(table)
    )


@rule("hbo.anatomy.strength", "hbo.challenge.totals")
def all_strengths_are_known(table: Table, move: Resolve) -> Finding:
    """The strengths of all participants are added up."""
    for card in table.challenge.participants if table.challenge else ():
        asked = unknown_strength(table, table.cards[card])
        if asked is not None:
            return cannot_tell(asked)
    return None


@rule("hbo.keyword.renown", "hbo.anatomy.keywords")
def renown_is_known(table: Table, move: Resolve) -> Finding:
    """Whether a participant has Renown matters to whoever wins."""
    for card in table.challenge.participants if table.challenge else ():
        if has_keyword(table.cards[card], "renown") is None:
            return cannot_tell(Question("keywords", card))
    return None


@rule("hbo.anatomy.plot_claim", "hbo.claim.general")
def the_claim_is_known(table: Table, move: Resolve) -> Finding:
    """The amount is the claim value on the attacking player's revealed plot."""
    challenge = table.challenge
    if challenge is None or any(unknown_strength(table, table.cards[one]) for one in challenge.participants):
        return None
    plot = table.seats[challenge.by].plot
    if (plot is not None and plot.claim is not None) or not attacker_wins(table, *totals(table)):
        return None
    return cannot_tell(Question("plot_claim", plot.name if plot else "", challenge.by))


def totals(table: Table) -> tuple[int, int]:
    """Attack and defence totals as they stand now."""
    challenge = under_way(table)
    attack = sum(strength(table, table.cards[card]) for card in challenge.attackers)
    defence = sum(strength(table, table.cards[card]) for card in challenge.defenders or ())
    return attack, defence


def attacker_wins(table: Table, attack: int, defence: int) -> bool:
    """Equal or greater is enough; nothing asks for a strength of at least 1."""
    return attack >= defence


def is_unopposed(challenge: Challenge, defence: int) -> bool:
    """The defence total is 0 or less when the challenge is resolved, or no defender was declared."""
    return defence < 1 or not challenge.opposed


def act_resolve(table: Table, move: Resolve) -> Table:
    """Totals are taken and compared; ties go to the attacker."""
    challenge = under_way(table)
    attack, defence = totals(table)
    table = note(table, *_totals_reasons(table, attack, defence))
    if not challenge.attackers and NO_ATTACKERS_LEFT.option(table) == "called_off":
        return _called_off(table, defence)
    won = attacker_wins(table, attack, defence)
    winner, loser = (challenge.by, challenge.target) if won else (challenge.target, challenge.by)
    plot = table.seats[challenge.by].plot
    resolved = replace(
        challenge,
        attack=attack,
        defence=defence,
        winner=winner,
        loser=loser,
        unopposed=won and is_unopposed(challenge, defence),
        claim=plot.claim if won and plot is not None else None,
    )
    table = note(table.put(challenge=resolved), _winner_reason(resolved, table))
    return tell(
        table,
        Event(
            "challenge_won",
            seat=winner,
            amount=abs(attack - defence),
            rule="hbo.challenge.attacker_wins_ties",
        ),
    )


def _called_off(table: Table, defence: int) -> Table:
    resolved = replace(under_way(table), attack=0, defence=defence)
    table = note(table, NO_ATTACKERS_LEFT.reason(table, "no_attackers_left"))
    return tell(table.put(challenge=resolved), Event("challenge_called_off", rule=NO_ATTACKERS_LEFT.rule))


def _totals_reasons(table: Table, attack: int, defence: int) -> tuple[Reason, ...]:
    challenge = under_way(table)
    sides = (
        (attack, challenge.attackers, "attack_total"),
        (defence, challenge.defenders or (), "defence_total"),
    )
    reasons = [
        tally(
            "hbo.challenge.totals",
            says,
            *(strength_tally(table, table.cards[card]) for card in cards),
            total=total,
        )
        for total, cards, says in sides
    ]
    if not challenge.attackers:
        reasons.append(NO_ATTACKERS_LEFT.reason(table, "no_attackers_left"))
    if defence < 0:
        reasons.append(NEGATIVE_STRENGTH.reason(table, "total_below_0"))
    return tuple(reasons)


def _winner_reason(challenge: Challenge, table: Table) -> Reason:
    rules: tuple[str, ...] = ("hbo.challenge.attacker_wins_ties",)
    basis = Basis.STATED
    if challenge.winner != challenge.by:
        rules = (*rules, "hbo.claim.defender_wins")
    elif challenge.attack == 0:
        rules, basis = ("hbo.challenge.zero_attack", *rules), DERIVED
    facts = {"winner": challenge.winner, "attack": challenge.attack, "defence": challenge.defence}
    return Reason(rules, Verdict.YES, "challenge_winner", dict(facts), basis=basis)


@rule("hbo.claim.military", "hbo.challenge.resolution_order")
def victims_are_due(table: Table, move: ChooseVictims) -> Finding:
    """Victims are chosen when a military challenge has been lost against a claim of at least 1."""
    if at(table) == "challenge.pay_claim" and under_way(table).kind == "military":
        return None
    return no("no_victims_due", change("wait_claim", kind="military"), busy=at(table))


@rule("hbo.claim.military")
def the_defending_player_chooses(table: Table, move: ChooseVictims) -> Finding:
    """The duty and the choice are the defending player's; the attacking player has no say."""
    payer = table.challenge.target if table.challenge else ""
    return (
        None
        if move.by in (payer, "") or not payer
        else no("defending_player_chooses", change("by", seat=payer), payer=payer)
    )


@rule("hbo.claim.high_military", "hbo.claim.military")
def victims_are_different(table: Table, move: ChooseVictims) -> Finding:
    """He may not choose one character more than once, even if it can be saved."""
    if len(set(move.cards)) == len(move.cards):
        return None
    twice = next(card for card in move.cards if move.cards.count(card) > 1)
    return no(
        "same_victim_twice", change("victims", seat=move.by), rules=("hbo.claim.high_military",), card=twice
    )


@rule("hbo.claim.military", "hbo.play.in_play", "hbo.type.character")
def victims_are_his_characters(table: Table, move: ChooseVictims) -> Finding:
    """He chooses among his characters in play; whether they took part does not matter."""
    payer = table.challenge.target if table.challenge else move.by
    for one in move.cards:
        card = table.cards[one]
        if card.zone != PLAY or card.kind != CHARACTER or card.controller != payer:
            return no(
                "not_his_character", change("victims", seat=payer), rules=("hbo.claim.military",), card=one
            )
    return None


@rule("hbo.claim.partial", "hbo.claim.military", "hbo.claim.general")
def as_many_victims_as_the_claim(table: Table, move: ChooseVictims) -> Finding:
    """As many characters as the claim value are chosen, or all if he has fewer."""
    due = table.challenge.due if table.challenge else 0
    if len(move.cards) == due:
        return None
    rules: tuple[str, ...] = ("hbo.claim.military", "hbo.claim.general", "hbo.claim.partial")
    rules = ("hbo.claim.high_military", *rules) if due > 1 and len(move.cards) < due else rules
    return no("wrong_number", change("victims", seat=move.by), rules=rules, due=due, chosen=len(move.cards))


def act_victims(table: Table, move: ChooseVictims) -> Table:
    """All choices are made first; then saves are used; then those not saved die together."""
    payer = under_way(table).target
    return kill(_paid(table), move.cards, "claim", payer)


def _paid(table: Table) -> Table:
    return fill(table, paid=True)


@rule("hbo.claim.intrigue", "hbo.challenge.resolution_order")
def a_discard_is_due(table: Table, move: DiscardForClaim) -> Finding:
    """Cards are discarded when an intrigue challenge has been lost against a claim of at least 1."""
    if at(table) == "challenge.pay_claim" and under_way(table).kind == "intrigue":
        return None
    return no("no_discard_due", change("wait_claim", kind="intrigue"), busy=at(table))


@rule("hbo.claim.intrigue", "hbo.quickref.claim_and_keywords")
def chance_chooses_the_cards(table: Table, move: DiscardForClaim) -> Finding:
    """The cards are chosen at random; nobody picks them."""
    return None if move.random else no("discard_at_random", change("at_random"))


@rule("hbo.claim.partial", "hbo.claim.intrigue", "hbo.claim.general")
def as_many_cards_as_the_claim(table: Table, move: DiscardForClaim) -> Finding:
    """As many cards as the claim value go, or the whole hand if it is smaller."""
    due = table.challenge.due if table.challenge else 0
    given = len(move.cards) if move.count is None else move.count
    if given == due:
        return None
    rules = ("hbo.claim.intrigue", "hbo.claim.general", "hbo.claim.partial")
    return no("wrong_number", change("count", amount=due), rules=rules, due=due, chosen=given)


@rule("hbo.claim.intrigue", "hbo.play.out_of_play")
def they_are_in_the_payers_hand(table: Table, move: DiscardForClaim) -> Finding:
    """The cards come from the defending player's hand."""
    payer = table.challenge.target if table.challenge else move.by
    if move.by not in (payer, ""):
        return no("defending_player_pays", change("by", seat=payer), payer=payer)
    for one in move.cards:
        if table.cards[one].zone != HAND or table.cards[one].controller != payer:
            return no(
                "not_in_hand", change("count", amount=table.challenge.due if table.challenge else 0), card=one
            )
    if len(set(move.cards)) < len(move.cards):
        return no("same_card_twice", change("leave_out_repeats"), card=move.cards[0])
    return None


def act_discard(table: Table, move: DiscardForClaim) -> Table:
    """The cards go to the discard pile."""
    challenge = under_way(table)
    return discard_from_hand(_paid(table), challenge.target, challenge.due, move.cards)


RESOLVE = Verb(
    Resolve,
    (the_game_goes_on, it_is_time_to_resolve, all_strengths_are_known, renown_is_known, the_claim_is_known),
    act_resolve,
)
CHOOSE_VICTIMS = Verb(
    ChooseVictims,
    (
        the_game_goes_on,
        victims_are_due,
        the_defending_player_chooses,
        victims_are_different,
        victims_are_his_characters,
        as_many_victims_as_the_claim,
    ),
    act_victims,
)
DISCARD_FOR_CLAIM = Verb(
    DiscardForClaim,
    (
        the_game_goes_on,
        a_discard_is_due,
        chance_chooses_the_cards,
        as_many_cards_as_the_claim,
        they_are_in_the_payers_hand,
    ),
    act_discard,
)
