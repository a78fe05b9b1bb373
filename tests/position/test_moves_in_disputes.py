"""Every move that a line can say is judged in a dispute, or the line says why it cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import verb
from referee.library.api import judge
from referee.library.errors import BadInput
from referee.position.dispute import FACTS, case_of
from referee.position.reader import read_text
from referee.position.tokens import PositionError
from referee.session.registry import adapter_of, all_games
from tests.each import each

MARSHALLING = """hbo r3 marshalling, lannister to act, {cards}
stark 4g 0p: eddard
lannister 3g 0p {hand}: cersei
? {line}
"""
MARCH = """kings action march, options 3 5 6, footman strength 1, knight strength 2
winterfell land stark next to moat: 2 footmen, knight; march
moat land lannister next to winterfell: footman
"""
ROW = """oriflamme r3 events, red first, acts next red prince
row: red prince, green felon 1, blue queen
red 2
blue 4
green 1
"""
ONLY_AT_A_TABLE = {"know_cards", "combine"}
"""Of Oriflamme: a case knows every card, and tells a combination as a whole."""


def steps(text: str, language: str = "en") -> tuple[dict[str, Any], ...]:
    return case_of(read_text(text, language)).steps


def marshalling(line: str, hand: str = "6h", cards: str = "real cards") -> str:
    return MARSHALLING.format(line=line, hand=hand, cards=cards)


def verdicts(text: str) -> list[bool | None]:
    return [step.legal for step in judge(text).cases[0].steps]


def fault(text: str) -> PositionError:
    with pytest.raises(PositionError) as found:
        steps(text)
    return found.value


@each(all_games())
def test_every_move_is_part_of_the_case_format_or_tells_a_fact(game: str) -> None:
    verbs = adapter_of(game).game.verbs.values()
    outside = {verb(one.move) for one in verbs if one.case is None and one.entry not in FACTS}
    assert outside <= ONLY_AT_A_TABLE


@pytest.mark.parametrize("hand", ["6h", "6h [shae]", "1h"])
@pytest.mark.parametrize("cards", ["real cards", "as told"])
def test_a_card_is_played_from_a_hand_that_is_told_as_a_number(hand: str, cards: str) -> None:
    text = marshalling("lannister plays tyrion", hand, cards)
    [step] = steps(text)
    assert step["do"] == "play_card"
    assert verdicts(text) == [None]  # what the card costs is asked


def test_the_hand_holds_as_many_cards_as_were_told() -> None:
    case = case_of(read_text(marshalling("lannister plays tyrion"), "en"))
    hand = case.position["seats"][1]["hand"]
    assert (hand["count"], [card["name"] for card in hand["known"]]) == (6, ["Tyrion Lannister"])


def test_two_cards_are_played_one_after_the_other() -> None:
    text = marshalling("lannister plays tyrion") + "? lannister plays shae\n"
    assert [step["do"] for step in steps(text)] == ["play_card", "play_card"]
    assert len(verdicts(text)) == 2


def test_no_card_is_played_from_a_hand_whose_cards_are_all_named() -> None:
    assert fault(marshalling("lannister plays tyrion", "1h [shae]")).says == "position_line_no_such_card"


@each(["set stark power 4", "set lannister gold 2"])
def test_what_only_tells_a_fact_belongs_into_the_position(line: str) -> None:
    told = fault(marshalling(line))
    assert told.says == "position_line_a_fact"
    assert told.facts["line"] == 4


@each(all_games())
def test_no_fact_is_a_step(game: str) -> None:
    """A reader who judges a text never meets a verb that cases do not have."""
    known = {verb(one.move) for one in adapter_of(game).game.in_cases}
    facts = {verb(one.move) for one in adapter_of(game).game.verbs.values() if one.entry in FACTS}
    assert not facts & known


def test_the_outcome_of_a_battle_is_a_line_of_its_own() -> None:
    text = MARCH + "? stark marches winterfell to moat with everything\n? stark wins the battle at moat\n"
    assert verdicts(text) == [True, True]


def test_where_no_battle_is_nobody_wins_it() -> None:
    assert verdicts(MARCH + "? stark wins the battle at moat\n") == [False]


def test_the_turn_goes_on() -> None:
    assert verdicts(MARCH + "? next step\n") == [True]


def test_all_pass_at_once() -> None:
    text = "hbo r3 challenges, lannister to act, as told\nstark 1h: jon 3m\nlannister 1h: hound 4m\n"
    assert verdicts(text + "? lannister military hound\n? all pass\n") == [True, True]


def test_a_set_up_hand_is_given_up_for_good() -> None:
    text = "hbo setup, as told\nstark 7h\nlannister 7h\n"
    assert verdicts(text + "? stark keeps the hand\n? stark takes a new hand\n") == [True, False]


@each(
    [
        "gold stark 2",
        "gains icon intrigue eddard",
        "loses renown eddard",
        "strength 2 eddard until end of round",
    ]
)
def test_what_the_text_of_a_card_does_is_judged_whatever_it_does(effect: str) -> None:
    assert verdicts(marshalling(f"stark effects: {effect}")) == [True]


def test_what_is_written_as_a_move_of_a_table_only_says_so() -> None:
    told = fault(ROW + "? red cards hand: queen\n")
    assert told.says in ("position_line_no_step", "position_line_unread")


def test_a_library_is_told_the_same() -> None:
    with pytest.raises(BadInput, match="line 4"):
        judge(marshalling("set stark power 4"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 3, column 1: house is not told here"),
        ("bg", "ред 3, колона 1: тук не е казано: дом"),
        ("pl", "wiersz 3, kolumna 1: tu nie podano: ród"),
        ("ru", "строка 3, столбец 1: здесь не сказано: дом"),
    ],
)
def test_units_of_nobody_are_told_by_the_word_of_what_is_missing(language: str, said: str) -> None:
    board = "kings action march, options 3\nshore land stark next to bay: footman; march\n"
    text = board + "bay sea next to shore: 2 ships\n? stark marches shore to bay with everything\n"
    with pytest.raises(BadInput) as found:
        judge(text, language=language)
    assert said in str(found.value)
