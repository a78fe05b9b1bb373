"""The first step of a challenge: its kind, its attackers, the choice for Stealth."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Finding, change, no, rule
from engine.kernel.state import note, tell
from engine.thrones.deeds import kneel
from engine.thrones.edition import of
from engine.thrones.moves import DeclareChallenge
from engine.thrones.occasions import happened
from engine.thrones.phases.participants import all_standing, all_with_icon, his_characters
from engine.thrones.phases.stealth import stealth_is_immune_to_stealth, stealth_is_used_by_stealthy_attackers
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Challenge, Frame, Occasion
from engine.thrones.standing import TO_ATTACK, who_kneels
from engine.thrones.table import Table
from engine.thrones.timing import at, window_is_open


@rule("hbo.challenge.turns", "hbo.round.seven_phases")
def challenges_are_made_in_their_phase(table: Table, move: DeclareChallenge) -> Finding:
    """Challenges are made in the challenges phase."""
    if table.phase == "challenges":
        return None
    rules = ("hbo.round.seven_phases", "hbo.challenge.turns")
    return no("challenges_phase_only", change("wait_challenge", seat=move.by), rules=rules, phase=table.phase)


@rule("hbo.challenge.turns", "hbo.challenge.second_player")
def it_is_his_turn_to_attack(table: Table, move: DeclareChallenge) -> Finding:
    """Each player makes challenges in his own turn; the second only after the first has entirely finished."""
    if table.phase != "challenges" or table.active == move.by:
        return None
    return no("not_your_turn", change("wait_challenge", seat=move.by), active=table.active)


@rule("hbo.challenge.one_at_a_time", "hbo.action.closing")
def no_other_challenge_is_under_way(table: Table, move: DeclareChallenge) -> Finding:
    """Challenges are made singly; each is completed before the next begins."""
    if table.phase != "challenges" or table.active != move.by or at(table) == "challenges_turn.choose":
        return None
    wait = change("wait_challenge", seat=move.by)
    if table.challenge is not None:
        return no("challenge_under_way", wait, rules=("hbo.challenge.one_at_a_time",))
    return window_is_open(table, wait)


def extra_challenges(table: Table, seat: str) -> tuple[str, ...]:
    """Kinds of challenge a text lets a player make once more."""
    return tuple(one.value for one in table.lasting if one.what == "extra_challenge" and one.seat == seat)


@rule("hbo.challenge.one_of_each")
def one_challenge_of_each_kind(table: Table, move: DeclareChallenge) -> Finding:
    """In each challenges phase a player makes at most one challenge of each kind, whatever its outcome."""
    made = table.seats[move.by].challenges_made.count(move.kind)
    if not made or made <= extra_challenges(table, move.by).count(move.kind):
        return None
    left = tuple(
        kind for kind in ("military", "intrigue", "power") if kind not in table.seats[move.by].challenges_made
    )
    return no(
        "kind_already_made", change("kind_not_made", seat=move.by, kind=move.kind), kind=move.kind, left=left
    )


@rule("hbo.frame.three_challenges", "hbo.challenge.declare_attackers")
def the_target_is_an_opponent(table: Table, move: DeclareChallenge) -> Finding:
    """A challenge is directed at the opponent."""
    barred = of(table).bar(table, move.by, move.target) if move.target in table.seats else None
    if barred is not None:
        return barred
    if move.target == move.by or move.target not in table.seats:
        others = (change("target", seat=seat) for seat in table.opponents(move.by)[:1])
        return no("target_is_no_opponent", *others, target=move.target)
    if move.target in table.may_not_attack.get(move.by, ()):
        rules = ("hbo.golden.card_over_rules", "hbo.frame.three_challenges")
        return no(
            "card_forbids_attack",
            change("no_ban", seat=move.by, target=move.target),
            rules=rules,
            basis=of(table).card_over_rules,
            target=move.target,
        )
    return None


@rule("hbo.challenge.min_one_attacker", "hbo.challenge.declare_attackers")
def at_least_one_attacker(table: Table, move: DeclareChallenge) -> Finding:
    """To make a challenge at all the active player kneels and declares at least one attacker."""
    return None if move.attackers else no("no_attacker", change("an_attacker", seat=move.by, kind=move.kind))


@rule("hbo.challenge.declare_attackers", "hbo.play.in_play", "hbo.type.character")
def attackers_are_his_characters(table: Table, move: DeclareChallenge) -> Finding:
    """Attackers are characters the active player has in play."""
    return his_characters(table, "hbo.challenge.declare_attackers", move.by, move.attackers, move.kind)


@rule("hbo.challenge.attackers_standing", "hbo.position.only_standing_kneel")
def attackers_are_standing(table: Table, move: DeclareChallenge) -> Finding:
    """Only standing characters can be declared attackers."""
    return all_standing(table, move.attackers, move.kind, "attacker_kneels")


@rule("hbo.challenge.icon_required", "hbo.challenge.declare_attackers", "hbo.anatomy.challenge_icons")
def attackers_have_the_icon(table: Table, move: DeclareChallenge) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return all_with_icon(table, move.attackers, move.kind)


def act_declare(table: Table, move: DeclareChallenge) -> Table:
    """The attackers kneel; the challenge counts as made, whatever becomes of it."""
    seat = table.seats[move.by]
    made = replace(seat, challenges_made=(*seat.challenges_made, move.kind))
    bypassed = tuple(move.stealth.values())
    # The turn goes on after the challenge: its frame stands at the next step already.
    turn = replace(table.agenda[-1], step="again")
    table = table.put(
        seats={**table.seats, move.by: made},
        challenge=Challenge(
            move.by, move.kind, move.target, move.attackers, bypassed=bypassed, stealth=move.stealth
        ),
        agenda=(*table.agenda[:-1], turn, Frame("challenge", of(table).first_step)),
    )
    table = happened(table, *[Occasion("declared_attacker", card, move.by) for card in move.attackers])
    kneeling, why = who_kneels(table, move.attackers, TO_ATTACK)
    table = note(kneel(table, *kneeling), *why)
    facts = {"kind": move.kind, "attackers": move.attackers, "target": move.target}
    return tell(
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
)
