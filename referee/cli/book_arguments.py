"""The arguments of the commands on the rulebook, on booklets of one's own, on cards and decks."""

from __future__ import annotations

from argparse import ArgumentParser

from referee.cli.parser import LANGUAGES, CommandParser, Parsers, locale_language

DECKS = "Exit code 0: the deck is allowed; 1: it is not, or it cannot be told; 3: the file is no deck list."
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


def add_cards(commands: Parsers) -> None:
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


def add_deck(commands: Parsers) -> None:
    deck = commands.add_parser("deck", help="whether a deck is allowed, and by which rules not", epilog=DECKS)
    deck.add_argument("file", metavar="FILE", help="a plain text list or .o8d, or - for standard input")
    deck.add_argument("--json", action="store_true", help="one JSON document")
    by = deck.add_mutually_exclusive_group()
    by.add_argument("--official", action="store_true", help="by the rules of official tournaments (so it is)")
    by.add_argument("--casual", action="store_true", help="by what binds outside tournaments too")
    deck.add_argument("--lang", choices=LANGUAGES, default=locale_language())


def add_differs(commands: Parsers) -> None:
    differs = commands.add_parser("differs", help="in what the two Thrones card games differ")
    differs.add_argument("--players", action="store_true", help="what differs by the number of players")
    differs.add_argument("--json", action="store_true", help="one JSON document")
    differs.add_argument(
        "--lang", choices=LANGUAGES, default=locale_language(), help="the language of the titles"
    )
