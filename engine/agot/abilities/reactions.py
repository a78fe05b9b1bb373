"""Reactions: what they answer, their order, and whose they are."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.activation import (
    not_where_it_works,
    nothing_is_used_at_set_up,
    one_limited_card_a_round,
    under_an_enemy,
    use,
)
from engine.agot.abilities.costs import PAYING
from engine.agot.abilities.definitions import RESPONSES, Use, printing_of, timing_of, uses_of, works_from
from engine.agot.abilities.passives import passives_wait
from engine.agot.rounds.timing import current_step, only_a_save_breaks_in
from engine.agot.rule_variants import PASSIVES_FIRST, REACTION_ORDER
from engine.agot.state.moves import Respond
from engine.agot.state.records import EVENT, HAND, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import mark_action, whose_turn
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Finding,
    Question,
    Reason,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import add_notes, innermost, set_slots


@rule(
    "hbo.reaction.timing",
    "hbo.reaction.missed",
    "hbo.reaction.recognise",
    "lcg.response.before_next_action",
    "lcg.response.definition",
)
def its_occasion_has_just_come(table: AgotTable, move: Respond) -> Finding:
    """A player reacts right after what the reaction answers, before any other action."""
    if not move.to:
        return _recorded_occasion(table, move)
    wanted = "played" if move.to == "played" else move.to
    if any(_matches(occasion, wanted, move.of) for occasion in table.occasions) and _may_react(table):
        return _recorded_occasion(table, move)
    card_of_occasion = table.cards.get(move.of)
    entered = wanted == "played" and card_of_occasion is not None and card_of_occasion.zone == PLAY
    if entered or any(_matches(occasion, wanted, move.of) for occasion in table.missed):
        return violated(
            "reaction_missed",
            change("occasion", occasion=wanted, card=move.of),
            rules=("hbo.reaction.missed", "hbo.reaction.timing"),
            to=move.to,
        )
    if table.challenge is not None and current_step(table).startswith(("challenge.", "claim.")):
        rules = ("hbo.challenge.resolution_order", "hbo.reaction.timing")
        lack = change("occasion", occasion=wanted, card=move.of)
        return violated("not_yet", lack, rules=rules, basis=DERIVED, to=move.to)
    return violated(
        "no_such_occasion",
        change("occasion", occasion=wanted, card=move.of),
        rules=("hbo.reaction.recognise", "hbo.reaction.timing"),
        to=move.to,
    )


def _matches(occasion: Occasion, what: str, card: str) -> bool:
    return occasion.what == what and (not card or occasion.card == card)


def _may_react(table: AgotTable) -> bool:
    return bool(table.agenda) and table.agenda[-1].procedure == "aftermath"


def _recorded_occasion(table: AgotTable, move: Respond) -> Finding:
    card = table.cards[move.card]
    recorded = tuple(use for use in uses_of(card, "reaction") if use.trigger is not None)
    if not recorded or _has_come(table, card, recorded, table.occasions):
        printed = printing_of(table, recorded)
        return Reason(says="its_occasion_has_come", because=printed) if printed else None
    question = _untold(table, card, recorded)
    if question is not None:
        return cannot_tell(question)
    if not all(use.certain for use in recorded):
        return Reason(says="printed_trigger_not_known", facts={"card": card.id})
    missed = _has_come(table, card, recorded, table.missed)
    chief = "hbo.reaction.missed" if missed else "hbo.reaction.recognise"
    says = "reaction_missed" if missed else "no_such_occasion"
    wait = change("occasion_of", card=card.id)
    rules = (chief, "hbo.reaction.timing")
    return violated(says, wait, rules=rules, because=printing_of(table, recorded), card=card.id)


def _untold(table: AgotTable, card: Card, uses: tuple[Use, ...]) -> Question | None:
    """The first question to answer before it is known whether a text reacts to what has just happened."""
    questions = (
        use.untold(table, card, occasion) for use in uses if use.untold for occasion in table.occasions
    )
    return next((question for question in questions if question is not None), None)


def _has_come(table: AgotTable, card: Card, uses: tuple[Use, ...], occasions: tuple[Occasion, ...]) -> bool:
    return any(
        use.trigger is not None and use.trigger(table, card, occasion)
        for use in uses
        for occasion in occasions
    )


@rule(
    "hbo.passive.before_reactions",
    "hbo.reaction.timing",
    "lcg.passive.before_actions",
    "lcg.response.before_next_action",
)
def passives_come_first(table: AgotTable, move: Respond) -> Finding:
    """Passives triggered by the same occurrence are carried out before anybody reacts."""
    point = PASSIVES_FIRST.reason(table, "passives_first")
    if not passives_wait(table):
        frame = innermost(table, "aftermath")
        resolved = frame is not None and frame.slots["resolved"]
        return Reason(says="reacts_after_passives", because=(point,)) if resolved else None
    wait = change("passives_done")
    return violated("passives_first", wait, rules=(PASSIVES_FIRST.rule,), basis=point.basis, because=(point,))


@rule("hbo.reaction.order", "lcg.response.order")
def it_is_his_word_to_react(table: AgotTable, move: Respond) -> Finding:
    """The first player is asked first, then the opponent, and so on in turn until both decline."""
    frame = table.agenda[-1] if current_step(table) == "aftermath.reactions" else None
    if frame is None:
        return None
    point = REACTION_ORDER.reason(table, "reactions_in_order")
    if whose_turn(frame, table.order) == move.by:
        # Where somebody has reacted before this player, the ruling rests on who is asked first.
        return Reason(says="reacts_after_another", because=(point,)) if frame.slots["reacted"] else None
    first = whose_turn(frame, table.order)
    wait = change("wait_word", seat=move.by)
    return violated(
        "others_word_to_react",
        wait,
        rules=(REACTION_ORDER.rule,),
        basis=point.basis,
        because=(point,),
        seat=first,
    )


CHALLENGE_RESULT = "challenge_result"
"""What is noted once for each player whom the result of a challenge concerns."""


@rule("hbo.reaction.order", "lcg.response.order")
def a_card_reacts_once(table: AgotTable, move: Respond) -> Finding:
    """Each card reacts at most once to one occurrence.

    Two deaths at one moment are two occurrences.
    """
    frame = innermost(table, "aftermath")
    reacted = frame.slots["reacted"] if frame else ()
    if not isinstance(reacted, tuple) or move.card not in reacted:
        return None
    point = REACTION_ORDER.reason(table, "reacts_once")
    if reacted.count(move.card) < _occurrences(table, table.cards[move.card]):
        return Reason(says="reacts_to_another", basis=SILENT, because=(point,), facts={"card": move.card})
    again = replace(change("not_reacted", card=move.card), alone=True)
    return violated("has_reacted", again, basis=SILENT, because=(point,), card=move.card)


def _occurrences(table: AgotTable, card: Card) -> int:
    """How many things that its text answers have happened together; what a challenge came to is one."""
    recorded = tuple(use for use in uses_of(card, "reaction") if use.trigger is not None)
    results = tuple(occasion for occasion in table.occasions if occasion.what == CHALLENGE_RESULT)
    others = ((occasion,) for occasion in table.occasions if occasion.what != CHALLENGE_RESULT)
    return sum(_has_come(table, card, recorded, together) for together in (results, *others))


@rule(
    "hbo.reaction.definition",
    "hbo.play.in_play",
    "hbo.play.out_of_play",
    "lcg.response.definition",
    "lcg.inplay.definition",
)
def a_reaction_of_his_own(table: AgotTable, move: Respond) -> Finding:
    """A player reacts with an event in hand or with a card they have in play.

    A card whose own text works from elsewhere is used from there.
    """
    card = table.cards[move.card]
    if (
        card.zone not in works_from(card, "reaction", HAND if card.kind == EVENT else PLAY)
        or card.controller != move.by
    ):
        usual = HAND if card.kind == EVENT else PLAY
        zones = works_from(card, "reaction", usual)
        if usual in zones:
            return _not_there(card, move.by, _after_another(table))
        return not_where_it_works(card, move.by, zones)
    if card.saves and card.kind == EVENT and not uses_of(card, "reaction"):
        rules = ("hbo.save.interrupt", "hbo.reaction.recognise")
        return violated("nothing_to_save_from", change("use_otherwise"), rules=rules)
    timing = timing_of(card, "reaction")
    if not timing or timing in RESPONSES:
        under = under_an_enemy(table, card) if card.zone == PLAY else ()
        return Reason(says="attachment_on_enemy", because=under) if under else None
    return violated("not_a_reaction", rules=("hbo.reaction.recognise",), card=card.id, timing=timing)


def _after_another(table: AgotTable) -> tuple[str, ...]:
    """The rule on the order of reactions, if a card has already reacted: it may be why this one cannot."""
    frame = innermost(table, "aftermath")
    return ("hbo.reaction.order",) if frame is not None and frame.slots["reacted"] else ()


def _not_there(card: Card, by: str, more: tuple[str, ...]) -> Reason:
    if card.kind == EVENT:
        rules: tuple[str, ...] = ("hbo.reaction.definition", "hbo.play.out_of_play", *more)
        return violated("not_in_hand", change("in_hand", card=card.id, seat=by), rules=rules, card=card.id)
    rules = ("hbo.reaction.definition", "hbo.play.in_play", "hbo.play.out_of_play", *more)
    back = change("in_play", card=card.id, seat=by)
    return violated("not_his_reaction", back, rules=rules, zone=card.zone, card=card.id)


@rule("hbo.reaction.not_action", "lcg.response.not_action")
def act_respond(table: AgotTable, move: Respond) -> AgotTable:
    """The reaction is carried out; it is not an action and uses up nobody's turn to act."""
    rules = ("hbo.reaction.not_action", "hbo.passive.before_reactions")
    table = add_notes(table, Reason(rules, says="reaction_is_no_action", facts={"card": move.card}))
    if current_step(table) == "aftermath.reactions":
        reacted = table.agenda[-1].slots["reacted"]
        assert isinstance(reacted, tuple)
        table = mark_action(set_slots(table, reacted=(*reacted, move.card)), move.by)
    return use(table, move)


RESPOND = Verb(
    Respond,
    (
        the_game_goes_on,
        nothing_is_used_at_set_up,
        only_a_save_breaks_in,
        its_occasion_has_just_come,
        passives_come_first,
        a_reaction_of_his_own,
        it_is_his_word_to_react,
        a_card_reacts_once,
        one_limited_card_a_round,
        *PAYING,
    ),
    act_respond,
)
