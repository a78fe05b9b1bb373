"""The claim of a challenge: victims, cards and power the loser pays."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.abilities.continuous import FORBIDDEN, TO_BE_KILLED, is_given, who_leaves
from engine.agot.abilities.effect_handlers import kill
from engine.agot.phases.participants import why_not_there
from engine.agot.rounds.timing import current_step
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import ChooseVictims, DiscardForClaim
from engine.agot.state.piles import discard_from_hand
from engine.agot.state.records import CHARACTER, DEAD, HAND, PLAY, Challenge, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import hand_size, move_power, the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import CaseForm, Verb
from engine.kernel.reasons import DERIVED, STATED, Finding, Reason, change, rule, violated
from engine.kernel.state import set_slots


@rule("hbo.claim.power", "hbo.claim.general", "lcg.claim.power", "lcg.claim.trigger", "lcg.claim.value")
def pay_claim(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The defending player suffers the claim of that kind, as far as they can."""
    challenge = under_way(table)
    if challenge.winner != challenge.by or challenge.claim is None:
        return table
    due = claim_due(table)
    reason = _claim_reason(table, challenge, due)
    table = table.put(challenge=replace(challenge, due=due), notes=(*table.notes, reason))
    if challenge.kind == "power" and due:
        return move_power(table, challenge.target, challenge.by, due, "hbo.claim.power")
    return table


@rule("hbo.claim.partial", "lcg.claim.short")
def claim_due(table: AgotTable) -> int:
    """What the claim comes to: its value, as far as the defending player can meet it."""
    challenge = under_way(table)
    claim = challenge.claim or 0
    there = PAID_WITH[challenge.kind](table, challenge.target, claim)
    return there if there >= claim or ruleset(table).pays_in_part(table) else 0


def _killable(table: AgotTable, payer: str, most: int) -> int:
    """The payer's characters that can be killed, counted until there are enough."""
    count = 0
    for card in table.characters(payer) if most else ():
        count += not is_given(table, card, FORBIDDEN, TO_BE_KILLED)
        if count == most:
            break
    return count


PAID_WITH: dict[str, Callable[[AgotTable, str, int], int]] = {
    "military": _killable,
    "intrigue": lambda table, payer, most: min(hand_size(table, payer), most),
    "power": lambda table, payer, most: min(table.seats[payer].power, most),
}
"""Kind of challenge -> how much there is to pay its claim with, counted up to the claim."""


def _claim_reason(table: AgotTable, challenge: Challenge, due: int) -> Reason:
    rules: tuple[str, ...] = (f"hbo.claim.{challenge.kind}", "hbo.claim.general")
    if due < (challenge.claim or 0):
        rules = (*rules, "hbo.claim.partial")
    facts = {"kind": challenge.kind, "claim": challenge.claim, "due": due, "payer": challenge.target}
    basis = ruleset(table).claim_short if due < (challenge.claim or 0) else STATED
    return Reason(rules, due, "claim_due", dict(facts), basis=basis)


def still_due(table: AgotTable) -> int:
    """The claim to be paid now: at most what is still there."""
    return min(under_way(table).due, claim_due(table))


