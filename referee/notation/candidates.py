"""Which moves can a line be, and how near is each to what was said?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from engine.kernel.move import Move
from referee.notation.grammar import Lexicon, Raw, lexicon
from referee.notation.lexing import Token, lex
from referee.notation.names import Names, cards_of, names_of
from referee.notation.reading import Part, Reader, TooMuch, Unsure, Want

OUTCOME = "outcome"
NOT_ASKED = 1
"""What a reading costs whose verb the table does not wait for just now: less than any doubt about a name."""


class Candidate(Struct, frozen=True):
    """One reading of a whole line."""

    raw: Raw
    move: Move | None
    """None: an outcome, which stands for several moves."""
    cost: int
    unsure: tuple[Unsure, ...]
    shows: tuple[Move, ...]
    seat: str
    seat_said: bool


class Line:
    """A line being read at a table."""

    def __init__(self, text: str, session: Any, state: Any = None) -> None:
        self.text = text
        self.session = session
        self.state = session.state if state is None else state
        self.tokens: tuple[Token, ...] = lex(text)
        self.lexicon: Lexicon = lexicon(session.desk.game.id)
        self.names: Names = names_of(self.lexicon, self.state, cards_of(session))
        self.awaited = awaited(session) if state is None else {}
        self.wants: dict[int, list[Want]] = {}
        """What might stand at each token, for whoever asks what is missing."""

    def candidates(self, tokens: tuple[Token, ...] | None = None) -> list[Candidate]:
        """All readings, the nearest first."""
        here = self.tokens if tokens is None else tokens
        seat, start = self._seat(here)
        found: list[Candidate] = []
        for one in (seat,) if seat else self.names.seats:
            reader = Reader(here, self.lexicon, self.names, one, self.session.desk.game.points)
            reader.source = self.text
            try:
                found += [got for part in reader.moves(start) for got in self._built(part, one, bool(seat))]
            except TooMuch:
                continue
            finally:
                self._keep(reader.wants)
        return sorted(found, key=lambda one: one.cost)

    def _keep(self, wants: dict[int, list[Want]]) -> None:
        for at, some in wants.items():
            self.wants.setdefault(at, []).extend(some)

    def _seat(self, tokens: tuple[Token, ...]) -> tuple[str, int]:
        """The seat a line begins with, if it does."""
        for length in (2, 1):
            if len(tokens) >= length:
                said = Reader(tokens, self.lexicon, self.names, "", ()).said(0, length)
                seat = self.names.seat(said) if said else ""
                if seat:
                    return seat, length
        return "", 0

    def _built(self, part: Part, seat: str, said: bool) -> Iterator[Candidate]:
        verb = part.value["do"]
        nobodys = verb in self.lexicon.grammar.nobodys
        by = part.value.get("by", seat if said or not nobodys else "")
        raw = self.lexicon.grammar.fill(self.state, {**part.value, "by": by})
        shows = tuple(self._move({"do": "know_card", "card": card}) for card in part.shows)
        move = None if verb == OUTCOME else self._move(raw)
        if None in shows or (move is None and verb != OUTCOME):
            return
        asked = verb in self.awaited and (nobodys or seat in self.awaited[verb])
        cost = part.cost + (0 if asked else NOT_ASKED)
        known = tuple(one for one in shows if one is not None)
        yield Candidate(raw, move, cost, part.unsure, known, "" if nobodys and not said else seat, said)

    def _move(self, raw: Raw) -> Move | None:
        try:
            found: Move = self.session.desk.read_move(msgspec.json.encode(raw))
        except (RefereeError, msgspec.MsgspecError, OverflowError):
            return None
        return found


def awaited(session: Any) -> dict[str, tuple[str, ...]]:
    """The verbs the table waits for, each with the seats it is asked of."""
    found: dict[str, tuple[str, ...]] = {}
    for decision in session.waiting:
        by = decision.default.by if decision.default is not None else ""
        for verb in decision.verbs:
            found[verb] = (*found.get(verb, ()), decision.seat, *((by,) if by else ()))
    return found
