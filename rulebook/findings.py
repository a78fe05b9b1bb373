"""What an audit of the rulebook finds."""

from __future__ import annotations

from typing import Literal

import msgspec

FindingKind = Literal[
    "undecided", "untested", "untranslated", "incomplete", "stale", "dangling", "unasked", "alike"
]


class AuditFinding(msgspec.Struct, frozen=True, order=True):
    """What is amiss with one section, or with an id that is named somewhere."""

    game: str
    kind: FindingKind
    rule: str
    said: str
