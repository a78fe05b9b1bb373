"""The moves that a line means where it fills a frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.notation.own_words.frames.expected_moves import ExpectedMoves
from referee.notation.own_words.frames.filled_frame import FilledFrame, completed, is_itself
from referee.notation.own_words.frames.frame_placer import FramePlacer
from referee.notation.own_words.frames.frame_words import FrameWords
from referee.notation.own_words.frames.move_frames import MoveFrame
from referee.notation.own_words.frames.placement import Placement
from referee.notation.own_words.frames.reading_costs import NOT_ASKED, ReadingCosts
from referee.notation.own_words.frames.reading_doubts import ReadingDoubts
from referee.notation.own_words.frames.spoken_reading import SpokenReading, as_completed
from referee.notation.own_words.frames.unknown_names import UnknownNames
from referee.notation.own_words.vocabulary.known_names import CARD, PLOT
from referee.notation.own_words.vocabulary.senses import Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.parser.line_readings import LineReading, TypedLine

MISSING = 6
"""What it costs that something is missing which a move needs."""
UNSAID = 8
"""What it costs that nobody says who does it, and nobody is asked."""
TOO_FAR = 50
"""What costs more is not meant."""


class UnfinishedMove(Struct, frozen=True):
    """A move that is said but for something nobody can fill."""

    cost: int
    frame: MoveFrame
    missing: tuple[str, ...]
    """The fields that are still to be told."""
    seat: str
    """Who makes it."""


class FrameReader:
    """Reads one line as the frames that it fills; ``unfinished`` grows with what it says too little of."""

    def __init__(
        self,
        line: TypedLine,
        words: tuple[SpokenWord, ...],
        senses: Senses,
        asides: frozenset[int],
        expected: ExpectedMoves,
    ) -> None:
        """``asides``: the words of parts that talk of something else."""
        self._line = line
        self._words = words
        self._senses = senses
        self._asides = asides
        self._expected = expected
        self._said = FrameWords(line.lexicon.game, senses)
        self._costs = ReadingCosts(expected, self._said)
        names = UnknownNames(words, senses)
        self._doubts = ReadingDoubts(line, senses, expected, self._said, names, self._costs)
        self.unfinished: list[UnfinishedMove] = []

    def readings(self, frame: MoveFrame) -> Iterator[SpokenReading]:
        """What the line means as a frame."""
        placer = FramePlacer(self._line, frame, self._words, self._senses, self._asides)
        placements = placer.placements()
        self._line.effort.spend(placer.steps)
        for placement in placements:
            cost = self._costs.of(frame, placement)
            if cost is not None and cost <= TOO_FAR:
                yield from self._by_each_seat(frame, placement, cost)

    def _by_each_seat(self, frame: MoveFrame, placement: Placement, cost: int) -> Iterator[SpokenReading]:
        """What a placement means for each seat that may be meant."""
        missing = tuple(
            place.slot.at
            for number, place in enumerate(frame.places)
            if place.slot.needed and not placement.held(number) and not is_itself(frame, place, placement)
        )
        if not placement.verb and len(missing) > 1:
            return
        for seat in self._seats(frame, placement):
            if placement.by or not seat or not _is_named(frame, placement, seat):
                total = cost + self._seat_cost(frame, placement, seat) + MISSING * len(missing)
                yield from self._by_seat(UnfinishedMove(total, frame, missing, seat), placement)

    def _seat_cost(self, frame: MoveFrame, placement: Placement, seat: str) -> int:
        """What it costs that a seat is not asked for it, or that nobody is and nobody is named."""
        asked = self._expected.seats(frame)
        if asked:
            return 0 if seat in asked or not seat else NOT_ASKED // 2
        return 0 if placement.by or frame.makes in self._line.lexicon.grammar.nobodys else UNSAID

    def _by_seat(self, move: UnfinishedMove, placement: Placement) -> Iterator[SpokenReading]:
        """What a placement means for a seat; what it lacks is found at the table, where only that can be."""
        frame, filled = move.frame, self._filled(move, placement)
        made = () if move.missing else tuple(filled.readings())
        if not made or filled.raw.keys() <= {"do", "by", *frame.fixed}:
            whole = completed(self._line, filled.raw) if filled.possible else ()
            if whole and (not made or len(whole) == 1):
                doubtful = self._is_completion_doubtful(move, placement, filled)
                yield from (
                    as_completed(each, move.cost, placement, move.missing, doubtful) for each in whole
                )
                return
        expected = self._expected.seats(frame) and not filled.of_others
        if not made and expected and not (frame.told and move.missing):
            made = tuple(filled.with_the_only_ones(placement).readings())
        if not made and placement.verb and move.missing:
            self.unfinished.append(move)
        yield from self._spoken(made, move, placement, filled)

    def _filled(self, move: UnfinishedMove, placement: Placement) -> FilledFrame:
        frame, asked = move.frame, self._expected.seats(move.frame)
        of_others = bool(move.seat and asked and move.seat not in asked) or not self._expected.is_soon(frame)
        leads, again = self._said.leads(frame), self._said.again
        return FilledFrame(self._line, frame, placement, move.seat, leads, again, of_others=of_others)

    def _is_completion_doubtful(
        self, move: UnfinishedMove, placement: Placement, filled: FilledFrame
    ) -> bool:
        """Whether it is doubtful that what the line leaves out is what the table lacks."""
        frame = move.frame
        if self._doubts.are_about(frame, placement, move.cost):
            return True
        if placement.unknown and (move.missing or filled.frame.places):
            return True
        in_turn = not placement.verb and frame.makes in self._expected.turns
        return in_turn or (bool(move.missing) and not frame.part and self._said.has_parts(frame))

    def _spoken(
        self, made: Iterable[LineReading], move: UnfinishedMove, placement: Placement, filled: FilledFrame
    ) -> Iterator[SpokenReading]:
        """Readings of a whole move, with how they are said."""
        frame = move.frame
        fields = frozenset(frame.places[at].slot.at for at, _ in placement.fields)
        effect = self._said.leads_as_effect(frame)
        for reading in made:
            doubtful = self._doubts.are_about(frame, placement, move.cost) or filled.may_be_price(effect)
            yield SpokenReading(reading, move.cost, placement.unknown, placement.said, doubtful, told=fields)

    def _seats(self, frame: MoveFrame, placement: Placement) -> tuple[str, ...]:
        """Who may be meant to do it."""
        if placement.by:
            return (placement.by,)
        asked = self._seated(self._expected.waited.get(frame.makes, ()))
        soon = self._seated(self._line.soon.get(frame.makes, ()))
        if frame.makes in self._line.lexicon.grammar.nobodys:
            return (asked or soon or ("",))[:1]
        every = tuple(self._line.names.seats)
        seats = asked or soon or every
        return self._owners(seats, frame, placement) or self._owners(every, frame, placement) or seats

    def _seated(self, seats: Iterable[str]) -> tuple[str, ...]:
        """Those of these who sit at the table, once each."""
        return tuple(dict.fromkeys(seat for seat in seats if seat in self._line.names.seats))

    def _owners(self, seats: tuple[str, ...], frame: MoveFrame, placement: Placement) -> tuple[str, ...]:
        """Of these seats those that own most of what is named, if any owns some."""
        owned = {seat: self._owned(seat, frame, placement) for seat in seats}
        most = max(owned.values())
        return tuple(seat for seat in seats if owned[seat] == most) if most else ()

    def _owned(self, seat: str, frame: MoveFrame, placement: Placement) -> int:
        """How many of the cards and plots that are named are among those this seat may mean."""
        pool = self._line.names.pool
        named = ((at, filled.value) for at, filled in placement.fields if isinstance(filled.value, tuple))
        return sum(
            value[0] in (CARD, PLOT) and bool(set(value[1]) & pool(seat, frame.places[at].slot.pool))
            for at, value in named
        )


def _is_named(frame: MoveFrame, placement: Placement, seat: str) -> bool:
    """Whether a seat is named as somebody else than who does it."""
    return any(
        frame.places[at].slot.holds == "seat" and filled.value == seat for at, filled in placement.fields
    )
