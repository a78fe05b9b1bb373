"""The trained files fit the questions that the program comes with."""

from __future__ import annotations

from collections import Counter

from rulebook.asking.space import OF_QUESTION, meaning_space, question_places
from rulebook.content.special_chapters import player_questions
from rulebook.content_files import CONTENT
from rulebook.database.store import Rulebook


def test_each_question_has_its_place_and_no_place_is_left_over() -> None:
    asked = Counter((one.language, one.rule) for one in player_questions(CONTENT))
    places = question_places()
    placed = {
        (language, rule): len(some) / OF_QUESTION
        for language, of in places.items()
        for rule, some in of.items()
    }

    assert placed == asked


def test_each_rule_lies_somewhere(rules: Rulebook) -> None:
    assert set(rules.ids()) == set(meaning_space().rules)
