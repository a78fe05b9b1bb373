"""A session as people use it: fills in known card values and does what needs no choice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.journal import CHANGING
from engine.kernel.reasons import Question, Verdict
from engine.kernel.view import View, ViewArea, ViewPiece, flat_pieces, pieces
from referee.session.card_catalogue import OwnedCards
from referee.session.log.log_line import LogLine
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.session import Session

ON_A_CARD = (
    *("cost", "strength", "icons", "plot_income", "plot_initiative", "plot_claim"),
    *("unique", "income", "keywords", "traits", "houses", "crests"),
)
"""Printed values that are told to the table, in the order in which they are asked."""
NAMES = ("id", "tag", "called")
"""What a thing may say it is called."""
REPAIR = "repair"
"""Of a note: the repair it announces; of a line: the number of the note it was entered for."""
NOT_LONG_AGO = 12
"""Lines back that are still spoken of."""
LIMIT = 60
"""More procedures and known values than can follow each other."""


class GameController:
    """One game under way, with the owner's cards beside it."""

    def __init__(self, session: Session, cards: OwnedCards) -> None:
        self.session = session
        self._cards = cards
        self._viewed: tuple[Any, View] | None = None
        self._unasked: set[int] = set()
        """Lines of values told because the catalogue knew them."""
        self.cards_changed()
        cards.changed = self.cards_changed

    def branch(self) -> GameController:
        """A copy of the table that keeps neither entries nor values of cards."""
        controller = GameController(self.session.branch(), self._cards.branch())
        controller.__dict__.update(_unasked=set(self._unasked))
        return controller

    @property
    def cards(self) -> OwnedCards:
        """The owner's cards."""
        return self._cards

    def cards_changed(self) -> None:
        """Hands the owner's catalogue to the session, which reads typed lines by it."""
        self.session.catalogue = self._cards.cards

    @property
    def view(self) -> View:
        """The drawing of the table, made once for each state."""
        state = self.session.state
        if self._viewed is None or self._viewed[0] is not state:
            self._viewed = (state, self.session.adapter.view(state))
        return self._viewed[1]

    def enter(self, move: Move, overrule: str = "", *, aloud: bool = False) -> EntryOutcome:
        """Enters a move; values the catalogue knows are told first. ``aloud``: others hear the answer.

        Where silence passes, what the whole table does by the book before this move is done first: who plays
        a card after the plots has drawn and collected.
        """
        self.cards.look_again()
        outcome = self._enter(move, overrule, aloud=aloud)
        if outcome.kind is not OutcomeKind.REFUSED or self.session.strict:
            return outcome
        due = self.session.steps_due_before(move)
        if not due:
            return outcome
        with self.session.one_input():
            for earlier in due:
                with self.session.entering("implied"):
                    done = self._enter(earlier)
                if done.kind is not OutcomeKind.DONE:
                    return done
            return self._enter(move)

    def _enter(self, move: Move, overrule: str = "", *, aloud: bool = False) -> EntryOutcome:
        outcome = self.session.enter(move, overrule=overrule, aloud=aloud)
        for _ in range(LIMIT):
            if outcome.question is None or not self.tell_known(outcome.question):
                break
            outcome = self.session.enter(move, overrule=overrule, aloud=aloud)
        if outcome.kind is OutcomeKind.DONE:
            self._tell_own(move)
            self.tell_unasked()
        return outcome

    def _tell_own(self, move: Move) -> None:
        """Tells the values of a revealed plot that the owner has entered and the table has otherwise."""
        plot, by = getattr(move, "plot", None) or "", getattr(move, "by", "")
        areas = self.view.areas if plot else ()
        for badge in next((area.badges for area in areas if area.id == by), ()):
            own = self.cards.own_value(plot, badge.key)
            if badge.known and own not in (None, badge.value):
                with self.session.entering("implied"):
                    self.session.answer_question(Question(badge.key, plot, by), own)
                self._unasked.add(len(self.session.lines))

    def tell_unasked(self) -> None:
        """Tells the values that the table shows as unknown and the catalogue knows."""
        for question in tuple(_unknown(self.view)):
            if self.tell_known(question):
                self._unasked.add(len(self.session.lines))

    def make_automatic_moves(self) -> tuple[tuple[EntryOutcome, ...], EntryOutcome | None]:
        """Makes the moves that nobody has to choose; what was made, and what stopped it if something did."""
        done: list[EntryOutcome] = []
        while not self.session.strict and len(done) < LIMIT:
            outcome = self._one_automatic()
            if outcome is None or outcome.kind is not OutcomeKind.DONE:
                return tuple(done), outcome
            done.append(outcome)
            self.tell_unasked()
        return tuple(done), None

    def _one_automatic(self) -> EntryOutcome | None:
        outcome = self.session.make_automatic_move()
        for _ in range(LIMIT):
            if outcome is None or outcome.question is None or not self.tell_known(outcome.question):
                break
            outcome = self.session.make_automatic_move()
        return outcome

    def tell_known(self, question: Question) -> bool:
        """Answers a question from the catalogue; whether it could."""
        value = self.cards.value(self.name_of(question.card), question.what)
        with self.session.entering("implied"):
            return (
                value is not None and self.session.answer_question(question, value).kind is OutcomeKind.DONE
            )

    def missing_values(self, question: Question) -> tuple[Question, ...]:
        """Questions for every unknown value of the card, or of the plot, that a question is about."""
        name = self.name_of(question.card)
        face = self.cards.called(name)
        if face is None:
            return ()
        kind = face.type.value
        carried = {rule.id for rule in self.cards.cards.rules.fields if kind in rule.on}
        asked = [field for field in ON_A_CARD if field in carried and self.cards.value(name, field) is None]
        return tuple(Question(field, question.card, question.seat) for field in asked)

    def name_of(self, card: str) -> str:
        """The title of a card of the table; without one the id itself."""
        piece = self.piece(card)
        return piece.name if piece is not None else card

    def piece(self, card: str) -> ViewPiece | None:
        """The piece with this id."""
        return next((piece for piece in pieces(self.view) if piece.id == card), None)

    def area_of(self, card: str) -> ViewArea | None:
        """The area in which a piece lies."""
        for area in self.view.areas:
            if any(piece.id == card for row in area.rows for piece in flat_pieces(row.pieces)):
                return area
        return None

    def correctable(self, of: str) -> dict[str, Any]:
        """The fields that a judge may correct of a seat, a card or (empty) the table, with their values.

        What the game records, and of that record what is not known yet, found by trying.
        """
        if Correct not in self.session.adapter.game.verbs:
            return {}
        state = self.session.public
        recorded = self.session.adapter.recorded(state).items()
        values: dict[str, Any] = {field: value for (owner, field), value in recorded if owner == of}
        record = _record(state, of) if of else state
        for field in record.__struct_fields__ if isinstance(record, msgspec.Struct) else ():
            if field not in values and self._may_be_set(of, field, value := getattr(record, field)):
                values[field] = value
        return values

    def _may_be_set(self, of: str, field: str, value: Any) -> bool:
        try:
            _, rulings = self.session.rule_on(Correct(of=of, field=field, value=value, reason="tried"))
        except RefereeError:
            return False
        refused = rulings[0].verdict is Verdict.NO
        # What is not known yet has no value to try; a field that may be set is then refused for its value.
        return not refused or (value is None and rulings[0].deciding[0].says != "no_such_field")

    def undo(self) -> int:
        """Takes back the last input with all that followed automatically; how many entries."""
        lines = self.counting_lines()
        if count := self._repair_undone(lines) or self._empty_replay_undone():
            return count
        keep = len(lines) - 1
        while keep > 0 and self._belongs_to_line_before(lines, keep):
            keep -= 1
        return self.session.undo(lines[keep - 1].number if keep > 0 else 0)

    def _repair_undone(self, lines: list[LogLine]) -> int:
        """Takes back the repair these lines end with, so that the lines before it count again; how many."""
        session, number = self.session, lines[-1].body.get(REPAIR) if lines else None
        if not isinstance(number, int) or not 0 < number <= len(session.lines):
            return 0
        repair = session.lines[number - 1].body.get(REPAIR)
        if not isinstance(repair, dict) or not isinstance(repair.get("taken"), list):
            return 0
        done = session.exchange_lines(repair.get("to", 0), repair["taken"])
        return sum(line.number > number for line in lines) if done else 0

    def _empty_replay_undone(self) -> int:
        """Brings back the lines that a repair took back without entering others; how many."""
        if len(self.session.lines) < 2 or self.session.lines[-1].kind != "undo":
            return 0
        repair = self.session.lines[-2].body.get(REPAIR)
        if not isinstance(repair, dict) or repair.get("remedy") != "replay":
            return 0
        count = 0
        while self.session.redo():
            count += 1
        return count

    def _belongs_to_line_before(self, lines: list[LogLine], index: int) -> bool:
        """Whether a line belongs to the input of the line before it, or followed from it automatically."""
        if lines[index].body.get("joined"):
            return True
        if self._followed(lines, index) or lines[index].number in self._unasked:
            return True
        return lines[index].kind == "fact" and self._followed(lines, index + 1)

    def redo(self) -> int:
        """Brings back the input undone last with all that followed automatically; how many entries."""
        count = 0
        while self.session.redo():
            count += 1
            following = self.session.next_redone
            joined = following is not None and following.body.get("joined")
            if not joined and not self._next_is_automatic() and self.counting_lines()[-1].kind != "fact":
                break
        return count

    def take_back_facts(self, since: int) -> None:
        """Takes back the cards shown by an input that was not made. ``since``: lines before it.

        What was told of cards that lie on the table anyway is as true as before.
        """
        entered = [line for line in self.counting_lines() if line.number > since]
        if entered and all(line.kind == "fact" for line in entered):
            self.session.undo(since)
            for line in entered:
                if not isinstance(line.body["move"].get("card"), dict):
                    with suppress(RefereeError):
                        self.session.enter(
                            self.session.adapter.read_move(msgspec.json.encode(line.body["move"]))
                        )

    def counting_lines(self) -> list[LogLine]:
        """The lines that have led to the present table."""
        return [line for line in self.session.lines if line.kind in CHANGING and not line.undone]

    def is_automatic_line(self, line: LogLine) -> bool:
        """Whether Referee made this move automatically."""
        session = self.session
        if line.undone or line.kind != "move" or session.strict or "move" not in line.body:
            return False
        due = session.adapter.automatic(session.adapter.public(session.state_before(line.number)))
        return due is not None and msgspec.to_builtins(due) == line.body["move"]

    def recent_automatic_line(self, verb: str) -> LogLine | None:
        """The recent line by which Referee made this kind of move automatically."""
        lines = self.counting_lines()
        for at in range(len(lines) - 1, max(-1, len(lines) - 1 - NOT_LONG_AGO), -1):
            if lines[at].body.get("move", {}).get("do") == verb and self._followed(lines, at):
                return lines[at]
        return None

    def _followed(self, lines: list[LogLine], index: int) -> bool:
        """Whether the line at this place among those that count followed automatically."""
        if index >= len(lines) or lines[index].kind != "move" or self.session.strict:
            return False
        due = self.session.adapter.automatic(self.session.adapter.public(self.session.states[index]))
        return due is not None and msgspec.to_builtins(due) == lines[index].body.get("move")

    def _next_is_automatic(self) -> bool:
        return not self.session.strict and self.session.adapter.automatic(self.session.public) is not None


