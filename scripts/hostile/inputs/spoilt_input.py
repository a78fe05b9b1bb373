"""Mutants of what strangers send: JSON with values changed, and text with pieces moved."""

from __future__ import annotations

import random
from typing import Any

import msgspec

ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 10**9, 2**70, -(2**64), 1.5, 1e300),
    *("", "x", "TABLE", "a" * 5000, "\x1b[2J", "\u202e", "\x00", "\ud800"),
    *([], {}, [[]], {"": ""}, {"do": "pass"}, [["seats"], 3], {"move": {}}),
)
SIGNS = (
    *' ,:;()/?+="\\\n\t-_.[]{}|~$>',
    *("??", "? ", 'expect={"a":', "9" * 30, "(((", "record={}", "\x00", "\u202e", "\x1b[2J", "é", "𝒜", "٣"),
    *("²", "İ", "ﬁ", "😀", "\u0301", "\u200b", "\u2028", "x" * 300, "1e9", "-0", "null", "\ufeff"),
)


def changed(value: Any, chance: random.Random) -> Any:
    """The value with something in it left out, put in, repeated or replaced."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return odd(value, chance)
    copy: Any = value.copy()
    key = chance.choice(list(copy)) if isinstance(copy, dict) else chance.randrange(len(copy))
    how = chance.random()
    if how < 0.1:
        del copy[key]
    elif how < 0.2 and isinstance(copy, list):
        copy.insert(key, copy[key])
    elif how < 0.2:
        copy["more"] = chance.choice(ODD)
    elif how < 0.25 and isinstance(copy, dict):
        copy[key] = copy[chance.choice(list(copy))]
    else:
        copy[key] = changed(copy[key], chance)
    return copy


def odd(value: Any, chance: random.Random) -> Any:
    """Another value: a little more, another sign, or something odd."""
    if isinstance(value, bool) or chance.random() < 0.5:
        return chance.choice(ODD)
    if isinstance(value, int):
        return value + chance.choice((-2, -1, 1, 2, 1000))
    return spoilt(value, chance) if isinstance(value, str) else chance.choice(ODD)


def spoilt_json(data: bytes, chance: random.Random) -> bytes:
    """A JSON file with one to three values changed, seldom with its text damaged."""
    if chance.random() < 0.05:
        return spoilt_bytes(data, chance)
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):  # it was damaged before
        return spoilt_bytes(data, chance)
    for _ in range(chance.choice((1, 1, 2, 3))):
        value = changed(value, chance)
    try:
        return msgspec.json.encode(value)
    except (UnicodeEncodeError, OverflowError, msgspec.MsgspecError):
        return spoilt_bytes(data, chance)


def spoilt(text: str, chance: random.Random) -> str:
    """A text with a few pieces taken out, doubled, put in or moved."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randint(0, 12))
        start = chance.randrange(len(text) + 1)
        piece = chance.choice((chance.choice(SIGNS), text[at:end], text[start : start + 30], ""))
        text = text[:at] + piece + text[chance.choice((at, end)) :]
    return text


def spoilt_bytes(data: bytes, chance: random.Random) -> bytes:
    """A file that is cut, or has other bytes in places."""
    if chance.random() < 0.3:
        return data[: chance.randrange(len(data) + 1)]
    content = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        if content:
            content[chance.randrange(len(content))] = chance.randrange(256)
    return bytes(content)
