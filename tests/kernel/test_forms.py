"""What holds of a new game: what was chosen, as long as it may be, else what is usual."""

from __future__ import annotations

import pytest

from engine.kernel.input_forms import Chosen, Setting, SettingKind, StartForm, all_settled, settled_option

SEATS = Setting("seats", SettingKind.SEATS, ("red", "blue", "green"), least=2, most=3, usual=("red", "green"))
FIRST = Setting("first", SettingKind.SEAT)
FORM = StartForm((SEATS, FIRST))


@pytest.mark.parametrize(
    ("chosen", "holds"),
    [
        ((), ("red", "green")),
        (("blue", "red"), ("blue", "red")),
        (("blue",), ("red", "green")),
        (("blue", "blue"), ("red", "green")),
        (("blue", "white"), ("red", "green")),
    ],
    ids=["nothing", "two", "too few", "one twice", "one who is none"],
)
def test_those_play_who_were_chosen_if_they_may(chosen: tuple[str, ...], holds: tuple[str, ...]) -> None:
    assert settled_option(FORM, SEATS, {"seats": chosen}) == holds


def test_only_who_plays_can_be_chosen_to_begin() -> None:
    blue_and_red: Chosen = {"seats": ("blue", "red")}

    assert settled_option(FORM, FIRST, {**blue_and_red, "first": ("red",)}) == ("red",)
    assert settled_option(FORM, FIRST, {**blue_and_red, "first": ("green",)}) == ("blue",)
    assert all_settled(FORM, blue_and_red) == {**blue_and_red, "first": ("blue",)}
