"""The activation of a card: keeping, opening and applying it, with the rules of each move."""

from __future__ import annotations

from engine.kernel.decisions import Move
from engine.kernel.game import CaseForm, Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, change, rule, violated
from engine.kernel.state import add_notes, innermost, pop, set_slots
from engine.oriflamme.candidates import (
    activate_candidates,
    combine_candidates,
    keep_candidates,
    resolve_candidates,
)
from engine.oriflamme.cards import combination
from engine.oriflamme.cards.card_effect import FIELDS, chosen
from engine.oriflamme.cards.combination import EFFECTS
from engine.oriflamme.common_rules import (
    it_is_the_event_phase,
    nothing_is_done_after_the_end,
    the_marker_stays,
)
from engine.oriflamme.event_phase import (
    COMBINING,
    EFFECT,
    act_keep,
    acting,
    actor_of,
    ask_combination,
    ask_effect,
    it_is_at_the_pointer,
    it_is_closed,
    it_is_known,
    it_is_not_covered,
    it_is_open,
    its_owner_acts,
    leave_combination,
    leave_place,
    no_card_is_half_applied,
    nothing_is_skipped,
    the_names_can_be,
    tokens_come_with_opening,
    turn_up,
    with_turned_up,
)
from engine.oriflamme.moves import Activate, ApplyCard, Combine, Keep, SetDirection, Skip, Spend, TakeTokens
from engine.oriflamme.remedies import CHOICES, STEPS, keep_it, resolve_it
from engine.oriflamme.row import ActingCard
from engine.oriflamme.rule_variants import COMBINATION_LEAVES
from engine.oriflamme.table import COMBINATION, OriflammeTable, push, spot_in_row


@rule("oriflamme.event.activate", "oriflamme.card.specific-over-general")
def its_choices_are_right(table: OriflammeTable, move: Activate) -> Finding:
    """A card is applied as soon as it is activated, with the choices its text requires."""
    table = with_turned_up(table, move)
    acting_spot = acting(table, move)
    if acting_spot is None or acting_spot.card.open or not acting_spot.card.name:
        return None
    if move.step_by_step:
        return _chosen_too_early(move)
    actor = actor_of(table, acting_spot)
    opened = turn_up(table, acting_spot)
    if acting_spot.card.name == COMBINATION:
        return _other_choices(move) or combination.check(opened, actor, move.sequence)
    if move.sequence is not None:
        return _no_sequence()
    return EFFECTS[actor.name].check(opened, actor, chosen(move))


def _chosen_too_early(move: Activate) -> Finding:
    for field in (*FIELDS, "sequence"):
        if getattr(move, field):
            return violated("chosen_when_open", change("without_choice", choice=field), choice=field)
    return None


def _other_choices(move: Activate) -> Finding:
    for field in FIELDS:
        if getattr(move, field):
            rules = ("oriflamme.combination.apply",)
            return violated(
                "nothing_to_choose",
                change("without_choice", choice=field),
                rules=rules,
                choice=field,
                card=COMBINATION,
            )
    return None


def _no_sequence() -> Reason:
    return violated(
        "no_combination", change("without_choice", choice="sequence"), rules=("oriflamme.combination.apply",)
    )


@rule("oriflamme.event.faceup-mandatory", "oriflamme.card.character-repeats")
def its_duty_is_done(table: OriflammeTable, move: ApplyCard) -> Finding:
    """An open card is applied in full, with the choices its text requires."""
    table = with_turned_up(table, move)
    acting_spot = acting(table, move)
    if acting_spot is None or not acting_spot.card.open or acting_spot.card.name not in EFFECTS:
        return None
    return EFFECTS[acting_spot.card.name].check(table, actor_of(table, acting_spot), chosen(move))


def act_activate(table: OriflammeTable, move: Activate) -> OriflammeTable:
    """Opened, then applied; step by step, what it does is chosen when it lies open."""
    table = with_turned_up(table, move)
    spot = spot_in_row(table, move.card)
    actor = actor_of(table, spot)
    table = add_notes(
        table, Reason(("oriflamme.event.activate",), says="card_is_opened", facts={"card": spot.card.key})
    )
    table = turn_up(table, spot)
    if actor.name == COMBINATION:
        return _act_combination(table, actor, move)
    if move.step_by_step:
        return push(table, EFFECT, "apply", seat=actor.seat, tag=actor.tag)
    return leave_place(EFFECTS[actor.name].act(table, actor, chosen(move)), actor)


def _act_combination(table: OriflammeTable, actor: ActingCard, move: Activate) -> OriflammeTable:
    if not move.step_by_step:
        return leave_place(combination.act(table, actor, move.sequence or ()), actor)
    option = COMBINATION_LEAVES.option(table)
    table = add_notes(table, COMBINATION_LEAVES.reason(table, "combination_leaves"))
    table = combination.leave(table, actor, option, "first")
    return push(table, COMBINING, "steps", seat=actor.seat, tag=actor.tag, place=actor.place, applied=False)


