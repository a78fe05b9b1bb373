"""The commands that open the application: here, in a browser (`serve`), on a second screen (`watch`)."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import closing
from typing import TYPE_CHECKING

from referee import __version__
from referee.cli.arguments import OPEN
from referee.cli.command_types import NOT_MET, UNREADABLE, CommandResult, stop_listening
from referee.session.files.user_data import keep_keyboard, keep_theme, settings_file
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.web.shared_game import HeldGame

LEAST_COLUMNS, LEAST_LINES = 40, 20


def application_command(options: Namespace) -> CommandResult:
    """Opens the application, unless only the version is asked for or the terminal is too small.

    Where nothing can be drawn, it asks and answers in lines.
    """
    if options.version:
        return CommandResult(f"referee {__version__}\n")
    if not _kept(options):
        file = settings_file()
        return CommandResult(
            "", UNREADABLE, Speech(options.lang).say("cli/setting-not-kept", file=file) + "\n"
        )
    if options.plain or not can_draw():
        return CommandResult(code=_in_lines(options))
    trouble = too_small(options.lang)
    return CommandResult("", UNREADABLE, trouble) if trouble else CommandResult(code=_on_screen(options))


def _kept(options: Namespace) -> bool:
    """Saves the choices for the next time too; whether that worked."""
    keyboard = not options.keyboard or keep_keyboard(options.keyboard)
    return keyboard and (not options.theme or keep_theme(options.theme))


def can_draw() -> bool:
    """Whether there is a terminal whose cursor can be moved, or a browser that shows one."""
    return "TEXTUAL_DRIVER" in os.environ or _is_terminal()


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def no_screen(language: str) -> str:
    """The reason why no screen can be shown, or nothing."""
    return too_small(language) if can_draw() else Speech(language).say("cli/needs-a-terminal") + "\n"


def too_small(language: str) -> str:
    """The notice that the terminal is too small, or nothing."""
    columns, lines = shutil.get_terminal_size()
    if "TEXTUAL_DRIVER" in os.environ or (columns >= LEAST_COLUMNS and lines >= LEAST_LINES):
        return ""
    least = {"least_columns": LEAST_COLUMNS, "least_lines": LEAST_LINES}
    return Speech(language).say("cli/terminal-too-small", columns=columns, lines=lines, **least) + "\n"


def _on_screen(options: Namespace) -> int:
    from referee.app.startup import run_app  # 0.2 s: the screen

    return run_app(
        name=options.name,
        text=options.text,
        strict=options.strict,
        example=options.example,
        language=options.lang,
    )


def _in_lines(options: Namespace) -> int:
    from referee.app.plain.application import talk  # the same deeds, without the screen

    return talk(
        resume=options.name,
        text=options.text,
        strict=options.strict,
        example=options.example,
        language=options.lang,
    )


def watch_command(options: Namespace) -> CommandResult:
    """Follows a game on the screen until it is left."""
    if trouble := no_screen(options.lang):
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.scoreboard.screen import watch

    stop_listening()
    return CommandResult(code=watch(options.game, options.lang))


def serve_command(options: Namespace) -> CommandResult:
    """Serves one table until it is interrupted."""
    gc.enable()  # a server lives longer than a command
    speech = Speech(options.lang)
    try:
        import referee.web.server  # noqa: F401 - whether the web server is there
    except ImportError:
        return CommandResult("", UNREADABLE, speech.say("web/not-installed") + "\n")
    if not options.game or options.watch:
        return _served(options, speech, None)
    from referee.cli.saved_games import NoGameMeant, the_game
    from referee.session.persistence import place
    from referee.storage.errors import StorageError
    from referee.web.shared_game import HeldGame

    try:
        with closing(place()) as database:
            game = the_game(database, options.game).id
            with closing(HeldGame(database, game, options.lang)) as held:
                return _served(options, speech, held)
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.sentence(speech)}\n")
    except StorageError as error:
        return CommandResult("", UNREADABLE, f"{speech.error(error)}\n")


def _served(options: Namespace, speech: Speech, held: HeldGame | None) -> CommandResult:
    """One screen for all visitors; of a held game one for each, with a PIN for each seat."""
    from aiohttp import web

    from referee.web.app_pool import OneForAll, OneForEachLine, OneForEachVisitor, Programs
    from referee.web.server import Doorkeeper, WebTable, new_pin, seat_pins

    pin, arguments = options.pin or new_pin(), ["referee", *application_arguments(options)]
    seats = seat_pins(held.seats, pin) if held is not None else {}
    programs: Programs = (OneForEachLine if options.watch else OneForAll)(arguments)
    if held is not None:
        programs = OneForEachVisitor(["referee.app.visitor", options.lang], held)
    door = Doorkeeper(pin, seats=seats)
    table = WebTable(programs, door, options.visitors, options.lang, looking=options.watch)
    address = f"http://{options.host}:{options.port}"

    def listening(_its_own_words: str) -> None:
        sys.stdout.write("".join(f"{line}\n" for line in _told(speech, address, pin, seats)))
        sys.stdout.flush()

    try:
        web.run_app(table.application(), host=options.host, port=options.port, print=listening)
    except OSError as error:
        return CommandResult("", UNREADABLE, speech.say("web/not-served", error=str(error)) + "\n")
    return CommandResult()


def _told(speech: Speech, address: str, pin: str, seats: Mapping[str, str]) -> Iterator[str]:
    """The address of the table, and the PIN of each seat."""
    from referee.words.desk_text import seat_name

    yield speech.say("web/serving", address=address, pin=pin)
    if seats:
        yield speech.say("web/serving-seats")
    yield from (f"  {own}  {seat_name(seat, speech)}" for seat, own in seats.items())


def application_arguments(options: Namespace) -> list[str]:
    """The arguments of the application; a game may be called like a command."""
    if options.watch:
        return ["watch", *([options.game] if options.game else []), "--lang", options.lang]
    game = [OPEN, options.game] if options.game else []
    return [*game, "--lang", options.lang]
