"""The moves a line may mean in a player's own words, the nearest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import RawMove
from referee.notation.own_words.frames.filled_frame import (
    Completed,
    FilledFrame,
    completed,
    is_itself,
    is_of_itself,
    waited_moves,
)
from referee.notation.own_words.frames.frame_placer import FramePlacer
from referee.notation.own_words.frames.line_senses import LineSenses, names_only, senses_at
from referee.notation.own_words.frames.move_frames import MoveFrame, frames, has_plots, is_outright
from referee.notation.own_words.frames.placement import CARDS, UNKNOWN, Placement
from referee.notation.own_words.vocabulary.known_names import CARD, FACE, PLOT
from referee.notation.own_words.vocabulary.senses import MOST_WORDS, Sense
from referee.notation.own_words.vocabulary.terms import NOT, UNSURE, VERB, terms
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.slots_basic import FROM_HAND

ASKED_FIRST, ASKED_TOO, SOON, NOT_ASKED = 0, 2, 4, 14
"""What it costs, in tenths, that a move is not the one the table waits for first."""
SAID_OUTRIGHT = 2
"""What it may cost to read a move that nobody waits for without asking."""
CLEARLY_SAID = 8
"""What it may cost to read a move that nobody waits for."""
CLEARLY_SAID_OF_CARDS = 14
"""The same of what a card does, which nobody ever waits for."""
VERBLESS, VERBLESS_TOO = 3, 8
"""What it costs that a line has no verb: of what the table waits for first, and of what else it waits for."""
DECIDED = "decide"
UNCOUNTED_LEFT = 9
"""What it costs that a number is said of which nothing is counted."""
OTHER_PART = 6
"""What it costs that the word for another part of a move is said."""
PART_ALONE = 8
"""What it costs that a line tells an effect alone, and a card has to be found that has it."""
UNUSED = 5
"""What it costs that a card in play does something, and no verb tells that it is used."""
MISSING = 6
UNSAID = 8
"""What it costs that nobody says who does it, and nobody is asked."""
TOO_DOUBTFUL, TOO_DOUBTFUL_VERBLESS = 24, 15
"""What costs more is asked about, however far the next is; of a turn's moves without a verb, too."""
NAMED = (*CARDS, "plot", "plots", "seat", "title")
"""Places that hold names: a word nobody knows may be one."""
TOO_FAR = 50
"""What costs more is not meant."""


class SpokenReading(Struct, frozen=True):
    """A move a line may mean."""

    reading: LineReading
    cost: int
    unknown: tuple[int, ...]
    """The words that found no place."""
    said: int = 0
    """How many words did."""
    doubtful: bool = False
    """A word that found no place may be a name, or too much of the line is not understood."""
    missing: tuple[str, ...] = ()
    """The fields that are still to be told."""
    guessed: bool = False
    refused: bool = False
    told: frozenset[str] = frozenset()
    """The fields that the line tells."""


