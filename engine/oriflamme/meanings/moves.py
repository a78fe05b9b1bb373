"""What a line may mean at a row of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, product
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    PARTED,
    SEAT,
    THING,
    USUAL,
    VALUE,
    Mentions,
    MoveMeant,
    Part,
)
from engine.oriflamme.meanings.choices import (
    ENDS,
    FIRST,
    LAST,
    NEIGHBOUR,
    TOPMOST,
    choices,
    has_choice,
    names_of,
    thing,
    where_it_lies,
)
from engine.oriflamme.meanings.combinations import TAKE, combined
from engine.oriflamme.meanings.placements import NOT_ASKED, by_seat, placed
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CARDS,
    COMBINATION,
    CUTTHROAT,
    DIRECTIONS,
    FELON,
    PRINCE,
    REPLACEMENT,
    TWIN,
    FamilyCard,
    OriflammeTable,
    spot,
)

CHOOSES = (CUTTHROAT, APOTHECARY, PRINCE, REPLACEMENT, BRIBE, COMBINATION)
"""Cards whose player chooses something as they are applied."""
KILLERS = (CUTTHROAT, APOTHECARY, REPLACEMENT)
GAINED = ("token", "1", "2", "3", "+1", "+2", "+3")
"""What people say of what a card brings, which follows from the rules."""
LIFTED = 20
"""What it costs that a card is kept, and something is taken off it."""
UNSAID = 8
"""What it costs that no verb says that a card stays as it is, or that none is laid."""
NOT_HIS = 8
"""What it costs that the owner does what a line tells of another seat."""
FACED_ELSEWHERE = 8
"""What it costs that a closed card is said to be one that lies open."""
NOT_THERE = 20
"""What it costs that a card is kept of which everybody knows that it is no such character."""
SKIPPED = 6
"""What it costs that a card is applied, and a verb says that it is not."""


def meanings(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of."""
    yield from placed(table, said)
    for seat in said.by("place", table.order):
        raw = {"do": "pass_planning", "by": seat}
        yield MoveMeant(
            raw,
            frozenset(("pass_planning",)),
            by_seat(said, "place", seat),
            frozenset(("place",)),
            silent=UNSAID,
        )
    yield from _turned(table, said)
    yield from _lifted(table, said)
    place = table.at_pointer
    for other in table.row:
        if other is not place and _names(said, other.top):
            far = NOT_HIS * (place is not None and _means_own(said, place.top, other.top))
            for one in _of_event(table, said, other.top, next_=False):
                yield replace(one, far=one.far + far)
    if place is None:
        return
    yield from _of_event(table, said, place.top)
    for card in place.cards[:-1]:
        yield from _covered(said, place.top, card)


