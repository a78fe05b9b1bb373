"""A first game: what players leave out in round one by agreement, and when it opens."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.adapter import nothing_left_out
from referee.app.application import RefereeApp
from referee.app.presenters.offered_moves import offers
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.folding_tree import FoldingTree
from referee.session.game_setup import FIRST_GAME, example, new_start, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from tests.kit.app import after, controller, ready_table, shown

ATTACK = {"do": "declare_challenge", "by": "lannister", "kind": "military", "target": "stark"}
EVENT = {"do": "play_event", "by": "lannister", "card": "insidious_ways", "effects": []}
FIRST = "n 1 end enter 1 home enter"
"""A new game of the first kind, begun as a first game."""


def session(number: int) -> Session:
    """The booklets' challenge in this round, as a first game."""
    start = example("hbo", "challenge", "both")
    found = Session(adapter_of("hbo"), replace(state_of(start), round=number), start.texts, lambda *_: None)
    found.first_game = True
    return found


def left_out(table: Session, raw: Mapping[str, object]) -> str:
    return table.left_out(table.adapter.read_move(msgspec.json.encode(raw)))


@pytest.mark.parametrize(("number", "expected"), [(1, "events"), (2, "")])
def test_events_wait_for_round_two(number: int, expected: str) -> None:
    assert left_out(session(number), EVENT) == expected


def test_each_player_makes_one_challenge_in_round_one() -> None:
    table = session(1)
    first = {**ATTACK, "attackers": ["hound"]}
    before = left_out(table, first)
    table.enter(table.adapter.read_move(msgspec.json.encode(first)))

    after_it = left_out(table, {**ATTACK, "kind": "power", "attackers": ["hound"]})

    assert (before, after_it) == ("", "challenges")


def test_what_is_asked_says_that_one_challenge_is_all_in_round_one() -> None:
    table, later = session(1), session(2)
    turn = table.waiting[0]
    table.enter(table.adapter.read_move(msgspec.json.encode({**ATTACK, "attackers": ["hound"]})))

    after_it = table.adapter.asked_at_first(table.public, replace(turn, asks="challenge"))

    assert (turn.asks, after_it) == ("challenge_at_first", "challenges_made_at_first")
    assert later.waiting[0].asks == "challenge"


def test_it_is_an_agreement_and_no_rule_of_the_game() -> None:
    table = session(1)

    outcome = table.enter(table.adapter.read_move(msgspec.json.encode({**ATTACK, "attackers": ["hound"]})))
    table.first_game = False

    assert outcome.kind is OutcomeKind.DONE
    assert left_out(table, EVENT) == ""


def test_games_without_events_and_challenges_leave_nothing_out() -> None:
    found = {game: adapter_of(game).left_out_at_first is not nothing_left_out for game in ADAPTERS}

    assert found == {"hbo": True, "lcg": True, "oriflamme": False, "kings": False}


def test_a_game_that_is_opened_again_is_still_a_first_game() -> None:
    start = new_start("hbo", "both")
    chosen = replace(start, options={**start.options, FIRST_GAME: "yes"})

    assert (start.first_game, chosen.first_game) == (False, True)


def told(app: RefereeApp) -> str:
    """What stands beside the moves."""
    return "\n".join(one.text for one in app.screen.query_one(FoldingTree).nodes)


def test_a_first_game_is_chosen_before_it_begins_and_says_what_is_left_out(tmp_path: Path) -> None:
    [begun] = after(
        FIRST, lambda app: (told(app), controller(app).session.first_game), place=tmp_path / "a.db"
    )

    assert begun[1]
    assert "in round 1 there are no event cards" in begun[0]


def test_what_is_left_out_is_not_offered_and_a_typed_line_says_when_it_comes(tmp_path: Path) -> None:
    def as_first(app: RefereeApp) -> str:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.controller.session.first_game = True
        found = offers(screen.controller, screen.wording)
        return "\n".join(one.says for one in found)

    place = tmp_path / "games.db"
    line = '"lannister_event_insidious_ways:_+2_hound_until_phase'
    keys = f"{ready_table('hbo', 2)} @ colon {line} enter"

    offered, page = after(keys, lambda app: as_first(app) + shown(app), place=place)

    assert "event" not in offered.split("round")[0].casefold()
    assert "Event cards come in round 2" in " ".join(page.split())
