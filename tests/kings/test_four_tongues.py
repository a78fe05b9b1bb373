"""The same move typed in English, Bulgarian, Polish and Russian; what a slip is answered with."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kings.adapter import ADAPTER
from engine.kings.game import KINGS
from referee.notation.completion.completions import complete
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.kings import area, board, move


def here(step: str = "march") -> Session:
    table = board(
        area("winterfell", "stark 2 footman, 1 knight", "white-sea moat", "march young_wolf", city=True),
        area("moat", "lannister 1 footman", orders="support"),
        area("white-sea~", "stark 2 ship", "winterfell", "raid"),
        area("pyke", "greyjoy 1 footman", "moat", "iron_fleet"),
        area("roses", "tyrell 1 footman", "moat", "might_of_highgarden"),
        area("sunspear", "martell 1 footman", "moat", "scorpions_sting"),
        area("harbour=winterfell/white-sea", "stark 1 ship"),
        options=(1, 3, 4, 5, 6),
        seats=[
            {"id": "tyrell", "power": 1, "hand": [{"name": "Mace", "strength": 3}]},
            {"id": "lannister", "power": 3, "hand": [{"name": "Tywin"}, {"name": "Kevan"}]},
        ],
        phase="action",
        step=step,
    )
    return Session(ADAPTER, table, KINGS.texts, nothing)


def nothing(*entry: Any) -> None:
    """Nothing is kept."""


BOTH_WAYS = [{"to": "moat", "units": {"footman": 1}}, {"to": "white-sea", "units": {"knight": 1}}]
LINES = (
    (
        move("march", "stark", start="winterfell", moves=BOTH_WAYS),
        (
            "stark marches winterfell to moat footman 1; to white-sea knight 1",
            "Старк поход от winterfell към moat пехотинец 1; към white-sea рицар 1",
            "stark marsz winterfell do moat piechur 1; do white-sea rycerz 1",
            "старки поход winterfell в moat воин 1; в white-sea рыцарь 1",
        ),
    ),
    (
        move(
            "execute_one_time",
            "tyrell",
            order="might_of_highgarden",
            area="roses",
            discard="Mace",
            take_from={"lannister": 3},
            return_cards=True,
        ),
        (
            "tyrell highgarden roses discards mace takes lannister 3 returns",
            "тирел планински рай roses изхвърля mace взема ланистър 3 връща картите",
            "tyrell wysogród roses odrzuca mace bierze lannister 3 odzyskuje karty",
            "тиреллы хайгарден roses сбрасывает mace берет ланнистер 3 возврат",
        ),
    ),
    (
        move(
            "execute_one_time",
            "martell",
            order="scorpions_sting",
            area="sunspear",
            discard_of={"lannister": "Kevan"},
        ),
        (
            "martell sting sunspear discards lannister kevan",
            "мартел жило sunspear изхвърля ланистър kevan",
            "martell żądło sunspear odrzuca lannister kevan",
            "мартеллы жало sunspear сбрасывает ланнистер kevan",
        ),
    ),
    (
        move("execute_one_time", "greyjoy", order="iron_fleet", area="pyke", remove=["moat:support"]),
        (
            "greyjoy iron fleet pyke removes moat support",
            "грейджой железният флот pyke маха moat подкрепа",
            "greyjoy żelazna flota pyke usuwa moat wsparcie",
            "грейджои железный флот pyke убирает moat подмога",
        ),
    ),
    (
        move(
            "muster",
            "stark",
            area="winterfell",
            units=[{"build": "ship", "place": "harbour"}, {"upgrade": "footman", "to": "siege_engine"}],
        ),
        (
            "stark musters winterfell builds ship into harbour; upgrades to siege engine",
            "старк набор winterfell строи кораб в пристанище harbour; превръща в обсадна машина",
            "stark zaciąg winterfell buduje okręt do portu harbour; ulepsza na machina oblężnicza",
            "старки сбор winterfell строит корабль в порт harbour; превращает в осадное орудие",
        ),
    ),
    (
        move("westeros_card", card="Supply"),
        ("westeros card Supply", "карта вестерос Supply", "karta westeros Supply", "карта вестероса Supply"),
    ),
    (
        move("enter_area", area="dorne", adjacent=["sunspear"], city=True, barrels=1),
        (
            "area dorne next to sunspear city barrels 1",
            "област dorne граничи sunspear град бурета 1",
            "obszar dorne graniczy sunspear miasto beczki 1",
            "область dorne рядом sunspear город бочки 1",
        ),
    ),
    (
        move("know_fact", what="mustering_points", value=2, of="winterfell"),
        (
            "tell mustering points 2 to winterfell",
            "казваме точки за набор 2 на winterfell",
            "podaje punkty zaciągu 2 do winterfell",
            "сообщает единицы сбора 2 к winterfell",
        ),
    ),
)


@pytest.mark.parametrize(("meant", "lines"), LINES)
def test_a_move_is_typed_in_four_languages(meant: Any, lines: tuple[str, ...]) -> None:
    for line in lines:
        assert parse(line, here()) == meant, line


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("stark mraches winterfell to moat footman 1", "stark marches winterfell to moat footman 1"),
        ("stark marches wintefrell to moat", "stark marches winterfell to moat"),
        ("старки паход winterfell в moat", "старки поход winterfell в moat"),
        ("stark mersz winterfell do moat", "stark marsz winterfell do moat"),
    ],
)
def test_a_line_with_a_slip_is_read_as_the_line_that_was_meant(line: str, meant: str) -> None:
    assert parse(line, here()) == parse(meant, here())


@pytest.mark.parametrize(
    ("begun", "goes_on"),
    [
        ("stark marches winterfell t", "to"),
        ("stark marches winterfell to moat kni", "knight"),
        ("старки поход winterfell в moat рыц", "рыцарь"),
        ("tyrell highgarden roses discards ma", "tyrell:Mace"),
    ],
)
def test_a_line_begun_is_completed(begun: str, goes_on: str) -> None:
    assert goes_on in [one.text.strip('"') for one in complete(begun, len(begun), here())]
