"""What is told of a board though the rules refuse it: the move that is told stands, and no legal one."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_boards_told_freely import told


def said(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    """The fields of the move of a line that are not empty."""
    return {name: value for name, value in told(case, step, language, line).items() if value}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark retreats from Sea A into the port at land A"),
        ("bg", "Старк отстъпва от море A в пристанището на land_a"),
        ("pl", "okręty Starka wycofują się z sea_a do portu przy land_a"),
        ("ru", "Старк отступает из моря A в порт земли A"),
    ],
)
def test_the_land_of_a_port_is_no_place_of_its_own(language: str, line: str) -> None:
    assert told("kings-f77", 0, language, line)["to"] == "port_a"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark's ships retreat from sea A to port A"),
        ("bg", "флотът на Старк отстъпва от sea_a в port_a"),
        ("pl", "okręty Starka wycofują się z sea_a do port_a"),
        ("ru", "корабли Старка отступают из sea_a в port_a"),
    ],
)
def test_units_that_are_gone_are_told_to_retreat(language: str, line: str) -> None:
    move = told("kings-t18", 1, language, line)
    assert (move["do"], move["from"], move["to"]) == ("retreat", "sea_a", "port_a")


@pytest.mark.parametrize(
    ("step", "language", "line"),
    [
        (1, "en", "Greyjoy backs his own attack on land B from the port"),
        (1, "pl", "Greyjoy z port_a wspiera atak Greyjoya na land_b"),
        (2, "bg", "Грейджой подкрепя от port_a нападателя Грейджой в sea_b"),
        (2, "ru", "Грейджой поддерживает из port_a атаку Грейджоя в sea_b"),
    ],
)
def test_a_house_supports_its_own_attack(step: int, language: str, line: str) -> None:
    assert told("kings-v32", step, language, line)["attacker"] == "greyjoy"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Greyjoy supports the defender in sea A from port A against Stark"),
        ("ru", "Грейджой из port_a поддерживает в sea_a защитника против Старка"),
    ],
)
def test_another_attacks_where_it_is_named(language: str, line: str) -> None:
    move = told("kings-v32", 0, language, line)
    assert (move["side"], move["attacker"]) == ("defender", "stark")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark consolidates in A, takes a fortification and spends one token"),
        ("en", "Stark's consolidate in land A: a fortification and one power token"),
        ("bg", "Старк събира в A, взема укрепление и харчи един жетон"),
        ("pl", "Stark umacnia władzę w land_a, bierze fortyfikację i jeden znacznik władzy"),
    ],
)
def test_a_fortification_is_taken_beside_a_token(language: str, line: str) -> None:
    move = said("kings-v08", 0, language, line)
    assert (move["take"], move["tokens"]) == ("fortification", 1)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark takes a fortification instead of tokens in land A"),
        ("bg", "Старк събира власт в land_a, вместо жетони взема укрепление"),
        ("pl", "Stark zamiast znaczników bierze w land_a fortyfikację"),
        ("ru", "Старк собирает власть в land_a, вместо жетонов берёт укрепление"),
    ],
)
def test_a_fortification_is_taken_instead_of_tokens(language: str, line: str) -> None:
    move = said("kings-v08", 1, language, line)
    assert move["take"] == "fortification"
    assert "tokens" not in move


def test_tokens_are_taken_and_no_fortification() -> None:
    line = "Stark consolidates power in land A and takes the tokens, no fortification"
    assert said("kings-v08", 1, "en", line).get("take", "power_tokens") == "power_tokens"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tyrell sinks the ships in port A"),
        ("bg", "Тирел потапя корабите в port_a"),
        ("pl", "Tyrell topi okręty w porcie"),
        ("ru", "Порт А: Тирелл корабли там уничтожет"),
    ],
)
def test_only_the_house_that_is_named_decides_about_ships(language: str, line: str) -> None:
    assert told("kings-v36", 0, language, line)["by"] == "tyrell"


def test_the_house_that_took_the_land_sinks_the_ships() -> None:
    move = told("kings-v36", 1, "en", "Greyjoy sinks the ships in port A")
    assert (move["do"], move["by"]) == ("destroy_port_ships", "greyjoy")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister slips a Call onto land B"),
        ("pl", "Lannister wrzuca Wezwanie na land_b"),
        ("ru", "Ланнистер подкладывает призыв в land_b"),
    ],
)
def test_a_one_time_order_is_laid_out_of_turn(language: str, line: str) -> None:
    move = told("kings-m46", 2, language, line)
    assert (move["do"], move["order"]) == ("place_one_time", "call")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "bg",
            (
                "Тирел: мощ на планински рай в land_a, изчиствам Loras, взимам жетон от Старк и прибирам "
                "изчистените карти в ръката"
            ),
        ),
        (
            "ru",
            (
                "Тирелл исполняет мощь Хайгардена в land_a: сбрасывает Loras, берёт жетон у Старка и карты "
                "возвращаются ему в руку"
            ),
        ),
    ],
)
def test_cards_come_back_beside_a_token_that_is_taken(language: str, line: str) -> None:
    move = said("kings-f65", 1, language, line)
    assert (move["take_from"], move["return_cards"]) == ({"stark": 1}, True)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "normal march: Stark takes the knight and the footman from land B to land A"),
        ("pl", "zwykły marsz: Stark prowadzi rycerza i piechura z land_b do land_a"),
        ("ru", "Старк обычным походом ведёт рыцаря и воина из land_b в land_a"),
    ],
)
def test_a_march_may_be_called_an_ordinary_one(language: str, line: str) -> None:
    [moved] = told("kings-v91", 8, language, line)["moves"]
    assert (moved["to"], moved["units"]) == ("land_a", {"knight": 1, "footman": 1})


def test_a_unit_whose_name_is_mistyped_is_never_left_behind() -> None:
    with pytest.raises(ParseError):
        told("kings-v91", 8, "ru", "обычным походом Старки идут из B в A, рыцарь и воен вместе")
