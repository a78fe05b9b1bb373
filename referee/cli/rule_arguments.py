"""What may stand behind `referee rule`, `referee search` and `referee ask`?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cli.spoken import LANGUAGES, spoken_here

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from referee.cli.parsers import Parsers

MOST = 1000


def add_rule(commands: Parsers) -> None:
    """A section by its id, what answers for it in the program, or what is amiss in the whole rulebook."""
    rule = commands.add_parser("rule", help="a rule, its printings, and what rests on it")
    rule.add_argument("id", nargs="?", metavar="ID", help="for example hbo.challenge.unopposed")
    rule.add_argument("--json", action="store_true", help="one JSON document")
    rule.add_argument("--lang", choices=LANGUAGES, default=spoken_here(), help="the reader's language")
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
    _common(search, "searches")


def add_ask(commands: Parsers) -> None:
    """A rule by a whole question."""
    ask = commands.add_parser("ask", help="the rule that answers a question, or that none does")
    ask.add_argument("words", nargs="*", metavar="QUESTION")
    _common(ask, "questions")


def _common(parser: ArgumentParser, many: str) -> None:
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
