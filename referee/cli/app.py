"""The command `referee` without more: starts the app, if this terminal can show it."""

from __future__ import annotations

import os
import shutil
import sys
from argparse import Namespace

from referee import __version__
from referee.cli.result import UNREADABLE, CommandResult
from referee.session.user_files import keep_keyboard, settings_file
from referee.words.speech import Speech

LEAST_COLUMNS, LEAST_LINES = 40, 20


def application_command(options: Namespace) -> CommandResult:
    """Opens the application, unless only the version is asked for or there is no screen to open it on."""
    if options.version:
        return CommandResult(f"referee {__version__}\n")
    if options.keyboard and not keep_keyboard(options.keyboard):
        file = settings_file()
        return CommandResult(
            "", UNREADABLE, Speech(options.lang).say("cli/setting-not-kept", file=file) + "\n"
        )
    trouble = no_screen(options.lang)
    if trouble:
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.main import run  # 0.2 s: the screen

    return CommandResult(
        code=run(
            name=options.name,
            text=options.text,
            strict=options.strict,
            example=options.example,
            language=options.lang,
        )
    )


def no_screen(language: str) -> str:
    """Why the application cannot be shown, or nothing."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return Speech(language).say("cli/needs-a-terminal") + "\n"
    columns, lines = shutil.get_terminal_size()
    if columns < LEAST_COLUMNS or lines < LEAST_LINES:
        least = {"least_columns": LEAST_COLUMNS, "least_lines": LEAST_LINES}
        return Speech(language).say("cli/terminal-too-small", columns=columns, lines=lines, **least) + "\n"
    return ""
