"""The questions players put: by rule with their short answer, and those that no rule covers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from rulebook.content.markdown import raise_at
from rulebook.content.models import PlayerQuestion, ShortAnswer, UncoveredQuestion
from rulebook.content_files import UNCOVERED, question_files

Content = TypeVar("Content")
QuestionsOfRules = dict[str, list[tuple[str, ShortAnswer | None]]]


def player_questions(content: Path) -> Iterator[PlayerQuestion]:
    """The questions of all games in all languages; what cannot be read is named with its file."""
    for path in question_files(content):
        language, game = path.parent.name, path.parent.parent.name
        if language == UNCOVERED:
            continue
        for rule, some in _read(path, QuestionsOfRules).items():
            for question, says in some:
                yield PlayerQuestion(rule, game, language, question, says)


def uncovered_questions(content: Path) -> Iterator[UncoveredQuestion]:
    """The questions that no rule of any game answers."""
    for path in question_files(content):
        if path.parent.name == UNCOVERED:
            for question in _read(path, list[str]):
                yield UncoveredQuestion(path.stem, question)


def _read(path: Path, kind: type[Content]) -> Content:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as fault:
        raise_at(path, str(fault))
