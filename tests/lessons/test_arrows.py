"""Every lesson is finished on a small screen by arrows, Enter and Space alone, whatever the keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from itertools import combinations, islice
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from engine.kernel.cases.model import StepInput
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import Candidate
from referee.app.application import RefereeApp
from referee.app.dialogs.checklist import Checklist
from referee.app.dialogs.choices import ChooseOne
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.app.screens.lessons.lesson import LessonParts
from referee.app.widgets.move_list import MovesPane
from referee.lessons.choices import MOST_PICKS, learner_choices
from referee.lessons.model import BreakTask, Lesson, OrderTask, PlayTask, PredictTask, SpotTask
from referee.lessons.progress import MOST_STARS
from referee.lessons.reader import lessons_of
from referee.lessons.run import LessonRun, TryKind
from referee.session.files.user_data import SETTINGS_VARIABLE
from tests.kit.app import SMALL, press, ready

MOST_TURNS = 80
"""More lines and boxes than any lesson has."""
LANGUAGE = {"hbo": "bg", "lcg": "ru", "oriflamme": "ru", "kings": "bg"}
"""A language of Cyrillic letters for each game."""
Pick = tuple[Candidate, tuple[str, ...]]
"""A line of the list, and what is ticked for it."""


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keyboard that is kept at home does not matter."""
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "settings"))


class Player:
    """Somebody who looks at the screen, moves the highlight and presses Enter."""

    def __init__(self, lesson: Lesson, app: RefereeApp, pilot: Pilot[None]) -> None:
        self._lesson, self._app, self._pilot = lesson, app, pilot
        self._picks: tuple[str, ...] = ()
        self._way: list[Pick] = []

    async def play(self) -> bool:
        """Whether the lesson was finished."""
        for _ in range(MOST_TURNS):
            screen = self._app.screen
            if isinstance(screen, Checklist):
                await self._tick(screen)
            elif isinstance(screen, ChooseOne):
                keys = [one.key for one in screen._choices]
                await self._choose(screen.query_one(OptionList), keys.index(self._picks[0]))
            elif isinstance(screen, LessonParts):
                if screen.run_of_lesson.stage is None:
                    return True
                await self._choose(screen.query_one(MovesPane), self._line(screen))
        return False

    async def _tick(self, box: Checklist) -> None:
        keys = [one.key for one in box._items]
        for pick in self._picks:
            await self._move(box.query_one(OptionList), keys.index(pick))
            await press(self._pilot, "space", passing=True)
        if not self._picks:
            await self._move(box.query_one(OptionList), len(keys))
        await press(self._pilot, "enter", passing=True)

    async def _choose(self, pane: OptionList, place: int) -> None:
        await self._move(pane, place)
        await press(self._pilot, "enter", passing=True)

    async def _move(self, pane: OptionList, place: int) -> None:
        by = place - (pane.highlighted or 0)
        await press(self._pilot, " ".join(["down" if by > 0 else "up"] * abs(by)), passing=True)

    def _line(self, screen: LessonParts) -> int:
        """The place of the line that leads on."""
        run = screen.run_of_lesson
        if screen._entries:
            return 0 if screen._finished() else self._entry(screen, run)
        if not self._way:
            self._way = list(_way(run))
        wanted, self._picks = self._way.pop(0)
        offers = screen.query_one(MovesPane).offers
        return next(at for at, one in enumerate(offers) if one.choice == wanted)

    def _entry(self, screen: LessonParts, run: LessonRun) -> int:
        stage, says = run.stage, [one.says for one in screen._entries]
        number, texts = run.number + 1, screen.texts
        if isinstance(stage, PredictTask):
            right = run.value(stage)  # which depends on the road taken before
            return says.index(texts.choice(self._lesson, number, stage.choices.index(right), right))
        if isinstance(stage, OrderTask):
            return says.index(texts.item(self._lesson, number, stage.items[len(screen._placed)]))
        assert isinstance(stage, SpotTask)
        verdict = {True: "legal", False: "not_legal", None: "cannot_tell"}[stage.legal]
        rule, verdict = screen.wording.title(stage.rule), lesson_phrase(screen.wording, f"spot-{verdict}")
        return says.index(rule if rule in says else verdict)


def _listed(run: LessonRun) -> Iterator[Pick]:
    for choice in learner_choices(run):
        sizes = range(choice.least, (choice.most or len(choice.among)) + 1) if choice.pick else (0,)
        ways = (picks for size in sizes for picks in combinations(choice.among, size))
        yield from ((choice, picks) for picks in islice(ways, MOST_PICKS))


def _table_after(run: LessonRun, move: StepInput) -> object:
    """What everybody sees after a move; nothing where it is refused."""
    after = copy(run)
    try:
        kind = after.attempt(move).kind
    except NOTHING_TO_ACT_ON:
        return None
    return after.board.public_position() if kind in (TryKind.DONE, TryKind.GOES_ON) else None


def _way(run: LessonRun) -> tuple[Pick, ...]:
    """What leads to the goal by listed lines; of free play the next step of the solution."""
    if isinstance(run.stage, PlayTask):
        wanted = _table_after(run, run.solution()[run.moves_made])
        return (next(one for one in _listed(run) if _table_after(run, one[0].with_picks(one[1])) == wanted),)
    ways: list[tuple[LessonRun, tuple[Pick, ...]]] = [(run, ())]
    for _ in range(1 if isinstance(run.stage, BreakTask) else max(run.moves_left, 1)):
        further = []
        for there, way in ways:
            for choice, picks in _listed(there):
                after = copy(there)
                try:
                    kind = after.attempt(choice.with_picks(picks)).kind
                except NOTHING_TO_ACT_ON:
                    continue
                if kind is TryKind.DONE:
                    return (*way, (choice, picks))
                further += [(after, (*way, (choice, picks)))] if kind is TryKind.GOES_ON else []
        ways = further
    return ()


async def finished(lesson: Lesson, place: Path) -> bool:
    """Whether a lesson is finished by keys that every keyboard has, with all its stars."""
    game = lesson.id.partition(".")[0]
    app = RefereeApp(place=place, lesson=(game, lesson.number), language=LANGUAGE[game])
    async with app.run_test(size=SMALL) as pilot:
        await ready(app, pilot)
        done = await Player(lesson, app, pilot).play()
        return done and app.lessons.learner().stars(lesson) == MOST_STARS


@pytest.mark.parametrize("game", LANGUAGE)
def test_every_lesson_is_finished_on_a_small_screen_by_arrows_enter_and_space(
    game: str, tmp_path: Path
) -> None:
    unfinished = [
        one.id for one in lessons_of(game) if not asyncio.run(finished(one, tmp_path / f"{one.id}.db"))
    ]

    assert unfinished == []