def _record(state: Any, of: str) -> Any:
    """The seat, card or unit with this id: in a field that is a table by ids, or in an ordered list."""
    fields = [getattr(state, name) for name in state.__struct_fields__]
    record = next((held[of] for held in fields if isinstance(held, dict) and of in held), None)
    return record if record is not None else next(_called(fields, of), None)


def _called(values: Any, of: str) -> Iterator[Any]:
    for held in values if isinstance(values, list | tuple) else ():
        if isinstance(held, msgspec.Struct):
            if of in (getattr(held, name, None) for name in NAMES):
                yield held
            yield from _called([getattr(held, name) for name in held.__struct_fields__], of)
        else:
            yield from _called(held, of)


def _unknown(view: View) -> Iterator[Question]:
    """Questions for the values that the table shows as unknown."""
    for area in view.areas:
        named = next((str(badge.value) for badge in area.badges if isinstance(badge.value, str)), "")
        yield from (Question(badge.key, named, area.id) for badge in area.badges if not badge.known)
    for piece in pieces(view):
        yield from (Question(badge.key, piece.id) for badge in piece.badges if not badge.known)


def fresh_id(view: View, name: str) -> str:
    """A short id, as it is typed, for a card that has just been named."""
    base = "_".join(part for part in "".join(c if c.isalnum() else " " for c in name.casefold()).split())
    taken = {piece.id for piece in pieces(view)}
    number = 1
    while (fresh := base if number == 1 else f"{base}_{number}") in taken:
        number += 1
    return fresh
