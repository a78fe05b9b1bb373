"""What a learner has done is kept, offered again when a lesson changes, and can be taken along."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from referee.__main__ import main
from referee.coach.rule_knowledge import Knowledge
from referee.lessons.progress import LearnerProgress
from referee.lessons.reader import find_lesson, lessons_of
from referee.session.files.user_data import LEARNING_FILE, learning_file

FIRST, SECOND = lessons_of("hbo")[:2]


def test_stars_are_kept_and_the_best_count(tmp_path: Path) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.begun(FIRST)
    kept.finished(FIRST, 3, hints=0)
    kept.finished(FIRST, 1, hints=3)

    again = LearnerProgress(tmp_path / LEARNING_FILE)

    assert again.stars(FIRST) == 3
    found = again.of(FIRST)
    assert found is not None
    assert (found.tries, found.hints) == (1, 3)


def test_a_lesson_goes_on_from_the_stage_it_was_left_at(tmp_path: Path) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.begun(FIRST)
    kept.reached(FIRST, 2, hints=1, lost=1)

    again = LearnerProgress(tmp_path / LEARNING_FILE)

    assert (again.stage(FIRST), again.lost(FIRST)) == (2, 1)


def test_a_changed_lesson_is_offered_again(tmp_path: Path) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    kept.finished(FIRST, 3, hints=0)
    changed = replace(FIRST, stages=FIRST.stages[:-1])

    assert kept.stars(changed) == 0
    assert kept.stage(changed) == 0


def test_after_a_finished_lesson_the_next_one_waits(tmp_path: Path) -> None:
    kept = LearnerProgress(tmp_path / LEARNING_FILE)
    assert kept.where_left() is None

    kept.begun(FIRST)
    kept.finished(FIRST, 2, hints=1)

    assert kept.where_left() == SECOND


def test_without_a_file_progress_lasts_as_long_as_the_program() -> None:
    kept = LearnerProgress()

    assert not kept.finished(FIRST, 3, hints=0)
    assert kept.stars(FIRST) == 3


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    foreign = tmp_path / LEARNING_FILE
    foreign.write_bytes(b"not a database, but long enough to be taken for one" * 40)
    before = foreign.read_bytes()

    kept = LearnerProgress(foreign)
    kept.finished(FIRST, 3, hints=0)

    assert foreign.read_bytes() == before


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the progress of somebody who has finished the first lesson."""
    monkeypatch.setenv("REFEREE_LEARNING", str(tmp_path))
    LearnerProgress(learning_file()).finished(FIRST, 2, hints=1)
    return tmp_path


def test_the_list_tells_the_stars(learned: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "hbo", "--list", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)["lessons"]
    assert set(found[0]) == {"id", "game", "title", "minutes", "teaches", "languages", "stars"}
    assert [one["stars"] for one in found[:2]] == [2, 0]
    assert found[0]["languages"] == ["en", "bg", "pl", "ru"]


def test_progress_can_be_taken_along(learned: Path) -> None:
    file = learned / "mine.json"
    known = Knowledge(learning_file())
    known.used("hbo.position.kneel", "bg-2013")
    known.write()

    assert main(["learn", "--export", str(file)]) == 0
    kept = json.loads(file.read_bytes())
    assert kept["progress"][0]["lesson"] == FIRST.id
    assert [(one["rule"], one["strength"]) for one in kept["known"]] == [("hbo.position.kneel", 1)]
    assert main(["learn", "--export", str(file)]) == 3


def test_progress_that_was_taken_along_is_added_to_what_is_kept_here(
    learned: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = learned / "mine.json", learned / "elsewhere"
    second = lessons_of("hbo")[1]
    known = Knowledge(learning_file())
    known.answered("hbo.position.kneel", "bg-2013", right=True, today=date(2026, 11, 23))
    known.write()
    main(["learn", "--export", str(file)])
    monkeypatch.setenv("REFEREE_LEARNING", str(elsewhere))
    LearnerProgress(learning_file()).finished(FIRST, 3, hints=0)
    LearnerProgress(learning_file()).reached(second, 1, hints=0, lost=0)

    code = main(["learn", "--import", str(file)])

    kept = LearnerProgress(learning_file())
    assert code == 0
    assert (kept.stars(FIRST), kept.stage(second)) == (3, 1)
    assert Knowledge(learning_file()).due("hbo.position.kneel") == "2026-11-24"
    assert "1 lesson" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"format": "referee-learning/2", "progress": [], "known": []}',
        b'{"format": "referee-learning/1", "progress": [], "known": [{"rule": "hbo.a", "strength": 9}]}',
    ],
)
def test_a_file_that_holds_no_progress_changes_nothing(
    content: bytes, learned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = learned / "mine.json"
    file.write_bytes(content)

    code = main(["learn", "--import", str(file)])

    assert code == 3
    assert str(file) in capsys.readouterr().err
    assert LearnerProgress(learning_file()).stars(FIRST) == 2


def test_the_check_tells_how_many_lessons_are_sound(
    rulebook_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "hbo", "3", "--check"]) == 0
    assert "no faults" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["no-game"], ["hbo", "99"]])
def test_what_is_not_there_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", *arguments, "--check"]) == 3
    assert arguments[-1] in capsys.readouterr().err


@pytest.mark.parametrize("number", ["3", "03", "hbo.03"])
def test_a_lesson_is_found_by_its_number_or_its_id(number: str) -> None:
    assert find_lesson("hbo", number).id == "hbo.03"


def test_the_next_lesson_is_the_one_behind_it_and_not_the_first_that_was_left_out() -> None:
    kept, known = LearnerProgress(), lessons_of("hbo")
    kept.finished(known[6], 3, hints=0)
    kept.finished(known[-1], 3, hints=0)

    assert kept.next_after(known[6]) == known[7]
    assert kept.next_after(known[-1]) == known[0]
