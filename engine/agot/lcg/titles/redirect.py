"""Redirects: the Crown Regent and the Lord Commander turn a challenge."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.lcg.moves import ChooseNewTarget, Redirect
from engine.agot.lcg.phases.challenge_offers import offer, offer_declined, offer_done
from engine.agot.lcg.rule_variants import CHALLENGE_ORDER, REGENT_SPENT
from engine.agot.lcg.titles.small_council import bar, holder, no_titles, supporter_of
from engine.agot.rounds.rounds import at_step
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import DeclareDefenders
from engine.agot.state.records import Challenge, EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, STATED, Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots

REGENT, COMMANDER = "regent", "commander"


@rule("lcg.title.regent.redirect", "lcg.redirect.no_self", "lcg.support.no_attack")
def new_targets(table: AgotTable) -> tuple[str, ...]:
    """Whom the attacker may challenge instead: a legal target that is not the old one, nor the attacker."""
    challenge = under_way(table)
    return tuple(
        seat
        for seat in table.opponents(challenge.by)
        if seat != challenge.target and may_be_target(table, challenge.by, seat)
    )


def may_be_target(table: AgotTable, by: str, seat: str) -> bool:
    """Neither titles, partners nor a card forbid the challenge."""
    return seat != by and bar(table, by, seat) is None and seat not in table.may_not_attack.get(by, ())


def ask_regent(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Once a round the Regent may make an attacker choose a new target."""
    regent = holder(table, REGENT)
    if not regent or table.seats[regent].title_used or offer_declined(frame, "regent"):
        return ()
    return offer(regent, "redirect_regent", "lcg.title.regent.redirect", ("redirect",))


