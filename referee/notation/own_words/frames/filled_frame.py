"""A frame filled with what a line says, as the move it makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import DecisionKind, Move
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import RawMove, Slot
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Verdict
from referee.notation.own_words.frames.move_frames import PART_COMES, UNSAID, MoveFrame, SlotPlace
from referee.notation.own_words.frames.placement import AGAINST, Filled, Placement
from referee.notation.own_words.vocabulary.spoken_words import spoken_words
from referee.notation.own_words.vocabulary.terms import TWICE
from referee.notation.parser.line_readings import OUTCOME, LineReading, TypedLine
from referee.notation.parser.reader import AmbiguousName, PartialReading, put
from referee.notation.parser.slots_basic import FOUND
from referee.session.lookahead import LISTENS

CARD, TARGET = "card", "target"
REACTING = "reacting"
PAY, OWN = "pay.", "own"
"""What the places of a price begin with; the pool of the cards that lie before a player."""


class FilledFrame:
    """A frame filled for one seat, as the move it makes."""

    def __init__(
        self,
        line: TypedLine,
        frame: MoveFrame,
        placement: Placement,
        seat: str,
        leads: frozenset[str] = frozenset(),
        again: frozenset[str] = frozenset(),
        *,
        of_others: bool,
    ) -> None:
        """``leads``: those said; ``of_others``: others are asked, so nothing is read off the table."""
        self.line = line
        self.frame = frame
        self.leads = leads
        self.again = again
        """Words that say a name once more: a card may be meant twice."""
        self.held = tuple(frame.places[at] for at, _ in placement.fields)
        self.of_others = of_others
        self.seat = seat
        self.unsure: tuple[AmbiguousName, ...] = ()
        self.shows: tuple[RawMove, ...] = ()
        self.possible = True
        self.raw = self._filled(placement)

    def _filled(self, placement: Placement) -> RawMove:
        raw: RawMove = {"do": self.frame.makes, **self.frame.fixed}
        if self.seat:
            raw["by"] = self.seat
        part: RawMove = {"kind": self.frame.part_kind}
        for number, place in enumerate(self.frame.places):
            held = placement.held(number)
            if not held:
                continue
            slot = place.slot
            value = self._held(slot, held, raw)
            if value is None:
                continue
            if self.frame.part and place.order >= PART_COMES:
                part = put(part, slot.at, value)
            elif slot.at or isinstance(value, dict):
                raw = put(raw, slot.at, value)
        raw = self._against_the_other(raw)
        if not self.frame.part:
            return raw
        if not self.frame.told:
            return {**raw, self.frame.part: [part]}
        raw, part = self._of_itself(raw, part)
        return {**self._paid_with_itself(raw), self.frame.part: [self._whole(part)]}

    def may_be_price(self, price: frozenset[str]) -> bool:
        """Whether what is done to a card of one's own may be the price; ``price``: words for both."""
        parts = self.raw.get(self.frame.part, ()) if self.frame.told else ()
        targets = {part.get(TARGET) for part in parts} - {None, self.raw.get(CARD)}
        paid = any(place.slot.at.startswith(PAY) and place.slot.lead in price for place in self.frame.places)
        return paid and bool(targets & self.line.names.pool(self.seat, OWN))

    def _against_the_other(self, raw: RawMove) -> RawMove:
        """A move of a seat that is not asked, against the only other seat."""
        others = [seat for seat in self.line.names.seats if seat != self.seat]
        for place in self.frame.places:
            slot = place.slot
            if (
                self.of_others
                and self.frame.makes != OUTCOME
                and slot.holds == "seat"
                and slot.lead == AGAINST
                and len(others) == 1
            ):
                return raw if raw.get(slot.at) else put(raw, slot.at, others[0])
        return raw

    def _of_itself(self, raw: RawMove, part: RawMove) -> tuple[RawMove, RawMove]:
        """The card that is used, or the one its effect is on, where the line names but one of them."""
        slots = {place.slot.at: place.slot for place in self.frame.places}
        card, target = raw.get(CARD), part.get(TARGET)
        if CARD not in slots or TARGET not in slots or not is_of_itself(slots[CARD]) or (card and target):
            return raw, part
        if target and target not in self.line.names.pool(self.seat, OWN):
            self.possible = False
        return ({**raw, CARD: target}, part) if target else (raw, {**part, TARGET: card})

    def _paid_with_itself(self, raw: RawMove) -> RawMove:
        """A card whose own ability is used pays for it, where the line says how: "I kneel Luwin to draw"."""
        card = next((place.slot for place in self.frame.places if place.slot.at == "card"), None)
        if card is None or card.pool != OWN or not raw.get("card"):
            return raw
        for place in self.frame.places:
            slot = place.slot
            is_price = slot.at.startswith(PAY) and slot.holds == "cards" and slot.lead in self.leads
            if is_price and place.slot.at not in {filled.slot.at for filled in self.held}:
                return put(raw, slot.at, [raw["card"]])
        return raw

    def _held(self, slot: Slot, held: tuple[Filled, ...], raw: RawMove) -> Any:
        """What a place holds; nothing if it cannot be told whom a pair begins with."""
        values = [self._value(slot.pool, filled) for filled in held]
        if slot.holds == "cards" and self.again:
            return values * 2 if TWICE in self.again and len(values) == 1 else values
        if slot.holds in ("cards", "plots", "seats"):
            return list(dict.fromkeys(value for value in values if value is not None))
        if slot.holds != "pairs":
            return values[0]
        attackers: list[str] = list(raw.get("attackers") or ())
        if len(values) > 1:
            return dict([values[:2]])
        if len(attackers) == 1:
            return {attackers[0]: values[0]}
        self.possible = False
        return None

    def _whole(self, part: RawMove) -> RawMove:
        """An effect with what goes without saying: whoever plays the card draws, and one."""
        for place in self.frame.places:
            slot = place.slot
            if place.order < PART_COMES or slot.at in part or slot.holds not in UNSAID:
                continue
            part = put(part, slot.at, {"seats": [self.seat], "seat": self.seat, "number": 1}[slot.holds])
        return part

    def with_the_only_ones(self, placement: Placement) -> FilledFrame:
        """The same with the cards that can only be meant in places nothing is said of."""
        for number, place in enumerate(self.frame.places):
            slot = place.slot
            if placement.held(number):
                continue
            pool = self.line.names.pool(self.seat, slot.pool) if slot.holds == "card" and slot.pool else ()
            if len(pool) == 1:
                self.raw = put(self.raw, slot.at, next(iter(pool)))
            elif slot.needed:
                self.possible = False
        return self

    def _value(self, pool: str, filled: Any) -> Any:
        value = filled.value
        if not isinstance(value, tuple):
            return value
        what, ids = value
        if what == "face":
            return self._shown(pool, ids[0])
        mine = self.line.names.pool(self.seat, pool)
        own = tuple(id_ for id_ in ids if id_ in mine) or ids
        if len(own) > 1:
            words = spoken_words(self.line)
            start, end = words[filled.start].start, words[filled.end - 1].end
            self.unsure = (*self.unsure, AmbiguousName(start, end, own))
        return own[0]

    def _shown(self, pool: str, title: str) -> str:
        """A card nobody has seen yet comes from the hand of whoever plays it."""
        names, grammar = self.line.names, self.line.lexicon.grammar
        face = names.face(title)
        zone = FOUND if pool == FOUND else "hand"
        raw = grammar.show(self.line.state, self.seat, zone, "", face) if face is not None else None
        if raw is None or not grammar.fits_pool(self.line.state, raw, pool):
            self.possible = False
            return ""
        self.shows = (*self.shows, raw)
        return str(raw["id"])

    def readings(self) -> Iterator[LineReading]:
        """The move as the parser hands it on."""
        if not self.possible:
            return
        part = PartialReading(
            len(self.line.tokens), self.raw, 0, self.unsure, self.shows, of_others=self.of_others
        )
        try:
            yield from self.line.built(part, self.seat, said=bool(self.seat))
        except (RefereeError, KeyError, TypeError, ValueError):
            return


