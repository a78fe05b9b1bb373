"""Long work says how far it has come, to a terminal and to nobody else."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from referee.__main__ import main
from referee.cli import command_types
from referee.cli.command_types import ProgressLine
from referee.library.case_input import read_case_file
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import judge_cases
from rulebook.content.files import LISTENERS, followed
from rulebook.database.build import build
from tests.kit.command import changed, file_of, referee


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    monkeypatch.setattr("rulebook.content.files.LISTENERS", LISTENERS[:])
    import rulebook.content.files

    rulebook.content.files.LISTENERS.append(lambda *told: found.append(told))
    return found


def test_each_case_that_is_judged_is_heard_of(heard: list[tuple[str, int, int]]) -> None:
    plain = FaultWriter("en")
    cases = file_of(*(changed(id=f"c-{number}") for number in range(3)))
    judge_cases(read_case_file("", cases, "all", plain), "", plain)

    read_first = [("reading", done, 3) for done in range(1, 4)]
    assert heard == [*read_first, *(("cases", done, 6) for done in range(1, 7))]


def test_that_the_rulebook_is_built_is_heard_of(heard: list[tuple[str, int, int]], tmp_path: Path) -> None:
    build(tmp_path / "rulebook.db", tmp_path)

    assert heard == [("rulebook", 0, 0)]


def test_steps_come_as_they_are() -> None:
    assert list(followed("cases", "abc")) == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 of 4 cases"), ("pl", "przypadki: 2 z 4"), ("ru", "случаи: 2 из 4")]
)
def test_a_line_is_written_over_and_gone_at_the_end(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_types, "PATIENCE", 0.0)
    monkeypatch.setattr(command_types, "SELDOM", 0.0)
    stream = io.StringIO()
    line = ProgressLine(stream, language)
    for done in range(1, 5):
        line("cases", done, 4)

    written = stream.getvalue().split("\r")
    assert said in written
    assert written[-2].strip() == written[-1] == ""


def test_short_work_says_nothing() -> None:
    stream = io.StringIO()
    line = ProgressLine(stream, "en")
    for done in range(1, 5):
        line("cases", done, 4)

    assert stream.getvalue() == ""


def test_what_has_no_length_is_told_once() -> None:
    stream = io.StringIO()
    ProgressLine(stream, "en")("rulebook", 0, 0)

    assert stream.getvalue() == "Preparing the rulebook; this happens once.\n"


def test_a_pipe_hears_nothing() -> None:
    cases = file_of(*(changed(id=f"c-{number}") for number in range(40)))

    assert referee("judge", "-", "--json", given=cases).stderr == b""


def test_a_line_of_progress_is_not_written_over_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    listeners: list[object] = []
    monkeypatch.setattr("rulebook.content.files.LISTENERS", listeners)
    command_types.listen("en")

    command_types.stop_listening()

    assert listeners == []


@pytest.mark.parametrize(
    ("arguments", "shows"),
    [
        (["desk"], "referee.app.startup.run_app"),
        (["watch"], "referee.app.scoreboard.screen.watch"),
        (["learn"], "referee.app.startup.run_app"),
    ],
)
def test_a_command_that_opens_a_screen_writes_no_line_over_it(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], shows: str
) -> None:
    listeners: list[object] = []
    while_shown: list[list[object]] = []

    def screen(*_: object, **__: object) -> int:
        while_shown.append([*listeners])
        return 0

    monkeypatch.setattr("rulebook.content.files.LISTENERS", listeners)
    monkeypatch.setattr("referee.cli.application.can_draw", lambda: True)
    monkeypatch.setattr("referee.cli.application.too_small", lambda _: "")
    monkeypatch.setattr(shows, screen)
    command_types.listen("en")

    main(arguments)

    assert while_shown == [[]]
