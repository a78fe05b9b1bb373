"""The arguments of the command `desk`."""

from __future__ import annotations

from argparse import ArgumentParser

from referee.cli.parser import LANGUAGES, Parsers, locale_language

DONE_OR_NOT = (
    "Exit code 0: done; 1: refused, with the reason; 3: the database, a file or a text cannot be read."
    " REFEREE_DATABASE_URL names the database; docs/desk.md tells how a tournament is set up."
)
REASONS = ("rule", "repair", "time", "other")
REMEDIES = ("leave", "mend", "replay", "back-up")
ROLES = ("player", "judge", "head", "shadow")
LONGEST = 24 * 60


def add_desk(commands: Parsers) -> None:
    """The desk and its uses; without one it opens the screen."""
    desk = commands.add_parser("desk", help="the judge's desk of a tournament", epilog=DONE_OR_NOT)
    desk.add_argument("--prepare", action="store_true", help="make the two roles of a PostgreSQL server")
    desk.set_defaults(use="", event="", by="")
    _common(desk)
    uses: Parsers = desk.add_subparsers(dest="use", parser_class=type(desk))
    for add in (
        _open,
        _new,
        _add_person,
        _policy,
        _add_table,
        _seat,
        _start,
        _call,
        _take,
        _close,
        _ask,
        _rule,
        _appeal,
        _settle,
        _penalty,
        _lift,
        _extend,
        _note,
        _takeover,
        _status,
        _show,
        _window,
        _reconcile,
        _repair,
        _provisional,
        _export,
        _erase,
        _over,
    ):
        add(uses)


def _common(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help="the language")


def _use(uses: Parsers, name: str, says: str, *, judge: bool = True) -> ArgumentParser:
    parser = uses.add_parser(name, help=says, epilog=DONE_OR_NOT)
    parser.add_argument("--event", default="", help="the tournament; without it the one written to last")
    if judge:
        parser.add_argument("--by", default="", metavar="JUDGE", help="the judge; without it your account's")
    _common(parser)
    return parser


def _table(parser: ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="the number of the table")
    parser.add_argument("--round", type=_count, default=0, help="the round; without it the last")


def _open(uses: Parsers) -> None:
    opening = uses.add_parser("open", help="the screen of a tournament", epilog=DONE_OR_NOT)
    opening.add_argument("event", nargs="?", default="", metavar="EVENT")
    _common(opening)


def _new(uses: Parsers) -> None:
    new = uses.add_parser("new", help="a new tournament", epilog=DONE_OR_NOT)
    new.add_argument("event", metavar="EVENT", help="the name of the tournament")
    new.add_argument("--head", required=True, metavar="NAME", help="the head judge")
    new.add_argument("--judge", action="append", default=[], metavar="NAME", help="another judge")
    new.add_argument("--policy", metavar="FILE", help="a policy of your own; without it the one of Referee")
    _common(new)


def _add_person(uses: Parsers) -> None:
    add = _use(uses, "add", "a person of the tournament", judge=False)
    add.add_argument("name", metavar="NAME")
    add.add_argument("--role", choices=ROLES, default="player")
    add.add_argument("--speaks", choices=LANGUAGES, default="en", help="the language of the person")


def _policy(uses: Parsers) -> None:
    policy = _use(uses, "policy", "the policy as a file to edit, or another one from here on")
    policy.add_argument(
        "file", nargs="?", metavar="FILE", help="the new policy; without it prints the default"
    )


def _add_table(uses: Parsers) -> None:
    add = _use(uses, "add-table", "a table of a round", judge=False)
    _table(add)
    add.add_argument("--game", default="", help="the saved game that mirrors it")
    add.add_argument("--minutes", type=_minutes, default=0, help="how long it may play")


def _seat(uses: Parsers) -> None:
    seat = _use(uses, "seat", "who plays which seat", judge=False)
    _table(seat)
    seat.add_argument("seats", nargs="+", metavar="SEAT=PERSON")


