"""A window that everybody passes is one move, and leads where the same passes lead one by one."""

from __future__ import annotations

from collections import Counter

from engine.agot.abilities.passes import open_window
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import OpenWindow, PassWindow
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Verdict
from tests.kit.card_games import Tables, both_games


def one_by_one(game: Game, table: AgotTable, window: OpenWindow) -> AgotTable:
    """The table after those who are asked have declined, each in turn."""
    for seat, declines in zip(window.asked, window.each, strict=True):
        (asked,) = decisions(game, table)
        assert (asked.seat, asked.asks, asked.default) == (seat, window.asks, declines)
        table = carry_out(game, table, declines)
    return table


@both_games
def test_a_window_passed_at_once_ends_as_if_each_had_passed(tables: Tables) -> None:
    places: Counter[str] = Counter()
    for game_, table in tables():
        window = open_window(table)
        if window is None:
            continue
        places[window.asks] += 1
        assert judge(game_, table, window.everybody).verdict is Verdict.YES
        assert carry_out(game_, table, window.everybody) == one_by_one(game_, table, window)
    assert {"action", "react", "save"} <= places.keys()
    assert ("cancel" in places) is (game_ is LCG)


@both_games
def test_nobody_is_asked_in_another_order(tables: Tables) -> None:
    turned = 0
    for game_, table in tables():
        window = open_window(table)
        if window is not None and len(window.asked) > 1 and window.asks != "save":
            turned += 1
            other = PassWindow(asked=window.asked[::-1])
            assert judge(game_, table, other).verdict is Verdict.NO
        elif window is None:
            assert judge(game_, table, PassWindow()).verdict is Verdict.NO
    assert turned > 20
