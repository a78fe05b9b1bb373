"""What a line tells beside its move: amounts, prices and winners, compared with what the move comes to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.move_results import CARDS, GOLD, POWER, MoveResults, SeatResult, results_of
from engine.kernel.reasons import Facts
from engine.kernel.state import Event
from referee.notation.formatter import line_of
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.objections.rulebook_grounds import ask_for_source
from referee.notation.own_words.objections.stated_amounts import AT_LAST, LOSS, ResultWords, ToldAmount
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import COUNT, LEAD, PLUS, VERB
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session

MOST_ADDED = 3
"""Of so many amounts a line may tell the sum."""
WIN, LOSE = "win", "lose"
WAY_OF_CHOICE, BLINDLY = "random", "blindly"
"""The field of a move that says that nobody chooses, and the lead that says so in a line."""
SHOWING = "know_card"
"""The move that tells of a hidden card, before it is played."""
UNTOLD = "a value is untold"
"""Why a copy of the table goes on after a move of which nobody can tell whether it is legal."""


def compare_results(spoken: SpokenLine, found: Move | Several | None) -> None:
    """Asks where a line tells another result than its moves come to, or gives a ground they do not have.

    Raises:
        ParseError: what is told and what it comes to, with the move to choose.
    """
    moves = found.moves if isinstance(found, Several) else (found,) if found is not None else ()
    ask_for_source(spoken, moves)
    told = _ToldResults(spoken, moves)
    trial = _tried(spoken.line.session, moves) if told.tells_any() else None
    wrong = None if trial is None else next(told.differences(trial), None)
    if wrong is not None:
        offers = partial(_offered, spoken, moves) if wrong.offers else ()
        raise ParseError(wrong.says, offers, line=spoken.line.text.strip(), **wrong.facts)


class _Trial(Struct, frozen=True):
    """What moves came to on a copy of the table."""

    results: MoveResults
    sure: bool
    """No value was missing."""


class _Difference(Struct, frozen=True):
    """Something told that the moves do not come to."""

    says: str
    facts: Facts = {}
    offers: bool = True
    """Whether the move can be meant all the same."""


def _tried(session: Session, moves: tuple[Move, ...]) -> _Trial | None:
    """What the moves come to; nothing, where one is refused."""
    copy, sure = session.branch(), True
    events: list[Event] = []
    for move in moves:
        try:
            kind = copy.enter(move).kind
            if kind is OutcomeKind.CANNOT_TELL:
                sure, kind = False, copy.enter(move, overrule=UNTOLD).kind
        except NOTHING_TO_ACT_ON:
            return None
        if kind is not OutcomeKind.DONE:
            return None
        events += copy.state.events
    adapter = copy.adapter
    return _Trial(results_of(events, adapter.results, adapter.held(copy.state)), sure)


def _offered(spoken: SpokenLine, moves: tuple[Move, ...]) -> tuple[SuggestedLine, ...]:
    """The line of the only move, at the table on which the cards that it names are shown."""
    copy = spoken.line.session.branch()
    while len(moves) > 1 and msgspec.to_builtins(moves[0])["do"] == SHOWING:
        copy.enter(moves[0])
        moves = moves[1:]
    if len(moves) > 1:
        return ()
    return (SuggestedLine(line_of(moves[0], copy, None, spoken.line.language), "reading"),)


class _ToldResults:
    """The results that a line tells of moves."""

    def __init__(self, spoken: SpokenLine, moves: tuple[Move, ...]) -> None:
        self._words, self._talks = ResultWords(spoken), spoken.line.lexicon.grammar.remarks
        self._raws: list[dict[str, Any]] = [msgspec.to_builtins(move) for move in moves]

    def tells_any(self) -> bool:
        """Whether there is anything to compare, for which the moves have to be carried out."""
        words = (self._winner, self._only, self._choice, self._whole_hand)
        return bool(self._amounts) or any(one is not None for one in words)

    def differences(self, trial: _Trial) -> Iterator[_Difference]:
        """What is told otherwise than it comes to."""
        yield from self._other_winner(trial.results)
        if trial.sure:
            for told in self._amounts:
                yield from self._other_amount(told, trial.results)
            yield from self._other_way(trial.results)

    # Amounts

    @cached_property
    def _amounts(self) -> tuple[ToldAmount, ...]:
        return tuple(self._words.amounts())

    def _other_amount(self, told: ToldAmount, came: MoveResults) -> Iterator[_Difference]:
        if told.direction == AT_LAST:
            has = came.held.get((told.seat, told.unit))
            if has is not None and has != told.number:
                yield self._says_amount(told, has, offers=False)
            return
        alike = [one for one in came.changes if _is_of(told, one)]
        if not alike and (self._is_price(told) or not self._tells_results(told, came)):
            return
        named, told_rightly = self._is_in_moves(told), told.number in _sums(alike)
        if (named and told_rightly and not self._fits(told, alike)) or not (named or told_rightly):
            whole = abs(sum(one.amount for one in alike))
            yield self._says_amount(told, whole, offers=not named)

    def _is_price(self, told: ToldAmount) -> bool:
        return told.unit == GOLD and not told.seat and told.direction == LOSS

    def _tells_results(self, told: ToldAmount, came: MoveResults) -> bool:
        """Whether a move comes to such a thing at all, or players tell hardly anything beside moves."""
        same = any(one.what == told.unit for one in came.changes)
        return same or (came.decided and told.unit == POWER) or not self._talks

    def _is_in_moves(self, told: ToldAmount) -> bool:
        """Whether a move itself names the number, and not only the printing of a card that is shown."""
        made = (raw for raw in self._raws if raw["do"] != SHOWING)
        return any(told.number in _numbers_in(raw) for raw in made)

    def _fits(self, told: ToldAmount, alike: list[SeatResult]) -> bool:
        """Whether what the move names is all that a seat gets, at once, or is said to come to the rest."""
        whole = dict.fromkeys((one.seat for one in alike), 0)
        for one in alike:
            whole[one.seat] += abs(one.amount)
        besides = any(self._words.said("coming_besides")) or any(self._words.clear(PLUS))
        return len(whole) == len(alike) or told.number in whole.values() or besides

    def _says_amount(self, told: ToldAmount, amount: int, *, offers: bool = True) -> _Difference:
        facts: Facts = {"told": told.number, "amount": amount}
        return _Difference("told_another_amount", facts, offers)

    # Winners

    @cached_property
    def _winner(self) -> tuple[str, bool] | None:
        """The seat that the line says wins, or loses."""
        if any(self._words.said("supposing")):
            return None
        for part in self._words.said("in_favour"):
            if seat := self._words.seat_at(part.stop):
                return seat, True
        for verb in self._words.clear(VERB, frozenset((WIN, LOSE))):
            if not self._tells_of_a_thing(verb) and (seat := self._next_seat(verb)):
                return seat, verb.key == WIN
        return None

    def _tells_of_a_thing(self, verb: Sense) -> bool:
        """Whether the verb says that a number of things or a card is won or lost."""
        behind = self._words.senses[verb.end : verb.end + 1]
        counted = (NUMBER, COUNT, known.CARD)
        return any(sense.what in counted and not sense.cost for senses in behind for sense in senses)

    def _next_seat(self, verb: Sense) -> str:
        """The seat right before a verb in its part of the line, or right behind it."""
        clause = self._words.clause(verb.start)
        seats = self._words.clear(known.SEAT)
        before = [seat.key for seat in seats if seat.start in clause and seat.end <= verb.start]
        return before[-1] if before else self._words.seat_at(verb.end)

    def _other_winner(self, came: MoveResults) -> Iterator[_Difference]:
        if self._winner is None or not came.decided:
            return
        seat, wins = self._winner
        if wins and not came.winners:
            yield _Difference("told_winner_of_tie")
        elif (seat in came.winners) != wins and came.winners:
            yield _Difference("told_another_winner", {"winner": tuple(sorted(came.winners))})

    # Words that say how

    @cached_property
    def _only(self) -> tuple[range, str] | None:
        """The word that says of a seat that no other does it, and the seat."""
        for part in self._words.said("no_other"):
            seat = self._words.seat_at(part.stop)
            if seat and any(verb.start > part.stop for verb in self._words.clear(VERB)):
                return part, seat
        return None

    @cached_property
    def _choice(self) -> range | None:
        """The words that say that cards are chosen."""
        chosen = next(self._words.said("choosing_cards"), None)
        return None if any(self._words.clear(LEAD, frozenset((BLINDLY,)))) else chosen

    @cached_property
    def _whole_hand(self) -> range | None:
        """The words that say that it is all of a hand."""
        return next(self._words.said("whole_hand"), None)

    def _other_way(self, came: MoveResults) -> Iterator[_Difference]:
        if self._only is not None and not any(raw.get("by") for raw in self._raws):
            part, seat = self._only
            seats = {one.seat for one in came.changes if one.amount}
            if seat in seats and len(seats) > 1:
                yield self._otherwise(part)
        if self._choice is not None and any(raw.get(WAY_OF_CHOICE) is True for raw in self._raws):
            yield self._otherwise(self._choice)
        thrown = [one.seat for one in came.changes if one.what == CARDS and one.amount < 0]
        if self._whole_hand is not None and any(came.held.get((seat, CARDS)) for seat in thrown):
            yield self._otherwise(self._whole_hand)

    def _otherwise(self, part: range) -> _Difference:
        return _Difference("told_otherwise", {"words": tuple(self._words.words[at].typed for at in part)})


def _is_of(told: ToldAmount, change: SeatResult) -> bool:
    """Whether a change is one of those that are told; a price may be nothing."""
    free = not change.amount and told.direction == LOSS and change.what == GOLD
    same = told.unit in ("", change.what) and told.seat in ("", change.seat)
    return same and (free or change.amount * told.direction > 0)


def _sums(changes: list[SeatResult]) -> frozenset[int]:
    """The amounts that may be told of some changes: of one of them, or of several together."""
    amounts = [abs(one.amount) for one in changes]
    counts = range(1, min(len(amounts), MOST_ADDED) + 1)
    some = (sum(few) for many in counts for few in combinations(amounts, many))
    return frozenset((*some, sum(amounts)))


def _numbers_in(raw: object) -> Iterator[int]:
    """The numbers in a move."""
    if isinstance(raw, dict):
        raw = list(raw.values())
    if isinstance(raw, list | tuple):
        for one in raw:
            yield from _numbers_in(one)
    elif isinstance(raw, int) and not isinstance(raw, bool):
        yield raw
