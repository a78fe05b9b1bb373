"""Rules asked for in whole questions, many at once, with their code, and what is amiss with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.words.messages import folders
from tests.kit.command import inside, referee


@pytest.fixture(scope="module")
def cache(rulebook_cache: Path) -> str:
    return str(rulebook_cache)


def test_a_question_is_answered_in_the_readers_language(cache: str) -> None:
    told = referee(
        "ask", "Czy duplikat kosztuje złoto?", "--lang", "pl", "--game", "hbo", REFEREE_CACHE=cache
    )

    assert told.returncode == 0
    assert "hbo.duplicate.free" in told.stdout.decode()


def test_a_question_about_another_game_gets_null(cache: str) -> None:
    told = inside("ask", "Can a pawn move backwards in chess?", "--json", REFEREE_CACHE=cache)

    assert told.code == 1
    assert json.loads(told.out)["answer"] is None


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("command", ["ask", "search"])
def test_a_question_without_words_is_asked_for(command: str, language: str, cache: str) -> None:
    told = inside(command, "--lang", language, REFEREE_CACHE=cache)

    assert told.code == 1
    assert f": referee {command} " in told.out


def test_an_audit_of_a_game_nobody_knows_finds_nothing_in_order() -> None:
    told = inside("rule", "--audit", "--game", "chess")

    assert (told.code, told.out) == (
        1,
        "there is no game 'chess'; the games are hbo, kings, lcg, oriflamme\n",
    )


def test_a_batch_is_answered_line_by_line(cache: str, tmp_path: Path) -> None:
    file = tmp_path / "queries.jsonl"
    lines = [
        '{"id":"a","query":"pfcflf","lang":"ru","game":"lcg"}',
        '{"id":"b","query":"renown","lang":null}',
    ]
    file.write_text("\n".join(lines), "utf-8")
    told = inside("search", "--batch", str(file), "--limit", "1", REFEREE_CACHE=cache)

    found = [json.loads(line) for line in told.out.splitlines()]
    assert told.code == 0
    assert [one["id"] for one in found] == ["a", "b"]
    assert found[0]["results"][0]["id"] == "lcg.keyword.ambush"
    assert all(one["results"] and "ms" in one for one in found)


def test_a_line_of_a_batch_may_be_the_question_itself(cache: str, tmp_path: Path) -> None:
    file = tmp_path / "questions.txt"
    file.write_text("does a duplicate cost gold?\n\nHow tall is Everest?\n", "utf-8")
    told = inside("ask", "--batch", str(file), "--game", "hbo", REFEREE_CACHE=cache)

    found = [json.loads(line) for line in told.out.splitlines()]
    assert told.code == 0
    assert [one["id"] for one in found] == [1, 3]
    assert [one["answer"] and one["answer"]["id"] for one in found] == ["hbo.duplicate.free", None]


@pytest.mark.parametrize("what", ["missing", "binary"])
def test_a_batch_that_cannot_be_read_is_told(cache: str, tmp_path: Path, what: str) -> None:
    file = tmp_path / "queries.jsonl"
    if what == "binary":
        file.write_bytes(b"\xff\xfe\x00")
    told = inside("ask", "--batch", str(file), REFEREE_CACHE=cache)

    assert (told.code, told.out) == (3, "")
    assert told.err.startswith(f"{file}: ")


def test_a_batch_may_come_from_standard_input(cache: str) -> None:
    told = referee("search", "--batch", "-", given='{"query": "засада"}'.encode(), REFEREE_CACHE=cache)

    assert json.loads(told.stdout)["results"]


@pytest.mark.parametrize("command", ["search", "ask"])
def test_no_words_at_all_find_nothing(cache: str, command: str) -> None:
    assert inside(command, REFEREE_CACHE=cache).code == 1


def test_a_game_that_is_none_is_told_with_those_there_are(cache: str) -> None:
    told = inside("search", "засада", "--game", "chess", "--lang", "bg", REFEREE_CACHE=cache)

    assert told.code == 1
    assert told.out == "няма игра „chess“; игрите са hbo, kings, lcg, oriflamme\n"


def test_a_rule_lists_its_code_cases_and_relations(cache: str) -> None:
    told = inside("rule", "hbo.challenge.unopposed", "--code", REFEREE_CACHE=cache)

    assert told.code == 0
    assert told.out.startswith("hbo.challenge.unopposed\nUnopposed challenge\n\nDecided by\n")
    assert all(head in told.out for head in ("\nChecked by\n", "\nSee also\n", "\nPointed to by\n"))


def test_the_audit_names_what_is_amiss_in_one_game(cache: str) -> None:
    told = inside("rule", "--audit", "--game", "hbo", "--json", REFEREE_CACHE=cache)

    assert {one["game"] for one in json.loads(told.out)["findings"]} <= {"hbo"}
    assert not [one for one in json.loads(told.out)["findings"] if one["kind"] == "dangling"]


def test_a_search_names_the_cards_that_are_called_so(cache: str) -> None:
    told = inside("search", "хрътката", "--game", "hbo", "--json", REFEREE_CACHE=cache)
    text = inside("search", "the hound", "--game", "hbo", REFEREE_CACHE=cache)
    none = inside("search", "засада", "--game", "hbo", "--json", REFEREE_CACHE=cache)

    assert [card["id"] for card in json.loads(told.out)["cards"]] == ["hbo-the-hound"]
    assert text.out.endswith("The Hound  hbo  hbo-the-hound\n")
    assert json.loads(none.out)["cards"] == []
