"""A record in a file: every byte of it counts, and what is wrong is named."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.errors import Unreadable
from referee.record.record_file import SIZE_LIMIT, BrokenRecord, GameRecord, read_record, written
from referee.session.registry import ADAPTERS
from tests.conftest import DEEP
from tests.kit.records import public, random_games, record_bytes

GAMES = tuple(ADAPTERS)
FLIPS = (0x01, 0x20, 0x80)
"""A neighbouring letter; capital and small, or a space and a zero byte; no UTF-8."""
RANDOM = 250 * DEEP
TEXT = ("Friday", "Printings: bg-2013", "", "    1   Stark stands — всичко")


@cache
def small() -> bytes:
    """A record of seven entries that begins its extract at the fourth, with rulings."""
    _, journal = next(random_games("oriflamme", 1))
    record = read_record(record_bytes(public(journal), first=4, last=7))
    return written(msgspec.structs.replace(record, text=TEXT))


@cache
def large(game: str) -> bytes:
    (_, journal), *_ = random_games(game, 1)
    return record_bytes(public(journal), first=1)


def place_of(data: bytes, at: int) -> tuple[str, int]:
    """The part a byte stands in, and the entry it belongs to."""
    lines = data.split(b"\n")
    number = data[:at].count(b"\n")
    word = lines[number].split(b" ", 2)
    if number == 0:
        return "format", 0
    if word[0] in (b"entry", b"position", b"ruling"):
        return word[0].decode(), int(word[1])
    return (word[0].decode() if word[0] in (b"about", b"header", b"seal") else "text"), 0


def broken(data: bytes) -> BrokenRecord | None:
    try:
        read_record(data)
    except BrokenRecord as error:
        return error
    return None


def flipped(data: bytes, at: int, bits: int) -> bytes:
    return data[:at] + bytes([data[at] ^ bits]) + data[at + 1 :]


def test_what_is_written_is_read_again() -> None:
    record = read_record(small())

    assert written(record) == small()
    assert record.text == TEXT
    assert (record.about.first, record.about.last, len(record.entries)) == (4, 7, 7)
    assert record.position
    assert record.rulings


@pytest.mark.parametrize("bits", FLIPS)
def test_each_flipped_byte_is_found_and_its_line_or_entry_named(bits: int) -> None:
    data = small()

    for at in range(len(data)):
        error = broken(flipped(data, at, bits))
        assert error is not None, at
        part, entry = place_of(data, at)
        if data[at] ^ bits == ord("\n") or data[at] == ord("\n"):
            continue  # lines are cut or joined: something is named, if not always this line
        assert (error.facts["part"], error.facts["entry"]) == (part, entry), at


def test_a_byte_left_out_or_put_in_is_found() -> None:
    data = small()

    for at in range(len(data)):
        assert broken(data[:at] + data[at + 1 :]) is not None, at
        assert broken(data[:at] + b" " + data[at:]) is not None, at
        assert broken(data[:at] + b"\n" + data[at:]) is not None, at


def test_a_record_that_is_cut_off_is_found() -> None:
    data = small()

    assert [at for at in range(len(data)) if broken(data[:at]) is None] == []
    assert broken(data + b"\n") is not None


def test_a_line_left_out_repeated_or_moved_is_found() -> None:
    lines = small().split(b"\n")[:-1]

    for at in range(len(lines)):
        assert broken(b"\n".join([*lines[:at], *lines[at + 1 :], b""])) is not None, at
        assert broken(b"\n".join([*lines[: at + 1], *lines[at:], b""])) is not None, at
    for at in range(len(lines) - 1):
        moved = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :], b""]
        assert lines[at] == lines[at + 1] or broken(b"\n".join(moved)) is not None, at


@pytest.mark.parametrize("game", GAMES)
def test_random_flips_in_a_larger_record_are_found(game: str) -> None:
    data, chance = large(game), random.Random(game)

    for _ in range(RANDOM):
        changed = data
        for _ in range(chance.randint(1, 3)):
            changed = flipped(changed, chance.randrange(len(data)), chance.randint(1, 255))
        assert changed == data or broken(changed) is not None


@given(st.binary(max_size=200))
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_record(data)


@given(st.lists(st.sampled_from(small().split(b"\n")), max_size=24))
def test_lines_put_together_at_random_are_refused(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    assert data == small() or broken(data) is not None


def test_a_file_that_is_too_large_is_not_looked_through() -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(b"referee-record/1\n" + b"x" * SIZE_LIMIT)

    assert refused.value.says == "file_too_large"


def test_numbers_that_cannot_be_are_refused_also_where_their_digest_is_right() -> None:
    record = read_record(small())
    about = record.about
    wrong = (
        msgspec.structs.replace(about, last=10**12, count=10**12),
        msgspec.structs.replace(about, last=6),
        msgspec.structs.replace(about, count=3),
        msgspec.structs.replace(about, first=8),
        msgspec.structs.replace(about, ruled=(*about.ruled, 99)),
        msgspec.structs.replace(about, ruled=about.ruled * 2),
        msgspec.structs.replace(about, first=-1),
    )
    for one in wrong:
        assert broken(written(_with(record, one))) is not None, one


def _with(record: GameRecord, about: object) -> GameRecord:
    return msgspec.structs.replace(record, about=about)
