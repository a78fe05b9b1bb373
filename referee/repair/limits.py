"""What a wrong line did where no correction reaches, as far as it still lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.kernel.corrections import FieldCorrection, RecordedValues

BOOKKEEPING = frozenset(
    {
        *("shown", "laid", "limits", "done", "tokens", "bribe", "surely", "ledger", "did"),
        *("open", "name"),
    }
)
"""Fields that follow from others, or that a correction reaches under another name."""
ThingRecords = dict[str, dict[str, Any]]


def out_of_reach(wrong: Any, right: Any, now: Any, known: RecordedValues) -> Iterator[FieldCorrection]:
    """Things of which something is as the wrong line left it, and cannot be set right; each once."""
    one, other, here = (_things(table) for table in (wrong, right, now))
    for of, record in one.items():
        should = other.get(of)
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
    found: ThingRecords = {}
    for field, value in msgspec.to_builtins(table).items():
        if field not in table.aside:
            _collect(value, found)
    return found


def _collect(value: Any, found: ThingRecords) -> None:
    if isinstance(value, dict):
        called = value.get("tag") or value.get("id")
        if isinstance(called, str):
            found[called] = value
        else:
            for one in value.values():
                _collect(one, found)
        if isinstance(value.get("cards"), list | tuple):
            _collect(value["cards"], found)
    elif isinstance(value, list | tuple):
        for one in value:
            _collect(one, found)
