"""The command `examples`: the worked examples of the booklets, listed or opened as tables."""

from __future__ import annotations

from argparse import Namespace

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.cli.result import UNREADABLE, CommandResult
from referee.lessons.rule_links import example_title
from referee.session.printed_examples import DAMAGED, command_of, find_example, printed_examples
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
            return _on_screen(options)
        return _listed(options)
    except RefereeError as error:
        return CommandResult("", UNREADABLE, f"{_told(error, options.lang)}\n")


def _told(error: RefereeError, language: str) -> str:
    from referee.library.case_input import FaultWriter  # 0.03 s, which a list does without

    return FaultWriter(language).error(error)


def _listed(options: Namespace) -> CommandResult:
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
    lines = (speech.say("examples/listed", game=one.game, example=one.id, title=one.title) for one in found)
    return CommandResult("\n".join(lines) + "\n")


def _on_screen(options: Namespace) -> CommandResult:
    from referee.cli.app import no_screen

    case = find_example(options.game, options.name)
    trouble = no_screen(options.lang)
    if trouble:
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.main import run  # 0.2 s: the screen

    return CommandResult(code=run(language=options.lang, lesson=(options.game, case.id)))
