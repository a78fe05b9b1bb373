"""Cards that a player describes instead of naming them: by kind, owner, part in the challenge, or number."""

from __future__ import annotations

import pytest

from engine.agot.state.effects import Icon, RemoveFromChallenge
from engine.agot.state.moves import ApplyEffect, ChooseVictims, DeclareChallenge, DeclareDefenders
from engine.kernel.decisions import Move
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.known_names import CARD
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


def _described(case: str, step: int, language: str, text: str) -> list[set[str]]:
    line = TypedLine(text, table_before("lcg", case, step), language=language)
    return [set(one.ids) for some in SpokenLine(line).said_senses for one in some if one.what == CARD]


def _attack(kind: Icon = "military") -> Move:
    return DeclareChallenge(by="A", kind=kind, target="B", attackers=("a1",))


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "move"),
    [
        ("lcg-c220", 0, "en", "my only guy goes at Lannister, military", _attack()),
        ("lcg-c220", 0, "en", "military on Lannister with my 4 strength guy", _attack()),
        ("lcg-c220", 0, "ru", "военный вызов Ланнистеру моей четвёркой", _attack()),
        ("lcg-c220", 0, "bg", "напада единственият ми герой, интрига срещу Ланистър", _attack("intrigue")),
        ("lcg-c271", 1, "pl", "bronię moją dwójką", DeclareDefenders(by="B", defenders=("b1",))),
        ("lcg-c271", 4, "ru", "погиб мой", ChooseVictims(by="B", cards=("b1",))),
    ],
)
def test_a_card_that_is_described_is_found(
    case: str, step: int, language: str, line: str, move: Move
) -> None:
    assert parse(line, table_before("lcg", case, step), language) == move


def test_who_takes_part_in_a_challenge_is_found_by_that_part() -> None:
    found = parse("the defender is removed from the challenge", table_before("lcg", "lcg-c271", 2), "en")
    assert found == ApplyEffect(effects=(RemoveFromChallenge(target="b1"),))


def test_a_description_that_fits_two_cards_is_asked_about() -> None:
    with pytest.raises(ParseError):
        parse("my guy attacks, military", table_before("lcg", "lcg-b065", 0), "en")


def test_the_stronger_of_two_is_one_of_them() -> None:
    assert _described("lcg-b065", 0, "en", "my stronger guy attacks") == [{"a1"}]
    assert _described("lcg-b065", 0, "pl", "atakuję moją słabszą postacią") == [{"a2"}]


def test_a_name_beside_a_description_is_the_name_alone() -> None:
    assert all(ids == {"a2"} for ids in _described("lcg-b065", 0, "en", "my guy Card a2 attacks"))


@pytest.mark.parametrize("line", ["one of my guys attacks", "I attack him, military", "that attack stands"])
def test_words_that_choose_no_card_describe_none(line: str) -> None:
    assert _described("lcg-b065", 0, "en", line) == []


def test_the_strongest_with_whom_somebody_defends_is_one_of_his_own() -> None:
    table = table_before("lcg", "lcg-c271", 1)
    assert parse("B blocks with his strongest guy", table, "en") == DeclareDefenders(
        by="B", defenders=("b1",)
    )
    assert parse("B blocks with the strongest guy", table, "en") == DeclareDefenders(
        by="B", defenders=("b1",)
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I put Robb with renown under the one in play as a duplicate"),
        ("pl", "podkładam Robba ze sławą jako duplikat"),
    ],
)
def test_a_name_of_several_means_the_one_with_what_is_told_of_it(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-h031", 0), language)

    assert getattr(found, "card", "") == "s2"