def _start(uses: Parsers) -> None:
    start = _use(uses, "start", "the clocks of a round, or of one table")
    start.add_argument("table", nargs="?", default="", metavar="TABLE")
    start.add_argument("--round", type=_count, default=0)
    start.add_argument("--minutes", type=_minutes, default=0, help="how long; without it as the table has it")


def _call(uses: Parsers) -> None:
    call = _use(uses, "call", "a table calls a judge; its clock stops", judge=False)
    _table(call)
    call.add_argument("--seat", default="")
    call.add_argument("--words", default="", help="what it is about, in a line")
    call.add_argument("--about", choices=REASONS, default="rule")


def _take(uses: Parsers) -> None:
    take = _use(uses, "take", "you go to the table of a call")
    take.add_argument("call", type=_count, metavar="CALL")
    take.add_argument("--back", action="store_true", help="you cannot go; the call waits again")


def _close(uses: Parsers) -> None:
    close = _use(uses, "close", "a call is answered")
    close.add_argument("call", type=_count, metavar="CALL")
    close.add_argument("--minutes", type=_minutes, help="the extension; without it the time since the call")


def _ask(uses: Parsers) -> None:
    ask = _use(uses, "ask", "writes down a question at a table", judge=False)
    _table(ask)
    ask.add_argument("words", nargs="+", metavar="QUESTION")


def _rule(uses: Parsers) -> None:
    rule = _use(uses, "rule", "gives a ruling: on a position text, a line at the table, or in words")
    _table(rule)
    rule.add_argument("file", nargs="?", metavar="FILE", help="a position text, or - for standard input")
    rule.add_argument("--line", default="", help="a typed line at the mirrored table")
    rule.add_argument("--entry", type=_count, default=0, help="after which entry of the game (the last)")
    rule.add_argument("--ruling", type=_count, default=0, help="the question that is answered")
    rule.add_argument("--words", default="", help="what you say to the players")
    rule.add_argument("--provisional", action="store_true", help="the table goes on until it is settled")
    rule.add_argument("--look", action="store_true", help="show verdict and precedents; give nothing")


def _appeal(uses: Parsers) -> None:
    appeal = _use(uses, "appeal", "asks the head judge", judge=False)
    appeal.add_argument("ruling", type=_count, metavar="RULING")
    appeal.add_argument("--words", default="")


def _settle(uses: Parsers) -> None:
    settle = _use(uses, "settle", "the last word on an appeal, by another judge")
    settle.add_argument("ruling", type=_count, metavar="RULING")
    settle.add_argument("state", choices=("upheld", "overruled"))
    settle.add_argument("--words", default="")


def _penalty(uses: Parsers) -> None:
    penalty = _use(uses, "penalty", "a penalty, or with --history what a person has")
    _table(penalty)
    penalty.add_argument("person", metavar="PERSON")
    penalty.add_argument("infraction", nargs="?", default="", help="without it the one the ruling points to")
    penalty.add_argument("--ruling", type=_count, default=0)
    penalty.add_argument("--entry", type=_count, default=0, help="the entry of the game it is for")
    penalty.add_argument("--level", default="", help="without it the one the ladder gives")
    penalty.add_argument(
        "--because", default="", help="needed where the level is another, or there is no ruling"
    )
    penalty.add_argument("--history", action="store_true")


def _lift(uses: Parsers) -> None:
    lift = _use(uses, "lift", "takes a penalty back")
    lift.add_argument("penalty", type=_count, metavar="PENALTY")
    lift.add_argument("--because", required=True)


def _extend(uses: Parsers) -> None:
    extend = _use(uses, "extend", "gives a table more time")
    _table(extend)
    extend.add_argument("minutes", type=_signed, metavar="MINUTES")
    extend.add_argument("--because", default="")


def _note(uses: Parsers) -> None:
    note = _use(uses, "note", "a remark of a judge")
    note.add_argument("words", nargs="+", metavar="WORDS")
    note.add_argument("--table", default="")
    note.add_argument("--round", type=_count, default=0)


def _takeover(uses: Parsers) -> None:
    takeover = _use(uses, "takeover", "takes the game of a table from a program that is silent")
    _table(takeover)
    takeover.add_argument("--because", required=True)


