"""Moves of the card games told in plain ways: each line means one move, and is taken for it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import OtherLine, became_of, table_before
from tests.speech.spoken_lines import UNDERSTOOD

Said = tuple[str, str, int, str, dict[str, Any]]


def _became(said: Said) -> str:
    language, case, step, line, meant = said
    return became_of(OtherLine(case[:3], language, case, step, line, meant, complete=True))


def _drawn_if_won(until: str) -> list[dict[str, Any]]:
    strength = {"kind": "strength", "target": "a1", "amount": 2, "until": until}
    draws = {"kind": "draw", "seats": ["A"], "amount": 2}
    return [strength, {"kind": "if_win", "effects": [draws]}]


@pytest.mark.parametrize(
    "said",
    [
        ("ru", "lcg-c118", 2, "Играю E1: A1 +2 до конца фазы, а если выиграю, беру две карты"),
        ("pl", "lcg-c118", 2, "Gram E1: A1 +2 do końca fazy, a jeśli wygram, dobieram dwie karty"),
        ("bg", "lcg-c118", 2, "Играя E1: A1 +2 до края на фазата, а ако спечеля, тегля две карти"),
    ],
)
def test_what_comes_about_only_if_the_challenge_is_won_is_told_apart(said: tuple[str, str, int, str]) -> None:
    meant = {"do": "play_event", "by": "A", "card": "e1", "effects": _drawn_if_won("phase")}
    assert _became((*said, meant)) == UNDERSTOOD


@pytest.mark.parametrize(
    "said",
    [
        ("pl", "hbo-e706", 0, "Liczymy dominację, Stark dostaje 3 władzy więcej, jeśli wygra"),
        ("en", "hbo-e706", 0, "time to count dominance, and Stark gets three extra power if he wins it"),
    ],
)
def test_power_that_dominance_adds_for_its_winner_supposes_nothing(said: tuple[str, str, int, str]) -> None:
    added = {"do": "count_dominance", "winner_also": [{"seat": "stark", "power": 3}]}
    assert _became((*said, added)) == UNDERSTOOD


@pytest.mark.parametrize(
    "said",
    [
        ("en", "hbo-h046", 3, "I hang onto d4, nothing to hand on", {"keep": ["d4"]}),
        ("ru", "hbo-e119", 3, "Старк: придержу e, f пускаю по кругу", {"keep": ["e"], "pass": ["f"]}),
        ("bg", "hbo-e119", 3, "Старк: държа e, f пускам към съседа", {"keep": ["e"], "pass": ["f"]}),
    ],
)
def test_a_plot_is_kept_in_a_draft_and_what_is_passed_on_is_not(
    said: tuple[str, str, int, str, dict[str, Any]],
) -> None:
    *told, fields = said
    assert _became((*told, {"do": "draft_pick", "by": "stark", **fields})) == UNDERSTOOD  # type: ignore[arg-type]


def test_the_plots_of_a_deck_may_be_told_from_the_first_up_to_the_last() -> None:
    plots = [f"s{number}" for number in range(1, 8)]
    line = "none of the drafted ones for me, the Stark plot deck is s1 up to s7"
    assert (
        _became(("en", "hbo-h047", 2, line, {"do": "build_plot_deck", "by": "stark", "plots": plots}))
        == UNDERSTOOD
    )


def test_a_reason_without_a_sign_behind_it_ends_where_who_speaks_goes_on() -> None:
    meant = {"do": "play_event", "by": "stark", "card": "s2", "effects": []}
    assert _became(("en", "hbo-e901", 4, "Since he passed I'll play event B now", meant)) == UNDERSTOOD


@pytest.mark.parametrize(
    ("language", "case", "step", "line"),
    [
        ("ru", "lcg-b225", 1, "а a1 я спасу"),
        ("pl", "hbo-i093", 6, "Lannister odpowiada na wynik: l9, klęka któryś z jego ludzi i ginie s1."),
    ],
)
def test_no_other_move_is_made_of_what_is_half_told(language: str, case: str, step: int, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before(case[:3], case, step), language)


@pytest.mark.parametrize(
    "said",
    [
        ("ru", "hbo-e622", 1, "Длинный Коготь с Джона снимаем", "s5"),
        ("en", "lcg-b213", 1, "the Ice that a1 carries comes off, discard it", "t1"),
    ],
)
def test_what_is_attached_is_discarded_and_not_who_carries_it(said: tuple[str, str, int, str, str]) -> None:
    *told, target = said
    meant = {"do": "apply_effect", "effects": [{"kind": "discard_attachment", "target": target}]}
    try:
        assert _became((*told, meant)) != "acted wrongly"  # type: ignore[arg-type]
    except ParseError:
        pytest.fail("an attachment is known")


@pytest.mark.parametrize(
    "said",
    [
        ("pl", "hbo-d006", 1, "dobra, odkrywamy wystawione karty", {"do": "reveal_setup"}),
        ("bg", "hbo-e523", 7, "да видим кой печели тук", {"do": "resolve"}),
        (
            "en",
            "hbo-h035",
            2,
            "a tie again, reroll says Stark",
            {"do": "determine_initiative", "random_result": "stark"},
        ),
        ("en", "lcg-b150", 2, "Lannister will start empty", {"do": "place_setup", "by": "B", "cards": []}),
        ("ru", "lcg-r022", 3, "A говорит: забирает победу C", {"do": "name_winner", "by": "A", "seat": "C"}),
    ],
)
def test_what_the_table_waits_for_is_told_in_everyday_words(said: Said) -> None:
    assert _became(said) == UNDERSTOOD


def _effects(*effects: dict[str, Any]) -> dict[str, Any]:
    return {"do": "apply_effect", "effects": list(effects)}


@pytest.mark.parametrize(
    "said",
    [
        (
            "ru",
            "hbo-h052",
            1,
            "L1 отвечает на S8, беру 1 карту",
            {
                "do": "respond",
                "by": "lannister",
                "card": "l1",
                "to": "played",
                "of": "s8",
                "effects": [{"kind": "draw", "seats": ["lannister"], "amount": 1}],
            },
        ),
        (
            "pl",
            "lcg-b028",
            4,
            "Podstęp: a1 na d1",
            {"do": "assign_stealth", "by": "A", "pairs": {"a1": "d1"}},
        ),
        (
            "en",
            "lcg-b058",
            0,
            "the effect lets A and B draw two cards each",
            _effects({"kind": "draw", "seats": ["A", "B"], "amount": 2}),
        ),
        (
            "ru",
            "hbo-e912",
            1,
            "Варис входит в игру и сбрасывает мейстера Лювина",
            {
                "do": "resolve_passive",
                "by": "lannister",
                "card": "l1",
                "effects": [{"kind": "discard", "target": "s1"}],
            },
        ),
        (
            "pl",
            "lcg-d086",
            1,
            "Oshę ratuję efektem",
            {"do": "save", "by": "A", "card": "a1", "with": "effect"},
        ),
        (
            "en",
            "hbo-i086",
            2,
            "l1 actually drops out of the challenge",
            _effects({"kind": "remove_from_challenge", "target": "l1"}),
        ),
        (
            "bg",
            "hbo-e612",
            5,
            "на сляпо: l5 и l6",
            {"do": "discard_for_claim", "by": "lannister", "random": True, "cards": ["l5", "l6"]},
        ),
        ("bg", "lcg-u16", 3, "нека е на дъното", {"do": "choose_by_text", "by": "stark", "way": "bottom"}),
    ],
)
def test_each_part_that_is_told_of_a_move_has_its_place(said: Said) -> None:
    assert _became(said) == UNDERSTOOD


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("hbo-d052", 0, "ru", "считаем господство, а если выиграю, ещё 3 за Дар"),
        ("hbo-g132", 0, "bg", "Пасивката на P се задейства, и X, извинявай, Ланистър, умира"),
        ("hbo-i060", 0, "pl", "pasywka mojego gościa odpala i zabija twojego"),
    ],
)
def test_what_is_left_open_beside_a_move_is_asked(case: str, step: int, language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before(case[:3], case, step), language)


@pytest.mark.parametrize(
    "said",
    [
        (
            "ru",
            "hbo-e922",
            5,
            "по итогу испытания Тирион поднимается",
            {
                "do": "respond",
                "by": "lannister",
                "card": "l2",
                "to": "challenge_result",
                "effects": [{"kind": "stand", "target": "l2"}],
            },
        ),
        (
            "bg",
            "hbo-e013",
            4,
            "навеждам s8 за една власт на моята къща",
            {
                "do": "use_ability",
                "by": "stark",
                "card": "s8",
                "pay": {"kneel": ["s8"]},
                "effects": [{"kind": "gain_power", "amounts": {"stark": 1}}],
            },
        ),
        ("pl", "hbo-i104", 1, "Lannister dociąga do siedmiu", {"do": "refill_hands", "by": "lannister"}),
        (
            "ru",
            "hbo-d068",
            1,
            "дубликат вместо Неда",
            {"do": "save", "by": "stark", "card": "s1", "with": "duplicate"},
        ),
        ("en", "hbo-f011", 1, "that's it from me, I'm finished, Stark", {"do": "end_turn", "by": "stark"}),
        ("bg", "hbo-h025", 2, "да довършим битката", {"do": "resolve"}),
        (
            "pl",
            "lcg-d079",
            2,
            "efekt usuwa a1 z wyzwania",
            {"do": "apply_effect", "effects": [{"kind": "remove_from_challenge", "target": "a1"}]},
        ),
        (
            "ru",
            "lcg-d068",
            1,
            "B разыгрывает e2, и ничего этого не будет",
            {"do": "cancel", "by": "B", "card": "e2"},
        ),
        (
            "pl",
            "lcg-d027",
            0,
            "x1 z zasadzki, klękają l1 i l2 na wpływy",
            {
                "do": "put_into_play",
                "by": "A",
                "card": "x1",
                "via": "ambush",
                "pay": {"influence": ["l1", "l2"]},
            },
        ),
        (
            "ru",
            "lcg-r012",
            3,
            "как командующий принимаю удар на себя",
            {"do": "redirect", "by": "C", "title": "commander"},
        ),
    ],
)
def test_what_is_paid_or_answered_says_the_move_as_its_verb_does(said: Said) -> None:
    assert _became(said) == UNDERSTOOD


@pytest.mark.parametrize(
    "said",
    [
        (
            "en",
            "lcg-m012",
            3,
            "Baratheon rather than Lannister, please",
            {"do": "choose_new_target", "by": "A", "target": "C"},
        ),
        ("pl", "lcg-m012", 3, "atakuję C zamiast B", {"do": "choose_new_target", "by": "A", "target": "C"}),
        ("bg", "lcg-r022", 3, "нека е C, а не B", {"do": "name_winner", "by": "A", "seat": "C"}),
        (
            "ru",
            "hbo-h007",
            1,
            "первым хочу Ланнистера вместо себя",
            {"do": "name_first_player", "by": "stark", "seat": "lannister"},
        ),
        (
            "pl",
            "hbo-d034",
            1,
            "Jaime obroni mnie przed tym",
            {"do": "declare_defenders", "by": "lannister", "defenders": ["l1"]},
        ),
        ("bg", "lcg-d059", 1, "данъци, всички освен B връщат", {"do": "return_gold", "skip": ["B"]}),
        (
            "bg",
            "hbo-e713",
            3,
            "не съм убеден дали върши работа, но Старк играе s9",
            {"do": "play_event", "by": "stark", "card": "s9", "effects": []},
        ),
        (
            "pl",
            "hbo-e806",
            0,
            "Stark bierze pięć władzy ze stosu, a Lannister jedną",
            {
                "do": "apply_effect",
                "effects": [{"kind": "gain_power", "amounts": {"stark": 5, "lannister": 1}}],
            },
        ),
    ],
)
def test_who_is_passed_over_has_no_part_in_a_move(said: Said) -> None:
    assert _became(said) == UNDERSTOOD


@pytest.mark.parametrize(
    "said",
    [
        (
            "bg",
            "lcg-b195",
            4,
            "Лани пуска e3, без никакъв ефект",
            {"do": "play_event", "by": "B", "card": "e3", "effects": []},
        ),
        ("ru", "lcg-b260", 3, "Бара играет e3", {"do": "play_event", "by": "C", "card": "e3", "effects": []}),
        (
            "en",
            "hbo-g166",
            2,
            "still tied, the draw goes to Lannister",
            {"do": "determine_initiative", "random_result": "lannister"},
        ),
        (
            "bg",
            "hbo-e119",
            2,
            "Ланистър: d пазя, подавам e и f",
            {"do": "draft_pick", "by": "lannister", "keep": ["d"], "pass": ["e", "f"]},
        ),
        (
            "pl",
            "lcg-c158",
            1,
            "Stark wyznacza Lannistera na zwycięzcę",
            {"do": "name_winner", "by": "A", "seat": "B"},
        ),
        (
            "pl",
            "lcg-u13",
            5,
            "pasywka Drogo: wraca na rękę",
            {
                "do": "resolve_passive",
                "by": "targaryen",
                "card": "kd",
                "effects": [{"kind": "return_to_hand", "target": "kd"}],
            },
        ),
        (
            "ru",
            "lcg-m038",
            1,
            "C получает жетон власти",
            {"do": "apply_effect", "effects": [{"kind": "gain_power", "amounts": {"C": 1}}]},
        ),
        (
            "ru",
            "hbo-f202",
            2,
            "Ланнистер играет l9, и если я выиграю, тяну две карты",
            {
                "do": "play_event",
                "by": "lannister",
                "card": "l9",
                "effects": [
                    {"kind": "if_win", "effects": [{"kind": "draw", "seats": ["lannister"], "amount": 2}]}
                ],
            },
        ),
        (
            "bg",
            "lcg-d026",
            0,
            "Gift, влиянието е от Илирио, тегля карта",
            {
                "do": "play_event",
                "by": "A",
                "card": "e1",
                "pay": {"influence": ["a1"]},
                "effects": [{"kind": "draw", "seats": ["A"], "amount": 1}],
            },
        ),
        (
            "pl",
            "hbo-e628",
            1,
            "nie oddam Robba, ratuję go duplikatem",
            {"do": "save", "by": "stark", "card": "s1", "with": "duplicate"},
        ),
    ],
)
def test_short_names_lots_and_conditions_are_heard(said: Said) -> None:
    assert _became(said) == UNDERSTOOD


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("lcg-r004", 4, "bg", "Старк слага една власт, нали беше неоспорено"),
        (
            "hbo-e804",
            0,
            "pl",
            "liczymy dominację, i Lannister dostanie za nią jeszcze trzy władzy, albo cztery",
        ),
        ("hbo-e114", 2, "pl", "Varys odrzuca samego siebie"),
    ],
)
def test_power_and_losses_of_which_half_is_told_are_asked(
    case: str, step: int, language: str, line: str
) -> None:
    try:
        found = parse(line, table_before(case[:3], case, step), language)
    except ParseError:
        return
    assert not str(found).startswith(("ApplyEffect", "CountDominance(by='', winner_also=())"))


def test_one_power_needs_no_number_where_a_card_kneels_for_it() -> None:
    effects = [{"kind": "gain_power", "amounts": {"stark": 1}}]
    meant = {"do": "use_ability", "by": "stark", "card": "s8", "pay": {"kneel": ["s8"]}, "effects": effects}
    assert _became(("pl", "hbo-e013", 4, "klękam s8 i Stark dostaje władzę", meant)) == UNDERSTOOD
