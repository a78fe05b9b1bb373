"""`from referee import judge, ask, rule, Position`: what other programs get."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import referee
from referee import BadInput, Position, UnknownRule, ask, judge, rule
from tests.kit.command import CASE, changed, file_of, inside
from tests.test_imports import loaded_by

TABLE = """hbo r3 challenges, lannister to act
stark 2g 4p h3: jon 3m, arya k2mi
lannister 1g 6p h2 claim 2: hound 4m"""
ATTACK = "lannister military: hound"


def test_every_name_that_is_offered_is_there() -> None:
    assert [name for name in referee.__all__ if getattr(referee, name, None) is None] == []
    assert set(referee.__all__) <= set(dir(referee))


def test_a_name_that_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="undo"):
        _ = referee.undo  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("statement", "free_of"),
    [
        ("import referee", {"msgspec", "engine", "rulebook", "cards", "textual", "sqlmodel", "argparse"}),
        ("from referee import ask, rule", {"engine", "textual", "sqlmodel", "sqlalchemy", "pydantic"}),
        ("from referee import judge, Position", {"textual", "sqlmodel", "sqlalchemy", "pydantic", "sqlite3"}),
    ],
)
def test_importing_loads_what_is_named_and_nothing_else(statement: str, free_of: set[str]) -> None:
    assert loaded_by(statement) & free_of == set()


def test_a_dispute_in_a_few_lines_is_ruled_under_every_printing() -> None:
    found = judge(f"{TABLE}\n? {ATTACK}\n? stark defends with arya", language="pl")

    assert [one.text for one in found.cases] == ["bg-2013", "pl-2012"]
    assert [one.legal for one in found.cases[1].steps] == [True, False]
    assert "klęczy" in found.last.sentence
    assert ("najpierw musi powstać arya",) in found.last.remedies


def test_a_refusal_quotes_the_clause_of_its_printing_in_the_language_of_the_printing() -> None:
    clauses = [one.steps[-1].clause for one in judge(TABLE, ATTACK, "stark defends with arya").cases]

    bulgarian, polish = clauses
    assert bulgarian is not None
    assert polish is not None
    assert {one.rule for one in (bulgarian, polish)} == {"hbo.challenge.defenders_standing"}
    assert bulgarian.title == polish.title == rule(polish.rule).title
    assert bulgarian.quoted == rule(polish.rule, language="bg").title
    assert polish.quoted == rule(polish.rule, language="pl").title
    assert polish.heading == "KROK 2: ZADEKLAROWANIE OBROŃCÓW"
    assert polish.place == f"{polish.heading}, p. 9"


def test_a_move_that_keeps_every_rule_needs_no_clause() -> None:
    found = judge(TABLE, ATTACK, text="pl-2012").last

    assert (found.legal, found.sentence, found.clause, found.page) == (True, "Legal", None, None)


def test_a_value_nobody_has_told_is_asked_for_in_the_language() -> None:
    table = TABLE.replace("hound 4m", "hound ?m")
    found = judge(table, ATTACK, "stark defends with jon", "resolve", language="bg", text="bg-2013").last

    assert found.legal is None
    assert found.asks is not None
    assert found.asks.field == "strength"
    assert "сила" in found.sentence.casefold()


def test_a_position_and_its_moves_are_ruled_like_the_same_text() -> None:
    table = Position.read(TABLE)

    assert judge(table, ATTACK) == judge(f"{TABLE}\n? {ATTACK}")
    assert judge(table.text("ru"), "ланнистер атакует в битве с hound", language="ru").last.legal is True


def test_a_step_of_the_case_format_is_a_move_too() -> None:
    table = Position.read(TABLE)
    step = {
        "do": "declare_challenge",
        "by": "lannister",
        "kind": "military",
        "target": "stark",
        "attackers": ["hound"],
    }

    assert judge(table, step) == judge(table, ATTACK)


@pytest.mark.parametrize("given", [CASE, file_of(CASE), file_of(CASE).decode()])
def test_a_case_may_be_a_dictionary_bytes_or_text(given: Any) -> None:
    found = judge(given)

    assert [one.passed for one in found.cases] == [True, True]


def test_the_library_says_what_the_command_prints() -> None:
    data = file_of(CASE)

    assert (
        judge(data, language="bg").json()
        == inside("judge", "-", "--json", "--text", "all", "--lang", "bg", given=data).out
    )


def test_a_position_is_the_same_after_it_was_written_in_any_language() -> None:
    table = Position.read(TABLE)

    assert all(Position.read(table.text(one)) == table for one in ("en", "bg", "pl", "ru"))
    assert Position.read(table.json()) == table


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("x", "line 1"),
        ("", "line 1"),
        (b"\xff", "JSON"),
        (b"{}", "field"),
        ({"game": "chess", "position": {}, "steps": []}, "chess"),
        ({"game": "hbo", "position": {"colour": 1}, "steps": []}, "colour"),
        ({"game": "hbo", "position": {}, "steps": [{"do": "fly"}]}, "fly"),
        ({"game": "hbo", "position": {"seats": object()}, "steps": []}, "object"),
        (f"{TABLE}\n? stark flies", "flies"),
    ],
)
def test_what_cannot_be_judged_is_told_in_a_sentence(wrong: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        judge(wrong)


def test_a_printing_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadInput, match="ru-2008"):
        judge(CASE, text="ru-2008")


LANGUAGE_TAKERS: dict[str, Callable[[str], Any]] = {
    "judge": lambda language: judge(TABLE, ATTACK, language=language),
    "rule": lambda language: rule("hbo.duplicate.save", language=language),
    "ask": lambda language: ask("May I attack?", language=language),
    "read": lambda language: Position.read(TABLE, language=language),
    "text": lambda language: Position.read(TABLE).text(language),
}


@pytest.mark.parametrize("language", ["de", "", "EN", "../en"])
@pytest.mark.parametrize("call", LANGUAGE_TAKERS)
def test_a_language_nobody_knows_is_refused_with_those_there_are(call: str, language: str) -> None:
    with pytest.raises(BadInput) as told:
        LANGUAGE_TAKERS[call](language)

    assert str(told.value) == f"there is no language {language!r}; there are en, bg, pl, ru"


def test_a_question_about_a_game_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as told:
        ask("May I attack?", game="chess")

    assert str(told.value) == 'There is no game "chess". Games: hbo, kings, lcg, oriflamme.'
    with pytest.raises(BadInput, match="Игри: hbo"):
        ask("Мога ли да атакувам?", game="chess", language="bg")


@pytest.mark.parametrize("limit", [0, -1])
def test_less_than_one_result_cannot_be_asked_for(limit: int) -> None:
    with pytest.raises(BadInput, match=f"limit is {limit}; it must be at least 1"):
        ask("May I attack with a kneeling character?", limit=limit)


@pytest.mark.parametrize("wrong", [None, 3, [CASE]])
def test_what_is_no_dispute_and_no_move_is_a_type_error_that_names_what_may_stand_there(wrong: Any) -> None:
    with pytest.raises(TypeError, match="a dispute is a position text, JSON, a Position or a case, not"):
        judge(wrong)
    with pytest.raises(TypeError, match="a position is text or JSON, as str or bytes, not"):
        Position.read(wrong)
    with pytest.raises(TypeError, match="a move is a typed line or a step of the case format, not"):
        judge(TABLE, wrong)


@pytest.mark.parametrize(
    ("table", "moves", "said"),
    [
        (TABLE.replace("hbo", "chess"), (ATTACK,), "possible here: hbo, lcg, oriflamme, kings$"),
        ({"game": "hbo", "position": 3}, (ATTACK,), "position"),
        ({"game": "hbo", "position": {}, "steps": 3}, (ATTACK,), "steps"),
        (Position.read(TABLE).json(), (ATTACK,), "JSON"),
        (TABLE, ({"do": object()},), "object"),
    ],
)
def test_a_table_with_moves_that_cannot_be_read_is_told_in_a_sentence(
    table: Any, moves: tuple[Any, ...], said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        judge(table, *moves)


def test_moves_follow_the_steps_a_case_has() -> None:
    case = {
        "game": "hbo",
        "text": "pl-2012",
        "position": Position.read(TABLE).fields,
        "steps": [
            {
                "do": "declare_challenge",
                "by": "lannister",
                "kind": "military",
                "target": "stark",
                "attackers": ["hound"],
            }
        ],
    }

    [ruled] = judge(case, "stark defends with arya", text="pl-2012").cases

    assert [one.legal for one in ruled.steps] == [True, False]


def test_a_position_without_a_move_has_no_last_ruling() -> None:
    found = judge(TABLE)

    assert str(found) == ""
    with pytest.raises(LookupError, match="no move was judged"):
        _ = found.last


def test_threads_may_judge_at_the_same_time() -> None:
    disputes = [f"{TABLE}\n? {ATTACK}\n? stark defends with {who}" for who in ("jon", "arya") * 6]
    with ThreadPoolExecutor(4) as threads:
        found = list(
            threads.map(lambda one: (judge(one).last.legal, rule("hbo.challenge.unopposed").id), disputes)
        )

    assert found == [(legal, "hbo.challenge.unopposed") for legal in (True, False) * 6]


def test_a_question_is_answered_by_a_rule_or_by_none() -> None:
    answer = ask("Може ли да атакувам с коленичил герой?", game="hbo").answer

    assert answer is not None
    assert "standing" in rule(answer.id).title
    assert ask("How does a knight move in chess?").answer is None


def test_a_rule_is_read_in_each_language() -> None:
    titles = {rule("hbo.duplicate.save", language=one).title for one in ("en", "bg", "pl", "ru")}

    assert len(titles) == 4


def test_an_id_that_no_rule_has_names_the_nearest() -> None:
    with pytest.raises(UnknownRule) as told:
        rule("hbo.duplicate.saves")

    assert "hbo.duplicate.save" in told.value.nearest


def test_the_command_adds_fields_behind_the_old_ones() -> None:
    steps = [{**CASE["steps"][0], "attackers": []}, {"ask": "victory_power", "seat": "stark"}]
    found = json.loads(inside("judge", "-", "--json", given=file_of(changed(steps=steps))).out)

    [case] = found["cases"]
    new = ["sentence", "clause", "page", "remedies"]
    assert [list(step)[7:] for step in case["steps"]] == [new, new]
    refused = case["steps"][0]
    assert refused["clause"]["rule"] == refused["because"][0]
    assert refused["remedies"]
