"""The arguments of every command."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, Protocol

from referee.words.messages import BASE_LANGUAGE, folders
from rulebook.text.keyboards import BY_ID


class Parsers(Protocol):
    """Where the parsers of the commands are added."""

    def add_parser(self, name: str, *, help: str, epilog: str = "") -> ArgumentParser: ...  # noqa: A002 - argparse calls it so


LANGUAGES = folders()
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it, the first that says anything before the others."""


def locale_language(surroundings: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if Referee has it, else English."""
    told = next((surroundings[name] for name in LOCALE if surroundings.get(name)), "")
    language = told[:2].lower() if told[2:3] in ("", "_", ".", "@", "-") else ""
    return language if language in LANGUAGES else BASE_LANGUAGE


CERTAINTIES = ("sure", "likely", "unsure")


def add_booklet(commands: Parsers) -> None:
    """The command and its four uses."""
    booklet = commands.add_parser("booklet", help="rulebooks of your own, shown under the rules")
    uses: Parsers = booklet.add_subparsers(dest="use", required=True, parser_class=type(booklet))
    adding = uses.add_parser("add", help="aligns a text or Markdown file with the rules and keeps it")
    adding.add_argument("file", metavar="FILE", help="text of a printed rulebook that you have")
    adding.add_argument("--text", required=True, metavar="TEXT", help="which text it is, for example bg-2013")
    adding.add_argument("--all", action="store_true", help="print every passage, and how sure it is")
    listing = uses.add_parser("list", help="the booklets that were added")
    showing = uses.add_parser("show", help="the passages of one booklet, and how sure each is")
    showing.add_argument("text", metavar="TEXT")
    showing.add_argument("rule", nargs="?", metavar="ID", help="only the passage of this rule")
    showing.add_argument("--only", choices=CERTAINTIES, help="only passages that are so sure")
    removing = uses.add_parser("remove", help="forgets a booklet; your file stays")
    removing.add_argument("text", metavar="TEXT")
    for one in (adding, listing, showing, removing):
        _common(one)


def _common(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--lang", choices=LANGUAGES, default=locale_language())


MOST = 1000


def add_rule(commands: Parsers) -> None:
    """A section by its id, what answers for it in the program, or what is amiss in the whole rulebook."""
    rule = commands.add_parser("rule", help="a rule, its printings, and what rests on it")
    rule.add_argument("id", nargs="?", metavar="ID", help="for example hbo.challenge.unopposed")
    rule.add_argument("--json", action="store_true", help="one JSON document")
    rule.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help="the reader's language")
    rule.add_argument(
        "--code",
        nargs="?",
        const="",
        metavar="PATH",
        help="behind an ID what decides, checks and uses the rule; alone the rules a source file answers for",
    )
    rule.add_argument(
        "--audit", action="store_true", help="sections undecided, untested, untranslated, stale, dangling ids"
    )
    rule.add_argument("--game", help="only this game, with --audit")


def add_search(commands: Parsers) -> None:
    """Rules by words."""
    search = commands.add_parser("search", help="find rules by words, in any language")
    search.add_argument("words", nargs="*", metavar="WORDS")
    _common_of_rules(search, "searches")


def add_ask(commands: Parsers) -> None:
    """A rule by a whole question."""
    ask = commands.add_parser("ask", help="the rule that answers a question, or that none does")
    ask.add_argument("words", nargs="*", metavar="QUESTION")
    _common_of_rules(ask, "questions")


def _common_of_rules(parser: ArgumentParser, many: str) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language it is written in")
    parser.add_argument("--limit", type=_limit, default=10, help="how many rules at most (10)")
    parser.add_argument(
        "--batch", metavar="FILE", help=f"a file of {many}, a line of JSON each, or - for standard input"
    )


def _limit(typed: str) -> int:
    number = int(typed)
    if not 1 <= number <= MOST:
        raise ValueError
    return number


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
DECKS = "Exit code 0: the deck is allowed; 1: it is not, or it cannot be told; 3: the file is no deck list."
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


class UsageError(Exception):
    """The command line cannot be read; the text says what is so and how it is used."""


class CommandParser(ArgumentParser):
    """A parser whose refusals come back as one message."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.add_argument("--ascii", action="store_true", default=SUPPRESS, help="signs in ASCII alone")

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.format_usage()}{self.prog}: {message}\n")


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
        _cards,
        add_booklet,
        _deck,
        _games,
        _differs,
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


def _cards(commands: Parsers) -> None:
    cards = commands.add_parser("cards", help="what is known about the cards, and what you read off yours")
    cards.add_argument("--game", default="hbo", help="the game whose cards are meant (hbo)")
    cards.add_argument("--lang", choices=LANGUAGES, default=locale_language())
    uses: Parsers = cards.add_subparsers(dest="use", required=True, parser_class=CommandParser)
    listing = uses.add_parser("list", help="one line for each card")
    listing.add_argument("--type", help="only cards of this type")
    listing.add_argument("--deck", help="only cards known to be in this deck")
    uses.add_parser("show", help="everything known about a card").add_argument("name", nargs="+")
    setting = uses.add_parser("set", help="what you read off a card; the value ? takes it back")
    for name in ("name", "field", "value"):
        setting.add_argument(name)
    adding = uses.add_parser("add", help="a card the facts do not have")
    adding.add_argument("name")
    adding.add_argument("type")
    for one in (setting, adding):
        one.add_argument("--by", default="", help="who reads it off the card")
    uses.add_parser("export", help="all that was typed in, as one file").add_argument("file")
    taking = uses.add_parser("import", help="takes what is new from such a file")
    taking.add_argument("file")
    taking.add_argument("--replace", action="store_true", help="where they differ, the file wins")


def _deck(commands: Parsers) -> None:
    deck = commands.add_parser("deck", help="whether a deck is allowed, and by which rules not", epilog=DECKS)
    deck.add_argument("file", metavar="FILE", help="a plain text list or .o8d, or - for standard input")
    deck.add_argument("--json", action="store_true", help="one JSON document")
    by = deck.add_mutually_exclusive_group()
    by.add_argument("--official", action="store_true", help="by the rules of official tournaments (so it is)")
    by.add_argument("--casual", action="store_true", help="by what binds outside tournaments too")
    deck.add_argument("--lang", choices=LANGUAGES, default=locale_language())


def _differs(commands: Parsers) -> None:
    differs = commands.add_parser("differs", help="in what the two Thrones card games differ")
    differs.add_argument("--players", action="store_true", help="what differs by the number of players")
    differs.add_argument("--json", action="store_true", help="one JSON document")
    differs.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the titles"
    )


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
