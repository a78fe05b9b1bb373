"""What is not done: what a line tells of something else, or under a condition, is asked about."""

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
        ("hbo-f204", 1, "en", "I play Vengeance: if I win this, Tywin dies"),
        ("hbo-f204", 1, "bg", "Играя Vengeance: ако спечеля, Тивин умира"),
        ("hbo-f204", 1, "pl", "Gram Vengeance: jeśli wygram, Tywin ginie"),
        ("hbo-f204", 1, "ru", "Играю Vengeance: если выиграю, Тайвин умирает"),
    ],
)
def test_an_effect_under_a_condition_is_not_made_without_it(said: Said) -> None:
    (effect,) = _done(said)["effects"]
    assert effect["kind"] == "if_win"


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-h007", 1, "en", "initiative is mine, but Lannister goes first"),
        ("hbo-h007", 1, "bg", "инициативата е моя, но пръв е Ланистър"),
        ("hbo-h007", 1, "pl", "inicjatywa moja, ale pierwszy będzie Lannister"),
        ("hbo-h007", 1, "ru", "инициатива моя, но первым пусть будет Ланнистер"),
    ],
)
def test_who_names_another_as_first_player_does_not_name_himself(said: Said) -> None:
    done = _done(said)
    assert (done["by"], done["seat"]) == ("stark", "lannister")


def test_a_plot_that_is_named_is_revealed_and_no_set_up() -> None:
    done = _done(("hbo-i102", 1, "en", "sorry, I meant plot A, flipping that one"))
    assert (done["do"], done["plot"]) == ("reveal_plot", "a")


def test_an_attachment_is_discarded_and_not_who_has_it() -> None:
    done = _done(("hbo-i057", 0, "en", "discard that Lannister attachment off Stark's guy"))
    (effect,) = done["effects"]
    assert "l9" in effect.values()


def test_the_attacker_does_not_defend_where_another_house_is_asked_and_named() -> None:
    with pytest.raises(ParseError) as asked:
        _done(("hbo-f021", 4, "ru", "так, защита от Пса, Старк определился"))
    assert asked.value.facts["words"] == ("Старк",)


def test_a_card_that_is_needed_later_does_not_join_those_who_defend() -> None:
    said = ("hbo-e509", 2, "bg", "ще пратя само Златния плащ да брани, Хрътката ми трябва за после")
    assert _done(said)["defenders"] == ("l4",)


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-f204", 1, "en", "Vengeance: Tywin dies when I win"),
        ("hbo-f204", 1, "bg", "Vengeance: като спечеля, Тивин умира"),
        ("hbo-f204", 1, "pl", "Zagrywam Vengeance, w razie wygranej Tywin ginie"),
        ("hbo-f204", 1, "ru", "Vengeance: Тайвин погибает, когда выиграю"),
    ],
)
def test_an_effect_told_beside_winning_is_offered_with_and_without_that_condition(said: Said) -> None:
    with pytest.raises(ParseError) as asked:
        _done(said)
    assert len(asked.value.offers) > 1


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e509", 2, "en", "Gold Cloak defends, the Hound stays home"),
        ("hbo-e509", 2, "bg", "браня със Златния плащ, Хрътката я пазя за после"),
        ("hbo-e509", 2, "pl", "bronię Złotym Płaszczem, Ogar zostaje w domu"),
        ("hbo-e509", 2, "ru", "защищается Gold Cloak, Пёс остаётся дома"),
    ],
)
def test_who_is_held_back_does_not_defend(said: Said) -> None:
    assert _done(said)["defenders"] == ("l4",)


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-h047", 2, "en", "Stark's plot deck is S1 through S7"),
        ("hbo-h047", 2, "bg", "тестето със сценарии на Старк: от S1 до S7"),
        ("hbo-h047", 2, "pl", "talia intryg Starków: S1 do S7"),
        ("hbo-h047", 2, "ru", "колода замыслов Старка: S1-S7"),
    ],
)
def test_a_plot_deck_from_one_to_another_holds_those_between(said: Said) -> None:
    assert _done(said)["plots"] == tuple(f"s{number}" for number in range(1, 8))


def test_a_plot_is_put_into_a_deck_and_not_a_card_of_the_same_id() -> None:
    said = ("hbo-h047", 2, "en", "Stark's plot deck is s1, s2, s3, s4, s5, s6 and s7")
    assert "Scout" not in _done(said)["plots"]


def test_a_card_behind_the_verb_of_something_else_does_not_join_those_who_defend() -> None:
    said = ("hbo-e509", 2, "en", "I'll block with the Gold Cloak and save the Hound for my own turn")
    with pytest.raises(ParseError):
        _done(said)


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e907", 2, "en", "I play the Raven, it does nothing right now"),
        ("hbo-e907", 2, "bg", "играя Raven, нищо не прави"),
        ("hbo-e907", 2, "pl", "zagrywam Raven, nic nie robi"),
        ("hbo-e907", 2, "ru", "играю Raven, он ничего не делает"),
    ],
)
def test_who_plays_a_card_that_does_nothing_does_not_pass_besides(said: Said) -> None:
    assert _done(said)["do"] == "play_event"


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e927", 0, "en", "I had my intrigue already, so now I attack with Robb"),
        ("hbo-e927", 0, "bg", "Интригата вече беше, затова сега нападам с Роб"),
        ("hbo-e927", 0, "pl", "Intryga już była, więc atakuję Robbem"),
        ("hbo-e927", 0, "ru", "Интрига уже была, поэтому нападаю Роббом"),
    ],
)
def test_the_kind_of_a_challenge_that_has_been_is_not_that_of_the_next(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


def test_what_is_discarded_by_lot_does_not_decide_initiative() -> None:
    with pytest.raises(ParseError):
        _done(("hbo-e207", 0, "pl", "Plot Lannistera pierwszy: Stark odrzuca losową kartę"))


def test_as_many_cards_as_nobody_draws_in_the_draw_phase_are_not_drawn_in_it() -> None:
    done = _done(("lcg-c028", 0, "ru", "Оба по пять карт."))

    assert done["do"] == "apply_effect"


def test_who_says_that_a_house_is_first_does_not_end_a_turn() -> None:
    with pytest.raises(ParseError):
        _done(("lcg-r056", 1, "en", "Lannister is first, that's me"))


@pytest.mark.parametrize(
    "said",
    [("lcg-b026", 2, "ru", "Баратеон защищает c1"), ("lcg-b026", 2, "en", "Baratheon defends with c1")],
)
def test_who_is_asked_for_support_supports(said: Said) -> None:
    assert _done(said)["do"] == "support_defend"


def test_who_says_that_nothing_happens_so_that_all_stand_ends_no_turn() -> None:
    told = _done(("hbo-e717", 4, "ru", "Больше ничего не происходит, так что все поднимаются."))

    assert told["do"] == "stand_all"


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e902", 0, "en", "I would rather save my event for later on, so Stark passes here"),
        ("hbo-e902", 0, "pl", "event zostawiam na potem, więc Stark pasuje"),
    ],
)
def test_what_is_kept_for_later_is_not_played_where_a_line_ends_with_a_pass(said: Said) -> None:
    assert _done(said)["do"] == "pass"


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-i082", 2, "en", "I have the initiative, but let Lannister be first player"),
        ("hbo-i082", 2, "bg", "инициативата ми е по-голяма, но първи е Ланистър"),
        ("lcg-c026", 1, "pl", "inicjatywa moja, ale zaczyna ktoś inny"),
    ],
)
def test_who_goes_first_is_not_left_out_behind_whose_initiative_it_is(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)
