"""Rules, search, cards, saved games and the application from the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee.storage.database import open_database
from referee.storage.games import create_game
from tests.kit.command import ROOT, inside, referee
from tests.kit.storage import HEADER


@pytest.fixture(scope="module")
def cache(rulebook_cache: Path) -> str:
    return str(rulebook_cache)


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def test_a_rule_is_printed_in_the_readers_language(tmp_path: Path) -> None:
    told = referee("rule", "hbo.challenge.unopposed", "--lang", "bg", REFEREE_CACHE=str(tmp_path / "new"))

    assert told.returncode == 0
    assert "Без съпротива" in told.stdout.decode()
    assert (tmp_path / "new" / "rulebook.db").is_file()


def test_a_rule_as_json_is_one_document(cache: str) -> None:
    told = inside("rule", "hbo.challenge.unopposed", "--json", REFEREE_CACHE=cache)

    assert json.loads(told.out)["id"] == "hbo.challenge.unopposed"


def test_an_unknown_rule_names_the_nearest(cache: str) -> None:
    told = inside("rule", "hbo.chalenge.unoposed", REFEREE_CACHE=cache)

    assert told.code == 1
    assert "hbo.challenge.unopposed" in told.out


def test_the_rules_of_a_source_file_are_listed(cache: str) -> None:
    told = inside("rule", "--code", "engine/agot/values/power_and_victory.py", REFEREE_CACHE=cache)

    assert told.code == 0
    assert "hbo.victory.immediate" in told.out


def test_words_in_any_language_find_a_rule(cache: str) -> None:
    told = inside("search", "без", "съпротива", "--limit", "1", "--json", REFEREE_CACHE=cache)

    assert [hit["id"] for hit in json.loads(told.out)["results"]] == ["hbo.challenge.unopposed"]


def test_nothing_found_ends_with_one(cache: str) -> None:
    assert inside("search", "qqqqqq", REFEREE_CACHE=cache).code == 1


def test_a_cache_that_cannot_be_written_keeps_nobody_from_reading(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    told = inside("rule", "hbo.challenge.unopposed", REFEREE_CACHE=str(blocked))

    assert (told.code, told.err) == (0, "")
    assert blocked.read_text() == "no folder"


def test_what_is_read_off_a_card_is_kept_and_shown(place: str, tmp_path: Path) -> None:
    kept = inside("cards", "set", "хрътката", "cost", "3", "--by", "Mira", REFEREE_DATABASE_URL=place)
    told = inside("cards", "show", "the", "hound", REFEREE_DATABASE_URL=place)
    file = tmp_path / "mine.json"
    written = inside("cards", "export", str(file), REFEREE_DATABASE_URL=place)
    taken = inside("cards", "import", str(file), REFEREE_DATABASE_URL=f"{place}2")

    assert [done.code for done in (kept, told, written, taken)] == [0, 0, 0, 0]
    assert "Mira" in kept.out
    assert "cost             3" in told.out


@pytest.mark.parametrize(
    ("language", "unknown", "field", "refused"),
    [
        ("bg", "не е известно", "цена", "а трябва цяло число"),
        ("pl", "nie wiadomo", "koszt", "a trzeba liczby całkowitej"),
        ("ru", "неизвестно", "цена", "а нужно целое число"),
    ],
)
def test_cards_are_told_in_the_language(
    place: str, language: str, unknown: str, field: str, refused: str
) -> None:
    lang = ("cards", "--lang", language)
    told = inside(*lang, "show", "hound", REFEREE_DATABASE_URL=place)
    wrong = inside(*lang, "set", "The Hound", field, "x", REFEREE_DATABASE_URL=place)

    assert (told.code, wrong.code) == (0, 1)
    assert f"  {field:<16} {unknown}" in told.out
    assert "not known" not in told.out.partition(": ")[0]
    assert refused in wrong.err


def test_cards_are_listed_and_added(place: str) -> None:
    added = inside("cards", "add", "Ser Pounce", "character", REFEREE_DATABASE_URL=place)
    listed = inside("cards", "list", "--type", "character", REFEREE_DATABASE_URL=place)

    assert (added.code, listed.code) == (0, 0)
    assert "Ser Pounce" in listed.out


def test_what_is_no_card_ends_with_one(place: str) -> None:
    told = inside("cards", "show", "qqqqqq", REFEREE_DATABASE_URL=place)

    assert (told.code, told.out) == (1, "")


def test_no_saved_games_is_said(place: str) -> None:
    told = referee("games", REFEREE_DATABASE_URL=place)
    as_json = referee("games", "--json", REFEREE_DATABASE_URL=place)

    assert "No game is saved" in told.stdout.decode()
    assert json.loads(as_json.stdout) == {"games": []}


@pytest.mark.parametrize(
    ("language", "said"),
    [("bg", "няма запазена игра"), ("pl", "nie ma zapisanej gry"), ("ru", "нет сохранённых игр")],
)
def test_no_saved_games_is_said_in_the_language(place: str, language: str, said: str) -> None:
    assert said in inside("games", "--lang", language, REFEREE_DATABASE_URL=place).out


@pytest.mark.parametrize(("language", "said"), [("en", "0 entries"), ("bg", "записи: 0"), ("pl", "wpisy: 0")])
def test_saved_games_are_listed_in_the_language(place: str, language: str, said: str) -> None:
    database = open_database(place)
    create_game(database, "Winter", HEADER)
    database.close()

    assert said in inside("games", "--lang", language, REFEREE_DATABASE_URL=place).out


def test_a_database_that_is_none_is_told_plainly(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"not a database at all, but long enough to be read as one" * 20)

    assert inside("games", REFEREE_DATABASE_URL=f"sqlite:///{file}").code == 3
    told = inside("games", "--lang", "ru", REFEREE_DATABASE_URL=f"sqlite:///{file}")
    assert "файл повреждён или это не база данных" in told.err


def test_without_a_terminal_a_quiz_says_what_else_there_is() -> None:
    told = referee("quiz", "hbo")

    assert (told.returncode, told.stdout) == (3, b"")
    assert "needs a terminal" in told.stderr.decode()


def test_the_version_is_printed() -> None:
    assert referee("--version").stdout.startswith(b"referee")


def test_help_names_the_commands() -> None:
    told = referee("--help").stdout.decode()

    assert all(command in told for command in ("judge", "rule", "search", "cards", "games"))


def test_a_reader_that_has_gone_away_is_no_fault(cache: str) -> None:
    line = f"{sys.executable} -m referee rule hbo.challenge.unopposed | head -c 1"
    environment = {**os.environ, "REFEREE_CACHE": cache}
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, env=environment, cwd=ROOT)

    assert b"Traceback" not in done.stderr