def _turned(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """The direction marker is turned: to a direction that is told, or the other way."""
    seats = said.seats or table.order[:1]
    untold = not {*DIRECTIONS} & {*said.values}
    for seat, direction in product(seats, DIRECTIONS):
        turned = direction != table.direction
        words = (direction, *(("turned",) if turned else ()))
        other = untold and turned
        told = Part(VALUE, words, unsaid=IMPLIED if other else OPEN, asked=not other)
        parts = (Part(SEAT, (seat,), unsaid=IMPLIED), told)
        raw = {"do": "set_direction", "by": seat, "direction": direction}
        also = frozenset(("activate", "place", "left", "right"))
        yield MoveMeant(raw, frozenset(("set_direction",)), parts, also=also, silent=NOT_ASKED)


def _lifted(table: OriflammeTable, said: Mentions) -> Iterator[MoveMeant]:
    """Influence is taken off a closed card that stays closed."""
    at = table.at_pointer
    for place in table.row:
        for card in (one for one in place.cards if not one.open):
            here = at is not None and at.top is card
            it = thing(table, card, ("from", "of", "against"), IMPLIED if here else OPEN, asked=not here)
            named = (card.name,) if card.shown else CARDS
            many = Part(NUMBER, (str(card.tokens),), unsaid=IMPLIED)
            tokens = Part(FLAG, ("token",), unsaid=USUAL)
            raw = {"do": "take_tokens", "by": card.owner, "card": card.called}
            parts = (*by_seat(said, "activate", card.owner), it, many, tokens)
            yield MoveMeant(
                raw,
                frozenset(("take_tokens",)),
                parts,
                also=frozenset(("activate", "keep", "closed", "resolve", "on", "take", *named)),
                may_deny=True,
                silent=UNSAID,
            )


def _means_own(said: Mentions, card: FamilyCard, other: FamilyCard) -> bool:
    """Whether a line names the owner of a closed card that acts, and a character that it may be as well."""
    hidden = not card.open and not card.shown and other.name in said.values
    return hidden and card.owner in said.seats and other.owner not in said.seats


def _lifts(said: Mentions) -> bool:
    """Whether a line tells that something is taken off a card that is named."""
    opens = "activate" in said.verbs and not said.denies
    parts = [{*some} for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    kept = any("keep" in part for part in parts)
    off = any({"from", "on"} & part and (not kept or "take_tokens" in part) for part in parts)
    return off and "take_tokens" in said.verbs and bool(said.named) and not opens


def _covered(said: Mentions, top: FamilyCard, card: FamilyCard) -> Iterator[MoveMeant]:
    """A card that lies under another is named, though nothing can be done with it."""
    by = by_seat(said, "activate", top.owner)
    part = Part(THING, names_of(card), unsaid=OPEN, asked=True)
    also = frozenset(("closed", *names_of(top)))
    for verb in ("resolve",) if card.open else ("activate", "keep"):
        raw = {"do": verb, "by": top.owner, "card": card.called}
        yield MoveMeant(raw, frozenset((verb,)), (*by, part), also=also, far=LIFTED * _lifts(said))


def _names(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names a card."""
    return any(one in said.ids for one in names_of(card))


def _of_event(
    table: OriflammeTable, said: Mentions, card: FamilyCard, *, next_: bool = True
) -> Iterator[MoveMeant]:
    """What may be done with a card; ``next_``: it lies at the pointer, so that it need not be named."""
    other = _acts_first(said, card)
    yield from _of_event_by(table, said, card, card.owner, far=NOT_HIS * bool(other), next_=next_)
    if other:
        yield from _of_event_by(table, said, card, other, far=0, next_=next_)


def _acts_first(said: Mentions, card: FamilyCard) -> str:
    """The seat that does something with the card of another: the only one before the verb and the card."""
    verb = next((at for at, one in enumerate(said.order) if one in _DOES), len(said.order))
    before = {one for one in said.order[:verb] if one in said.seats}
    named = {*said.ids} & {*said.order[:verb]} or not {*names_of(card)} & {*said.order[verb:]}
    aimed_at = "eliminate" in said.verbs
    return "" if named or aimed_at or len(before) != 1 else next(iter(before - {card.owner}), "")


def _of_event_by(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, far: int, next_: bool
) -> Iterator[MoveMeant]:
    """The same by one seat: the owner, or another that a line says does it."""
    for one in _done_with(table, said, card, owner, next_=next_):
        yield replace(one, far=one.far + far)


def _done_with(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, next_: bool
) -> Iterator[MoveMeant]:
    for one in _every_done_with(table, said, card, owner, next_=next_):
        yield replace(one, also=one.also | _under(table, said, card))


def _under(table: OriflammeTable, said: Mentions, card: FamilyCard) -> frozenset[str]:
    """The card right under one, where a line tells which it lies on: "the trap on top of the queen"."""
    found = spot(table, card.tag)
    if found is None or len(found.place.cards) < 2 or found.place.top is not card or "atop" not in said.leads:
        return frozenset()
    under = found.place.cards[-2]
    return frozenset((*names_of(under), under.owner, under.family, "on", "atop"))


def _every_done_with(
    table: OriflammeTable, said: Mentions, card: FamilyCard, owner: str, *, next_: bool
) -> Iterator[MoveMeant]:
    verbs = ("resolve", "skip") if card.open else ("activate", "keep")
    by = by_seat(said, verbs[0], owner)
    raw: dict[str, Any] = {"by": owner, "card": card.called}
    named = (card.name,) if card.open or card.shown else CARDS
    whose = (card.owner, card.family)
    it = Part(THING, names_of(card), unsaid=IMPLIED if next_ else OPEN, also=(*named, *whose), guess=named)
    if card.open:
        yield from _applied(table, said, card, {"do": "resolve", **raw}, by, card.name, next_=next_)
        skipped = {"do": "skip", **raw}
        yield MoveMeant(skipped, frozenset(("skip",)), (*by, it), _APPLY)
        kept = {"do": "keep", **raw}
        far = NOT_ASKED + SKIPPED * ("skip" in said.verbs)
        yield MoveMeant(kept, frozenset(("keep",)), (*by, it), _OPEN, far=far, silent=UNSAID * 2)
        return
    kept = {"do": "keep", **raw}
    passed = {"do": "skip", **raw}
    yield MoveMeant(
        passed, frozenset(("skip",)), (*by, it), frozenset(("activate",)), far=1, silent=UNSAID * 2
    )
    told = {*said.values} & {*CARDS} if next_ and not card.shown else set()
    also = frozenset(("closed", "down", "token", TOPMOST, *where_it_lies(table, card)))
    also |= told if len(told) == 1 else frozenset()
    far = LIFTED * (_lifts(said) or _opens_rather(said)) + NOT_ASKED * _opens_first(said)
    far += NOT_THERE * (card.shown and _names_another(said, card))
    yield MoveMeant(
        kept, frozenset(("keep",)), (*by, it), frozenset(("activate",)), also=also, far=far, silent=UNSAID
    )
    known = (card.name,) if card.shown and card.name else CARDS
    for name in dict.fromkeys(one for one in said.values if one in known):
        shows = {} if card.shown else {"shows": name}
        yield from _applied(table, said, card, {"do": "activate", **raw, **shows}, by, name, next_=next_)
    yield from _applied(
        table, said, card, {"do": "activate", **raw}, by, card.name if card.shown else "", next_=next_
    )


_DOES = ("keep", "activate", "resolve", "skip", "take_tokens")
"""Verbs of what is done with a card that lies in the row."""
_APPLY = frozenset(("resolve", "eliminate"))
_OPEN = frozenset(("activate",))


def _applied(
    table: OriflammeTable,
    said: Mentions,
    card: FamilyCard,
    raw: dict[str, Any],
    by: tuple[Part, ...],
    name: str,
    *,
    next_: bool,
) -> Iterator[MoveMeant]:
    """A card that is applied, with what its player may choose."""
    opened = raw["do"] == "activate"
    also = (name, card.owner, card.family, *((BRIBE,) if card.bribe else ()))
    it = Part(THING, names_of(card), unsaid=IMPLIED if next_ else OPEN, also=also)
    shown = (Part(VALUE, (name,), ("as",), unsaid=IMPLIED),) if name else ()
    parts = (*by, it, *(shown if opened and not card.shown else ()))
    applies = _APPLY if name in (*KILLERS, COMBINATION) else frozenset(("resolve",))
    called = _names(said, card)
    verbs = (
        _OPEN | (applies if name else frozenset()) if opened else _APPLY | (_OPEN if called else frozenset())
    )
    kills = opened and bool(name) and name not in (*KILLERS, COMBINATION) and _names_killing(said)
    lies_open = opened and not card.shown and _is_open_elsewhere(table, card, name)
    denied_verbs = frozenset(("keep",) if opened and _denies_keeping(said) else ())
    chooses = name in CHOOSES and (opened or name != PRINCE)
    anything = chooses and ("step_by_step" in said.leads or has_choice(table, card, name))
    skipped = not opened and "skip" in said.verbs and not _denies_skipping(said)
    combines = name == COMBINATION and opened
    chosen = choices(table, said, card, name)
    for choice, told in chain(chosen, combined(table, said, card) if combines else ()):
        plain = not choice and chooses
        nobody = (opened or not anything) and (said.denies or "none" in said.values)
        untold = plain and anything and not nobody
        denied = ("none",) if plain and nobody else ()
        nothing = choice.get("sequence", [True])[0] == {}
        bribed = (BRIBE,) if card.bribe else ()
        yield MoveMeant(
            {**raw, **choice},
            verbs | _ALSO_SAID.get(name, frozenset()) | (_NOTHING if nothing else frozenset()),
            (*parts, *told),
            denied_verbs,
            far=OPEN * untold
            + FACED_ELSEWHERE * lies_open
            + NOT_ASKED * kills
            + LIFTED * (opened and _lifts(said) and not _is_told(said, choice))
            + SKIPPED * skipped
            + SKIPPED * (combines and plain and bool(card.tokens) and TAKE in said.values),
            open=untold,
            answers=not opened and next_ and choice.keys() <= {"target"},
            may_deny=((opened or not anything) and plain)
            or nothing
            or choice.get("substitute") == "none"
            or bool(_without_twin(table, said, choice)),
            also=frozenset(
                (
                    "up",
                    name,
                    "closed",
                    *bribed,
                    *denied,
                    *_besides(table, choice),
                    *_near(table, card, name),
                    *_without_twin(table, said, choice),
                    *(("take",) if _may_take(said, card, combines=combines) else ()),
                )
            ),
        )


def _may_take(said: Mentions, card: FamilyCard, *, combines: bool) -> bool:
    """Whether it may be said that the tokens of a card are taken, which follows from the rules."""
    return not card.tokens if combines else "keep" not in said.verbs


def _without_twin(table: OriflammeTable, said: Mentions, choice: dict[str, Any]) -> tuple[str, ...]:
    """What may be denied of a combination that applies a prince: that its twin comes."""
    princes = {one.called for one in table.all_cards() if one.name == PRINCE}
    steps = choice.get("sequence", ())
    applied = any(step.get("apply") in princes and "twin" not in step for step in steps)
    return (TWIN, "no") if applied and said.denies and TWIN in said.values else ()


def _names_another(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names a character, and neither this card nor any that lies in the row."""
    named = {*said.values} & {*CARDS}
    return bool(named) and card.name not in named and not said.named


def _is_open_elsewhere(table: OriflammeTable, card: FamilyCard, name: str) -> bool:
    """Whether the character that a closed card is said to be lies open: each family has one of each."""
    others = (one for one in table.all_cards() if one is not card and one.open)
    return bool(name) and any((one.family, one.name) == (card.family, name) for one in others)


def _names_killing(said: Mentions) -> bool:
    """Whether a line names a card that eliminates, and tells that one is eliminated."""
    return "eliminate" in said.verbs and bool({*KILLERS} & {*said.values})


def _denies_keeping(said: Mentions) -> bool:
    """Whether a line tells that a card is opened, and behind that denies that one is kept."""
    told = [key for key, _ in groupby(one for one in said.order if one in ("activate", "keep", "not"))]
    return told == ["activate", "not", "keep"] or _opens_rather(said)


def _opens_rather(said: Mentions) -> bool:
    """Whether a part of a line denies that a card is kept, and a later one opens it."""
    parts = [[*some] for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    told = [[key for key in part if key in ("activate", "keep", "not")] for part in parts]
    kept = next((at for at, part in enumerate(told) if part[:1] == ["not"] and "keep" in part), len(told))
    return any("activate" in part and "not" not in part for part in told[kept + 1 :])


def _near(table: OriflammeTable, card: FamilyCard, name: str) -> Iterator[str]:
    """Where a card lies whose player chooses nothing; a felon steals on both sides."""
    yield TOPMOST
    if name in CHOOSES:
        return
    yield from ((*ENDS, NEIGHBOUR) if name == FELON else ())
    yield from (one for one in where_it_lies(table, card) if one in (*ENDS, *FIRST, *LAST))


def _is_told(said: Mentions, choice: dict[str, Any]) -> bool:
    """Whether what is chosen shows that a card is opened, also where something is taken off it."""
    steps = choice.get("sequence", ())
    return bool(choice) and (
        "activate" in said.verbs or said.denies or not steps or any(step.get("apply") for step in steps)
    )


def _opens_first(said: Mentions) -> bool:
    """Whether a line tells first that a card is opened, and denies nothing."""
    told = [one for one in said.order if one in ("activate", "keep")]
    return not said.denies and told[:1] == ["activate"]


def _denies_skipping(said: Mentions) -> bool:
    """Whether a denial stands before the verb of skipping; one behind it is its own: "does nothing"."""
    told = [one for one in said.order if one in ("not", "skip")]
    return told[:1] == ["not"]


_NOTHING = frozenset(("skip", "take_tokens", "pass_planning"))
"""Verbs that say of a combination that no character is applied."""
_ALSO_SAID = {COMBINATION: frozenset(("combine",)), BRIBE: frozenset(("bribe",))}
"""Verbs that say what one card does."""


def _besides(table: OriflammeTable, choice: dict[str, Any]) -> Iterator[str]:
    """What may be said of a choice besides: what a substitute is, how many tokens lie on a target."""
    if choice.get("substitute") in ("discard", "set_aside"):
        yield from CARDS
    if "twin" in choice or "target" in choice:
        yield "place"
    if not choice:
        yield from GAINED
    if "sequence" in choice:
        yield "itself"
        tokens = len(choice["sequence"]) > 1
        yield from ("token", "none", *(("take_tokens",) if tokens else ()))
    named = (choice.get("target"), choice.get("bribe"), (choice.get("twin") or {}).get("on"))
    for card in table.all_cards():
        if card.tokens and card.called in named:
            yield str(card.tokens)
            yield "token"
