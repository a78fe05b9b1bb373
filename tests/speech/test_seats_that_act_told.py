"""Who chooses, helps, saves or gives, as lines tell it, where the rules refuse it or only another may."""

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
        ("lcg-c074", 3, "en", "Stark chooses himself as the new target"),
        ("lcg-c074", 3, "en", "Baratheon redirected me, so Stark picks himself as the new target"),
        ("lcg-c074", 3, "bg", "Старк избира себе си за нова цел"),
        ("lcg-c074", 3, "pl", "Stark wybiera siebie na nowy cel"),
        ("lcg-c074", 3, "ru", "Старк выбирает новой целью себя"),
    ],
)
def test_a_seat_may_be_said_to_make_itself_the_new_target(said: Said) -> None:
    done = _done(said)
    assert (done["do"], done["by"], done["target"]) == ("choose_new_target", "A", "A")


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b018", 2, "en", "Targaryen chooses the new target"),
        ("lcg-b018", 2, "bg", "Таргариен избира новата цел"),
        ("lcg-b018", 2, "ru", "Таргариен выбирает новую цель"),
        ("lcg-b018", 2, "pl", "Targaryen wybiera nowy cel"),
    ],
)
def test_who_chooses_a_new_target_is_not_it(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


def test_who_is_the_new_target_is_named_alone() -> None:
    assert _done(("lcg-b018", 2, "en", "the new target is Targaryen"))["target"] == "D"


@pytest.mark.parametrize(
    ("said", "makes"),
    [
        (("lcg-m009", 2, "en", "Baratheon defends for Lannister with C1"), "support_defend"),
        (("lcg-m009", 2, "bg", "Баратеон защитава Ланистър с C1"), "support_defend"),
        (("lcg-m009", 2, "pl", "Baratheon broni Lannistera postacią C1"), "support_defend"),
        (("lcg-m009", 2, "ru", "Баратеон защищает Ланнистера картой C1"), "support_defend"),
        (("lcg-m009", 2, "en", "Baratheon defends with C1"), "declare_defenders"),
    ],
)
def test_who_defends_another_supports_him(said: Said, makes: str) -> None:
    done = _done(said)
    assert (done["do"], done["by"], done["defenders"]) == (makes, "C", ("c1",))


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-h045", 4, "en", "Lannister saves L1 by playing L9"),
        ("hbo-h045", 4, "pl", "Lannister ratuje L1 zagrywając L9"),
    ],
)
def test_a_save_that_is_told_is_no_mere_event(said: Said) -> None:
    done = _done(said)
    assert (done["do"], done["card"], done["with"]) == ("save", "l1", "l9")


def test_an_event_without_a_save_is_played() -> None:
    assert _done(("hbo-h045", 4, "en", "Lannister plays L9"))["do"] != "save"


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b123", 1, "en", "Stark saves Robb by an effect"),
        ("lcg-b123", 1, "bg", "Старк спасява Роб с ефект"),
        ("lcg-b123", 1, "pl", "Stark ratuje Robba efektem"),
        ("lcg-b123", 1, "ru", "Старк спасает Робба эффектом"),
    ],
)
def test_an_effect_saves_and_brings_nobody_in(said: Said) -> None:
    assert _done(said)["do"] == "save"