def is_of_itself(slot: Slot) -> bool:
    """Whether a place holds a card that lies before a player, and may do something to itself."""
    return slot.at == CARD and slot.pool in (OWN, REACTING)


def is_itself(frame: MoveFrame, place: SlotPlace, placement: Placement) -> bool:
    """Whether the card that is used and the one it is used on may be the same, and one of them is named."""
    card = next((at for at, other in enumerate(frame.places) if is_of_itself(other.slot)), None)
    target = next((at for at, other in enumerate(frame.places) if other.slot.at == TARGET), None)
    if not frame.told or card is None or target is None:
        return False
    return place.slot.at in (CARD, TARGET) and bool(placement.held(card)) != bool(placement.held(target))


MOST_PICKS = 12
"""Of a choice with more only some are offered."""
HOST, ATTACHED, LAID = "host", "attach", "cards"
"""Fields that say what an attachment lies on: of a card that is played, of those laid at set-up."""


class Completed(Struct, frozen=True):
    """A move of the list that agrees with all that was said."""

    raw: RawMove
    move: Move
    refused: bool
    alone: bool
    """Nothing else agrees with what was said, and nothing has to be picked of several."""


def completed(line: TypedLine, raw: RawMove) -> tuple[Completed, ...]:
    """The moves of the list that agree with what was said; those that are legal, where any is."""
    found = list(_agreeing(line, raw))
    best = [whole for whole in found if not whole.refused] or found
    return tuple(best) if len(best) == 1 else tuple(replace(whole, alone=False) for whole in best)


