"""Forged records can be made from what was forged before."""

from __future__ import annotations

from random import Random

from scripts.hostile.inputs.forged_records import BODIES, changed_text


def test_a_body_that_is_no_json_or_nested_too_deeply_is_left_as_it_is() -> None:
    for body in ("", "[", "[" * 3000):
        assert body in BODIES
        assert changed_text(body, Random(0)) == body


def test_a_body_that_is_json_is_changed() -> None:
    assert {changed_text('{"line":0}', Random(seed)) for seed in range(20)} - {'{"line":0}'}
