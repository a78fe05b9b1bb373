"""What the screen is told where more than two play: partners, what may be answered, whose rivalry is used."""

from __future__ import annotations

import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.titles.small_council import rivals_of
from engine.agot.state.table import AgotTable
from engine.kernel.view import ViewArea
from referee.app.presenters.wording import Wording
from referee.app.render.challenge_lines import compact_lines
from referee.app.widgets.round_lines import defence, order_parts
from tests.lcg.test_typed import PLOTS, SET_UP, TITLES, after


def badges(table: AgotTable, seat: str) -> dict[str, object]:
    area = next(one for one in ADAPTER.view(table).areas if one.id == seat)
    return {one.key: one.value for one in area.badges}


@pytest.mark.rule("lcg.variant.team.seating", "lcg.variant.team.victory30")
def test_partners_see_each_other_and_their_power_together() -> None:
    table = ADAPTER.new("ru-2008", {"teams": "yes"})
    table = table.seat("stark", power=4).seat("baratheon", power=3)
    assert badges(table, "stark")["partner"] == "baratheon"
    assert badges(table, "baratheon")["team_power"] == 7
    assert "partner" not in badges(ADAPTER.new("ru-2008", {}), "stark")


def test_what_may_be_answered_is_told_with_whom_it_happened_to() -> None:
    given = ADAPTER.new("ru-2008", {})
    assert ADAPTER.view(given).facts["answering"] == ()
    typed = after(*SET_UP, *PLOTS, *TITLES, "stark plays eddard stark")
    said = " · ".join(order_parts(typed.controller.view, typed.controller.session.waiting, typed.wording))
    assert "a card is played (Eddard Stark)" in said


@pytest.mark.rule("lcg.rivalry.once")
def test_a_rivalry_that_has_brought_its_power_is_marked() -> None:
    table = ADAPTER.new("ru-2008", {})
    for seat, title in zip(table.order, ("regent", "hand", "coin", "laws"), strict=True):
        table = table.seat(seat, title=title, rivalry_gained=True)
    rivals = [seat for seat in table.order if rivals_of(table, seat)]
    assert rivals
    assert all("rivalry_used" in badges(table, seat) for seat in rivals)


@pytest.mark.rule("lcg.influence.source", "lcg.title.hand")
@pytest.mark.parametrize(
    ("title", "used", "influence"), [("hand", False, 2), ("hand", True, None), ("regent", False, None)]
)
def test_the_influence_of_the_hand_is_shown_until_it_is_used(
    title: str, used: bool, influence: int | None
) -> None:
    table = ADAPTER.new("ru-2008", {})
    table = table.seat("stark", title=title, title_used=used)
    assert badges(table, "stark").get("influence") == influence


@pytest.mark.rule("lcg.anatomy.rules_text")
def test_text_that_players_see_to_themselves_is_marked_where_it_lies() -> None:
    typed = after(*SET_UP, "stark reveals holding the trident", "lannister reveals planning ahead")
    state = typed.controller.session.state
    assert badges(state, "lannister")["by_hand"] == "Planning Ahead"
    assert "by_hand" not in badges(state, "stark")


ENDS = ("stark ends turn", "lannister ends turn", "baratheon ends turn", "targaryen ends turn")
ATTACKED = (*SET_UP, *PLOTS, *TITLES, *ENDS, "stark power targaryen arya stark")


def sums_of(area: ViewArea, wording: Wording) -> str:
    """The line of the sums as it is drawn."""
    return compact_lines(area, wording, 90)[-1].content.plain.strip()


def test_what_a_title_adds_is_in_the_total_before_the_challenge_is_resolved() -> None:
    attacked = after(*ATTACKED)
    area = next(one for one in attacked.controller.view.areas if one.id == "challenge")
    arya = 1
    assert {one.key: one.value for one in area.badges}["attack"] == arya + 3
    assert sums_of(area, attacked.wording) == "Arya Stark 1 + title 3 = 4"
    resolved = after(*ATTACKED, "targaryen does not defend", "resolve")
    area = next(one for one in resolved.controller.view.areas if one.id == "challenge")
    assert {one.key: one.value for one in area.badges}["attack"] == arya + 3
    assert sums_of(area, resolved.wording) == "Arya Stark 1 + title 3 = 4 : 0"


SUPPORTED = (
    *SET_UP, *PLOTS, "baratheon names first player stark", "stark is crown regent", "lannister takes laws",
    "baratheon takes whispers", "targaryen takes hand", "draw", *ENDS,
    "stark military targaryen arya stark", "targaryen does not defend",
)  # fmt: skip


@pytest.mark.rule("lcg.support.may_defend", "lcg.support.win_loss")
def test_who_defends_in_support_is_told_once_he_does_and_nobody_is_waited_for_any_more() -> None:
    waiting, done = after(*SUPPORTED), after(*SUPPORTED, "lannister supports enemy informer")
    said = defence(waiting.controller.view, waiting.wording)
    assert said == "may still defend: Lannister in support of Targaryen"
    assert defence(done.controller.view, done.wording) == ""
    area = next(one for one in done.controller.view.areas if one.id == "challenge")
    assert {one.key: one.value for one in area.badges}["supporter"] == "lannister"


@pytest.mark.rule("lcg.title.regent.redirect")
def test_nobody_defends_while_a_new_target_is_to_be_named() -> None:
    attacked = after(
        *SET_UP, *PLOTS, *TITLES, *ENDS, "stark ends turn", "lannister military stark enemy informer"
    )
    assert defence(attacked.controller.view, attacked.wording) != ""
    attacked.type("stark redirects regent")
    assert defence(attacked.controller.view, attacked.wording) == ""
