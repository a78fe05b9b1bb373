"""Slots for cards, seats, numbers and words."""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from cards.facts import Face
from engine.kernel.grammar import RawMove, Slot
from referee.notation.parser.lexicon import folded
from referee.notation.parser.name_index import ELSEWHERE, NEW, PART
from referee.notation.parser.reader import AmbiguousName, PartialReading, PartialReadings, Reader, Want

LONGEST_NAME = 7
LONGEST_WORD = 5
"""Lord Commander of the Kingsguard."""
FOUND = "found"
"""The pool of what a text asks for where nobody has seen it: the game knows where it comes from."""
HANDS = ("hand", "permanents", "events", "copies", "reacting", "saving", FOUND)
"""Pools a card can come to unseen: one that is named and not on the table may be shown from the hand."""
STEALTHY = "stealthy"
"""The pool of those who choose somebody for Stealth."""
BETWEEN = ("on",)
"""Words that may stand for the sign between the two cards of a pair."""
FROM_HAND = ("permanents", "events", "copies", "reacting", FOUND)
"""Those whose cards can come from nowhere else; who means the one that lies elsewhere puts it in quotes."""


def card(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """One card, by as many words as name it."""
    reader.want(at, Want("card", slot=slot, seat=reader.seat))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign for token in tokens) or (len(tokens) > 1 and any(token.quoted for token in tokens)):
            continue
        phrase = " ".join(token.text for token in tokens)
        found = reader.names.card(phrase, reader.seat, slot.pool, whole=tokens[0].quoted)
        if found is not None:
            several = found.ids[1:] and (AmbiguousName(tokens[0].start, tokens[-1].end, found.ids),)
            yield PartialReading(end, found.ids[0], found.cost, several or ())
        if slot.pool in HANDS and reader.seat:
            meant = found is not None and found.cost >= ELSEWHERE and slot.pool in FROM_HAND
            cost = found.cost - 1 if found is not None and meant and not tokens[0].quoted else NEW
            yield from _from_hand(reader, phrase, (at, end), slot.pool, cost)


def _from_hand(reader: Reader, phrase: str, place: tuple[int, int], pool: str, cost: int) -> PartialReadings:
    """A card of the catalogue that nobody has seen, from the hand; a part of several names is ambiguous.

    One that lies elsewhere can hardly be meant where another of that title may come from the hand.
    """
    at, end = place
    face = reader.names.face(phrase)
    if face is not None:
        shown = _shown(reader, face, pool)
        if shown is not None:
            yield PartialReading(end, shown["id"], cost, (), (shown,))
        return
    faces = [shown for like in reader.names.faces_like(phrase) if (shown := _shown(reader, like, pool))]
    if faces:
        ids = tuple(str(shown["id"]) for shown in faces)
        several = ids[1:] and (AmbiguousName(reader.tokens[at].start, reader.tokens[end - 1].end, ids),)
        far = (PART if cost == NEW else 0) + len(several or ())
        yield PartialReading(end, ids[0], cost + far, several or (), (faces[0],))


def _shown(reader: Reader, face: Face, pool: str, id_: str = "") -> RawMove | None:
    """This card from the hand, if it can come from there and suits the place."""
    grammar, state = reader.lexicon.grammar, reader.names.state
    raw = grammar.show(state, reader.seat, FOUND if pool == FOUND else "hand", id_, face)
    return raw if raw is not None and grammar.fits_pool(state, raw, pool) else None