def act_resolve(table: OriflammeTable, move: ApplyCard) -> OriflammeTable:
    """The effect is applied, and the pointer goes on."""
    table = with_turned_up(table, move)
    spot = spot_in_row(table, move.card)
    actor = actor_of(table, spot)
    if innermost(table, EFFECT) is not None:
        table = pop(table)
    rules = ("oriflamme.event.faceup-mandatory", "oriflamme.event.owner-acts")
    table = add_notes(table, Reason(rules, says="card_is_applied", facts={"card": spot.card.key}))
    return leave_place(EFFECTS[actor.name].act(table, actor, chosen(move)), actor)


@rule("oriflamme.combination.sequence")
def a_combination_is_open(table: OriflammeTable, move: Combine) -> Finding:
    """Only the player of a combination borrows effects, and only while resolving it."""
    frame = innermost(table, COMBINING)
    if frame is None:
        return violated("no_combination")
    seat = str(frame.slots["seat"])
    return (
        None
        if move.by == seat
        else violated("owner_acts", change("by_owner", seat=seat), card=COMBINATION, owner=seat)
    )


@rule("oriflamme.combination.sequence", "oriflamme.combination.tokens", "oriflamme.combination.apply")
def the_step_is_right(table: OriflammeTable, move: Combine) -> Finding:
    """A combination first applies one character. Then its owner takes each token or gives it back to apply
    one more."""
    frame = innermost(table, COMBINING)
    if frame is None or move.by != frame.slots["seat"]:
        return None
    table = with_turned_up(table, move)
    first = not frame.slots["applied"]
    if first and move.token is not None:
        rules = ("oriflamme.combination.sequence", "oriflamme.combination.apply")
        return violated("free_application_first", change("free_first"), rules=rules)
    if not first and move.token is None:
        return violated(
            "tokens_undecided",
            change("take_all", amount=1),
            rules=("oriflamme.combination.tokens",),
            tokens=table.held,
        )
    return combination.check_step(table, move.by, spend_of(move), first=first)


def spend_of(move: Combine) -> Spend:
    """The move as one step of a sequence."""
    return Spend(
        token=move.token,
        apply=move.card or None,
        target=move.target,
        twin=move.twin,
        substitute=move.substitute,
        bribe=move.bribe,
    )


def act_combine(table: OriflammeTable, move: Combine) -> OriflammeTable:
    """One step of the combination."""
    table = set_slots(with_turned_up(table, move), applied=True)
    return combination.act_step(table, move.by, spend_of(move))


def unchanged(table: OriflammeTable, move: Move) -> OriflammeTable:
    """What is never legal changes nothing."""
    return table


WHOSE = (
    nothing_is_done_after_the_end,
    it_is_the_event_phase,
    it_is_not_covered,
    it_is_at_the_pointer,
    its_owner_acts,
    no_card_is_half_applied,
)
"""What every move with a card of the row has to keep."""
AT_A_TABLE = ("shows", "target_shows", "step_by_step")
"""What a table tells of a card that is turned up, and a case has in its position."""

KEEP = Verb(
    Keep, (*WHOSE, it_is_closed), act_keep, candidates=keep_candidates, remedies={"resolve_it": resolve_it}
)
ACTIVATE = Verb(
    Activate,
    (*WHOSE, it_is_closed, the_names_can_be, it_is_known, its_choices_are_right),
    act_activate,
    candidates=activate_candidates,
    remedies={"resolve_it": resolve_it, **CHOICES, **STEPS},
    case=CaseForm(unknown=AT_A_TABLE),
)
RESOLVE = Verb(
    ApplyCard,
    (*WHOSE, it_is_open, the_names_can_be, its_duty_is_done),
    act_resolve,
    candidates=resolve_candidates,
    remedies={"keep_it": keep_it, **CHOICES},
    case=CaseForm(unknown=AT_A_TABLE),
)
COMBINE = Verb(
    Combine,
    (
        nothing_is_done_after_the_end,
        it_is_the_event_phase,
        a_combination_is_open,
        the_names_can_be,
        the_step_is_right,
    ),
    act_combine,
    candidates=combine_candidates,
    remedies={**CHOICES, **STEPS},
    case=None,
)
SKIP = Verb(
    Skip, (*WHOSE, nothing_is_skipped), unchanged, remedies={"keep_it": keep_it, "resolve_it": resolve_it}
)
TAKE_TOKENS = Verb(
    TakeTokens,
    (*WHOSE, tokens_come_with_opening),
    unchanged,
    remedies={"keep_it": keep_it, "resolve_it": resolve_it},
)
SET_DIRECTION = Verb(SetDirection, (nothing_is_done_after_the_end, the_marker_stays), unchanged)

EFFECT_PROCEDURE = Procedure(EFFECT, (Step("apply", ask=ask_effect),))
COMBINATION_PROCEDURE = Procedure(
    COMBINING, (Step("steps", ask=ask_combination), Step("leave", do=leave_combination))
)
