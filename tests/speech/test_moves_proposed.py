"""Moves that players say in other words than the forms: each is proposed, and is taken."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import OtherLine, became_of, table_before
from tests.speech.spoken_lines import UNDERSTOOD


def _power(**amounts: int) -> dict[str, Any]:
    return {"do": "apply_effect", "effects": [{"kind": "gain_power", "amounts": amounts}]}


@pytest.mark.parametrize(
    ("language", "case", "step", "line", "meant"),
    [
        ("bg", "hbo-i071", 0, "Старк +1 власт", _power(stark=1)),
        (
            "ru",
            "lcg-b097",
            1,
            "еще одну власть на a1",
            {
                "do": "apply_effect",
                "effects": [{"kind": "gain_power_on_card", "target": "a1", "amount": 1}],
            },
        ),
        (
            "bg",
            "hbo-g022",
            2,
            "d губи меча до края на фазата",
            {
                "do": "apply_effect",
                "effects": [{"kind": "lose_icon", "target": "d", "icon": "military", "until": "phase"}],
            },
        ),
        ("ru", "lcg-r013", 0, "раунд всё", {"do": "end_round"}),
        (
            "ru",
            "lcg-u08",
            3,
            "плачу, Давос остаётся",
            {"do": "choose_by_text", "by": "baratheon", "way": "pay"},
        ),
        (
            "pl",
            "lcg-b200",
            0,
            "dominacja – licz. Stark jeszcze +1 władzy ekstra",
            {"do": "count_dominance", "winner_also": [{"seat": "A", "power": 1}]},
        ),
    ],
)
def test_a_move_said_in_players_words_is_taken(
    language: str, case: str, step: int, line: str, meant: dict[str, Any]
) -> None:
    one = OtherLine(case.partition("-")[0], language, case, step, line, meant, complete=True)
    assert became_of(one) == UNDERSTOOD, line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the guard goes back to Stark's control"),
        ("ru", "гвардия возвращается под контроль Старка"),
    ],
)
def test_what_the_text_of_a_card_does_to_it_is_its_passive_ability(language: str, line: str) -> None:
    effect = {"kind": "take_control", "target": "g", "to": "stark"}
    meant = {"do": "resolve_passive", "by": "lannister", "card": "g", "effects": [effect]}

    assert became_of(OtherLine("lcg", language, "lcg-u11", 4, line, meant, complete=True)) == UNDERSTOOD, line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I have three gold, so I play Frost"),
        ("bg", "имам три злато, играя Мраз"),
        ("pl", "Mam trzy złota, zagrywam Mróz"),
        ("ru", "у меня три золота, играю Стужу"),
    ],
)
def test_gold_that_somebody_has_is_no_price(language: str, line: str) -> None:
    meant: dict[str, Any] = {"do": "play_event", "by": "stark", "card": "s9", "effects": []}

    assert became_of(OtherLine("hbo", language, "hbo-e712", 0, line, meant, complete=True)) == UNDERSTOOD, (
        line
    )


@pytest.mark.parametrize("line", ["I lose one of my two defenders", "one of those two dies for the claim"])
def test_which_of_two_is_asked_where_one_of_them_is_spoken_of(line: str) -> None:
    meant = {"do": "choose_victims", "by": "B", "for": "claim", "cards": ["b1"]}

    assert became_of(OtherLine("lcg", "en", "lcg-c289", 3, line, meant, complete=False)) == UNDERSTOOD


def test_what_the_text_of_a_plot_does_is_told_with_the_order() -> None:
    effects = [{"kind": "kill", "target": one} for one in ("a", "d", "u")]
    meant = {"do": "order_when_revealed", "by": "stark", "order": [{"seat": "stark", "effects": effects}]}
    line = "my plot resolves first: A, D and U die"

    assert became_of(OtherLine("hbo", "en", "hbo-g133", 0, line, meant, complete=True)) == UNDERSTOOD


def test_what_the_text_of_a_plot_does_is_offered() -> None:
    with pytest.raises(ParseError) as asked:
        parse("Сначала срабатывает сюжет Старка: A, D и U умирают", table_before("hbo", "hbo-g133", 0), "ru")

    assert asked.value.offers[0].line == "Старк упорядочивает Старк (убивает a; убивает d; убивает u)"


def test_whose_plot_it_is_is_asked_where_several_are_spoken_of() -> None:
    effects = [{"kind": "kill", "target": one} for one in ("a", "d")]
    meant = {"do": "order_when_revealed", "by": "stark", "order": [{"seat": "stark", "effects": effects}]}
    line = "Stark sets the order: Lannister's plot kills A and D"

    assert became_of(OtherLine("hbo", "en", "hbo-g133", 0, line, meant, complete=False)) == UNDERSTOOD
