"""The second step of a challenge: the defenders."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import SILENT, Finding, change, no, rule
from engine.kernel.state import note, tell
from engine.thrones.deeds import kneel
from engine.thrones.moves import DeclareDefenders
from engine.thrones.occasions import happened
from engine.thrones.phases.participants import all_standing, all_with_icon, his_characters
from engine.thrones.phases.stealth import stealth_still_works
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Challenge, Occasion
from engine.thrones.standing import TO_DEFEND, who_kneels
from engine.thrones.table import Table
from engine.thrones.timing import at, window_is_open


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
            rules=("hbo.challenge.declare_defenders", *_turned_by(challenge)),
            target=challenge.target,
        )
    if challenge.defenders is not None:
        return no(
            "defenders_declared",
            change("undeclared"),
            rules=("hbo.challenge.three_steps", "hbo.challenge.declare_defenders"),
        )
    if at(table) != "challenge.defenders":
        return window_is_open(table, change("wait_step", step="challenge.defenders"))
    return None


def _turned_by(challenge: Challenge) -> tuple[str, ...]:
    """Under which rules the player attacked is no longer the one named at first."""
    by_commander = ("lcg.title.commander.redirect",) if challenge.taken_from else ()
    return (*by_commander, "lcg.title.regent.redirect") if challenge.redirected else by_commander


@rule("hbo.challenge.declare_defenders", "hbo.play.in_play", "hbo.type.character")
def defenders_are_his_characters(table: Table, move: DeclareDefenders) -> Finding:
    """Defenders are characters the defending player has in play."""
    return his_characters(table, "hbo.challenge.declare_defenders", move.by, move.defenders)


@rule("hbo.keyword.stealth", "hbo.keyword.stealth_limits")
def bypassed_characters_do_not_defend(table: Table, move: DeclareDefenders) -> Finding:
    """Characters chosen for Stealth cannot be declared defenders in this challenge."""
    bypassed = table.challenge.bypassed if table.challenge else ()
    faults = [card for card in move.defenders if card in bypassed]
    if faults and not stealth_still_works(table, faults[0]):
        leave = (change("leave_out", card=card) for card in faults)
        rules = ("hbo.keyword.stealth_timing", "hbo.keyword.stealth")
        return no("bypassed_by_stealth", *leave, rules=rules, basis=SILENT, card=faults[0])
    return (
        no("bypassed_by_stealth", *(change("leave_out", card=card) for card in faults), card=faults[0])
        if faults
        else None
    )


@rule("hbo.challenge.defenders_standing", "hbo.position.only_standing_kneel")
def defenders_are_standing(table: Table, move: DeclareDefenders) -> Finding:
    """Kneeling characters cannot be declared defenders."""
    kind = table.challenge.kind if table.challenge else ""
    return all_standing(table, move.defenders, kind, "defender_kneels")


@rule("hbo.challenge.icon_required", "hbo.challenge.declare_defenders", "hbo.anatomy.challenge_icons")
def defenders_have_the_icon(table: Table, move: DeclareDefenders) -> Finding:
    """Only a character with the icon of the challenge's kind can take part in it."""
    return all_with_icon(table, move.defenders, table.challenge.kind) if table.challenge else None


def act_defend(table: Table, move: DeclareDefenders) -> Table:
    """The defenders kneel; declaring none is allowed."""
    assert table.challenge is not None
    there = (*table.challenge.joined, *move.defenders)
    table = table.put(challenge=replace(table.challenge, defenders=there, opposed=bool(there)))
    table = happened(table, *[Occasion("declared_defender", card, move.by) for card in move.defenders])
    kneeling, why = who_kneels(table, move.defenders, TO_DEFEND)
    table = note(kneel(table, *kneeling), *why)
    rule_id = "hbo.challenge.min_one_defender"
    return tell(table, Event("defenders_declared", seat=move.by, amount=len(move.defenders), rule=rule_id))


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
