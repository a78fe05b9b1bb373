from __future__ import annotations

import pytest

from referee.words.files import folders
from tests.speech.spoken_lines import NEEDLESS, UNDERSTOOD, WRONG, figures, spoken_cases


@pytest.mark.parametrize("language", folders())
def test_nearly_all_lines_are_understood_in_each_language(language: str) -> None:
    cases = [one for one in spoken_cases() if one.language == language]
    assert figures(cases)[UNDERSTOOD] >= 0.95 * len(cases)


def test_hardly_any_line_is_acted_on_wrongly_or_asked_about_needlessly() -> None:
    found = figures(spoken_cases())
    assert found[WRONG] <= 0.005 * found.total()
    assert found[NEEDLESS] <= 0.03 * found.total()


def test_lines_nobody_looked_at_while_the_frames_were_made_are_understood_too() -> None:
    found = figures(one for one in spoken_cases() if one.unseen)
    assert found[UNDERSTOOD] >= 0.85 * found.total()
    assert found[WRONG] == 0
