"""`referee differs`: in what do the Thrones card games differ, and one number of players from another?"""

from __future__ import annotations

import msgspec

from engine.lcg.differences import GAMES, PLAYERS, Difference, Players
from referee.cli.said import Said


def differs_command(*, as_json: bool, players: bool) -> Said:
    """The table of differences, each row with the rules it rests on."""
    if as_json:
        document = msgspec.json.encode({"games": GAMES, "players": PLAYERS})
        return Said(msgspec.json.format(document, indent=1).decode() + "\n")
    rows = [_of_players(one) for one in PLAYERS] if players else [_of_games(one) for one in GAMES]
    heads = ("variant", "players", "titles", "cycle", "power", "rules") if players else HEADS
    return Said(_table((heads, *rows)))


HEADS = ("what", "hbo", "lcg", "rules")


def _of_games(one: Difference) -> tuple[str, ...]:
    return (one.key, one.hbo, one.lcg, " ".join(one.rules))


def _of_players(one: Players) -> tuple[str, ...]:
    titles = "yes" if one.titles else "no"
    numbers = (str(one.players), titles, one.cycle or "-", str(one.threshold))
    return (one.variant, *numbers, " ".join(one.rules))


def _table(rows: tuple[tuple[str, ...], ...]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)
