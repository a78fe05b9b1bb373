"""Support: the holder of the supporting title may defend for the target."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.continuous import TO_DEFEND, who_kneels
from engine.agot.abilities.definitions import trigger
from engine.agot.abilities.effect_handlers import kneel
from engine.agot.lcg.abilities.restrictions import no_text_keeps_them_from_defending
from engine.agot.lcg.moves import SupportDefend
from engine.agot.lcg.phases.challenge_offers import offer_declined, offer_done
from engine.agot.lcg.titles.small_council import no_titles, supporter_of
from engine.agot.phases.participants import all_standing, all_with_icon, his_characters
from engine.agot.rounds.timing import current_step, window_is_open
from engine.agot.state.moves import DeclareDefenders
from engine.agot.state.records import EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Verb
from engine.kernel.reasons import Finding, Reason, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes


def ask_support(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """If the attacked player has declared no defenders, their supporter may."""
    if offer_declined(frame, "support") or _why_not(table) is not None:
        return ()
    seat = supporter_of(table, under_way(table).target)
    silent, verbs = SupportDefend(by=seat), ("support_defend",)
    return (Decision(seat, "support_defend", "lcg.support.may_defend", DecisionKind.OFFER, verbs, silent),)


@rule("lcg.support.may_defend", "lcg.variant.team.no_titles")
def _why_not(table: AgotTable) -> Reason | None:
    """The target has a supporter who is not the attacker, and has declared no defender; all or nothing."""
    challenge = under_way(table)
    supporter = supporter_of(table, challenge.target)
    rules: tuple[str, ...] = ("lcg.support.may_defend",)
    if challenge.defenders is None:
        return violated("defenders_come_first", change("wait_step", step="challenge.support"), rules=rules)
    if challenge.opposed or challenge.supporter:
        return violated("target_has_defended", rules=rules, target=challenge.target)
    if supporter in ("", challenge.by):
        rules = (*no_titles(table), *rules, "lcg.support.scheme")
        return violated("nobody_supports_him", rules=rules, target=challenge.target)
    return None


@rule("lcg.support.may_defend", "lcg.support.scheme", "lcg.challenge.declare_defenders")
def he_may_defend_for_the_target(table: AgotTable, move: SupportDefend) -> Finding:
    """If a player declares no defenders against a third player, their supporter may defend for them."""
    rules = ("lcg.support.may_defend", "lcg.support.scheme")
    if table.challenge is None:
        return violated("no_challenge", rules=rules, phase=table.phase)
    refusal = _why_not(table)
    if refusal is not None:
        return refusal
    supporter = supporter_of(table, under_way(table).target)
    if move.by != supporter:
        return violated("not_his_supporter", change("by", seat=supporter), rules=rules, supporter=supporter)
    if current_step(table) == "challenge.support":
        return None
    return window_is_open(table, change("wait_step", step="challenge.support"))


@rule("lcg.support.may_defend", "lcg.inplay.definition", "lcg.cardtype.character")
def they_are_his_characters(table: AgotTable, move: SupportDefend) -> Finding:
    """The supporter defends with their own characters."""
    return his_characters(table, "lcg.support.may_defend", move.by, move.defenders)


@rule("lcg.challenge.defender_standing", "lcg.kneel.only_standing")
def they_are_standing(table: AgotTable, move: SupportDefend) -> Finding:
    """Kneeling characters cannot be declared defenders."""
    kind = table.challenge.kind if table.challenge else ""
    return all_standing(table, move.defenders, kind, "defender_kneels")


@rule("lcg.challenge.declare_defenders", "lcg.anatomy.challenge_icons")
def they_have_the_icon(table: AgotTable, move: SupportDefend | DeclareDefenders) -> Finding:
    """Only a character with the icon of the challenge's kind can defend in it."""
    return all_with_icon(table, move.defenders, table.challenge.kind) if table.challenge else None


@rule("lcg.support.win_loss", "lcg.support.claim_on_target", "lcg.challenge.defend_min_one")
def act_support(table: AgotTable, move: SupportDefend) -> AgotTable:
    """Who defends by support wins or loses; the claim stays with the player attacked."""
    table = offer_done(table, "support")
    if not move.defenders:
        return table
    challenge = replace(under_way(table), defenders=move.defenders, opposed=True, supporter=move.by)
    table = table.put(challenge=challenge)
    table = trigger(table, *(Occasion("declared_defender", card, move.by) for card in move.defenders))
    kneeling, why = who_kneels(table, move.defenders, TO_DEFEND)
    table = add_notes(kneel(table, *kneeling), *why)
    rules = ("lcg.support.win_loss", "lcg.support.claim_on_target")
    table = add_notes(table, Reason(rules, says="supporter_defends", facts={"seat": move.by}))
    amount = len(move.defenders)
    return add_events(
        table, Event("defenders_declared", seat=move.by, amount=amount, rule="lcg.support.may_defend")
    )


SUPPORT_DEFEND = Verb(
    SupportDefend,
    (
        the_game_goes_on,
        he_may_defend_for_the_target,
        they_are_his_characters,
        they_are_standing,
        they_have_the_icon,
        no_text_keeps_them_from_defending,
    ),
    act_support,
)
