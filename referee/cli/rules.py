"""`referee rule` and `referee search`: what does the rulebook say?"""

from __future__ import annotations

import sqlite3
from argparse import Namespace

from referee.cli.owned import with_own_passages
from referee.cli.places import CACHE_VARIABLE, rulebook_file
from referee.cli.said import UNREADABLE, Said
from rulebook.commands import rule_command, search_command


def rules_command(options: Namespace) -> Said:
    """Prints a rule or what was found; says so where its database cannot be written."""
    place = rulebook_file()
    try:
        return _asked(options)
    except OSError as error:
        why = error.strerror or str(error)
    except sqlite3.Error as error:
        why = str(error)
    said = f"the rulebook could not be prepared in {place.parent}: {why}\n"
    return Said("", UNREADABLE, said + f"Let {CACHE_VARIABLE} name a folder that can be written.\n")


def _asked(options: Namespace) -> Said:
    place = rulebook_file()
    if options.command == "rule":
        printed, code = rule_command(place, options.id, options.lang, options.json, options.code)
        return Said(with_own_passages(printed, options.id, options.lang, as_json=options.json), code)
    words = " ".join(options.words)
    printed, code = search_command(
        place, words, game=options.game, language=options.lang, limit=options.limit, as_json=options.json
    )
    return Said(printed, code)