def ask_claim(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Who is killed, or which cards are discarded."""
    challenge = under_way(table)
    if not challenge.due or frame.slots.get("paid") or challenge.kind == "power":
        return ()
    due = still_due(table)
    if not due:
        return ()
    return (
        _victims(challenge.target, due) if challenge.kind == "military" else _cards(challenge.target, due),
    )


def _victims(seat: str, due: int) -> Decision:
    verbs = ("choose_victims",)
    return Decision(
        seat, "choose_victims", "hbo.claim.military", DecisionKind.DUTY, verbs, None, "claim", due
    )


def _cards(seat: str, due: int) -> Decision:
    verbs, move = ("discard_for_claim",), DiscardForClaim(by=seat, count=due)
    return Decision(
        TABLE, "discard_for_claim", "hbo.claim.intrigue", DecisionKind.CHANCE, verbs, move, "claim", due
    )


@rule(
    "hbo.claim.defender_wins",
    "hbo.claim.general",
    "hbo.challenge.resolution_order",
    "lcg.claim.defender_win",
    "lcg.challenge.defender_win_triggers",
    "lcg.claim.trigger",
    "lcg.claim.value",
    "lcg.challenge.steps",
)
def nothing_due(table: AgotTable, rule_id: str) -> tuple[str, ...]:
    """Why nothing of this kind is to be paid: the defender has won, or the claim is none, or another."""
    challenge = table.challenge or table.last_challenge
    if challenge is None or not challenge.winner:
        unwon = ruleset(table).unwon_rules if challenge is not None and challenge.attack is not None else ()
        return (rule_id, *unwon, "hbo.claim.general", "hbo.challenge.resolution_order")
    if challenge.winner != challenge.by:
        return ("hbo.claim.defender_wins", rule_id, "hbo.claim.general", "hbo.challenge.resolution_order")
    kind = f"hbo.claim.{challenge.kind}"
    rules = dict.fromkeys((rule_id, kind, "hbo.claim.general", "hbo.challenge.resolution_order"))
    return tuple(rules)


@rule(
    "hbo.claim.military",
    "hbo.claim.defender_wins",
    "hbo.challenge.resolution_order",
    "lcg.claim.military",
    "lcg.claim.defender_win",
    "lcg.challenge.defender_win_triggers",
    "lcg.challenge.steps",
)
def victims_are_due(table: AgotTable, move: ChooseVictims) -> Finding:
    """Victims are chosen when the attacker wins a military challenge with a claim of at least 1."""
    if current_step(table) == "challenge.pay_claim" and under_way(table).kind == "military":
        return None
    rules = nothing_due(table, "hbo.claim.military")
    return violated(
        "no_victims_due", change("wait_claim", kind="military"), rules=rules, busy=current_step(table)
    )


def payer_rules(challenge: Challenge | None) -> tuple[str, ...]:
    """What says that the claim is met by somebody else than who defended or was attacked at first."""
    assert challenge is not None
    ways = (
        (challenge.supporter, "lcg.support.claim_on_target"),
        (challenge.taken_from, "lcg.title.commander.lose"),
        (challenge.redirected, "lcg.title.regent.redirect"),
    )
    return tuple(rule for so, rule in ways if so)


@rule("hbo.claim.military", "hbo.claim.general", "lcg.claim.military", "lcg.claim.trigger", "lcg.claim.value")
def the_defending_player_chooses(table: AgotTable, move: ChooseVictims) -> Finding:
    """The defending player must choose; the attacking player has no say."""
    payer = table.challenge.target if table.challenge else ""
    return (
        None
        if move.by in (payer, "") or not payer
        else violated(
            "defending_player_chooses",
            change("by", seat=payer),
            rules=("hbo.claim.military", *payer_rules(table.challenge)),
            payer=payer,
        )
    )


@rule("hbo.claim.high_military", "hbo.claim.military", "lcg.highclaim.distinct", "lcg.claim.military")
def victims_are_different(table: AgotTable, move: ChooseVictims) -> Finding:
    """The player may not choose one character more than once, even if it can be saved."""
    if len(set(move.cards)) == len(move.cards):
        return None
    twice = next(card for card in move.cards if move.cards.count(card) > 1)
    return violated(
        "same_victim_twice",
        change("victims", seat=move.by),
        rules=("hbo.claim.high_military", "hbo.claim.military"),
        card=twice,
    )


@rule(
    "hbo.claim.military",
    "hbo.play.in_play",
    "hbo.type.character",
    "lcg.claim.military",
    "lcg.inplay.definition",
    "lcg.cardtype.character",
)
def victims_are_his_characters(table: AgotTable, move: ChooseVictims) -> Finding:
    """The player chooses among their characters in play; whether they took part does not matter."""
    payer = table.challenge.target if table.challenge else move.by
    for victim in move.cards:
        card = table.cards[victim]
        if card.zone != PLAY or card.kind != CHARACTER or card.controller != payer:
            not_there = () if card.zone == PLAY else why_not_there(card)
            rules: tuple[str, ...] = ("hbo.claim.military", *not_there)
            if card.zone == PLAY and card.kind != CHARACTER:
                rules = (*rules, "hbo.piles.kill")
            return violated("not_his_character", change("victims", seat=payer), rules=rules, card=victim)
    _, staying = who_leaves(table, move.cards, DEAD)
    if not staying:
        return None
    rules = ("hbo.claim.military", "hbo.anatomy.card_text")
    other, spared = change("victims", seat=payer), staying[0].facts["card"]
    return violated("cannot_be_killed", other, rules=rules, basis=DERIVED, because=staying, card=spared)


@rule(
    "hbo.claim.partial",
    "hbo.claim.military",
    "hbo.claim.general",
    "lcg.claim.short",
    "lcg.claim.military",
    "lcg.claim.trigger",
    "lcg.claim.value",
)
def as_many_victims_as_the_claim(table: AgotTable, move: ChooseVictims) -> Finding:
    """As many characters as the claim value are chosen, or all if the player has fewer."""
    due = still_due(table) if current_step(table) == "challenge.pay_claim" else len(move.cards)
    if len(move.cards) == due:
        return None
    rules: tuple[str, ...] = ("hbo.claim.military", "hbo.claim.general", "hbo.claim.partial")
    rules = ("hbo.claim.high_military", *rules) if due > 1 and len(move.cards) < due else rules
    return violated(
        "wrong_number", change("victims", seat=move.by), rules=rules, due=due, chosen=len(move.cards)
    )


def act_victims(table: AgotTable, move: ChooseVictims) -> AgotTable:
    """All choices are made first; then saves are used; then those not saved die together."""
    payer = under_way(table).target
    return kill(_paid(table), move.cards, "claim", payer)


def _paid(table: AgotTable) -> AgotTable:
    return set_slots(table, paid=True)


@rule(
    "hbo.claim.intrigue",
    "hbo.claim.defender_wins",
    "hbo.challenge.resolution_order",
    "lcg.claim.intrigue",
    "lcg.claim.defender_win",
    "lcg.challenge.defender_win_triggers",
    "lcg.challenge.steps",
)
def a_discard_is_due(table: AgotTable, move: DiscardForClaim) -> Finding:
    """Cards are discarded when the attacker wins an intrigue challenge with a claim of at least 1."""
    if current_step(table) == "challenge.pay_claim" and under_way(table).kind == "intrigue":
        return None
    rules = nothing_due(table, "hbo.claim.intrigue")
    return violated(
        "no_discard_due", change("wait_claim", kind="intrigue"), rules=rules, busy=current_step(table)
    )


@rule("hbo.claim.intrigue", "hbo.quickref.claim_and_keywords", "lcg.claim.intrigue")
def chance_chooses_the_cards(table: AgotTable, move: DiscardForClaim) -> Finding:
    """The cards are chosen at random; no player picks them."""
    return None if move.random else violated("discard_at_random", change("at_random"))


@rule(
    "hbo.claim.partial",
    "hbo.claim.intrigue",
    "hbo.claim.general",
    "lcg.claim.short",
    "lcg.claim.intrigue",
    "lcg.claim.trigger",
    "lcg.claim.value",
)
def as_many_cards_as_the_claim(table: AgotTable, move: DiscardForClaim) -> Finding:
    """As many cards as the claim value are discarded, or the whole hand if it is smaller."""
    given = len(move.cards) if move.count is None else move.count
    due = still_due(table) if current_step(table) == "challenge.pay_claim" else given
    if given == due:
        return None
    rules = ("hbo.claim.intrigue", "hbo.claim.general", "hbo.claim.partial")
    return violated("wrong_number", change("count", amount=due), rules=rules, due=due, chosen=given)


@rule("hbo.claim.intrigue", "hbo.play.out_of_play", "lcg.claim.intrigue", "lcg.inplay.definition")
def they_are_in_the_payers_hand(table: AgotTable, move: DiscardForClaim) -> Finding:
    """The cards come from the defending player's hand."""
    payer = table.challenge.target if table.challenge else move.by
    if move.by not in (payer, "", TABLE):
        rules = ("hbo.claim.intrigue", *payer_rules(table.challenge))
        return violated("defending_player_pays", change("by", seat=payer), rules=rules, payer=payer)
    for card in move.cards:
        if table.cards[card].zone != HAND or table.cards[card].controller != payer:
            return violated(
                "not_in_hand",
                change("count", amount=table.challenge.due if table.challenge else 0),
                card=card,
            )
    if len(set(move.cards)) < len(move.cards):
        return violated("same_card_twice", change("leave_out_repeats"), card=move.cards[0])
    return None


def act_discard(table: AgotTable, move: DiscardForClaim) -> AgotTable:
    """The cards go to the discard pile."""
    challenge = under_way(table)
    return discard_from_hand(_paid(table), challenge.target, still_due(table), move.cards)


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
    case=CaseForm(absent=("cards",)),
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
