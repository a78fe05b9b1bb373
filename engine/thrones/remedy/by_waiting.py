"""Going on, or back, to where a move belongs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.play import carry_out, settle
from engine.kernel.remedies import NoRemedy
from engine.kernel.windows import fresh
from engine.thrones import moves as m
from engine.thrones.records import CHARACTER, PLAY
from engine.thrones.remedy.kinds import Remedied
from engine.thrones.starting import at_phase, at_setup, at_step
from engine.thrones.table import Table, push
from engine.thrones.timing import open_window

PICKS = 6
"""Plots each player drafts."""
AFTER_DEFENDERS = ("support", "commander", "commander_first")
"""Steps that come when the player attacked has declared nobody."""


def wait_window(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    if table.phase == "setup":
        return wait_phase(game, table, move, {"phase": "marshalling"})
    frame = open_window(table)
    if frame is None:
        table = push(table, "window", "act", (), **fresh(facts["seat"]), marshalled="")
        return table, move
    slots = {**frame.slots, **fresh(facts["seat"]), "marshalled": "", "out": ()}
    return table.put(agenda=(*table.agenda[:-1], replace(frame, slots=slots))), move


def wait_marshalling(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = facts["seat"]
    table = ready(table).seat(seat, income_taken=True)
    return _begun(game, at_phase(game, table.put(over=None), "marshalling", seat)), move


def _begun(game: Game, table: Table) -> Table:
    """What the beginning of the phase has set off is over."""
    if not table.agenda or table.agenda[-1].procedure != "aftermath":
        return table
    return settle(game, table.put(agenda=table.agenda[:-1], occasions=()))


def wait_income(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    table = ready(table).seat(facts["seat"], income_taken=False)
    return _begun(game, at_phase(game, table, "marshalling", facts["seat"])), move


def wait_challenge(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    table = at_phase(game, ready(table), "challenges", facts["seat"])
    table = table.put(agenda=table.agenda[:-1])
    return at_step(table, "choose"), move


def wait_phase(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    if facts["phase"] == "setup":
        return at_setup(game, table), move
    table = at_phase(
        game,
        ready(table),
        facts["phase"],
        move.by if facts["phase"] in ("marshalling", "challenges") else "",
    )
    if isinstance(move, m.UseOfCard):
        return wait_window(game, table, move, {"seat": move.by})
    return table, move


def ready(table: Table) -> Table:
    return table if table.first_player else table.put(first_player=table.order[0])


def no_mulligan_yet(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return at_setup(game, table.seat(facts["seat"], mulligan_taken=False, placed=False)), move


def picks_first(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    for seat in table.order:
        table = table.seat(seat, drafted_now=PICKS)
    return settle(game, table), move


def not_taken(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return wait_income(game, table, move, facts)


def undeclared(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    assert table.challenge is not None
    table = table.put(challenge=replace(table.challenge, defenders=None, attack=None))
    return wait_step(game, table, move, {"step": "challenge.defenders"})


def wait_step(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    procedure, _, step = facts["step"].partition(".")
    if procedure == "kill":
        return _a_killing(game, table, move)
    if procedure == "challenge" and table.challenge is None:
        raise NoRemedy("no_remedy", change="wait_step")
    if procedure == "plot_phase" and table.phase != "plot":
        table = at_phase(game, table, "plot")
    if procedure == "setup" and table.phase != "setup":
        table = at_setup(game, table)
    if step in AFTER_DEFENDERS and table.challenge is not None and table.challenge.defenders is None:
        table = table.put(challenge=replace(table.challenge, defenders=()))
    at = next((n for n, frame in enumerate(table.agenda) if frame.procedure == procedure), None)
    if at is None:
        raise NoRemedy("no_remedy", change="wait_step")
    return at_step(table.put(agenda=table.agenda[: at + 1]), step), move


def defence_first(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    assert table.challenge is not None
    table = table.put(challenge=replace(table.challenge, defenders=()))
    return wait_step(game, table, move, {"step": "challenge.resolve"})


def before_reveal(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return at_setup(game, table.seat(facts["seat"], placed=False, placed_cards=())), move


def saves_first(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return carry_out(game, table, m.DeclineSaves()), move


def kill_instead(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    table = table.card(facts["card"], zone=PLAY, kind=CHARACTER)
    slots: dict[str, Any] = {
        "victims": (facts["card"],),
        "saved": (),
        "declined": (),
        "cause": "claim",
        "by": "",
    }
    return push(table, "kill", "saves", (), **slots), move


def _a_killing(game: Game, table: Table, move: Move) -> Remedied:
    someone = next(iter(table.characters()), None)
    if someone is None:
        raise NoRemedy("no_remedy", change="wait_step")
    return kill_instead(game, table, move, {"card": someone.id})


def wait_word(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    top = table.agenda[-1]
    slots = {**top.slots, **fresh(facts["seat"])}
    return table.put(agenda=(*table.agenda[:-1], replace(top, slots=slots))), move


def passives_done(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return wait_word(game, at_step(table, "reactions"), move, {"seat": move.by})
