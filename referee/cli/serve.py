"""The command `serve`: a table in the browser."""

from __future__ import annotations

import sys
from argparse import Namespace

from referee.cli.arguments import OPEN
from referee.cli.result import UNREADABLE, CommandResult
from referee.words.speech import Speech


def serve_command(options: Namespace) -> CommandResult:
    """Serves one table until it is interrupted."""
    speech = Speech(options.lang)
    try:
        from aiohttp import web

        from referee.web.server import WebTable
    except ImportError:
        return CommandResult("", UNREADABLE, speech.say("web/not-installed") + "\n")
    from referee.web.visitors import Doorkeeper, new_pin

    pin = options.pin or new_pin()
    arguments = application_arguments(options)
    table = WebTable(arguments, Doorkeeper(pin), options.visitors, options.lang, looking=options.watch)
    address = f"http://{options.host}:{options.port}"
    sys.stdout.write(speech.say("web/serving", address=address, pin=pin) + "\n")
    sys.stdout.flush()
    try:
        web.run_app(table.application(), host=options.host, port=options.port, print=None)
    except OSError as error:
        return CommandResult("", UNREADABLE, speech.say("web/not-served", error=str(error)) + "\n")
    return CommandResult()


def application_arguments(options: Namespace) -> list[str]:
    """What the application is started with; a game may be called like a command."""
    if options.watch:
        return ["watch", *([options.game] if options.game else []), "--lang", options.lang]
    game = [OPEN, options.game] if options.game else []
    return [*game, "--lang", options.lang]
