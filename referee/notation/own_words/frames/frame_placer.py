"""How the words of a line fill the places of a frame, at the least cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from referee.notation.own_words.frames.move_frames import PART_COMES, MoveFrame
from referee.notation.own_words.frames.placement import (
    AGAIN_COSTS,
    AGAINST,
    ANOTHER_TOO,
    AS_AUTHOR,
    AS_TARGET,
    ASIDE,
    BESIDE,
    CARDS,
    ENEMY,
    LATER,
    LISTED_TOO,
    LISTS,
    NEVER,
    NOBODY,
    NOT_MEANT,
    NUMBER_ASIDE,
    OTHER_VERB,
    SEAT_ASIDE,
    SHORT,
    TWICE_COSTS,
    UNCOUNTED,
    UNHEARD,
    UNKNOWN,
    UNKNOWN_DENIAL,
    UNKNOWN_SHORT,
    WITH,
    Placement,
    SpokenFrame,
    cheapest,
)
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary import terms
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AMENDED,
    CHATTER,
    COUNT,
    FILLER,
    INSTEAD,
    LEAD,
    MINE,
    MINUS,
    NOT,
    PLUS,
    UNSURE,
    VALUE,
    VERB,
)
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.slots_basic import HANDS

SEATS = ("seat", "seats")
PAY = "pay"
COPIES = "copies"
"""The pool of cards of which another copy lies there; others are never meant."""


class FramePlacer(SpokenFrame):
    """Fills one frame with the senses of a line."""

    def __init__(
        self,
        line: TypedLine,
        frame: MoveFrame,
        words: tuple[SpokenWord, ...],
        senses: tuple[tuple[Sense, ...], ...],
        asides: frozenset[int],
    ) -> None:
        super().__init__(line, frame, words, senses, asides)
        self.takers: dict[str, Callable[[Sense, Placement], Iterator[Placement]]] = {
            VERB: self._verb,
            NOT: self._not,
            AMENDED: self._amended,
            FILLER: self._filler,
            CHATTER: self._filler,
            MINUS: self._filler,
            PLUS: self._filler,
            terms.AGAIN: self._filler,
            terms.TWICE: self._filler,
            MINE: self._filler,
            INSTEAD: lambda _sense, _begun: iter(()),
            LEAD: self._lead,
            VALUE: self._value,
            COUNT: self._count,
            NUMBER: self._count,
            known.SEAT: self._seat,
            known.PLOT: self._plot,
            known.CARD: self._cards,
            known.FACE: self._cards,
            UNSURE: self._unsure,
        }
        """How each kind of sense is taken."""

    def placements(self) -> list[Placement]:
        """The cheapest ways to read the whole line so."""
        at_word: list[list[Placement]] = [[] for _ in range(len(self.words) + 1)]
        at_word[0].append(Placement())
        for at in range(len(self.words)):
            for begun in cheapest(at_word[at]):
                for end, there in self._steps(at, begun):
                    at_word[end].append(there)
        return cheapest(at_word[-1])

    def _steps(self, at: int, begun: Placement) -> Iterator[tuple[int, Placement]]:
        word = self.words[at]
        if word.after and word.after != ",":
            begun = replace(begun, opened=frozenset())
        self.steps += 1 + len(self.senses[at])
        if at in self.asides:
            yield at + 1, replace(begun, cost=begun.cost + BESIDE, opened=frozenset())
        yield (
            at + 1,
            replace(
                begun,
                cost=begun.cost + self._unplaced(at),
                unknown=(*begun.unknown, at),
            ),
        )
        for sense in self.senses[at]:
            for there in self.takers[sense.what](sense, begun):
                more = there.cost + sense.cost
                yield sense.end, replace(there, cost=more, said=there.said + sense.end - sense.start)

    def _unplaced(self, at: int) -> int:
        """What it costs that a word has no place."""
        word = self.words[at]
        if any(sense.what in (NOT, UNSURE) and sense.end == at + 1 for sense in self.senses[at]):
            return UNKNOWN_DENIAL
        if not self.senses[at] and not word.text.isdecimal():
            return UNHEARD
        short = len(word.text) <= SHORT and not word.text.isdecimal() and not self.is_seat(at)
        return UNKNOWN_SHORT if short else UNKNOWN

    def _verb(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if sense.key in self.frame.words:
            opens = frozenset((sense.key,)) & self.leads
            says = sense.key != self.frame.part_words or not self.frame.fixed
            yield replace(begun, verb=begun.verb or says, opened=opens)
        if sense.key in self.frame.denied and self.is_denied(sense):
            yield replace(begun, verb=True, denied=True, opened=frozenset())
        named = any(lead.what == LEAD and lead.end == sense.start for lead in self.before(sense))
        named = (
            named
            or sense.end - sense.start > 1
            or any(lead.what == known.SEAT and sense.start > 1 for lead in self.before(sense))
        )
        if sense.cost > INFLECTED + 1 or sense.key in self.frame.words or sense.key in self.siblings:
            return
        if begun.verb:
            yield replace(begun, cost=begun.cost + ANOTHER_TOO)
        elif not named and not self.words[sense.start].after:
            yield replace(begun, cost=begun.cost + OTHER_VERB, other_verb=True)

    def _not(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if self.denies_something_else(sense):
            yield replace(begun, cost=begun.cost + BESIDE)
            return
        if not self.is_with(sense):
            yield replace(begun, negated=True)
        word = self.words[sense.start]
        after = self.words[sense.end].after if sense.end < len(self.words) else ""
        if word.after == "," and begun.fields and (after == "," or sense.end < len(self.words)):
            yield replace(begun, amends=True)

    def _amended(self, _: Sense, begun: Placement) -> Iterator[Placement]:
        if begun.fields:
            yield replace(begun, amends=True)

    def _filler(self, _: Sense, begun: Placement) -> Iterator[Placement]:
        yield begun

    def _unsure(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        """A word like "but" goes on with a sentence behind a sign; elsewhere it takes something out."""
        if sense.key == "but" and self.words[sense.start].after:
            yield begun

    def _lead(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        key = sense.key
        yield from self._counted(sense, begun)
        for number, place in enumerate(self.places):
            if place.slot.holds == "flag" and key in place.leads and not begun.held(number):
                yield self.put(begun, number, place.slot.means, sense)
        if key in self.leads or self.opens_pairs(key):
            begun = replace(begun, dangling=sense.end == len(self.words))
            yield replace(
                begun, opened=begun.opened | {key} if self.beside(sense, begun) else frozenset((key,))
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
                yield replace(self.put(begun, number, begun.number, sense), number=None)
            elif self.is_counted_behind(sense.end):
                yield replace(begun, opened=frozenset((sense.key,)))
            elif sense.key == slot.one and not sense.cost:
                yield self.put(begun, number, 1, sense)

    def _value(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        key = sense.key
        for number, place in enumerate(self.places):
            if self.must_be_opened(place, begun) and not self.tells_of_card(place, sense, begun):
                continue
            if key in place.slot.among and (begun.amends or not begun.held(number)):
                opened = not place.leads or place.first or bool(place.leads & begun.opened)
                yield self.put(begun, number, key, sense, 0 if opened else LATER * max(place.order, 1))
        if key == NOBODY:
            yield from self._nobody(sense, begun)

    def _nobody(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        if self.frame.denied and not self.is_with(sense):
            yield replace(begun, negated=True)
        for number, place in enumerate(self.places):
            if place.slot.holds in ("cards", "plots") and place.first and not begun.held(number):
                yield self.put(begun, number, None, sense)

    def _count(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        many = int(sense.key)
        if many == 1 and sense.what == COUNT:
            yield replace(begun, cost=begun.cost + UNCOUNTED)
        elif self.is_price(sense):
            yield replace(begun, cost=begun.cost + NUMBER_ASIDE)
        counted = [at for at, place in enumerate(self.places) if place.slot.counts]
        opened = [at for at in counted if self.opens(self.places[at], begun)]
        for number in opened:
            yield replace(self.put(begun, number, many, sense), opened=frozenset())
        if counted and not opened:
            yield replace(begun, number=many)
        for number, place in enumerate(self.places):
            if place.slot.holds == "number" and not place.slot.counts and not begun.held(number):
                priced = PAY not in place.leads or self.opens(place, begun) or self.is_price(sense)
                if priced and (not self.must_be_opened(place, begun) or place.order < PART_COMES):
                    yield self.put(begun, number, many, sense)
            if place.slot.holds == "signed" and not begun.held(number):
                minus = any(other.what == MINUS for other in self.before(sense))
                yield self.put(begun, number, -many if minus else many, sense)

    def _seat(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        [seat] = sense.ids[:1]
        far = 6 if len(seat) == 1 and not self.words[sense.start].typed.isupper() and sense.start else 0
        begun = replace(begun, cost=begun.cost + far) if far else begun
        if self.speaks(sense):
            yield replace(begun, by=seat)
            return
        if begun.by == seat or any(filled.value == seat for _, filled in begun.fields):
            yield replace(begun, cost=begun.cost + AGAIN_COSTS)
        if not begun.by:
            late = AS_AUTHOR if begun.opened or (begun.verb and begun.fields) else 0
            late += 1 if begun.verb else 0
            yield replace(begun, by=seat, cost=begun.cost + late)
        has_place = any(place.slot.holds in SEATS for place in self.places)
        if begun.by and not has_place and not self.words[sense.start].after:
            yield replace(begun, cost=begun.cost + SEAT_ASIDE)
        for number, place in enumerate(self.places):
            if self.must_be_opened(place, begun):
                continue
            several = place.slot.holds == "seats"
            if place.slot.holds in SEATS and (several or begun.amends or not begun.held(number)):
                opened = place.leads & begun.opened
                far = 0 if opened else AS_TARGET if begun.by or begun.verb else AS_TARGET + 1
                yield self.put(begun, number, seat, sense, far)

    def _cards(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        yield from self._beside_the_point(sense, begun)
        for number, place in enumerate(self.places):
            slot, held = place.slot, begun.held(number)
            fits = slot.holds in CARDS and (sense.what == known.CARD or slot.pool in HANDS)
            if not fits or self.must_be_opened(place, begun):
                continue
            if held and slot.holds not in LISTS and not begun.amends:
                continue
            far = self.far(number, begun, held=bool(held))
            if sense.what == known.FACE:
                yield self.put(begun, number, ("face", sense.ids), sense, far)
            else:
                yield from self._card(sense, begun, number, far)

    def _card(self, sense: Sense, begun: Placement, number: int, far: int) -> Iterator[Placement]:
        """A card on the table in one place: of several of that name those that are meant there."""
        slot = self.places[number].slot
        seats = ((begun.by or self.asked, slot.pool), ("", ""))
        pool, every = (self.line.names.pool(*each) for each in seats)
        ids = tuple(id_ for id_ in sense.ids if id_ in pool)
        if not ids and not every & set(sense.ids):
            return
        if not ids:
            grammar = self.line.lexicon.grammar
            never = slot.pool == COPIES or all(
                grammar.barred_from_pool(self.line.state, id_, slot.pool) for id_ in sense.ids
            )
            far += NEVER if never else NOT_MEANT + (LISTED_TOO if begun.held(number) else 0)
        ids_meant = ids or sense.ids
        if slot.holds == "cards" and len(ids_meant) > 1 and self.counts_all(sense, len(ids_meant)):
            for each in ids_meant:
                begun = self.put(begun, number, ("card", (each,)), sense)
            yield replace(begun, cost=begun.cost + far)
            return
        again = any(filled.value == ("card", ids_meant) for _, filled in begun.fields)
        twice = again and not self.says_again and not self.opens(self.places[number], begun)
        yield self.put(begun, number, ("card", ids_meant), sense, far + TWICE_COSTS * twice)

    def _beside_the_point(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        """A card that was named already, or one of the other side: ``jon blocks the hound``."""
        opened = any(self.opens(place, begun) for place in self.places if place.slot.holds in CARDS)
        if (
            not opened
            and not self.says_again
            and any(filled.value == (sense.what, sense.ids) for _, filled in begun.fields)
        ):
            yield replace(begun, cost=begun.cost + AGAIN_COSTS)
        chosen = any(
            self.places[at].slot.holds == "pairs" and self.opens(self.places[at], begun)
            for at in range(len(self.places))
        )
        if sense.what != known.CARD or chosen or self.is_meant(sense, begun):
            return
        if self.is_lead(sense, AGAINST) or self.is_before(sense, WITH):
            yield replace(begun, cost=begun.cost + ENEMY, opened=frozenset())
        elif begun.verb and begun.fields and not begun.opened and not self.is_listed(sense):
            yield replace(begun, cost=begun.cost + ASIDE)

    def _plot(self, sense: Sense, begun: Placement) -> Iterator[Placement]:
        for number, place in enumerate(self.places):
            if place.slot.holds in ("plot", "plots") and (
                place.slot.holds == "plots" or not begun.held(number)
            ):
                yield self.put(begun, number, ("plot", sense.ids), sense)
