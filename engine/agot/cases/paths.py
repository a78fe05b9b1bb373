"""The paths of the case format and the values that stand there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.phases.setup_cards import set_up_cost
from engine.agot.state import moves as m
from engine.agot.state.piles import discard_size
from engine.agot.state.records import DEAD, DECK, DUPLICATE, SHUFFLED, Card, Challenge, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength, unknown_strength
from engine.agot.values.power_and_victory import deck_size, hand_size, total_power
from engine.kernel.cases.model import StepInput, ValueUnknown, known_value
from engine.kernel.decisions import DecisionKind
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.judge import decisions

OPEN_DUTIES = (
    "choose_victims",
    "resolve_passive",
    "order_passives",
    "name_first_player",
    "order_when_revealed",
    "reveal_plot",
    "draft_pick",
    "build_plot_deck",
    "choose_title",
    "choose_new_target",
    "name_winner",
)
"""Compulsory choices; declaring defenders and laying set-up cards may be declined."""

SeatPath = Callable[[AgotTable, Seat], Any]
CardPath = Callable[[AgotTable, Card], Any]


SEAT: dict[str, SeatPath] = {
    "power": lambda table, seat: seat.power,
    "total_power": lambda table, seat: total_power(table, seat.id),
    "gold": lambda table, seat: seat.gold,
    "hand": lambda table, seat: hand_size(table, seat.id),
    "deck": lambda table, seat: deck_size(table, seat.id),
    "discard": lambda table, seat: discard_size(table, seat.id),
    "dead_names": lambda table, seat: [
        c.name for c in table.cards.values() if c.zone == DEAD and c.owner == seat.id
    ],
    "title": lambda table, seat: seat.title or None,
    "plots_available": lambda table, seat: list(known_value(seat.plots_available)),
    "plots_used": lambda table, seat: list(seat.plots_used),
    "setup_total": lambda table, seat: None,
    "income": lambda table, seat: known_value(seat.last_income),
    "drawn": lambda table, seat: seat.drawn,
    "drawn_by_effects": lambda table, seat: seat.drawn_by_effects,
    "initiative": lambda table, seat: known_value(seat.last_initiative),
    "dominance": lambda table, seat: known_value(seat.last_dominance),
}


def _strength(table: AgotTable, card: Card) -> int:
    if unknown_strength(table, card) is not None:
        raise ValueUnknown
    return strength(table, card)


CARD: dict[str, CardPath] = {
    "zone": lambda table, card: DECK if card.zone == SHUFFLED else card.zone,
    "host": lambda table, card: card.host or None,
    "controller": lambda table, card: card.controller,
    "kneeling": lambda table, card: card.kneeling,
    "strength": _strength,
    "power": lambda table, card: card.power,
    "duplicates": lambda table, card: sum(1 for _ in table.under(card.id, DUPLICATE)),
}


PATHS_OF: dict[str, dict[str, Any]] = {"seat": dict(SEAT), "card": dict(CARD)}


def _challenge(table: AgotTable) -> Challenge:
    """The challenge under way, else the last one."""
    return known_value(table.challenge or table.last_challenge)


def _resolved(table: AgotTable) -> Challenge:
    """The last challenge resolved."""
    for challenge in (table.challenge, table.last_challenge):
        if challenge is not None and challenge.attack is not None:
            return challenge
    raise ValueUnknown


def _of_claim(table: AgotTable, value: Callable[[Challenge], Any]) -> Any:
    challenge = _resolved(table)
    return None if challenge.claim is None else value(challenge)  # no claim follows a lost challenge


def open_duties(game: Game, table: AgotTable) -> list[dict[str, Any]]:
    """Open compulsory choices of seats."""
    found = []
    for decision in decisions(game, table):
        if (
            decision.kind is DecisionKind.DUTY
            and decision.asks in OPEN_DUTIES
            and decision.seat in table.seats
        ):
            choice: dict[str, Any] = {
                "by": decision.seat,
                "what": decision.verbs[0],
                "count": decision.count or 1,
            }
            if decision.asks == "choose_victims":
                choice["for"] = decision.purpose
            found.append(choice)
    return found


PLAIN: dict[str, Callable[[Game, AgotTable], Any]] = {
    "phase": lambda game, table: table.phase,
    "active_player": lambda game, table: table.active or None,
    "first_player": lambda game, table: table.first_player or None,
    "challenge.target": lambda game, table: _challenge(table).target,
    "challenge.participants": lambda game, table: list(_challenge(table).participants),
    "challenge.attack": lambda game, table: _resolved(table).attack,
    "challenge.defence": lambda game, table: _resolved(table).defence,
    "challenge.winner": lambda game, table: _resolved(table).winner or None,
    "challenge.loser": lambda game, table: _resolved(table).loser or None,
    "challenge.unopposed": lambda game, table: _resolved(table).unopposed,
    "claim.kind": lambda game, table: _of_claim(table, lambda challenge: challenge.kind),
    "claim.amount": lambda game, table: _of_claim(table, lambda challenge: challenge.claim),
    "claim.payer": lambda game, table: _of_claim(table, lambda challenge: challenge.target),
    "claim.due": lambda game, table: _of_claim(table, lambda challenge: challenge.due) or 0,
    "pending": open_duties,
    "payment.gold": lambda game, table: known_value(table.paid),
    "payment.surplus": lambda game, table: table.surplus,
    "council": lambda game, table: list(table.council),
    "initiative.winner": lambda game, table: table.initiative_winner or None,
    "initiative.tie_break": lambda game, table: table.initiative_tie,
    "initiative.random_among": lambda game, table: list(table.initiative_among),
    "dominance.winner": lambda game, table: table.dominance_winner or None,
    "game.over": lambda game, table: table.over is not None,
    "game.winner": lambda game, table: _winner(table),
    "game.claimants": lambda game, table: list(table.over.claimants if table.over else table.claimants),
}


def _winner(table: AgotTable) -> str | list[str] | None:
    """A seat, or partners."""
    if table.over is None:
        return None
    return list(table.partners(table.over.winner)) if table.teams else table.over.winner


def check_path(path: str, table: AgotTable) -> None:
    """Whether the path is one of the format and what it names is on the table.

    Raises:
        Unreadable: the path, the seat or the card is unknown.
    """
    if path in PLAIN:
        return
    kind, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    known: dict[str, Any] = PATHS_OF.get(kind, {})
    if field not in known:
        raise Unreadable("unknown_path", path=path)
    if name not in (table.seats if kind == "seat" else table.cards):
        raise Unreadable(
            f"unknown_{kind}", path=path, known=tuple(table.seats if kind == "seat" else table.cards)
        )


def fact(game: Game, path: str, table: AgotTable, so_far: tuple[StepInput, ...]) -> Any:
    """The value at a path.

    Raises:
        ValueUnknown: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](game, table)
    kind, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    if kind == "card":
        return CARD[field](table, table.cards[name])
    if field == "setup_total":
        return setup_total(table, name, so_far)
    return SEAT[field](table, table.seats[name])


def setup_total(table: AgotTable, seat: str, so_far: tuple[StepInput, ...]) -> int:
    """Gold value of the cards laid or tried in a seat's last set-up move."""
    for step in reversed(so_far):
        if isinstance(step, m.PlaceSetup) and step.by == seat:
            cards = dict.fromkeys((*step.cards, *step.attach))
            return sum(set_up_cost(table, seat, table.cards[card]) for card in cards)
    raise ValueUnknown
