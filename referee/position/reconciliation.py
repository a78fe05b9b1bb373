"""A table that was told whole, and its record: the shortest list of entries and corrections between them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from msgspec import Struct

from engine.kernel.corrections import CorrectAll, FieldCorrection
from engine.kernel.decisions import Move, Pass, PassWindow
from engine.kernel.errors import NOTHING_TO_ACT_ON, Unreadable
from engine.kernel.judge import Candidate
from engine.kernel.position_form import RawRecord, Starts
from engine.kernel.reasons import Reason, Ruling, Verdict
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.position.dispute import printing
from referee.position.disputed_table import table_of
from referee.position.reader import PositionText, read_text
from referee.position.vocabulary import form_of
from referee.session.controller import GameController, fresh_id
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session

ROWS = ("characters", "locations", "attachments", "dead", "discard")
IN_PLAY = ROWS[:3]
PLAY = "play"
HEAD = {field: field for field in ("phase", "round", "first_player", "direction")}
HEAD |= {"active_player": "active", "already_placed": "placed"}
"""Field of a position -> the field of the table that holds it."""
CHALLENGE = "challenge"
HOW_MANY = "hand"
"""A dictionary whose number of cards is compared."""


class MissingCard(Struct, frozen=True):
    """A card that was told and that the table does not have."""

    id: str
    seat: str
    row: str
    name: str


class TableDifferences(Struct, frozen=True):
    """Where a table differs from what was told of it."""

    changes: tuple[FieldCorrection, ...]
    unnamed: tuple[str, ...] = ()
    """What is recorded and was not named; it stays as it is."""
    untouched: tuple[str, ...] = ()
    """What was told and is not compared."""
    missing: tuple[MissingCard, ...] = ()

    @property
    def count(self) -> int:
        """How many facts are otherwise."""
        return len(self.changes) + len(self.missing)


class ToldTable:
    """What a position text tells of one table."""

    def __init__(self, read: PositionText, session: Session) -> None:
        self._form = form_of(read.game)
        self._position: RawRecord = deepcopy(read.position)
        self.missing: list[MissingCard] = []
        self._ids: dict[str, str] = {}
        """Id in the text -> id at the table."""
        game = session.adapter.game.id
        self._names = names_of(lexicon(game), session.public, cards_of(session))
        self._faces = cards_of(session)
        for seat in self._position.get("seats", ()):
            self._seat(seat, self._names)

    def _seat(self, raw: RawRecord, names: NameIndex) -> None:
        """The cards of a seat under the ids they have at the table."""
        taken: set[str] = set()
        for row in ROWS:
            for card in (record for record in raw.get(row, ()) if isinstance(record, dict)):
                name = self._called(card)
                found = names.card(str(card["id"]), raw["id"], PLAY) or names.card(name, raw["id"], PLAY)
                free = [card_id for card_id in found.ids if card_id not in taken] if found is not None else []
                if free:
                    self._ids[card["id"]] = card["id"] = free[0]
                    taken.add(free[0])
                else:
                    self.missing.append(MissingCard(card["id"], raw["id"], row, name))
                card.pop("card", None)

    def is_now(self, card: MissingCard, id_: str) -> None:
        """The table has got the card under this id."""
        self.missing.remove(card)
        self._ids[card.id] = id_
        seat = next(owner for owner in self._position["seats"] if owner["id"] == card.seat)
        found = next(record for row in ROWS for record in seat.get(row, ()) if record["id"] == card.id)
        found["id"] = id_

    def _called(self, card: RawRecord) -> str:
        face = str(card.get("card", ""))
        if face and self._faces is not None and self._faces.has(face):
            return self._faces.face(face).name()
        return str(card.get("name", card["id"]))

    def differences(self, session: Session) -> TableDifferences:
        """Where this table differs from what was told."""
        state, compare = session.public, session.adapter.seen_differences
        changes = list(self._head(state))
        unnamed, untouched = dict[str, None](), dict[str, None]()
        for form in self._form.seen or self._form.lines:
            value = self._position.get(form.at)
            if not value:
                continue
            if form.starts is Starts.WORD:
                records = [{form.at: value}]
            else:
                records = [value] if isinstance(value, dict) else value
            for raw in records:
                found = compare(state, form.at, self._comparable(raw, state))
                changes += found.changes
                unnamed.update(dict.fromkeys(found.unnamed))
                untouched.update(dict.fromkeys(found.untouched))
        return TableDifferences(tuple(changes), tuple(unnamed), tuple(untouched), tuple(self.missing))

    def _head(self, state: Any) -> list[FieldCorrection]:
        """What the first line tells of the moment, where that is another."""
        told = {field: self._position.get(field) for field in HEAD}
        told = {field: tuple(value) if isinstance(value, list) else value for field, value in told.items()}
        moment = [
            FieldCorrection("", HEAD[field] if field == "already_placed" else field, value, now)
            for field, value in told.items()
            if value is not None and (now := getattr(state, HEAD[field], value)) != value
        ]
        return [*moment, *self._challenge(state)]

    def _challenge(self, state: Any) -> list[FieldCorrection]:
        """The challenge under way: who attacks whom with what, or that there is none."""
        if not hasattr(state, CHALLENGE):
            return []
        told, now = self._position.get(CHALLENGE), state.challenge
        seen = None if told is None else (str(told.get("by")), str(told.get("kind")), *self._named(told))
        kept = None if now is None else (str(now.by), str(now.kind), *sorted(now.attackers))
        return [] if seen == kept else [FieldCorrection("", CHALLENGE, seen, kept)]

    def _named(self, challenge: RawRecord) -> tuple[str, ...]:
        return tuple(sorted(self._ids.get(attacker, attacker) for attacker in challenge.get("attackers", ())))

    def _comparable(self, raw: RawRecord, state: Any) -> RawRecord:
        """A record without what is not known; the power of a seat is told with that on its cards."""
        known = {
            name: value
            for name, value in raw.items()
            if value != "?" and (name == HOW_MANY or not isinstance(value, dict))
        }
        cards = getattr(state, "cards", None)
        if not isinstance(cards, dict):
            return known
        if isinstance(known.get("power"), int):
            known["power"] += self._on_cards(raw, state)
        if isinstance(known.get(HOW_MANY), dict) and isinstance(known[HOW_MANY].get("count"), int):
            known[HOW_MANY] = {"count": known[HOW_MANY]["count"] + _still_in_hand(raw, cards)}
        return known

    def _on_cards(self, raw: RawRecord, state: Any) -> int:
        told = {record["id"]: record for row in IN_PLAY for record in raw.get(row, ())}
        power = 0
        for card in state.cards.values():
            if card.zone == PLAY and card.controller == raw["id"]:
                power += told.get(card.id, {}).get("power", card.power)
        return power


def _still_in_hand(raw: RawRecord, cards: dict[str, Any]) -> int:
    """How many cards that lie elsewhere are in the hand by the record."""
    told = (cards.get(record["id"]) for row in ROWS for record in raw.get(row, ()))
    return sum(1 for card in told if card is not None and card.zone == HOW_MANY)


DEEPEST = 3
"""Entries that are put together at most; what took more is better told by the players."""
WIDEST = 4
"""Tables that are gone on from at each step."""
MOST_TRIED = 400
KINDS = {"locations": "location", "attachments": "attachment"}
"""Row of the position text -> the kind of a card that lies there."""


class CannotBe(Struct, frozen=True):
    """The first fact that cannot be: what would have to be set and why not, or what all of it would break."""

    change: FieldCorrection | None = None
    card: MissingCard | None = None
    ruling: Ruling | None = None
    broken: Reason | None = None


class Reconciliation(Struct, frozen=True):
    """What makes the record agree with the table."""

    entries: tuple[Move, ...] = ()
    corrections: tuple[FieldCorrection, ...] = ()
    unnamed: tuple[str, ...] = ()
    untouched: tuple[str, ...] = ()
    cannot_be: CannotBe | None = None

    @property
    def agrees(self) -> bool:
        """Whether nothing has to be entered."""
        return not (self.entries or self.corrections or self.cannot_be)

    def moves(self, reason: str) -> tuple[Move, ...]:
        """All of it, the corrections as one entry."""
        together = (CorrectAll(changes=self.corrections, reason=reason),) if self.corrections else ()
        return (*self.entries, *together)


class _Way(Struct, frozen=True):
    """A table some entries later."""

    table: Session
    entries: tuple[Move, ...]
    left: TableDifferences

    @property
    def length(self) -> int:
        return len(self.entries) + self.left.count


def reconcile(controller: GameController, text: str, language: str) -> Reconciliation:
    """What has to be entered so that the record agrees with a position text.

    Raises:
        PositionError: the text cannot be read.
        Unreadable: it is of another game.
        Impossible: the position it tells cannot exist.
    """
    read = read_text(text, language, seen=True)
    trial = controller.branch()
    adapter = trial.session.adapter
    if read.game != adapter.game.id:
        raise Unreadable("another_game", game=read.game, known=adapter.game.id)
    table_of(adapter, adapter.supposed(deepcopy(read.position)), printing(read))
    told_table = ToldTable(read, trial.session)
    shown = tuple(_shown(trial, told_table))
    best = _shortest(_Way(trial.session, (), told_table.differences(trial.session)), told_table)
    left = best.left
    cannot_be = _first_impossible(best) or (_first_broken(trial.session, best) if left.changes else None)
    return Reconciliation((*shown, *best.entries), left.changes, left.unnamed, left.untouched, cannot_be)


def _shown(trial: GameController, told_table: ToldTable) -> Iterator[Move]:
    """Cards that nobody has named and that lie there now: they come from the hands of their players."""
    for card in tuple(told_table.missing):
        id_ = fresh_id(trial.view, card.name)
        known = {"id": id_, "name": card.name, **_printed(trial, card)}
        adapter = trial.session.adapter
        move = adapter.made_public(adapter.know(card.seat, HOW_MANY, known))
        try:
            done = trial.session.enter(move).kind is OutcomeKind.DONE
        except NOTHING_TO_ACT_ON:
            continue
        if done:
            told_table.is_now(card, id_)
            yield move


def _printed(trial: GameController, card: MissingCard) -> dict[str, Any]:
    """What kind of card it is, and what the catalogue knows of it."""
    face = trial.cards.called(card.name)
    if face is None:
        return {"kind": KINDS.get(card.row, "character")}
    name, kind = trial.cards.title(face.id, "en")
    return {"name": name, "kind": kind, "face": face.id, **trial.cards.printed(face.id)}


def _shortest(start: _Way, told_table: ToldTable) -> _Way:
    """The best way found; an entry is only taken where no other explains as much."""
    best, level, tried = start, [start], 0
    for _ in range(DEEPEST):
        found: list[_Way] = []
        for way in level:
            for longer in _after_one_entry(way, told_table):
                tried += 1
                found.append(longer)
                if tried > MOST_TRIED:
                    return best
        found = [longer for longer in found if longer.length <= best.length]
        found.sort(key=lambda longer: longer.length)
        if not found:
            return best
        level, first = found[:WIDEST], found[0]
        alone = all(longer.entries == first.entries for longer in found if longer.length == first.length)
        if alone and (first.length < best.length or not first.left.count):
            best = first
    return best


def _after_one_entry(way: _Way, told_table: ToldTable) -> Iterator[_Way]:
    otherwise = {change.of for change in way.left.changes}
    if not otherwise:
        return
    for choice, ruling in way.table.choices():
        if ruling.verdict is not Verdict.YES or isinstance(choice.move, Pass | PassWindow) or choice.by_hand:
            continue
        for move in _filled(choice, otherwise):
            after = way.table.branch()
            try:
                done = after.enter(move).kind is OutcomeKind.DONE
            except NOTHING_TO_ACT_ON:
                continue
            if done:
                yield _Way(after, (*way.entries, move), told_table.differences(after))


def _filled(choice: Candidate, otherwise: set[str]) -> Iterator[Move]:
    """The move with the cards of which something is otherwise."""
    if not choice.pick:
        yield choice.move
        return
    picks = tuple(option for option in choice.among if option in otherwise)[: choice.most or None]
    if len(picks) >= max(choice.least, 1):
        yield choice.with_picks(picks)
    elif choice.least == 0:
        yield choice.with_picks(())


def _first_impossible(way: _Way) -> CannotBe | None:
    """The first fact that can neither be entered nor be set right."""
    if way.left.missing:
        return CannotBe(card=way.left.missing[0])
    table = way.table.branch()
    for change in way.left.changes:
        alone = CorrectAll(changes=(change,), reason="told")
        try:
            outcome = table.branch().enter(alone)
        except NOTHING_TO_ACT_ON:
            return CannotBe(change=change)
        if outcome.kind is not OutcomeKind.DONE:
            return CannotBe(change=change, ruling=outcome.ruling)
    return None


def _first_broken(before: Session, way: _Way) -> CannotBe | None:
    """The first thing every table keeps that would be broken with all of it, and is not broken now."""
    table, adapter = way.table.branch(), before.adapter
    table.enter(CorrectAll(changes=way.left.changes, reason="told"))
    already = set(map(str, adapter.invariants(before.public)))
    faults = (fault for fault in adapter.invariants(table.public) if str(fault) not in already)
    return next((CannotBe(broken=fault) for fault in faults), None)