def ask_new_target(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The attacker must name the new target."""
    if not frame.slots.get("new_target"):
        return ()
    verbs = ("choose_new_target",)
    attacker = under_way(table).by
    return (Decision(attacker, "choose_new_target", "lcg.title.regent.redirect", DecisionKind.DUTY, verbs),)


def ask_commander_first(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Where the table has decided that the Lord Commander comes before a supporter."""
    first = CHALLENGE_ORDER.option(table) == "commander_first"
    return ask_commander(table, frame) if first else ()


def ask_commander(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Once a round the Lord Commander may take over an undefended battle."""
    if offer_declined(frame, "commander") or _why_not_commander(table) is not None:
        return ()
    commander = holder(table, COMMANDER)
    return offer(commander, "redirect_commander", "lcg.title.commander.redirect", ("redirect",))


@rule("lcg.title.commander.redirect", "lcg.title.commander.illegal", "lcg.redirect.no_self")
def _why_not_commander(table: AgotTable) -> Reason | None:
    """Only a military challenge of others that nobody defends, and only as a legal target of it."""
    challenge, commander = under_way(table), holder(table, COMMANDER)
    chief = ("lcg.title.commander.redirect",)
    if challenge.kind != "military":
        return violated("battles_only", rules=chief, kind=challenge.kind)
    if challenge.defenders is None:
        return violated("defenders_come_first", change("wait_step", step="challenge.commander"), rules=chief)
    if challenge.opposed:
        by = challenge.supporter
        because = (CHALLENGE_ORDER.reason(table, "supporter_or_commander", seat=by),) if by else ()
        return violated("battle_is_defended", rules=chief, because=because, target=challenge.target)
    if commander in (challenge.target, ""):
        return violated("is_target_already", rules=chief, target=challenge.target)
    if table.seats[commander].title_used:
        return violated("title_is_used", rules=chief, seat=commander)
    if commander == challenge.by:
        rules = ("lcg.title.commander.illegal", "lcg.redirect.no_self", *chief)
        return violated("attacks_himself", rules=rules, seat=commander)
    if not may_be_target(table, challenge.by, commander):
        return violated("no_legal_target", rules=("lcg.title.commander.illegal", *chief), seat=commander)
    return None


@rule("lcg.title.regent.redirect", "lcg.title.commander.redirect", "lcg.title.unchosen")
def he_holds_the_title(table: AgotTable, move: Redirect) -> Finding:
    """Only the holder of a title uses it.

    A title nobody took has no effect.
    """
    seat = holder(table, move.title)
    if seat == move.by:
        return None
    rules: tuple[str, ...] = (f"lcg.title.{move.title}.redirect", "lcg.title.unchosen")
    rules = (*no_titles(table), *rules)
    return violated(
        "title_not_held", *((change("by", seat=seat),) if seat else ()), rules=rules, title=move.title
    )


@rule("lcg.title.regent.redirect", "lcg.title.commander.redirect")
def a_challenge_can_be_turned_now(table: AgotTable, move: Redirect) -> Finding:
    """The Regent turns a challenge just declared, the Commander an undefended battle, once a round."""
    chief = (f"lcg.title.{move.title}.redirect",)
    if table.challenge is None:
        return violated("no_challenge", rules=chief, phase=table.phase)
    if table.seats[move.by].title_used:
        return violated("title_is_used", rules=chief, seat=move.by)
    if move.title == REGENT:
        wait = change("wait_step", step="challenge.regent")
        rules = (*chief, "lcg.challenge.insertions")
        # That it comes before any action is recommended; that it comes before the defenders is clear.
        basis = SILENT if table.challenge.defenders is None else STATED
        in_time = current_step(table) == "challenge.regent"
        return None if in_time else violated("too_late_to_turn", wait, rules=rules, basis=basis)
    refusal = _why_not_commander(table)
    if refusal is not None:
        return refusal
    if current_step(table) in ("challenge.commander", "challenge.commander_first"):
        return _supporter_came_first(table)
    rules = (*chief, "lcg.challenge.insertions")
    return violated("not_the_time_to_turn", change("wait_step", step="challenge.commander"), rules=rules)


def _supporter_came_first(table: AgotTable) -> Finding:
    supporter = supporter_of(table, under_way(table).target)
    if not supporter:
        return None
    point = CHALLENGE_ORDER.reason(table, "supporter_or_commander", seat=supporter)
    return Reason(says="commander_takes_it", because=(point,))


def act_redirect(table: AgotTable, move: Redirect) -> AgotTable:
    """The challenge goes to another target: the attacker's choice, or the Commander himself."""
    table = table.seat(move.by, title_used=True)
    title = f"lcg.title.{move.title}.redirect"
    table = add_events(table, Event("title_used", seat=move.by, rule=title, facts={"title": move.title}))
    return _turn(table, move) if move.title == REGENT else take_battle(table, move.by)


@rule("lcg.title.regent.no_target", "lcg.title.regent.redirect")
def _turn(table: AgotTable, move: Redirect) -> AgotTable:
    """The attacker has to choose; with no legal new target the attack goes on against the old one."""
    table = offer_done(table, "regent")
    if move.by in (under_way(table).by, under_way(table).target):
        rules: tuple[str, ...] = ("lcg.title.regent.redirect",)
        table = add_notes(table, Reason(rules, says="regent_turns_any", basis=SILENT))
    if new_targets(table):
        return set_slots(table, new_target=True)
    spent = REGENT_SPENT.reason(table, "regent_without_target", target=under_way(table).target)
    rules = ("lcg.title.regent.no_target", "lcg.redirect.no_self", "lcg.support.no_attack")
    table = add_notes(table, Reason(rules, says="no_new_target", because=(spent,)))
    return table.seat(move.by, title_used=REGENT_SPENT.option(table) == "spent")


@rule("lcg.title.commander.redirect", "lcg.title.commander.attackers_stay", "lcg.title.commander.lose")
def take_battle(table: AgotTable, commander: str) -> AgotTable:
    """All attackers now attack the Commander, who pays the claim; Stealth and defenders are chosen anew."""
    old = under_way(table)
    taken = replace(
        old, target=commander, taken_from=old.target, defenders=None, bypassed=(), stealth={}, opposed=False
    )
    rules = ("lcg.title.commander.attackers_stay", "lcg.title.commander.lose", "lcg.challenge.insertions")
    table = add_notes(
        table, Reason(rules, Verdict.YES, "battle_taken", {"seat": commander, "from": old.target})
    )
    table = set_slots(table.put(challenge=taken), done_commander=True, done_stealth=False)
    return at_step(table, "stealth")


@rule("lcg.title.commander.redirect", "lcg.challenge.declare_defenders")
def a_battle_taken_is_defended_anew(table: AgotTable, move: DeclareDefenders) -> Finding:
    """A player who takes over a battle declares defenders anew."""
    if table.challenge is None or not table.challenge.taken_from:
        return None
    return Reason(says="defenders_anew", facts={"target": table.challenge.target}, basis=SILENT)


REDIRECT = Verb(Redirect, (the_game_goes_on, he_holds_the_title, a_challenge_can_be_turned_now), act_redirect)


@rule("lcg.title.regent.redirect")
def he_has_to_choose(table: AgotTable, move: ChooseNewTarget) -> Finding:
    """The attacker chooses, when the Regent has made them."""
    rules = ("lcg.title.regent.redirect",)
    if table.challenge is not None and move.by != table.challenge.by:
        attacker = table.challenge.by
        return violated("attacker_chooses", change("by", seat=attacker), rules=rules, attacker=attacker)
    if current_step(table) != "challenge.new_target":
        return violated("no_new_target_wanted", rules=rules)
    return None


@rule("lcg.title.regent.redirect", "lcg.redirect.no_self", "lcg.challenge.any_opponent")
def it_is_a_legal_new_target(table: AgotTable, move: ChooseNewTarget) -> Finding:
    """The new target is legal by the ordinary rules and is not the old one.

    The Regent may be the new target.
    """
    challenge = table.challenge
    if challenge is None or current_step(table) != "challenge.new_target":
        return None
    others = tuple(change("target", seat=seat) for seat in new_targets(table)[:1])
    if move.target == challenge.by:
        rules: tuple[str, ...] = ("lcg.redirect.no_self", "lcg.title.regent.redirect")
        return violated("attacks_himself", *others, rules=rules, seat=move.target)
    if move.target == challenge.target:
        rules = ("lcg.title.regent.redirect",)
        return violated("old_target_again", *others, rules=rules, target=move.target)
    barred = bar(table, challenge.by, move.target)
    if barred is not None:
        return replace(barred, changes=others)  # of those who may be attacked at all, the old target is one
    if move.target in new_targets(table):
        return None
    rules = ("lcg.scope.card_over_rules", "lcg.title.regent.redirect")
    return violated("card_forbids_attack", *others, rules=rules, basis=SILENT, target=move.target)


def act_new_target(table: AgotTable, move: ChooseNewTarget) -> AgotTable:
    """Attackers and kind stay; Stealth is chosen later, against the new target."""
    old = under_way(table)
    turned: Challenge = replace(old, target=move.target, redirected=True, bypassed=(), stealth={})
    table = set_slots(table.put(challenge=turned), new_target=False, done_stealth=False)
    rules = ("lcg.title.regent.redirect", "lcg.challenge.one_each", "lcg.challenge.insertions")
    # That the Regent himself may be named is not stated, only nowhere forbidden.
    basis = SILENT if move.target == holder(table, REGENT) else STATED
    table = add_notes(table, Reason(rules, says="new_target", facts={"target": move.target}, basis=basis))
    return add_events(table, Event("challenge_turned", seat=move.target, rule="lcg.title.regent.redirect"))


CHOOSE_NEW_TARGET = Verb(
    ChooseNewTarget, (the_game_goes_on, he_has_to_choose, it_is_a_legal_new_target), act_new_target
)
