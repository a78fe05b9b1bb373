"""What a line says beside the move it is read as: what may mean something is asked about, talk is not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before

Spoken = tuple[str, str, int, str, str]
"""The game, the case, the step, the language and the line."""


def _read(spoken: Spoken) -> dict[str, Any]:
    game, case, step, language, line = spoken
    table = table_before(game, case, step)
    found = parse(line, table, language)
    assert isinstance(found, Move)
    return step_of(found, table)


@pytest.mark.parametrize(
    ("spoken", "words"),
    [
        (("hbo", "hbo-d047", 5, "en", "Jon reacts to the win and gets back up"), ("back",)),
        (("hbo", "hbo-e018", 0, "en", "Stark plays Fire, this is gonna be brutal"), ("brutal",)),
        (("hbo", "hbo-e119", 1, "bg", "Старк запазва a, другите два (b и c) ги подава нататък"), ("b", "c")),
        (("lcg", "lcg-d086", 1, "ru", "спасаем Ошу свойством карты"), ("спасаем",)),
    ],
    ids=["an effect nobody knows", "a remark that may be one", "names of plots", "the verb of another move"],
)
def test_what_a_move_leaves_out_is_named_and_the_move_offered(spoken: Spoken, words: tuple[str, ...]) -> None:
    with pytest.raises(ParseError) as asked:
        _read(spoken)
    assert asked.value.says == "words_not_placed"
    assert asked.value.facts["words"] == words
    assert asked.value.offers


@pytest.mark.parametrize(
    "spoken",
    [
        ("hbo", "hbo-d061", 1, "pl", "Varys jest sam więc sam siebie zmiata ze stołu"),
        ("hbo", "hbo-i059", 0, "en", "Carry out the passive on l9 please"),
        ("hbo", "hbo-e914", 9, "ru", "на это у меня Debts Are Paid, убиваю Робба"),
    ],
    ids=["an effect in unknown words", "no effect", "no price"],
)
def test_what_a_card_of_unknown_text_does_and_costs_has_to_be_told(spoken: Spoken) -> None:
    with pytest.raises(ParseError):
        _read(spoken)


@pytest.mark.parametrize(
    ("spoken", "offered"),
    [
        (("lcg", "lcg-b192", 4, "en", "my military guy responds to the win, I'll pay the one gold"), "pay 1"),
        (("lcg", "lcg-b192", 4, "pl", "A: odpowiadam a1 na wygraną, płacę jedno złoto"), "1"),
        (("lcg", "lcg-b224", 0, "en", "the effect hits Stark's guy, the unique one"), "a1"),
        (("lcg", "lcg-d070", 1, "bg", "а сега му вдигам силата на Роб до края на фазата"), "a1"),
        (("lcg", "lcg-c089", 0, "en", "the Hand's influence pays for it, one of my events, no effect"), ""),
    ],
    ids=[
        "what a paid response does",
        "the same in Polish",
        "what an effect does",
        "another effect than the one that is done",
        "a price beside a pass",
    ],
)
def test_what_a_line_leaves_open_or_tells_of_another_move_is_asked(spoken: Spoken, offered: str) -> None:
    with pytest.raises(ParseError) as asked:
        _read(spoken)
    assert any(offered in one.line for one in asked.value.offers)


@pytest.mark.parametrize(
    ("language", "line"),
    [("pl", "Ned ginie :("), ("en", "Ned dies"), ("bg", "Нед умира"), ("ru", "Нед погибает")],
)
def test_who_dies_where_no_claim_is_due_dies_by_an_effect(language: str, line: str) -> None:
    found = _read(("lcg", "lcg-u03", 0, language, line))
    assert list(found["effects"]) == [{"kind": "kill", "target": "ned"}]


def test_a_response_is_to_what_its_line_says() -> None:
    found = _read(("hbo", "hbo-e618", 2, "en", "Retinue reacts to defending, I draw a card"))
    assert found["to"] == "declared_defender"


def test_a_number_that_is_no_price_is_not_paid() -> None:
    played = _read(("lcg", "lcg-d087", 0, "pl", "wydarzenie Allies, każdy dobiera po jednej"))
    assert not played.get("pay")


@pytest.mark.parametrize(
    ("spoken", "makes"),
    [
        (("hbo", "hbo-e921", 0, "en", "paying 4, Eddard comes down"), "play_card"),
        (("hbo", "hbo-e625", 2, "en", "who won? count"), "resolve"),
        (("hbo", "hbo-d047", 5, "en", "Jon reacts to the win"), "respond"),
    ],
    ids=["the cost on the card", "a question", "the result answered"],
)
def test_what_is_so_at_the_table_and_talk_are_no_remainder(spoken: Spoken, makes: str) -> None:
    assert _read(spoken)["do"] == makes


@pytest.mark.parametrize("line", ["red, as cutthroat, kills the queen", "red, as cutthroat, against green"])
def test_a_seat_before_a_comma_speaks_for_itself(line: str) -> None:
    found = _read(("oriflamme", "oriflamme-n37", 0, "en", line))
    assert (found["by"], found["card"], found["target"]) == ("red", "red.cutthroat", "green.queen")


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        (("lcg", "lcg-r019", 0, "en", "Lannister steals A1 from Stark"), {"do": "apply_effect"}),
        (("lcg", "lcg-r019", 0, "pl", "Lannister kradnie A1 Starkowi"), {"do": "apply_effect"}),
        (("lcg", "lcg-m067", 4, "bg", "стелта отива на B3"), {"pairs": {"a1": "b3"}}),
        (("lcg", "lcg-m067", 4, "en", "stealth goes on B3"), {"pairs": {"a1": "b3"}}),
        (("lcg", "lcg-c168", 3, "en", "claim 2, so both of mine are dead"), {"cards": ("b1", "b2")}),
        (
            ("lcg", "lcg-c198", 3, "bg", "Имам бдителност, ама няма да изправям никого"),
            {"keyword": "vigilant"},
        ),
        (("lcg", "lcg-c198", 3, "en", "vigilant, but I don't stand anybody"), {"keyword": "vigilant"}),
        (("lcg", "lcg-c062", 1, "pl", "Bronię tym swoim jednym"), {"defenders": ("b1",)}),
        (("lcg", "lcg-m060", 0, "ru", "Военный на Ланнистера"), {"attackers": ("a1",)}),
        (("lcg", "lcg-m060", 0, "en", "military against Lannister"), {"attackers": ("a1",)}),
        (("lcg", "lcg-c296", 3, "bg", "жертвам B1, той има два дубликата"), {"cards": ("b1",)}),
        (("lcg", "lcg-r024", 1, "pl", "to ja w odpowiedzi wrzucam event A1"), {"do": "play_event"}),
    ],
)
def test_where_one_thing_is_possible_it_is_done(spoken: Spoken, told: dict[str, Any]) -> None:
    assert told.items() <= _read(spoken).items()


def test_a_gift_of_gold_is_no_income_and_what_it_is_given_for_no_end_of_a_turn() -> None:
    with pytest.raises(ParseError):
        _read(("lcg", "lcg-r009", 4, "bg", "A дава злато на B, само да не го напада"))


@pytest.mark.parametrize(("language", "line"), [("bg", "A дава злато на B"), ("en", "A gives gold to B")])
def test_how_much_gold_is_given_is_asked(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        _read(("lcg", "lcg-r009", 4, language, line))


@pytest.mark.parametrize(
    ("spoken", "move"),
    [
        (("lcg", "lcg-b183", 4, "en", "Barratheon passes"), {"do": "pass", "by": "C"}),
        (("lcg", "lcg-b183", 4, "ru", "Баратэон пасует"), {"do": "pass", "by": "C"}),
        (
            ("oriflamme", "oriflamme-o04", 0, "en", "red's first card: Apothacary, on the left"),
            {"do": "place", "by": "red", "card": "apothecary", "where": "left"},
        ),
    ],
)
def test_a_misspelt_name_of_the_move_is_not_left_out(spoken: Spoken, move: dict[str, Any]) -> None:
    assert _read(spoken) == move


def test_a_word_that_is_hardly_like_a_name_is_asked_about() -> None:
    with pytest.raises(ParseError):
        _read(("lcg", "lcg-u08", 2, "ru", "Старк выбирает запалтить"))
