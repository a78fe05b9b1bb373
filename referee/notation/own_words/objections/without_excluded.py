"""The move of a line that leaves somebody out, who has no part in it; what nobody can tell is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.grammar import RawMove
from referee.notation.formatter import card_in
from referee.notation.own_words.explanations.told_by_move import EMPTY, every_value
from referee.notation.own_words.objections.excluded_parts import ONLY, STAYING, LeftOutNames
from referee.notation.own_words.preferred_move import is_written
from referee.notation.own_words.vocabulary.terms import INSTEAD
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.lexicon import folded
from referee.notation.parser.line_readings import Effort, TypedLine

TAKES_ALONG = frozenset(
    (
        "declare_challenge",
        "declare_defenders",
        "support_defend",
        "choose_victims",
        "march",
        "forced_march",
        "young_wolf",
        "retreat",
        "stand_all",
        "stand",
        "kneel",
        "activate",
        "place_setup",
    )
)
"""Moves that have no part for somebody who stays where he is."""
SAVE = "save"
"""The move in which something dies instead of somebody."""
ALL = frozenset(("stand_all", "draw_phase", "return_gold", "discard_for_claim"))
"""Moves of everybody, which name nobody."""
LineInterpreter = Callable[[TypedLine], Move | Command]


def read_without_excluded(line: TypedLine, meant: LineInterpreter) -> Move | Command:
    """What a line means, with nobody in it who is left out.

    Args:
        meant: what a line means, whoever is left out of it.

    Raises:
        ParseError: what is left of the line tells nothing sure.
    """
    left = LeftOutNames(line)
    if not left.parts:
        return meant(line)
    excluding = Excluding(line, left)
    asked: ParseError | None = None
    try:
        found = meant(line)
        if not excluding.is_against(found) or _is_written(line, found):
            return found
    except ParseError as misread:
        asked = misread
    return _move_of_rest(line, left, meant, asked)


def _move_of_rest(
    line: TypedLine, left: LeftOutNames, meant: LineInterpreter, asked: ParseError | None
) -> Move | Command:
    """The move of the words that leave nobody out.

    Args:
        asked: what is asked about the whole line.
    """
    excluding, rest = Excluding(line, left), left.rest()
    try:
        if not rest:
            raise asked or excluding.not_placed()
        found = meant(TypedLine(rest, line.session, line.state, line.language, Effort()))
    except ParseError as misread:
        raise excluding.asking(asked or misread) from None
    if not excluding.is_against(found):
        return found
    without = excluding.taken_out(found) if isinstance(found, Move) else None
    if without is None:
        raise excluding.not_placed()
    return without


class Excluding:
    """Those whom a line leaves out, and its moves."""

    def __init__(self, line: TypedLine, left: LeftOutNames) -> None:
        self._line, self._left = line, left
        kinds = {part.kind for part in left.parts}
        self._stays, self._only, self._instead = kinds == {STAYING}, ONLY in kinds, kinds == {INSTEAD}
        names = [name for part in left.parts for name in part.names]
        self._ids = frozenset(id_ for name in names for id_ in (name.ids or (name.key,)))

    def is_against(self, found: Move | Command) -> bool:
        """Whether somebody is in a move who is left out of it, or a move of all leaves nobody out."""
        moves = found.moves if isinstance(found, Several) else (found,)
        return any(self._is_against_move(move) for move in moves if isinstance(move, Move))

    def _is_against_move(self, move: Move) -> bool:
        raw: RawMove = msgspec.to_builtins(move)
        if (self._stays and raw["do"] not in TAKES_ALONG) or (self._instead and raw["do"] == SAVE):
            return False
        return raw["do"] in ALL or self._is_one_in(raw) != self._only

    def _is_one_in(self, raw: RawMove) -> bool:
        """Whether one of them is in a move, and not only makes it."""
        values = (value for name, value in raw.items() if name not in ("do", "by"))
        told = {value for held in values for value in every_value(held) if isinstance(value, str)}
        return not self._ids.isdisjoint(told)

    def taken_out(self, move: Move) -> Move | None:
        """A move of all without those who are left out; nothing, if nobody can tell it."""
        raw = msgspec.to_builtins(move)
        if self._only or raw["do"] in ALL or any(part.counted for part in self._left.parts):
            return None
        less = self._less(raw)
        if _is_emptied(raw, less) or self._is_one_in(less):
            return None
        return self._line.session.adapter.read_move(msgspec.json.encode(less))

    def _less(self, raw: Any) -> Any:
        """A value without their names."""
        if isinstance(raw, dict):
            return {name: self._less(value) for name, value in raw.items() if name not in self._ids}
        if isinstance(raw, list | tuple):
            return [self._less(value) for value in raw if not (isinstance(value, str) and value in self._ids)]
        return raw

    def not_placed(self) -> ParseError:
        """The question what is meant by those who are left out."""
        return ParseError("words_not_placed", line=self._line.text.strip(), words=self._left.typed())

    def asking(self, asked: ParseError) -> ParseError:
        """The same question, which offers nobody who is left out."""

        def offers() -> tuple[SuggestedLine, ...]:
            return tuple(offer for offer in asked.offers if self._only or not self._is_named_in(offer.line))

        same = ParseError(asked.says, offers, **asked.facts)
        same.asks, same.first_move = asked.asks, asked.first_move
        return same

    def _is_named_in(self, text: str) -> bool:
        said = f" {' '.join(folded(text).replace(',', ' ').split())} "
        names = (
            card_in(self._line.names, id_, self._line.language)
            for id_ in self._ids
            if id_ in self._line.names.keys
        )
        return any(f" {' '.join(folded(name).split())} " in said for name in names)


def _is_written(line: TypedLine, found: Move | Command) -> bool:
    """Whether a line is just what would be written for its move."""
    return isinstance(found, Move) and is_written(line, found)


def _is_emptied(before: Any, after: Any) -> bool:
    """Whether something in a value has lost all that it held."""
    if before not in EMPTY and after in EMPTY:
        return True
    if isinstance(after, dict):
        return any(_is_emptied(before[name], value) for name, value in after.items())
    if not isinstance(after, list):
        return False
    held = [[part for part in parts if isinstance(part, dict)] for parts in (before, after)]
    return any(_is_emptied(*parts) for parts in zip(*held, strict=True))
