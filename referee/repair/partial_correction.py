"""The partial correction: what a wrong line has left on the table is set right, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.corrections import Correct, CorrectAll, CorrectedValue, FieldCorrection, RecordedValues
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import Reason, Verdict
from referee.repair.consequences import RepairRefused, at_rest
from referee.session.log.journal_replay import made_again
from referee.session.session import Session

BOOKKEEPING = frozenset(
    {
        *("shown", "laid", "limits", "done", "tokens", "bribe", "surely", "ledger", "did"),
        *("open", "name"),
    }
)
"""Fields that follow from others, or that a correction reaches under another name."""
ThingRecords = dict[str, dict[str, Any]]


def out_of_reach(wrong: Any, right: Any, now: Any, known: RecordedValues) -> Iterator[FieldCorrection]:
    """The things that stay as the wrong line left them, each once."""
    wrong_things, right_things, here = (_things(table) for table in (wrong, right, now))
    for of, record in wrong_things.items():
        should = right_things.get(of)
        if should is None or of not in here:
            continue
        for field in record | should:
            reached = (of, field) in known or field in BOOKKEEPING
            did = record.get(field) != should.get(field)
            if did and not reached and here[of].get(field) == record.get(field):
                yield FieldCorrection(of, field, None, None)
                break


def _things(table: Any) -> ThingRecords:
    """Everything on a table that has an id or a tag."""
    records: ThingRecords = {}
    for field, value in msgspec.to_builtins(table).items():
        if field not in table.aside:
            _collect(value, records)
    return records


def _collect(value: Any, records: ThingRecords) -> None:
    if isinstance(value, dict):
        called = value.get("tag") or value.get("id")
        if isinstance(called, str):
            records[called] = value
        else:
            for part in value.values():
                _collect(part, records)
        if isinstance(value.get("cards"), list | tuple):
            _collect(value["cards"], records)
    elif isinstance(value, list | tuple):
        for part in value:
            _collect(part, records)


UNTOUCHED = frozenset(
    {"phase", "step", "round", "active", "word", "passed", "due", "pointer", "placed", "spoken"}
)
"""Fields that say how far the game has come, which a partial correction leaves alone."""
EMPTY: tuple[CorrectedValue, ...] = (0, False, "", ())
"""Values of what is not there."""
RESULTS = frozenset({"winner"})
"""Fields that are counted and not chosen."""
CHALLENGE = "challenge"
ROUNDS = 8
"""So often a correction is looked at for what it has broken."""


class PartialCorrection(Struct, frozen=True):
    """The moves of a partial correction."""

    shows: tuple[Move, ...]
    """Cards that were told with what is right."""
    changes: tuple[FieldCorrection, ...]
    stays: tuple[FieldCorrection, ...]
    """What the wrong line did and stays: later lines rest on it, or no correction reaches it."""
    state: Any
    """The table with all of it set right."""

    def moves(self, reason: str) -> tuple[Move, ...]:
        """All moves, the corrections as one."""
        together = (CorrectAll(changes=self.changes, reason=reason),) if self.changes else ()
        return (*self.shows, *together)


def partial_correction(
    session: Session, wrong: Any, right: Any, shows: Iterable[Move], reason: str, then: Any = None
) -> PartialCorrection:
    """The smallest set of corrections that removes the effects of a wrong line and breaks nothing.

    Args:
        wrong: the table the wrong line led to; right: the table it should have led to.
        shows: what was told of cards on the way to what is right.
        then: where the later lines would have led from there, if that can be told.
    """
    return _Correcting(session, reason).correction(wrong, right, tuple(shows), then)


def enter_partial_correction(session: Session, moves: tuple[Move, ...], about: dict[str, Any]) -> None:
    """Enters corrections as one entry.

    Raises:
        RepairRefused: there are none, or together they cannot be made.
    """
    body = {"moves": [msgspec.to_builtins(move) for move in moves], **about}
    again = made_again(session, body) if moves else None
    if again is None or again[2]:
        raise RepairRefused("repair_nothing_to_mend")
    after, rulings, _ = again
    session.commit("repair", body, after, rulings, passed=session.passed_windows)
    session.note_doubts(session.new_doubts)


class _Correcting:
    """One set of corrections in the making."""

    def __init__(self, session: Session, reason: str) -> None:
        self._session, self._adapter, self._reason = session, session.adapter, reason
        self._state = session.public
        self._start: RecordedValues = {}
        self._changed: dict[tuple[str, str], CorrectedValue] = {}
        self._stays: list[FieldCorrection] = []

    def correction(self, wrong: Any, right: Any, shows: tuple[Move, ...], then: Any) -> PartialCorrection:
        declared = tuple(self._told(shows))
        self._start = self._adapter.recorded(self._state)
        broken = self._broken()
        wrong, right = (at_rest(self._adapter, self._adapter.public(state)) for state in (wrong, right))
        self._merge(self._adapter.recorded(wrong), self._adapter.recorded(right))
        if then is not None:
            self._count_again(self._adapter.recorded(self._adapter.public(then)))
        self._stays += out_of_reach(wrong, right, self._state, self._start)
        self._strip(broken)
        changes = tuple(
            FieldCorrection(of, field, value, self._start.get((of, field)))
            for (of, field), value in self._changed.items()
            if value != self._start.get((of, field))
        )
        return PartialCorrection(declared, changes, tuple(self._stays), self._state)

    def _told(self, shows: tuple[Move, ...]) -> Iterator[Move]:
        for move in shows:
            if self._try(move):
                yield move

    def _try(self, move: Move) -> bool:
        try:
            if judge(self._adapter.game, self._state, move).verdict is not Verdict.YES:
                return False
            self._state = carry_out(self._adapter.game, self._state, move)
        except NOTHING_TO_ACT_ON:
            return False
        return True

    def _merge(self, wrong: RecordedValues, right: RecordedValues) -> None:
        """Merges three tables: removes the wrong line's changes from the present table."""
        wanted = [key for key in right if right[key] != wrong.get(key) and key[1] not in UNTOUCHED]
        lasting = [key for key in wrong if key not in right and key in self._start]
        if self._was_never_made(wrong, lasting):
            self._set("", CHALLENGE, "")
        later = []
        for of, field in wanted:
            now = self._start.get((of, field))
            value = _merged(wrong.get((of, field)), right[of, field], now)
            if value is None or not self._set(of, field, value):
                later.append((of, field, value))
        self._set_later(later, right)
        self._note_lasting(lasting)

    def _set_later(self, later: list[tuple[str, str, Any]], right: RecordedValues) -> None:
        """Sets the fields that had to wait for another correction, and notes those that stay."""
        missing: set[str] = set()
        for of, field, value in later:
            now = self._start.get((of, field))
            if value is None or not self._set(of, field, value):
                is_default = now is None and right[of, field] in EMPTY
                if not is_default and (now is not None or of not in missing):
                    self._stays.append(FieldCorrection(of, field, right[of, field], now))
                missing |= {of} if now is None else set()

    def _note_lasting(self, lasting: list[tuple[str, str]]) -> None:
        """Notes the things of the wrong table that are still there, each by one field."""
        there = self._adapter.recorded(self._state)
        gone = {of: field for of, field in reversed(lasting) if (of, field) in there}
        self._stays += [
            FieldCorrection(of, field, None, there[of, field])
            for of, field in gone.items()
            if field not in UNTOUCHED
        ]

    def _count_again(self, then: RecordedValues) -> None:
        """Recounts what nobody chose, such as who won."""
        for of, field in self._start:
            if field in RESULTS and (of, field) in then:
                self._set(of, field, then[of, field])

    def _was_never_made(self, wrong: RecordedValues, lasting: list[tuple[str, str]]) -> bool:
        """Whether the challenge of the wrong line, which the right table lacks, is still under way."""
        same = ((of, field) for of, field in wrong if (of, field) in (("", CHALLENGE), ("", "attackers")))
        return ("", CHALLENGE) in lasting and all(wrong[key] == self._start.get(key) for key in same)

    def _set(self, of: str, field: str, value: CorrectedValue) -> bool:
        if self._adapter.recorded(self._state).get((of, field)) == value:
            return True
        if self._try(Correct(of=of, field=field, value=value, reason=self._reason)):
            self._changed[of, field] = value
            return True
        return False

    def _broken(self) -> set[tuple[str, str]]:
        return {_called(invariant) for invariant in self._adapter.invariants(self._state)}

    def _strip(self, before: set[tuple[str, str]]) -> None:
        """Corrects also what the corrections have broken, as far as one value does it."""
        for _ in range(ROUNDS):
            broken = [
                invariant
                for invariant in self._adapter.invariants(self._state)
                if _called(invariant) not in before
            ]
            if not any(self._is_corrected(reason) for reason in broken):
                return

    def _is_corrected(self, broken: Reason) -> bool:
        wanted = REMEDY[broken.says](broken) if broken.says in REMEDY else []
        done = [self._set(*correction) for correction in wanted]
        return any(done)


