"""The table of a position, at which its disputed lines are read one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import SkipStep, StepInput
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.state import State
from referee.notation.formatter import is_json
from referee.notation.parser.commands import JudgeLine, Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.ruling_sentences import RulingSentences
from referee.position.text_lines import DisputedLine
from referee.position.tokens import PositionError
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session

RawStep = dict[str, Any]
VALUE_UNTOLD = "a value is untold"
"""Why a table goes on after a move of which it cannot tell whether it is legal."""


class UnreadLine(PositionError):
    """A disputed line that is no move; ``parsing`` says why."""

    def __init__(self, line: DisputedLine, parsing: ParseError) -> None:
        offers = [offer.line for offer in parsing.offers if not is_json(offer.line)]
        super().__init__("position_line_unread", line.line, line.column, read=line.text, wanted=offers)
        self.parsing = parsing


class DisputedTable:
    """A table that goes on with each step; where it begins may depend on what is done there.

    The position of a set-up or of a plot phase does not tell how far it has come: what is done first tells.
    """

    def __init__(self, adapter: GameAdapter, position: RawStep, text: str) -> None:
        """Before the first step.

        Raises:
            Unreadable: a field is unknown or has the wrong form.
            Impossible: the position cannot exist.
        """
        self.adapter, self.position, self._text = adapter, position, text
        self._steps: tuple[StepInput, ...] = ()
        self._sentences: dict[str, RulingSentences] = {}
        self.session = table_of(adapter, position, text)

    def moves_of(self, line: DisputedLine, language: str) -> tuple[Move, ...]:
        """The moves that a line says; nothing is entered.

        Raises:
            PositionError: it is no move.
        """
        plain = replace(line, text=self._in(language).with_ids(line.text))
        told = self._told_whole(line.text, plain.text, language)
        if told:
            return told
        try:
            return moves_of(plain, self.session, language)
        except PositionError as error:
            elsewhere = self._offered(line.text, error, language) or self._said_elsewhere(
                plain.text, language
            )
            if not elsewhere:
                raise
            return elsewhere

    def _in(self, language: str) -> RulingSentences:
        if language not in self._sentences:
            self._sentences[language] = RulingSentences(self.adapter, self.position, language)
        return self._sentences[language]

    def _told_whole(self, line: str, plain: str, language: str) -> tuple[Move, ...]:
        """The one move that a ruling tells in just these words: a listed one, or one with a list in it."""
        meant = [choice.move for choice, _ in self.session.listed()]
        if ";" in plain:
            with suppress(*NOTHING_TO_ACT_ON):
                meant += moves_said(plain.replace(";", ","), self.session, language)
        return self._one_of(line, meant, language)

    def _offered(self, line: str, error: PositionError, language: str) -> tuple[Move, ...]:
        """The offered move that a ruling tells in just these words."""
        meant: list[Move] = []
        for offer in error.offers if isinstance(error, UnreadLine) else ():
            with suppress(*NOTHING_TO_ACT_ON):
                meant += moves_said(offer, self.session, language)
        return self._one_of(line, meant, language)

    def _one_of(self, line: str, moves: list[Move], language: str) -> tuple[Move, ...]:
        said = {msgspec.json.encode(move): move for move in self._in(language).said(line, moves)}
        return tuple(said.values()) if len(said) == 1 else ()

    def name(self, move: Move) -> bool:
        """Puts the cards that a move names, and nobody knew, into the position; whether it does only that.

        Raises:
            Unreadable: no such card can be there.
            Impossible: the same.
        """
        named = self.adapter.casebook.with_named(self.position, move)
        if named is None:
            return False
        self.adapter.casebook.position(named, self._text, ())
        self.position = named
        if self.adapter.game.verbs[type(move)].case is not None:
            return False
        enter_legal(self.session, move)
        return True

    def enter(self, step: StepInput) -> None:
        """The table goes on with a step; a question and a refused move change nothing."""
        if isinstance(step, Move):
            if self.session.refuses(step):
                begun = self._begun_with(step)
                self.session = self.session if begun is None or begun.refuses(step) else begun
            enter_legal(self.session, step)
        elif isinstance(step, SkipStep):
            with suppress(*NOTHING_TO_ACT_ON):
                self.session = self._skipped(step)
        self._steps += (step,)

    def _said_elsewhere(self, line: str, language: str) -> tuple[Move, ...]:
        """The legal moves that a line says where they come first; none if it says several."""
        readings: dict[bytes, tuple[Move, ...]] = {}
        for first, table in self._other_beginnings():
            with suppress(*NOTHING_TO_ACT_ON):
                moves = moves_said(line, table, language)
                if len(moves) == 1 and type(moves[0]) is type(first) and not table.refuses(moves[0]):
                    readings[msgspec.json.encode(moves)] = moves
        return next(iter(readings.values())) if len(readings) == 1 else ()

    def _other_beginnings(self) -> Iterator[tuple[Move, Session]]:
        """Moves that put the beginning elsewhere when they come first, each with that table."""
        for move in self.adapter.casebook.first_moves(self.session.state):
            begun = self._begun_with(move)
            if begun is not None and begun.state != self.session.state:
                yield move, begun

    def _begun_with(self, move: Move) -> Session | None:
        """The table that begins where the steps so far and this move put it, after these steps."""
        try:
            state = self.adapter.casebook.position(self.position, self._text, (*self._steps, move))
        except NOTHING_TO_ACT_ON:
            return None
        begun = _session(self.adapter, state)
        for step in self._steps:
            if isinstance(step, Move):
                enter_legal(begun, step)
            elif isinstance(step, SkipStep):
                return None
        return begun

    def _skipped(self, step: SkipStep) -> Session:
        casebook = self.adapter.casebook
        return _session(self.adapter, casebook.settle(casebook.skip(self.session.state, step), ()))


def table_of(adapter: GameAdapter, position: RawStep, text: str) -> Session:
    """The table of a position, at which typed lines are read.

    Raises:
        Unreadable: a field is unknown or has the wrong form.
        Impossible: the position cannot exist.
    """
    return _session(adapter, adapter.casebook.position(position, text, ()))


def _session(adapter: GameAdapter, state: State) -> Session:
    """A session that nothing saves, about a state in which every named card is public."""
    known = adapter.casebook.read_aloud(adapter.laid_open(adapter.goes_on(state)))
    return Session(adapter, known, adapter.game.texts, lambda *_: None)


def moves_of(line: DisputedLine, table: Session, language: str) -> tuple[Move, ...]:
    """The moves that a disputed line says at a table; nothing is entered.

    Raises:
        PositionError: it is no move.
    """
    try:
        moves = moves_said(line.text, table, language)
    except ParseError as error:
        raise _unread(line, error) from None
    except NOTHING_TO_ACT_ON:
        raise _unread(line) from None
    if not moves:
        raise PositionError("position_line_no_move", line.line, line.column, read=line.text)
    return moves


def moves_said(line: str, table: Session, language: str) -> tuple[Move, ...]:
    """The moves that a line says; none where it says something else.

    Raises:
        Unreadable: it may mean several things, or nothing.
    """
    meaning = parse(line.rstrip("? "), table, language)
    if isinstance(meaning, JudgeLine):  # a disputed line is judged, whether it asks or tells
        meaning = parse(meaning.about, table, language)
    return meaning.moves if isinstance(meaning, Several) else (meaning,) if isinstance(meaning, Move) else ()


def _unread(line: DisputedLine, error: ParseError | None = None) -> PositionError:
    """The error for a line that is no move, with the meanings that the table allows."""
    with suppress(*NOTHING_TO_ACT_ON):
        if error is not None:
            return UnreadLine(line, error)
    return PositionError("position_line_unread", line.line, line.column, read=line.text)


def enter_legal(table: Session, move: Move) -> None:
    """The table goes on after a move that is legal, or that turns on a value nobody has told.

    A refused move changes nothing.
    """
    with suppress(*NOTHING_TO_ACT_ON):
        if table.enter(move).kind is OutcomeKind.CANNOT_TELL:
            table.enter(move, overrule=VALUE_UNTOLD)
