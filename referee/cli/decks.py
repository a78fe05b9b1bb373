"""The commands `deck` (whether a deck list is allowed) and `differs` (where the two editions differ)."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cards.messages import CardsError
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult
from referee.words.speech import Speech

if TYPE_CHECKING:
    from engine.agot.lcg.rule_variants import EditionDifference, PlayerCount
    from engine.kernel.reasons import Reason
    from referee.session.deck_report import JudgedDeck


FORMAT = "referee-deck/1"


def deck_command(options: Namespace) -> CommandResult:
    """Judges a deck list; 0: allowed, 1: not allowed or undecided, 3: no deck list."""
    from engine.kernel.reasons import Verdict  # with the next 0.1 s: a game and its rules for decks
    from referee.session.deck_report import GAME, deck_lines, judge_deck
    from referee.storage.owner_cards import own_catalogue

    speech = Speech(options.lang)
    cards = own_catalogue(GAME)
    official = not options.casual
    try:
        content = _content(options.file)
        judged = judge_deck(cards, content, official=official, language=speech.language)
    except CardsError as error:
        refusals = "\n".join(speech.tell("cards", message.key, message.facts) for message in error.messages)
        return CommandResult("", UNREADABLE, refusals + "\n")
    code = DONE if judged.checked.verdict is Verdict.YES else NOT_MET
    if options.json:
        return CommandResult(_in_json(judged), code)
    return CommandResult("\n".join(deck_lines(judged, cards, speech)) + "\n", code)


def _content(file: str) -> bytes:
    from cards.deck_list import MOST_BYTES
    from referee.session.deck_report import deck_file

    return sys.stdin.buffer.read(MOST_BYTES + 1) if file == "-" else deck_file(Path(file))


def _in_json(judged: JudgedDeck) -> str:
    deck, checked = judged.deck, judged.checked
    document: dict[str, Any] = {
        "format": FORMAT,
        "official": judged.official,
        "verdict": checked.verdict,
        "houses": deck.houses(),
        "cards": [{"card": card.face.id, "copies": card.count} for card in deck.cards],
        "reasons": [_reason(reason) for reason in checked.reasons],
        "at_a_tournament": [_reason(reason) for reason in checked.elsewhere],
        "unread": [
            {
                "line": unread.line.number,
                "copies": unread.line.copies,
                "name": unread.line.name,
                "found": unread.match.kind,
                "offers": [{"card": offer.card, "name": offer.name} for offer in unread.match.offers],
            }
            for unread in judged.read.unread
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _reason(reason: Reason) -> dict[str, Any]:
    fields = {"rules": reason.rules, "found": reason.found, "says": reason.says, "facts": reason.facts}
    return {**fields, "asks": msgspec.to_builtins(reason.asks)} if reason.asks is not None else fields


INDENT = 4
"""Columns a second line is indented by."""
NAMES = ("hbo", "lcg")


def differs_command(*, as_json: bool, players: bool, language: str) -> CommandResult:
    """Lists the differences of the editions, each with its rules."""
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


def _differences(differences: Sequence[EditionDifference], language: str) -> Iterator[str]:
    from referee.words.ruling_text import RuleTitles
    from referee.words.speech import Speech

    titles, speech = RuleTitles(language), Speech(language)
    called = [speech.say(f"games/{game}-short") for game in NAMES]
    for difference in differences:
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
