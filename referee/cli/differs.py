"""`referee differs`: in what do the Thrones card games differ, and one number of players from another?

Each row is told by the title of the rule it rests on, in the reader's language, with what holds in either
game and the ids to look up.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.agot.lcg.differences import GAMES, PLAYERS, EditionDifference, PlayerCount
from referee.cli.result import CommandResult
from referee.words.rulings import RuleTitles
from referee.words.speech import Speech

ALL = 4
"""Columns a second line is indented by."""
NAMES = ("hbo", "lcg")


def differs_command(*, as_json: bool, players: bool, language: str) -> CommandResult:
    """The differences, each with the rules it rests on."""
    if as_json:
        document = msgspec.json.encode({"games": GAMES, "players": PLAYERS})
        return CommandResult(msgspec.json.format(document, indent=1).decode() + "\n")
    if players:
        return CommandResult(
            _table((("variant", "players", "titles", "cycle", "power", "rules"), *map(_of_players, PLAYERS)))
        )
    return CommandResult("\n".join(_lines(language)) + "\n")


def _lines(language: str) -> Iterator[str]:
    titles, speech = RuleTitles(language), Speech(language)
    called = [speech.say(f"games/{game}-short") for game in NAMES]
    for one in GAMES:
        yield titles.of(one.rules[0]) or one.key
        yield " " * ALL + f"{called[0]}: {one.hbo}  ·  {called[1]}: {one.lcg}  ({_ids(one)})"


def _ids(one: EditionDifference) -> str:
    return ", ".join(one.rules)


def _of_players(one: PlayerCount) -> tuple[str, ...]:
    titles = "yes" if one.titles else "no"
    numbers = (str(one.players), titles, one.cycle.replace("_", " ") or "-", str(one.threshold))
    return (one.variant, *numbers, " ".join(one.rules))


def _table(rows: tuple[tuple[str, ...], ...]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)
