"""The command `differs`: where the two editions of the card game differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from referee.cli.base import CommandResult

if TYPE_CHECKING:
    from engine.agot.lcg.rule_variants import EditionDifference, PlayerCount


INDENT = 4
"""Columns a second line is indented by."""
NAMES = ("hbo", "lcg")


def differs_command(*, as_json: bool, players: bool, language: str) -> CommandResult:
    """The differences, each with the rules it rests on."""
    from engine.agot.lcg.rule_variants import GAMES, PLAYERS  # 0.1 s: the game comes with them

    if as_json:
        document = msgspec.json.encode({"games": GAMES, "players": PLAYERS})
        return CommandResult(msgspec.json.format(document, indent=1).decode() + "\n")
    if players:
        return CommandResult(
            _columns(
                (("variant", "players", "titles", "cycle", "power", "rules"), *map(_of_players, PLAYERS))
            )
        )
    return CommandResult("\n".join(_differences(GAMES, language)) + "\n")


def _differences(found: Sequence[EditionDifference], language: str) -> Iterator[str]:
    from referee.words.ruling_text import RuleTitles
    from referee.words.speech import Speech

    titles, speech = RuleTitles(language), Speech(language)
    called = [speech.say(f"games/{game}-short") for game in NAMES]
    for difference in found:
        yield titles.title(difference.rules[0]) or difference.key
        hbo, lcg = f"{called[0]}: {difference.hbo}", f"{called[1]}: {difference.lcg}"
        yield " " * INDENT + f"{hbo}  ·  {lcg}  ({', '.join(difference.rules)})"


def _of_players(count: PlayerCount) -> tuple[str, ...]:
    titles = "yes" if count.titles else "no"
    numbers = (str(count.players), titles, count.cycle.replace("_", " ") or "-", str(count.threshold))
    return (count.variant, *numbers, " ".join(count.rules))


def _columns(rows: tuple[tuple[str, ...], ...]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)
