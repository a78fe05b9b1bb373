"""Which moves can a line be, and how near is each to what was said?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decision import Decision
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import Raw, Way
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Verdict
from referee.ahead import LIMIT, SILENT
from referee.notation.grammar import Lexicon, lexicon
from referee.notation.lexing import Token, folded, lex
from referee.notation.names import Names, cards_of, names_of
from referee.notation.reading import Part, Reader, TooMuch, Unsure, Want
from referee.notation.slots import SLOTS

OUTCOME = "outcome"
NOT_ASKED = 1
"""What a reading costs whose verb the table does not wait for just now: less than any doubt about a name."""
MOST_EFFORT = 40_000
"""Steps for a line and all it may have meant instead: 99 of 100 lines take fewer than 12,000, or 0.1 s."""
STEPS_PER_TOKEN = 8
"""What it takes to look at a token at all, so that a long line is tried in fewer ways."""


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
    by_hand: bool = False
    """It says only what happens, by no move of the game."""
    answers: bool = False
    """It is meant only because the table waits for it."""
    adds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What has to be said besides to mean just this, where the line leaves it open."""


class Effort:
    """How much may still be tried to understand one line, counted in steps of its readers."""

    def __init__(self) -> None:
        self.left = MOST_EFFORT

    def allows(self, texts: Iterable[str]) -> Iterator[str]:
        """These texts, as long as there is effort left to read them."""
        for text in texts:
            if self.left <= 0:
                return
            yield text


class Line:
    """A line being read at a table."""

    def __init__(
        self, text: str, session: Any, state: Any = None, language: str = "en", effort: Effort | None = None
    ) -> None:
        self.text = text
        self.effort = effort or Effort()
        self.session = session
        self.language = language
        """In which what is offered is written, and told what may stand where."""
        self.state = session.desk.public(session.state if state is None else state)
        self.tokens: tuple[Token, ...] = lex(text)
        self.lexicon: Lexicon = lexicon(session.desk.game.id)
        self.names: Names = names_of(self.lexicon, self.state, cards_of(session))
        self.awaited, self.soon = awaited(session, self.state)
        self.wants: dict[int, list[Want]] = {}
        """What might stand at each token, for whoever asks what is missing."""
        self._begun: dict[int, list[Raw]] = {}

    def other(self, text: str) -> Line:
        """Another line at the same table, for the same reader."""
        return Line(text, self.session, self.state, self.language, self.effort)

    @property
    def furthest(self) -> int:
        """Up to which token the line was understood."""
        return min(max(self.wants, default=0), len(self.tokens))

    def candidates(self, tokens: tuple[Token, ...] | None = None) -> list[Candidate]:
        """All readings, the nearest first."""
        here = self.tokens if tokens is None else tokens
        seat, start = self._seat(here)
        found: list[Candidate] = []
        for one in (seat,) if seat else self.names.seats:
            found += self._for(here, start, one, said=bool(seat))
        found.sort(key=lambda one: one.cost)
        if found and found[0].by_hand and self.soon:
            found = [*self._answers(here[start:], found), *found]
        return found

    def _for(self, tokens: tuple[Token, ...], start: int, seat: str, *, said: bool) -> list[Candidate]:
        """The readings in which this seat says it."""
        found: list[Candidate] = []
        nobodys = self.lexicon.grammar.nobodys
        asked = frozenset(verb for verb, seats in self.soon.items() if seat in seats or verb in nobodys)
        reader = Reader(tokens, self.lexicon, self.names, seat, self.session.desk.game.points, SLOTS, asked)
        reader.source = self.text
        with suppress(TooMuch):
            found += [got for part in reader.moves(start) for got in self._built(part, seat, said)]
        self.effort.left -= reader.steps + STEPS_PER_TOKEN * len(tokens)
        self._keep(reader.wants)
        for at, some in reader.begun.items():
            self._begun.setdefault(at, []).extend({**raw, "by": seat} for raw in some)
        return found

    def begun(self, at: int) -> Move | None:
        """What is said up to a token at which its cards would stand: that move with none of them.

        What is said only behind them, as of which kind it is, is anything that could be.
        """
        fill, begun = self.lexicon.grammar.fill, self._begun.get(at, ())
        raws = [raw for raw in begun if "do" in raw]
        raws += [{**self._anything(), **raw} for raw in raws]
        made = (self._move(fill(self.state, raw)) for raw in raws)
        return next((one for one in made if one is not None), None)

    def _anything(self) -> Raw:
        """The first of the words that may stand in each place that takes one of a few."""
        wanted = (want for wants in self.wants.values() for want in wants if want.what == "value")
        return {want.slot.at: want.slot.among[0] for want in wanted if want.slot.among}

    def _answers(self, tokens: tuple[Token, ...], found: list[Candidate]) -> list[Candidate]:
        """What happens to a card is perhaps said for another seat, or card by card: then both are offered."""
        said = _in_one(tokens)
        seats = dict.fromkeys(seat for seats in self.soon.values() for seat in seats)
        several = [one for seat in seats for one in self._for(said, 0, seat, said=True)]
        sure = (one for one in several if one.answers and not one.cost and not one.unsure)
        return [replace(one, cost=found[0].cost) for one in sure]

    def _keep(self, wants: dict[int, list[Want]]) -> None:
        for at, some in wants.items():
            self.wants.setdefault(at, []).extend(some)

    def _seat(self, tokens: tuple[Token, ...]) -> tuple[str, int]:
        """The seat a line begins with, if it does."""
        for length in (2, 1):
            if len(tokens) >= length:
                said = Reader(tokens, self.lexicon, self.names, "", (), SLOTS).said(0, length)
                seat = self.names.seat_in_a_sentence(said) if said else ""
                if seat:
                    return seat, length + _colon(tokens, length)
        return "", 0

    def _built(self, part: Part, seat: str, said: bool) -> Iterator[Candidate]:
        verb = part.value["do"]
        nobodys = verb in self.lexicon.grammar.nobodys
        by = part.value.get("by", seat if said or not nobodys else "")
        shows = tuple(self._shown(card) for card in part.shows)
        raw = self.lexicon.grammar.fill(self._with(shows), {**part.value, "by": by})
        if None in shows:
            return
        asked = part.answers or (verb in self.awaited and (nobodys or seat in self.awaited[verb]))
        cost = part.cost + (0 if asked else NOT_ASKED)
        known = tuple(one for one in shows if one is not None)
        whose = "" if nobodys and not said else seat
        for way in self._ways(raw, known):
            move = None if verb == OUTCOME else self._move(way.raw)
            if move is not None or verb == OUTCOME:
                unsure, adds = part.unsure, way.adds
                yield Candidate(
                    way.raw, move, cost, unsure, known, whose, said, part.by_hand, part.answers, adds
                )

    def _ways(self, raw: Raw, shows: tuple[Move, ...]) -> tuple[Way, ...]:
        """All that a line may mean which has been read; the only one needs nothing said besides."""
        if raw["do"] == OUTCOME:
            return (Way(raw),)
        found = self.lexicon.grammar.ways(self._with(shows), raw)
        return found if len(found) > 1 else tuple(replace(one, adds=()) for one in found)

    def _shown(self, card: Raw) -> Move | None:
        """A card that a line plays is seen by all."""
        move = self._move({"do": "know_card", "card": card})
        return None if move is None else self.session.desk.openly(move)

    def _with(self, shows: tuple[Move | None, ...]) -> Any:
        """The table on which the cards a line shows lie already."""
        state = self.state
        for one in shows:
            if one is not None and judge(self.session.desk.game, state, one).verdict is Verdict.YES:
                state = carry_out(self.session.desk.game, state, one)
        return state

    def _move(self, raw: Raw) -> Move | None:
        try:
            found: Move = self.session.desk.read_move(msgspec.json.encode(raw))
        except (RefereeError, msgspec.MsgspecError, OverflowError):
            return None
        return found


