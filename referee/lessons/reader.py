"""The lessons of each game, read from their files, and what an expansion takes from its base game."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from engine.kernel.errors import Unreadable
from referee.lessons.model import FORMAT, Lesson, LessonFile
from referee.session.registry import ADAPTERS
from referee.words.files import BASE_LANGUAGE, messages
from referee.words.speech import Speech

FOLDER = Path(__file__).parent


def lesson_files(game: str, folder: Path = FOLDER) -> tuple[Path, ...]:
    """``GAME.json``, or one file for each chapter: ``GAME.a.json``, ``GAME.b.json``."""
    return tuple(sorted([*folder.glob(f"{game}.json"), *folder.glob(f"{game}.*.json")]))


@cache
def lessons_of(game: str, folder: Path = FOLDER) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order of their files.

    Raises:
        Unreadable: names the file and the field.
    """
    return tuple(one for path in lesson_files(game, folder) for one in read_lessons(path, game).lessons)


def taught_rules(game: str) -> frozenset[str]:
    """The rules that some lesson of the game teaches."""
    return frozenset(rule for one in lessons_of(game) for rule in one.teaches)


def read_lessons(path: Path, game: str) -> LessonFile:
    """The lessons of one file.

    Raises:
        Unreadable: it is not a file of lessons of this game.
    """
    try:
        found = msgspec.json.decode(path.read_bytes(), type=LessonFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("bad_lessons", file=path.name, error=str(error)) from None
    if found.format != FORMAT:
        raise Unreadable("unknown_format", format=found.format, known=FORMAT)
    if found.game != game:
        raise Unreadable("lessons_of_another_game", file=path.name, game=found.game)
    return found


def taught_games() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(game for game in ADAPTERS if lesson_files(game))


def find_lesson(game: str, wanted: str) -> Lesson:
    """The lesson with this id, or with this number: ``GAME.03``, ``03``, ``3``.

    Raises:
        Unreadable: there is none.
    """
    known = lessons_of(game)
    number = wanted.removeprefix(f"{game}.").zfill(2)
    found = next((one for one in known if one.number == number), None)
    if found is None:
        raise Unreadable("unknown_lesson", lesson=wanted, known=tuple(one.id for one in known))
    return found


def content_hash(lesson: Lesson) -> str:
    """What tells one state of a lesson from another; its words do not count."""
    return blake2b(msgspec.json.encode(lesson, order="sorted"), digest_size=8).hexdigest()


LINE = "line-"


def is_expansion(game: str) -> bool:
    """Whether the game needs the rules of another."""
    return bool(messages(BASE_LANGUAGE, _subject(game)))


def expansion_said(game: str, speech: Speech) -> str:
    """That the game is an expansion, in a line."""
    return speech.say(f"{_subject(game)}/title")


def base_rules(game: str, speech: Speech) -> tuple[str, ...]:
    """What to make of these lines, and then a line for each thing to know."""
    subject = _subject(game)
    lines = sorted(key for key in messages(BASE_LANGUAGE, subject) if key.startswith(LINE))
    return tuple(speech.say(f"{subject}/{key}") for key in ("about", *lines))


def _subject(game: str) -> str:
    return f"before.{game}"
