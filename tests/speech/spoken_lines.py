"""Lines as players say them, each at a position with what must come out.

``positions.json`` holds the positions by name: a game with a position in the case format, or a worked case,
and the moves made there. ``lines.jsonl`` holds the lines. ``means`` is a list of moves in the case format,
``ask`` where a line leaves something open, or ``none`` where nothing can be meant.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.parse import parse
from referee.session.session import Session
from scripts.golden import program
from scripts.golden.lines import table

HERE = Path(__file__).parent
UNDERSTOOD, WRONG, NEEDLESS, LOST = "understood", "acted wrongly", "asked needlessly", "not understood"
QUESTIONS = frozenset(
    (
        "name_ambiguous",
        "which_seat",
        "which_one",
        "several_readings",
        "whose_effect",
        "words_not_placed",
        "told_another_amount",
        "told_another_winner",
        "told_winner_of_tie",
        "told_otherwise",
        "outcome_open",
        "outcome_told_in_part",
        "line_unfinished",
    )
)
"""What is said of a line that leaves something open."""
UNSEEN = 4
"""Of so many rows one was never looked at while the frames were made."""


class SpokenCase(Struct, frozen=True):
    """A line as a player says it, with what it means."""

    row: int
    game: str
    language: str
    position: str
    style: str
    line: str
    means: list[dict[str, Any]] | str

    @property
    def unseen(self) -> bool:
        """Whether nobody looked at it while the frames were made."""
        return self.row % UNSEEN == 2


@cache
def spoken_cases() -> tuple[SpokenCase, ...]:
    """All lines."""
    lines = (HERE / "lines.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=SpokenCase) for line in lines)


@cache
def positions() -> dict[str, dict[str, Any]]:
    """The positions by name."""
    found: dict[str, dict[str, Any]] = json.loads((HERE / "positions.json").read_bytes())
    return found


@cache
def session_at(name: str) -> Session:
    """The table of a position; nothing is entered there."""
    told = positions()[name]
    found: Session = table(told["case"]) if "case" in told else _new(told["game"], told["position"])
    for move in told["after"]:
        found.enter(found.adapter.read_move(msgspec.json.encode(move)))
    return found


def _new(game: str, position: dict[str, Any]) -> Session:
    plain = {"id": "p", "title": "p", "game": game, "basis": "stated", "rules": [], "steps": []}
    file = {"format": "referee-case/1", "game": game, "cases": [{**plain, "position": position}]}
    begun, texts = program.position_of_case(json.dumps(file).encode(), "p")
    found: Session = program.new_session(game, begun, texts, strict=False, keep=program.nowhere)
    return found


def became(one: SpokenCase) -> str:
    """What became of a line."""
    try:
        found = parse(one.line, session_at(one.position), one.language)
    except ParseError as error:
        asked = error.says in QUESTIONS
        if one.means == "none" or (one.means == "ask" and asked):
            return UNDERSTOOD
        return NEEDLESS if asked and one.means != "ask" else LOST
    moves = found.moves if isinstance(found, Several) else (found,)
    told = [msgspec.json.decode(msgspec.json.encode(move)) for move in moves if isinstance(move, Move)]
    same = isinstance(one.means, list) and _plain(told, one.game) == _plain(one.means, one.game)
    return UNDERSTOOD if same else WRONG


def _plain(moves: Iterable[dict[str, Any]], game: str) -> list[dict[str, Any]]:
    """The moves without the seat of what is nobody's."""
    nobodys = set(lexicon(game).grammar.nobodys) - {"discard_for_claim"}
    return [{k: v for k, v in move.items() if k != "by" or move["do"] not in nobodys} for move in moves]


def figures(cases: Iterable[SpokenCase]) -> Counter[str]:
    """How many lines came out how."""
    return Counter(became(one) for one in cases)
