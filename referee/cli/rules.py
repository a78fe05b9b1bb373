"""`referee rule`, `referee search` and `referee ask`: what does the rulebook say?"""

from __future__ import annotations

import sqlite3
import sys
from argparse import Namespace
from pathlib import Path

from referee.cli.owned import rule_answered, with_own_passages
from referee.cli.places import rulebook_file
from referee.cli.said import UNREADABLE, Said
from referee.cli.spoken import spoken_here

LARGEST_BATCH = 20_000_000


def rules_command(options: Namespace) -> Said:
    """Prints a rule or what was found; says so where the rulebook itself cannot be read."""
    try:
        return _asked(options)
    except OSError as error:
        why = error.strerror or str(error)
    except sqlite3.Error as error:
        why = str(error)
    return Said("", UNREADABLE, f"the rulebook could not be prepared: {why}\n")


def _asked(options: Namespace) -> Said:
    if options.command == "rule":
        return _rule(options)
    return _batch(options) if options.batch is not None else _one(options)


def _rule(options: Namespace) -> Said:
    if options.audit:
        from rulebook.audit import audit_command

        return Said(*audit_command(options.game, options.json))
    from rulebook.commands import rule_command

    printed, code = rule_command(rulebook_file(), options.id, options.lang, options.json, options.code)
    if options.code is not None:
        return Said(printed, code)
    return Said(with_own_passages(printed, options.id, options.lang, as_json=options.json), code)


def _one(options: Namespace) -> Said:
    from rulebook.commands import ask_command, search_command

    command = ask_command if options.command == "ask" else search_command
    printed, code = command(
        rulebook_file(),
        " ".join(options.words),
        game=options.game,
        language=options.lang,
        limit=options.limit,
        as_json=options.json,
        reader=spoken_here(),
    )
    if options.command == "search":
        return _with_cards(options, printed, code)
    if options.json:
        return Said(printed, code)
    return Said(with_own_passages(printed, rule_answered(printed), options.lang, as_json=False), code)


def _with_cards(options: Namespace, printed: str, code: int) -> Said:
    """Below the rules the cards that are called so."""
    from referee.cli.found_cards import cards_named, with_cards

    cards = cards_named(" ".join(options.words), options.game, options.lang)
    return Said(with_cards(printed, cards, options.json), 0 if cards else code)


def _batch(options: Namespace) -> Said:
    from rulebook.batch import batch_command

    try:
        lines = _lines(options.batch)
    except (OSError, UnicodeDecodeError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        return Said("", UNREADABLE, f"{options.batch}: {why}\n")
    what = options.command
    said = batch_command(
        rulebook_file(), what, lines, game=options.game, language=options.lang, limit=options.limit
    )
    return Said(*said)


def _lines(file: str) -> list[str]:
    """The lines of a file, or of standard input; one that is too large is refused unread."""
    if file != "-" and Path(file).stat().st_size > LARGEST_BATCH:
        raise ValueError(f"larger than {LARGEST_BATCH} bytes")
    data = sys.stdin.buffer.read(LARGEST_BATCH + 1) if file == "-" else Path(file).read_bytes()
    if len(data) > LARGEST_BATCH:
        raise ValueError(f"larger than {LARGEST_BATCH} bytes")
    return data.decode("utf-8-sig").splitlines()
