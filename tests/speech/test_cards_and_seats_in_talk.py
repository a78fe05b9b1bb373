"""Who dies, pays, draws, cancels or is named at a table of cards, in the words of players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.kit.notation import LANNISTER, STARK, enter, session
from tests.speech.other_lines import table_before

CHALLENGES = "session"
"""The table of the kit before a challenge."""


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    """The move a line means, without what is empty; nothing, where it is asked about."""
    table = session() if case == CHALLENGES else table_before(case.partition("-")[0], case, step)
    return read(line, table, language)


def read(line: str, table: Any, language: str) -> dict[str, Any]:
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    assert isinstance(found, Move)
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return {name: value for name, value in whole.items() if value}


def knight(id_: str, name: str) -> dict[str, Any]:
    return {"id": id_, "name": name, "strength": 2, "icons": ["military"]}


def claim_of_two() -> Any:
    """A claim of two, where both players have a guard."""
    stark = {**STARK, "characters": [knight("g1", "Guard"), knight("arya-stark", "Arya Stark")]}
    characters = [LANNISTER["characters"][0], knight("g2", "Guard")]
    plot = {**LANNISTER["plot"], "claim": 2}
    table = session(seats=[stark, {**LANNISTER, "plot": plot, "characters": characters}])
    for line in ("lannister military the-hound", "stark defends none", "resolve"):
        enter(line, table)
    return table


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Stark's Guard dies, g1"), ("en", "my Guard, g1, dies"), ("ru", "умирает Guard, g1")],
)
def test_who_is_told_by_a_name_that_others_bear_and_by_his_own_dies_once(language: str, line: str) -> None:
    assert read(line, claim_of_two(), language)["cards"] == ["g1"]


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("lcg-c221", 6, "en", "my own character then, Lannister's character dies for claim"),
        ("lcg-c221", 6, "bg", "добре, моят герой, умира героят на Ланистър"),
        ("lcg-c221", 6, "pl", "moja własna postać, ginie postać Lannistera"),
        ("lcg-c221", 6, "ru", "ладно, мой же персонаж, умирает персонаж Ланнистера"),
        ("lcg-b081", 3, "bg", "умира героят на Ланистър, b1"),
        ("lcg-b081", 3, "pl", "ginie postać Lannistera, b1"),
        ("lcg-b081", 3, "ru", "умирает персонаж Ланнистера, b1"),
    ],
)
def test_the_only_one_who_can_die_for_the_claim_dies_once_however_often_he_is_named(
    case: str, step: int, language: str, line: str
) -> None:
    assert told(case, step, language, line)["cards"] == ["b1"]


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("hbo-g133", 3, "en", "nobody else is saved, who dies dies"),
        ("hbo-g133", 3, "en", "no more saves, whatever dies dies"),
        ("hbo-g133", 3, "bg", "повече никой няма да спасява, каквото умре - умре"),
    ],
)
def test_who_speaks_of_dying_where_somebody_is_about_to_die_tells_of_no_other_death(
    case: str, step: int, language: str, line: str
) -> None:
    assert told(case, step, language, line) == {"do": "decline_saves"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "undefended, my b1 is kneeling"),
        ("bg", "без защита, моята b1 е коленичила"),
        ("pl", "bez obrony, moja b1 klęczy"),
        ("ru", "не защищаюсь, моя b1 стоит на коленях"),
    ],
)
def test_a_card_that_kneels_where_nobody_defends_is_not_used(language: str, line: str) -> None:
    assert told("lcg-b192", 1, language, line) == {"do": "declare_defenders", "by": "B"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1 gold from A for B, cheers"),
        ("en", "one gold from A to B"),
        ("bg", "1 голд от A за B, кеф"),
        ("pl", "1 złoto od A dla B"),
        ("ru", "1 голд от A для B"),
    ],
)
def test_who_is_named_first_gives_the_gold_also_behind_its_number(language: str, line: str) -> None:
    move = told("lcg-b265", 6, language, line)
    assert move == {"do": "give_gold", "by": "A", "to": "B", "amount": 1}


@pytest.mark.parametrize("winner", ["B", "D"])
@pytest.mark.parametrize(
    ("language", "line"), [("en", "A names {} the winner"), ("ru", "A называет победителем {}")]
)
def test_who_names_another_as_the_winner_is_not_named_himself(language: str, line: str, winner: str) -> None:
    move = told("lcg-c158", 1, language, line.format(winner))
    assert move == {"do": "name_winner", "by": "A", "seat": winner}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "choose Stark to win"),
        ("bg", "избирам Старк за победител"),
        ("pl", "wybieram A na zwycięzcę"),
    ],
)
def test_who_is_chosen_to_win_is_not_named_as_the_first_player(language: str, line: str) -> None:
    assert told("lcg-b231", 1, language, line).get("do") != "name_first_player"


@pytest.mark.parametrize("number", ["two", "three", "2", "3"])
@pytest.mark.parametrize("line", ["draw {} cards", "we draw {} cards", "each player draws {} cards"])
def test_as_many_cards_as_the_draw_phase_may_bring_are_drawn_in_it(line: str, number: str) -> None:
    assert told(CHALLENGES, 0, "en", line.format(number)) == {"do": "draw_phase"}


@pytest.mark.parametrize("line", ["draw 4 cards", "we draw four cards"])
def test_more_cards_than_the_draw_phase_brings_are_not_drawn_in_it(line: str) -> None:
    assert told(CHALLENGES, 0, "en", line).get("do") != "draw_phase"


def test_an_attack_told_with_an_effect_and_without_its_kind_is_asked_about() -> None:
    attack = "Lannister attacks with the Hound"
    assert told(CHALLENGES, 0, "en", attack)["kind"] == "military"
    assert told(CHALLENGES, 0, "en", f"{attack}, an effect comes later") == {}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister cancels E1 with E2"),
        ("bg", "не бързай, Ланистър отменя E1 с E2"),
        ("pl", "Lannister anuluje E1 kartą E2"),
        ("ru", "Ланнистер отменяет E1 событием E2"),
    ],
)
def test_an_event_cancels_the_one_that_is_named_beside_it(language: str, line: str) -> None:
    assert told("lcg-m068", 1, language, line) == {"do": "cancel", "by": "B", "card": "e2"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "in response L1, I draw the influence from L2"),
        ("bg", "в отговор L1, влиянието вземам от L2"),
        ("pl", "w odpowiedzi L1, wpływ biorę z L2"),
        ("pl", "odpowiadam L1, wpływ z L2 biorę"),
        ("ru", "в ответ L1, влияние беру с L2"),
    ],
)
def test_influence_is_taken_from_a_card_as_from_a_purse(language: str, line: str) -> None:
    move = told("lcg-c312", 1, language, line)
    assert move == {"do": "respond", "by": "A", "card": "l1", "pay": {"influence": ["l2"]}}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "as a response to the result of the challenge L9: I kneel L2 and S1 dies"),
        ("bg", "в отговор на резултата от битката вадя L9: навеждам L2 и S1 е мъртъв"),
        ("pl", "w odpowiedzi na wynik wyzwania L9: przyklękam L2 i S1 ginie"),
        ("ru", "в ответ на исход вызова L9: преклоняю L2, и S1 мёртв"),
    ],
)
def test_only_an_own_card_kneels_for_an_event(language: str, line: str) -> None:
    move = told("hbo-h044", 5, language, line)
    assert (move["do"], move["pay"], move["effects"]) == (
        "respond",
        {"kneel": ["l2"]},
        [{"kind": "kill", "target": "s1"}],
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the effect gives one power to A and three to B"),
        ("bg", "ефектът дава една власт на A и три на B"),
        ("pl", "efekt daje jedną władzę A i trzy B"),
        ("ru", "Ланнистер получает три власти, Старк одну, одновременно"),
    ],
)
def test_of_several_players_each_gains_the_power_that_is_told_beside_him(language: str, line: str) -> None:
    [effect] = told("lcg-c096", 0, language, line)["effects"]
    assert effect == {"kind": "gain_power", "amounts": {"A": 1, "B": 3}}