class SpokenLine(LineSenses):
    """A line matched against every move that can be meant at this moment."""

    def __init__(self, line: TypedLine) -> None:
        super().__init__(line)
        self.first, self.waited, self.turns = waited_moves(line)
        self.frames = frames(line.lexicon.game)
        self.unfinished: list[tuple[int, MoveFrame, tuple[str, ...], str]] = []
        """Moves that are said but for something nobody can fill: with what is missing, and who does it."""
        self.nearest: list[SpokenReading] | None = None
        """What it may mean, the nearest first, once that was asked for."""

    def readings(self) -> list[SpokenReading]:
        """All that it may mean, the nearest first."""
        if not self.words or len(self.words) > MOST_WORDS or self.is_outright():
            return []
        every, senses = self.frames, self.said_senses
        self.take(senses)
        verbs = self.verbs_said
        found: list[SpokenReading] = []
        for frame in every:
            if frame.told and not self.tells_part(frame):
                continue
            if self._is_soon(frame) or verbs & (frame.words | frame.denied):
                if self.line.effort.left <= 0:
                    break
                found += self._of(frame, senses)
        return sorted(_distinct(found), key=lambda one: one.cost)

    @cached_property
    def said_senses(self) -> tuple[tuple[Sense, ...], ...]:
        """What each word may stand for."""
        naming = [frame for frame in self.frames if has_plots(frame)]
        return senses_at(self.line, self.words, naming, plots=any(map(self._is_soon, naming)))

    def is_outright(self) -> bool:
        """Whether it begins like something that is told in the words of its form alone."""
        return bool(self.told_outright)

    @cached_property
    def told_outright(self) -> str:
        """What such a line tells; nothing, where it begins otherwise."""
        texts = [word.text for word in self.words]
        starts = (0, 1) if texts and self.line.names.seat(texts[0]) else (0,)
        if any(self._begins_soon(" ".join(texts[start : start + 2])) for start in starts):
            return ""
        heads = (" ".join(texts[start : start + length]) for start in starts for length in (1, 2))
        return next(filter(None, map(self._form_outright, heads)), "")

    def _begins_soon(self, head: str) -> bool:
        """Whether two words together are the verb of a move that may be meant now."""
        known = terms(self.line.lexicon.game).by_word.get(head.split(" ", 1)[0], ())
        said = {
            term.key for term in known if term.what == VERB and " ".join(term.words) == head and " " in head
        }
        return any(said & frame.words for frame in self.frames if self._is_soon(frame))

    def _form_outright(self, head: str) -> str:
        """What a form of that kind makes that these words begin, and nothing else that is waited for."""
        form = next(iter(self.line.lexicon.forms.get(head, ())), None)
        if form is None or not is_outright(self.line.lexicon, form):
            return ""
        if form.makes == DECIDED and not any("." in token.text.strip(".") for token in self.line.tokens):
            return ""  # what is decided by the table is named by its rule
        known = terms(self.line.lexicon.game).by_word.get(head.split(maxsplit=1)[0], ())
        said = {term.key for term in known if term.what == VERB and " ".join(term.words) == head}
        return "" if any(said & frame.words for frame in self.frames if self._is_soon(frame)) else form.makes

    def names_what_is_not_here(self, reading: SpokenReading) -> bool:
        """Whether a word that found no place names a card that is not on the table, or may name a plot."""
        faces = any(sense.what in (FACE, PLOT) for at in reading.unknown for sense in self.senses[at])
        plots = any(f.makes == reading.reading.raw["do"] and has_plots(f) for f in self.frames)
        return bool(reading.unknown) and (faces or plots)

    def is_rather_unfinished(self, reading: SpokenReading) -> bool:
        """Whether the same kind of move, said but for something, is nearer than this one."""
        makes = reading.reading.raw["do"]
        return any(
            cost < reading.cost and frame.makes == makes and not frame.part and missing[0] not in reading.told
            for cost, frame, missing, _ in self.unfinished
        )

    def _is_soon(self, frame: MoveFrame) -> bool:
        return frame.makes in self.line.soon or frame.makes in self.waited

    def _of(self, frame: MoveFrame, senses: tuple[tuple[Sense, ...], ...]) -> Iterator[SpokenReading]:
        placer = FramePlacer(self.line, frame, self.words, senses, self.asides)
        placements = placer.placements()
        self.line.effort.spend(placer.steps)
        for placement in placements:
            cost = self._cost(frame, placement)
            if cost is not None and cost <= TOO_FAR:
                yield from self._made(frame, placement, cost)

    def _cost(self, frame: MoveFrame, placement: Placement) -> int | None:
        """What a placement costs as a whole; nothing if it cannot be meant."""
        if not _holds_together(frame, placement) or not (
            placement.verb or self._goes_without_verb(frame, placement)
        ):
            return None
        if len(placement.unknown) >= max(placement.said, 2):
            return None
        first, asked = frame.makes in self.first, frame.makes in self.waited
        cost = placement.cost + (UNCOUNTED_LEFT if placement.number is not None else 0) + frame.far
        cost += OTHER_PART if self.says_other_part(frame) else 0
        cost += self._part_alone(frame, placement)
        if not placement.verb:
            cost += VERBLESS if first else VERBLESS_TOO
        if not self._is_soon(frame):
            most = CLEARLY_SAID if frame.words != {frame.part_words} else CLEARLY_SAID_OF_CARDS
            return cost + NOT_ASKED if placement.verb and cost <= most else None
        return cost + (ASKED_FIRST if first else ASKED_TOO if asked else SOON)

    def _part_alone(self, frame: MoveFrame, placement: Placement) -> int:
        """What it costs that no card is named that has an effect, or no verb tells that one is used."""
        if not frame.told or self._says_part_alone(frame, placement):
            return PART_ALONE * frame.told
        used = any(is_of_itself(place.slot) for place in frame.places)
        return UNUSED if used and not (frame.words - {frame.part_words}) & self.verbs_clear else 0

    def _says_part_alone(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether the line tells what a card does, and not that it is used, nor which card."""
        own = frame.words - {frame.part_words}
        named = any(place.slot.at == "card" and placement.held(at) for at, place in enumerate(frame.places))
        return bool(frame.words) and not (named or own & self.verbs_said)

    def _goes_without_verb(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a line without a verb may mean it: it answers what the table waits for."""
        first = frame.makes in self.first
        if frame.makes not in self.waited or (frame.fixed and not placement.negated):
            return False
        if not placement.fields and not (frame.denied and first and frame.makes not in self.turns):
            return False
        return first or self._is_from_hand(frame, placement)

    def _made(self, frame: MoveFrame, placement: Placement, cost: int) -> Iterator[SpokenReading]:
        """What a placement means for each seat that may be meant."""
        missing = tuple(
            place.slot.at
            for number, place in enumerate(frame.places)
            if place.slot.needed and not placement.held(number) and not is_itself(frame, place, placement)
        )
        if not placement.verb and len(missing) > 1:
            return
        for seat in self._seats(frame, placement):
            if placement.by or not seat or not names_only(frame, placement, seat):
                total = cost + self._strange(frame, placement, seat) + MISSING * len(missing)
                yield from self._made_by(seat, frame, placement, total, missing)

    def _strange(self, frame: MoveFrame, placement: Placement, seat: str) -> int:
        """What it costs that a seat is not asked for it, or that nobody is and nobody is named."""
        asked = self._asked(frame)
        if asked:
            return 0 if seat in asked or not seat else NOT_ASKED // 2
        return 0 if placement.by or frame.makes in self.line.lexicon.grammar.nobodys else UNSAID

    def _asked(self, frame: MoveFrame) -> tuple[str, ...]:
        return self.line.soon.get(frame.makes, ()) or self.waited.get(frame.makes, ())

    def _made_by(
        self, seat: str, frame: MoveFrame, placement: Placement, cost: int, missing: tuple[str, ...]
    ) -> Iterator[SpokenReading]:
        asked = self._asked(frame)
        of_others = bool(seat and asked and seat not in asked) or not self._is_soon(frame)
        built = FilledFrame(
            self.line, frame, placement, seat, self.leads_said(frame), self.again, of_others=of_others
        )
        made = () if missing else tuple(built.readings())
        if not made or built.raw.keys() <= {"do", "by", *frame.fixed}:
            left = completed(self.line, built.raw) if built.possible else ()
            if left and (not made or len(left) == 1):
                doubtful = self._is_doubtful(frame, placement, cost) or bool(
                    placement.unknown and (missing or built.frame.places)
                )
                doubtful |= not placement.verb and frame.makes in self.turns
                doubtful |= bool(missing) and not frame.part and self.has_parts(frame)
                yield from (_as_completed(other, cost, placement, missing, doubtful) for other in left)
                return
        if not made and asked and not of_others and (not frame.told or not missing):
            made = tuple(built.with_the_only_ones(placement).readings())
        if not made and placement.verb and missing:
            self.unfinished.append((cost, frame, missing, seat))
        for reading in made:
            doubtful = self._is_doubtful(frame, placement, cost) or built.may_be_price(
                self.leads_as_effect(frame)
            )
            told = frozenset(frame.places[at].slot.at for at, _ in placement.fields)
            yield SpokenReading(reading, cost, placement.unknown, placement.said, doubtful, told=told)

    def _is_from_hand(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a card that is named comes from the hand, so that its name alone says that it is played."""
        pools = {frame.places[at].slot.pool for at, _ in placement.fields}
        return bool(pools & set(FROM_HAND) - {"reacting"})

    def _is_doubtful(self, frame: MoveFrame, placement: Placement, cost: int) -> bool:
        """Whether too little is understood for the line to be acted on."""
        in_turn = not placement.verb and frame.makes in self.turns
        if cost > (TOO_DOUBTFUL_VERBLESS if in_turn else TOO_DOUBTFUL) + UNKNOWN * len(placement.unknown):
            return True
        if self.leaves_stealth_open(frame, placement) or self.leaves_parts_unread(frame):
            return True
        if not placement.verb and self.verbs_outright - frame.words - frame.denied:
            return True
        if self._names_nobody(frame, placement) or (frame.told and self._is_hardly_used(frame, placement)):
            return True
        if not self._is_soon(frame) and (placement.unknown or self._is_hardly_said(placement, cost)):
            return True
        if not placement.unknown:
            return False
        if any(sense.what in (NOT, UNSURE) for at in placement.unknown for sense in self.senses[at]):
            return True
        if not any(place.slot.holds in NAMED or place.slot.at in NAMED for place in frame.places):
            return placement.said < len(placement.unknown) or any(map(self.is_known, placement.unknown))
        return any(map(self.may_be_named, placement.unknown))

    def _names_nobody(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether the verb that is said wants something named which the line leaves out."""
        told = {frame.places[at].slot.at for at, _ in placement.fields}
        forms = [
            form
            for form in self.line.lexicon.grammar.forms
            if form.makes == frame.makes and form.words in self.verbs_longest and form.fixed == frame.fixed
        ]
        left = [
            any(slot.holds == "seat" and slot.needed and slot.at not in told for slot in form.slots)
            for form in forms
        ]
        return bool(left) and all(left)

    def _is_hardly_used(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether it is not said that a card is used, nor how it is paid for: its effect alone is told."""
        own = frame.words - {frame.part_words}
        if not frame.words or placement.other_verb or self._says_part_alone(frame, placement):
            return bool(frame.words)
        alone = any(is_itself(frame, place, placement) for place in frame.places)
        return alone and not (own & self.verbs_clear) and not self.leads_said(frame)

    def _is_hardly_said(self, placement: Placement, cost: int) -> bool:
        """Whether nothing but a verb, and that not quite, tells of a move that nobody waits for."""
        return not placement.fields and cost > NOT_ASKED + SAID_OUTRIGHT

    def _seats(self, frame: MoveFrame, placement: Placement) -> tuple[str, ...]:
        """Who may be meant to do it."""
        if placement.by:
            return (placement.by,)
        asked = tuple(
            dict.fromkeys(s for s in self.waited.get(frame.makes, ()) if s in self.line.names.seats)
        )
        soon = tuple(
            dict.fromkeys(s for s in self.line.soon.get(frame.makes, ()) if s in self.line.names.seats)
        )
        if frame.makes in self.line.lexicon.grammar.nobodys:
            return (asked or soon or ("",))[:1]
        every = tuple(self.line.names.seats)
        seats = asked or soon or every
        return self._owners(seats, frame, placement) or self._owners(every, frame, placement) or seats

    def _owners(self, seats: tuple[str, ...], frame: MoveFrame, placement: Placement) -> tuple[str, ...]:
        """Of these seats those that own most of what is named, if any owns some."""
        owned = {seat: self._owned(seat, frame, placement) for seat in seats}
        most = max(owned.values())
        return tuple(seat for seat in seats if owned[seat] == most) if most else ()

    def _owned(self, seat: str, frame: MoveFrame, placement: Placement) -> int:
        """How many of the cards and plots that are named are among those this seat may mean."""
        pool = self.line.names.pool
        named = ((at, filled.value) for at, filled in placement.fields if isinstance(filled.value, tuple))
        return sum(
            value[0] in (CARD, PLOT) and bool(set(value[1]) & pool(seat, frame.places[at].slot.pool))
            for at, value in named
        )


def _holds_together(frame: MoveFrame, placement: Placement) -> bool:
    """Whether what is said and what is denied agree, and nothing is left hanging."""
    alone = placement.negated and not placement.verb
    denied = placement.denied or (alone and bool(frame.denied))
    nobody = any(filled.value is None for _, filled in placement.fields)
    if (alone and placement.unknown) or (denied != placement.negated and (denied or not nobody)):
        return False
    says = placement.verb or placement.fields or placement.negated
    hangs = placement.dangling and any(place.slot.holds in CARDS for place in frame.places)
    return bool(says and placement.said) and not (
        placement.amends or hangs or (placement.other_verb and not placement.verb)
    )


def _as_completed(
    left: Completed, cost: int, placement: Placement, missing: tuple[str, ...], doubtful: bool
) -> SpokenReading:
    raw: RawMove = left.raw
    reading = LineReading(raw, left.move, cost, (), (), left.move.by, True)
    return SpokenReading(
        reading, cost, placement.unknown, placement.said, doubtful, missing, not left.alone, left.refused
    )


def _distinct(found: Iterable[SpokenReading]) -> Iterator[SpokenReading]:
    """Each move once, where it costs least."""
    best: dict[Any, SpokenReading] = {}
    for reading in sorted(found, key=lambda one: one.cost):
        mark = repr(
            (reading.reading.move or sorted(reading.reading.raw.items(), key=str), reading.reading.shows)
        )
        best.setdefault(mark, reading)
    return iter(best.values())
