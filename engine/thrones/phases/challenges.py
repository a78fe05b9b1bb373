"""Phase 4: turns, the declaration of attackers and defenders, stealth."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.decision import Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import DERIVED, Change, Finding, Question, Reason, cannot_tell, change, no, rule
from engine.kernel.state import note, tell
from engine.thrones import table as tables
from engine.thrones.deeds import kneel
from engine.thrones.moves import AssignStealth, DeclareChallenge, DeclareDefenders, EndTurn
from engine.thrones.occasions import happened
from engine.thrones.phases.resolution import CHALLENGE_STEPS
from engine.thrones.points import WINDOW_AFTER_CHALLENGE
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import CHARACTER, PLAY, Card, Challenge, Frame, Occasion, Table
from engine.thrones.timing import at, push_window, turns_left
from engine.thrones.values import has_icon, has_keyword


def begin_turns(table: Table, frame: Frame) -> Table:
    """Beginning with the first player, each player in turn makes his challenges."""
    for seat in reversed(turns_left(table)):
        table = tables.push(table, "challenges_turn", "begin", seat=seat)
    return table


def begin_turn(table: Table, frame: Frame) -> Table:
    """The player whose turn it is is the active player."""
    return table.put(active=str(frame.slots["seat"]))


def window_before(table: Table, frame: Frame) -> Table:
    """Players may take actions before the first step of a challenge, and after the last."""
    first = table.active == table.turn_order[0] and not table.seats[table.active].challenges_made
    if not table.seats[table.active].challenges_made:
        return push_window(table, inside=not first)
    if WINDOW_AFTER_CHALLENGE.option(table) == "no":
        return table
    return push_window(
        note(table, WINDOW_AFTER_CHALLENGE.reason(table, "window_after_challenge")), inside=True
    )


def ask_challenge(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The active player makes a challenge of a kind he has not made, or has finished."""
    if frame.slots.get("ended"):
        return ()
    verbs = ("declare_challenge", "end_turn")
    return (
        Decision(
            table.active, "challenge", "hbo.challenge.turns", Kind.TURN, verbs, EndTurn(by=table.active)
        ),
    )


def again_or_end(table: Table, frame: Frame) -> Table:
    """After a challenge comes the next, until the player has finished."""
    if frame.slots.get("ended"):
        return table.put(active="")
    return tables.push(table, "challenges_turn", "window", seat=frame.slots["seat"])


CHALLENGES_PHASE = Procedure("challenges_phase", (Step("turns", do=begin_turns),))
CHALLENGES_TURN = Procedure(
    "challenges_turn",
    (
        Step("begin", do=begin_turn),
        Step("window", do=window_before),
        Step("choose", ask=ask_challenge),
        Step("again", do=again_or_end),
    ),
)


def window_between(table: Table, frame: Frame) -> Table:
    """Players may take actions between the steps of a challenge."""
    return push_window(table, inside=True)


