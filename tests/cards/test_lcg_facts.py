"""The 220 cards of the Living Card Game: counted as the box counts them, every value with its origin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cards.catalogue import catalogue
from cards.facts import (
    OUR_TERM,
    PRINTED,
    Ability,
    Face,
    InSource,
    InText,
    PrintedValue,
    RawValue,
    ValueOrigin,
    facts,
    ready_decks,
)
from cards.names import MatchKind, key
from tests.each import each

LCG = facts("lcg")
CARDS = catalogue("lcg")
IDS = [face.id for face in LCG.cards]
DECKS = ready_decks("lcg")
EVERY_CARD = each(LCG.cards)


def values(face: Face) -> Iterator[tuple[str, PrintedValue[RawValue]]]:
    for field in (*PRINTED, *face.more):
        value = face.known(field)
        if value is not None:
            yield field, value


def origins(face: Face) -> Iterator[tuple[str, tuple[ValueOrigin, ...]]]:
    yield from ((name.text, name.origins) for name in face.names)
    yield from ((ability.id, ability.origins) for ability in face.abilities)
    yield from ((field, value.origins) for field, value in values(face))


def test_the_box_holds_220_cards() -> None:
    ready = sum(deck.size + len(deck.plots) for deck in DECKS.values())
    others = [face for face in LCG.cards if face.type.value in ("house", "title")]
    assert (ready, len(others)) == (208, 12)
    assert len(set(IDS)) == len(IDS) == 200


def test_four_decks_are_ready_each_of_45_cards_and_seven_different_plots() -> None:
    assert list(DECKS) == ["stark", "lannister", "baratheon", "targaryen"]
    for house, deck in DECKS.items():
        assert (deck.size, len(set(deck.plots))) == (45, 7)
        assert CARDS.face(deck.house_card).houses == CARDS.face(f"lcg-core-house-{house}").houses


def test_a_ready_deck_holds_just_the_cards_whose_record_names_it() -> None:
    for house, deck in DECKS.items():
        assert {face.id for face in CARDS.faces(deck=house)} == {*deck.draw, *deck.plots}
        assert all(CARDS.face(plot).type.value == "plot" for plot in deck.plots)
        assert not any(CARDS.face(card).type.value in ("plot", "house", "title") for card in deck.draw)


def test_every_copy_has_its_number_and_no_number_is_given_twice() -> None:
    copies = Counter[str]()
    for deck in DECKS.values():
        copies.update(deck.draw)
        copies.update(deck.plots)
    numbers = {face.id: face.known("numbers") for face in LCG.cards}
    counted = {card: len(_words(value)) for card, value in numbers.items() if value is not None}
    assert counted == dict(copies)
    given = [number for value in numbers.values() if value is not None for number in _words(value)]
    assert len(set(given)) == len(given) == 208


def _words(value: PrintedValue[RawValue]) -> tuple[str, ...]:
    assert isinstance(value.value, tuple)
    return value.value


@EVERY_CARD
def test_every_fact_carries_an_origin_that_is_the_booklet_or_a_named_source(face: Face) -> None:
    for what, found in origins(face):
        assert found, what
        for origin in found:
            if isinstance(origin, InText):
                assert (origin.text, bool(origin.heading)) == ("ru-2008", True)
            else:
                assert isinstance(origin, InSource)
                assert origin.key in LCG.sources


@EVERY_CARD
def test_words_and_numbers_are_those_its_type_carries(face: Face) -> None:
    rules = {rule.id: rule for rule in CARDS.rules.fields}
    beside = {"type", "abilities"}
    for field, value in values(face):
        if field in beside:
            continue
        rule = rules[field]
        assert face.type.value in rule.on, field
        allowed = {choice.id for choice in rule.choices}
        words: tuple[Any, ...] = value.value if isinstance(value.value, tuple) else (value.value,)
        assert not allowed or set(words) <= allowed, field


NUMBERS = {"character": ("cost", "strength"), "location": ("cost",), "attachment": ("cost",),
           "plot": ("plot_income", "plot_initiative", "plot_claim")}  # fmt: skip


@EVERY_CARD
def test_nothing_printed_on_a_card_of_the_set_is_unknown(face: Face) -> None:
    wanted = NUMBERS.get(face.type.value, ())
    assert [field for field in wanted if face.known(field) is None] == []
    if face.type.value == "character":
        assert None not in (face.icons, face.traits, face.houses, face.unique, face.keywords)


def test_ids_of_abilities_are_unique_and_every_ability_says_what_it_does() -> None:
    abilities = [ability for face in LCG.cards for ability in face.abilities]
    assert len({ability.id for ability in abilities}) == len(abilities) == 206
    assert all(ability.kind and ability.effect and ability.tags for ability in abilities)


KINDS = {"action", "response", "limited_response", "passive", "constant", "replacement", "when_revealed",
         "rule", "title_power"}  # fmt: skip


def test_abilities_are_of_the_kinds_the_book_knows() -> None:
    assert {ability.kind for face in LCG.cards for ability in face.abilities} == KINDS


def test_what_is_only_remembered_of_the_titles_is_not_told() -> None:
    """The icons of three titles are lost in the booklet; which type of challenge they show is not a fact."""
    told = [ability for ability in _of_titles() if not ability.complete]
    assert len(told) == 3
    for ability in told:
        assert ability.note
        words = f"{ability.effect} {ability.timing}"
        assert not any(kind in words for kind in ("military", "intrigue", "power challenge"))


def _of_titles() -> Iterator[Ability]:
    return (ability for face in CARDS.faces(type="title") for ability in face.abilities)


@each([(name.text, face.id) for face in LCG.cards for name in face.names])
def test_every_printed_name_finds_its_card(name: str, card: str) -> None:
    match = CARDS.find(name)
    assert match.kind is MatchKind.EXACT
    assert match.card is not None
    assert match.card.id == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("арья старк", "arya-stark"),
        ("Youve killed the wrong dwarf", "youve-killed-the-wrong-dwarf"),
        ("QYBURN’S INFORMERS", "qyburns-informers"),
        ("Дом Старк", "house-stark"),
        ("lord eddards chambers", "lord-eddards-chambers"),
    ],
)
def test_a_name_is_found_however_it_is_spelled(typed: str, card: str) -> None:
    found = CARDS.find(typed).card
    assert found is not None
    assert found.id == f"lcg-core-{card}"


def test_no_two_cards_share_a_name() -> None:
    keys = [key(name.text) for face in LCG.cards for name in face.names if name.language == "en"]
    assert len(set(keys)) == len(keys)


def test_a_russian_name_comes_from_the_booklet_itself_or_is_called_ours() -> None:
    names = [name for face in LCG.cards for name in face.names if name.language == "ru"]
    russian = [name for name in names if name.basis != OUR_TERM]
    assert len(russian) == 24
    assert all(isinstance(origin, InText) for name in russian for origin in name.origins)
