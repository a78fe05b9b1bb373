"""A frame beside the words of a line: what opens which place, and what each thing said costs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.notation.own_words.explanations.counted_numbers import COINS, PRICED
from referee.notation.own_words.frames.move_frames import MoveFrame, SlotPlace, verbs_of
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import AGAIN, CHATTER, COUNT, FILLER, LEAD, NOT, TWICE, VERB
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.slots_basic import FROM_HAND

UNKNOWN, UNKNOWN_SHORT, UNKNOWN_DENIAL, UNHEARD = 22, 7, 40, 6
"""What it costs, in tenths, that a word has no place; that one of a letter or two has none; a denial; a word
that nothing here is called."""
OTHER_OPENED, UNOPENED, NOT_MEANT, NEVER = 3, 5, 9, 22
"""What it costs that a card stands behind another word than its place wants, behind none, out of its pool."""
AS_TARGET, AS_AUTHOR, AGAIN_COSTS, LATER = 1, 3, 2, 4
TWICE_COSTS, LISTED_TOO, ENEMY, ASIDE, OUT_OF_ORDER = 8, 5, 3, 8, 3
"""What it costs to name a card twice; one too many in a list; an enemy behind
"against"; another that is spoken of; a card for a later place before one for an earlier."""
OTHER_VERB, ANOTHER_TOO = 10, 13
"""What it costs that a verb is said that belongs to another move; beside one that belongs to this."""
BESIDE = 1
"""What a word costs in a part of the line that says nothing of the move."""
UNCOUNTED, NUMBER_ASIDE = 6, 9
"""What it costs that "one", or another number, counts nothing."""
FIRST_PLACES = 2
SEAT_ASIDE = 8
"""What it costs to speak of a seat that has no part in the move."""
BEAM = 8
NOBODY, WITH, AGAINST = "none", "with", "against"
LISTS = ("cards", "plots", "pairs")
CARDS = ("card", "cards", "means", "source", "pairs")
SHORT = 2
COLON = ":"
TOLD_OF = "_shows"
"""Ends the name of a field that tells what the card of another turns out to be."""


class Filled(Struct, frozen=True):
    """What a place holds, and which words said it."""

    value: Any
    start: int
    end: int


class Placement(Struct, frozen=True):
    """A line read up to a word in one frame."""

    cost: int = 0
    fields: tuple[tuple[int, Filled], ...] = ()
    """By the number of the place."""
    by: str = ""
    opened: frozenset[str] = frozenset()
    verb: bool = False
    other_verb: bool = False
    """A verb was said that belongs to another move: only beside one that belongs to this."""
    denied: bool = False
    negated: bool = False
    number: int | None = None
    amends: bool = False
    dangling: bool = False
    """A word that opens a place was the last one."""
    unknown: tuple[int, ...] = ()
    said: int = 0
    """How many of the words are understood."""

    def held(self, place: int) -> tuple[Filled, ...]:
        """What one place holds so far."""
        return tuple(filled for at, filled in self.fields if at == place)


def cheapest(found: list[Placement]) -> list[Placement]:
    """A few of the cheapest, each state once."""
    best: dict[Any, Placement] = {}
    for placement in sorted(found, key=lambda each: each.cost):
        held = tuple((at, filled.start) for at, filled in placement.fields)
        state = (
            held,
            placement.by,
            placement.opened,
            placement.verb,
            placement.denied,
            placement.negated,
            placement.number,
            placement.amends,
        )
        best.setdefault(state, placement)
        if len(best) == BEAM:
            break
    return list(best.values())


class SpokenFrame:
    """A frame and a line: what stands where, and what that means for the places of the frame."""

    def __init__(
        self,
        line: TypedLine,
        frame: MoveFrame,
        words: tuple[SpokenWord, ...],
        senses: tuple[tuple[Sense, ...], ...],
        asides: frozenset[int],
    ) -> None:
        """``asides``: the words of parts of the line that talk of something else."""
        self.line = line
        self.frame = frame
        self.words = words
        self.senses = senses
        self.places = frame.places
        self.leads = frozenset(
            lead for place in frame.places for lead in place.leads if not place.slot.counts
        )
        self.asides = asides
        self.siblings = verbs_of(line.lexicon.game, frame.makes) - frame.words
        """Verbs that say a move of the same kind otherwise: who says one of them does not mean this."""
        self.says_again = any(sense.what in (AGAIN, TWICE) for here in senses for sense in here)
        """A card may be named once more on purpose."""
        self.steps = 0
        asked = {seat for seat in line.soon.get(frame.makes, ()) if seat in line.names.seats}
        self.asked = self._owner(asked) or (next(iter(asked)) if len(asked) == 1 else "")
        """The only seat that is asked for it, or whose card from the hand is named."""

    def _owner(self, asked: set[str]) -> str:
        """The only seat that holds a card that is named and can come from nowhere but a hand.

        A seat that is asked goes before one that is not.
        """
        pools = {place.slot.pool for place in self.places if place.slot.pool in FROM_HAND}
        named = {
            id_ for senses in self.senses for sense in senses if sense.what == known.CARD for id_ in sense.ids
        }
        names = self.line.names
        owners = [seat for seat in names.seats if any(names.pool(seat, pool) & named for pool in pools)]
        owners = [seat for seat in owners if seat in asked] or owners
        return owners[0] if len(owners) == 1 else ""

    def is_seat(self, at: int) -> bool:
        """Whether a word names a seat just so."""
        return any(sense.what == known.SEAT and not sense.cost for sense in self.senses[at])

    def says_move(self, part: range) -> bool:
        """Whether a verb of this move stands among these words."""
        said = (
            sense
            for at in part
            for sense in self.senses[at]
            if sense.what == VERB and sense.cost <= INFLECTED
        )
        return any(sense.key in self.frame.words | self.frame.denied for sense in said)

    def clause(self, at: int) -> range:
        """The words between two signs among which this one stands."""
        start = next((position for position in range(at, 0, -1) if self.words[position].after), 0)
        end = next(
            (position for position in range(at + 1, len(self.words)) if self.words[position].after),
            len(self.words),
        )
        return range(start, end)

    def is_idle(self, at: int) -> bool:
        """Whether a word says nothing by itself."""
        return any(sense.what in (FILLER, CHATTER) for sense in self.senses[at])

    def is_with(self, sense: Sense) -> bool:
        """Whether "with" stands before it: who attacks with nobody has not said that nobody attacks."""
        return self.is_lead(sense, WITH)

    def is_lead(self, sense: Sense, lead: str) -> bool:
        """Whether this lead stands before it."""
        before = self.before(sense)
        return any(other.what == LEAD and other.key == lead and other.end == sense.start for other in before)

    def before(self, sense: Sense) -> tuple[Sense, ...]:
        """What the word before may stand for."""
        return self.senses[sense.start - 1] if sense.start else ()

    def is_before(self, sense: Sense, lead: str) -> bool:
        """Whether it stands before this lead: ``blocks the hound with jon``."""
        after = self.senses[sense.end] if sense.end < len(self.words) else ()
        return any(other.what == LEAD and other.key == lead for other in after)

    def is_price(self, sense: Sense) -> bool:
        """Whether a number stands where people say what something costs: ``for 2``, ``2 gold``."""
        after = self.words[sense.end].text if sense.end < len(self.words) else ""
        return bool(sense.start and self.words[sense.start - 1].text in PRICED) or after.startswith(COINS)

    @staticmethod
    def opens(place: SlotPlace, begun: Placement) -> bool:
        """Whether the word that opens a place has been said."""
        return bool((place.leads | {place.slot.one}) & begun.opened)

    def must_be_opened(self, place: SlotPlace, begun: Placement) -> bool:
        """Whether a place stands so far behind that nothing is meant for it without its word."""
        return place.order >= FIRST_PLACES and not place.first and not self.opens(place, begun)

    def is_counted_behind(self, at: int) -> bool:
        """Whether a number stands there."""
        return at < len(self.words) and any(sense.what in (COUNT, NUMBER) for sense in self.senses[at])

    def opens_pairs(self, key: str) -> bool:
        """Whether a word opens pairs of cards in this frame."""
        return key == "on" and any(place.slot.holds == "pairs" for place in self.places)

    def beside(self, sense: Sense, begun: Placement) -> bool:
        """Whether the word before opens something too, as in ``with stealth on``."""
        return bool(begun.opened) and not self.words[sense.start].after

    def tells_of_card(self, place: SlotPlace, sense: Sense, begun: Placement) -> bool:
        """Whether a closed card has just been named, and this is what it turns out to be."""
        of = place.slot.at.removesuffix(TOLD_OF)
        if of == place.slot.at:
            return False
        last = [filled for at, filled in begun.fields if self.places[at].slot.at == of]
        between = range(last[-1].end, sense.start) if last else range(0)
        return bool(last) and all(self.is_idle(at) for at in between)

    def speaks(self, sense: Sense) -> bool:
        """Whether a colon says that the line is this seat's: ``Stark: my turn now``."""
        return not sense.start and sense.end < len(self.words) and self.words[sense.end].after == COLON

    def counts_all(self, sense: Sense, many: int) -> bool:
        """Whether as many are said as bear this name: ``both guards``."""
        return any(other.what == COUNT and int(other.key) == many for other in self.before(sense))

    def is_listed(self, sense: Sense) -> bool:
        """Whether it stands in a list."""
        return bool(self.words[sense.start].after) or self.is_lead(sense, "and")

    def is_meant(self, sense: Sense, begun: Placement) -> bool:
        """Whether a card is among those some place means first."""
        by = begun.by or self.asked
        pools = (self.line.names.pool(by, p.slot.pool) for p in self.places if p.slot.holds in CARDS)
        return any(pool & set(sense.ids) for pool in pools)

    def is_denied(self, sense: Sense) -> bool:
        """Whether a denial stands in the same part of the line, or nowhere else than in a part of its own."""
        denials = [at for at, senses in enumerate(self.senses) if any(other.what == NOT for other in senses)]
        here = self.clause(sense.start)
        alone = [at for at in denials if len(self.clause(at)) == 1]
        return not denials or any(at in here for at in denials) or bool(alone)

    def denies_something_else(self, sense: Sense) -> bool:
        """Whether the verb of this move stands in another part of the line than a denial."""
        here = (other for at in self.clause(sense.start) for other in self.senses[at])
        verbs = any(other.what == VERB and other.cost <= INFLECTED for other in here)
        return not verbs and self.says_move(range(len(self.words)))

    def far(self, number: int, begun: Placement, *, held: bool) -> int:
        """What it costs to take a card for this place where it stands."""
        place = self.places[number]
        if begun.opened & place.leads or (held and not begun.opened):
            return 0
        if begun.opened:
            return OTHER_OPENED if place.first else UNOPENED + OTHER_OPENED
        before = self.places[:number]
        open_before = any(
            earlier.first and earlier.slot.holds in CARDS and not begun.held(at)
            for at, earlier in enumerate(before)
        )
        late = OUT_OF_ORDER if open_before else 0
        return late + (place.order and 1 if place.first else UNOPENED)

    def put(self, begun: Placement, number: int, value: Any, sense: Sense, far: int = 0) -> Placement:
        """The line read on with this value in a place."""
        fields = begun.fields
        if begun.amends:
            last = max((at for at, (place, _) in enumerate(fields) if place == number), default=None)
            fields = tuple(field for at, field in enumerate(fields) if at != last)
        filled = (number, Filled(value, sense.start, sense.end))
        flag = self.places[number].slot.holds == "flag"
        return replace(
            begun,
            fields=(*fields, filled),
            cost=begun.cost + far,
            amends=False,
            opened=begun.opened if not flag else frozenset(),
        )
