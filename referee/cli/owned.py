"""What stands in the owner's booklets beside a rule that is printed?"""

from __future__ import annotations

import re

import msgspec

from referee.storage.passages import passages_of

RULE = re.compile(r"[a-z]+(?:\.[a-z0-9_-]+)+")
ABOVE = 6
"""Lines of a page down to its id: the title, the line under it, a blank."""


def rule_answered(printed: str) -> str | None:
    """The rule whose page is printed as an answer; nothing if none answers."""
    return next((line for line in printed.split("\n")[:ABOVE] if RULE.fullmatch(line)), None)


def with_own_passages(printed: str, rule: str | None, language: str | None, *, as_json: bool) -> str:
    """A printed rule with the owner's passages, if any: under our words, or as a field `booklet`."""
    passages = passages_of(rule) if rule else []
    if not passages:
        return printed
    if as_json:
        document = {**msgspec.json.decode(printed), "booklet": passages}
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    from rulebook.booklet.under import with_passages

    return with_passages(printed, passages, language or "en")
