"""The arguments of the commands on files: saved games and records, rulebook, booklets, cards and decks."""

from __future__ import annotations

from argparse import ArgumentParser

from referee.cli.command_types import LANGUAGES, CommandGroup, add_json, add_language, whole_number

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
    """Adds log, verification, case file, export and import."""
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
    add_language(log, "the language of the log")


def _verify(commands: CommandGroup) -> None:
    verify = commands.add_parser(
        "verify", help="check that a game is as it was entered, and is judged the same today", epilog=VERIFIED
    )
    verify.add_argument(
        "game", nargs="?", metavar="GAME|FILE", help=f"{GAME} or backup; without it all saved games"
    )
    add_language(verify, "the language of the answer")


def _casefile(commands: CommandGroup) -> None:
    casefile = commands.add_parser(
        "casefile", help="write a disputed game as one text file that others can check", epilog=LEFT
    )
    casefile.add_argument("game", metavar="GAME", help=GAME)
    _range(casefile)
    casefile.add_argument("-o", "--output", metavar="FILE", help=f"{NEW_FILE} (so it is without -o)")
    add_language(casefile, "the language of the lines for people")


def _export(commands: CommandGroup) -> None:
    export = commands.add_parser(
        "export", help="write a whole game as one file, for another computer", epilog=LEFT
    )
    export.add_argument("game", metavar="GAME", help=GAME)
    export.add_argument("file", metavar="FILE", help=NEW_FILE)
    add_language(export, "the language of the lines for people")


def _import(commands: CommandGroup) -> None:
    taking = commands.add_parser("import", help="save a game from such a file", epilog=TAKEN_IN)
    taking.add_argument("file", metavar="FILE", help="made by export or casefile, or - for standard input")
    taking.add_argument("--name", help="the name to save it under (default: the one in the file)")
    add_language(taking, "the language of the answer")


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


DECKS = "Exit code 0: the deck is allowed; 1: it is not, or it cannot be told; 3: the file is no deck list."
CERTAINTIES = ("sure", "likely", "unsure")


def add_booklet(commands: CommandGroup) -> None:
    """Adds the command for booklets and its four uses."""
    booklet = commands.add_parser(
        "booklet", help="keep the text of your own rulebooks, shown under the rules"
    )
    uses = CommandGroup(booklet, "use")
    adding = uses.add_parser("add", help="align a text or Markdown file with the rules and keep it")
    adding.add_argument("file", metavar="FILE", help="text of a printed rulebook that you have")
    adding.add_argument("--text", required=True, metavar="TEXT", help="which text it is, for example bg-2013")
    adding.add_argument("--all", action="store_true", help="print every passage, and how sure it is")
    listing = uses.add_parser("list", help="list the booklets you added")
    showing = uses.add_parser("show", help="show the passages of a booklet, and how sure each match is")
    showing.add_argument("text", metavar="TEXT")
    showing.add_argument("rule", nargs="?", metavar="ID", help="only the passage of this rule")
    showing.add_argument("--only", choices=CERTAINTIES, help="only passages that are so sure")
    removing = uses.add_parser("remove", help="forget a booklet; your file stays")
    removing.add_argument("text", metavar="TEXT")
    for parser in (adding, listing, showing, removing):
        _common(parser)


def _common(parser: ArgumentParser) -> None:
    add_json(parser)
    add_language(parser, "the language of the answer")


MOST = 1000


def add_rule(commands: CommandGroup) -> None:
    """Adds the command for a section, its deciding code, or the faults of the whole rulebook."""
    rule = commands.add_parser("rule", help="show a rule, its printings, and the rulings that rest on it")
    rule.add_argument("id", nargs="?", metavar="ID", help="for example hbo.challenge.unopposed")
    add_json(rule)
    add_language(rule, "the reader's language")
    rule.add_argument(
        "--code",
        nargs="?",
        const="",
        metavar="PATH",
        help="with an ID, show what decides, checks and uses the rule; with PATH, the rules of a source file",
    )
    rule.add_argument(
        "--audit",
        action="store_true",
        help="list undecided, untested, untranslated and stale sections, and dangling ids",
    )
    rule.add_argument("--game", help="only this game, with --audit")


def add_search(commands: CommandGroup) -> None:
    """Adds the command that finds rules by words."""
    search = commands.add_parser("search", help="find rules by words, in any language")
    search.add_argument("words", nargs="*", metavar="WORDS")
    _common_of_rules(search, "searches")


def add_ask(commands: CommandGroup) -> None:
    """Adds the command that finds a rule by a whole question."""
    ask = commands.add_parser("ask", help="answer a question by its rule, or say that no rule does")
    ask.add_argument("words", nargs="*", metavar="QUESTION")
    _common_of_rules(ask, "questions")


def _common_of_rules(parser: ArgumentParser, many: str) -> None:
    add_json(parser)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language it is written in")
    parser.add_argument(
        "--limit", type=whole_number(1, MOST), default=10, help="how many rules at most (default: 10)"
    )
    parser.add_argument(
        "--batch",
        metavar="FILE",
        help=f"a file of {many}, one a line, as text or as JSON, or - for standard input; answers in JSON",
    )


def add_cards(commands: CommandGroup) -> None:
    cards = commands.add_parser(
        "cards", help="show what is known about the cards, and enter what you read off yours"
    )
    cards.add_argument("--game", default="hbo", help="the game of the cards (default: hbo)")
    add_language(cards, "the language of the answer")
    uses = CommandGroup(cards, "use")
    listing = uses.add_parser("list", help="list the cards, one line each")
    listing.add_argument("--type", help="only cards of this type")
    listing.add_argument("--deck", help="only cards known to be in this deck")
    uses.add_parser("show", help="show everything known about a card").add_argument("name", nargs="+")
    setting = uses.add_parser("set", help="enter a value you read off a card; ? removes it")
    for name in ("name", "field", "value"):
        setting.add_argument(name)
    adding = uses.add_parser("add", help="add a card Referee does not know")
    adding.add_argument("name")
    adding.add_argument("type")
    for parser in (setting, adding):
        parser.add_argument("--by", default="", help="who read it off the card")
    uses.add_parser("export", help="write all you entered into one file").add_argument("file")
    taking = uses.add_parser("import", help="take what is new from such a file")
    taking.add_argument("file")
    taking.add_argument("--replace", action="store_true", help="where values differ, use the file's")


def add_deck(commands: CommandGroup) -> None:
    deck = commands.add_parser(
        "deck", help="check whether a deck is allowed, and name the rules it breaks", epilog=DECKS
    )
    deck.add_argument("file", metavar="FILE", help="a plain text list or .o8d, or - for standard input")
    add_json(deck)
    by = deck.add_mutually_exclusive_group()
    by.add_argument(
        "--official", action="store_true", help="by the rules of official tournaments (the default)"
    )
    by.add_argument("--casual", action="store_true", help="by the rules that also bind outside tournaments")
    add_language(deck, "the language of the answer")


def add_differs(commands: CommandGroup) -> None:
    differs = commands.add_parser("differs", help="show how the two Thrones card games differ")
    differs.add_argument("--players", action="store_true", help="show what depends on the number of players")
    add_json(differs)
    add_language(differs, "the language of the titles")
