"""The reader of a line: tries every form and every division into names, and counts the cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.grammar import Form, RawMove, Slot
from engine.kernel.rule_variants import RuleVariant
from referee.notation.parser.lexicon import GameLexicon, Token, folded
from referee.notation.parser.name_index import NameIndex

LONGEST_WORDS = 5
LISTED = ("cards", "value", "effects")
"""Places a colon may stand before, as the list writes it: ``musters in Winterfell: builds knight``."""
LONGEST_LEAD = 3


class AmbiguousName(Struct, frozen=True):
    """A phrase that names several cards, with its place in the line."""

    start: int
    end: int
    ids: tuple[str, ...]


ASKED_OF_OTHERS = 4
"""What an answer costs of a seat that is not asked: it is meant only where the line says nothing else."""


class PartialReading(Struct, frozen=True):
    """A piece of a line that has been read, up to a token."""

    at: int
    value: Any = None
    cost: int = 0
    unsure: tuple[AmbiguousName, ...] = ()
    shows: tuple[RawMove, ...] = ()
    """Cards that have to be shown first."""
    answers: bool = False
    """Of a whole line: it is read so because the table waits for it."""
    by_hand: bool = False
    """Of a whole line: it says no more than what happens."""
    of_others: bool = False
    """Of a whole line: the table waits for it, but not from this seat."""

    def then(self, other: PartialReading, value: Any) -> PartialReading:
        """Both pieces with their common value."""
        unsure, shows = self.unsure + other.unsure, self.shows + other.shows
        return PartialReading(other.at, value, self.cost + other.cost, unsure, shows)


class Want(Struct, frozen=True):
    """A possible continuation at a token."""

    what: str
    """``verb``, ``effect``, ``word`` or what a place holds."""
    words: tuple[str, ...] = ()
    """Words that are the same in every language; else those that open the place are meant."""
    slot: Slot = Slot("", "")
    seat: str = ""


PartialReadings = Iterator[PartialReading]
SlotReader = Callable[..., PartialReadings]


class TooManyReadings(Exception):
    """The line can be divided in more ways than anybody could mean."""


class Reader:
    """Reads one line for one seat."""

    def __init__(
        self,
        tokens: tuple[Token, ...],
        lexicon: GameLexicon,
        names: NameIndex,
        seat: str,
        points: Sequence[RuleVariant],
        slots: Mapping[str, SlotReader],
        asked: frozenset[str] = frozenset(),
        asked_of_others: frozenset[str] = frozenset(),
        most: int = 0,
    ) -> None:
        """``most``: steps after which the reader gives up."""
        self.tokens = tokens
        self.lexicon = lexicon
        self.names = names
        self.seat = seat
        self.points = points
        self.asked = asked
        self.asked_of_others = asked_of_others
        self.source = ""
        self.wants: dict[int, list[Want]] = {}
        self.begun: dict[int, list[RawMove]] = {}
        """Moves that are read but for their cards, by the token at which those stand."""
        self.slots = slots
        self.ahead: frozenset[str] = frozenset()
        """Words that open the places which may follow the one that is read: no title goes over them."""
        self.steps = 0
        self.most = most
        self._begins = 0
        self._said: dict[tuple[int, int], str] = {}

    def moves(self, at: int) -> PartialReadings:
        """All moves that the line can be from a token to its end, as raw values."""
        self.want(at, Want("verb"))
        self._begins = at
        for length, forms in self.heads(at, self.lexicon.forms):
            for form in forms:
                if not form.asked or form.makes in self.asked:
                    yield from self._formed(form, at + length)
                elif form.makes in self.asked_of_others:
                    far = replace(form, far=form.far + ASKED_OF_OTHERS)
                    yield from (replace(part, of_others=True) for part in self._formed(far, at + length))
        yield from self._bare(at)

    def _formed(self, form: Form, at: int) -> PartialReadings:
        if self.is_sign(at, ":") and form.slots and not form.slots[0].lead:
            yield from self._formed(form, at + 1)  # ``lays: Hodor``, as lists are written
        for part in self.rest(form, PartialReading(at, {"do": form.makes, **form.fixed})):
            if not form.says or any(name in part.value for name in form.says):
                yield from self._whole(replace(part, cost=part.cost + form.far, answers=form.asked))

    def _bare(self, at: int) -> PartialReadings:
        """The readings of a line of effects alone, or with the card that has them behind them."""
        grammar = self.lexicon.grammar
        form = next((form for form in grammar.forms if form.makes == grammar.bare), None)
        if form is None:
            return
        besides = tuple(slot for slot in form.slots if slot.lead and slot.holds != "effects")
        for part in self.effects(at):
            raw = {"do": grammar.bare, "effects": part.value}
            for whole in self._led(form, besides, replace(part, value=raw)):
                yield from self._whole(replace(whole, by_hand=whole.value == raw))

    def _whole(self, part: PartialReading) -> PartialReadings:
        if part.at == len(self.tokens):
            yield part

    def heads(self, at: int, known: dict[str, tuple[Form, ...]]) -> Iterator[tuple[int, tuple[Form, ...]]]:
        """The forms that begin at a token, with the number of tokens of each."""
        for length in range(min(LONGEST_WORDS, len(self.tokens) - at), 0, -1):
            phrase = self.said(at, at + length)
            if phrase in known:
                yield length, known[phrase]

    def said(self, start: int, end: int) -> str:
        """The folded words between two tokens; nothing if a sign stands among them."""
        found = self._said.get((start, end))
        if found is None:
            tokens = self.tokens[start:end]
            signs = any(token.sign for token in tokens)
            found = "" if signs else " ".join(folded(token.text) for token in tokens).strip()
            self._said[start, end] = found
        return found

    def rest(self, form: Form, start: PartialReading) -> PartialReadings:
        """The readings behind the head of a form: places in order, then those with a word of their own."""
        yield from self._placed(form, tuple(s for s in form.slots if not s.lead), start)

    def _placed(self, form: Form, slots: tuple[Slot, ...], done: PartialReading) -> PartialReadings:
        self.step()
        if not slots:
            yield from self._led(form, tuple(slot for slot in form.slots if slot.lead), done)
            return
        slot, later = slots[0], slots[1:]
        self._looks_ahead(form.slots)
        listed = slot.holds in LISTED and self.is_sign(done.at, ":")
        for at in (done.at + listed, *self._behind(slot, done.at)):
            for part in self.slot(slot, at, done.value):
                yield from self._placed(form, later, done.then(part, put(done.value, slot.at, part.value)))
        if not slot.needed:
            yield from self._placed(form, later, done)

    def _behind(self, slot: Slot, at: int) -> Iterator[int]:
        """The start of a place behind a word that can be left out: ``in Winterfell``."""
        if slot.behind and self.said(at, at + 1) in self.lexicon.leads[slot.behind]:
            yield at + 1

    def _led(self, form: Form, slots: tuple[Slot, ...], done: PartialReading) -> PartialReadings:
        """The readings of places that a word opens, in any order."""
        self.step()
        begun = any(slot.counts and slot not in slots for slot in form.slots)
        for number, slot in enumerate(slots):
            others = slots[:number] + slots[number + 1 :]
            goes_on = begun and self._listed(done.at) if slot.counts else self.is_sign(done.at, ",")
            for at in (done.at, done.at + 1) if goes_on else (done.at,):
                self._looks_ahead(others)
                for part in self._opened(slot, at, done.value):
                    yield from self._led(form, others, done.then(part, put(done.value, slot.at, part.value)))
        if not any(slot.needed for slot in slots):
            yield done

    def _looks_ahead(self, slots: tuple[Slot, ...]) -> None:
        """Notes which words open the places that may still follow."""
        leads = (self.lexicon.leads.get(slot.lead, frozenset()) for slot in slots if slot.lead)
        self.ahead = frozenset().union(*leads)

    def _listed(self, at: int) -> bool:
        """Whether a list of counts goes on behind this token."""
        return self.is_sign(at, ",") or self.said(at, at + 1) in self.lexicon.leads.get("and", frozenset())

    def _opened(self, slot: Slot, at: int, raw: RawMove) -> PartialReadings:
        """The values of a place behind its word; a count may stand before it: ``1 footman``."""
        for length in self.lead(slot, at, raw):
            colon = slot.lead != ":" and slot.holds != "flag" and self.is_sign(at + length, ":")
            yield from self.slot(slot, at + length + colon, raw)
        for many in self.slot(slot, at, raw) if slot.counts else ():
            for length in self.lead(slot, many.at, raw):
                yield replace(many, at=many.at + length)
        yield from self._one(slot, at)

    def _one(self, slot: Slot, at: int) -> PartialReadings:
        """The count of a word in the singular without a number."""
        alone = at + 1 >= len(self.tokens) or not self.tokens[at + 1].text.isdecimal()
        if slot.one and alone and self.said(at, at + 1) in self.lexicon.leads[slot.one]:
            yield PartialReading(at + 1, 1)

    def lead(self, slot: Slot, at: int, raw: RawMove) -> Iterator[int]:
        """The number of tokens of the word that opens a place."""
        if slot.lead == ":":
            self.want(at, Want("word", (":",)))
            if at < len(self.tokens) and self.tokens[at].text == ":" and self.tokens[at].sign:
                yield 1
            return
        if self.lexicon.grammar.worth_suggesting(self.names.state, raw, slot.at):
            self.want(at, Want("word", slot=slot))
        if slot.lead == "with" and slot.holds == "cards" and self.is_sign(at, ":"):
            yield 1  # ``against Stark: The Hound``
        comma = int(self.is_sign(at, ","))  # ``plays Distraction, kneeling Hodor``, as it is spoken
        for length in range(comma + 1, comma + LONGEST_LEAD + 1):
            if (
                at + length <= len(self.tokens)
                and self.said(at + comma, at + length) in self.lexicon.leads[slot.lead]
            ):
                yield length

    def slot(self, slot: Slot, at: int, raw: RawMove) -> PartialReadings:
        """The values that a place can have from a token on."""
        self.step()
        if slot.holds == "flag":
            yield PartialReading(at, slot.means)
            return
        self.want(at, Want(slot.holds, slot=slot, seat=self.seat))
        if slot.holds == "cards":
            self.begun.setdefault(at, []).append(put(raw, slot.at, []))
        yield from self.slots[slot.holds](self, at, slot, raw)

    def effects(self, at: int) -> PartialReadings:
        """Effects one after the other, up to the end or a bracket."""
        for first in self.effect(at):
            several = replace(first, value=[first.value])
            yield several
            if self.is_sign(first.at, ";"):
                for more in self.effects(first.at + 1):
                    self.step()
                    yield several.then(more, [*several.value, *more.value])

    def effect(self, at: int) -> PartialReadings:
        """One effect."""
        self.step()
        self.want(at, Want("effect"))
        for length, forms in self.heads(at, self.lexicon.effects):
            for form in forms:
                yield from self.rest(form, PartialReading(at + length, {"kind": form.makes, **form.fixed}))
        said_outright = at > self._begins and (self.is_sign(at - 1, ":") or self.is_sign(at - 1, ";"))
        for form in self.lexicon.signless:
            # A name alone begins an effect only where it is said that an effect follows.
            if at < len(self.tokens) and (said_outright or form.slots[0].holds != "card"):
                yield from self.rest(form, PartialReading(at, {"kind": form.makes, **form.fixed}))

    def is_sign(self, at: int, sign: str) -> bool:
        """Whether this sign stands at a token."""
        return 0 <= at < len(self.tokens) and self.tokens[at].sign and self.tokens[at].text == sign

    def want(self, at: int, want: Want) -> None:
        """Notes a possible continuation at a token."""
        self.wants.setdefault(at, []).append(want)

    def step(self) -> None:
        """Counts one more trial.

        Raises:
            TooManyReadings: there is no effort left for this line.
        """
        self.steps += 1
        if self.steps > self.most:
            raise TooManyReadings


def put(raw: RawMove, at: str, value: Any) -> RawMove:
    """The raw value with one field filled, or merged with the fields of the value."""
    if not at:
        return {**raw, **value}
    name, _, rest = at.partition(".")
    return {**raw, name: put(raw.get(name, {}), rest, value) if rest else value}
