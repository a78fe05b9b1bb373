"""What a position means, without what it says of fields that would mean the same if they were missing."""

from __future__ import annotations

from typing import Any

from engine.kernel.grammar import NEVER, Holds, PositionForm, RawRecord, TextField, TextRecord
from referee.position.names import at

LISTS = (Holds.WORDS, Holds.NUMBERS, Holds.TEXTS, Holds.SEATS, Holds.SIDES)


def meaning(position: RawRecord, form: PositionForm) -> RawRecord:
    """The position with only those fields that tell something."""
    found = _record(position, form.head)
    for line in form.lines:
        there = found.get(line.at)
        if line.stacked and isinstance(there, list):
            found[line.at] = [[_any(one, line.record) for one in place] for place in there]
        elif line.many and isinstance(there, list):
            found[line.at] = [_any(one, line.record) for one in there]
        elif isinstance(there, dict):
            found[line.at] = _record(there, line.record)
        if found.get(line.at) == []:
            del found[line.at]
    return found


def _any(one: Any, record: TextRecord) -> Any:
    return _record(one, record) if isinstance(one, dict) else one


def _record(raw: RawRecord, record: TextRecord) -> RawRecord:
    found: RawRecord = _without_nothing(raw)
    looked_up = bool(record.face and found.get(record.face))
    for item in record.items:
        if not looked_up and means_nothing(item, at(found, item.at)):
            _drop(found, item.at)
    for group in record.groups:
        there = at(found, group.at)
        if group.of is not None and isinstance(there, list):
            there[:] = [_any(one, group.of) for one in there]
        if there == [] and not group.told_empty:
            _drop(found, group.at)
    for part in record.parts:
        if found.get(part) == {}:
            del found[part]
    return found


def means_nothing(item: TextField, value: Any) -> bool:
    """Whether a field with this value means the same as a missing one."""
    if value is None:
        return True
    if item.absent == NEVER:
        return False
    if item.absent is not None:
        return bool(value == item.absent)
    if item.holds is Holds.NUMBER:
        return value == 0 and not isinstance(value, bool)
    if item.holds is Holds.FLAG:
        return value is False
    return value == [] if item.holds in LISTS else False


def _without_nothing(value: Any) -> Any:
    """A copy without what is written as null."""
    if isinstance(value, dict):
        return {name: _without_nothing(one) for name, one in value.items() if one is not None}
    return [_without_nothing(one) for one in value] if isinstance(value, list | tuple) else value


def _drop(raw: RawRecord, path: str) -> None:
    *around, last = path.split(".")
    for part in around:
        inner = raw.get(part)
        if not isinstance(inner, dict):
            return
        raw = inner
    raw.pop(last, None)
