"""The third hint leads to the goal, and a robot does not get there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.agot.state.moves import EndTurn
from engine.kernel.decisions import Move, Pass
from referee.lessons import choices
from referee.lessons.choices import attempt_on_table, choices_of, learner_choices, robot_finishes, way_to_goal
from referee.lessons.model import BreakTask, DoTask, Lesson, OrderTask, PlayTask
from referee.lessons.reader import find_lesson, lessons_of, taught_games
from referee.lessons.run import LessonRun, TryKind
from referee.session.registry import adapter_of
from tests.each import each

UNDER_EACH_TEXT = [
    (game, lesson, text)
    for game in taught_games()
    for lesson in lessons_of(game)
    for text in adapter_of(game).game.texts
]


def stages_with_moves(lesson: Lesson, game: str, text: str) -> Iterator[LessonRun]:
    """The lesson at the beginning of each stage that is solved by moves the hints look for."""
    run = LessonRun(lesson, adapter_of(game), text)
    while run.stage is not None:
        if isinstance(run.stage, DoTask | BreakTask) and not isinstance(run.stage, PlayTask):
            yield run
            run.again()
        run.solve()


@each(UNDER_EACH_TEXT)
def test_following_the_third_hint_reaches_the_goal(game: str, lesson: Lesson, text: str) -> None:
    for run in stages_with_moves(lesson, game, text):
        way = way_to_goal(run)

        found = [run.attempt(move).kind for move in way]

        assert found[-1:] == [TryKind.DONE], (lesson.id, run.number + 1)


def test_a_legal_move_from_which_no_move_leads_to_the_goal_goes_back() -> None:
    run = LessonRun(find_lesson("hbo", "16"), adapter_of("hbo"), "bg-2013")
    ends_turn = next(one.move for one in learner_choices(run) if isinstance(one.move, EndTurn))

    result = attempt_on_table(run, ends_turn)

    assert (result.kind, run.moves_made) == (TryKind.DEAD_END, 0)


def test_a_board_whose_moves_are_not_all_tried_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "MOST_PICKS", 1)
    run = LessonRun(find_lesson("lcg", "12"), adapter_of("lcg"), "ru-2008")
    run.solve()
    run.solve()

    result = attempt_on_table(run, Pass(by="baratheon"))

    assert result.kind is TryKind.GOES_ON


@each(UNDER_EACH_TEXT)
def test_no_road_to_a_goal_is_called_a_dead_end(game: str, lesson: Lesson, text: str) -> None:
    for run in stages_with_moves(lesson, game, text):
        stage = run.stage
        roads = (stage.solution, *stage.also) if isinstance(stage, DoTask) else ()
        for road in roads:
            run.again()

            found = [
                attempt_on_table(run, move).kind
                for move in map(run.at_first.read, road)
                if isinstance(move, Move)
            ]

            assert TryKind.DEAD_END not in found, (lesson.id, run.number + 1)


@pytest.mark.parametrize("game", taught_games())
def test_every_goal_can_be_reached_by_moves_of_the_list_alone(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "moves_to_try", choices.listed_moves)
    monkeypatch.setattr(choices, "DEPTH", 4)  # where a card is opened, and then it is said what it does
    text = adapter_of(game).game.texts[0]

    out_of_reach = [
        (lesson.id, run.number + 1)
        for lesson in lessons_of(game)
        for run in stages_with_moves(lesson, game, text)
        if not way_to_goal(run)
    ]

    assert out_of_reach == []


@each(UNDER_EACH_TEXT)
def test_always_the_first_choice_finishes_no_lesson(game: str, lesson: Lesson, text: str) -> None:
    assert not robot_finishes(lesson, adapter_of(game), text)


@pytest.mark.parametrize("game", taught_games())
def test_things_to_be_ordered_are_never_shown_in_their_order(game: str) -> None:
    for lesson in lessons_of(game):
        for number, stage in enumerate(lesson.stages):
            if isinstance(stage, OrderTask):
                assert list(choices_of(lesson, number).order) != list(range(len(stage.items)))


@pytest.mark.parametrize("game", taught_games())
def test_choices_stand_in_the_same_order_each_time(game: str) -> None:
    for lesson in lessons_of(game):
        shown = [choices_of(lesson, number) for number in range(len(lesson.stages))]
        assert shown == [choices_of(lesson, number) for number in range(len(lesson.stages))]
