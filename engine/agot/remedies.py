"""Remedies that change the table, and the list of all remedies by name.

The suggestions of a refusal are only worth giving if they work; these functions let a test, and "what if",
carry them out.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.agot import move_remedies
from engine.agot.move_remedies import Remedied, Remedy
from engine.agot.state import moves as m
from engine.agot.state.records import CHARACTER, DISCARD, DUPLICATE, HAND, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.reasons import Change
from engine.kernel.remedies import NoRemedy, remedy_for


def gold(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, gold=seat.gold + facts["amount"]), move


def stand(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], kneeling=False), move


def icon(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    card = table.cards[facts["card"]]
    return table.card(card.id, icons=(*(card.icons or ()), facts["kind"]), modifiers=()), move


def kind_not_made(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(
        seat.id, challenges_made=tuple(kind for kind in seat.challenges_made if kind != facts["kind"])
    ), move


def in_hand(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], zone=HAND, controller=facts["seat"], host=""), move


def in_play(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(
        facts["card"], zone=PLAY, controller=facts.get("seat", table.cards[facts["card"]].controller)
    ), move


def take_away(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    pay = getattr(move, "pay", None)
    if pay is not None and facts["card"] in pay.influence:
        # What is taken away can pay for nothing any more.
        pay = replace(pay, influence=tuple(card for card in pay.influence if card != facts["card"]))
        move = replace(move, pay=pay)
    return table.card(facts["card"], zone=DISCARD), move


def no_limited_yet(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.seat(
        facts["seat"], limited_played=0, limited_duplicates=0, limited_at_setup=0, limited_responses=0
    ), move


def plot_available(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, plots_available=(*(seat.plots_available or ()), facts["plot"])), move


def no_ban(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.put(may_not_attack={}), move


def control(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], controller=facts["seat"]), move


def house_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], houses=(facts["house"],)), move


def unique(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], unique=True), move


def same_name(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], name=table.cards[facts["host"]].name), move


def duplicate(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    under = table.cards[facts["card"]]
    copy = Card(
        f"{under.id}.copy", under.name, under.owner, under.controller, DUPLICATE, host=under.id, unique=True
    )
    return table.put(cards={**table.cards, copy.id: copy}), move


def host_character(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], kind=CHARACTER), move


def participant(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    challenge = table.challenge
    if challenge is None:
        raise NoRemedy("no_remedy", change="participant")
    return table.put(challenge=replace(challenge, attackers=(*challenge.attackers, facts["card"]))), move


def unknown_card(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    field = facts["zone"]
    return table.seat(facts["seat"], **{field: getattr(table.seats[facts["seat"]], field) + 1}), move


def influence(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.UseOfCard | m.PutIntoPlay)
    source = Card("a_source", "A source", move.by, move.by, PLAY, "location", keywords=(), icons=())
    table = table.put(cards={**table.cards, source.id: replace(source, influence=facts["amount"])})
    pay = replace(move.pay, influence=(*move.pay.influence, source.id))
    return table, replace(move, pay=pay)


def apply(game: Game, table: AgotTable, move: Move, change: Change) -> Remedied:
    """The table and the move with this change brought about.

    Raises:
        NoRemedy: there is no function for it; only the players can make this change.
    """
    return remedy_for(change, REMEDIES)(game, table, move, dict(change.facts))


REMEDIES: dict[str, Remedy] = {
    "wait_word": move_remedies.wait_word,
    "passives_done": move_remedies.passives_done,
    "gold": gold,
    "stand": stand,
    "leave_out": move_remedies.leave_out,
    "leave_out_repeats": move_remedies.leave_out_repeats,
    "icon": icon,
    "an_attacker": move_remedies.an_attacker,
    "no_stealth": move_remedies.no_stealth,
    "kind_not_made": kind_not_made,
    "by": move_remedies.by_,
    "wait_window": move_remedies.wait_window,
    "wait_marshalling": move_remedies.wait_marshalling,
    "wait_income": move_remedies.wait_income,
    "wait_challenge": move_remedies.wait_challenge,
    "wait_phase": move_remedies.wait_phase,
    "wait_next_round": move_remedies.wait_phase,
    "in_hand": in_hand,
    "in_play": in_play,
    "take_away": take_away,
    "no_limited_yet": no_limited_yet,
    "victims": move_remedies.victims,
    "count": move_remedies.count_,
    "at_random": move_remedies.at_random,
    "plot_available": plot_available,
    "choose_plot": move_remedies.choose_plot,
    "no_mulligan_yet": move_remedies.no_mulligan_yet,
    "no_host": move_remedies.no_host,
    "choose_host": move_remedies.choose_host,
    "no_lot": move_remedies.no_lot,
    "lot_on": move_remedies.lot_on,
    "target": move_remedies.target_,
    "no_ban": no_ban,
    "control": control,
    "house": house_,
    "unique": unique,
    "same_name": same_name,
    "duplicate": duplicate,
    "host_character": host_character,
    "not_taken": move_remedies.not_taken,
    "participant": participant,
    "kneel_one": move_remedies.kneel_one,
    "undeclared": move_remedies.undeclared,
    "defence_first": move_remedies.defence_first,
    "wait_step": move_remedies.wait_step,
    "seven_plots": move_remedies.seven_plots,
    "keep_one": move_remedies.keep_one,
    "picks_first": move_remedies.picks_first,
    "plot_dealt": move_remedies.plot_dealt,
    "pass_count": move_remedies.pass_count,
    "carry_out": move_remedies.carry_out_text,
    "look_at_pile": move_remedies.look_at_pile,
    "a_reason": move_remedies.a_reason,
    "respond": move_remedies.respond,
    "play_event": move_remedies.play_event,
    "resolve_passive": move_remedies.resolve_passive,
    "before_reveal": move_remedies.before_reveal,
    "unknown_card": unknown_card,
    "saves_first": move_remedies.saves_first,
    "kill_instead": move_remedies.kill_instead,
    "carry_out_only": move_remedies.carry_out_text,
    "influence": influence,
    "amount": move_remedies.amount_,
    "title": move_remedies.title_,
}