def _colon(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a colon stands there, as the list writes it after who does something, and more follows."""
    return at + 1 < len(tokens) and tokens[at].sign and tokens[at].text == ":"


def _in_one(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """What is said of card after card, as if it were said of all at once."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.sign and token.text == ";":
            found.append(replace(token, text=","))
        elif not (at and tokens[at - 1].text == ";" and folded(token.text) == folded(tokens[0].text)):
            found.append(token)
    return tuple(found)


Verbs = dict[str, tuple[str, ...]]
_AWAITED: dict[str, Any] = {}


def awaited(session: Any, state: Any) -> tuple[Verbs, Verbs]:
    """The verbs a table waits for, each with the seats it is asked of: now, and once nobody uses a window."""
    if _AWAITED.get("state") is not state or _AWAITED.get("passes") is not session.passes:
        game = session.desk.game
        found = _verbs(decisions(game, state)), _verbs(_in_silence(game, state, session))
        _AWAITED.update(state=state, passes=session.passes, found=found)
    known: tuple[Verbs, Verbs] = _AWAITED["found"]
    return known


def _in_silence(game: Any, state: Any, session: Any) -> Iterator[Decision]:
    """What the table waits for, and what it would wait for after the windows now open."""
    for _ in range(LIMIT):
        waiting = decisions(game, state)
        yield from waiting
        silent = next((one.default for one in waiting if one.kind in SILENT), None)
        if silent is None or session.strict or any(one.kind not in SILENT for one in waiting):
            return
        state = carry_out(game, state, silent)


def _verbs(waiting: Iterable[Decision]) -> Verbs:
    found: Verbs = {}
    for decision in waiting:
        by = decision.default.by if decision.default is not None else ""
        for verb in decision.verbs:
            found[verb] = (*found.get(verb, ()), decision.seat, *((by,) if by else ()))
    return found
