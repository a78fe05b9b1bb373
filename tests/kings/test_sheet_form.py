"""The battle sheet as a form: what is filled in is read as it stands there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.errors import Unreadable
from engine.kernel.input_forms import FieldKind
from engine.kings.battle.calculator import CALCULATOR, FIELDS, OPTIONS, SIDES, answer_form
from engine.kings.board import components
from engine.kings.table import Area, Fight, KingsTable
from referee.words.speech import Speech
from tests.kit.kings import area, board

ALL = {"options": OPTIONS}
NUMBERS = [
    f"{side}.{one.key}" for one in FIELDS if one.fills is FieldKind.NUMBER and one.sides for side in SIDES
]


def says(**filled: str) -> list[str]:
    return [one.says for one in answer_form({**ALL, **typed(**filled)}).reasons]


def typed(**filled: str) -> dict[str, tuple[str, ...]]:
    return {key.replace("__", "."): tuple(value.split()) for key, value in filled.items()}


def test_an_empty_sheet_is_a_tie_that_asks_for_the_track() -> None:
    found = answer_form(CALCULATOR.usual)
    assert (found.totals, found.reasons[0].says) == ((0, 0), "tie_needs_track")


def test_units_orders_and_cards_of_both_sides_are_added_up() -> None:
    filled = typed(
        attacker__knight="2",
        attacker__order="-1",
        attacker__card="3",
        defender__footman="1",
        defender__card="2",
    )
    assert answer_form({**ALL, **filled}).totals == (6, 3)


def test_the_loser_s_engines_are_told_of_and_where_he_goes_is_not_covered() -> None:
    found = says(attacker__siege_engine="1", attacker__footman="1", defender__knight="2")
    assert found[-3:] == ["sheet_no_casualty", "sheet_engines_lost", "sheet_beaten"]


def test_nothing_follows_while_nobody_has_won() -> None:
    assert says(attacker__siege_engine="1")[0] == "tie_needs_track"
    assert "sheet_engines_lost" not in says(attacker__siege_engine="1")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "A number is wanted, not two."), ("ru", "Нужно число, а не two.")],
)
def test_a_word_in_the_place_of_a_number_is_told_in_the_readers_language(language: str, said: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        answer_form({**ALL, **typed(attacker__card="two")})
    assert Speech(language).error(refusal.value) == said


def test_a_fortification_without_its_option_is_refused() -> None:
    with pytest.raises(Unreadable):
        answer_form({"fortification": ("yes",), "options": ("option_1",)})


def test_a_word_where_a_number_belongs_is_refused() -> None:
    with pytest.raises(Unreadable):
        answer_form(typed(attacker__knight="many"))


def test_an_open_battle_fills_the_sheet_in() -> None:
    """Two knights with a ship's support attack a fortified footman."""
    field = Area("keep", "land", city=True, fortification=True, units={"tyrell": {"footman": 1}})
    fight = Fight("keep", "stark", attacking={"knight": 2}, supporting={"attacker": {"ship": 1}}, open=True)
    table = KingsTable(game="kings", text=components.TEXT, options=(3,), areas={"keep": field}, fight=fight)
    filled = CALCULATOR.of(table)
    assert filled["attacker.house"] == ("stark",)
    assert (filled["attacker.knight"], filled["attacker.support_ship"]) == (("2",), ("1",))
    assert {"city", "fortification"} <= set(filled)
    assert answer_form(filled).totals == (3, 2)


@pytest.mark.rule("kings.scope.draft")
def test_a_battle_against_neutral_forces_fills_in_the_strength_told_of_them() -> None:
    force = Area("land_n", "land", neutral=True, neutral_strength=5)
    fight = Fight("land_n", "stark", attacking={"knight": 2}, open=True)
    table = KingsTable(game="kings", text=components.TEXT, areas={"land_n": force}, fight=fight)
    filled = CALCULATOR.of(table)
    assert filled["neutral"] == ("5",)
    assert answer_form(filled).totals == (4, 5)


def test_a_table_without_a_battle_tells_its_options_only() -> None:
    assert CALCULATOR.of(KingsTable(game="kings", text=components.TEXT, options=(3, 4))) == {
        "options": ("option_3", "option_4")
    }


@given(st.dictionaries(st.sampled_from(NUMBERS), st.integers(0, 9)))
def test_the_higher_total_wins_whatever_is_typed(numbers: dict[str, int]) -> None:
    found = answer_form({**ALL, **{key: (str(value),) for key, value in numbers.items()}})
    attack, defence = found.totals
    assert found.reasons[0].says == ("tie_needs_track" if attack == defence else "higher_wins")
    assert attack == defence or found.reasons[0].facts["side"] == SIDES[attack < defence]


@pytest.mark.rule("kings.siege.neutral")
def test_what_the_table_has_decided_of_engines_stands_on_the_sheet_and_counts() -> None:
    table = board(area("land_a", "stark 1 siege_engine"), options=(4,))
    decided = table.put(decided={"kings.siege.neutral": "zero"})
    filled = CALCULATOR.of(decided)
    assert filled["siege_neutral"] == ("zero",)
    walls = {**filled, "attacker.siege_engine": ("1",), "city": ("yes",), "neutral": ("3",)}
    assert CALCULATOR.answer(walls).totals == (0, 3)
    assert CALCULATOR.answer({**walls, "siege_neutral": ("four",)}).totals == (4, 3)
    assert CALCULATOR.answer(
        {key: value for key, value in walls.items() if key != "siege_neutral"}
    ).totals == (
        4,
        3,
    )
