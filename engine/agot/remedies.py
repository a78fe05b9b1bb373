"""Remedies that change the table, and the list of all remedies by name.

The suggestions of a refusal are only worth giving if they work; these functions let a test, and "what if",
carry them out.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.agot import remedies_by_move
from engine.agot.remedies_by_move import Remedied, Remedy
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
    "wait_word": remedies_by_move.wait_word,
    "passives_done": remedies_by_move.passives_done,
    "gold": gold,
    "stand": stand,
    "leave_out": remedies_by_move.leave_out,
    "leave_out_repeats": remedies_by_move.leave_out_repeats,
    "icon": icon,
    "an_attacker": remedies_by_move.an_attacker,
    "no_stealth": remedies_by_move.no_stealth,
    "kind_not_made": kind_not_made,
    "by": remedies_by_move.by_,
    "wait_window": remedies_by_move.wait_window,
    "wait_marshalling": remedies_by_move.wait_marshalling,
    "wait_income": remedies_by_move.wait_income,
    "wait_challenge": remedies_by_move.wait_challenge,
    "wait_phase": remedies_by_move.wait_phase,
    "wait_next_round": remedies_by_move.wait_phase,
    "in_hand": in_hand,
    "in_play": in_play,
    "take_away": take_away,
    "no_limited_yet": no_limited_yet,
    "victims": remedies_by_move.victims,
    "count": remedies_by_move.count_,
    "at_random": remedies_by_move.at_random,
    "plot_available": plot_available,
    "choose_plot": remedies_by_move.choose_plot,
    "no_mulligan_yet": remedies_by_move.no_mulligan_yet,
    "no_host": remedies_by_move.no_host,
    "choose_host": remedies_by_move.choose_host,
    "no_lot": remedies_by_move.no_lot,
    "lot_on": remedies_by_move.lot_on,
    "target": remedies_by_move.target_,
    "no_ban": no_ban,
    "control": control,
    "house": house_,
    "unique": unique,
    "same_name": same_name,
    "duplicate": duplicate,
    "host_character": host_character,
    "not_taken": remedies_by_move.not_taken,
    "participant": participant,
    "kneel_one": remedies_by_move.kneel_one,
    "undeclared": remedies_by_move.undeclared,
    "defence_first": remedies_by_move.defence_first,
    "wait_step": remedies_by_move.wait_step,
    "seven_plots": remedies_by_move.seven_plots,
    "keep_one": remedies_by_move.keep_one,
    "picks_first": remedies_by_move.picks_first,
    "plot_dealt": remedies_by_move.plot_dealt,
    "pass_count": remedies_by_move.pass_count,
    "carry_out": remedies_by_move.carry_out_text,
    "look_at_pile": remedies_by_move.look_at_pile,
    "a_reason": remedies_by_move.a_reason,
    "respond": remedies_by_move.respond,
    "play_event": remedies_by_move.play_event,
    "resolve_passive": remedies_by_move.resolve_passive,
    "before_reveal": remedies_by_move.before_reveal,
    "unknown_card": unknown_card,
    "saves_first": remedies_by_move.saves_first,
    "kill_instead": remedies_by_move.kill_instead,
    "carry_out_only": remedies_by_move.carry_out_text,
    "influence": influence,
    "amount": remedies_by_move.amount_,
    "title": remedies_by_move.title_,
}
