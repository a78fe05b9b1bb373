"""Remedies that wait for another moment or change the move itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.agot.phases.plot import awaiting_effect
from engine.agot.rounds.action_windows import open_window
from engine.agot.rounds.rounds import at_phase, at_setup, at_step
from engine.agot.state import moves as m
from engine.agot.state.records import CHARACTER, LOCATION, PLAY, Card
from engine.agot.state.table import AgotTable, push
from engine.kernel.decisions import Move, new_window
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, judge, settle
from engine.kernel.remedies import NoRemedy, RemedyFacts

Remedied = tuple[AgotTable, Move]


Remedy = Callable[[Game, AgotTable, Move, RemedyFacts], Remedied]


PICKS = 6
"""Plots each player drafts."""
AFTER_DEFENDERS = ("support", "commander", "commander_first")
"""Steps that follow when the attacked player has declared no defenders."""


def wait_window(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    if table.phase == "setup":
        return wait_phase(game, table, move, {"phase": "marshalling"})
    frame = open_window(table)
    if frame is None:
        table = push(table, "window", "act", (), **new_window(facts["seat"]), marshalled="")
        return table, move
    slots = {**frame.slots, **new_window(facts["seat"]), "marshalled": "", "out": ()}
    return table.put(agenda=(*table.agenda[:-1], replace(frame, slots=slots))), move


def wait_marshalling(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = facts["seat"]
    table = ready(table).seat(seat, income_taken=True)
    return _begun(game, at_phase(game, table.put(over=None), "marshalling", seat)), move


def _begun(game: Game, table: AgotTable) -> AgotTable:
    """What the beginning of the phase has set off is over."""
    if not table.agenda or table.agenda[-1].procedure != "aftermath":
        return table
    return settle(game, table.put(agenda=table.agenda[:-1], occasions=()))


def wait_income(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    table = ready(table).seat(facts["seat"], income_taken=False)
    return _begun(game, at_phase(game, table, "marshalling", facts["seat"])), move


def wait_challenge(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    table = at_phase(game, ready(table), "challenges", facts["seat"])
    table = table.put(agenda=table.agenda[:-1])
    return at_step(table, "choose"), move


def wait_phase(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    if facts["phase"] == "setup":
        return at_setup(game, table), move
    table = at_phase(
        game, ready(table), facts["phase"], move.by if facts["phase"] in ("marshalling", "challenges") else ""
    )
    if isinstance(move, m.UseOfCard):
        return wait_window(game, table, move, {"seat": move.by})
    return table, move


def ready(table: AgotTable) -> AgotTable:
    return table if table.first_player else table.put(first_player=table.order[0])


def no_mulligan_yet(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return at_setup(game, table.seat(facts["seat"], mulligan_taken=False, placed=False)), move


def picks_first(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    for seat in table.order:
        table = table.seat(seat, drafted_now=PICKS)
    return settle(game, table), move


def not_taken(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return wait_income(game, table, move, facts)


def undeclared(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert table.challenge is not None
    table = table.put(challenge=replace(table.challenge, defenders=None, attack=None))
    return wait_step(game, table, move, {"step": "challenge.defenders"})


def wait_step(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
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


def defence_first(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert table.challenge is not None
    table = table.put(challenge=replace(table.challenge, defenders=()))
    return wait_step(game, table, move, {"step": "challenge.resolve"})


def before_reveal(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return at_setup(game, table.seat(facts["seat"], placed=False, placed_cards=())), move


def saves_first(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return carry_out(game, table, m.DeclineSaves()), move


def kill_instead(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    table = table.card(facts["card"], zone=PLAY, kind=CHARACTER)
    slots: dict[str, Any] = {
        "victims": (facts["card"],),
        "saved": (),
        "declined": (),
        "cause": "claim",
        "by": "",
    }
    return push(table, "kill", "saves", (), **slots), move


def _a_killing(game: Game, table: AgotTable, move: Move) -> Remedied:
    someone = next(iter(table.characters()), None)
    if someone is None:
        raise NoRemedy("no_remedy", change="wait_step")
    return kill_instead(game, table, move, {"card": someone.id})


def wait_word(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    top = table.agenda[-1]
    slots = {**top.slots, **new_window(facts["seat"])}
    return table.put(agenda=(*table.agenda[:-1], replace(top, slots=slots))), move


def passives_done(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return wait_word(game, at_step(table, "reactions"), move, {"seat": move.by})


def leave_out(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
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
        move = replace(
            move, stealth={card: at for card, at in move.stealth.items() if card in move.attackers}
        )
    return table, move


def leave_out_repeats(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    for field in ("attackers", "defenders", "cards"):
        if getattr(move, field, None):
            move = replace(move, **{field: tuple(dict.fromkeys(getattr(move, field)))})
    return table, move


def an_attacker(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
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


def no_stealth(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    if isinstance(move, m.AssignStealth):
        return table, replace(
            move, pairs={card: at for card, at in move.pairs.items() if card != facts["card"]}
        )
    assert isinstance(move, m.DeclareChallenge)
    return table, replace(
        move, stealth={card: at for card, at in move.stealth.items() if card != facts["card"]}
    )


def by_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, by=facts["seat"])


def victims(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    own = tuple(card.id for card in table.characters(facts["seat"]))
    due = table.challenge.due if table.challenge else 0
    return table, replace(move, cards=own[:due])


def count_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, cards=(), count=facts["amount"])


def at_random(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, random=True)


def choose_plot(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    available = table.seats[facts["seat"]].plots_available or ("A plot",)
    return table, replace(move, plot=available[0])


def no_host(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    if isinstance(move, m.PlaceSetup):
        return table, replace(move, cards=tuple(dict.fromkeys((*move.cards, *move.attach))), attach={})
    return table, replace(move, host="") if hasattr(move, "host") else move


def choose_host(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    if isinstance(move, m.PlaceSetup):
        raise NoRemedy("no_remedy", change="choose_host")  # only another hand would bring one
    seat = table.order[0]
    new = Card("a_host", "A host", seat, seat, PLAY, keywords=(), icons=(), strength=0)
    wider = table.put(cards={**table.cards, new.id: new})
    hosts = [card.id for card in wider.in_play() if card.kind in (CHARACTER, LOCATION)]
    suits = next((host for host in hosts if not _wants_another(game, wider, replace(move, host=host))), "")
    if not suits:
        raise NoRemedy("no_remedy", change="choose_host")
    table = wider if suits == new.id else table
    return table, replace(move, host=suits)


def _wants_another(game: Game, table: AgotTable, move: Move) -> bool:
    return any(change.what == "choose_host" for change in judge(game, table, move).changes)


def no_lot(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, random_result="")


def lot_on(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, random_result=facts["seat"])


def target_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, target=facts["seat"])


def kneel_one(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.UseOfCard)
    own = [
        c for c in table.characters(facts["seat"]) if not c.kneeling and facts["house"] in (c.houses or ())
    ]
    if not own:
        raise NoRemedy("no_remedy", change="kneel_one")
    return table, replace(move, pay=replace(move.pay, kneel=(own[0].id,)))


def seven_plots(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    seat = table.seats[facts["seat"]]
    return table, replace(move, plots=(*seat.draft_standard, *seat.drafted)[:7])


def keep_one(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.DraftPick)
    plot = move.keep if isinstance(move.keep, str) else next(iter(move.keep or ()), "A plot")
    return table, replace(move, keep=(plot or "A plot",))


def plot_dealt(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.DraftPick)
    named = [(value,) if isinstance(value, str) else value or () for value in (move.keep, move.passed)]
    keep, passed = (
        tuple(f"Not {name}" if name == facts["plot"] else name for name in dealt) for dealt in named
    )
    return table, replace(move, keep=keep, passed=passed)


def pass_count(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, passed=tuple(f"Another plot {n}" for n in range(facts["amount"])))


def carry_out_text(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, order=tuple(m.Ordered(seat) for seat in awaiting_effect(table)))


def look_at_pile(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, what="discard_pile")


def a_reason(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, reason="a reason")


def respond(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.UseOfCard)
    return table, m.Respond(
        by=move.by, card=move.card, pay=move.pay, demands=move.demands, effects=move.effects
    )


def play_event(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    assert isinstance(move, m.PlayCard)
    return wait_window(game, table, m.PlayEvent(by=move.by, card=move.card), {"seat": move.by})


def resolve_passive(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, m.ResolvePassive(by=move.by, card=facts["card"])


def amount_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, amount=facts["amount"])


def title_(game: Game, table: AgotTable, move: Move, facts: dict[str, Any]) -> Remedied:
    return table, replace(move, title=facts["title"])
