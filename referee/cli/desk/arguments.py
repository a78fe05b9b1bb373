"""The arguments of the command `desk`."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError

from referee.cli.command_types import LANGUAGES, CommandGroup, add_json, add_language, whole_number

DONE_OR_NOT = (
    "Exit code 0: done; 1: refused, with the reason; 3: the database, a file or a text cannot be read."
    " REFEREE_DATABASE_URL names the database; docs/desk.md tells how a tournament is set up."
)
REASONS = ("rule", "repair", "time", "other")
REMEDIES = ("leave", "mend", "replay", "back-up")
ROLES = ("player", "judge", "head", "shadow")
LONGEST = 24 * 60
COUNT, MINUTES = whole_number(1, 10**9), whole_number(0, LONGEST)


def add_desk(commands: CommandGroup) -> None:
    """Adds the desk and its uses; without a use it opens the screen."""
    desk = commands.add_parser(
        "desk", help="open the judge's desk of a tournament, or do one thing at it", epilog=DONE_OR_NOT
    )
    desk.add_argument("--prepare", action="store_true", help="create the two roles on a PostgreSQL server")
    desk.add_argument("--event", default="", help="the tournament (default: the one written to last)")
    desk.set_defaults(use="", by="")
    add_language(desk, "the language")
    uses = CommandGroup(desk, "use", required=False)
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


def _use(uses: CommandGroup, name: str, says: str, *, judge: bool = True) -> ArgumentParser:
    parser = uses.add_parser(name, help=says, epilog=DONE_OR_NOT)
    parser.add_argument("--event", default=SUPPRESS, help="the tournament (default: the one written to last)")
    if judge:
        parser.add_argument("--by", default="", metavar="JUDGE", help="the judge (default: your account's)")
    add_language(parser, "the language")
    return parser


def _table(parser: ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="the number of the table")
    parser.add_argument("--round", type=COUNT, default=0, help="the round (default: the last)")


def _open(uses: CommandGroup) -> None:
    opening = uses.add_parser("open", help="open the screen of a tournament", epilog=DONE_OR_NOT)
    opening.add_argument("event", nargs="?", default=SUPPRESS, metavar="EVENT")
    add_language(opening, "the language")


def _new(uses: CommandGroup) -> None:
    new = uses.add_parser("new", help="begin a tournament", epilog=DONE_OR_NOT)
    new.add_argument("event", metavar="EVENT", help="the name of the tournament")
    new.add_argument("--head", required=True, metavar="NAME", help="the head judge")
    new.add_argument("--judge", action="append", default=[], metavar="NAME", help="another judge")
    new.add_argument("--policy", metavar="FILE", help="a policy of your own (default: Referee's)")
    add_language(new, "the language")


def _add_person(uses: CommandGroup) -> None:
    add = _use(uses, "add", "add a person", judge=False)
    add.add_argument("name", metavar="NAME")
    add.add_argument("--role", choices=ROLES, default="player")
    add.add_argument("--speaks", choices=LANGUAGES, default="en", help="the language of the person")


def _policy(uses: CommandGroup) -> None:
    policy = _use(uses, "policy", "print the policy to edit, or set another one from here on")
    policy.add_argument("file", nargs="?", metavar="FILE", help="the new policy (default: print Referee's)")


def _add_table(uses: CommandGroup) -> None:
    add = _use(uses, "add-table", "add a table to a round", judge=False)
    _table(add)
    add.add_argument("--game", default="", help="the saved game that mirrors it")
    add.add_argument("--minutes", type=MINUTES, default=0, help="how long it may play")


def _seat(uses: CommandGroup) -> None:
    seat = _use(uses, "seat", "seat the players of a table", judge=False)
    _table(seat)
    seat.add_argument("seats", nargs="+", metavar="SEAT=PERSON")


def _start(uses: CommandGroup) -> None:
    start = _use(uses, "start", "start the clocks of a round, or of one table")
    start.add_argument("table", nargs="?", default="", metavar="TABLE")
    start.add_argument("--round", type=COUNT, default=0)
    start.add_argument("--minutes", type=MINUTES, default=0, help="how long (default: as the table has it)")


def _call(uses: CommandGroup) -> None:
    call = _use(uses, "call", "call a judge to a table and stop its clock", judge=False)
    _table(call)
    call.add_argument("--seat", default="")
    call.add_argument("--words", default="", help="what it is about, in a line")
    call.add_argument("--about", choices=REASONS, default="rule")


def _take(uses: CommandGroup) -> None:
    take = _use(uses, "take", "take a call: you go to its table")
    take.add_argument("call", type=COUNT, metavar="CALL")
    take.add_argument("--back", action="store_true", help="you cannot go; the call waits again")


def _close(uses: CommandGroup) -> None:
    close = _use(uses, "close", "close an answered call")
    close.add_argument("call", type=COUNT, metavar="CALL")
    close.add_argument("--minutes", type=MINUTES, help="the extension (default: the time since the call)")


def _ask(uses: CommandGroup) -> None:
    ask = _use(uses, "ask", "write down a question at a table", judge=False)
    _table(ask)
    ask.add_argument("words", nargs="+", metavar="QUESTION")


def _rule(uses: CommandGroup) -> None:
    rule = _use(uses, "rule", "give a ruling: on a position text, a line at the table, or in words")
    _table(rule)
    rule.add_argument("file", nargs="?", metavar="FILE", help="a position text, or - for standard input")
    rule.add_argument("--line", default="", help="a typed line at the mirrored table")
    rule.add_argument(
        "--entry", type=COUNT, default=0, help="after which entry of the game (default: the last)"
    )
    rule.add_argument("--ruling", type=COUNT, default=0, help="the question that is answered")
    rule.add_argument("--words", default="", help="what you say to the players")
    rule.add_argument("--provisional", action="store_true", help="let the table play on until it is settled")
    rule.add_argument("--look", action="store_true", help="show verdict and precedents; give nothing")


def _appeal(uses: CommandGroup) -> None:
    appeal = _use(uses, "appeal", "appeal to the head judge", judge=False)
    appeal.add_argument("ruling", type=COUNT, metavar="RULING")
    appeal.add_argument("--words", default="")


def _settle(uses: CommandGroup) -> None:
    settle = _use(uses, "settle", "settle an appeal, as another judge")
    settle.add_argument("ruling", type=COUNT, metavar="RULING")
    settle.add_argument("state", choices=("upheld", "overruled"))
    settle.add_argument("--words", default="")


def _penalty(uses: CommandGroup) -> None:
    penalty = _use(uses, "penalty", "give a penalty, or with --history list those a person has")
    _table(penalty)
    penalty.add_argument("person", metavar="PERSON")
    penalty.add_argument(
        "infraction", nargs="?", default="", help="the infraction (default: the one the ruling points to)"
    )
    penalty.add_argument("--ruling", type=COUNT, default=0)
    penalty.add_argument("--entry", type=COUNT, default=0, help="the entry of the game it is for")
    penalty.add_argument("--level", default="", help="the level (default: the one the ladder gives)")
    penalty.add_argument(
        "--because", default="", help="the reason; required for another level, or without a ruling"
    )
    penalty.add_argument("--history", action="store_true")


def _lift(uses: CommandGroup) -> None:
    lift = _use(uses, "lift", "take a penalty back")
    lift.add_argument("penalty", type=COUNT, metavar="PENALTY")
    lift.add_argument("--because", required=True)


def _extend(uses: CommandGroup) -> None:
    extend = _use(uses, "extend", "give a table more time")
    _table(extend)
    extend.add_argument("minutes", type=_signed, metavar="MINUTES")
    extend.add_argument("--because", default="")


def _note(uses: CommandGroup) -> None:
    note = _use(uses, "note", "write down a remark of a judge")
    note.add_argument("words", nargs="+", metavar="WORDS")
    note.add_argument("--table", default="")
    note.add_argument("--round", type=COUNT, default=0)


def _takeover(uses: CommandGroup) -> None:
    takeover = _use(uses, "takeover", "take the game of a table from a program that is silent")
    _table(takeover)
    takeover.add_argument("--because", required=True)


def _status(uses: CommandGroup) -> None:
    status = _use(uses, "status", "list the tables of a round", judge=False)
    status.add_argument("--round", type=COUNT, default=0)
    add_json(status)


def _show(uses: CommandGroup) -> None:
    show = _use(uses, "show", "show a ruling as it was given, and as it is judged today", judge=False)
    show.add_argument("ruling", type=COUNT, metavar="RULING")


def _window(uses: CommandGroup) -> None:
    window = uses.add_parser(
        "window",
        help="show who could answer the last acts, and whether the chance is gone",
        epilog=DONE_OR_NOT,
    )
    window.add_argument("game", metavar="GAME", help="a saved game by its number or name, or a file")
    window.add_argument("--entry", type=COUNT, default=0, help="the entry (default: the last acts)")
    add_json(window)
    add_language(window, "the language")


def _repair(uses: CommandGroup) -> None:
    repair = uses.add_parser(
        "repair",
        help="show what can be done about a wrong line of a saved game, and do it",
        epilog=DONE_OR_NOT,
    )
    repair.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    repair.add_argument(
        "--entry", type=COUNT, default=0, help="the wrong line (default: the first one refused today)"
    )
    repair.add_argument(
        "--right",
        action="append",
        default=[],
        metavar="LINE",
        help="what would have been right, as a typed line",
    )
    repair.add_argument(
        "--left-out", action="store_true", help="the line itself stands; LINE was left out before it"
    )
    repair.add_argument("--do", choices=REMEDIES, default="", help="carry out this remedy")
    repair.add_argument(
        "--because", default="", metavar="WHY", help="the reason; the log of the game keeps it"
    )
    repair.add_argument("--ruling", default="", metavar="R", help="the ruling it rests on")
    repair.add_argument("--by", default="", metavar="JUDGE", help="the judge (default: your account's)")
    repair.add_argument("--yes", action="store_true", help="even if it ends the game or turns a card up")
    add_json(repair)
    add_language(repair, "the language")


def _provisional(uses: CommandGroup) -> None:
    provisional = uses.add_parser(
        "provisional", help="play a saved game on under a ruling until it is settled", epilog=DONE_OR_NOT
    )
    provisional.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    provisional.add_argument("--because", default="", metavar="WHY", help="the reason; the log keeps it")
    provisional.add_argument("--ruling", default="", metavar="R", help="the ruling it rests on")
    settled = provisional.add_mutually_exclusive_group()
    settled.add_argument("--confirm", action="store_true", help="keep what was played since")
    settled.add_argument("--reverse", action="store_true", help="go back to it, and tell what was learnt")
    add_language(provisional, "the language")


def _reconcile(uses: CommandGroup) -> None:
    reconcile = uses.add_parser(
        "reconcile",
        help="list the entries that make a saved game agree with a table told whole",
        epilog=DONE_OR_NOT,
    )
    reconcile.add_argument("game", metavar="GAME", help="a saved game by its number or name")
    reconcile.add_argument("file", metavar="FILE", help="the position text, or - for standard input")
    reconcile.add_argument("--because", default="", help="enter them, with this reason")
    add_language(reconcile, "the language")


def _export(uses: CommandGroup) -> None:
    export = uses.add_parser(
        "export", help="write the record of a tournament as one file", epilog=DONE_OR_NOT
    )
    export.add_argument("event", metavar="EVENT")
    export.add_argument("file", metavar="FILE", help="the file to write, or - for standard output")
    add_language(export, "the language")


def _erase(uses: CommandGroup) -> None:
    erase = uses.add_parser("erase", help="forget the persons; the record stays", epilog=DONE_OR_NOT)
    erase.add_argument("event", metavar="EVENT")
    erase.add_argument("--person", default="", help="only this one")
    add_language(erase, "the language")


def _over(uses: CommandGroup) -> None:
    _use(uses, "over", "end the tournament")


def _signed(typed: str) -> int:
    number = whole_number(-LONGEST, LONGEST)(typed)
    if not number:
        raise ArgumentTypeError("0 minutes change nothing")
    return number