def _called(broken: Reason) -> tuple[str, str]:
    return broken.says, str(sorted(broken.facts.items(), key=str))


def _bare(broken: Reason) -> list[tuple[str, str, CorrectedValue]]:
    """A card out of play: upright, alone and without tokens."""
    card = str(broken.facts["card"])
    return [(card, "power", 0), (card, "kneeling", False), (card, "host", "")]


def _discarded(broken: Reason) -> list[tuple[str, str, CorrectedValue]]:
    """A card that is discarded because it has nothing to lie under."""
    card = str(broken.facts["card"])
    return [(card, "host", ""), (card, "zone", "discard"), (card, "kneeling", False)]


def _uncovered(broken: Reason) -> list[tuple[str, str, CorrectedValue]]:
    return [(str(broken.facts["card"]), "tokens", 0)]


def _unfortified(broken: Reason) -> list[tuple[str, str, CorrectedValue]]:
    return [(str(broken.facts["area"]), "fortification", False)]


REMEDY = {
    "out_of_play_with_power": _bare,
    "out_of_play_in_use": _bare,
    "attachment_lies_loose": _discarded,
    "duplicate_lies_elsewhere": _discarded,
    "tokens_on_open_card": _uncovered,
    "fortified_and_empty": _unfortified,
}
"""What is broken -> the values that set it right."""


def _merged(wrong: CorrectedValue, right: CorrectedValue, now: CorrectedValue) -> CorrectedValue:
    """The present value without the wrong line's change; none where a later line has replaced it."""
    if now == wrong:
        return right
    numbers = [
        count for count in (wrong, right, now) if isinstance(count, int) and not isinstance(count, bool)
    ]
    if len(numbers) == 3:
        return max(0, numbers[2] + numbers[1] - numbers[0])
    if isinstance(wrong, tuple) and isinstance(right, tuple) and isinstance(now, tuple):
        return _merged_words(wrong, right, now)
    return right if now == right else None


def _merged_words(wrong: tuple[str, ...], right: tuple[str, ...], now: tuple[str, ...]) -> tuple[str, ...]:
    """The right words in order, without those that later lines took away, and with those they added."""
    words = [word for word in right if word in now or word not in wrong]
    for at, word in enumerate(now):
        if word not in wrong and word not in words:
            before = next((other for other in reversed(now[:at]) if other in words), None)
            words.insert(0 if before is None else words.index(before) + 1, word)
    return tuple(words)
