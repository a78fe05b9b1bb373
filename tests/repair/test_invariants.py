"""What every table keeps: legal play never breaks it, each breach is named with its rule, in all games."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.kings.table import Order
from referee.session.game_setup import example, state_of
from referee.session.registry import adapter_of
from scripts.golden.games import STARTS, Game
from scripts.golden.record import inputs

GAMES = ("hbo", "lcg", "oriflamme", "kings")
MADE_LEGALLY = ("move", "window", "fact", "choice")
OVER_TEXT = ("participant_elsewhere", "plot_in_two_places")
"""A random game takes control of participants, and begins with plots that are called alike."""


def table(game: str, which: str) -> Any:
    return state_of(example(game, which, ""))


def broken(game: str, state: Any) -> dict[str, tuple[str, ...]]:
    """What is broken -> its rules."""
    return {one.says: one.rules for one in adapter_of(game).invariants(state)}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_legally_breaks_nothing(game: str) -> None:
    starts = [line.split("\t") for line in inputs(STARTS) if line.startswith(f"{game}-")][:4]
    moves = 0
    for name, start in starts:
        played = Game(name, start)
        session = played.session
        for _ in range(25):
            if session.state.over is not None:
                break
            before, count = broken(game, session.state), len(session.lines)
            played.tried()
            new = session.lines[count:]
            legal = all(one.kind in MADE_LEGALLY and "overruled" not in one.body for one in new)
            found = broken(game, session.state).keys() - before.keys() - set(OVER_TEXT)
            assert not (legal and found), (name, found, [one.body for one in new])
            moves += bool(new)
    assert moves > 20


def test_the_breaches_of_a_card_game_are_named_with_their_rules() -> None:
    whole = table("hbo", "middle")
    assert broken("hbo", whole) == {}
    made = whole.card("jon", zone="dead", power=1, kneeling=True)
    assert broken("hbo", made) == {
        "out_of_play_with_power": ("hbo.power.character_leaves",),
        "out_of_play_in_use": ("hbo.play.out_of_play",),
    }
    loose = whole.card("eddard", zone="hand", power=0)
    assert broken("hbo", loose) == {
        "attachment_lies_loose": ("hbo.type.attachment",),
        "duplicate_lies_elsewhere": ("hbo.duplicate.attach",),
    }
    twice = whole.card("jon", name="Arya Stark")
    assert broken("hbo", twice) == {"two_uniques": ("hbo.unique.restriction",)}
    dead = twice.card("jon", zone="dead")
    assert broken("hbo", dead) == {
        "unique_dead_and_in_play": ("hbo.unique.restriction", "hbo.example.eddard_dead")
    }
    assert broken("hbo", whole.card("keep", zone="dead")) == {"dead_and_no_character": ("hbo.piles.kill",)}
    plot = whole.seats["stark"].plot.name
    available = (*whole.seats["stark"].plots_available, plot)
    shown = whole.seat("stark", plots_available=available, revealed=True)
    assert broken("hbo", shown) == {"plot_in_two_places": ("hbo.plot.used_pile",)}
    assert broken("hbo", whole.seat("stark", gold=-1)) == {"fewer_than_none": ("hbo.comp.gold_tokens",)}


def test_the_living_card_game_cites_its_own_rules() -> None:
    whole = table("lcg", "duel")
    standing = whole.card("robb", kneeling=False)
    assert broken("lcg", standing) == {"participant_stands": ("lcg.challenge.declare_attackers",)}


def test_the_breaches_of_the_board_game_are_named_with_their_rules() -> None:
    whole = table("kings", "march")
    assert broken("kings", whole) == {}
    two = whole.area("river-ford", units={"stark": {"footman": 1}, "lannister": {"footman": 1}})
    assert broken("kings", two) == {"two_houses_there": ("kings.scope.draft",)}
    full = whole.area("haven-port", units={"baratheon": {"ship": 4}})
    assert broken("kings", full) == {"port_is_full": ("kings.port.capacity",)}
    land = whole.area("haven-port", units={"baratheon": {"knight": 1}})
    assert broken("kings", land) == {"not_in_such_an_area": ("kings.port.ships-only",)}
    alone = whole.area("river-ford", units={})
    assert broken("kings", alone) == {"fortified_and_empty": ("kings.fort.last-unit",)}
    many = whole.area("north-hold", units={"stark": {"siege_engine": 9}})
    assert broken("kings", many) == {"more_than_the_box_holds": ("kings.components.list",)}
    orders = whole.areas["north-hold"].orders
    assert broken("kings", whole.area("north-hold", orders=(*orders, orders[1]))) == {
        "two_orders_there": ("kings.onetime.with-permanent",)
    }
    assert broken("kings", whole.seat("stark", supply=9)) == {
        "supply_off_the_track": ("kings.delivery.effect",)
    }


def test_a_house_has_an_order_once_and_stands_once_in_the_turn_order() -> None:
    whole = table("kings", "march")
    call = Order("baratheon", "call", True)
    assert broken("kings", whole.area("haven-port", orders=(call,))) == {
        "one_time_in_port": ("kings.port.no-one-time",)
    }
    assert broken("kings", whole.area("river-ford", orders=(call, call))) == {
        "two_orders_there": ("kings.onetime.one-per-turn",)
    }
    assert broken("kings", whole.put(turn_order=("stark", "stark"))) == {
        "twice_in_turn_order": ("kings.onetime.turn-order",)
    }
    assert broken("kings", whole.seat("stark", power=-1)) == {"fewer_than_none": ("kings.components.list",)}
    assert broken("kings", whole.seat("stark", power=0, supply=6)) == {}
    spent = whole.seat("stark", left=("call", "forced_march"), out=("call",))
    assert broken("kings", spent) == {"order_left_and_out": ("kings.onetime.spent",)}


@pytest.mark.rule("kings.fort.nine")
def test_there_are_nine_fortifications() -> None:
    whole = table("kings", "march")
    lands = [area.id for area in whole.areas.values() if area.kind == "land" and area.occupants]
    while len(lands) < 10:
        lands.append(f"land {len(lands)}")
        whole = whole.put(areas={**whole.areas, lands[-1]: replace(whole.areas["river-ford"], id=lands[-1])})
    for area in whole.areas:
        whole = whole.area(area, fortification=area in lands[:9])
    assert "too_many_fortifications" not in broken("kings", whole)
    tenth = whole.area(lands[9], fortification=True)
    assert broken("kings", tenth)["too_many_fortifications"] == ("kings.fort.nine",)


def test_who_takes_part_in_a_challenge_is_a_character_in_play_and_on_one_side() -> None:
    whole = table("lcg", "duel")
    assert broken("lcg", whole) == {}
    out = whole.card("robb", zone="hand", kneeling=False)
    assert broken("lcg", out)["participant_elsewhere"] == ("lcg.challenge.participants",)
    both = whole.put(challenge=replace(whole.challenge, defenders=whole.challenge.attackers))
    assert broken("lcg", both)["participant_twice"] == ("lcg.challenge.participants",)


@pytest.mark.parametrize(
    ("pile", "rule"), [("hand", "draw_decks"), ("deck", "draw_decks"), ("power", "power_tokens")]
)
def test_nobody_has_fewer_than_none(pile: str, rule: str) -> None:
    whole = table("hbo", "middle")
    assert broken("hbo", whole.seat("stark", **{pile: -1})) == {"fewer_than_none": (f"hbo.comp.{rule}",)}
    assert broken("hbo", whole.seat("stark", **{pile: 0})) == {}


def test_the_breaches_of_the_row_are_named_with_their_rules() -> None:
    whole = table("oriflamme", "middle")
    assert broken("oriflamme", whole) == {}
    assert broken("oriflamme", whole.card("red.1", tokens=2)) == {
        "tokens_on_open_card": ("oriflamme.event.collect-tokens",)
    }
    bribed = whole.card("red.1", bribe="blue").card("green.2", bribe="blue")
    assert broken("oriflamme", bribed) == {"two_bribe_tokens": ("oriflamme.components.bribe-tokens",)}
    assert broken("oriflamme", whole.card("red.2", bribe="blue")) == {
        "bribe_on_closed_card": ("oriflamme.bribe.place",)
    }
    assert broken("oriflamme", whole.seat("red", discard=("felon", "queen"))) == {
        "card_in_two_places": ("oriflamme.components.family-set",),
        "not_the_whole_set": ("oriflamme.components.family-set",),
    }
    assert broken("oriflamme", whole.put(first_player="black")) == {
        "nobody_begins": ("oriflamme.newround.pass-first",)
    }
    assert broken("oriflamme", whole.seat("red", influence=-1)) == {
        "fewer_than_none": ("oriflamme.components.influence-tokens",)
    }
    assert broken("oriflamme", whole.seat("red", influence=0)) == {}
