"""The declaration of a challenge: its kind, its attackers, its defenders."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.continuous import TO_ATTACK, TO_DEFEND, who_kneels
from engine.agot.abilities.definitions import trigger
from engine.agot.abilities.effect_handlers import kneel
from engine.agot.phases.participants import all_standing, all_with_icon, his_characters
from engine.agot.phases.stealth import (
    stealth_is_immune_to_stealth,
    stealth_is_used_by_stealthy_attackers,
    stealth_still_works,
)
from engine.agot.rounds.timing import current_step, window_is_open
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import DeclareChallenge, DeclareDefenders
from engine.agot.state.records import Challenge, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import CaseForm, Verb
from engine.kernel.reasons import SILENT, Finding, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes


@rule(
    "hbo.challenge.turns",
    "hbo.round.seven_phases",
    "lcg.challenge.next_player",
    "lcg.challenge.active_player",
    "lcg.round.phases",
)
def challenges_are_made_in_their_phase(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Challenges are made in the challenges phase."""
    if table.phase == "challenges":
        return None
    rules = ("hbo.round.seven_phases", "hbo.challenge.turns")
    return violated(
        "challenges_phase_only", change("wait_challenge", seat=move.by), rules=rules, phase=table.phase
    )


@rule(
    "hbo.challenge.turns",
    "hbo.challenge.second_player",
    "lcg.challenge.next_player",
    "lcg.challenge.active_player",
    "lcg.firstplayer.role",
)
def it_is_his_turn_to_attack(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Each player makes challenges in their own turn; the second only after the first has entirely
    finished.
    """
    if table.phase != "challenges" or table.active == move.by:
        return None
    return violated("not_your_turn", change("wait_challenge", seat=move.by), active=table.active)


@rule(
    "hbo.challenge.one_at_a_time",
    "hbo.action.closing",
    "lcg.challenge.sequential",
    "lcg.challenge.steps",
    "lcg.challenge.windows",
    "lcg.action.rotation",
)
def no_other_challenge_is_under_way(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Players make one challenge at a time and complete it before the next begins."""
    if (
        table.phase != "challenges"
        or table.active != move.by
        or current_step(table) == "challenges_turn.choose"
    ):
        return None
    wait = change("wait_challenge", seat=move.by)
    if table.challenge is not None:
        return violated("challenge_under_way", wait, rules=("hbo.challenge.one_at_a_time",))
    return window_is_open(table, wait)


def extra_challenges(table: AgotTable, seat: str) -> tuple[str, ...]:
    """Kinds of challenge a text lets a player make once more."""
    return tuple(
        effect.value for effect in table.lasting if effect.what == "extra_challenge" and effect.seat == seat
    )


@rule("hbo.challenge.one_of_each", "lcg.challenge.one_each")
def one_challenge_of_each_kind(table: AgotTable, move: DeclareChallenge) -> Finding:
    """A player makes at most one challenge of each kind per challenges phase, whatever its outcome."""
    made = table.seats[move.by].challenges_made.count(move.kind)
    if not made or made <= extra_challenges(table, move.by).count(move.kind):
        return None
    left = tuple(
        kind for kind in ("military", "intrigue", "power") if kind not in table.seats[move.by].challenges_made
    )
    return violated(
        "kind_already_made", change("kind_not_made", seat=move.by, kind=move.kind), kind=move.kind, left=left
    )


@rule(
    "hbo.frame.three_challenges",
    "hbo.challenge.declare_attackers",
    "lcg.challenge.any_opponent",
    "lcg.challenge.declare_type_target",
    "lcg.challenge.types",
    "lcg.challenge.declare_attackers",
)
def the_target_is_an_opponent(table: AgotTable, move: DeclareChallenge) -> Finding:
    """A player challenges the opponent."""
    barred = ruleset(table).bar(table, move.by, move.target) if move.target in table.seats else None
    if barred is not None:
        return barred
    if move.target == move.by or move.target not in table.seats:
        others = (change("target", seat=seat) for seat in table.opponents(move.by)[:1])
        return violated("target_is_no_opponent", *others, target=move.target)
    if move.target in table.may_not_attack.get(move.by, ()):
        rules = ("hbo.golden.card_over_rules", "hbo.frame.three_challenges")
        return violated(
            "card_forbids_attack",
            change("no_ban", seat=move.by, target=move.target),
            rules=rules,
            basis=ruleset(table).card_over_rules,
            target=move.target,
        )
    return None


@rule(
    "hbo.challenge.min_one_attacker",
    "hbo.challenge.declare_attackers",
    "lcg.challenge.attacker_required",
    "lcg.challenge.declare_attackers",
)
def at_least_one_attacker(table: AgotTable, move: DeclareChallenge) -> Finding:
    """To make a challenge, the active player must kneel and declare at least one attacker."""
    return (
        None
        if move.attackers
        else violated("no_attacker", change("an_attacker", seat=move.by, kind=move.kind))
    )


@rule(
    "hbo.challenge.declare_attackers",
    "hbo.play.in_play",
    "hbo.type.character",
    "lcg.challenge.declare_attackers",
    "lcg.inplay.definition",
    "lcg.cardtype.character",
)
def attackers_are_his_characters(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Attackers are characters that the active player has in play."""
    return his_characters(table, "hbo.challenge.declare_attackers", move.by, move.attackers, move.kind)


@rule(
    "hbo.challenge.attackers_standing",
    "hbo.position.only_standing_kneel",
    "lcg.challenge.attacker_standing",
    "lcg.kneel.only_standing",
)
def attackers_are_standing(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Only standing characters can be declared attackers."""
    return all_standing(table, move.attackers, move.kind, "attacker_kneels")


@rule(
    "hbo.challenge.icon_required",
    "hbo.challenge.declare_attackers",
    "hbo.anatomy.challenge_icons",
    "lcg.challenge.declare_attackers",
    "lcg.anatomy.challenge_icons",
)
def attackers_have_the_icon(table: AgotTable, move: DeclareChallenge) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return all_with_icon(table, move.attackers, move.kind)


def act_declare(table: AgotTable, move: DeclareChallenge) -> AgotTable:
    """The attackers kneel; the challenge counts as made, whatever becomes of it."""
    seat = table.seats[move.by]
    attacker = replace(seat, challenges_made=(*seat.challenges_made, move.kind))
    bypassed = tuple(move.stealth.values())
    # The turn goes on after the challenge: its frame stands at the next step already.
    turn = replace(table.agenda[-1], step="again")
    table = table.put(
        seats={**table.seats, move.by: attacker},
        challenge=Challenge(
            move.by, move.kind, move.target, move.attackers, bypassed=bypassed, stealth=move.stealth
        ),
        agenda=(*table.agenda[:-1], turn, EffectFrame("challenge", ruleset(table).first_step)),
    )
    table = trigger(table, *[Occasion("declared_attacker", card, move.by) for card in move.attackers])
    kneeling, why = who_kneels(table, move.attackers, TO_ATTACK)
    table = add_notes(kneel(table, *kneeling), *why)
    facts = {"kind": move.kind, "attackers": move.attackers, "target": move.target}
    return add_events(
        table,
        Event("challenge_declared", seat=move.by, rule="hbo.challenge.declare_attackers", facts=dict(facts)),
    )


DECLARE_CHALLENGE = Verb(
    DeclareChallenge,
    (
        the_game_goes_on,
        challenges_are_made_in_their_phase,
        it_is_his_turn_to_attack,
        no_other_challenge_is_under_way,
        the_target_is_an_opponent,
        one_challenge_of_each_kind,
        at_least_one_attacker,
        attackers_are_his_characters,
        attackers_are_standing,
        attackers_have_the_icon,
        stealth_is_used_by_stealthy_attackers,
        stealth_is_immune_to_stealth,
    ),
    act_declare,
    case=CaseForm(absent=("attackers",)),
)


@rule(
    "hbo.challenge.declare_defenders",
    "hbo.challenge.three_steps",
    "lcg.challenge.declare_defenders",
    "lcg.challenge.steps",
)
def it_is_time_to_defend(table: AgotTable, move: DeclareDefenders) -> Finding:
    """The player attacked declares defenders in the second step of a challenge."""
    challenge = table.challenge
    if challenge is None:
        return violated("no_challenge", change("wait_step", step="challenge.defenders"), phase=table.phase)
    if move.by != challenge.target:
        return violated(
            "not_the_defending_player",
            change("by", seat=challenge.target),
            rules=("hbo.challenge.declare_defenders", *_turned_by(challenge)),
            target=challenge.target,
        )
    if challenge.defenders is not None:
        return violated(
            "defenders_declared",
            change("undeclared"),
            rules=("hbo.challenge.three_steps", "hbo.challenge.declare_defenders"),
        )
    if current_step(table) != "challenge.defenders":
        return window_is_open(table, change("wait_step", step="challenge.defenders"))
    return None


def _turned_by(challenge: Challenge) -> tuple[str, ...]:
    """Under which rules the player attacked is no longer the one named at first."""
    by_commander = ("lcg.title.commander.redirect",) if challenge.taken_from else ()
    return (*by_commander, "lcg.title.regent.redirect") if challenge.redirected else by_commander


@rule(
    "hbo.challenge.declare_defenders",
    "hbo.play.in_play",
    "hbo.type.character",
    "lcg.challenge.declare_defenders",
    "lcg.inplay.definition",
    "lcg.cardtype.character",
)
def defenders_are_his_characters(table: AgotTable, move: DeclareDefenders) -> Finding:
    """Defenders are characters that the defending player has in play."""
    return his_characters(table, "hbo.challenge.declare_defenders", move.by, move.defenders)


@rule("hbo.keyword.stealth", "hbo.keyword.stealth_limits", "lcg.keyword.stealth")
def bypassed_characters_do_not_defend(table: AgotTable, move: DeclareDefenders) -> Finding:
    """Characters chosen for Stealth cannot be declared defenders in this challenge."""
    bypassed = table.challenge.bypassed if table.challenge else ()
    faults = [card for card in move.defenders if card in bypassed]
    if faults and not stealth_still_works(table, faults[0]):
        leave = (change("leave_out", card=card) for card in faults)
        rules = ("hbo.keyword.stealth_timing", "hbo.keyword.stealth")
        return violated("bypassed_by_stealth", *leave, rules=rules, basis=SILENT, card=faults[0])
    return (
        violated("bypassed_by_stealth", *(change("leave_out", card=card) for card in faults), card=faults[0])
        if faults
        else None
    )


@rule(
    "hbo.challenge.defenders_standing",
    "hbo.position.only_standing_kneel",
    "lcg.challenge.defender_standing",
    "lcg.kneel.only_standing",
)
def defenders_are_standing(table: AgotTable, move: DeclareDefenders) -> Finding:
    """Kneeling characters cannot be declared defenders."""
    kind = table.challenge.kind if table.challenge else ""
    return all_standing(table, move.defenders, kind, "defender_kneels")


@rule("hbo.challenge.icon_required", "hbo.challenge.declare_defenders", "hbo.anatomy.challenge_icons")
def defenders_have_the_icon(table: AgotTable, move: DeclareDefenders) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return all_with_icon(table, move.defenders, table.challenge.kind) if table.challenge else None


def act_defend(table: AgotTable, move: DeclareDefenders) -> AgotTable:
    """The defenders kneel; declaring none is allowed."""
    assert table.challenge is not None
    there = (*table.challenge.joined, *move.defenders)
    table = table.put(challenge=replace(table.challenge, defenders=there, opposed=bool(there)))
    table = trigger(table, *[Occasion("declared_defender", card, move.by) for card in move.defenders])
    kneeling, why = who_kneels(table, move.defenders, TO_DEFEND)
    table = add_notes(kneel(table, *kneeling), *why)
    rule_id = "hbo.challenge.min_one_defender"
    return add_events(
        table, Event("defenders_declared", seat=move.by, amount=len(move.defenders), rule=rule_id)
    )


DECLARE_DEFENDERS = Verb(
    DeclareDefenders,
    (
        the_game_goes_on,
        it_is_time_to_defend,
        defenders_are_his_characters,
        bypassed_characters_do_not_defend,
        defenders_are_standing,
        defenders_have_the_icon,
    ),
    act_defend,
)
