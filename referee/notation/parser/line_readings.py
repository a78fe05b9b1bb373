"""All readings of a typed line at a table, the nearest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision, Move
from engine.kernel.errors import RefereeError
from engine.kernel.game import Game
from engine.kernel.grammar import Alternative, RawMove
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Verdict
from engine.kernel.state import State
from referee.notation.parser.lexicon import GameLexicon, Token, folded, lex, lexicon
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.notation.parser.reader import AmbiguousName, PartialReading, Reader, TooManyReadings, Want
from referee.notation.parser.slots import SLOTS
from referee.session.lookahead import LIMIT, SILENT
from referee.session.session import Session

OUTCOME = "outcome"
NOT_ASKED = 1
"""What a reading costs whose verb the table does not wait for just now: less than any doubt about a name."""
MOST_EFFORT = 20_000
"""Steps for a line and all it may have meant instead, of about 3 microseconds each.

No line that means something takes a tenth of it, but for one that names a hundred cards.
"""
STEPS_PER_TOKEN = 8
"""What it takes to look at a token at all, so that a long line is tried in fewer ways."""


class LineReading(Struct, frozen=True):
    """One reading of a whole line."""

    raw: RawMove
    move: Move | None
    """None: an outcome, which stands for several moves."""
    cost: int
    unsure: tuple[AmbiguousName, ...]
    shows: tuple[Move, ...]
    seat: str
    seat_said: bool
    by_hand: bool = False
    """It says only what happens, by no move of the game."""
    answers: bool = False
    """It is meant only because the table waits for it."""
    adds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What has to be said besides to mean just this, where the line leaves it open."""


class Effort:
    """The remaining effort for one line, counted in steps of about the same cost."""

    def __init__(self, most: int = MOST_EFFORT) -> None:
        self.left = most
        self.kept: dict[Any, Any] = {}
        """What was found for one reading of the line and is asked for again for another."""

    def spend(self, steps: int) -> None:
        """Counts work that has been done."""
        self.left -= steps

    def allows(self, texts: Iterable[str]) -> Iterator[str]:
        """These texts, as long as there is effort left to read them."""
        for text in texts:
            if self.left <= 0:
                return
            yield text


