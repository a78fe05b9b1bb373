"""How the words of a line fill the places of a frame, at the least cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.slots_basic import HANDS
from referee.notation.phrases import names as known
from referee.notation.phrases.frames import MoveFrame, SlotPlace, frames
from referee.notation.phrases.likeness import INFLECTED
from referee.notation.phrases.senses import NUMBER, Sense, SpokenWord
from referee.notation.phrases.terms import AMENDED, CHATTER, COUNT, FILLER, LEAD, NOT, UNSURE, VALUE, VERB

UNKNOWN, UNKNOWN_SHORT, UNKNOWN_DENIAL = 22, 7, 40
"""What it costs, in tenths, that a word has no place; that one of a letter or two has none."""
OTHER_OPENED, UNOPENED, NOT_MEANT, NEVER = 3, 5, 9, 22
"""What it costs that a card stands behind another word than its place wants, behind none, out of its pool."""
AS_TARGET, AS_AUTHOR, AGAIN, LATER = 1, 3, 2, 4
TWICE, LISTED_TOO, ENEMY, ASIDE, OUT_OF_ORDER = 8, 5, 3, 8, 3
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
PRICED = (
    "for",
    "za",
    "paying",
    "pays",
    "costs",
    "struva",
    "kosztuje",
    "stoit",
    "place",
    "plachu",
    "plashtam",
)
COINS = ("gold", "coin", "point", "zlot", "zlat", "zolot", "monet", "punkt", "tochk", "ochk")
"""Words before and after what a card costs, which nobody has to say."""
NOBODY, WITH, AGAINST = "none", "with", "against"
LISTS = ("cards", "plots", "pairs")
TELLING = (VALUE, NUMBER, NOT, UNSURE, AMENDED, VERB, known.CARD, known.SEAT, known.PLOT, known.FACE)
"""What a part of a line that says nothing of the move has none of."""
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


def _cheapest(found: list[Placement]) -> list[Placement]:
    """A few of the cheapest, each state once."""
    kept: dict[Any, Placement] = {}
    for one in sorted(found, key=lambda one: one.cost):
        held = tuple((at, filled.start) for at, filled in one.fields)
        state = (held, one.by, one.opened, one.verb, one.denied, one.negated, one.number, one.amends)
        kept.setdefault(state, one)
        if len(kept) == BEAM:
            break
    return list(kept.values())


def words_beside(words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]) -> frozenset[int]:
    """The words of those parts of a line that talk of something else than a move."""
    starts = [at for at, word in enumerate(words) if not at or word.after]
    clauses = [range(start, end) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]
    beside = [clause for clause in clauses if _talks_of_something_else(clause, words, senses)]
    return frozenset(at for clause in beside for at in clause) if len(beside) < len(clauses) else frozenset()


def _talks_of_something_else(
    clause: range, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
) -> bool:
    unknown = [at for at in clause if not senses[at]]
    if any(words[at].typed[:1].isupper() and at != clause.start for at in unknown):
        return False
    told = any(one.what in TELLING and one.cost <= INFLECTED for at in clause for one in senses[at])
    return not told and 1 < len(clause) and 0 < len(unknown) <= len(clause) // 2


class FramePlacer:
    """Fills one frame with the senses of a line."""

    def __init__(
        self,
        line: TypedLine,
        frame: MoveFrame,
        words: tuple[SpokenWord, ...],
        senses: tuple[tuple[Sense, ...], ...],
    ) -> None:
        self.line = line
        self.frame = frame
        self.words = words
        self.senses = senses
        self.places = frame.places
        self.leads = frozenset(
            lead for place in frame.places for lead in place.leads if not place.slot.counts
        )
        self.beside = words_beside(words, senses)
        alike = (one for one in frames(line.lexicon.game) if one.makes == frame.makes)
        self.siblings = frozenset(key for one in alike for key in one.words) - frame.words
        """Verbs that say a move of the same kind otherwise: who says one of them does not mean this."""
        self.steps = 0
        asked = {seat for seat in line.soon.get(frame.makes, ()) if seat in line.names.seats}
        self.asked = next(iter(asked)) if len(asked) == 1 else ""
        """The only seat that is asked for it."""
        self.takers: dict[str, Callable[[Sense, Placement], Iterator[Placement]]] = {
            VERB: self._verb,
            NOT: self._not,
            AMENDED: self._amended,
            FILLER: self._filler,
            CHATTER: self._filler,
            LEAD: self._lead,
            VALUE: self._value,
            COUNT: self._count,
            NUMBER: self._count,
            known.SEAT: self._seat,
            known.PLOT: self._plot,
            known.CARD: self._cards,
            known.FACE: self._cards,
            UNSURE: lambda _sense, _begun: iter(()),
        }
        """How each kind of sense is taken."""

    def placements(self) -> list[Placement]:
        """The cheapest ways to read the whole line so."""
        at_word: list[list[Placement]] = [[] for _ in range(len(self.words) + 1)]
        at_word[0].append(Placement())
        for at in range(len(self.words)):
            for begun in _cheapest(at_word[at]):
                for end, there in self._steps(at, begun):
                    at_word[end].append(there)
        return _cheapest(at_word[-1])

    def _steps(self, at: int, begun: Placement) -> Iterator[tuple[int, Placement]]:
        word = self.words[at]
        if word.after and word.after != ",":
            begun = replace(begun, opened=frozenset())
        short = len(word.text) <= SHORT and not word.text.isdigit() and not self._is_seat(at)
        denies = any(one.what in (NOT, UNSURE) and one.end == at + 1 for one in self.senses[at])
        self.steps += 1 + len(self.senses[at])
        if at in self.beside:
            yield at + 1, replace(begun, cost=begun.cost + BESIDE, opened=frozenset())
        yield (
            at + 1,
            replace(
                begun,
                cost=begun.cost + (UNKNOWN_DENIAL if denies else UNKNOWN_SHORT if short else UNKNOWN),
                unknown=(*begun.unknown, at),
            ),
        )
        for sense in self.senses[at]:
            for there in self.takers[sense.what](sense, begun):
                more = there.cost + sense.cost
                yield sense.end, replace(there, cost=more, said=there.said + sense.end - sense.start)

    def _is_seat(self, at: int) -> bool:
        """Whether a word names a seat just so."""
        return any(one.what == known.SEAT and not one.cost for one in self.senses[at])

    def _verb(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if sense.key in self.frame.words:
            opens = frozenset((sense.key,)) & self.leads
            says = sense.key != self.frame.part_words or not self.frame.fixed
            yield replace(begun, verb=begun.verb or says, opened=opens)
        if sense.key in self.frame.denied:
            yield replace(begun, verb=True, denied=True, opened=frozenset())
        named = any(one.what == LEAD and one.end == sense.start for one in self._before(sense))
        named = (
            named
            or sense.end - sense.start > 1
            or any(one.what == known.SEAT and sense.start > 1 for one in self._before(sense))
        )
        if sense.cost > INFLECTED + 1 or sense.key in self.frame.words or sense.key in self.siblings:
            return
        if begun.verb:
            yield replace(begun, cost=begun.cost + ANOTHER_TOO)
        elif not named and not self.words[sense.start].after:
            yield replace(begun, cost=begun.cost + OTHER_VERB, other_verb=True)

    def _not(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if self._denies_something_else(sense):
            yield replace(begun, cost=begun.cost + BESIDE)
            return
        if not self._is_with(sense):
            yield replace(begun, negated=True)
        word = self.words[sense.start]
        after = self.words[sense.end].after if sense.end < len(self.words) else ""
        if word.after == "," and begun.fields and (after == "," or sense.end < len(self.words)):
            yield replace(begun, amends=True)

    def _denies_something_else(self, sense: Sense) -> bool:
        """Whether the verb of this move stands in another part of the line than a denial."""
        here = (one for at in self._clause(sense.start) for one in self.senses[at])
        verbs = any(one.what == VERB and one.cost <= INFLECTED for one in here)
        return not verbs and self._says_move(range(len(self.words)))

    def _says_move(self, part: range) -> bool:
        said = (one for at in part for one in self.senses[at] if one.what == VERB and one.cost <= INFLECTED)
        return any(one.key in self.frame.words | self.frame.denied for one in said)

    def _clause(self, at: int) -> range:
        """The words between two signs among which this one stands."""
        start = next((one for one in range(at, 0, -1) if self.words[one].after), 0)
        end = next((one for one in range(at + 1, len(self.words)) if self.words[one].after), len(self.words))
        return range(start, end)

    def _amended(self, _: Sense, begun: Placement) -> Iterator[Placement]:
        if begun.fields:
            yield replace(begun, amends=True)

    def _filler(self, _: Sense, begun: Placement) -> Iterator[Placement]:
        yield begun

    def _lead(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        key = sense.key
        yield from self._counted(sense, begun)
        for number, place in enumerate(self.places):
            if place.slot.holds == "flag" and key in place.leads and not begun.held(number):
                yield self._put(begun, number, place.slot.means, sense)
        if key in self.leads or self._opens_pairs(key):
            begun = replace(begun, dangling=sense.end == len(self.words))
            yield replace(
                begun, opened=begun.opened | {key} if self._beside(sense, begun) else frozenset((key,))
            )
        elif key in ("and", "on", "to", "of", "with", "in", "from", "within", "into", "against"):
            yield begun

    def _counted(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        """What is counted, behind its number or before it; in the singular one."""
        for number, place in enumerate(self.places):
            slot = place.slot
            if not slot.counts or sense.key not in (slot.lead, slot.one) or begun.held(number):
                continue
            if begun.number is not None:
                yield replace(self._put(begun, number, begun.number, sense), number=None)
            elif self._is_counted_behind(sense.end):
                yield replace(begun, opened=frozenset((sense.key,)))
            elif sense.key == slot.one and not sense.cost:
                yield self._put(begun, number, 1, sense)

    def _is_counted_behind(self, at: int) -> bool:
        return at < len(self.words) and any(one.what in (COUNT, NUMBER) for one in self.senses[at])

    def _opens_pairs(self, key: str) -> bool:
        return key == "on" and any(place.slot.holds == "pairs" for place in self.places)

    def _beside(self, sense: Sense, begun: Placement) -> bool:
        """Whether the word before opens something too, as in ``with stealth on``."""
        return bool(begun.opened) and not self.words[sense.start].after

    def _value(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        key = sense.key
        for number, place in enumerate(self.places):
            if self._must_be_opened(place, begun) and not self._tells_of_card(place, sense, begun):
                continue
            if key in place.slot.among and (begun.amends or not begun.held(number)):
                opened = not place.leads or place.first or bool(place.leads & begun.opened)
                yield self._put(begun, number, key, sense, 0 if opened else LATER * max(place.order, 1))
        if key == NOBODY:
            yield from self._nobody(sense, begun)

    def _tells_of_card(self, place: SlotPlace, sense: Sense, begun: Placement) -> bool:
        """Whether a closed card has just been named, and this is what it turns out to be."""
        of = place.slot.at.removesuffix(TOLD_OF)
        if of == place.slot.at:
            return False
        last = [filled for at, filled in begun.fields if self.places[at].slot.at == of]
        between = range(last[-1].end, sense.start) if last else range(0)
        return bool(last) and all(self._is_idle(at) for at in between)

    def _is_idle(self, at: int) -> bool:
        """Whether a word says nothing by itself."""
        return any(one.what in (FILLER, CHATTER) for one in self.senses[at])

    def _nobody(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if self.frame.denied and not self._is_with(sense):
            yield replace(begun, negated=True)
        for number, place in enumerate(self.places):
            if place.slot.holds in ("cards", "plots") and place.first and not begun.held(number):
                yield self._put(begun, number, None, sense)

    def _is_with(self, sense: Sense) -> bool:
        """Whether "with" stands before it: who attacks with nobody has not said that nobody attacks."""
        return self._is_lead(sense, WITH)

    def _is_lead(self, sense: Sense, lead: str) -> bool:
        """Whether this lead stands before it."""
        before = self._before(sense)
        return any(one.what == LEAD and one.key == lead and one.end == sense.start for one in before)

    def _before(self, sense: Sense) -> tuple[Sense, ...]:
        """What the word before may stand for."""
        return self.senses[sense.start - 1] if sense.start else ()

    def _is_before(self, sense: Sense, lead: str) -> bool:
        """Whether it stands before this lead: ``blocks the hound with jon``."""
        after = self.senses[sense.end] if sense.end < len(self.words) else ()
        return any(one.what == LEAD and one.key == lead for one in after)

    def _is_meant(self, sense: Sense, begun: Placement) -> bool:
        """Whether a card is among those some place means first."""
        by = begun.by or self.asked
        pools = (self.line.names.pool(by, p.slot.pool) for p in self.places if p.slot.holds in CARDS)
        return any(pool & set(sense.ids) for pool in pools)

    def _count(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        many = int(sense.key)
        if many == 1 and sense.what == COUNT:
            yield replace(begun, cost=begun.cost + UNCOUNTED)
        elif self._is_price(sense):
            yield replace(begun, cost=begun.cost + NUMBER_ASIDE)
        counted = [at for at, place in enumerate(self.places) if place.slot.counts]
        opened = [at for at in counted if self._opens(self.places[at], begun)]
        for number in opened:
            yield replace(self._put(begun, number, many, sense), opened=frozenset())
        if counted and not opened:
            yield replace(begun, number=many)
        for number, place in enumerate(self.places):
            if place.slot.holds == "number" and not place.slot.counts and not begun.held(number):
                yield self._put(begun, number, many, sense)

    def _is_price(self, sense: Sense) -> bool:
        """Whether a number stands where people say what something costs: ``for 2``, ``2 gold``."""
        after = self.words[sense.end].text if sense.end < len(self.words) else ""
        return bool(sense.start and self.words[sense.start - 1].text in PRICED) or after.startswith(COINS)

    @staticmethod
    def _opens(place: SlotPlace, begun: Placement) -> bool:
        """Whether the word that opens a place has been said."""
        return bool((place.leads | {place.slot.one}) & begun.opened)

    def _must_be_opened(self, place: SlotPlace, begun: Placement) -> bool:
        """Whether a place stands so far behind that nothing is meant for it without its word."""
        return place.order >= FIRST_PLACES and not place.first and not self._opens(place, begun)

    def _seat(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        [seat] = sense.ids[:1]
        far = 6 if len(seat) == 1 and not self.words[sense.start].typed.isupper() and sense.start else 0
        begun = replace(begun, cost=begun.cost + far) if far else begun
        if self._speaks(sense):
            yield replace(begun, by=seat)
            return
        if begun.by == seat or any(filled.value == seat for _, filled in begun.fields):
            yield replace(begun, cost=begun.cost + AGAIN)
        if not begun.by:
            late = AS_AUTHOR if begun.opened or (begun.verb and begun.fields) else 0
            late += 1 if begun.verb else 0
            yield replace(begun, by=seat, cost=begun.cost + late)
        has_place = any(place.slot.holds == "seat" for place in self.places)
        if begun.by and not has_place and not self.words[sense.start].after:
            yield replace(begun, cost=begun.cost + SEAT_ASIDE)
        for number, place in enumerate(self.places):
            if self._must_be_opened(place, begun):
                continue
            if place.slot.holds == "seat" and (begun.amends or not begun.held(number)):
                opened = place.leads & begun.opened
                far = 0 if opened else AS_TARGET if begun.by or begun.verb else AS_TARGET + 1
                yield self._put(begun, number, seat, sense, far)

    def _speaks(self, sense: Sense) -> bool:
        """Whether a colon says that the line is this seat's: ``Stark: my turn now``."""
        return not sense.start and sense.end < len(self.words) and self.words[sense.end].after == COLON

    def _cards(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        yield from self._beside_the_point(sense, begun)
        for number, place in enumerate(self.places):
            slot, held = place.slot, begun.held(number)
            fits = slot.holds in CARDS and (sense.what == known.CARD or slot.pool in HANDS)
            if not fits or self._must_be_opened(place, begun):
                continue
            if held and slot.holds not in LISTS and not begun.amends:
                continue
            far = self._far(number, begun, held=bool(held))
            if sense.what == known.FACE:
                yield self._put(begun, number, ("face", sense.ids), sense, far)
            else:
                yield from self._card(sense, begun, number, far)

    def _card(self, sense: Sense, begun: Placement, number: int, far: int) -> Iterator[Placement]:
        """A card on the table in one place: of several of that name those that are meant there."""
        slot = self.places[number].slot
        seats = ((begun.by or self.asked, slot.pool), ("", ""))
        pool, every = (self.line.names.pool(*one) for one in seats)
        ids = tuple(one for one in sense.ids if one in pool)
        if not ids and not every & set(sense.ids):
            return
        if not ids:
            grammar = self.line.lexicon.grammar
            never = all(grammar.never(self.line.state, one, slot.pool) for one in sense.ids)
            far += NEVER if never else NOT_MEANT + (LISTED_TOO if begun.held(number) else 0)
        meant = ids or sense.ids
        if slot.holds == "cards" and len(meant) > 1 and self._counts_all(sense, len(meant)):
            for one in meant:
                begun = self._put(begun, number, ("card", (one,)), sense)
            yield replace(begun, cost=begun.cost + far)
            return
        again = any(filled.value == ("card", meant) for _, filled in begun.fields)
        twice = again and not self._opens(self.places[number], begun)
        yield self._put(begun, number, ("card", meant), sense, far + TWICE * twice)

    def _counts_all(self, sense: Sense, many: int) -> bool:
        """Whether as many are said as bear this name: ``both guards``."""
        return any(one.what == COUNT and int(one.key) == many for one in self._before(sense))

    def _beside_the_point(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        """A card that was named already, or one of the other side: ``jon blocks the hound``."""
        opened = any(self._opens(place, begun) for place in self.places if place.slot.holds in CARDS)
        if not opened and any(filled.value == (sense.what, sense.ids) for _, filled in begun.fields):
            yield replace(begun, cost=begun.cost + AGAIN)
        chosen = any(
            self.places[at].slot.holds == "pairs" and self._opens(self.places[at], begun)
            for at in range(len(self.places))
        )
        if sense.what != known.CARD or chosen or self._is_meant(sense, begun):
            return
        if self._is_lead(sense, AGAINST) or self._is_before(sense, WITH):
            yield replace(begun, cost=begun.cost + ENEMY, opened=frozenset())
        elif begun.verb and begun.fields and not begun.opened and not self._is_listed(sense):
            yield replace(begun, cost=begun.cost + ASIDE)

    def _is_listed(self, sense: Sense) -> bool:
        return bool(self.words[sense.start].after) or self._is_lead(sense, "and")

    def _far(self, number: int, begun: Placement, *, held: bool) -> int:
        """What it costs to take a card for this place where it stands."""
        place = self.places[number]
        if begun.opened & place.leads or (held and not begun.opened):
            return 0
        if begun.opened:
            return OTHER_OPENED if place.first else UNOPENED + OTHER_OPENED
        before = self.places[:number]
        open_before = any(
            one.first and one.slot.holds in CARDS and not begun.held(at) for at, one in enumerate(before)
        )
        late = OUT_OF_ORDER if open_before else 0
        return late + (place.order and 1 if place.first else UNOPENED)

    def _plot(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        for number, place in enumerate(self.places):
            if place.slot.holds in ("plot", "plots") and (
                place.slot.holds == "plots" or not begun.held(number)
            ):
                yield self._put(begun, number, ("plot", sense.ids), sense)

    def _put(self, begun: Placement, number: int, value: Any, sense: Sense, far: int = 0) -> Placement:
        fields = begun.fields
        if begun.amends:
            last = max((at for at, (place, _) in enumerate(fields) if place == number), default=None)
            fields = tuple(one for at, one in enumerate(fields) if at != last)
        filled = (number, Filled(value, sense.start, sense.end))
        flag = self.places[number].slot.holds == "flag"
        return replace(
            begun,
            fields=(*fields, filled),
            cost=begun.cost + far,
            amends=False,
            opened=begun.opened if not flag else frozenset(),
        )