@pytest.mark.parametrize(
    ("said", "result"),
    [
        (("lcg-b285", 1, "en", "we drew lots for initiative, it falls on A"), "A"),
        (("lcg-b285", 1, "bg", "хвърлихме жребий за инициативата, пада се на B"), "B"),
        (("lcg-b285", 1, "pl", "losujemy inicjatywę, wypada na A"), "A"),
        (("lcg-b285", 1, "ru", "бросили жребий, выпало B"), "B"),
        (("hbo-g110", 0, "pl", "losowanie inicjatywy: wypadło na Starka"), "stark"),
    ],
)
def test_on_whom_the_lot_falls_is_told_with_the_initiative(said: Said, result: str) -> None:
    assert _done(said)["random_result"] == result


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        (("lcg-r009", 2, "en", "Stark gives 1 gold to himself"), ("A", "A")),
        (("lcg-r009", 2, "en", "Lannister gives himself 1 gold"), ("B", "B")),
        (("lcg-r009", 2, "bg", "Старк дава 1 злато на себе си"), ("A", "A")),
        (("lcg-r009", 2, "ru", "Старк даёт 1 золото самому себе"), ("A", "A")),
        (("lcg-r009", 2, "en", "Stark gives 1 gold to Lannister"), ("A", "B")),
    ],
)
def test_gold_goes_to_whom_the_line_names(said: Said, seats: tuple[str, str]) -> None:
    done = _done(said)
    assert (done["by"], done["to"]) == seats


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b190", 3, "en", "Stark responds with x1 to x1 being played"),
        ("lcg-b190", 3, "pl", "Stark odpowiada kartą x1 na zagranie x1"),
    ],
)
def test_a_card_may_be_said_to_answer_itself(said: Said) -> None:
    assert _done(said)["of"] == "x1"


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-h048", 6, "en", "hand in the gold"),
        ("hbo-h048", 6, "bg", "връщаме всичкото злато"),
        ("hbo-h048", 6, "pl", "oddajemy całe złoto"),
        ("hbo-h048", 6, "ru", "золото сдаём"),
    ],
)
def test_gold_goes_back(said: Said) -> None:
    assert _done(said)["do"] == "return_gold"


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-c028", 0, "en", "by a card effect Stark and Lannister draw 4 cards"),
        ("lcg-c028", 0, "bg", "Ефект: Старк и Ланистър теглят по 4 карти"),
        ("lcg-c028", 0, "pl", "Efekt karty: Stark i Lannister dobierają po 4 karty"),
        ("lcg-c028", 0, "ru", "Эффект: Старк и Ланнистер берут по 4 карты"),
    ],
)
def test_two_who_are_named_together_draw_together(said: Said) -> None:
    (effect,) = _done(said)["effects"]
    assert (effect["seats"], effect["amount"]) == (("A", "B"), 4)


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e909", 0, "en", "Lannister steals 1 gold from Stark"),
        ("hbo-e909", 0, "bg", "Ланистър краде 1 злато от Старк"),
        ("hbo-e909", 0, "pl", "Lannister kradnie Starkowi 1 złota"),
        ("hbo-e909", 0, "ru", "Ланнистер крадёт 1 золото у Старка"),
    ],
)
def test_who_stands_before_the_verb_steals(said: Said) -> None:
    (effect,) = _done(said)["effects"]
    assert (effect["from"], effect["to"]) == ("stark", "lannister")


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-c047", 3, "en", "Lannister chooses what to discard for claim: one"),
        ("lcg-c047", 3, "ru", "Ланнистер сам выбирает, что сбросить за намерение: одну"),
    ],
)
def test_cards_that_are_chosen_for_a_claim_are_not_drawn_by_lot(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


def test_cards_of_which_only_the_number_is_told_are_drawn_by_lot() -> None:
    assert _done(("lcg-c047", 3, "en", "Lannister discards 1 for claim"))["count"] == 1


def test_what_is_reckoned_up_is_not_discarded() -> None:
    assert _done(("hbo-d035", 2, "bg", "изчисли предизвикателството"))["do"] == "resolve"


@pytest.mark.parametrize(
    ("said", "by"),
    [
        (("hbo-e211", 0, "en", "Stark reveals l-b"), "stark"),
        (("hbo-e211", 0, "bg", "Старк разкрива l-b"), "stark"),
        (("hbo-e211", 0, "pl", "Stark odkrywa fabułę l-b"), "stark"),
        (("hbo-e211", 0, "ru", "Старк вскрывает l-b"), "stark"),
        (("hbo-e211", 0, "en", "reveal l-b"), "lannister"),
    ],
)
def test_who_is_named_reveals_a_plot_even_if_it_is_another_s(said: Said, by: str) -> None:
    done = _done(said)
    assert (done["by"], done["plot"]) == (by, "l-b")
