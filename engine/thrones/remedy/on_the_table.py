"""Changes to what lies on the table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.remedies import NoRemedy
from engine.thrones import moves as m
from engine.thrones.records import CHARACTER, DISCARD, DUPLICATE, HAND, PLAY, Card
from engine.thrones.remedy.kinds import Remedied
from engine.thrones.table import Table


def gold(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, gold=seat.gold + facts["amount"]), move


def stand(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], kneeling=False), move


def icon(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    card = table.cards[facts["card"]]
    return table.card(card.id, icons=(*(card.icons or ()), facts["kind"]), modifiers=()), move


def kind_not_made(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(
        seat.id, challenges_made=tuple(one for one in seat.challenges_made if one != facts["kind"])
    ), move


def in_hand(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], zone=HAND, controller=facts["seat"], host=""), move


def in_play(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(
        facts["card"], zone=PLAY, controller=facts.get("seat", table.cards[facts["card"]].controller)
    ), move


def take_away(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    pay = getattr(move, "pay", None)
    if pay is not None and facts["card"] in pay.influence:
        # What is taken away can pay for nothing any more.
        pay = replace(pay, influence=tuple(one for one in pay.influence if one != facts["card"]))
        move = replace(move, pay=pay)
    return table.card(facts["card"], zone=DISCARD), move


def no_limited_yet(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.seat(
        facts["seat"], limited_played=0, limited_duplicates=0, limited_at_setup=0, limited_responses=0
    ), move


def plot_available(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, plots_available=(*(seat.plots_available or ()), facts["plot"])), move


def no_ban(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.put(may_not_attack={}), move


def control(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], controller=facts["seat"]), move


def house_(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], houses=(facts["house"],)), move


def unique(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], unique=True), move


def same_name(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], name=table.cards[facts["host"]].name), move


def duplicate(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    under = table.cards[facts["card"]]
    copy = Card(
        f"{under.id}.copy", under.name, under.owner, under.controller, DUPLICATE, host=under.id, unique=True
    )
    return table.put(cards={**table.cards, copy.id: copy}), move


def host_character(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], kind=CHARACTER), move


def participant(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    challenge = table.challenge or table.last_challenge
    if challenge is None:
        raise NoRemedy("no_remedy", change="participant")
    joined = replace(challenge, attackers=(*challenge.attackers, facts["card"]))
    return (table.put(challenge=joined) if table.challenge else table.put(last_challenge=joined)), move


def unknown_card(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    field = facts["zone"]
    return table.seat(facts["seat"], **{field: getattr(table.seats[facts["seat"]], field) + 1}), move


def influence(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.UseOfCard | m.PutIntoPlay)
    source = Card("a_source", "A source", move.by, move.by, PLAY, "location", keywords=(), icons=())
    table = table.put(cards={**table.cards, source.id: replace(source, influence=facts["amount"])})
    pay = replace(move.pay, influence=(*move.pay.influence, source.id))
    return table, replace(move, pay=pay)
