"""The moves a line may mean, each as a frame with places for what is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.grammar import Form, RawMove, Slot
from referee.notation.parser.lexicon import GameLexicon, lexicon

OUTRIGHT = ("correct", "decide", "know_card", "know_cards", "know_plot", "know_value", "know_fact")
"""What is told outright, in the words of the list alone."""
FILLED = (
    *("card", "cards", "pairs", "seat", "seats", "value", "number", "signed"),
    *("flag", "means", "plot", "plots", "source"),
)
"""What can be read off words that stand anywhere in a line."""


class SlotPlace(Struct, frozen=True):
    """A place for something that may be said, whatever word opens it."""

    slot: Slot
    leads: frozenset[str] = frozenset()
    first: bool = False
    """It may stand without a word that opens it."""
    order: int = 0


class MoveFrame(Struct, frozen=True):
    """One kind of move with the words for it and its places."""

    makes: str
    fixed: RawMove
    words: frozenset[str]
    """Keys of the verbs that say it."""
    denied: frozenset[str]
    """Keys of the verbs that say it where they are denied."""
    places: tuple[SlotPlace, ...]
    part: str = ""
    """The field that holds the move's part, where its places fill one."""
    part_kind: str = ""
    part_words: str = ""
    """Key of the words for its part, which say little by themselves."""
    far: int = 0
    """What it costs, in tenths, that the kind of part is one of those that are told less often."""
    told: bool = False
    """Its part is meant only where the line tells of it."""

    @property
    def tells_number(self) -> bool:
        """Whether a number with a sign tells of its part, as in ``+1``."""
        return any(place.slot.holds == "signed" for place in self.places)


@lru_cache(maxsize=8)
def frames(game: str) -> tuple[MoveFrame, ...]:
    """All frames of a game."""
    here = lexicon(game)
    groups: dict[tuple[str, str], list[Form]] = {}
    for form in here.grammar.forms:
        if not is_outright(here, form):
            groups.setdefault((form.makes, repr(sorted(form.fixed.items()))), []).append(form)
    whole = [_frame(here, several) for several in groups.values() if _can_be_filled(several)]
    general = [frame for frame in whole if not any(_is_case_of(frame, other) for other in whole)]
    bare = (*_effects_alone(here),) if here.grammar.bare else ()
    return (*(part for frame in general for part in (frame, *_with_parts(here, frame))), *bare)


def has_plots(frame: MoveFrame) -> bool:
    """Whether a frame has a place for plots."""
    return any(place.slot.holds in ("plot", "plots") for place in frame.places)


@lru_cache(maxsize=1024)
def verbs_of(game: str, makes: str) -> frozenset[str]:
    """All verbs that say a kind of move, with whatever it fixes."""
    return frozenset(key for frame in frames(game) if frame.makes == makes for key in frame.words)


@lru_cache(maxsize=1024)
def other_parts(game: str, makes: str) -> tuple[MoveFrame, ...]:
    """The frames of one kind of move that are told with a part."""
    return tuple(frame for frame in frames(game) if frame.part and frame.makes == makes)


def is_outright(here: GameLexicon, form: Form) -> bool:
    """Whether a form is meant only where it is said in its own words."""
    return form.makes in (*OUTRIGHT, *here.grammar.outright, here.grammar.bare)


def _can_be_filled(forms: list[Form]) -> bool:
    """Whether words that stand anywhere can fill a form, or all that it needs."""
    if any(slot.holds in FILLED for form in forms for slot in form.slots):
        return True
    return any(not slot.needed for form in forms for slot in form.slots) or any(
        not form.slots for form in forms
    )


def _is_case_of(frame: MoveFrame, other: MoveFrame) -> bool:
    """Whether a frame fixes what another has a place for."""
    if frame is other or frame.makes != other.makes or not frame.fixed:
        return False
    among = {place.slot.at: place.slot.among for place in other.places if place.slot.holds == "value"}
    more = {name: value for name, value in frame.fixed.items() if other.fixed.get(name) != value}
    held = all(value in among.get(name, ()) for name, value in more.items())
    return bool(more) and held and other.fixed.items() <= frame.fixed.items()


def _frame(here: GameLexicon, forms: list[Form]) -> MoveFrame:
    words = frozenset(form.words for form in forms if form.words and "." not in form.words)
    denied = frozenset(verb for verb, instead in here.grammar.denied.items() if instead in words)
    return MoveFrame(forms[0].makes, forms[0].fixed, words, denied, tuple(_places(here, forms)))


