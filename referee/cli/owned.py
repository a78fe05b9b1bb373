"""What stands in the owner's booklets beside a rule that is printed?"""

from __future__ import annotations

import msgspec

from referee.storage.passages import passages_of


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
