"""The lessons of each game, read from their files, and what an expansion takes from its base game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.errors import Unreadable
from referee.lessons.model import FORMAT, Lesson, LessonFile
from referee.lessons.texts import LessonTexts
from referee.session.registry import ADAPTERS, example_files
from referee.words.messages import BASE_LANGUAGE, messages
from referee.words.speech import Speech

FOLDER = Path(__file__).parent


def lesson_files(game: str) -> tuple[Path, ...]:
    """The files of a game's folder, one for each chapter; their names put them in order."""
    return tuple(sorted((FOLDER / game).glob("*.json")))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order of their files.

    Raises:
        Unreadable: names the file and the field.
    """
    return tuple(lesson for path in lesson_files(game) for lesson in read_lessons(path, game).lessons)


def taught_rules(game: str) -> frozenset[str]:
    """The rules that some lesson of the game teaches."""
    return frozenset(rule for lesson in lessons_of(game) for rule in lesson.teaches)


def read_lessons(path: Path, game: str) -> LessonFile:
    """The lessons of one file.

    Raises:
        Unreadable: it is not a file of lessons of this game.
    """
    try:
        lessons = msgspec.json.decode(path.read_bytes(), type=LessonFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("bad_lessons", file=path.name, error=str(error)) from None
    if lessons.format != FORMAT:
        raise Unreadable("unknown_format", format=lessons.format, known=FORMAT)
    if lessons.game != game:
        raise Unreadable("lessons_of_another_game", file=path.name, game=lessons.game)
    return lessons


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
    wanted_lesson = next((lesson for lesson in known if lesson.number == number), None)
    if wanted_lesson is None:
        raise Unreadable("unknown_lesson", lesson=wanted, known=tuple(lesson.id for lesson in known))
    return wanted_lesson


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
    return f"base_game.{game}"


class RuleLink(Struct, frozen=True):
    """A lesson, a worked example or a table of a rule."""

    kind: str
    """``lesson``, ``example`` or ``table``."""
    game: str
    id: str
    title: str
    command: str
    """What opens it from the shell."""

    def line(self, speech: Speech) -> str:
        """The link in a line."""
        return speech.say(f"examples/{self.kind}", title=self.title, lesson=f"{self.game}.{self.id}")

    def line_with_command(self, speech: Speech) -> str:
        """The same with the command."""
        return speech.say("examples/command", said=self.line(speech), command=self.command)


def links_of(rule: str, speech: Speech) -> tuple[RuleLink, ...]:
    """The lessons that teach a rule and the worked examples that show it; or a table to try it at."""
    return (*_lessons(rule, speech), *_examples(rule, speech)) or tuple(_tables(rule, speech))


def _lessons(rule: str, speech: Speech) -> Iterator[RuleLink]:
    game = rule.partition(".")[0]
    if game not in taught_games() or not _named_in(lesson_files(game), rule):
        return
    texts = LessonTexts(speech, game)
    for lesson in lessons_of(game):
        if rule in lesson.teaches:
            title = texts.title(lesson)
            yield RuleLink("lesson", game, lesson.number, title, f"referee learn {game} {lesson.number}")


def _examples(rule: str, speech: Speech) -> Iterator[RuleLink]:
    game = rule.partition(".")[0]
    if game not in ADAPTERS or not _named_in(example_files(game), rule):
        return
    from referee.session.game_setup import example_command, examples_of

    for game, case in examples_of(rule):
        title = example_title(speech, game, case.id, case.title or case.id)
        yield RuleLink("example", game, case.id, title, example_command(game, case))


def _tables(rule: str, speech: Speech) -> Iterator[RuleLink]:
    from referee.session.game_setup import case_of_rule, example_command
    from referee.words.ruling_text import RuleTitles

    case = case_of_rule(rule)
    if case is not None:
        game, title = rule.partition(".")[0], RuleTitles(speech.language).title(rule)
        yield RuleLink("table", game, case.id, title, example_command(game, case))


def _named_in(files: Iterable[Path], rule: str) -> bool:
    """Whether a file names the rule at all; most do not, and are not read any further."""
    return any(rule.encode() in file.read_bytes() for file in files)


def example_title(speech: Speech, game: str, example: str, otherwise: str) -> str:
    """What a worked example is called, in the language spoken if that has it."""
    keys = (f"examples/{game}-{example}", f"games/{game}-{example}")
    return next((speech.say(key) for key in keys if speech.has(key)), otherwise)


MOST = 5


def examples_named(words: str, speech: Speech) -> tuple[RuleLink, ...]:
    """The worked examples whose titles have all these words, in the language spoken or in English."""
    from referee.session.game_setup import example_command, printed_examples

    wanted = words.casefold().split()
    links = [
        RuleLink("example", game, case.id, title, example_command(game, case))
        for game in ADAPTERS
        for case in printed_examples(game)
        for title in (example_title(speech, game, case.id, case.title or case.id),)
        if wanted and _has(f"{title} {case.title}", wanted)
    ]
    return tuple(links[:MOST])


def _has(title: str, wanted: list[str]) -> bool:
    return all(word in title.casefold() for word in wanted)
