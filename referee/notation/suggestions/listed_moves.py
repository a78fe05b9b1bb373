"""Typed lines that repeat a line of the list of moves, or resemble one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from engine.kernel.grammar import RawMove
from engine.kernel.moves import Move
from referee.notation.formatter import Printer
from referee.notation.parser.lexer import folded, quote
from referee.notation.parser.line_readings import Effort, TypedLine
from referee.session.session import Session

HOLE = "…"
MOST = 4
MOST_EFFORT = 6_000
"""Steps for all typed lines that sentences with a hole may stand for: mostly the first is read."""
LIKE_ENOUGH = 72
"""Of a hundred: how alike a line and a sentence are before the sentence is offered."""


class ListedMove(Struct, frozen=True):
    """One line of the list."""

    says: str
    move: Move
    """What it stands for, with a hole where something is still to be picked or named."""
    at: int
    """Its place in the list."""
    legal: bool = True
    by_hand: bool = False
    """What a card does has still to be told."""

    @property
    def open(self) -> bool:
        """Whether names have to be put into it."""
        return HOLE in self.says and not self.by_hand


def exact_match(text: str, listed: Sequence[ListedMove]) -> ListedMove | None:
    """The complete move whose sentence this is, word for word; nothing if two say the same."""
    wanted = _plain(text)
    found = [one for one in listed if not one.open and _plain(one.says) == wanted]
    return found[0] if wanted and len(found) == 1 else None


def rewritten(text: str, listed: Sequence[ListedMove], session: Session) -> Iterator[str]:
    """The typed lines a sentence stands for whose hole is filled with names."""
    effort = Effort(MOST_EFFORT)
    for one in listed:
        filled = _filling(text, one.says) if one.open else ""
        if filled:
            yield from _lines(one.move, filled, session, effort)


def alike(text: str, listed: Sequence[ListedMove]) -> tuple[ListedMove, ...]:
    """The legal moves whose sentences are like a line, the likest first."""
    from rapidfuzz import fuzz  # 0.03 s, needed only when something is misspelt

    typed = _plain(text)
    scored = [(fuzz.token_set_ratio(*_unlike(typed, _plain(one.says))), one) for one in listed if one.legal]
    near = [(score, at) for at, (score, _) in enumerate(scored) if score >= LIKE_ENOUGH and typed]
    near.sort(key=lambda pair: (-pair[0], pair[1]))
    return tuple(scored[at][1] for _, at in near[:MOST])


def _unlike(typed: str, says: str) -> tuple[str, str]:
    """Both without the word they begin with alike: that the same player does it makes them no more alike."""
    first, _, rest = typed.partition(" ")
    one, _, other = says.partition(" ")
    return (rest, other) if first == one and rest and other else (typed, says)


def _plain(text: str) -> str:
    return " ".join(folded(text.replace(HOLE, " ").replace(":", " ")).split())


def _filling(text: str, says: str) -> str:
    """What stands in the hole of a sentence."""
    before, _, after = says.partition(HOLE)
    pattern = rf"\s*{_loose(before)}\s*(?P<names>.+?)\s*{_loose(after)}\s*"
    found = re.fullmatch(pattern, text, re.IGNORECASE)
    return found["names"].strip(" …") if found is not None else ""


def _loose(part: str) -> str:
    """A piece of a sentence, however many blanks stand between its words, with or without its colons."""
    return r"\s+".join(re.escape(word.removesuffix(":")) + ":?" * word.endswith(":") for word in part.split())


def _lines(move: Move, filled: str, session: Session, effort: Effort) -> Iterator[str]:
    raw: RawMove = msgspec.json.decode(msgspec.json.encode(move))
    for text in effort.allows(Printer(session, session.public).lines(raw)):
        line = text.replace(quote(HOLE), filled)
        if line != text and TypedLine(line, session, effort=effort).candidates():
            yield line
            return
