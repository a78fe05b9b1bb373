"""Deck lists as people write them, and files that are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.catalogue import catalogue
from cards.deck_list import MOST_BYTES, DeckLine, read_deck, resolved
from cards.facts import ready_decks
from cards.messages import CardsError
from cards.names import MatchKind

CARDS = catalogue("lcg")


def line(text: str) -> tuple[int, str, str]:
    [one] = read_deck(text.encode())
    return one.copies, one.name, one.part


@pytest.mark.parametrize(
    "text",
    ["3x Great Keep", "3 Great Keep", "3 x Great Keep", "Great Keep x3", "Great Keep (3)", "* 3x Great Keep",
     "3× Great Keep", "3х Great Keep"],
)  # fmt: skip
def test_copies_stand_before_or_behind_the_name(text: str) -> None:
    assert line(text) == (3, "Great Keep", "")


def test_a_line_without_a_number_is_one_copy() -> None:
    assert line("Great Keep") == (1, "Great Keep", "")


@pytest.mark.parametrize(
    ("heading", "part"),
    [("Plots", "plots"), ("Plots (7):", "plots"), ("Замыслы", "plots"), ("Characters (20)", "draw"),
     ("House:", "house"), ("Цель", "agenda")],
)  # fmt: skip
def test_a_word_alone_begins_a_part_of_the_deck(heading: str, part: str) -> None:
    assert line(f"{heading}\nGreat Keep") == (1, "Great Keep", part)


def test_a_part_and_its_card_may_share_a_line() -> None:
    assert line("House: Stark") == (1, "Stark", "house")


def test_remarks_sums_and_blank_lines_are_no_cards() -> None:
    assert line("# mine\n\n// old\nTotal: 60\n2 Ghost\n=====") == (2, "Ghost", "")


OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9">
  <section name="Plots"><card qty="1" id="a1">Valar Morghulis</card></section>
  <section name="Deck"><card qty="3" id="b2">Gutter Rat&apos;s Cunning</card></section>
</deck>"""


@pytest.mark.parametrize("content", [OCTGN.encode(), b"\xef\xbb\xbf" + OCTGN.encode()])
def test_a_deck_of_octgn_is_read_by_its_names_and_numbers(content: bytes) -> None:
    assert read_deck(content) == (
        DeckLine(3, 1, "Valar Morghulis", "plots"),
        DeckLine(4, 3, "Gutter Rat's Cunning", "draw"),
    )


def test_text_in_utf_16_is_read_where_it_says_so() -> None:
    assert read_deck("2 Арья Старк".encode("utf-16")) == (DeckLine(1, 2, "Арья Старк"),)


BOMB = b'<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck>&b;</deck>'
OUTSIDE = b'<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><deck><card qty="1">&a;</card></deck>'


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "deck-empty"),
        (b"# nothing\n", "deck-empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "deck-not-text"),
        (b"3 Ghost\n\x00\x01", "deck-not-text"),
        ("Призрак".encode("cp1251"), "deck-not-text"),
        (b"1 Ghost\n" * (MOST_BYTES // 8 + 1), "deck-file-too-large"),
        (b"1 Ghost\n" * 2001, "deck-too-many-lines"),
        (b"100 Ghost", "deck-too-many-copies"),
        (b"0 Ghost", "deck-too-many-copies"),
        (BOMB, "deck-declares"),
        (OUTSIDE, "deck-declares"),
        (BOMB.decode().encode("utf-16"), "deck-declares"),
        (b"<deck><card qty='2'>Ghost</card>", "deck-not-xml"),
        (b"<html><body/></html>", "deck-not-xml"),
        (b"<deck>" + b"<section>" * 9 + b"</section>" * 9 + b"</deck>", "deck-not-xml"),
        (b"<deck><card qty='-1'>Ghost</card></deck>", "deck-not-xml"),
        (b"<deck>&unknown;</deck>", "deck-not-xml"),
    ],
)
def test_what_is_no_deck_list_is_refused_with_what_was_read(content: bytes, key: str) -> None:
    with pytest.raises(CardsError) as refused:
        read_deck(content)
    assert [one.key for one in refused.value.messages] == [key]


@given(st.binary(max_size=400))
def test_whatever_the_bytes_are_they_are_a_list_or_refused(content: bytes) -> None:
    try:
        lines = read_deck(content)
    except CardsError:
        return
    assert all(one.name and one.copies > 0 for one in lines)


@given(st.sampled_from([n.text for f in CARDS.faces() for n in f.names]), st.integers(1, 9))
def test_every_name_of_a_card_is_read_back_with_its_copies(name: str, copies: int) -> None:
    found = resolved(CARDS, read_deck(f"{copies}x {name}".encode()))
    assert [(one.line.copies, one.line.name) for one in found.named] == [(copies, name)]


def test_what_a_site_adds_in_brackets_is_left_out() -> None:
    [named] = resolved(CARDS, read_deck(b"1 Ghost (Core Set)")).named
    assert named.face.id == "lcg-core-ghost"


def test_a_name_that_fits_several_cards_or_none_is_offered_and_never_taken() -> None:
    found = resolved(CARDS, read_deck(b"1 Bran\n1 Bodygard\n1 Zzzz"))
    kinds = [one.match.kind for one in found.unread]
    assert (found.named, kinds) == ((), [MatchKind.AMBIGUOUS, MatchKind.NEAR, MatchKind.NONE])
    assert [one.name for one in found.unread[1].match.offers] == ["Bodyguard"]


@pytest.mark.parametrize("house", list(ready_decks("lcg")))
def test_a_ready_deck_written_down_is_read_back(house: str) -> None:
    deck = ready_decks("lcg")[house]
    cards = {**deck.draw, **dict.fromkeys(deck.plots, 1)}
    text = "\n".join(f"{copies}x {CARDS.face(card).name()}" for card, copies in cards.items())
    found = resolved(CARDS, read_deck(text.encode()))
    assert ({one.face.id: one.line.copies for one in found.named}, found.unread) == (cards, ())
