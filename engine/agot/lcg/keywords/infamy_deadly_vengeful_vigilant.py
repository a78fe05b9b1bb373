"""Keywords of a resolved challenge: Infamy, Deadly, Vengeful and Vigilant."""

from __future__ import annotations

from engine.agot.abilities.continuous import who_leaves
from engine.agot.abilities.effect_handlers import stand
from engine.agot.lcg.moves import PlacePower, StandByKeyword
from engine.agot.lcg.rule_variants import INFAMY_CARD, VENGEFUL_UNOPPOSED
from engine.agot.lcg.titles.small_council import offer, offer_declined, offer_done
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import ChooseVictims
from engine.agot.state.records import DEAD, PLAY, Card, EffectFrame, Gain
from engine.agot.state.table import AgotTable, push
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import ELSEWHERE, not_said_to_count, the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind, Pass
from engine.kernel.game import CaseForm, Procedure, Step, Verb
from engine.kernel.reasons import SILENT, STATED, Facts, Finding, Reason, cannot_tell, change, no, rule
from engine.kernel.state import Event, add_events, add_notes

SOURCES = {
    "lcg.rivalry.bonus": "rivalry",
    "lcg.title.commander.win": "prize",
    "hbo.claim.power": "claim",
    "hbo.challenge.unopposed": "unopposed",
    "hbo.dominance.winner": "dominance",
}
"""Rule under which power was gained -> its source; any other is an effect."""

OF_A_CHALLENGE = frozenset(("claim", "unopposed", "rivalry", "prize"))
"""Sources of power that is placed together, when all awards of the challenge have been given."""


@rule("lcg.keyword.infamy")
def remember(table: AgotTable, seat: str, amount: int, rule: str) -> AgotTable:
    """Who controls a card with Infamy may put power gained for his House there."""
    if amount <= 0 or not any(True for _ in cards_of(table, seat)):
        return table
    source = SOURCES.get(rule, "effect")
    table = table.put(gained=(*table.gained, Gain(seat, source, amount)))
    if source in OF_A_CHALLENGE or any(frame.procedure == "infamy" for frame in table.agenda):
        return table
    return push(table, "infamy", "offer")


def cards_of(table: AgotTable, seat: str) -> list[Card]:
    """Cards with Infamy this seat may use."""
    own = INFAMY_CARD.option(table) == "own_cards"
    return [card for card in table.in_play(seat if own else "") if has_keyword(table, card, "infamy")]


@rule("lcg.component.power_tokens", "lcg.victory.counts", "lcg.keyword.infamy_counts")
def left_out(table: AgotTable, card: Card) -> bool:
    """Power on a card that is no character counts just when a rule says so, as Infamy does."""
    return has_keyword(table, card, "infamy") is False


def left_out_notes(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    """Power of a seat that is not counted because nothing says that it is: by recommendation."""
    rules = ("lcg.component.power_tokens", "lcg.victory.counts", "lcg.keyword.infamy_counts")
    found = (card for card in not_said_to_count(table) if card.controller == seat)
    says = "power_not_said_to_count"
    return tuple(Reason(rules, card.power, says, {"card": card.id}, basis=SILENT) for card in found)


def ask_placing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player who has just gained power for his House may put it on a card with Infamy."""
    for gain in table.gained:
        if gain.amount and table.over is None:
            verbs = ("place_power", "pass")
            silent = Pass(by=gain.seat)
            return (
                Decision(gain.seat, "place_power", "lcg.keyword.infamy", DecisionKind.OFFER, verbs, silent),
            )
    return ()


def forget(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The choice has been made."""
    return table.put(gained=())


INFAMY = Procedure("infamy", (Step("offer", ask=ask_placing), Step("gone", do=forget)))


@rule("lcg.keyword.infamy", "lcg.keyword.renown")
def it_was_gained_for_the_house(table: AgotTable, move: PlacePower) -> Finding:
    """Only power just gained for the House can be put elsewhere.

    Renown power is not gained for the House.
    """
    if move.source == "renown":
        return no("renown_is_no_house_power", rules=("lcg.keyword.infamy", "lcg.keyword.renown"))
    if not cards_of(table, move.by):
        return None  # Nothing was remembered for him; that no card of his takes it is the reason.
    there = sum(gain.amount for gain in table.gained if (gain.seat, gain.source) == (move.by, move.source))
    if 0 < move.amount <= there:
        return _split(move, there) if move.amount < there else None
    most = change("amount", amount=there)
    return no(
        "no_such_gain",
        *((most,) if there else ()),
        rules=("lcg.keyword.infamy",),
        source=move.source,
        left=there,
    )


def _split(move: PlacePower, there: int) -> Reason:
    """That some of what was gained may lie on the card and the rest with the House is recommended."""
    facts: Facts = {"amount": move.amount, "left": there - move.amount}
    return Reason(("lcg.keyword.infamy",), says="power_is_split", facts=facts, basis=SILENT)


@rule("lcg.keyword.infamy", "lcg.inplay.definition")
def it_goes_on_a_card_with_infamy(table: AgotTable, move: PlacePower) -> Finding:
    """The power goes on a card with Infamy.

    The card may be of any type, and its player controls it.
    """
    card = table.cards[move.on]
    known = has_keyword(table, card, "infamy") if card.zone == PLAY else False
    if known is None:
        return cannot_tell(keyword_question(table, card, "infamy"))
    if not known:
        return no("no_infamy", rules=("lcg.keyword.infamy",), card=card.id)
    point = INFAMY_CARD.reason(table, "infamy_card", card=card.id)
    if card.controller != move.by and INFAMY_CARD.option(table) == "own_cards":
        return no("not_your_card", rules=("lcg.keyword.infamy",), because=(point,), card=card.id)
    return Reason(says="power_goes_there", because=(point,))


@rule("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
def act_place(table: AgotTable, move: PlacePower) -> AgotTable:
    """The tokens lie on the card: they count for victory and are no power of the House."""
    seat, left = table.seats[move.by], move.amount
    table = table.seat(move.by, power=seat.power - move.amount)
    table = table.card(move.on, power=table.cards[move.on].power + move.amount)
    gained = []
    for gain in table.gained:
        taken = min(left, gain.amount) if (gain.seat, gain.source) == (move.by, move.source) else 0
        left -= taken
        gained.append(Gain(gain.seat, gain.source, gain.amount - taken))
    rules = ("lcg.keyword.infamy", "lcg.keyword.infamy_counts", "lcg.power.character_not_house")
    table = add_notes(table, Reason(rules, move.amount, "power_on_infamy", {"card": move.on}))
    table = add_events(table, Event("power_placed", move.on, move.by, move.amount, "lcg.keyword.infamy"))
    return table.put(gained=tuple(gained))


PLACE_POWER = Verb(
    PlacePower, (the_game_goes_on, it_was_gained_for_the_house, it_goes_on_a_card_with_infamy), act_place
)


@rule("lcg.keyword.infamy")
def stop_placing(table: AgotTable, seat: str) -> AgotTable:
    """This player leaves the rest with his House."""
    return table.put(gained=tuple(gain for gain in table.gained if gain.seat != seat))


def register_infamy() -> None:
    """Makes what is left out known to the shared code."""
    ELSEWHERE["lcg"] = left_out


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
