from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.journal import (
    KINDS,
    Break,
    BreakKind,
    JournalHead,
    JournalHeader,
    JournalLine,
    examined,
    first_break,
    header_text,
)
from engine.kernel.journal import linked as link_to
from tests.kit.storage import AT, ENTERED, HEADER, START, journal

JOURNALS = st.lists(
    st.tuples(st.sampled_from(sorted(KINDS)), st.text(max_size=20)), min_size=1, max_size=8
).map(journal)  # type: ignore[arg-type] # the kinds are drawn from KINDS
Change = Callable[[list[JournalLine], st.DataObject], tuple[list[JournalLine], int]]


def head_of(entries: list[JournalLine]) -> JournalHead:
    return JournalHead(len(entries), entries[-1].link if entries else START)


def one_byte_changed(entries: list[JournalLine], data: st.DataObject) -> tuple[list[JournalLine], int]:
    index = data.draw(st.integers(0, len(entries) - 1))
    field = data.draw(st.sampled_from(("kind", "body", "at", "link")))
    old = getattr(entries[index], field).encode()
    place = data.draw(st.integers(0, max(0, len(old) - 1)))
    other = data.draw(st.binary(min_size=1, max_size=1).filter(lambda byte: byte != old[place : place + 1]))
    new = (old[:place] + other + old[place + 1 :]).decode("utf-8", "surrogateescape")
    changed = msgspec.structs.replace(entries[index], **{field: new})
    return [*entries[:index], changed, *entries[index + 1 :]], index


def one_removed(entries: list[JournalLine], data: st.DataObject) -> tuple[list[JournalLine], int]:
    index = data.draw(st.integers(0, len(entries) - 1))
    return [*entries[:index], *entries[index + 1 :]], index


def one_repeated(entries: list[JournalLine], data: st.DataObject) -> tuple[list[JournalLine], int]:
    index = data.draw(st.integers(0, len(entries) - 1))
    return [*entries[: index + 1], *entries[index:]], index + 1


def two_swapped(entries: list[JournalLine], data: st.DataObject) -> tuple[list[JournalLine], int]:
    if len(entries) == 1:
        return one_removed(entries, data)
    index = data.draw(st.integers(0, len(entries) - 2))
    later = data.draw(st.integers(index + 1, len(entries) - 1))
    swapped = list(entries)
    swapped[index], swapped[later] = entries[later], entries[index]
    return swapped, index


def renumbered(entries: list[JournalLine], data: st.DataObject) -> tuple[list[JournalLine], int]:
    index = data.draw(st.integers(0, len(entries) - 1))
    number = data.draw(st.integers().filter(lambda number: number != index + 1))
    changed = msgspec.structs.replace(entries[index], number=number)
    return [*entries[:index], changed, *entries[index + 1 :]], index


@pytest.mark.parametrize(
    "change", [one_byte_changed, one_removed, one_repeated, two_swapped, renumbered], ids=lambda c: c.__name__
)
@settings(deadline=None)  # the machine may be busy
@given(entries=JOURNALS, data=st.data())
def test_what_precedes_any_one_change_is_sound_and_nothing_else(
    change: Change, entries: list[JournalLine], data: st.DataObject
) -> None:
    changed, index = change(entries, data)

    found = examined(START, changed, head_of(entries))

    assert found is not None
    assert found.number == index + 1
    assert changed[:index] == entries[:index]


@settings(deadline=None)  # the machine may be busy
@given(entries=JOURNALS, count=st.integers(0, 7))
def test_a_missing_end_is_found_through_the_head(entries: list[JournalLine], count: int) -> None:
    left = entries[: min(count, len(entries) - 1)]

    assert first_break(START, left) is None
    assert examined(START, left, head_of(entries)) == Break(len(left) + 1, BreakKind.CUT)


@settings(deadline=None)  # the machine may be busy
@given(entries=JOURNALS)
def test_what_was_entered_is_sound(entries: list[JournalLine]) -> None:
    assert examined(START, entries, head_of(entries)) is None


def test_an_empty_journal_is_sound() -> None:
    assert examined(START, [], JournalHead(0, START)) is None


def test_each_kind_of_change_is_named() -> None:
    a, b, c, d, *_ = journal(ENTERED)
    head = JournalHead(4, d.link)

    def wrong(*entries: JournalLine) -> str:
        found = examined(START, entries, head)
        return found.wrong if found else ""

    assert wrong(a, msgspec.structs.replace(b, body="{}"), c, d) == "changed"
    assert wrong(a, c, d) == "missing"
    assert wrong(a, c, b, d) == "moved"
    assert wrong(a, b, b, c, d) == "repeated"
    assert wrong(a, b, c) == "cut"
    assert wrong(a, b, c, d, link_to(d.link, 5, "note", "{}", AT)) == "unaccounted"
    assert wrong(*journal(ENTERED[:3]), link_to(c.link, 4, "note", "{}", AT)) == "head"


def test_text_cannot_move_from_one_field_to_the_next_unseen() -> None:
    first = link_to(START, 1, "note", "Zwords", "2026")
    second = link_to(START, 1, "note", "words", "2026Z")

    assert first.link != second.link


def test_a_journal_does_not_follow_another_header() -> None:
    other = msgspec.structs.replace(HEADER, seats=("p1", "p3"))

    assert header_text(other) != header_text(HEADER)
    assert first_break("0" * 32, journal(ENTERED)) == 0


def test_a_link_is_sixteen_bytes_and_stays_the_same_from_version_to_version() -> None:
    entry = link_to("0" * 32, 1, "move", "{}", AT)

    assert entry.link == "7b3c3978e1a8af5813b99561afc2d8b6"


def test_a_header_is_spelled_in_one_way_and_reads_back() -> None:
    header = JournalHeader("hbo", ("bg-2013",), ("p1",), "1", "2", options={"b": "1", "a": "2"})
    again = JournalHeader("hbo", ("bg-2013",), ("p1",), "1", "2", options={"a": "2", "b": "1"})

    assert header_text(header) == header_text(again)
    assert msgspec.json.decode(header_text(header), type=JournalHeader) == header