def cards(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Cards with commas between them, or none."""
    yield from nobody(reader, at, [])
    for part in listed(reader, at, lambda here: card(reader, here, slot, raw)):
        twice = slot.pool in HANDS and len(set(part.value)) < len(part.value)
        copies = [*_with_copies(reader, part, slot.pool)] if twice else []
        yield from copies
        yield PartialReading(part.at, part.value, part.cost + len(copies), part.unsure, part.shows)


def _with_copies(reader: Reader, part: PartialReading, pool: str) -> PartialReadings:
    """A name said twice as two cards: the others of that title come from the hand."""
    named: list[str] = []
    shows = list({str(face["id"]): face for face in part.shows}.values())
    for id_ in part.value:
        if id_ not in named:
            named.append(id_)
            continue
        reader.step()
        copy = _copy(reader, id_, shows, pool)
        if copy is None:
            return
        named.append(copy["id"])
        shows.append(copy)
    yield PartialReading(part.at, named, part.cost, part.unsure, tuple(shows))


def _copy(reader: Reader, id_: str, shows: list[RawMove], pool: str) -> RawMove | None:
    """Another card of that title from the hand, under an id of its own."""
    name = next((str(face["name"]) for face in shows if face["id"] == id_), reader.names.by_name.get(id_, ""))
    face = reader.names.face(name)
    known = {*reader.names.by_name, *(str(face["id"]) for face in shows)}
    free = next(made for at in count(2) if (made := f"{id_}-{at}") not in known)
    return _shown(reader, face, pool, free) if face is not None else None


def listed(reader: Reader, at: int, read_item: Callable[[int], PartialReadings]) -> PartialReadings:
    """Several things of one kind between commas, as a list."""
    for first in read_item(at):
        reader.step()
        alone = PartialReading(first.at, [first.value], first.cost, first.unsure, first.shows)
        if reader.is_sign(first.at, ",") or reader.said(first.at, first.at + 1) in reader.lexicon.leads.get(
            "and", frozenset()
        ):
            for more in listed(reader, first.at + 1, read_item):
                reader.step()
                yield alone.then(more, [*alone.value, *more.value])
        yield alone


def nobody(reader: Reader, at: int, value: object) -> PartialReadings:
    """The word for none."""
    for length in (1, 2):
        if at + length <= len(reader.tokens) and reader.said(at, at + length) in reader.lexicon.values.get(
            "none", frozenset()
        ):
            yield PartialReading(at + length, value)


def pairs(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Pairs of cards: attacker > chosen, attachment > host; the only attacker may be left out."""
    attackers = tuple(map(str, raw.get("attackers", ()))) if slot.pool == STEALTHY else ()

    def one(here: int) -> PartialReadings:
        for left in card(reader, here, slot, raw):
            found = _meant(left, attackers)
            reader.want(found.at, Want("word", (">",)))
            if _is_between(reader, found.at):
                for right in card(reader, found.at + 1, _others(slot), raw):
                    yield found.then(right, (found.value, right.value))
        if len(attackers) == 1:
            for right in card(reader, here, _others(slot), raw):
                value = (attackers[0], right.value)
                yield PartialReading(right.at, value, right.cost, right.unsure, right.shows)

    for part in listed(reader, at, one):
        yield PartialReading(part.at, dict(part.value), part.cost, part.unsure, part.shows)


def _meant(left: PartialReading, attackers: tuple[str, ...]) -> PartialReading:
    """The attacking card among several of that title."""
    ids = left.unsure[0].ids if len(left.unsure) == 1 else ()
    meant = [attacker for attacker in attackers if attacker in ids]
    return PartialReading(left.at, meant[0], left.cost, (), left.shows) if len(meant) == 1 else left


def _is_between(reader: Reader, at: int) -> bool:
    """Whether the sign between two cards stands there, or a word for it."""
    leads, said = reader.lexicon.leads, reader.said(at, at + 1)
    return reader.is_sign(at, ">") or any(said in leads.get(lead, frozenset()) for lead in BETWEEN)


def _others(slot: Slot) -> Slot:
    """A place for any card in play, those of the opponents first where they are meant."""
    return Slot("", "card", pool="enemies" if slot.pool in ("participants", "stealthy") else "play")


def seat(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A seat by its name, or the name of its House."""
    reader.want(at, Want("seat"))
    for length in (1, 2):
        if at + length <= len(reader.tokens):
            phrase = reader.said(at, at + length)
            himself = reader.seat and phrase in reader.lexicon.values.get("himself", frozenset())
            found = reader.seat if himself else reader.names.seat_in_a_sentence(phrase)
            if found:
                yield PartialReading(at + length, found)


def seats(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Seats one after the other, with or without commas."""
    for first in seat(reader, at, slot, raw):
        alone = PartialReading(first.at, [first.value])
        after = first.at + 1 if reader.is_sign(first.at, ",") else first.at
        for more in seats(reader, after, slot, raw):
            yield alone.then(more, [*alone.value, *more.value])
        yield alone


def number(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A whole number."""
    if at < len(reader.tokens) and re.fullmatch(r"[+-]?\d{1,6}", reader.tokens[at].text):
        yield PartialReading(at + 1, int(reader.tokens[at].text))


def signed(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A change of a number, with its sign unless it is a gain of gold."""
    if at < len(reader.tokens) and re.fullmatch(r"[+−-]?\d{1,6}", reader.tokens[at].text):
        yield PartialReading(at + 1, int(reader.tokens[at].text.replace("−", "-")))


def value(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """One word of a closed list."""
    for word in slot.among:
        known = reader.lexicon.values.get(word, frozenset({folded(word)}))
        for length in range(LONGEST_WORD, 0, -1):
            if at + length <= len(reader.tokens) and reader.said(at, at + length) in known:
                yield PartialReading(at + length, word)


def means(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Words of a closed list, or a card."""
    yield from value(reader, at, slot, raw)
    yield from card(reader, at, slot, raw)
