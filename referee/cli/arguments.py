"""The arguments of every command."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from referee.cli.book_arguments import (
    add_ask,
    add_booklet,
    add_cards,
    add_deck,
    add_differs,
    add_rule,
    add_search,
)
from referee.cli.parser import LANGUAGES, CommandParser, Parsers, locale_language
from rulebook.text.keyboards import BY_ID

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
COMMANDS = (*OTHERS, *OF_SAVED_GAMES, *OF_RECORDS)
DESK = "desk"
PLAIN = "--plain"
IN_LINES = ("learn", "examples")
"""Commands that open something on the screen or, with ``--plain`` before or behind them, in lines."""
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
THEMES = ("calm", "light", "contrast")
SHELLS = ("bash", "zsh", "fish")
SCHEMAS = ("case", "position", "ruling")
TEXTS = ("bg-2013", "pl-2012", "both")


def read_arguments(arguments: Sequence[str]) -> Namespace:
    """The arguments of a command; of the application when the first is no command.

    Raises:
        Wrong: they cannot be read.
    """
    if len(arguments) > 1 and arguments[0] == PLAIN and arguments[1] in IN_LINES:
        arguments = [*arguments[1:], PLAIN]
    if arguments and arguments[0] in COMMANDS:
        return _commands(arguments[0]).parse_args(arguments)
    if len(arguments) > 1 and arguments[0] == OPEN:
        return _application().parse_args(arguments[1:])
    return _application().parse_args(arguments)


def parsers() -> tuple[CommandParser, CommandParser]:
    """The parser of the application, and that of all commands."""
    return _application(), _commands(DESK)


def _application() -> CommandParser:
    parser = CommandParser("referee", description="A referee for the games on your table.", epilog=_epilog())
    parser.set_defaults(command="app")
    parser.add_argument(
        "name",
        nargs="?",
        metavar="GAME-NAME",
        help="a saved game to go on with, or a file of casefile or export to look at",
    )
    parser.add_argument(
        "--text", choices=TEXTS, default="both", help="the text a new game is ruled under (both)"
    )
    parser.add_argument("--strict", action="store_true", help="every pass has to be entered")
    parser.add_argument("--example", action="store_true", help="begin with a table in the middle of a game")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the screen"
    )
    parser.add_argument(
        "--keyboard", choices=tuple(BY_ID), help="the layout of the keyboard; it is kept for the next time"
    )
    parser.add_argument(
        "--theme", choices=THEMES, help="the colours of the screen; they are kept for the next time"
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="questions and answers, a line each: for pipes and screen readers",
    )
    parser.add_argument("--version", action="store_true", help="print the version and stop")
    return parser


def _epilog() -> str:
    said = f"Commands: {', '.join(COMMANDS)}; referee COMMAND --help says more."
    return f"{said} referee open GAME-NAME opens a game that is called like a command, or a file."


def _commands(wanted: str) -> CommandParser:
    parser = CommandParser("referee", description="A referee for the games on your table.")
    commands: Parsers = parser.add_subparsers(dest="command", required=True, parser_class=CommandParser)
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
    from referee.cli.records.arguments import add_record_commands  # it takes the languages from here

    add_record_commands(commands)
    if wanted == DESK:  # twenty uses, which no other command waits for
        from referee.cli.desk.arguments import add_desk

        add_desk(commands)
    return parser


def _judge(commands: Parsers) -> None:
    judge = commands.add_parser("judge", help="rulings on a file of cases or a position text", epilog=JUDGED)
    judge.add_argument("file", metavar="FILE", help="the file, or - for standard input")
    judge.add_argument("--json", action="store_true", help="one JSON document")
    judge.add_argument(
        "--short",
        action="store_true",
        help="of a position text: no pages, clauses and names in other languages",
    )
    judge.add_argument("--text", metavar="ID", help="the text to judge under, or all")
    judge.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the rulings"
    )


def _position(commands: Parsers) -> None:
    position = commands.add_parser("position", help="a case or a table as text, or a text as a case")
    position.add_argument("file", metavar="FILE", help="the file, or - for standard input")
    position.add_argument("--case", metavar="ID", default="", help="the case meant; without it the first")
    position.add_argument("--json", action="store_true", help="the case as JSON")
    position.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the text"
    )


def _schema(commands: Parsers) -> None:
    schema = commands.add_parser("schema", help="the JSON Schema of cases, positions or rulings")
    schema.add_argument("name", choices=SCHEMAS, help="what the schema is of")


def _completion(commands: Parsers) -> None:
    said = "a script by which a shell completes these commands"
    completion = commands.add_parser("completion", help=said)
    completion.add_argument("shell", choices=SHELLS, help="the shell")


def _man(commands: Parsers) -> None:
    commands.add_parser("man", help="this program's manual page: referee man | man -l -")


def _learn(commands: Parsers) -> None:
    learn = commands.add_parser("learn", help="lessons, judged by the engine", epilog=LESSONS)
    learn.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help="the lesson, for example 03 or hbo.03")
    uses = learn.add_mutually_exclusive_group()
    uses.add_argument("--check", action="store_true", help="play all solutions and name every fault")
    uses.add_argument("--list", action="store_true", help="the lessons, with your stars")
    uses.add_argument("--export", metavar="FILE", help="write your progress into a new JSON file")
    uses.add_argument("--plain", action="store_true", help="the lessons in lines, without a screen")
    learn.add_argument("--json", action="store_true", help="one JSON document, with --list")
    learn.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the lessons"
    )


def _quiz(commands: Parsers) -> None:
    quiz = commands.add_parser("quiz", help="questions from your own games")
    quiz.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    quiz.add_argument("--list", action="store_true", help="the rules that are asked for, and when")
    quiz.add_argument("--json", action="store_true", help="one JSON document, with --list")
    quiz.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help="the language of the quiz")


def _examples(commands: Parsers) -> None:
    examples = commands.add_parser("examples", help="the worked examples of the booklets, as tables")
    examples.add_argument("game", nargs="?", metavar="GAME", help="the game, for example hbo")
    examples.add_argument("name", nargs="?", metavar="NAME", help="the example, for example luwin")
    examples.add_argument("--json", action="store_true", help="one JSON document")
    examples.add_argument("--plain", action="store_true", help="the table in lines, without a screen")
    examples.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the list"
    )


def _serve(commands: Parsers) -> None:
    serve = commands.add_parser("serve", help="a table in the browser, for tablets and phones")
    serve.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help="the saved game, with a seat for each visitor; without it, one screen for all",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address it listens on (127.0.0.1: only here)")
    serve.add_argument("--port", type=int, default=8000, help="the port it listens on (8000)")
    serve.add_argument("--pin", help="the PIN of the table (a new one)")
    serve.add_argument(
        "--watch",
        action="store_true",
        help="large figures for a second screen: visitors look on and press nothing",
    )
    serve.add_argument("--visitors", type=int, default=8, help="visitors at one time (8)")
    serve.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the table"
    )


def _watch(commands: Parsers) -> None:
    watch = commands.add_parser("watch", help="a game on a second screen, in large figures, as it goes on")
    watch.add_argument(
        "game", nargs="?", metavar="GAME", help="the saved game; without it, the one that is played"
    )
    watch.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the screen"
    )


def _games(commands: Parsers) -> None:
    games = commands.add_parser("games", help="the saved games")
    games.add_argument("use", nargs="?", choices=("list",), default="list", help="a list of them")
    games.add_argument("--json", action="store_true", help="one JSON document")
    games.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the list"
    )


def _takeover(commands: Parsers) -> None:
    takeover = commands.add_parser(
        "takeover", help="takes a game from a program that will not come back", epilog=TAKEN_OVER
    )
    takeover.add_argument("game", metavar="GAME", help="the number of the saved game, or its name")
    takeover.add_argument("--because", required=True, help="why; it stands in the log of the game")
    takeover.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the answer"
    )


def _backup(commands: Parsers) -> None:
    backup = commands.add_parser(
        "backup", help="a sound copy of all saved games in one new file", epilog=COPIED
    )
    backup.add_argument("file", metavar="FILE", help="the file to be made")
    backup.add_argument("--lang", choices=LANGUAGES, default=locale_language())


def _restored(commands: Parsers) -> None:
    restored = commands.add_parser("restored", help="games that have lost entries go on as they are")
    restored.add_argument("--because", required=True, help="why; it stands in the log of each such game")
    restored.add_argument("--lang", choices=LANGUAGES, default=locale_language())
