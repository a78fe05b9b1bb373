"""The table of commands: what carries each out.

Each function imports what its command needs and nothing else: a rule or a ruling is printed within 0.3 s,
while the screen takes 0.2 s and SQLModel 0.35 s to import. This is what every local import here spares.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from referee.cli.command_types import CommandResult


def _judge(options: Namespace) -> CommandResult:
    from referee.cli.judge import judge_command

    return judge_command(options.file, options.text, options.json, options.lang, short=options.short)


def _position(options: Namespace) -> CommandResult:
    from referee.cli.position import position_command

    return position_command(options.file, options.case, options.json, options.lang)


def _schema(options: Namespace) -> CommandResult:
    from referee.library.api import SchemaName, schema_text

    return CommandResult(schema_text(SchemaName(options.name)))


def _rules(options: Namespace) -> CommandResult:
    from referee.cli.rules import rules_command

    return rules_command(options)


def _cards(options: Namespace) -> CommandResult:
    from referee.cli.cards import cards_command

    return cards_command(options)


def _booklet(options: Namespace) -> CommandResult:
    from referee.cli.booklet import booklet_command

    return booklet_command(options)


def _deck(options: Namespace) -> CommandResult:
    from referee.cli.decks import deck_command

    return deck_command(options)


def _differs(options: Namespace) -> CommandResult:
    from referee.cli.decks import differs_command

    return differs_command(as_json=options.json, players=options.players, language=options.lang)


def _learn(options: Namespace) -> CommandResult:
    from referee.cli.learn import learn_command

    return learn_command(options)


def _desk(options: Namespace) -> CommandResult:
    from referee.cli.desk.command import desk_command

    return desk_command(options)


def _quiz(options: Namespace) -> CommandResult:
    from referee.cli.quiz import quiz_command

    return quiz_command(options)


def _examples(options: Namespace) -> CommandResult:
    from referee.cli.learn import examples_command

    return examples_command(options)


def _completion(options: Namespace) -> CommandResult:
    from referee.cli.shell import completion_command

    return completion_command(options)


def _man(options: Namespace) -> CommandResult:
    from referee.cli.shell import man_command

    return man_command(options)


def _games(options: Namespace) -> CommandResult:
    from referee.cli.saved_games import games_command

    return games_command(options.json, options.lang)


def _serve(options: Namespace) -> CommandResult:
    from referee.cli.application import serve_command

    return serve_command(options)


def _watch(options: Namespace) -> CommandResult:
    from referee.cli.application import watch_command

    return watch_command(options)


def _takeover(options: Namespace) -> CommandResult:
    from referee.cli.saved_games import takeover_command

    return takeover_command(options.game, options.because, options.lang)


def _backup(options: Namespace) -> CommandResult:
    from referee.cli.saved_games import backup_command

    return backup_command(options.file, options.lang)


def _restored(options: Namespace) -> CommandResult:
    from referee.cli.saved_games import restored_command

    return restored_command(options.because, options.lang)


def _log(options: Namespace) -> CommandResult:
    from referee.cli.records.files import log_command

    return log_command(options)


def _verify(options: Namespace) -> CommandResult:
    from referee.cli.records.verify import verify_command

    return verify_command(options)


def _casefile(options: Namespace) -> CommandResult:
    from referee.cli.records.files import casefile_command

    return casefile_command(options)


def _export(options: Namespace) -> CommandResult:
    from referee.cli.records.files import export_command

    return export_command(options)


def _import(options: Namespace) -> CommandResult:
    from referee.cli.records.files import import_command

    return import_command(options)


def _app(options: Namespace) -> CommandResult:
    from referee.cli.application import application_command

    return application_command(options)


COMMANDS: dict[str, Callable[[Namespace], CommandResult]] = {
    "judge": _judge,
    "position": _position,
    "schema": _schema,
    "rule": _rules,
    "search": _rules,
    "ask": _rules,
    "cards": _cards,
    "booklet": _booklet,
    "deck": _deck,
    "differs": _differs,
    "learn": _learn,
    "quiz": _quiz,
    "examples": _examples,
    "completion": _completion,
    "man": _man,
    "games": _games,
    "desk": _desk,
    "serve": _serve,
    "watch": _watch,
    "takeover": _takeover,
    "backup": _backup,
    "restored": _restored,
    "log": _log,
    "verify": _verify,
    "casefile": _casefile,
    "export": _export,
    "import": _import,
    "app": _app,
}
"""Command -> what carries it out; each imports its own part of the program."""
