"""The English words in the JSON of results: questions for an untold value, and answers in words."""

from __future__ import annotations

from typing import Any

from engine.kernel.cases.model import Sentence
from engine.kernel.reasons import Question
from referee.words.messages import BASE_LANGUAGE, Messages

RESULTS = "results"
ENGLISH = Messages(BASE_LANGUAGE)


def question_in_english(question: Question) -> str:
    """What to ask the table."""
    of = _owner(question)
    key = question.what if ENGLISH.has(RESULTS, question.what) else "value"
    return _say(key if of else "table-value", of=of, value=question.what.replace("_", " "))


def _owner(question: Question) -> str:
    card, seat = question.card, question.seat
    return _say("of-card-and-seat", card=card, seat=seat) if card and seat else card or seat


def answer_in_english(answer: Any) -> Any:
    """The answer as JSON has it."""
    return _say(answer.key) if isinstance(answer, Sentence) else answer


def _say(key: str, **facts: str) -> str:
    return ENGLISH.say(RESULTS, key, lambda _: facts)[0]
