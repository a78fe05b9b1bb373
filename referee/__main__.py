"""The command `referee`: its command line is read and carried out, and the answer printed.

Local imports spare what only some commands need: 0.2 s for the screen, 0.35 s for SQLModel.
"""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from engine.kernel.errors import visible
from referee.cli.arguments import read_arguments
from referee.cli.command_types import UNREADABLE, CommandResult, UsageError, listen, locale_language
from referee.cli.commands import COMMANDS

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
        result = COMMANDS[options.command](options)
        return _leave(result if _is_for_programs(options) else _with_signs(result))
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


def _with_signs(result: CommandResult) -> CommandResult:
    """The answer, in ASCII signs where these are wanted."""
    if not os.environ.get(ASCII):
        return result
    from referee.words.ascii_signs import in_ascii

    return result._replace(out=in_ascii(result.out), err=in_ascii(result.err))


def _own_fault(fault: Exception) -> str:
    """What a player can pass on when the fault is ours; a traceback would tell him less."""
    import traceback  # 0.01 s that only a fault costs

    from referee.storage.connection import hide, redacted

    hide(os.environ.get("REFEREE_DATABASE_URL", ""))
    where = traceback.extract_tb(fault.__traceback__)[-1]
    fault_text = redacted(str(fault))[:200]
    what = f"{type(fault).__name__} in {Path(where.filename).name}, line {where.lineno}: {fault_text}"
    return f"This is a fault of Referee itself: {what}\nREFEREE_DEBUG=1 shows where it comes from.\n"


def _leave(result: CommandResult) -> int:
    """Writes an answer; a reader that has gone away is no fault."""
    try:
        _write(sys.stdout, result.out)
        _write(sys.stderr, result.err)
    except BrokenPipeError:
        # The interpreter would flush once more at its end and complain.
        sys.stdout = open("/dev/null", "w")  # noqa: SIM115, PTH123
    return result.code


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
