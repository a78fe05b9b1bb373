"""The arguments of the commands by which a game leaves the program, and comes back."""

from __future__ import annotations

from argparse import ArgumentParser

from referee.cli.command import LANGUAGES, CommandGroup, locale_language, whole_number

GAME = "a saved game by its number or name, or a file made by casefile or export"
NEW_FILE = "the file to write, or - for standard output"
LARGEST = 10**9
LEFT = (
    "What players told the referee in secret is left out. Exit code 0: done; 1: there is no such game or"
    " entry, or the game is damaged from some entry on; 3: a file cannot be read or written."
)
VERIFIED = (
    "Exit code 0: all is as it was written, and is judged the same today; 1: an entry, the end or another"
    " part is not as it was written; 3: there is no such game or file, or it is none of ours; 4: all is as it"
    " was written, and today's program answers otherwise. Entries are named by their numbers."
)
TAKEN_IN = (
    "Exit code 0: the game is saved; 1: it is saved here already; 3: the file is damaged, or no record of a"
    " game. A file is checked whole, and judged again, before anything of it is saved."
)


def add_record_commands(commands: CommandGroup) -> None:
    """Log, verification, case file, export, import."""
    for add in (_log, _verify, _casefile, _export, _import):
        add(commands)


def _log(commands: CommandGroup) -> None:
    log = commands.add_parser("log", help="print what was entered in a game", epilog=LEFT)
    log.add_argument("game", metavar="GAME", help=GAME)
    form = log.add_mutually_exclusive_group()
    form.add_argument("--md", dest="format", action="store_const", const="md", help="a Markdown document")
    form.add_argument(
        "--json", dest="format", action="store_const", const="json", help="one JSON object a line"
    )
    log.set_defaults(format="text")
    _range(log)
    _language(log, "the language of the log")


def _verify(commands: CommandGroup) -> None:
    verify = commands.add_parser(
        "verify", help="check that a game is as it was entered, and is judged the same today", epilog=VERIFIED
    )
    verify.add_argument(
        "game", nargs="?", metavar="GAME|FILE", help=f"{GAME} or backup; without it all saved games"
    )
    _language(verify, "the language of the answer")


def _casefile(commands: CommandGroup) -> None:
    casefile = commands.add_parser(
        "casefile", help="write a disputed game as one text file that others can check", epilog=LEFT
    )
    casefile.add_argument("game", metavar="GAME", help=GAME)
    _range(casefile)
    casefile.add_argument("-o", "--output", metavar="FILE", help=f"{NEW_FILE} (so it is without -o)")
    _language(casefile, "the language of the lines for people")


def _export(commands: CommandGroup) -> None:
    export = commands.add_parser(
        "export", help="write a whole game as one file, for another computer", epilog=LEFT
    )
    export.add_argument("game", metavar="GAME", help=GAME)
    export.add_argument("file", metavar="FILE", help=NEW_FILE)
    _language(export, "the language of the lines for people")


def _import(commands: CommandGroup) -> None:
    taking = commands.add_parser("import", help="save a game from such a file", epilog=TAKEN_IN)
    taking.add_argument("file", metavar="FILE", help="made by export or casefile, or - for standard input")
    taking.add_argument("--name", help="the name to save it under (default: the one in the file)")
    _language(taking, "the language of the answer")


def _range(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--from",
        dest="first",
        type=whole_number(1, LARGEST),
        metavar="N",
        help="the first entry (default: 1)",
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=whole_number(1, LARGEST),
        metavar="M",
        help="the last entry (default: the last)",
    )


def _language(parser: ArgumentParser, what: str) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help=what)
