"""The English words in the JSON of results."""

from __future__ import annotations

import pytest

from engine.kernel.cases.model import AskStep
from engine.kernel.reasons import Question
from engine.kings.cases.casebook import CASEBOOK
from referee.words.result_words import answer_in_english, question_in_english


@pytest.mark.parametrize(
    ("question", "english"),
    [
        (Question("unique", "hodor"), "Is hodor unique?"),
        (Question("saves", "not_today"), "Whom does not_today save, by its text?"),
        (Question("plot_claim", seat="stark"), "What is the plot claim of stark?"),
        (Question("plot_claim", "wardens", "stark"), "What is the plot claim of wardens of stark?"),
        (Question("option_7"), "How does the table settle this: option 7?"),
    ],
)
def test_a_question_of_a_result_is_english(question: Question, english: str) -> None:
    assert question_in_english(question) == english


@pytest.mark.parametrize("option", range(1, 7))
def test_what_an_option_adds_is_told_in_words(option: int) -> None:
    table = CASEBOOK.position({}, "ru-2006", ())

    answer = CASEBOOK.answer(AskStep("rule_text", {"option": option}), table).value

    assert len(answer_in_english(answer).split()) > 4


def test_an_answer_that_is_no_sentence_stays_as_it_is() -> None:
    assert [answer_in_english(answer) for answer in (None, 3, "march")] == [None, 3, "march"]
