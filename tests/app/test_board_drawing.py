"""Lines of a board: what is too wide is cut where it costs least."""

from __future__ import annotations

import pytest

from engine.kernel.view import Badge, View, ViewArea, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import area_lines, with_first
from referee.app.render.board_lines import tally_lines
from referee.words.speech import label

FIGURES: dict[str, int | str] = {"power": 20, "supply": 6, "castles": 3, "armies": "3 2 2", "port_income": 2}


def houses() -> tuple[ViewArea, ...]:
    badges = tuple(Badge(key, value) for key, value in FIGURES.items())
    return tuple(ViewArea(house, house, badges, ()) for house in ("lannister", "baratheon"))


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("width", [38, 48])
def test_every_number_of_a_house_is_seen_in_a_narrow_window(language: str, width: int) -> None:
    wording = Wording(language)
    wording.of_game("kings")
    head, *lines = (str(one.content) for one in tally_lines(houses(), wording, width))
    assert "…" not in head
    assert len(head) <= width
    for line in lines:
        assert line.split()[1:] == ["20", "6", "3", "3", "2", "2", "2"]


@pytest.mark.parametrize(("first", "expected"), [("stark", True), ("lannister", False)])
def test_the_seat_of_the_first_player_says_so(first: str, expected: bool) -> None:
    seat = ViewArea("stark", "stark", (Badge("gold", 1),), (ViewRow("hand", (), 5),))
    view = View((seat,), (), {"first_player": first})

    [head, *_] = area_lines(with_first(view, seat), Wording("en"), 48, frozenset())

    assert ("first player" in head.content.plain) == expected


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_a_first_player_with_much_power_says_so_in_half_a_narrow_window(language: str, active: bool) -> None:
    power = (Badge("total_power", 13), Badge("threshold", 15), Badge("banner_power", 13))
    seat = ViewArea("lannister", "lannister", power, (ViewRow("hand", (), 5),), active=active)
    wording = Wording(language)
    wording.of_game("hbo")

    [head, *below] = area_lines(
        with_first(View((seat,), (), {"first_player": "lannister"}), seat), wording, 36, frozenset()
    )

    alone = [line.content.plain for line in below]
    assert label("first-player-short") in head.content.plain or label("first-player") in alone
    assert head.content.plain.count("13") == 2
    assert len(head.content.plain) <= 36
