"""What is told of several characters, of all who play and of gold that changes hands is heard."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.kit.notation import enter, ready
from tests.kit.notation import session as challenges
from tests.speech.other_lines import table_before


def _told(line: str, table: Any, language: str = "en") -> dict[str, Any]:
    """The move a line means, without what is empty; nothing, where it is asked about."""
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    assert isinstance(found, Move)
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return {name: value for name, value in whole.items() if value}


def _strengths(line: str) -> dict[str, int]:
    effects = _told(line, challenges()).get("effects", ())
    assert all((one["kind"], one["until"]) == ("strength", "phase") for one in effects)
    return {one["target"]: one["amount"] for one in effects}


@pytest.mark.parametrize(
    "line",
    [
        "strength +2 to Arya Stark, -1 to Gold Cloak until the end of the phase",
        "effect: Arya Stark gets +2 until end of phase, Gold Cloak gets -1 until end of phase",
        "Arya Stark gets 2 strength and Gold Cloak loses 1 strength until end of phase",
    ],
)
def test_of_several_characters_each_gets_the_number_that_is_told_of_it(line: str) -> None:
    assert _strengths(line) == {"arya-stark": 2, "gold-cloak": -1}


def test_who_loses_and_who_gets_strength_may_be_told_in_any_order() -> None:
    told = _strengths("Arya Stark loses 2 strength and Gold Cloak gets 1 strength until end of phase")
    assert told == {"arya-stark": -2, "gold-cloak": 1}


def test_a_number_that_one_gets_and_another_loses_is_given_to_nobody_unasked() -> None:
    assert _strengths("Arya Stark gets 1 strength and Gold Cloak loses 1 strength until end of phase") == {}


@pytest.mark.parametrize(
    ("language", "line", "number"),
    [
        ("en", "each player gains 1 power", 1),
        ("en", "each player gains 2 power", 2),
        ("en", "everyone gets one power from the effect", 1),
        ("ru", "все получают по одной власти от эффекта", 1),
    ],
)
def test_power_for_all_who_play_goes_to_each_of_them(language: str, line: str, number: int) -> None:
    effects = [{"kind": "gain_power", "amounts": {"stark": number, "lannister": number}}]
    assert _told(line, challenges(), language).get("effects") == effects


@pytest.mark.parametrize(
    ("line", "draws"), [("Stark draws 2 cards", "stark"), ("Lannister draws 2 cards", "lannister")]
)
def test_who_draws_outside_the_draw_phase_does_it_by_an_effect(line: str, draws: str) -> None:
    told = _told(line, challenges())
    assert (told.get("do"), told.get("effects")) == (
        "apply_effect",
        [{"kind": "draw", "seats": [draws], "amount": 2}],
    )


def test_how_many_cards_are_drawn_by_nobody_who_is_named_is_told_of_the_draw_phase() -> None:
    assert _told("draw 2 cards", challenges()) == {"do": "draw_phase"}


@pytest.mark.parametrize(
    ("case", "step", "line", "given"),
    [
        ("lcg-d073", 0, "B gives A one gold", ("B", "A", 1)),
        ("lcg-d073", 0, "paying two gold from B to A", ("B", "A", 2)),
        ("lcg-b204", 2, "gives Lannister two gold", ("A", "B", 2)),
        ("lcg-b204", 2, "give one gold to Lannister", ("A", "B", 1)),
        ("lcg-b204", 2, "Stark gives Lannister 2 gold", ("A", "B", 2)),
    ],
)
def test_gold_goes_from_who_gives_it_to_who_is_named(
    case: str, step: int, line: str, given: tuple[str, str, int]
) -> None:
    told = _told(line, table_before("lcg", case, step))
    assert (told.get("do"), told.get("by"), told.get("to"), told.get("amount")) == ("give_gold", *given)


@pytest.mark.parametrize("line", ["A receives 1 gold from B", "A gets one gold from B"])
def test_gold_that_comes_from_another_player_is_no_income(line: str) -> None:
    assert _told(line, table_before("lcg", "lcg-d073", 0)).get("do") != "collect_income"


@pytest.mark.parametrize("line", ["duplicate of Cersei is discarded", "the copy of Cersei is discarded"])
def test_a_copy_that_is_discarded_does_not_take_away_who_is_about_to_die(line: str) -> None:
    assert _told(line, table_before("hbo", "hbo-e213", 3)).get("do") not in ("apply_effect", "decline_saves")


def test_a_passive_ability_may_be_declined_where_nobody_is_asked_for_it() -> None:
    told = _told("Stark declines Eddard's passive", ready())
    assert told == {"do": "decline_passive", "by": "stark", "card": "eddard"}


@pytest.mark.parametrize("line", ["Stark doesn't use the passive of Eddard", "no passive for Eddard"])
def test_a_passive_ability_nobody_asks_for_is_not_declined_by_denying_it(line: str) -> None:
    assert _told(line, ready()) == {}


def test_an_answer_with_a_card_is_no_bet_on_the_end_of_the_challenge() -> None:
    table = ready()
    for line in ("lannister military hound", "stark defends none"):
        enter(line, table)
    assert _told("stark's Eddard reacts, the Hound dies, so I win", table).get("do") == "resolve"


@pytest.mark.parametrize(
    ("case", "line"),
    [
        ("lcg-b263", "A draws influence from l2 for a1"),
        ("lcg-b263", "A draws from l2 its influence for a1"),
        (
            "lcg-d024",
            "A plays Fire and Blood drawing influence from Summer Sea, the Wolf gets -2 until end of phase",
        ),
        (
            "lcg-d024",
            "A draws 2 influence from Summer Sea for Fire and Blood on the Wolf, -2 until end of phase",
        ),
    ],
)
def test_who_draws_influence_from_a_card_draws_no_card(case: str, line: str) -> None:
    told = _told(line, table_before("lcg", case, 0))
    assert "draw" not in [one["kind"] for one in told.get("effects", ())]


def test_who_is_named_by_the_name_of_two_and_by_his_own_dies_once() -> None:
    assert _told("Stark kills guard and guard-2", challenges())["cards"] == ["guard", "guard-2"]


def test_who_draws_for_a_card_that_kneels_is_told_beside_it() -> None:
    told = _told("Stark's Arya kneels, Lannister draws a card", challenges())
    assert told["pay"]["kneel"] == ["arya-stark"]
    assert told["effects"] == [{"kind": "draw", "seats": ["lannister"], "amount": 1}]


@pytest.mark.parametrize("line", ["Arya: Lannister kills her", "Arya - Lannister stands her"])
def test_what_another_player_does_to_a_card_is_no_effect_until_it_is_told_by_which_card(line: str) -> None:
    assert _told(line, challenges()) == {}


@pytest.mark.parametrize(
    ("case", "line", "target"),
    [
        ("lcg-d019", "A attacks B instead, the Master of Whispers", "B"),
        ("lcg-m014", "A goes for D instead, the Lord Commander", "D"),
    ],
)
def test_who_is_attacked_may_be_called_by_his_title_besides(case: str, line: str, target: str) -> None:
    told = _told(line, table_before("lcg", case, 2))
    assert told == {"do": "choose_new_target", "by": "A", "target": target}


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("the Hound is returned to hand", "return_to_hand"),
        ("the Hound goes back to hand with his duplicate", "return_to_hand"),
        ("the Hound gets -1 strength until the end of the phase", "strength"),
    ],
)
def test_an_effect_on_another_is_heard_while_somebody_is_about_to_die(line: str, kind: str) -> None:
    table = ready()
    for before in ("lannister military hound", "stark defends none", "resolve", "stark kills eddard"):
        enter(before, table)
    told = _told(line, table)
    assert told["do"] == "apply_effect"
    assert [(one["kind"], one["target"]) for one in told["effects"]] == [(kind, "hound")]
