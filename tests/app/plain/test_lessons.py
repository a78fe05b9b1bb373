"""Lessons in line mode: every lesson is finished by typed lines, and a robot earns nothing."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import TextIO, cast

import pytest

from engine.kernel.decisions import Move
from referee.app.plain.application import PlainReferee
from referee.app.plain.lessons import PlainLesson
from referee.app.plain.panes import Console
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.lessons.model import DoTask, OrderTask, PredictTask, SpotTask
from referee.lessons.progress import MOST_STARS, LearnerProgress
from referee.lessons.reader import find_lesson, lessons_of, taught_games
from referee.lessons.run import LessonRun
from referee.notation.formatter import line_of
from referee.session.files.user_data import LEARNING_FILE
from referee.words.messages import folders
from tests.app.plain.test_lines import DRAWN
from tests.conftest import DEEP
from tests.kit.command import referee

MOST_LINES = 90
"""More lines than any solution has."""
RAW = "move {"
"""Begins a line that no words can say."""


class Lines:
    """Somebody who types, and all that is said to them."""

    def __init__(self, folder: Path, game: str, number: str, language: str = "en", stage: int = 0) -> None:
        self.sink = io.StringIO()
        self.typed = 0
        folder.mkdir(exist_ok=True)
        if stage:
            kept = LearnerProgress(folder / LEARNING_FILE)
            kept.reached(find_lesson(game, number), stage, hints=0, lost=0)
        lines = Console(cast(TextIO, SimpleNamespace(readline=self._read)), self.sink)
        wanted = (game, number)
        self.app = PlainReferee(lines, place=folder / "games.db", language=language, lesson=wanted)
        self.app.talk()

    def _read(self) -> str:
        self.typed += 1
        line = self.line() if self.typed <= MOST_LINES else None
        return "" if line is None else f"{line}\n"

    def line(self) -> str | None:
        """The next line; none: nobody types any more."""
        raise NotImplementedError

    @property
    def lesson(self) -> PlainLesson | None:
        """The lesson under way."""
        here = self.app._places[-1]
        return here if isinstance(here, PlainLesson) and here.run_of_lesson.stage is not None else None


class Solver(Lines):
    """Types the reference solution of each stage."""

    def line(self) -> str | None:
        here = self.lesson
        return None if here is None else "" if here._finished() else self._answer(here, here.run_of_lesson)

    def _answer(self, here: PlainLesson, run: LessonRun) -> str:
        stage, number = run.stage, run.number + 1
        if isinstance(stage, PredictTask):
            place = stage.choices.index(stage.answer)
            return here.texts.choice(here.lesson, number, place, stage.answer)
        if isinstance(stage, OrderTask):
            return here.texts.item(here.lesson, number, stage.items[len(here._placed)])
        if isinstance(stage, SpotTask):
            verdict = {True: "legal", False: "not_legal", None: "cannot_tell"}[stage.legal]
            says = {one.says for one in here._entries}
            title = here.wording.title(stage.rule)
            return title if title in says else lesson_phrase(here.wording, f"spot-{verdict}")
        made = run.moves_made if isinstance(stage, DoTask) else 0
        move = run.solution()[made]
        assert isinstance(move, Move)
        return self._line_of(here, move)

    def _line_of(self, here: PlainLesson, move: Move) -> str:
        """The line in words; of a card that only its owner knows what the list says, or the move as data."""
        line = line_of(move, here.controller.session, None, here.wording.language)
        offered, says = {one.says for one in here._moves.offers}, here.wording.move(move)
        return says if line.startswith(RAW) and says in offered else line


class Typist(Lines):
    """Types these lines and no others."""

    def __init__(self, folder: Path, game: str, number: str, *lines: str, **how: str | int) -> None:
        self._lines = list(lines)
        super().__init__(folder, game, number, **how)  # type: ignore[arg-type]

    def line(self) -> str | None:
        return self._lines.pop(0) if self._lines else None

    @property
    def said(self) -> str:
        """All that was said."""
        return self.sink.getvalue()


class Robot(Lines):
    """Types one line again and again."""

    def __init__(self, folder: Path, game: str, number: str, same: str) -> None:
        self._same = same
        super().__init__(folder, game, number)

    def line(self) -> str | None:
        return None if self.lesson is None or self.typed > MOST_LINES // 3 else self._same


@pytest.mark.parametrize("language", folders())
@pytest.mark.parametrize("game", taught_games())
def test_every_lesson_is_finished_with_its_stars_by_typed_lines(
    game: str, language: str, tmp_path: Path
) -> None:
    """Each lesson in one language, all of them in turn; ``REFEREE_DEEP`` types each in all."""
    unfinished, drawn = [], []
    first, every = (0, 1) if DEEP > 1 else (folders().index(language), len(folders()))
    for lesson in lessons_of(game)[first::every]:
        folder = tmp_path / lesson.number
        lines = Solver(folder, game, lesson.number, language)
        if LearnerProgress(folder / LEARNING_FILE).stars(lesson) != MOST_STARS:
            unfinished.append(lesson.id)
        if DRAWN.search(lines.sink.getvalue().replace("\n", "")):
            drawn.append(lesson.id)

    assert (unfinished, drawn) == ([], [])


@pytest.mark.parametrize("same", ["1", ""])
@pytest.mark.parametrize("game", taught_games())
def test_a_robot_that_types_one_line_earns_no_star(game: str, same: str, tmp_path: Path) -> None:
    starred = []
    for lesson in lessons_of(game):
        folder = tmp_path / lesson.number
        Robot(folder, game, lesson.number, same)
        starred += [lesson.id] if LearnerProgress(folder / LEARNING_FILE).stars(lesson) else []

    assert starred == []


def test_a_lesson_says_where_it_stands_its_board_its_choices_and_its_task(tmp_path: Path) -> None:
    told = Typist(tmp_path, "hbo", "01").said

    assert "HBO 1 of 24  Fifteen power. Stage 1 of 3" in told
    assert "Eddard Stark unique power 3 military power 4" in told
    assert told.count("1. yes") == 1
    assert told.splitlines()[-1].endswith("Has anybody won?")


def test_numbers_to_choose_from_are_typed_as_they_are(tmp_path: Path) -> None:
    told = Typist(tmp_path, "hbo", "01", "3", "14", stage=1).said

    assert "11, 3, 14" in told
    assert told.index("✗ No.") < told.index("✓")


def test_where_only_one_thing_can_be_done_an_empty_line_does_it(tmp_path: Path) -> None:
    told = Typist(tmp_path, "hbo", "01", "no", "").said

    assert "Enter goes on." in told
    assert "Stage 2 of 3" in told


def test_a_refused_move_is_explained_and_a_move_that_misses_the_goal_is_taken_back(tmp_path: Path) -> None:
    told = Typist(tmp_path, "hbo", "12", "stark intrigue: hodor", "stark military: arya").said

    assert "✗ Nothing has changed; try again." in told
    assert "[The icon is required" in told
    assert "The board goes back." in told


def test_hints_begin_again_and_the_board_are_keys_on_any_keyboard(tmp_path: Path) -> None:
    latin = Typist(tmp_path / "latin", "hbo", "12", "j", "u", "y", language="ru").said
    russian = Typist(tmp_path / "russian", "hbo", "12", "о", "г", "н", language="ru").said

    assert russian == latin
    assert "Посмотрите" in latin


def test_three_hints_leave_one_star(tmp_path: Path) -> None:
    Typist(tmp_path, "hbo", "01", "j", "j", "j", "no", "", "14", "", "stark power: eddard", "")

    assert LearnerProgress(tmp_path / LEARNING_FILE).stars(find_lesson("hbo", "01")) == 1


def test_a_lesson_that_was_left_is_listed_with_its_stage_and_goes_on_there(tmp_path: Path) -> None:
    Typist(tmp_path, "hbo", "01", "no", "q", "q", "q")
    listed = Typist(tmp_path, "hbo", "", "1").said

    assert "1. Fifteen power (2 min, Stage 2 of 3)" in listed
    assert "How much power do the Starks have" in listed


def test_the_end_of_a_lesson_tells_the_stars_and_leads_on(tmp_path: Path) -> None:
    lines = ("no", "", "14", "", "stark power: eddard", "", "1")
    told = Typist(tmp_path, "hbo", "01", *lines).said

    assert "Finished: 3 of 3 stars" in told
    assert "1. Next: Reading a card" in told
    assert "HBO 2 of 24  Reading a card. Stage 1 of" in told


def test_a_row_is_told_with_the_cards_only_the_learner_knows(tmp_path: Path) -> None:
    told = Typist(tmp_path, "oriflamme", "07").said

    assert "Red 2 · Bribe · face down" in told
    assert "Blue 2 · face down" in told


def test_what_kneels_and_what_lies_under_a_card_is_said_once(tmp_path: Path) -> None:
    told = Typist(tmp_path / "a", "hbo", "14", stage=4).said
    kneels = Typist(tmp_path / "b", "hbo", "10").said

    assert "Jon Snow unique military 2\nunder it: Direwolf" in told
    assert "Eddard Stark unique kneels military power 4" in kneels


def test_an_area_is_told_with_its_neighbours(tmp_path: Path) -> None:
    told = Typist(tmp_path, "kings", "03").said

    assert "A: Stark: footman, knight ×2 · ▸March" in told
    assert "neighbours: B, C" in told


def test_a_lesson_in_which_no_move_is_left_goes_back(tmp_path: Path) -> None:
    told = Typist(tmp_path, "oriflamme", "11", "1", "1", stage=3).said

    assert "The board goes back." in told


def test_an_expansion_says_so_and_what_it_needs(tmp_path: Path) -> None:
    told = Typist(tmp_path, "kings", "", "0", "99").said

    assert "0. " in told
    assert "“99” is not in the list." in told
    assert "base game" in told


@pytest.mark.parametrize("arguments", [("--plain", "learn"), ("learn", "--plain"), ("learn",)])
def test_lessons_are_learned_through_a_pipe(arguments: tuple[str, ...], tmp_path: Path) -> None:
    wanted = (*arguments, "hbo", "1", "--lang", "en")
    done = referee(*wanted, given=b"no\nq\nq\nq\n", XDG_DATA_HOME=str(tmp_path))
    listed = referee("learn", "--list", "--json", XDG_DATA_HOME=str(tmp_path)).stdout

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Right: nobody has 15 yet." in done.stdout
    assert len(json.loads(listed)["lessons"]) == sum(len(lessons_of(game)) for game in taught_games())


@pytest.mark.parametrize("before", [("--lang", "ru"), ("--lang=ru",), ("--ascii", "--lang", "ru", "--plain")])
def test_options_stand_before_a_command_as_well_as_behind_it(before: tuple[str, ...], tmp_path: Path) -> None:
    done = referee(*before, "learn", "hbo", "1", given=b"q\nq\n", XDG_DATA_HOME=str(tmp_path))

    assert (done.returncode, done.stderr) == (0, b"")
    assert "HBO 1 из 24" in done.stdout.decode()


def test_an_option_a_command_does_not_have_is_refused_before_it_too() -> None:
    done = referee("--lang", "de", "learn", "hbo")

    assert done.returncode == 2
    assert b"usage: referee learn" in done.stderr


def test_without_a_game_it_is_asked_for_and_the_first_page_leads_to_lessons(tmp_path: Path) -> None:
    asked = Typist(tmp_path, "", "", "hbo").said
    done = referee("--plain", "--lang", "en", given=b"l\n1\nq\nq\n", XDG_DATA_HOME=str(tmp_path))

    assert "Which game do you want to learn?" in asked
    assert b"1. Fifteen power (2 min)" in done.stdout


def test_a_worked_example_opens_in_lines(tmp_path: Path) -> None:
    done = referee("examples", "hbo", "challenge", "--plain", given=b"q\nq\n", XDG_DATA_HOME=str(tmp_path))

    assert (done.returncode, done.stderr) == (0, b"")