def ask_defenders(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The defending player may oppose the challenge."""
    challenge = table.challenge
    if challenge is None or challenge.defenders is not None:
        return ()
    verbs = ("declare_defenders",)
    return (
        Decision(challenge.target, "declare_defenders", "hbo.challenge.declare_defenders", Kind.DUTY, verbs),
    )


CHALLENGE = Procedure(
    "challenge",
    (
        Step("after_attackers", do=window_between),
        Step("defenders", ask=ask_defenders),
        Step("after_defenders", do=window_between),
        *CHALLENGE_STEPS,
    ),
)


@rule("hbo.challenge.turns", "hbo.round.seven_phases")
def challenges_are_made_in_their_phase(table: Table, move: DeclareChallenge) -> Finding:
    """Challenges are made in the challenges phase."""
    if table.phase == "challenges":
        return None
    return no("challenges_phase_only", change("wait_challenge", seat=move.by), phase=table.phase)


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
    return no(
        "window_is_open", wait, rules=("hbo.action.closing", "hbo.challenge.action_windows"), busy=at(table)
    )


@rule("hbo.challenge.one_of_each")
def one_challenge_of_each_kind(table: Table, move: DeclareChallenge) -> Finding:
    """In each challenges phase a player makes at most one challenge of each kind, whatever its outcome."""
    if move.kind not in table.seats[move.by].challenges_made:
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
    if move.target == move.by or move.target not in table.seats:
        return no(
            "target_is_no_opponent", change("target", seat=table.others(move.by)[0]), target=move.target
        )
    if move.target in table.may_not_attack.get(move.by, ()):
        rules = ("hbo.golden.card_over_rules",)
        return no(
            "card_forbids_attack",
            change("no_ban", seat=move.by, target=move.target),
            rules=rules,
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
    return _his_characters(table, move.by, move.attackers)


@rule("hbo.challenge.attackers_standing", "hbo.position.only_standing_kneel")
def attackers_are_standing(table: Table, move: DeclareChallenge) -> Finding:
    """Only standing characters can be declared attackers."""
    return _standing(table, move.attackers, "attacker_kneels")


@rule("hbo.challenge.icon_required", "hbo.challenge.declare_attackers", "hbo.anatomy.challenge_icons")
def attackers_have_the_icon(table: Table, move: DeclareChallenge) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return _with_icon(table, move.attackers, move.kind)


@rule("hbo.keyword.stealth", "hbo.keyword.stealth_timing")
def stealth_is_used_by_stealthy_attackers(table: Table, move: DeclareChallenge) -> Finding:
    """For each attacking character with Stealth its player may choose one enemy character."""
    for attacker, chosen in move.stealth.items():
        if attacker not in move.attackers:
            return no("stealth_of_no_attacker", change("no_stealth", card=attacker), card=attacker)
        stealthy = has_keyword(table.cards[attacker], "stealth")
        if stealthy is None:
            return cannot_tell(Question("keywords", attacker))
        if not stealthy:
            return no("no_stealth", change("no_stealth", card=attacker), card=attacker)
        enemy = table.cards[chosen]
        if enemy.zone != PLAY or enemy.kind != CHARACTER or enemy.controller != move.target:
            return no("stealth_wants_an_enemy_character", change("no_stealth", card=attacker), card=chosen)
    return None


@rule("hbo.keyword.stealth_immunity", "hbo.keyword.stealth")
def stealth_is_immune_to_stealth(table: Table, move: DeclareChallenge) -> Finding:
    """A character that itself has Stealth cannot be chosen for Stealth."""
    for attacker, chosen in move.stealth.items():
        stealthy = has_keyword(table.cards[chosen], "stealth")
        if stealthy is None:
            return cannot_tell(Question("keywords", chosen))
        if stealthy:
            return no("stealth_is_immune", change("no_stealth", card=attacker), card=chosen)
    return None


def _his_characters(table: Table, seat: str, cards: tuple[str, ...]) -> Reason | None:
    faults = [card for card in cards if not _is_character_of(table.cards[card], seat)]
    if faults:
        leave = (change("leave_out", card=card) for card in faults)
        return no("not_your_character", *leave, card=faults[0], zone=table.cards[faults[0]].zone)
    if len(set(cards)) < len(cards):
        return no("same_card_twice", change("leave_out_repeats"), card=cards[0])
    return None


def _is_character_of(card: Card, seat: str) -> bool:
    return card.zone == PLAY and card.kind == CHARACTER and card.controller == seat


def _standing(table: Table, cards: tuple[str, ...], says: str) -> Reason | None:
    faults = [card for card in cards if table.cards[card].kneeling]
    return no(says, *(change("stand", card=card) for card in faults), card=faults[0]) if faults else None


def _with_icon(table: Table, cards: tuple[str, ...], kind: str) -> Reason | None:
    faults = [card for card in cards if has_icon(table.cards[card], kind) is False]
    if faults:
        return no("icon_missing", *_remedies(faults, cards, kind), card=faults[0], kind=kind)
    for card in cards:
        if has_icon(table.cards[card], kind) is None:
            return cannot_tell(Question("icons", card))
    return None


def _remedies(faults: list[str], cards: tuple[str, ...], kind: str) -> Iterator[Change]:
    """Leave out those without the icon; if nobody is left, one of them has to gain it."""
    if len(faults) < len(cards):
        return (change("leave_out", card=card) for card in faults)
    return (change("icon", card=card, kind=kind) for card in faults)


def act_declare(table: Table, move: DeclareChallenge) -> Table:
    """The attackers kneel; the challenge counts as made, whatever becomes of it."""
    seat = table.seats[move.by]
    table = table.seat(move.by, challenges_made=(*seat.challenges_made, move.kind))
    bypassed = tuple(move.stealth.values())
    table = table.put(challenge=Challenge(move.by, move.kind, move.target, move.attackers, bypassed=bypassed))
    # The turn goes on after the challenge: its frame stands at the next step already.
    top = table.agenda[-1]
    table = table.put(agenda=(*table.agenda[:-1], replace(top, step="again")))
    table = tables.push(table, "challenge", "after_attackers")
    declared = tuple(Occasion("declared_attacker", card, move.by) for card in move.attackers)
    table = happened(table, *declared)
    for card in move.attackers:
        table = kneel(table, card)
    facts = {"kind": move.kind, "attackers": move.attackers}
    return tell(
        table,
        Event("challenge_declared", seat=move.by, rule="hbo.challenge.declare_attackers", facts=dict(facts)),
    )


@rule("hbo.keyword.stealth_timing", "hbo.keyword.stealth")
def stealth_belongs_to_the_declaration(table: Table, move: AssignStealth) -> Finding:
    """The choice for Stealth is made when attackers are declared, not later."""
    return no("stealth_too_late", change("stealth_at_declaration"), basis=DERIVED)


@rule("hbo.challenge.declare_defenders", "hbo.challenge.three_steps")
def it_is_time_to_defend(table: Table, move: DeclareDefenders) -> Finding:
    """Defenders are declared in the second step of a challenge, by the player attacked."""
    challenge = table.challenge
    if challenge is None:
        return no("no_challenge", change("wait_step", step="challenge.defenders"), phase=table.phase)
    if move.by != challenge.target:
        return no(
            "not_the_defending_player",
            change("by", seat=challenge.target),
            rules=("hbo.challenge.declare_defenders",),
            target=challenge.target,
        )
    if challenge.defenders is not None:
        return no(
            "defenders_declared",
            change("undeclared"),
            rules=("hbo.challenge.three_steps", "hbo.challenge.declare_defenders"),
        )
    if at(table) != "challenge.defenders":
        rules = ("hbo.action.closing", "hbo.challenge.action_windows")
        return no(
            "window_is_open", change("wait_step", step="challenge.defenders"), rules=rules, busy=at(table)
        )
    return None


@rule("hbo.challenge.declare_defenders", "hbo.play.in_play", "hbo.type.character")
def defenders_are_his_characters(table: Table, move: DeclareDefenders) -> Finding:
    """Defenders are characters the defending player has in play."""
    return _his_characters(table, move.by, move.defenders)


@rule("hbo.keyword.stealth", "hbo.keyword.stealth_limits")
def bypassed_characters_do_not_defend(table: Table, move: DeclareDefenders) -> Finding:
    """Characters chosen for Stealth cannot be declared defenders in this challenge."""
    bypassed = table.challenge.bypassed if table.challenge else ()
    faults = [card for card in move.defenders if card in bypassed]
    return (
        no("bypassed_by_stealth", *(change("leave_out", card=card) for card in faults), card=faults[0])
        if faults
        else None
    )


@rule("hbo.challenge.defenders_standing", "hbo.position.only_standing_kneel")
def defenders_are_standing(table: Table, move: DeclareDefenders) -> Finding:
    """Kneeling characters cannot be declared defenders."""
    return _standing(table, move.defenders, "defender_kneels")


@rule("hbo.challenge.icon_required", "hbo.challenge.declare_defenders", "hbo.anatomy.challenge_icons")
def defenders_have_the_icon(table: Table, move: DeclareDefenders) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return _with_icon(table, move.defenders, table.challenge.kind) if table.challenge else None


def act_defend(table: Table, move: DeclareDefenders) -> Table:
    """The defenders kneel; declaring none is allowed."""
    assert table.challenge is not None
    opposed = bool(move.defenders)
    table = table.put(challenge=replace(table.challenge, defenders=move.defenders, opposed=opposed))
    declared = tuple(Occasion("declared_defender", card, move.by) for card in move.defenders)
    table = happened(table, *declared)
    for card in move.defenders:
        table = kneel(table, card)
    rule_id = "hbo.challenge.min_one_defender"
    return tell(table, Event("defenders_declared", seat=move.by, amount=len(move.defenders), rule=rule_id))


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
ASSIGN_STEALTH = Verb(
    AssignStealth, (the_game_goes_on, stealth_belongs_to_the_declaration), lambda table, move: table
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