def with_hosts(line: TypedLine, reading: LineReading) -> tuple[LineReading, ...]:
    """The same with each card that an attachment may lie on, where the rules ask for one and none is said."""
    if reading.move is None or reading.shows:
        return ()
    card = _homeless(line, reading.move)
    raws = tuple(_hosted(line, reading.raw, card)) if card else ()
    moves = [(raw, line.session.adapter.read_move(msgspec.json.encode(raw))) for raw in raws]
    apt = [pair for pair in moves if not _homeless(line, pair[1])] or moves
    return tuple(replace(reading, raw=raw, move=move) for raw, move in apt)


def _homeless(line: TypedLine, move: Move) -> str:
    """The card for which the rules ask what it lies on."""
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return ""
    refusals = (reason for ruling in rulings if ruling.verdict is Verdict.NO for reason in ruling.deciding)
    asking = (
        refusal for refusal in refusals if any(change.what == "choose_host" for change in refusal.changes)
    )
    return next((str(refusal.facts.get("card", "")) for refusal in asking), "")


def _hosted(line: TypedLine, raw: RawMove, card: str) -> Iterator[RawMove]:
    if raw.get(HOST) or raw.get(ATTACHED):
        return
    if raw.get("card") == card:
        yield from ({**raw, HOST: host} for host in sorted(line.names.pool("", "participants")))
    elif card in raw.get(LAID, ()):
        yield from ({**raw, ATTACHED: {card: host}} for host in raw[LAID] if host != card)


def _is_list(choice: Candidate) -> bool:
    """Whether several may be picked: that only one can be is no sign that it is meant."""
    return bool(choice.pick) and isinstance(getattr(choice.move, choice.pick), tuple)


def _agreeing(line: TypedLine, fields: RawMove) -> Iterator[Completed]:
    for choice, ruling in line.session.choices():
        if choice.by_hand or str(choice.move.__struct_config__.tag) != fields["do"]:
            continue
        for move in _ways(choice, fields):
            raw: RawMove = msgspec.json.decode(msgspec.json.encode(move))
            if _agrees(raw, fields, choice):
                refused = _refused(line, move) if choice.pick else ruling.verdict is Verdict.NO
                yield Completed(raw, move, refused, choice.pick in fields or not _is_list(choice))


def _ways(choice: Candidate, raw: RawMove) -> Iterator[Move]:
    """The choice with what was said picked; where nothing was, with each it may be."""
    if not choice.pick:
        yield choice.move
        return
    picked = raw.get(choice.pick)
    if picked is not None:
        several = tuple(picked) if isinstance(picked, list) else (picked,)
        if all(isinstance(value, str) for value in several):
            yield choice.with_picks(several)
        return
    if choice.least <= 1:
        for value in choice.among[:MOST_PICKS]:
            yield choice.with_picks((value,))


def _agrees(raw: Mapping[str, Any], said: RawMove, choice: Candidate) -> bool:
    return all(
        name in ("do", choice.pick) or raw.get(name) == value or (name == "by" and not raw.get("by"))
        for name, value in said.items()
    )


def _refused(line: TypedLine, move: Move) -> bool:
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return True
    return any(ruling.verdict is Verdict.NO for ruling in rulings)


def waited_moves(line: TypedLine) -> tuple[frozenset[str], dict[str, tuple[str, ...]], frozenset[str]]:
    """The verbs the table waits for first, all that it waits for with the seats asked, those of a turn."""
    found: dict[str, tuple[str, ...]] = {}
    first: tuple[str, ...] = ()
    for decision in line.session.on_the_way:
        by = decision.default.by if decision.default is not None else ""
        usual = decision.kind not in (DecisionKind.WINDOW, DecisionKind.OFFER) or decision.asks in LISTENS
        if usual or not found:
            first = (*first, *decision.verbs)
        for verb in decision.verbs:
            found[verb] = (*found.get(verb, ()), decision.seat, *((by,) if by else ()))
    turns = (each.verbs for each in line.session.on_the_way if each.kind is DecisionKind.TURN)
    return frozenset(first), found, frozenset(verb for verbs in turns for verb in verbs)
