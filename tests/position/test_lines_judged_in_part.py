"""A disputed line that is not understood leaves the rulings on the lines before it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.app.screens.dispute import read_dispute
from referee.cli.command_types import UNREADABLE, CommandResult
from referee.cli.judge import judge_command

ORIFLAMME = """\
oriflamme r2 events, red first, acts next green prince
row: green prince open, red cutthroat, blue trap 1, red apothecary
red 2
blue 4
green 1
? green applies prince
"""
UNCLEAR = "red sings a song"
BEHIND = "blue keeps blue trap"
TEXT = f"{ORIFLAMME}? {UNCLEAR}\n? {BEHIND}\n"
LANGUAGES = {
    "en": ("Not understood", "Not judged: it depends on line 7."),
    "bg": ("Не е разбрано", "Не е отсъдено: зависи от ред 7."),
    "pl": ("Nie zrozumiano", "Nie rozsądzono: to zależy od wiersza 7."),
    "ru": ("Не понято", "Не рассмотрено: это зависит от строки 7."),
}


def judged(text: str, place: Path, *, as_json: bool = False, language: str = "en") -> CommandResult:
    file = place / "dispute.txt"
    file.write_text(text, encoding="utf-8")
    return judge_command(str(file), None, as_json, language, short=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_before_an_unclear_one_are_judged_and_those_behind_it_are_named(
    language: str, tmp_path: Path
) -> None:
    asked, depends = LANGUAGES[language]
    found = judged(TEXT, tmp_path, language=language)
    first, unclear, behind = found.out.strip().split("\n\n")
    assert "✓" in first
    assert unclear.startswith(f"? {UNCLEAR}\n  ? {asked}: ")
    assert behind == f"? {BEHIND}\n  {depends}"


def test_the_exit_code_tells_that_a_line_was_not_understood(tmp_path: Path) -> None:
    found = judged(TEXT, tmp_path)
    assert found.code == UNREADABLE
    assert found.err == "The lines from 7 on were not judged.\n"


def test_where_the_first_line_is_unclear_nothing_is_judged(tmp_path: Path) -> None:
    found = judged(TEXT.replace("? green applies prince\n", ""), tmp_path)
    assert (found.code, found.out) == (UNREADABLE, "")
    assert found.err.endswith("Nothing was judged.\n")


def test_json_holds_the_rulings_the_question_and_what_was_not_judged(tmp_path: Path) -> None:
    found = judged(TEXT, tmp_path, as_json=True)
    document = json.loads(found.out)
    (case,) = document["cases"]
    assert [step["legal"] for step in case["steps"]] == [True]
    unread = document["unread"]
    assert (unread["line"], unread["column"], unread["text"]) == (7, 3, UNCLEAR)
    assert unread["question"]
    assert unread["not_judged"] == [{"line": 8, "text": BEHIND}]
    assert found.code == UNREADABLE


def test_json_offers_the_lines_that_may_stand_there(tmp_path: Path) -> None:
    found = judged(TEXT, tmp_path, as_json=True)
    assert json.loads(found.out)["unread"]["offers"] == ["red activates red.1 against blue.1"]


def test_json_of_a_text_that_is_understood_names_no_unread_line(tmp_path: Path) -> None:
    found = judged(ORIFLAMME, tmp_path, as_json=True)
    assert "unread" not in json.loads(found.out)


def test_the_dispute_screen_shows_each_line_at_its_place() -> None:
    dispute = read_dispute(TEXT, "en")
    assert [line for line, _ in dispute.rulings] == [6, 7, 8]
    assert not dispute.fault


def test_a_line_of_several_moves_that_is_understood_in_part_is_shown_whole(tmp_path: Path) -> None:
    several = f"red keeps red cutthroat; {UNCLEAR}; blue keeps the blue trap face down"
    unread = json.loads(judged(f"{ORIFLAMME}? {several}\n", tmp_path, as_json=True).out)["unread"]
    assert unread["text"] == several
