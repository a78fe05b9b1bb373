"""What players tell with a move on the board: who stays, how the battle ended, what becomes of whom."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return {name: filled(value) for name, value in step_of(move, table).items()}


def filled(value: Any) -> Any:
    """What is told, without fields that hold nothing."""
    if isinstance(value, list | tuple):
        return [filled(one) for one in value]
    if isinstance(value, dict):
        return {name: filled(one) for name, one in value.items() if one not in (None, "", [], (), {})}
    return value


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "young wolf: footman goes to land_b, knight stays home"),
        ("bg", "Младият вълк от land_a: пехотинец в land_b, конят пази"),
        ("pl", "Młody Wilk: piechur do land_b, rycerz zostaje w domu"),
        ("ru", "молодой волк: пехота в land_b, конь на месте"),
    ],
)
def test_a_unit_that_stays_does_not_move(language: str, line: str) -> None:
    [body] = told("kings-m66", 1, language, line)["moves"]
    assert body["units"] == {"footman": 1}


def test_an_order_by_which_nobody_goes_is_carried_out() -> None:
    move = told("kings-f89", 0, "en", "young wolf in land_a, nobody moves, everybody stays")
    assert (move["order"], move.get("moves", [])) == ("young_wolf", [])


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "winner"),
    [
        (
            "kings-f69",
            8,
            "en",
            "Tyrell both knights from land_b to land_d and I win, Stark falls back",
            "tyrell",
        ),
        ("kings-f69", 8, "bg", "Тирел двата коня land_b към land_d, Старк отстъпва", "tyrell"),
        ("kings-f69", 8, "pl", "Tyrell oba konie z land_b do land_d, wygrywamy, Stark ucieka", "tyrell"),
        ("kings-t50", 0, "ru", "Бара: конь и осадка из land_a в land_b, проиграл, отступаю", "stark"),
        (
            "kings-t50",
            0,
            "en",
            "bara knight+siege from land_a into land_b, lost to Stark, losers retreat",
            "stark",
        ),
    ],
    ids=["we win", "the others run", "both", "lost", "lost to whom"],
)
def test_who_won_is_heard_from_either_side(
    case: str, step: int, language: str, line: str, winner: str
) -> None:
    assert told(case, step, language, line)["battle"] == {"winner": winner, "losers": "retreat"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "muster land_a: foot into siege, upgrade"),
        ("bg", "land_a: пехотинец в обсадна, ъпгрейд"),
        ("pl", "land_a: piechur na machinę oblężniczą"),
        ("ru", "land_a: пехоту в осадную, апгрейд"),
    ],
)
def test_what_a_unit_becomes_is_told_by_a_word_between(language: str, line: str) -> None:
    assert told("kings-v20", 2, language, line)["units"] == [{"upgrade": "footman", "to": "siege_engine"}]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "land_b backs the roses in land_c against the lions"),
        ("bg", "land_b помага на Тирел да удържи land_c срещу лъвовете"),
        ("pl", "z land_b wspieram róże w land_c przeciw lwom"),
        ("ru", "Старк из land_b помогает Тиреллу удержать land_c против Ланнистера"),
    ],
)
def test_who_is_helped_and_who_is_fought_are_told_apart(language: str, line: str) -> None:
    move = told("kings-m74", 1, language, line)
    assert (move["battle"], move["side"], move["attacker"]) == ("land_c", "defender", "lannister")


def test_each_unit_goes_its_own_way() -> None:
    line = "Молодой волк из land_a: пехотинец топает в land_b, а рыцарь через sea_a плывёт в land_c"
    assert told("kings-f63", 0, "ru", line)["moves"] == [
        {"to": "land_b", "units": {"footman": 1}},
        {"to": "land_c", "units": {"knight": 1}, "via": ["sea_a"]},
    ]


def test_one_unit_comes_from_each_area_that_is_named() -> None:
    line = "Forced march in sea_a: a ship comes from sea_b and another from port_a"
    assert told("kings-v49", 0, "en", line)["moves"] == [
        {"from": "sea_b", "units": {"ship": 1}},
        {"from": "port_a", "units": {"ship": 1}},
    ]


def test_a_number_is_a_part_of_the_one_behind_it() -> None:
    line = "Two of my three ships sail out of port_a into sea_a, Stark wins, Greyjoy is destroyed"
    [body] = told("kings-f28", 0, "en", line)["moves"]
    assert body["units"] == {"ship": 2}


def test_an_order_is_taken_from_the_area_it_is_named_with() -> None:
    line = "Iron Fleet from sea_a takes off the defense in land_b and the consolidate power in land_a"
    assert told("kings-m64", 1, "en", line)["remove"] == ["land_b:defense", "land_a:consolidate_power"]


def test_only_what_is_denied_of_an_order_is_left_out() -> None:
    line = "Might of Highgarden in land_a, Tyrell discards Margaery and takes no tokens"
    assert told("kings-m71", 1, "en", line)["discard"] == "Margaery"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "combo up for nothing, three tokens into my pocket"),
        ("bg", "обръщам комбинацията напразно, прибирам трите жетона"),
        ("pl", "odkrywam kombinację na pusto, trzy żetony do kieszeni"),
        ("ru", "вскрываю Комбо вхолостую, три жетона в карман"),
    ],
)
def test_as_many_tokens_are_taken_as_are_counted(language: str, line: str) -> None:
    steps = told("oriflamme-n70", 0, language, line)["sequence"]
    assert [one.get("token") for one in steps] == [None, "take", "take", "take"]
