"""Who made an entry and how, and entries of kinds that only a newer program knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.kernel.journal import (
    UNKNOWN_ACTOR,
    EntryActor,
    first_link,
    first_unknown,
    linked,
    signature_in,
    signed,
    unsigned,
)

ANNA = EntryActor("Anna", "judge", "tablet")
BODY: dict[str, Any] = {"move": {"do": "pass"}}


def test_a_signed_entry_holds_what_was_entered_and_tells_by_whom_and_how() -> None:
    written = msgspec.json.decode(signed(BODY, ANNA, "typed"))

    assert signature_in(written) == (ANNA, "typed")
    assert unsigned(written) == BODY


@pytest.mark.parametrize(
    ("said", "signature"),
    [
        ({}, (UNKNOWN_ACTOR, "")),
        ({"actor": {"person": "Anna"}}, (EntryActor("Anna"), "")),
        ({"actor": {"person": "Anna"}, "origin": "guessed"}, (EntryActor("Anna"), "")),
        ({"actor": {"person": 7}, "origin": "typed"}, (UNKNOWN_ACTOR, "")),
        ({"actor": "Anna", "origin": "typed"}, (UNKNOWN_ACTOR, "")),
    ],
    ids=["nothing", "no origin", "another origin", "no name", "no actor"],
)
def test_what_a_signature_does_not_say_is_unknown(said: dict[str, Any], signature: Any) -> None:
    assert signature_in({**BODY, **said}) == signature


def test_the_first_entry_of_a_newer_kind_is_found() -> None:
    known = linked(first_link("{}"), 1, "note", "body", "now")
    newer = replace(known, kind="vote")

    assert first_unknown([known, newer, replace(newer, number=3)]) is newer
    assert first_unknown([known]) is None
