"""A journal that was changed, cut or lengthened says where, and a sign from outside is shown, not obeyed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.errors import Unreadable, refuse_in, visible
from engine.kernel.journal import (
    Break,
    BreakKind,
    JournalHead,
    JournalLine,
    examined,
    first_link,
    linked,
)

START = first_link("{}")


def entries(count: int) -> tuple[list[JournalLine], JournalHead]:
    """So many sound entries and where they end."""
    lines: list[JournalLine] = []
    for number in range(1, count + 1):
        previous = lines[-1].link if lines else START
        lines.append(linked(previous, number, "note", f"body {number}", "now"))
    return lines, JournalHead(count, lines[-1].link if lines else START)


def broken(*order: int, head: JournalHead | None = None) -> Break | None:
    """What is found wrong when three entries come in this order."""
    lines, whole = entries(3)
    return examined(START, [lines[one - 1] for one in order], head or whole)


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ((1, 2, 3), None),
        ((1, 2), Break(3, BreakKind.CUT)),
        ((1, 1, 3), Break(2, BreakKind.REPEATED)),
        ((1, 3, 2), Break(2, BreakKind.MOVED)),
        ((1, 3, 3), Break(2, BreakKind.MISSING)),
    ],
)
def test_the_first_entry_out_of_place_is_named(order: tuple[int, ...], found: Break | None) -> None:
    assert broken(*order) == found


def test_a_link_is_the_hash_of_16_bytes_that_saved_games_hold() -> None:
    link = linked(START, 1, "note", "body", "2026-11-30T12:00:00").link

    assert (START, link) == ("b47118286270a2fc42648b029512ca22", "45078ad70d96e32035bc2b550a9211cf")


def test_what_follows_the_known_end_is_unaccounted_and_another_end_is_no_end() -> None:
    lines, _ = entries(2)
    assert broken(1, 2, 3, head=JournalHead(2, lines[-1].link)) == Break(3, BreakKind.UNACCOUNTED)
    assert broken(1, 2, 3, head=JournalHead(3, START)) == Break(4, BreakKind.HEAD)


def test_an_entry_whose_words_were_changed_is_named_as_changed() -> None:
    lines, head = entries(2)
    assert examined(START, [lines[0], replace(lines[1], body="else")], head) == Break(2, BreakKind.CHANGED)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Jon", "Jon"),
        ("a\x1b[2Jb", "a\\u001b[2Jb"),
        ("a\U000e0041b", "a\\udb40\\udc41b"),
    ],
)
def test_a_sign_that_a_terminal_obeys_is_shown_by_its_number(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(("written", "refused"), [('{"name":"Jon"}', False), ('{"name":"J\\u001bn"}', True)])
def test_of_a_value_written_as_json_the_signs_are_looked_for_in_what_they_stand_for(
    written: str, refused: bool
) -> None:
    body = {"name": "J\x1bn" if refused else "Jon"}
    if not refused:
        refuse_in(written, body, "entry")
        return
    with pytest.raises(Unreadable) as refusal:
        refuse_in(written, body, "entry")
    assert (refusal.value.facts["where"], refusal.value.facts["sign"]) == ("entry.name", "U+001B")


def test_a_sign_that_json_leaves_as_it_is_is_refused_too() -> None:
    with pytest.raises(Unreadable) as refusal:
        refuse_in('{"name":"J\u202en"}', {"name": "J\u202en"}, "entry")
    assert refusal.value.facts["sign"] == "U+202E"
