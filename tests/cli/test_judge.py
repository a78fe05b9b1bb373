"""`referee judge`: every worked case through the real command, the shape of its result, its exit codes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kit import cases
from tests.kit.command import CASE, CASES, changed, file_of, inside, referee

OLD_FIELDS = ("legal", "because", "rules", "basis", "asks", "facts", "answer")
IN_WORDS = ("sentence", "clause", "page", "remedies")


def judged(*arguments: str, given: bytes = b"") -> tuple[dict[str, Any], int]:
    done = referee("judge", *arguments, "--json", given=given)
    assert done.stderr == b""
    found: dict[str, Any] = json.loads(done.stdout)
    return found, done.returncode


def test_every_worked_case_comes_out_as_expected_under_every_text() -> None:
    done = referee("judge", str(CASES), "--text", "all")

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"NOT AS EXPECTED" not in done.stdout


def test_the_result_is_one_json_document_of_the_documented_shape() -> None:
    found, code = judged(str(CASES), "--text", "all")

    assert (code, found["format"]) == (0, "referee-result/1")
    for case in found["cases"]:
        assert list(case) == ["id", "text", "pass", "steps"]
        assert case["pass"] is True
        for step in case["steps"]:
            assert list(step) == [*OLD_FIELDS, *IN_WORDS]
            assert step["rules"]
            assert (step["legal"] is False) == bool(step["because"])
            assert step["basis"] in ("stated", "derived", "silent")


def test_a_case_under_all_texts_is_judged_once_for_each() -> None:
    found, _ = judged("-", "--text", "all", given=file_of(CASE))

    assert [case["text"] for case in found["cases"]] == ["bg-2013", "pl-2012"]


def test_a_case_bound_to_a_text_is_judged_under_that_one() -> None:
    found, _ = judged("-", "--text", "bg-2013", given=file_of(changed(text="pl-2012")))

    assert [case["text"] for case in found["cases"]] == ["pl-2012"]


@pytest.mark.parametrize(
    ("language", "head", "written"),
    [
        ("en", "one  The sleeping guard  [bg-2013]", "Who won?"),
        ("bg", "one  Без съпротива  [bg-2013]", "Във файла: The sleeping guard. Who won?"),
        ("pl", "one  Niebronione wyzwanie  [bg-2013]", "W pliku: The sleeping guard. Who won?"),
    ],
)
def test_a_case_is_called_by_its_rule_where_the_reader_reads_no_english(
    language: str, head: str, written: str
) -> None:
    case = changed(
        id="one", title="The sleeping guard", question="Who won?", rules=["hbo.challenge.unopposed"]
    )
    told = inside("judge", "-", "--lang", language, given=file_of(case)).out.splitlines()

    assert told[:2] == [head, f"  {written}"]


def test_without_a_text_the_first_of_the_game_is_taken() -> None:
    found, _ = judged("-", given=json.dumps(CASE).encode())

    assert [case["text"] for case in found["cases"]] == ["bg-2013"]


def test_pass_is_absent_when_nothing_is_expected() -> None:
    steps = [{"do": "pass", "by": "lannister", "tell": ["phase", "card.arya.strength"]}]
    found, code = judged("-", given=file_of(changed(steps=steps)))

    [case] = found["cases"]
    assert (code, "pass" in case) == (0, False)
    assert case["steps"][0]["facts"] == {"phase": "challenges", "card.arya.strength": 1}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 judged, none had an expectation"),
        ("bg", "3 отсъдени случая, без зададено очакване"),
        ("pl", "rozsądzono: 3, żaden przypadek nie podawał oczekiwania"),
        ("ru", "рассмотрено: 3, ожиданий ни в одном случае не задано"),
    ],
)
def test_positions_alone_are_ruled_on_and_not_counted_as_failures(language: str, said: str) -> None:
    steps = [{"do": "pass", "by": "lannister"}]
    positions = [changed(id=f"p-{number}", steps=steps) for number in range(3)]
    done = inside("judge", "-", "--lang", language, given=file_of(*positions))

    assert (done.code, done.out.splitlines()[-1]) == (0, said)


def test_cases_with_and_without_an_expectation_are_counted_apart() -> None:
    free = changed(id="p-1", steps=[{"do": "pass", "by": "lannister"}])
    done = inside("judge", "-", given=file_of(CASE, free))

    assert done.out.splitlines()[-1] == "2 judged, 1 as expected, 1 had no expectation"


def test_an_expectation_not_met_ends_with_one_and_is_named() -> None:
    steps = [{**CASE["steps"][0], "expect": {"legal": False, "facts": {"card.hound.kneeling": False}}}]
    data = file_of(changed(steps=steps))

    found, code = judged("-", given=data)
    done = referee("judge", "-", given=data)

    assert (code, found["cases"][0]["pass"], done.returncode) == (1, False, 1)
    assert done.stdout.count(b"NOT AS EXPECTED") == 2


@pytest.mark.parametrize(
    ("language", "differs", "house", "question", "no"),
    [
        ("en", "NOT AS EXPECTED:", "Stark", "asked: power that counts for victory", "kneeling: no"),
        ("bg", "НЕ Е СПОРЕД ОЧАКВАНЕТО:", "Старк", "въпрос: власт, която се брои", "kneeling: не"),
        ("pl", "NIEZGODNIE Z OCZEKIWANIEM:", "Stark", "pytanie: władza liczona do", "kneeling: nie"),
        ("ru", "НЕ КАК ОЖИДАЛОСЬ:", "Старк", "вопрос: власть, которая считается для победы", "kneeling: нет"),
    ],
)
def test_steps_answers_and_differences_are_told_in_the_language(
    language: str, differs: str, house: str, question: str, no: str
) -> None:
    declared = {**CASE["steps"][0], "expect": {"legal": False}, "tell": ["card.arya.kneeling"]}
    steps = [declared, {"ask": "victory_power", "seat": "stark"}]
    told = inside("judge", "-", "--lang", language, given=file_of(changed(steps=steps))).out

    assert all(one in told for one in (differs, house, question, no))
    assert "stark" not in told.replace("hbo.", "")
    assert "lannister" not in told
    assert language == "en" or "expected" not in told


def test_a_refusal_is_told_with_its_rules_and_what_would_make_it_legal() -> None:
    steps = [
        {"do": "declare_challenge", "by": "lannister", "kind": "power", "target": "stark", "attackers": []}
    ]
    done = referee("judge", "-", given=file_of(changed(steps=steps)))

    told = done.stdout.decode()
    assert done.returncode == 0
    assert "Not legal" in told
    assert "[hbo.challenge.min_one_attacker" in told
    assert "What would make it legal:" in told


@pytest.mark.parametrize("arguments", [("judge",), ("judge", "-", "--text"), ("rule", "--lang", "xx")])
def test_a_command_line_that_cannot_be_read_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    done = referee(*arguments)

    assert done.returncode in (2, 3)
    assert done.stdout == b""
    assert done.stderr


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("kings", "bg", "Старк: събиране на власт в land_a: укрепление"),
        ("kings", "pl", "Stark: umacnianie władzy na obszarze land_a: fortyfikacja"),
        ("kings", "ru", "Старки: Усиление в области land_a: Укрепление"),
    ],
)
def test_a_game_s_own_things_are_called_by_their_words(game: str, language: str, told: str) -> None:
    done = inside("judge", str(cases.file(game, "fortifications")), "--lang", language)

    assert told in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "declares a military challenge against"), ("bg", "военен сблъсък срещу")],
)
def test_a_challenge_that_need_not_say_whom_it_is_against_is_told_in_words(language: str, told: str) -> None:
    [challenge] = [one for one in CASE["steps"] if one.get("do") == "declare_challenge"][:1]
    bare = {name: value for name, value in challenge.items() if name != "target"}

    done = referee("judge", "-", "--lang", language, given=file_of(changed(steps=[bare])))

    assert told in done.stdout.decode()
