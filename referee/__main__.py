"""The command `referee`: which part of the house is asked, and how does its answer leave the program?

Each command imports what it needs and nothing else: a rule or a ruling is printed within 0.3 s, while the
screen takes 0.2 s and SQLModel 0.35 s to import.
"""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from engine.kernel.control_characters import visible
from referee.cli.arguments import OF_RECORDS, OF_SAVED_GAMES, UsageError, read_arguments
from referee.cli.result import UNREADABLE, CommandResult

USAGE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out a command line; the answer is the exit code."""
    try:
        options = read_arguments(sys.argv[1:] if arguments is None else arguments)
    except UsageError as wrong:
        return _leave(CommandResult("", USAGE, str(wrong)))
    if arguments is None and options.command != "app":
        gc.disable()  # a command lives for a moment: looking for garbage takes a tenth of it
    try:
        return _leave(_answer(options))
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        if options.command == "app" or "REFEREE_DEBUG" in os.environ:
            raise
        return _leave(CommandResult("", UNREADABLE, _own_fault(fault)))


def _own_fault(fault: Exception) -> str:
    """What a player can pass on when the fault is ours; a traceback would tell him less."""
    import traceback  # 0.01 s that only a fault costs

    from referee.storage.privacy import hide, redacted

    hide(os.environ.get("REFEREE_DATABASE_URL", ""))
    where = traceback.extract_tb(fault.__traceback__)[-1]
    said = redacted(str(fault))[:200]
    what = f"{type(fault).__name__} in {Path(where.filename).name}, line {where.lineno}: {said}"
    return f"This is a fault of Referee itself: {what}\nREFEREE_DEBUG=1 shows where it comes from.\n"


def _answer(options: Namespace) -> CommandResult:
    if options.command == "judge":
        from referee.cli.judge import judge_command

        return judge_command(options.file, options.text, options.json, options.lang, short=options.short)
    if options.command == "position":
        from referee.cli.position import position_command

        return position_command(options.file, options.case, options.json, options.lang)
    if options.command in ("rule", "search", "ask"):
        from referee.cli.rules import rules_command

        return rules_command(options)
    if options.command == "cards":
        from referee.cli.cards import cards_command

        return cards_command(options)
    if options.command == "booklet":
        from referee.cli.booklet import booklet_command

        return booklet_command(options)
    if options.command == "deck":
        from referee.cli.deck import deck_command

        return deck_command(options)
    if options.command == "differs":
        from referee.cli.differs import differs_command

        return differs_command(as_json=options.json, players=options.players, language=options.lang)
    if options.command == "learn":
        from referee.cli.learn import learn_command

        return learn_command(options)
    if options.command in (*OF_SAVED_GAMES, *OF_RECORDS):
        return (_of_records if options.command in OF_RECORDS else _of_saved_games)(options)
    from referee.cli.app import application_command

    return application_command(options)


def _of_saved_games(options: Namespace) -> CommandResult:
    if options.command == "takeover":
        from referee.cli.saved_games import takeover_command

        return takeover_command(options.game, options.because, options.lang)
    if options.command == "backup":
        from referee.cli.backup import backup_command

        return backup_command(options.file, options.lang)
    if options.command == "restored":
        from referee.cli.backup import restored_command

        return restored_command(options.because, options.lang)
    from referee.cli.saved_games import games_command

    return games_command(options.json, options.lang)


def _of_records(options: Namespace) -> CommandResult:
    if options.command == "log":
        from referee.cli.records.log import log_command

        return log_command(options)
    if options.command == "verify":
        from referee.cli.records.verify import verify_command

        return verify_command(options)
    from referee.cli.records.files import casefile_command, export_command, import_command

    made = {"casefile": casefile_command, "export": export_command, "import": import_command}
    return made[options.command](options)


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
