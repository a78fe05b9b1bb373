"""Cards, plots and titles that are named beside others: what is meant of which."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.session.registry import adapter_of
from tests.kit.lcg import Raw, seat
from tests.kit.notation import LANNISTER, STARK, enter, session
from tests.speech.other_lines import table_before


def read(line: str, table: Any, language: str = "en") -> dict[str, Any]:
    """The move a line means, without what is empty; nothing, where it is asked about."""
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    assert isinstance(found, Move)
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return {name: value for name, value in whole.items() if value}


def with_locations() -> Any:
    """A challenge about to begin, where both players have a location."""
    wall, rock = {"id": "wall", "name": "The Wall"}, {"id": "rock", "name": "Casterly Rock"}
    return session(seats=[{**STARK, "locations": [wall]}, {**LANNISTER, "locations": [rock]}])


@pytest.mark.parametrize(
    "line",
    [
        "Lannister attacks with the Hound, kneeling Casterly Rock",
        "the Hound from Casterly Rock attacks Stark, military",
        "Lannister, military, the Hound kneels, Casterly Rock too",
    ],
)
def test_a_location_beside_who_attacks_is_no_attacker(line: str) -> None:
    assert "rock" not in read(line, with_locations()).get("attackers", ())


@pytest.mark.parametrize(
    "line", ["Arya blocks at The Wall", "Arya defends, The Wall kneels", "Arya holds The Wall"]
)
def test_a_location_beside_who_defends_is_no_defender(line: str) -> None:
    table = with_locations()
    enter("lannister military the-hound", table)
    assert "wall" not in read(line, table).get("defenders", ())


def test_who_is_named_may_be_called_by_his_title_besides() -> None:
    line = "A names B, the Master of Laws, first player"
    told = read(line, table_before("lcg", "lcg-r057", 1))
    assert told == {"do": "name_first_player", "by": "A", "seat": "B"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ice from my hand goes on the Ice in play"),
        ("bg", "Ice от ръката отива върху Ice на масата"),
        ("pl", "Ice z ręki kładę na Ice w grze"),
        ("ru", "Ice с руки на Ice в игре"),
    ],
)
@pytest.mark.parametrize("case", ["lcg-b301", "lcg-r018"])
def test_an_attachment_that_is_laid_on_one_of_its_name_is_a_copy_of_it(
    case: str, language: str, line: str
) -> None:
    told = read(line, table_before("lcg", case, 0), language)
    assert told == {"do": "play_duplicate", "by": "A", "card": "x1", "host": "t1"}


@pytest.mark.parametrize("case", ["hbo-h037", "hbo-e213"])
def test_what_comes_of_one_of_several_plots_is_not_taken_for_their_order(case: str) -> None:
    line = "order: the plot kills s1 and s2, then the other plot"
    assert read(line, table_before("hbo", case, 0)) == {}


def knight(id_: str, name: str) -> Raw:
    return {
        "id": id_,
        "name": name,
        "type": "character",
        "icons": ["military"],
        "unique": True,
        "strength": 2,
    }


def with_a_copy_in_hand(phase: str, active: str) -> Any:
    """B has Robb in play, and his copy in hand."""
    lcg = adapter_of("lcg")
    plays: Raw = {"gold": 3, "income_taken": True}
    copy = {**knight("b2", "Robb"), "cost": 2}
    seats = [
        seat("A", knight("a1", "Jaime"), house="lannister", **plays),
        seat("B", knight("b1", "Robb"), hand=[copy], house="stark", **plays),
    ]
    position = {"phase": phase, "first_player": active, "active_player": active, "seats": seats}
    return table_of(lcg, position, lcg.game.texts[0])


@pytest.mark.parametrize(
    ("phase", "active", "lines"),
    [
        ("challenges", "A", ()),
        ("challenges", "A", ("A military B a1", "B defends none", "resolve")),
        ("marshalling", "B", ()),
    ],
    ids=["before a challenge", "where it is due", "while cards are played"],
)
def test_a_copy_that_goes_for_the_claim_is_not_put_under_its_card(
    phase: str, active: str, lines: tuple[str, ...]
) -> None:
    table = with_a_copy_in_hand(phase, active)
    for line in lines:
        enter(line, table)
    assert read("b2 duplicate goes for claim", table).get("do") != "play_duplicate"


@pytest.mark.parametrize(
    ("language", "line", "offered"),
    [
        ("en", "flip the setup cards, plots come later", "turn up"),
        ("en", "setup revealed, and please no plot before that", "turn up"),
        ("bg", "обръщаме картите от подготовката, и никакъв сценарий преди това", "обръщат картите"),
        ("pl", "odkrywamy karty, i żadnej fabuły przedtem", "odkrywają karty"),
        ("ru", "вскрываем расстановку, и никакого замысла раньше", "вскрывают карты"),
    ],
)
def test_who_speaks_of_plots_and_names_none_is_asked_whether_the_set_up_is_revealed(
    language: str, line: str, offered: str
) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("hbo", "hbo-d001", 1), language)
    assert [one.line for one in asked.value.offers] == [offered]


@pytest.mark.parametrize(
    "line",
    [
        "red keeps the Queen",
        "Red lets the queen lie face down",
        "Cutthroat did its job, so red keeps the Queen.",
    ],
)
def test_an_article_before_a_card_is_no_part_of_another_value(line: str) -> None:
    table = table_before("oriflamme", "oriflamme-m76", 1)

    assert read(line, table) == {"do": "keep", "by": "red", "card": "red.1"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red's cutthroat goes for his own queen"),
        ("bg", "Червеният главорез удря собствената си кралица"),
        ("pl", "Czerwony zbir zabija własną królową"),
        ("ru", "головорез красных бьёт собственную королеву"),
    ],
)
def test_own_is_what_belongs_to_the_only_seat_that_is_named(language: str, line: str) -> None:
    found = read(line, table_before("oriflamme", "oriflamme-o10", 0), language)

    assert found.get("target") == "red.queen"