def _status(uses: Parsers) -> None:
    status = _use(uses, "status", "the tables of a round", judge=False)
    status.add_argument("--round", type=_count, default=0)
    status.add_argument("--json", action="store_true", help="one JSON document")


def _show(uses: Parsers) -> None:
    show = _use(uses, "show", "a ruling as it was given, and as it is judged today", judge=False)
    show.add_argument("ruling", type=_count, metavar="RULING")


def _window(uses: Parsers) -> None:
    window = uses.add_parser(
        "window", help="who could answer the last acts, and whether the chance is gone", epilog=DONE_OR_NOT
    )
    window.add_argument("game", metavar="GAME", help="a saved game by its number or name, or a file")
    window.add_argument("--entry", type=_count, default=0, help="the entry; without it the last acts")
    window.add_argument("--json", action="store_true", help="one JSON document")
    _common(window)


def _repair(uses: Parsers) -> None:
    repair = uses.add_parser(
        "repair", help="what can be done about a wrong line of a saved game, and does it", epilog=DONE_OR_NOT
    )
    repair.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    repair.add_argument(
        "--entry", type=_count, default=0, help="the wrong line; without it the first one refused today"
    )
    repair.add_argument(
        "--right", action="append", default=[], metavar="LINE", help="what would have been right, as typed"
    )
    repair.add_argument(
        "--left-out", action="store_true", help="the line itself stands; LINE was left out before it"
    )
    repair.add_argument("--do", choices=REMEDIES, default="", help="carries this remedy out")
    repair.add_argument("--because", default="", metavar="WHY", help="why; it stands in the log of the game")
    repair.add_argument("--ruling", default="", metavar="R", help="the ruling it rests on")
    repair.add_argument("--by", default="", metavar="JUDGE", help="the judge; without it your account's")
    repair.add_argument("--yes", action="store_true", help="also where it ends the game or turns a card up")
    repair.add_argument("--json", action="store_true", help="one JSON document")
    _common(repair)


def _provisional(uses: Parsers) -> None:
    provisional = uses.add_parser(
        "provisional", help="a saved game is played on under a ruling until it is settled", epilog=DONE_OR_NOT
    )
    provisional.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    provisional.add_argument("--because", default="", metavar="WHY", help="why; it stands in the log")
    provisional.add_argument("--ruling", default="", metavar="R", help="the ruling it rests on")
    settled = provisional.add_mutually_exclusive_group()
    settled.add_argument("--confirm", action="store_true", help="what was played since stands")
    settled.add_argument("--reverse", action="store_true", help="goes back to it, and tells what was learnt")
    _common(provisional)


def _reconcile(uses: Parsers) -> None:
    reconcile = uses.add_parser(
        "reconcile", help="what makes a saved game agree with a table that is told whole", epilog=DONE_OR_NOT
    )
    reconcile.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    reconcile.add_argument("file", metavar="FILE", help="the position text, or - for standard input")
    reconcile.add_argument("--because", default="", help="enters them, with this reason")
    _common(reconcile)


def _export(uses: Parsers) -> None:
    export = uses.add_parser("export", help="the record of a tournament as one file", epilog=DONE_OR_NOT)
    export.add_argument("event", metavar="EVENT")
    export.add_argument("file", metavar="FILE", help="the file to be made, or - for standard output")
    _common(export)


def _erase(uses: Parsers) -> None:
    erase = uses.add_parser("erase", help="forgets the persons; the record stays", epilog=DONE_OR_NOT)
    erase.add_argument("event", metavar="EVENT")
    erase.add_argument("--person", default="", help="only this one")
    _common(erase)


def _over(uses: Parsers) -> None:
    _use(uses, "over", "the tournament is over")


def _count(typed: str) -> int:
    number = int(typed)
    if not 1 <= number <= 10**9:
        raise ValueError
    return number


def _minutes(typed: str) -> int:
    number = int(typed)
    if not 0 <= number <= LONGEST:
        raise ValueError
    return number


def _signed(typed: str) -> int:
    number = int(typed)
    if not 1 <= abs(number) <= LONGEST:
        raise ValueError
    return number
