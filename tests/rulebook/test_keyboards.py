"""The layouts of keyboards are those of xkeyboard-config, whose files the stored copy was read off."""

from __future__ import annotations

import json
from pathlib import Path

from cards.names import FROM_KEYS, TO_KEYS
from rulebook.text.letters import (
    BDS,
    BG_PHONETIC,
    BY_ID,
    CYRILLIC_LAYOUTS,
    KEYS,
    LAYOUTS,
    american_key,
    having,
)

STORED = json.loads((Path(__file__).parent / "keyboards_of_xkb.json").read_text(encoding="utf-8"))


def test_every_layout_has_the_signs_of_its_file() -> None:
    ours = {one.id: (one.small, one.shifted) for one in LAYOUTS}

    assert ours == {name: (one["small"], one["shifted"]) for name, one in STORED.items()}


def test_every_letter_key_can_be_pressed_on_every_layout() -> None:
    letters = [key for key in KEYS if key.isalpha()]
    wanted = {one.id: letters for one in LAYOUTS}
    there = {
        one.id: [key for key in letters if key in {american_key(sign, one) for sign in one.small}]
        for one in LAYOUTS
    }

    assert there == wanted


def test_the_standard_bulgarian_layout_is_not_shifted_by_a_key() -> None:
    row = {sign: american_key(sign, BDS) for sign in "уеишщксдзц"}

    assert "".join(row.values()) == "wertyuiop["
    assert american_key(",", BDS) == "q"


def test_a_capital_is_the_key_with_shift() -> None:
    assert [american_key("П", one) for one in (BG_PHONETIC, BDS)] == ["P", "M"]
    assert american_key("Ж", BY_ID["russian"]) == ":"


def test_signs_that_one_layout_alone_has() -> None:
    assert [one.id for one in having("ї")] == ["ukrainian"]
    assert [one.id for one in having("ё")] == ["russian"]
    assert len(having("щ")) == len(CYRILLIC_LAYOUTS)


def test_names_are_read_by_the_same_table() -> None:
    assert len(FROM_KEYS) == len(TO_KEYS) == len(CYRILLIC_LAYOUTS)
    assert {"hodor".translate(one) for one in FROM_KEYS} >= {"рщвщк", "ходор"}
