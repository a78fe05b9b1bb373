"""Where a rule is taught and shown: its lessons, and the worked examples of the booklets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from referee.lessons.reader import lesson_files, lessons_of, taught_games
from referee.lessons.texts import LessonTexts
from referee.session.example_files import example_files
from referee.session.registry import ADAPTERS
from referee.words.speech import Speech


class RuleLink(Struct, frozen=True):
    """A lesson or a worked example of a rule."""

    kind: str
    """``lesson`` or ``example``."""
    game: str
    id: str
    title: str
    command: str
    """What opens it from the shell."""

    def said(self, speech: Speech) -> str:
        """The link in a line."""
        return speech.say(f"examples/{self.kind}", title=self.title, lesson=f"{self.game}.{self.id}")

    def said_with_command(self, speech: Speech) -> str:
        """The same with the command."""
        return speech.say("examples/command", said=self.said(speech), command=self.command)


def links_of(rule: str, speech: Speech) -> tuple[RuleLink, ...]:
    """The lessons that teach a rule, then the worked examples that show it."""
    return (*_lessons(rule, speech), *_examples(rule, speech))


def _lessons(rule: str, speech: Speech) -> Iterator[RuleLink]:
    game = rule.partition(".")[0]
    if game not in taught_games() or not _named_in(lesson_files(game), rule):
        return
    texts = LessonTexts(speech, game)
    for one in lessons_of(game):
        if rule in one.teaches:
            title = texts.title(one)
            yield RuleLink("lesson", game, one.number, title, f"referee learn {game} {one.number}")


def _examples(rule: str, speech: Speech) -> Iterator[RuleLink]:
    game = rule.partition(".")[0]
    if game not in ADAPTERS or not _named_in(example_files(game), rule):
        return
    from referee.session.printed_examples import command_of, examples_of  # the cases: 0.05 s, for few rules

    for game, case in examples_of(rule):
        title = example_title(speech, game, case.id, case.title or case.id)
        yield RuleLink("example", game, case.id, title, command_of(game, case))


def _named_in(files: Iterable[Path], rule: str) -> bool:
    """Whether a file names the rule at all; most do not, and are not read any further."""
    return any(rule.encode() in one.read_bytes() for one in files)


def example_title(speech: Speech, game: str, example: str, otherwise: str) -> str:
    """What a worked example is called, in the language spoken if that has it."""
    keys = (f"examples/{game}-{example}", f"games/{game}-{example}")
    return next((speech.say(key) for key in keys if speech.has(key)), otherwise)


MOST = 5


def examples_named(words: str, speech: Speech) -> tuple[RuleLink, ...]:
    """The worked examples whose titles have all these words, in the language spoken or in English."""
    from referee.session.printed_examples import command_of, printed_examples

    wanted = words.casefold().split()
    found = [
        RuleLink("example", game, case.id, title, command_of(game, case))
        for game in ADAPTERS
        for case in printed_examples(game)
        for title in (example_title(speech, game, case.id, case.title or case.id),)
        if wanted and _has(f"{title} {case.title}", wanted)
    ]
    return tuple(found[:MOST])


def _has(title: str, wanted: list[str]) -> bool:
    return all(one in title.casefold() for one in wanted)
