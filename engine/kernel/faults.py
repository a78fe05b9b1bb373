"""What came out of a case otherwise than was expected?

A fault is a key and facts, so that it can be told in any language; its plain text is English.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

ENGLISH = {
    "legal": "expected legal {expected}, ruled {found} because {because}",
    "because": "expected because {expected}, ruled {found}",
    "answer": "expected answer {expected!r}, answered {found!r}",
    "untold": "{path} cannot be told, expected {expected!r}",
    "value": "expected {path} {expected!r}, is {found!r}",
    "default": "expected a ruling that says it is a default, none does",
}


class Fault(Struct, frozen=True):
    """One difference from what was expected."""

    key: str
    facts: dict[str, Any] = {}
    step: int = 0
    """The number of the step, from 1; 0: it is of the whole case."""

    def __str__(self) -> str:
        """In English, for logs and tests."""
        start = f"step {self.step}: " if self.step else ""
        return start + ENGLISH[self.key].format(**self.facts)
