"""What is drawn of the table: whose move it is, what acts, what lies aside."""

from __future__ import annotations

import msgspec

from engine.kernel.judge import play
from engine.kernel.view import View
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.moves import Activate, Combine
from engine.oriflamme.table import OriflammeTable
from referee.session.game_setup import example, state_of
from tests.kit.oriflamme import events


def middle() -> OriflammeTable:
    """Red's second card is next, two influence on it."""
    table: OriflammeTable = state_of(example("oriflamme", "middle", "ru"))
    return table


def acting(view: View) -> list[str]:
    return [
        piece.id
        for area in view.areas
        for row in area.rows
        for piece in row.pieces
        if any(badge.key == "pointer" for badge in piece.badges)
    ]


def aside(view: View) -> list[object]:
    return [badge.value for badge in view.areas[0].badges if badge.key == "held"]


def test_a_reserve_that_has_run_out_is_empty_and_not_less() -> None:
    rows = {
        red: [badge.value for badge in ADAPTER.view(events("red.queen^", red=red)).areas[0].badges]
        for red in (50, 61, 62, 90)
    }
    assert {red: values[-1] for red, values in rows.items()} == {50: 11, 61: 0, 62: 0, 90: 0}


def test_the_pointer_stands_at_the_card_that_is_next() -> None:
    view = ADAPTER.view(middle())
    assert acting(view) == ["red.2"]
    assert view.facts["active"] == "red"


def test_who_begins_the_round_has_its_token_and_nobody_else() -> None:
    seats = ADAPTER.view(events("red.queen^", first_player="blue")).areas[1:]
    tokens = {area.id: "first_player" in [badge.key for badge in area.badges] for area in seats}
    assert tokens == {"red": False, "blue": True, "green": False}


def test_a_combination_that_has_left_the_row_is_still_its_players_move() -> None:
    table = middle()
    opened = Activate(by="red", card="red.2", shows="combination", step_by_step=True)
    table = play(ORIFLAMME, table, opened).state
    view = ADAPTER.view(table)
    assert (acting(view), view.facts["active"], aside(view)) == ([], "red", [2])
    table = play(ORIFLAMME, table, Combine(by="red", card="red.queen")).state
    for _ in range(2):
        assert ADAPTER.view(table).facts["active"] == "red"
        table = play(ORIFLAMME, table, Combine(by="red", token="take")).state
    view = ADAPTER.view(table)
    assert (acting(view), view.facts["active"], aside(view)) == (["blue.2"], "blue", [])


def test_covered_cards_are_looked_at_only_if_the_table_allows_it() -> None:
    assert ADAPTER.seen_by is not None
    table = middle()
    covered = table.put(
        row=tuple(
            msgspec.structs.replace(place, cards=(place.cards[0], *table.row[-1].cards))
            if place.top.called == "green.1"
            else place
            for place in table.row[:-1]
        )
    )
    names = {
        option: [piece.id for row in ADAPTER.seen_by(state, "green").areas[0].rows for piece in row.pieces]
        for option, state in (
            ("may_look", covered),
            ("may_not", covered.put(decided={"oriflamme.info.own-hidden-cards": "may_not"})),
        )
    }
    assert names == {"may_look": ["green.1", "green.4"], "may_not": ["green.4"]}
