"""What stands at a path is told in words, also where nothing stands there."""

import pytest

from referee.lessons.model import DoTask, Lesson, PredictTask
from referee.lessons.reader import lessons_of, taught_games
from referee.lessons.texts import LessonTexts
from referee.words.speech import Speech


@pytest.mark.parametrize("value", [{}, []])
def test_an_empty_area_or_pile_is_told_as_nothing(value: object) -> None:
    speech = Speech("en")
    speech.game = "kings"

    assert LessonTexts(speech, "kings").value(value) == "nothing"


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("spoken_of", ["", "hbo"])
def test_a_title_names_the_cards_of_its_game_whatever_game_is_spoken_of(
    language: str, spoken_of: str
) -> None:
    speech = Speech(language)
    speech.game = spoken_of

    titles = [LessonTexts(speech, game).title(of) for game in taught_games() for of in lessons_of(game)]

    assert [title for title in titles if "[" in title] == []


def _paths(lesson: Lesson) -> set[str]:
    """Every value a goal of the lesson names, or that is to be foretold."""
    found: set[str] = set()
    for stage in lesson.stages:
        if isinstance(stage, DoTask):
            found.update(stage.goal)
        elif isinstance(stage, PredictTask) and stage.path:
            found.add(stage.path)
    return found


def test_every_value_a_lesson_asks_for_has_words_of_its_own() -> None:
    unsaid = []
    for game in taught_games():
        texts = LessonTexts(Speech("en"), game)
        for path in sorted(set().union(*map(_paths, lessons_of(game)))):
            parts = path.split(".")
            if not any(texts.has_path_word(one) for one in (*parts, f"{parts[0]}-{parts[-1]}")):
                unsaid.append(path)

    assert unsaid == []
