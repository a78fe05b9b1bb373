"""What players of the boards tell in the order of a line: what stands beside what, and on which side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.speech.other_lines import OtherLine, became_of
from tests.speech.spoken_lines import UNDERSTOOD

ONE_TIME = {"do": "execute_one_time", "by": "stark", "area": "land_a"}
GATHERED = {
    **ONE_TIME,
    "order": "forced_march",
    "moves": [
        {"from": "land_b", "units": {"knight": 1}},
        {"from": "land_c", "units": {"footman": 2}},
        {"from": "land_d", "units": {"knight": 1}},
    ],
}
SPREAD = {
    **ONE_TIME,
    "order": "young_wolf",
    "moves": [
        {"to": "land_b", "units": {"footman": 1}},
        {"to": "land_c", "units": {"knight": 1}, "via": ["sea_a"]},
    ],
}
HELP = {"do": "support", "by": "tyrell", "from": "land_b", "battle": "land_c", "attacker": "lannister"}
WON = {"winner": "tyrell", "losers": "destroyed"}
RETREAT = {"do": "retreat", "by": "stark", "from": "land_a", "to": "land_b"}
NEW_CARDS = {"do": "choose_house_cards", "by": "stark", "set": "clash_of_kings"}
DELIVERY = {"do": "place_one_time", "by": "stark", "order": "supply_delivery", "area": "land_a"}
ENGINE = {"do": "march", "by": "stark", "from": "land_a"} | {
    "moves": [{"to": "land_b", "units": {"siege_engine": 1}}]
}
KNIGHTS = {"do": "march", "by": "tyrell", "from": "land_b", "battle": WON} | {
    "moves": [{"to": "land_a", "units": {"knight": 2}}]
}
RAID = {"do": "raid", "by": "lannister", "from": "sea_b", "target": "sea_a"}
ITSELF = {"apply": "red.apothecary", "target": "red.apothecary"}
COMBINED = {"do": "activate", "by": "red", "card": "red.combination", "sequence": [ITSELF, {"token": "take"}]}
LEFT = {"do": "place", "by": "blue", "card": "queen", "where": "left"}


def became(case: str, step: int, language: str, line: str, meant: dict[str, Any], *, complete: bool) -> str:
    game = case.partition("-")[0]
    return became_of(OtherLine(game, language, case, step, line, meant, complete=complete))


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "meant"),
    [
        (
            "kings-f59",
            1,
            "en",
            "Forced March to A: one knight out of B, two footmen out of C and one knight out of D",
            GATHERED,
        ),
        (
            "kings-f59",
            1,
            "ru",
            "Форсированный марш в A: рыцарь из B, два пехотинца из C, рыцарь из D",
            GATHERED,
        ),
        ("kings-f59", 1, "pl", "Forsowny marsz do A: z B rycerz, z C dwóch piechurów, z D rycerz", GATHERED),
        ("kings-f63", 0, "pl", "Młody Wilk z A: piechur do B, rycerz przez morze do C", SPREAD),
        (
            "kings-f63",
            0,
            "en",
            "young wolf in A: the footman goes to B, the knight over the sea to C",
            SPREAD,
        ),
        ("kings-f41", 1, "en", "delivery at A, on land", DELIVERY),
        ("kings-f41", 1, "pl", "dostawa w A, na lądzie", DELIVERY),
        ("kings-t53", 1, "en", "siege engine A-B", ENGINE),
        (
            "kings-f76",
            0,
            "en",
            "they have one footman, so both Tyrell knights march B to A, we win, they are destroyed",
            KNIGHTS,
        ),
    ],
)
def test_units_go_where_the_area_is_that_is_named_beside_them(
    case: str, step: int, language: str, line: str, meant: dict[str, Any]
) -> None:
    assert became(case, step, language, line, meant, complete=True) == UNDERSTOOD


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "meant"),
    [
        ("kings-f05", 3, "bg", "Старк – новите карти.", NEW_CARDS),
        ("kings-f05", 3, "en", "Stark: new cards", NEW_CARDS),
        (
            "kings-f71",
            1,
            "en",
            "Tyrell from B protects Stark in C against Lannister",
            HELP | {"side": "defender"},
        ),
        ("kings-f71", 1, "pl", "Tyrell z B broni Starka w C przed Lannisterem", HELP | {"side": "defender"}),
        (
            "kings-f71",
            1,
            "ru",
            "Тирелл из B защищает Старка в C против Ланнистера",
            HELP | {"side": "defender"},
        ),
        (
            "kings-f71",
            3,
            "en",
            "my Tyrell knight in B helps Lannister attack Stark in C",
            HELP | {"side": "attacker"},
        ),
        (
            "kings-m15",
            0,
            "en",
            "Stark loses both footmen in A, everything there is wiped out",
            {"do": "destroy_all", "by": "stark", "area": "land_a"},
        ),
        ("kings-v94", 0, "en", "we lost it, so Stark's footman flees from A to B", RETREAT),
        ("kings-v94", 0, "ru", "мы проиграли, пехотинец Старка бежит из A в B", RETREAT),
        ("kings-m62", 1, "bg", "Ланистър прави набег на Железния флот от море B в море A", RAID),
        ("oriflamme-n82", 2, "ru", "Комбинация: аптекарь на себя, жетон беру", COMBINED),
        ("oriflamme-d01", 1, "en", "Red has laid a card, and I, blue, put the queen to its left", LEFT),
        ("oriflamme-d01", 1, "bg", "Червеният сложи карта, а аз, синият, слагам кралицата най-вляво", LEFT),
    ],
)
def test_what_is_said_beside_a_name_tells_what_is_meant_of_it(
    case: str, step: int, language: str, line: str, meant: dict[str, Any]
) -> None:
    assert became(case, step, language, line, meant, complete=True) == UNDERSTOOD


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-v39", 3, "en", "Baratheon: a one-time order in A"),
        ("kings-v39", 3, "ru", "Баратеон: одноразовый в A"),
        ("kings-f84", 0, "bg", "пристанище A е мое"),
    ],
)
def test_what_a_line_of_a_board_leaves_open_is_asked_and_not_declined(
    case: str, step: int, language: str, line: str
) -> None:
    assert became(case, step, language, line, {}, complete=False) == UNDERSTOOD


ONE_OF_TWO = [{"to": "land_b", "units": {"footman": 1}}]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "one of my footmen goes from A to B"),
        ("bg", "един от моите пехотинци отива от A в B"),
        ("pl", "jeden z moich piechurów idzie z A na B"),
        ("ru", "один из моих пехотинцев идёт из A в B"),
    ],
)
def test_of_several_units_so_many_march_as_are_said_to_be_of_them(language: str, line: str) -> None:
    meant = {"do": "march", "by": "stark", "from": "land_a", "moves": ONE_OF_TWO}
    assert became_of(OtherLine("kings", language, "kings-m50", 0, line, meant, True)) == UNDERSTOOD


def test_a_polish_word_for_this_is_no_number_of_ships() -> None:
    meant = {"do": "march", "by": "stark", "from": "port_a", "moves": [{"to": "sea_a", "units": {"ship": 1}}]}
    line = "ten okręt z portu A płynie na morze A"
    assert became_of(OtherLine("kings", "pl", "kings-f78", 2, line, meant, True)) == UNDERSTOOD
