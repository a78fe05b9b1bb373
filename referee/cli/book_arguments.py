"""The arguments of the commands on the rulebook, on booklets of one's own, on cards and decks."""

from __future__ import annotations

from argparse import ArgumentParser

from referee.cli.command import LANGUAGES, CommandGroup, locale_language, whole_number

DECKS = "Exit code 0: the deck is allowed; 1: it is not, or it cannot be told; 3: the file is no deck list."
CERTAINTIES = ("sure", "likely", "unsure")


def add_booklet(commands: CommandGroup) -> None:
    """The command and its four uses."""
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
    for one in (adding, listing, showing, removing):
        _common(one)


def _common(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the answer"
    )


MOST = 1000


def add_rule(commands: CommandGroup) -> None:
    """A section by its id, what answers for it in the program, or what is amiss in the whole rulebook."""
    rule = commands.add_parser("rule", help="show a rule, its printings, and the rulings that rest on it")
    rule.add_argument("id", nargs="?", metavar="ID", help="for example hbo.challenge.unopposed")
    rule.add_argument("--json", action="store_true", help="one JSON document")
    rule.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help="the reader's language")
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
    """Rules by words."""
    search = commands.add_parser("search", help="find rules by words, in any language")
    search.add_argument("words", nargs="*", metavar="WORDS")
    _common_of_rules(search, "searches")


def add_ask(commands: CommandGroup) -> None:
    """A rule by a whole question."""
    ask = commands.add_parser("ask", help="answer a question by its rule, or say that no rule does")
    ask.add_argument("words", nargs="*", metavar="QUESTION")
    _common_of_rules(ask, "questions")


def _common_of_rules(parser: ArgumentParser, many: str) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language it is written in")
    parser.add_argument(
        "--limit", type=whole_number(1, MOST), default=10, help="how many rules at most (default: 10)"
    )
    parser.add_argument(
        "--batch", metavar="FILE", help=f"a file of {many}, a line of JSON each, or - for standard input"
    )


def add_cards(commands: CommandGroup) -> None:
    cards = commands.add_parser(
        "cards", help="show what is known about the cards, and enter what you read off yours"
    )
    cards.add_argument("--game", default="hbo", help="the game of the cards (default: hbo)")
    cards.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the answer"
    )
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
    for one in (setting, adding):
        one.add_argument("--by", default="", help="who read it off the card")
    uses.add_parser("export", help="write all you entered into one file").add_argument("file")
    taking = uses.add_parser("import", help="take what is new from such a file")
    taking.add_argument("file")
    taking.add_argument("--replace", action="store_true", help="where values differ, use the file's")


def add_deck(commands: CommandGroup) -> None:
    deck = commands.add_parser(
        "deck", help="check whether a deck is allowed, and name the rules it breaks", epilog=DECKS
    )
    deck.add_argument("file", metavar="FILE", help="a plain text list or .o8d, or - for standard input")
    deck.add_argument("--json", action="store_true", help="one JSON document")
    by = deck.add_mutually_exclusive_group()
    by.add_argument(
        "--official", action="store_true", help="by the rules of official tournaments (the default)"
    )
    by.add_argument("--casual", action="store_true", help="by the rules that also bind outside tournaments")
    deck.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the answer"
    )


def add_differs(commands: CommandGroup) -> None:
    differs = commands.add_parser("differs", help="show how the two Thrones card games differ")
    differs.add_argument("--players", action="store_true", help="show what depends on the number of players")
    differs.add_argument("--json", action="store_true", help="one JSON document")
    differs.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the titles"
    )
