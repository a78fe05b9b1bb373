"""A table as a position text tells it, compared with the table of a session."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec import Struct

from engine.kernel.cases.position_form import RawRecord, Starts
from engine.kernel.corrections import FieldCorrection
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.position.reader import PositionText
from referee.position.vocabulary import form_of
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
    """A card of the text that the table does not have."""

    id: str
    seat: str
    row: str
    name: str


class TableDifferences(Struct, frozen=True):
    """The differences between a table and the text about it."""

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
    """One table as a position text describes it."""

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
                reference = names.card(str(card["id"]), raw["id"], PLAY) or names.card(name, raw["id"], PLAY)
                free = (
                    [card_id for card_id in reference.ids if card_id not in taken]
                    if reference is not None
                    else []
                )
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
        record = next(entry for row in ROWS for entry in seat.get(row, ()) if entry["id"] == card.id)
        record["id"] = id_

    def _called(self, card: RawRecord) -> str:
        face = str(card.get("card", ""))
        if face and self._faces is not None and self._faces.has(face):
            return self._faces.face(face).name()
        return str(card.get("name", card["id"]))

    def differences(self, session: Session) -> TableDifferences:
        """The differences between the text and this table."""
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
                compared = compare(state, form.at, self._comparable(raw, state))
                changes += compared.changes
                unnamed.update(dict.fromkeys(compared.unnamed))
                untouched.update(dict.fromkeys(compared.untouched))
        return TableDifferences(tuple(changes), tuple(unnamed), tuple(untouched), tuple(self.missing))

    def _head(self, state: Any) -> list[FieldCorrection]:
        """The facts of the first line, such as the phase, in which the table differs."""
        head = {field: self._position.get(field) for field in HEAD}
        head = {field: tuple(value) if isinstance(value, list) else value for field, value in head.items()}
        moment = [
            FieldCorrection("", HEAD[field] if field == "already_placed" else field, value, now)
            for field, value in head.items()
            if value is not None and (now := getattr(state, HEAD[field], value)) != value
        ]
        return [*moment, *self._challenge(state)]

    def _challenge(self, state: Any) -> list[FieldCorrection]:
        """The challenge under way: who attacks whom with what, or that there is none."""
        if not hasattr(state, CHALLENGE):
            return []
        written, now = self._position.get(CHALLENGE), state.challenge
        by_text = (
            None
            if written is None
            else (str(written.get("by")), str(written.get("kind")), *self._named(written))
        )
        by_table = None if now is None else (str(now.by), str(now.kind), *sorted(now.attackers))
        return [] if by_text == by_table else [FieldCorrection("", CHALLENGE, by_text, by_table)]

    def _named(self, challenge: RawRecord) -> tuple[str, ...]:
        return tuple(sorted(self._ids.get(attacker, attacker) for attacker in challenge.get("attackers", ())))

    def _comparable(self, raw: RawRecord, state: Any) -> RawRecord:
        """A record without unknown values; the power of a seat includes the power on its cards."""
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
        records = {record["id"]: record for row in IN_PLAY for record in raw.get(row, ())}
        power = 0
        for card in state.cards.values():
            if card.zone == PLAY and card.controller == raw["id"]:
                power += records.get(card.id, {}).get("power", card.power)
        return power


def _still_in_hand(raw: RawRecord, cards: dict[str, Any]) -> int:
    """How many cards that lie elsewhere are in the hand by the record."""
    moved = (cards.get(record["id"]) for row in ROWS for record in raw.get(row, ()))
    return sum(1 for card in moved if card is not None and card.zone == HOW_MANY)