class TypedLine:
    """A line being read at a table."""

    def __init__(
        self,
        text: str,
        session: Session,
        state: State | None = None,
        language: str = "en",
        effort: Effort | None = None,
    ) -> None:
        self.text = text
        self.effort = effort or Effort()
        self.session = session
        self.language = language
        """In which what is offered is written, and told what may stand where."""
        self.state: State = session.adapter.public(session.state if state is None else state)
        self.tokens: tuple[Token, ...] = lex(text)
        self.lexicon: GameLexicon = lexicon(session.adapter.game.id)
        self.names: NameIndex = names_of(self.lexicon, self.state, cards_of(session))
        self.awaited, self.soon = awaited(session, self.state)
        self.wants: dict[int, list[Want]] = {}
        """What might stand at each token, for whoever asks what is missing."""
        self.given_up = False
        """Whether a seat was left out or left unfinished because there was no effort left."""
        self._begun: dict[int, list[RawMove]] = {}

    def other(self, text: str) -> TypedLine:
        """Another line at the same table, for the same reader."""
        return TypedLine(text, self.session, self.state, self.language, self.effort)

    @property
    def furthest(self) -> int:
        """The token up to which the line was understood."""
        return min(max(self.wants, default=0), len(self.tokens))

    def candidates(self, tokens: tuple[Token, ...] | None = None) -> list[LineReading]:
        """All readings, the nearest first."""
        here = self.tokens if tokens is None else tokens
        seat, start = self._seat(here)
        found: list[LineReading] = []
        for speaker in (seat,) if seat else self.names.seats:
            found += self._for(here, start, speaker, said=bool(seat))
        found.sort(key=lambda reading: reading.cost)
        if found and found[0].by_hand and self.soon:
            found = [*self._answers(here[start:], found), *found]
        return found

    def _for(self, tokens: tuple[Token, ...], start: int, seat: str, *, said: bool) -> list[LineReading]:
        """The readings in which this seat makes the move."""
        found: list[LineReading] = []
        nobodys = self.lexicon.grammar.nobodys
        asked = frozenset(verb for verb, seats in self.soon.items() if seat in seats or verb in nobodys)
        points, left = self.session.adapter.game.points, self.effort.left
        others = frozenset(self.soon) - asked
        reader = Reader(tokens, self.lexicon, self.names, seat, points, SLOTS, asked, others, left)
        reader.source = self.text
        try:
            found += [got for part in reader.moves(start) for got in self.built(part, seat, said=said)]
        except TooManyReadings:
            self.given_up = True
        self.effort.spend(reader.steps + STEPS_PER_TOKEN * len(tokens))
        self._keep(reader.wants)
        for at, some in reader.begun.items():
            self._begun.setdefault(at, []).extend({**raw, "by": seat} for raw in some)
        return found

    def begun(self, at: int) -> Move | None:
        """The move that a line begins and whose cards are missing, without any of them.

        What is said only behind them, as of which kind it is, is anything that could be.
        """
        fill, begun = self.lexicon.grammar.with_defaults, self._begun.get(at, ())
        raws = [raw for raw in begun if "do" in raw]
        raws += [{**self._anything(), **raw} for raw in raws]
        moves = (self._move(fill(self.state, raw)) for raw in raws)
        return next((move for move in moves if move is not None), None)

    def _anything(self) -> RawMove:
        """The first possible word for each place that takes one of a few."""
        wanted = (want for wants in self.wants.values() for want in wants if want.what == "value")
        return {want.slot.at: want.slot.among[0] for want in wanted if want.slot.among}

    def _answers(self, tokens: tuple[Token, ...], found: list[LineReading]) -> list[LineReading]:
        """The effects as told for another seat or card by card, where the line may mean either."""
        said = _in_one(tokens)
        seats = dict.fromkeys(seat for seats in self.soon.values() for seat in seats)
        several = [reading for seat in seats for reading in self._for(said, 0, seat, said=True)]
        sure = (reading for reading in several if reading.answers and not reading.cost and not reading.unsure)
        return [replace(reading, cost=found[0].cost) for reading in sure]

    def _keep(self, wants: dict[int, list[Want]]) -> None:
        for at, some in wants.items():
            self.wants.setdefault(at, []).extend(some)

    def _seat(self, tokens: tuple[Token, ...]) -> tuple[str, int]:
        """The seat that the line begins with, if any."""
        for length in (2, 1):
            if len(tokens) >= length:
                said = Reader(tokens, self.lexicon, self.names, "", (), SLOTS).said(0, length)
                seat = self.names.seat_in_a_sentence(said) if said else ""
                if seat:
                    return seat, length + _colon(tokens, length)
        return "", 0

    def built(self, part: PartialReading, seat: str, *, said: bool) -> Iterator[LineReading]:
        """The possible moves of a line that has been read to its end."""
        verb = part.value["do"]
        nobodys = verb in self.lexicon.grammar.nobodys
        by = part.value.get("by", seat if said or not nobodys else "")
        shows = tuple(self._shown(card) for card in part.shows)
        raw = self.lexicon.grammar.with_defaults(self.with_shown(shows), {**part.value, "by": by})
        if None in shows or (part.of_others and raw.keys() != {"by", *part.value}):
            return  # what is not said is read off the table only for who is asked
        asked = part.answers or (verb in self.awaited and (nobodys or seat in self.awaited[verb]))
        cost = part.cost + (0 if asked else NOT_ASKED)
        known = tuple(move for move in shows if move is not None)
        whose = "" if nobodys and not said else seat
        for way in self._ways(raw, known):
            move = None if verb == OUTCOME else self._move(way.raw)
            if move is not None or verb == OUTCOME:
                unsure, adds = part.unsure, way.adds
                yield LineReading(
                    way.raw, move, cost, unsure, known, whose, said, part.by_hand, part.answers, adds
                )

    def _ways(self, raw: RawMove, shows: tuple[Move, ...]) -> tuple[Alternative, ...]:
        """All meanings of a line that has been read; the only one needs no further words."""
        if raw["do"] == OUTCOME:
            return (Alternative(raw),)
        found = self.lexicon.grammar.alternatives(self.with_shown(shows), raw)
        return found if len(found) > 1 else tuple(replace(alternative, adds=()) for alternative in found)

    def _shown(self, card: RawMove) -> Move | None:
        """The move that shows a card which a line plays."""
        move = self._move({"do": "know_card", "card": card})
        return None if move is None else self.session.adapter.made_public(move)

    def with_shown(self, shows: tuple[Move | None, ...]) -> State:
        """The table on which the cards that a line shows lie already."""
        state = self.state
        for move in shows:
            if move is not None and judge(self.session.adapter.game, state, move).verdict is Verdict.YES:
                state = carry_out(self.session.adapter.game, state, move)
        return state

    def _move(self, raw: RawMove) -> Move | None:
        try:
            found: Move = self.session.adapter.read_move(msgspec.json.encode(raw))
        except (RefereeError, msgspec.MsgspecError, OverflowError):
            return None
        return found


def _colon(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a colon follows a seat, as in the list, and more follows it."""
    return at + 1 < len(tokens) and tokens[at].sign and tokens[at].text == ":"


def _in_one(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Effects told card by card, as if told of all cards at once."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.sign and token.text == ";":
            found.append(replace(token, text=","))
        elif not (at and tokens[at - 1].text == ";" and folded(token.text) == folded(tokens[0].text)):
            found.append(token)
    return tuple(found)


SeatsByVerb = dict[str, tuple[str, ...]]
AwaitedVerbs = tuple[SeatsByVerb, SeatsByVerb]
"""The verbs a table waits for: now, and once nobody uses a window."""
_AWAITED: list[tuple[State, str, AwaitedVerbs]] = []


def awaited(session: Session, state: State) -> AwaitedVerbs:
    """The verbs a table waits for, each with its seats: now, and once nobody uses a window."""
    for last, passes, verbs in _AWAITED:
        if last is state and passes is session.passes:
            return verbs
    game = session.adapter.game
    verbs = _verbs(decisions(game, state)), _verbs(_in_silence(game, state, session))
    _AWAITED[:] = [(state, session.passes, verbs)]
    return verbs


def _in_silence(game: Game, state: State, session: Session) -> Iterator[Decision]:
    """The decisions the table waits for, and those after the windows that are open now."""
    for _ in range(LIMIT):
        waiting = decisions(game, state)
        yield from waiting
        silent = next((decision.default for decision in waiting if decision.kind in SILENT), None)
        if silent is None or session.strict or any(decision.kind not in SILENT for decision in waiting):
            return
        state = carry_out(game, state, silent)


def _verbs(waiting: Iterable[Decision]) -> SeatsByVerb:
    found: SeatsByVerb = {}
    for decision in waiting:
        by = decision.default.by if decision.default is not None else ""
        for verb in decision.verbs:
            found[verb] = (*found.get(verb, ()), decision.seat, *((by,) if by else ()))
    return found