def _places(here: GameLexicon, forms: Iterable[Form]) -> Iterator[SlotPlace]:
    found: dict[str, list[Slot]] = {}
    several = tuple(forms)
    for form in several:
        for slot in form.slots:
            if slot.holds in FILLED:
                found.setdefault(slot.at or slot.lead, []).append(slot)
    for order, slots in enumerate(found.values()):
        leads = frozenset(lead for slot in slots for lead in (slot.lead, slot.behind) if lead)
        leads |= {slots[0].at} & here.leads.keys()
        needed = all(any(slot.at == slots[0].at and slot.needed for slot in form.slots) for form in several)
        among = tuple(dict.fromkeys(each for slot in slots for each in slot.among))
        several_of = next((slot for slot in slots if slot.holds in ("cards", "pairs")), slots[0])
        slot = replace(several_of, needed=needed, among=among)
        yield SlotPlace(slot, leads, any(not each.lead for each in slots), order)


def _with_parts(here: GameLexicon, frame: MoveFrame) -> Iterator[MoveFrame]:
    """The same with the places of one part, where a move is made of parts that are told like effects."""
    grammar = here.grammar
    makers = [form for form in grammar.forms if form.makes == frame.makes]
    fields = dict.fromkeys(slot.at for form in makers for slot in form.slots if slot.holds == "effects")
    for field in fields:
        if grammar.bare:
            yield from _with_effects(here, frame, field)
            continue
        for number, part in enumerate(grammar.effects):
            places = tuple(_of_part(place, part) for place in _places(here, (part,)))
            words = frame.words | {part.words}
            yield replace(
                frame,
                places=(*frame.places, *places),
                words=words,
                part=field,
                part_kind=part.makes,
                part_words=part.words,
                far=LESS_OFTEN * number,
            )


def _with_effects(here: GameLexicon, frame: MoveFrame, field: str) -> Iterator[MoveFrame]:
    """The same with one effect of a card, which counts only where the line tells of it."""
    own = tuple(place for place in frame.places if place.slot.at != AIM)
    for kind, forms in _effects(here).items():
        seats = sum(slot.holds in SEATED for slot in forms[0].slots)
        unsaid = UNSAID if seats < 2 else ()
        places = tuple(_of_effect(_of_part(each, forms[0]), unsaid) for each in _places(here, forms))
        yield replace(
            frame,
            places=(*own, *places),
            words=frame.words | {forms[0].words},
            part=field,
            part_kind=kind,
            part_words=forms[0].words,
            told=True,
        )


def _effects_alone(here: GameLexicon) -> Iterator[MoveFrame]:
    """The effects that are told without the card that has them."""
    empty = MoveFrame(here.grammar.bare, {}, frozenset(), frozenset(), ())
    fields = (slot.at for form in here.grammar.forms if form.makes == empty.makes for slot in form.slots)
    yield from _with_effects(here, empty, next(at for at in fields if at == "effects"))


def _effects(here: GameLexicon) -> dict[str, list[Form]]:
    """The kinds of effects with their forms, those first that begin with a verb."""
    found: dict[str, list[Form]] = {}
    for form in sorted(here.grammar.effects, key=lambda effect: not effect.words):
        if all(slot.holds in FILLED for slot in form.slots):
            found.setdefault(form.makes, []).append(form)
    return {kind: forms for kind, forms in found.items() if forms[0].words}


def _of_effect(place: SlotPlace, unsaid: tuple[str, ...]) -> SlotPlace:
    """The place as one of an effect: who draws, and how much, goes without saying; how long does not."""
    slot = place.slot
    leads = place.leads | {"on"} if slot.holds == "card" and slot.at == "target" else place.leads
    lasts = slot.at == UNTIL
    needed = lasts or (slot.needed and slot.holds not in unsaid)
    return replace(place, slot=replace(slot, needed=needed), leads=leads, first=place.first or lasts)


UNTIL = "until"
"""The place of how long an effect lasts."""
SEATED = ("seats", "seat")
UNSAID = (*SEATED, "number")
"""What an effect has that goes without saying: whoever plays the card, one."""


def _of_part(place: SlotPlace, part: Form) -> SlotPlace:
    """The place as one of a part: the first follows the word for the part."""
    leads = place.leads | {part.words} if place.first and not place.order else place.leads
    return replace(place, order=place.order + PART_COMES, leads=leads)


LESS_OFTEN = 3
AIM = "aim"
"""The place of what a card is aimed at, where its text alone says what it does."""
PART_COMES = 10
"""The places of a part come after those of the move."""
