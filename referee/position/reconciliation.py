"""The shortest list of entries and corrections by which a record agrees with a position text."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from msgspec import Struct

from engine.kernel.corrections import CorrectAll, FieldCorrection
from engine.kernel.decisions import Move, Pass, PassWindow
from engine.kernel.errors import NOTHING_TO_ACT_ON, Unreadable
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Reason, Ruling, Verdict
from referee.position.dispute import printing
from referee.position.disputed_table import table_of
from referee.position.reader import read_text
from referee.position.told_table import HOW_MANY, MissingCard, TableDifferences, ToldTable
from referee.session.controller import GameController, fresh_id
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session

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
    """The entries and corrections that make the record agree with the table."""

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
    """Finds the entries and corrections that make the record agree with a position text.

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
    """The kind of the card, with the values that the catalogue knows."""
    face = trial.cards.called(card.name)
    if face is None:
        return {"kind": KINDS.get(card.row, "character")}
    name, kind = trial.cards.title(face.id, "en")
    return {"name": name, "kind": kind, "face": face.id, **trial.cards.printed(face.id)}


def _shortest(start: _Way, told_table: ToldTable) -> _Way:
    """The best way found; an entry is only taken where no other explains as much."""
    best, level, tried = start, [start], 0
    for _ in range(DEEPEST):
        longer_ways: list[_Way] = []
        for way in level:
            for longer in _after_one_entry(way, told_table):
                tried += 1
                longer_ways.append(longer)
                if tried > MOST_TRIED:
                    return best
        longer_ways = [longer for longer in longer_ways if longer.length <= best.length]
        longer_ways.sort(key=lambda longer: longer.length)
        if not longer_ways:
            return best
        level, first = longer_ways[:WIDEST], longer_ways[0]
        alone = all(
            longer.entries == first.entries for longer in longer_ways if longer.length == first.length
        )
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
    """The move with the cards that differ."""
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
