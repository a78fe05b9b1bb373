"""The command `examples`: the worked examples of the booklets, listed or laid out as a table."""

from __future__ import annotations

from argparse import Namespace

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.cli.base import UNREADABLE, CommandResult
from referee.cli.learn import error_text, opened
from referee.lessons.reader import example_title
from referee.session.game_setup import DAMAGED, command_of, find_example, printed_examples
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.speech import Speech


class ListedExample(Struct):
    """A worked example in the list."""

    game: str
    id: str
    title: str
    about: str
    rules: tuple[str, ...]
    damaged: bool
    command: str


def examples_command(options: Namespace) -> CommandResult:
    """The list; or the table of one example."""
    try:
        if options.game and options.game not in ADAPTERS:
            adapter_of(options.game)  # says which games there are
        if options.name and not options.json:
            return _example_on_screen(options)
        return _listed_examples(options)
    except RefereeError as error:
        return CommandResult("", UNREADABLE, f"{error_text(error, options.lang)}\n")


def _listed_examples(options: Namespace) -> CommandResult:
    games, speech = (options.game,) if options.game else tuple(ADAPTERS), Speech(options.lang)
    found = [
        ListedExample(
            game,
            case.id,
            example_title(speech, game, case.id, case.title or case.id),
            example_title(speech, game, f"{case.id}-note", case.note or ""),
            case.rules,
            DAMAGED in case.tags,
            command_of(game, case),
        )
        for game in games
        for case in printed_examples(game)
        if options.name in (None, case.id)
    ]
    if options.json:
        document = msgspec.json.format(msgspec.json.encode({"examples": found}), indent=1)
        return CommandResult(document.decode() + "\n")
    lines = (
        speech.say("examples/listed", game=example.game, example=example.id, title=example.title)
        for example in found
    )
    return CommandResult("\n".join(lines) + "\n")


def _example_on_screen(options: Namespace) -> CommandResult:
    case = find_example(options.game, options.name)
    return opened((options.game, case.id), options)
