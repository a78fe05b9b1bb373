"""The command `referee`: the part of the program that is asked, and how its answer is printed.

Each function imports what its command needs and nothing else: a rule or a ruling is printed within 0.3 s,
while the screen takes 0.2 s and SQLModel 0.35 s to import. This is what every local import here spares.
"""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.kernel.errors import visible
from referee.cli.arguments import read_arguments
from referee.cli.base import UNREADABLE, CommandResult, UsageError, listen, locale_language

USAGE = 2
DOCUMENTS = ("schema", "completion", "man")
"""Commands whose answers are read by programs."""
ASCII = "REFEREE_ASCII"


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out a command line; the answer is the exit code."""
    try:
        options = read_arguments(sys.argv[1:] if arguments is None else arguments)
    except UsageError as wrong:
        return _leave(CommandResult("", USAGE, str(wrong)))
    if sys.platform == "win32":
        return _leave(_not_on_windows(options))
    if getattr(options, "ascii", False):
        os.environ[ASCII] = "1"
    if arguments is None and options.command != "app":
        gc.disable()  # a command lives for a moment: looking for garbage takes a tenth of it
        if sys.stderr.isatty():
            listen(getattr(options, "lang", None) or locale_language())
    try:
        said = COMMANDS[options.command](options)
        return _leave(said if _is_for_programs(options) else _with_signs(said))
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        if options.command == "app" or "REFEREE_DEBUG" in os.environ:
            raise
        return _leave(CommandResult("", UNREADABLE, _own_fault(fault)))


def _not_on_windows(options: Namespace) -> CommandResult:
    """That the screen and the saved games need POSIX; a traceback of `termios` would tell a player less."""
    from referee.words.speech import Speech

    language = getattr(options, "lang", None) or locale_language()
    return CommandResult("", UNREADABLE, Speech(language).say("cli/not-on-windows") + "\n")


def _is_for_programs(options: Namespace) -> bool:
    """Whether the answer is a document whose quotes have to stay what they are."""
    return getattr(options, "json", False) or options.command in DOCUMENTS


def _with_signs(said: CommandResult) -> CommandResult:
    """The answer, in ASCII signs where these are wanted."""
    if not os.environ.get(ASCII):
        return said
    from referee.words.ascii_signs import in_ascii

    return said._replace(out=in_ascii(said.out), err=in_ascii(said.err))


def _own_fault(fault: Exception) -> str:
    """What a player can pass on when the fault is ours; a traceback would tell him less."""
    import traceback  # 0.01 s that only a fault costs

    from referee.storage.connection import hide, redacted

    hide(os.environ.get("REFEREE_DATABASE_URL", ""))
    where = traceback.extract_tb(fault.__traceback__)[-1]
    said = redacted(str(fault))[:200]
    what = f"{type(fault).__name__} in {Path(where.filename).name}, line {where.lineno}: {said}"
    return f"This is a fault of Referee itself: {what}\nREFEREE_DEBUG=1 shows where it comes from.\n"


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
    from referee.cli.rules import differs_command

    return differs_command(as_json=options.json, players=options.players, language=options.lang)


def _learn(options: Namespace) -> CommandResult:
    from referee.cli.learn import learn_command

    return learn_command(options)


def _desk(options: Namespace) -> CommandResult:
    from referee.cli.desk.command import desk_command

    return desk_command(options)


def _quiz(options: Namespace) -> CommandResult:
    from referee.cli.learn import quiz_command

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


def _leave(said: CommandResult) -> int:
    """Writes an answer; a reader that has gone away is no fault."""
    try:
        _write(sys.stdout, said.out)
        _write(sys.stderr, said.err)
    except BrokenPipeError:
        # The interpreter would flush once more at its end and complain.
        sys.stdout = open("/dev/null", "w")  # noqa: SIM115, PTH123
    return said.code


def _write(stream: object, text: str) -> None:
    """UTF-8 whatever the terminal's locale says: the rules are Cyrillic, and JSON is UTF-8 by definition.

    All that a command says leaves here, and with it no character a terminal obeys.
    """
    text = visible(text)
    raw = getattr(stream, "buffer", None)
    if raw is None:
        print(text, end="", file=stream)  # type: ignore[call-overload]
        return
    raw.write(text.encode("utf-8", "replace"))
    raw.flush()


if __name__ == "__main__":
    sys.exit(main())
