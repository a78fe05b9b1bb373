"""What may stand behind `referee booklet`?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cli.spoken import LANGUAGES, spoken_here

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from referee.cli.parsers import Parsers

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
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken_here())
