"""What stands at a path is told in words, also where nothing stands there."""

import pytest

from referee.lessons.texts import LessonTexts
from referee.words.speech import Speech


@pytest.mark.parametrize("value", [{}, []])
def test_an_empty_area_or_pile_is_told_as_nothing(value: object) -> None:
    speech = Speech("en")
    speech.game = "kings"

    assert LessonTexts(speech, "kings").value(value) == "nothing"
