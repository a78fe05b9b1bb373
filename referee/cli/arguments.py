"""The arguments of every command."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence

from referee.cli.command_types import CommandGroup, CommandParser, add_json, add_language, whole_number
from referee.cli.document_arguments import (
    add_ask,
    add_booklet,
    add_cards,
    add_deck,
    add_differs,
    add_record_commands,
    add_rule,
    add_search,
)
from rulebook.text.letters import BY_ID

OF_SAVED_GAMES = ("games", "takeover", "backup", "restored", "desk")
OF_RECORDS = ("log", "verify", "casefile", "export", "import")
OTHERS = (
    "judge",
    "position",
    "schema",
    "completion",
    "man",
    "rule",
    "search",
    "ask",
    "cards",
    "booklet",
    "deck",
    "differs",
    "learn",
    "quiz",
    "examples",
    "serve",
    "watch",
)
COMMAND_NAMES = (*OTHERS, *OF_SAVED_GAMES, *OF_RECORDS)
DESK = "desk"
PLAIN = "--plain"
IN_LINES = ("learn", "examples")
"""Commands that open something on the screen or, with ``--plain`` before or behind them, in lines."""
LANG = "--lang"
EITHER_SIDE = (PLAIN, LANG, "--ascii")
"""Options that may stand before a command or behind it."""
OPEN = "open"
"""Opens a saved game of any name, also one that is called like a command."""
JUDGED = "Exit code 0: what is expected comes out, or nothing is; 1: something else comes out; 3: no cases."
LESSONS = "With --check, exit code 0: no lesson has a fault; 1: some have; 3: a file cannot be read."
TAKEN_OVER = (
    "Exit code 0: the game is free, and its log says who took it from whom and why; or nobody held it; 1:"
    " there is no such game; 3: there is no reason, or the game is damaged or cannot be written."
)
COPIED = (
    "The copy is yours alone: it also holds what players told the referee in secret, which export leaves out."
    " Exit code 0: the copy was read back and is sound; 1: games in it are broken as they are in the"
    " database; 3: no copy was made."
)
SHORTEST_PIN = 4
"""Five tries an address, then a wait: of 10,000 PINs that leaves few to be guessed."""
THEMES = ("calm", "light", "contrast")
SHELLS = ("bash", "zsh", "fish")
SCHEMAS = ("case", "position", "ruling")
TEXTS = ("bg-2013", "pl-2012", "both")


class ApplicationParser(CommandParser):
    """The parser of the application, whose help lists the commands."""

    def format_help(self) -> str:
        """The help, with a line for each command."""
        from referee.cli.shell import command_tree  # only help needs it

        commands = "".join(f"  {use.path[0]:<10}  {use.about}\n" for use in command_tree().uses)
        return f"{super().format_help()}\ncommands:\n{commands}\n{MORE}\n"


MORE = """Run "referee COMMAND --help" for the options of a command.
Run "referee open GAME-NAME" to open a file, or a game that is named like a command."""


def read_arguments(arguments: Sequence[str]) -> Namespace:
    """The arguments of a command; of the application when the first is no command.

    Raises:
        UsageError: they cannot be read.
    """
    arguments = _command_first(arguments)
    if arguments and arguments[0] in COMMAND_NAMES:
        return _commands(arguments[0]).parse_args(arguments)
    if len(arguments) > 1 and arguments[0] == OPEN:
        return _application().parse_args(arguments[1:])
    return _application().parse_args(arguments)


def _command_first(arguments: Sequence[str]) -> Sequence[str]:
    """The same arguments with options of a command behind it: ``--lang pl learn hbo``."""
    at = 0
    while at < len(arguments) and arguments[at].partition("=")[0] in EITHER_SIDE:
        at += 2 if arguments[at] == LANG else 1
    before, rest = arguments[:at], arguments[at:]
    if (
        not before
        or not rest
        or rest[0] not in COMMAND_NAMES
        or (PLAIN in before and rest[0] not in IN_LINES)
    ):
        return arguments
    return [rest[0], *before, *rest[1:]] if "--" in rest else [*rest, *before]


def parsers() -> tuple[CommandParser, CommandParser]:
    """The parser of the application, and that of all commands."""
    return _application(), _commands(DESK)


def _application() -> ApplicationParser:
    parser = ApplicationParser("referee", description="A referee for the games on your table.")
    parser.set_defaults(command="app")
    parser.add_argument(
        "name",
        nargs="?",
        metavar="GAME-NAME",
        help="a saved game to go on with, or a file made by casefile or export to look at",
    )
    parser.add_argument(
        "--text", choices=TEXTS, default="both", help="the printing a new game is ruled under (default: both)"
    )
    parser.add_argument("--strict", action="store_true", help="require an entry for every pass")
    parser.add_argument("--example", action="store_true", help="open an example in the middle of a game")
    add_language(parser, "the language of the screen")
    parser.add_argument(
        "--keyboard", choices=tuple(BY_ID), help="the layout of your keyboard; Referee remembers it"
    )
    parser.add_argument("--theme", choices=THEMES, help="the colours of the screen; Referee remembers them")
    parser.add_argument(
        "--plain",
        action="store_true",
        help="ask and answer in lines, for pipes and screen readers",
    )
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    return parser


def _commands(wanted: str) -> CommandParser:
    parser = CommandParser("referee", description="A referee for the games on your table.")
    commands = CommandGroup(parser, "command")
    for add in (
        _judge,
        _position,
        _schema,
        _completion,
        _man,
        add_rule,
        add_search,
        add_ask,
        add_cards,
        add_booklet,
        add_deck,
        _games,
        add_differs,
        _learn,
        _quiz,
        _examples,
        _serve,
        _watch,
        _takeover,
        _backup,
        _restored,
    ):
        add(commands)
    add_record_commands(commands)
    if wanted == DESK:  # twenty uses, which no other command waits for
        from referee.cli.desk.arguments import add_desk

        add_desk(commands)
    return parser


def _judge(commands: CommandGroup) -> None:
    judge = commands.add_parser("judge", help="judge a file of cases or a position text", epilog=JUDGED)
    judge.add_argument("file", metavar="FILE", help="the file, or - for standard input")
    add_json(judge)
    judge.add_argument(
        "--short",
        action="store_true",
        help="for a position text: leave out pages, clauses and names in other languages",
    )
    judge.add_argument("--text", metavar="ID", help="the printing to judge under, or all")
    add_language(judge, "the language of the rulings")


def _position(commands: CommandGroup) -> None:
    position = commands.add_parser(
        "position", help="write a case or a table as position text, or a text as a case"
    )
    position.add_argument("file", metavar="FILE", help="the file, or - for standard input")
    position.add_argument("--case", metavar="ID", default="", help="the case (default: the first)")
    add_json(position, "the case as JSON")
    add_language(position, "the language of the text")


def _schema(commands: CommandGroup) -> None:
    schema = commands.add_parser("schema", help="print the JSON Schema of cases, positions or rulings")
    schema.add_argument("name", choices=SCHEMAS, help="the kind of document")


def _completion(commands: CommandGroup) -> None:
    about = "print a script that makes your shell complete these commands"
    completion = commands.add_parser("completion", help=about)
    completion.add_argument("shell", choices=SHELLS, help="the shell")


def _man(commands: CommandGroup) -> None:
    commands.add_parser("man", help="print the manual page, for example: referee man | man -l -")


def _learn(commands: CommandGroup) -> None:
    learn = commands.add_parser("learn", help="learn a game in short lessons", epilog=LESSONS)
    learn.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help="the lesson, for example 03 or hbo.03")
    uses = learn.add_mutually_exclusive_group()
    uses.add_argument("--check", action="store_true", help="play all solutions and name every fault")
    uses.add_argument("--list", action="store_true", help="list the lessons, with your stars")
    uses.add_argument("--export", metavar="FILE", help="write your progress into a new JSON file")
    uses.add_argument(
        "--import",
        dest="import_",
        metavar="FILE",
        help="add the progress in such a file to what is kept here",
    )
    uses.add_argument("--plain", action="store_true", help="teach in lines, without a screen")
    add_json(learn, "with --list: one JSON document")
    add_language(learn, "the language of the lessons")


def _quiz(commands: CommandGroup) -> None:
    quiz = commands.add_parser("quiz", help="answer questions about your own games")
    quiz.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    quiz.add_argument("--list", action="store_true", help="list the rules you are asked about, and when")
    add_json(quiz, "with --list: one JSON document")
    add_language(quiz, "the language of the quiz")


def _examples(commands: CommandGroup) -> None:
    examples = commands.add_parser("examples", help="list or open the worked examples of the booklets")
    examples.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    examples.add_argument("name", nargs="?", metavar="NAME", help="the example, for example luwin")
    add_json(examples)
    examples.add_argument("--plain", action="store_true", help="open the table in lines, without a screen")
    add_language(examples, "the language of the list")


def _serve(commands: CommandGroup) -> None:
    serve = commands.add_parser("serve", help="serve a table in the browser, for tablets and phones")
    serve.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help="a saved game, with a seat for each visitor (default: one screen for all)",
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (default: 127.0.0.1, this computer only)",
    )
    serve.add_argument(
        "--port", type=whole_number(1, 65535), default=8000, help="the port to listen on (default: 8000)"
    )
    serve.add_argument("--pin", type=_pin, help="the PIN of the table (default: a new one)")
    serve.add_argument(
        "--watch",
        action="store_true",
        help="show large figures for a second screen; visitors look on and press nothing",
    )
    serve.add_argument(
        "--visitors", type=whole_number(1, 1000), default=8, help="how many visitors at one time (default: 8)"
    )
    add_language(serve, "the language of the table")


def _pin(typed: str) -> str:
    if len(typed.strip()) < SHORTEST_PIN:
        raise ArgumentTypeError(f"{typed!r} is too short; a PIN has at least {SHORTEST_PIN} characters")
    return typed.strip()


def _watch(commands: CommandGroup) -> None:
    watch = commands.add_parser("watch", help="follow a game on a second screen, in large figures")
    watch.add_argument("game", nargs="?", metavar="GAME", help="a saved game (default: the one being played)")
    add_language(watch, "the language of the screen")


def _games(commands: CommandGroup) -> None:
    games = commands.add_parser("games", help="list the saved games")
    games.add_argument("use", nargs="?", choices=("list",), default="list", help="list them (the default)")
    add_json(games)
    add_language(games, "the language of the list")


def _takeover(commands: CommandGroup) -> None:
    takeover = commands.add_parser(
        "takeover", help="take a game from a program that will not come back", epilog=TAKEN_OVER
    )
    takeover.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    takeover.add_argument("--because", required=True, help="the reason; the log of the game keeps it")
    add_language(takeover, "the language of the answer")


def _backup(commands: CommandGroup) -> None:
    backup = commands.add_parser("backup", help="copy all saved games into one new file", epilog=COPIED)
    backup.add_argument("file", metavar="FILE", help="the file to write")
    add_language(backup, "the language of the answer")


def _restored(commands: CommandGroup) -> None:
    restored = commands.add_parser("restored", help="go on with games that have lost entries")
    restored.add_argument("--because", required=True, help="the reason; the log of each such game keeps it")
    add_language(restored, "the language of the answer")
