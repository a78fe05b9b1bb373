"""Changes between two tables, as a journal holds them where the move itself is not everybody's to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

TableChange = list[Any]
"""``[path, value]``: a field gets this value; ``[path]``: it is gone. A path is a list of keys."""


def changes_between(before: Any, after: Any) -> list[TableChange]:
    """What turns one table into the other; notes on how it came about are left out."""
    old, new = (msgspec.to_builtins(one) | {"notes": []} for one in (before, after))
    return list(_changes(old, new, []))


def _changes(old: dict[str, Any], new: dict[str, Any], path: list[str]) -> Iterator[TableChange]:
    for key in old:
        if key not in new:
            yield [[*path, key]]
    for key, value in new.items():
        if key in old and old[key] == value and _in_one_order(old[key], value):
            continue
        if isinstance(value, dict) and isinstance(old.get(key), dict) and _grows(old[key], value):
            yield from _changes(old[key], value, [*path, key])
        else:
            yield [[*path, key], value]


def _grows(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether leaving out and adding at the end turns one into the other, in its order."""
    kept = [key for key in old if key in new]
    return list(new)[: len(kept)] == kept


def _in_one_order(old: Any, new: Any) -> bool:
    return not isinstance(new, dict) or (
        list(old) == list(new) and all(_in_one_order(old[key], new[key]) for key in new)
    )


def with_changes(table: Any, changes: list[TableChange]) -> bytes:
    """The JSON of a table with these changes made to it.

    Raises:
        LookupError, TypeError, ValueError: they do not fit it.
    """
    raw = msgspec.to_builtins(table)
    for path, *value in changes:
        *way, last = path
        here = raw
        for key in way:
            here = here[key]
        if value:
            here[last] = value[0]
        else:
            del here[last]
    return msgspec.json.encode(raw | {"notes": []})
