"""How a suggested change is brought about: on a copy of the table, or in the move itself.

The suggestions of a refusal are only worth giving if they work; these functions let a test, and "what if",
carry them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.reason import Change
from engine.kernel.windows import fresh
from engine.thrones import moves as m
from engine.thrones.starting import at_phase, at_setup, at_step
from engine.thrones.table import DISCARD, HAND, PLAY, Card, Table, push
from engine.thrones.timing import open_window

Remedied = tuple[Table, Move]
Remedy = Callable[[Game, Table, Move, dict[str, Any]], Remedied]


def apply(game: Game, table: Table, move: Move, change: Change) -> Remedied:
    """The table and the move with this change brought about.

    Raises:
        KeyError: nobody knows how; the change is one only the table can make.
    """
    return REMEDIES[change.what](game, table, move, dict(change.facts))


def _gold(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, gold=seat.gold + facts["amount"]), move


def _stand(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], kneeling=False), move


def _leave_out(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    for field in ("attackers", "defenders", "cards"):
        picked = getattr(move, field, None)
        if picked is not None and facts["card"] in picked:
            at = picked.index(facts["card"])
            move = replace(move, **{field: picked[:at] + picked[at + 1 :]})
    if isinstance(move, m.PlaceSetup):
        move = replace(
            move, attach={card: host for card, host in move.attach.items() if card != facts["card"]}
        )
    if isinstance(move, m.DeclareChallenge):
        move = replace(move, stealth={one: at for one, at in move.stealth.items() if one in move.attackers})
    return table, move


def _leave_out_repeats(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    for field in ("attackers", "defenders", "cards"):
        if getattr(move, field, None):
            move = replace(move, **{field: tuple(dict.fromkeys(getattr(move, field)))})
    return table, move


def _icon(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    card = table.cards[facts["card"]]
    return table.card(card.id, icons=(*(card.icons or ()), facts["kind"]), modifiers=()), move


def _an_attacker(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    able = [
        c.id for c in table.characters(facts["seat"]) if not c.kneeling and facts["kind"] in (c.icons or ())
    ]
    if not able:
        card = Card("an_attacker", "An attacker", facts["seat"], facts["seat"], PLAY, icons=(facts["kind"],))
        table, able = (
            table.put(cards={**table.cards, card.id: replace(card, keywords=(), strength=0)}),
            [card.id],
        )
    return table, replace(move, attackers=(able[0],))


def _no_stealth(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.DeclareChallenge)
    return table, replace(move, stealth={one: at for one, at in move.stealth.items() if one != facts["card"]})


def _kind_not_made(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(
        seat.id, challenges_made=tuple(one for one in seat.challenges_made if one != facts["kind"])
    ), move


def _by(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, by=facts["seat"])


def _wait_window(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    if table.phase == "setup":
        return _wait_phase(game, table, move, {"phase": "marshalling"})
    frame = open_window(table)
    if frame is None:
        table = push(table, "window", "act", (), **fresh(facts["seat"]), marshalled="")
        return table, move
    slots = {**frame.slots, **fresh(facts["seat"]), "marshalled": "", "out": ()}
    return table.put(agenda=(*table.agenda[:-1], replace(frame, slots=slots))), move


def _wait_marshalling(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = facts["seat"]
    table = _ready(table).seat(seat, income_taken=True)
    return at_phase(game, table.put(over=None), "marshalling", seat), move


def _wait_income(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    table = _ready(table).seat(facts["seat"], income_taken=False)
    return at_phase(game, table, "marshalling", facts["seat"]), move


def _wait_challenge(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    table = at_phase(game, _ready(table), "challenges", facts["seat"])
    table = table.put(agenda=table.agenda[:-1])
    return at_step(table, "choose"), move


def _wait_phase(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    if facts["phase"] == "setup":
        return at_setup(game, table), move
    table = at_phase(
        game,
        _ready(table),
        facts["phase"],
        move.by if facts["phase"] in ("marshalling", "challenges") else "",
    )
    if isinstance(move, m.UseOfCard):
        return _wait_window(game, table, move, {"seat": move.by})
    return table, move


def _ready(table: Table) -> Table:
    return table if table.first_player else table.put(first_player=table.order[0])


def _in_hand(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], zone=HAND, controller=facts["seat"], host=""), move


def _in_play(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], zone=PLAY), move


def _take_away(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.card(facts["card"], zone=DISCARD), move


def _no_limited_yet(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table.seat(facts["seat"], limited_played=0, limited_duplicates=0, limited_at_setup=0), move


def _victims(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    own = tuple(card.id for card in table.characters(facts["seat"]))
    due = table.challenge.due if table.challenge else 0
    return table, replace(move, cards=own[:due])


def _count(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, cards=(), count=facts["amount"])


def _at_random(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, random=True)


def _plot_available(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table.seat(seat.id, plots_available=(*(seat.plots_available or ()), facts["plot"])), move


def _choose_plot(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    available = table.seats[facts["seat"]].plots_available or ("A plot",)
    return table, replace(move, plot=available[0])


def _no_mulligan_yet(game: Game, table: Table, move: Move, facts: dict[str, Any]) -> Remedied:
    return at_setup(game, table.seat(facts["seat"], mulligan_taken=False, placed=False)), move


REMEDIES: dict[str, Remedy] = {
    "gold": _gold,
    "stand": _stand,
    "leave_out": _leave_out,
    "leave_out_repeats": _leave_out_repeats,
    "icon": _icon,
    "an_attacker": _an_attacker,
    "no_stealth": _no_stealth,
    "kind_not_made": _kind_not_made,
    "by": _by,
    "wait_window": _wait_window,
    "wait_marshalling": _wait_marshalling,
    "wait_income": _wait_income,
    "wait_challenge": _wait_challenge,
    "wait_phase": _wait_phase,
    "in_hand": _in_hand,
    "in_play": _in_play,
    "take_away": _take_away,
    "no_limited_yet": _no_limited_yet,
    "victims": _victims,
    "count": _count,
    "at_random": _at_random,
    "plot_available": _plot_available,
    "choose_plot": _choose_plot,
    "no_mulligan_yet": _no_mulligan_yet,
}
