"""Cards that a line tells by their kind or number, and cards that use others: none stands in for another."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before

Said = tuple[str, int, str, str]
"""The case, the step, the language and the line."""


def _done(said: Said) -> dict[str, Any]:
    case, step, language, line = said
    table = table_before(case.partition("-")[0], case, step)
    found = parse(line, table, language)
    assert isinstance(found, Move)
    return step_of(found, table)


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-g125", 0, "bg", "Старк играе герой от ръката"),
        ("hbo-g125", 0, "ru", "Старк кладёт героя с руки"),
        ("hbo-e408", 1, "en", "Stark puts a duplicate on one of his characters"),
        ("hbo-e408", 1, "ru", "Старк кладёт дубликат на героя"),
        ("hbo-e608", 3, "en", "Stark chooses the victim"),
        ("hbo-e608", 3, "pl", "Stark wybiera ofiarę"),
    ],
)
def test_a_card_of_which_only_the_kind_is_told_is_asked_for(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b154", 1, "pl", "Stark wystawia obu Guardów"),
        ("lcg-b154", 1, "ru", "Старк выставляет обоих Guard"),
    ],
)
def test_a_number_before_cards_counts_these(said: Said) -> None:
    assert _done(said)["cards"] == ("x3", "x4")


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b154", 1, "pl", "Stark kładzie Robba i obu Guardów"),
        ("lcg-b154", 1, "bg", "Старк слага Robb и двамата Guard"),
    ],
)
def test_a_number_before_cards_counts_no_others(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-m066", 1, "en", "A2 uses its ability and A3 stands"),
        ("lcg-m066", 1, "en", "I use the ability of A2: A3 stands"),
        ("lcg-m066", 1, "en", "Stark stands A3 with the ability of A2"),
        ("lcg-m066", 1, "en", "A3 stands thanks to the ability of A2"),
        ("lcg-m066", 1, "bg", "ползвам A2 и изправям A3"),
        ("lcg-m066", 1, "bg", "A2 използва способността си, A3 се изправя"),
        ("lcg-m066", 1, "pl", "A3 prostuje się, użyłem A2"),
        ("lcg-m066", 1, "pl", "A2 używa zdolności: A3 powstaje"),
        ("lcg-m066", 1, "ru", "Использую A2, чтобы A3 встал"),
    ],
)
def test_who_is_said_to_be_used_does_it_to_the_other_even_if_the_rules_refuse_it(said: Said) -> None:
    done = _done(said)
    assert (done["card"], done["effects"][0]["target"]) == ("a2", "a3")


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-m066", 1, "en", "A3 uses its ability and A2 stands"),
        ("lcg-m066", 1, "ru", "Использую свойство A3: поднять A2"),
    ],
)
def test_the_same_the_other_way_round(said: Said) -> None:
    done = _done(said)
    assert (done["card"], done["effects"][0]["target"]) == ("a3", "a2")


def test_whose_passive_ability_it_is_stands_before_the_verb() -> None:
    done = _done(("hbo-e025", 5, "bg", "Варис на Ланистър задължително чисти Старата Нан на Старк"))
    assert (done["card"], done["effects"][0]["target"]) == ("l2", "s1")


@pytest.mark.parametrize(
    ("said", "source"),
    [
        (("lcg-d089", 4, "en", "Lannister puts 1 power on Mines for renown"), "renown"),
        (("lcg-d089", 4, "bg", "За слава Ланистър слага 1 власт на Mines"), "renown"),
        (("lcg-d089", 4, "pl", "Lannister kładzie 1 władzy na Mines za sławę"), "renown"),
        (("lcg-d089", 4, "ru", "За славу Ланнистер кладёт 1 власть на Mines"), "renown"),
        (("lcg-d089", 4, "en", "Lannister puts 1 power on Mines for claim"), "claim"),
        (("lcg-d089", 4, "en", "Lannister puts 1 power on Mines"), "claim"),
    ],
)
def test_power_comes_from_what_the_line_says(said: Said, source: str) -> None:
    assert _done(said)["source"] == source


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-c297", 4, "en", "A1 responds to the challenge result: Stark pays 1 gold and draws one card"),
        ("lcg-c297", 4, "pl", "Stark odpowiada A1 na wynik wyzwania: płaci 1 złota i dobiera jedną kartę"),
        ("lcg-c297", 4, "ru", "Старк отвечает A1 на результат вызова: платит 1 золото и берёт одну карту"),
        ("lcg-c297", 4, "bg", "Старк отговаря с A1 на резултата: плаща 1 злато и тегли една карта"),
    ],
)
def test_as_much_gold_is_paid_as_cards_are_drawn(said: Said) -> None:
    assert _done(said)["pay"] == {"gold": 1}


@pytest.mark.parametrize(
    ("said", "gold"),
    [
        (("lcg-b194", 0, "en", "Card a1 kneels, I pay 1 gold and kill Card b1"), 1),
        (("lcg-b194", 0, "bg", "коленича Card a1, плащам 1 злато и убивам Card b1"), 1),
        (("lcg-b194", 0, "pl", "klękam Card a1, płacę 1 złota i zabijam Card b1"), 1),
        (("lcg-b194", 0, "ru", "Card b1 умирает, поворачиваю Card a1 и плачу 1 золото"), 1),
        (("lcg-b194", 0, "ru", "плачу золотой и поворачиваю Card a1: Card b1 умирает"), 1),
        (("lcg-b194", 0, "en", "Stark kneels Card a1 to kill Card b1"), None),
    ],
)
def test_who_kneels_does_it_to_the_other_and_pays_what_is_told(said: Said, gold: int | None) -> None:
    done = _done(said)
    assert (done["card"], done["effects"][0]["target"], done["pay"].get("gold")) == ("a1", "b1", gold)
