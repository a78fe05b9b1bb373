"""What a line about a board denies is never entered, and power that is lost is not gained."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-v91", 6, "en", "stark does not lay a raid on land b"),
        ("kings-v91", 6, "bg", "Старк не слага набег в land_b"),
        ("kings-v91", 6, "pl", "Stark nie kładzie najazdu na land_b"),
        ("kings-v91", 6, "ru", "Старк не кладёт набег в землю B"),
        ("kings-v27", 0, "en", "stark does not march from sea a"),
        ("kings-v27", 0, "en", "stark does not march"),
        ("kings-v27", 0, "en", "stark cannot march"),
        ("kings-v27", 0, "bg", "Старк не марширува"),
        ("kings-v27", 0, "bg", "Старк не марширува от sea_a в port_a"),
        ("kings-v27", 0, "pl", "Stark nie maszeruje"),
        ("kings-v27", 0, "pl", "Stark nie maszeruje z morza A do portu A"),
        ("kings-v27", 0, "ru", "Старк не идёт"),
        ("kings-v27", 0, "ru", "Старк не идёт в поход из моря A в порт A"),
        ("kings-v27", 0, "en", "stark does not sail"),
        ("kings-t56", 0, "en", "greyjoy does not raid port a from land b"),
        ("kings-t56", 0, "bg", "Грейджой не прави набег от land_b в port_a"),
        ("kings-t56", 0, "pl", "Greyjoy nie najeżdża portu A z lądu B"),
        ("kings-t56", 0, "ru", "Грейджой не делает набег из земли B на порт A"),
        ("kings-t56", 0, "en", "greyjoy does not raid"),
        ("kings-v104", 0, "en", "stark does not consolidate in port a"),
        ("kings-v104", 0, "bg", "Старк не събира власт в port_a"),
        ("kings-v104", 0, "pl", "Stark nie umacnia władzy w porcie A"),
        ("kings-v104", 0, "ru", "Старк не делает усиление в порту A"),
        ("kings-v104", 0, "en", "stark takes no power tokens in port a"),
        ("kings-m26", 0, "en", "stark does not muster in land a"),
        ("kings-m26", 0, "en", "stark does not build a footman in land a"),
        ("kings-m26", 0, "bg", "Старк не набира пехотинец в land_a"),
        ("kings-m26", 0, "pl", "Stark nie buduje piechura na lądzie A"),
        ("kings-m26", 0, "ru", "Старк не строит воина в земле A"),
        ("kings-d16", 0, "en", "stark does not lose the knight in land a"),
        ("kings-d16", 0, "en", "stark does not retreat to land b"),
        ("kings-d16", 0, "bg", "Старк не отстъпва в land_b"),
        ("kings-d16", 0, "pl", "Stark nie wycofuje się na ląd B"),
        ("kings-d16", 0, "ru", "Старк не отступает в землю B"),
        ("kings-d16", 0, "bg", "Старк не губи рицаря в land_a"),
        ("kings-d16", 0, "pl", "Stark nie traci rycerza na lądzie A"),
        ("kings-d16", 0, "ru", "Старк не теряет рыцаря в земле A"),
        ("kings-v32", 2, "en", "greyjoy does not support the attack on sea b from port a"),
        ("kings-v32", 2, "bg", "Грейджой не подкрепя от port_a нападението в sea_b"),
        ("kings-v32", 2, "pl", "Greyjoy nie wspiera z portu A ataku na morze B"),
        ("kings-v32", 2, "ru", "Грейджой не поддерживает из порта A атаку на море B"),
        ("kings-m48", 0, "en", "stark does not lay a call in land a"),
        ("kings-m48", 0, "bg", "Старк не слага призив в land_a"),
        ("kings-m48", 0, "ru", "Старк не кладёт призыв в землю A"),
        ("kings-v42", 1, "en", "tyrell does not use the call in land a"),
        ("kings-v42", 1, "ru", "Тирелл не исполняет призыв в земле A"),
        ("kings-t11", 2, "en", "greyjoy does not destroy the ships in port a"),
        ("kings-t11", 2, "ru", "Грейджой не уничтожает корабли в порту A"),
        ("kings-f73", 1, "en", "baratheon does not use the will of r'hllor"),
        ("kings-m52", 0, "en", "tyrell does not use the call in land b"),
        ("kings-m52", 0, "ru", "Тирелл не исполняет призыв в земле B"),
        ("kings-m52", 0, "en", "tyrell cannot muster in land b"),
        ("kings-v86", 0, "en", "stark does not march the knight from land a to land b"),
    ],
)
def test_what_is_denied_is_not_done(case: str, step: int, language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before("kings", case, step), language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark loses 1 power"),
        ("en", "stark gives lannister 1 power"),
        ("en", "stark drops 2 power"),
        ("bg", "Старк губи 1 власт"),
        ("pl", "Stark traci 1 władzę"),
        ("ru", "Старк теряет 1 власть"),
        ("ru", "Старк отдаёт жетон власти"),
    ],
)
def test_power_that_is_lost_or_given_away_is_not_gained(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before("kings", "kings-v104", 0), language)
