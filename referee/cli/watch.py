"""The command `watch`: a game on a second screen."""

from __future__ import annotations

from argparse import Namespace

from referee.cli.app import no_screen
from referee.cli.result import UNREADABLE, CommandResult


def watch_command(options: Namespace) -> CommandResult:
    """Follows a game on the screen until it is left."""
    if trouble := no_screen(options.lang):
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.scoreboard.application import watch  # 0.2 s: the screen

    return CommandResult(code=watch(options.game, options.lang))
