"""The data folder: every value has an origin, nothing from memory is reachable, nothing is guessed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cards
from cards.catalogue import catalogue
from cards.facts import OUR_TERM, PRINTED, Face, InSource, InText, ValueOrigin, facts, games
from cards.messages import CardsError
from tests.each import each

HBO = facts("hbo")
FOLDER = Path(cards.__file__).parent
IDS = [face.id for face in HBO.cards]


def origins(face: Face) -> Iterator[tuple[str, tuple[ValueOrigin, ...]]]:
    yield from ((name.text, name.origins) for name in face.names)
    yield from ((ability.id, ability.origins) for ability in face.abilities)
    yield from ((copies.deck, copies.origins) for copies in face.copies)
    yield from ((field, value.origins) for field in PRINTED if (value := face.known(field)) is not None)


@each(HBO.cards)
def test_every_fact_carries_an_origin_that_is_a_text_or_a_named_source(face: Face) -> None:
    for what, found in origins(face):
        assert found, what
        for origin in found:
            assert isinstance(origin, InText | InSource)
            if isinstance(origin, InText):
                assert origin.text in {"bg-2013", "pl-2012"}
                assert origin.heading
            else:
                assert origin.key in HBO.sources


def test_the_bulgarian_and_polish_titles_come_from_the_booklet_of_their_language() -> None:
    text_of = {"bg": "bg-2013", "pl": "pl-2012"}
    for face in HBO.cards:
        for name in face.names:
            if name.language in text_of and name.basis != OUR_TERM:
                assert {getattr(origin, "text", None) for origin in name.origins} == {text_of[name.language]}


def test_an_english_title_without_an_english_source_says_that_it_is_a_translation() -> None:
    for face in HBO.cards:
        name = face.names[0]
        assert name.language == "en"
        assert name.basis or all(isinstance(origin, InSource) for origin in name.origins)


def test_ids_of_cards_and_of_abilities_are_unique() -> None:
    abilities = [ability.id for face in HBO.cards for ability in face.abilities]
    assert len(set(IDS)) == len(IDS) == 42
    assert len(set(abilities)) == len(abilities)


def test_what_is_only_remembered_is_not_a_value() -> None:
    reported = json.loads((FOLDER / "hbo" / "reported.json").read_text(encoding="utf-8"))
    assert reported["reported"]
    luwin, winterfell = (catalogue("hbo").face(f"hbo-{name}") for name in ("maester-luwin", "winterfell"))
    assert (luwin.decks, luwin.unique) == (None, None)
    assert (winterfell.decks, winterfell.unique, winterfell.houses) == (None, None, None)
    assert catalogue("hbo").face("hbo-plot-valar-morghulis").abilities == ()


def test_no_code_reads_what_is_only_remembered() -> None:
    assert not any("reported.json" in path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    loaded = repr(HBO)
    for claim in json.loads((FOLDER / "hbo" / "reported.json").read_text(encoding="utf-8"))["reported"]:
        assert claim["claim"] not in loaded


def test_no_code_names_a_game() -> None:
    for path in FOLDER.glob("*.py"):
        assert not any(game in path.read_text(encoding="utf-8") for game in games()), path.name


def test_a_missing_house_stays_unknown_though_the_deck_is_known() -> None:
    arya = catalogue("hbo").face("hbo-arya-stark")
    assert arya.decks is not None
    assert arya.decks.value == ("stark",)
    assert arya.houses is None


def test_neutral_is_known_to_have_no_house() -> None:
    littlefinger = catalogue("hbo").face("hbo-littlefinger")
    assert littlefinger.houses is not None
    assert littlefinger.houses.value == ()


def test_words_in_the_facts_are_words_of_the_fields() -> None:
    rules = catalogue("hbo").rules
    for face in HBO.cards:
        for rule in rules.fields:
            value = face.known(rule.id)
            if value is None:
                continue
            assert face.type.value in rule.on
            allowed = {choice.id for choice in rule.choices}
            words: tuple[Any, ...] = value.value if isinstance(value.value, tuple) else (value.value,)
            assert not allowed or set(words) <= allowed


def test_an_ability_on_which_the_texts_differ_reads_as_each_text_says() -> None:
    (save,) = catalogue("hbo").face("hbo-not-today").abilities
    assert save.target is None
    assert save.under("bg-2013").target == "one unique character"
    assert save.under("pl-2012").target == "one character"
    assert save.under("pl-2012").effect == save.effect


def test_every_standard_plot_deck_has_seven_plots() -> None:
    for house in ("stark", "lannister"):
        assert len(catalogue("hbo").faces(type="plot", deck=house)) == 7


def test_every_constraint_speaks_of_known_cards_and_fields() -> None:
    for constraint in HBO.constraints:
        assert set(constraint.cards) <= set(IDS)
        assert constraint.field in PRINTED
        assert constraint.origins


@pytest.mark.parametrize("game", ["chess", "../hbo", "", "hbo/"])
def test_a_game_without_cards_is_refused_with_the_games_there_are(game: str) -> None:
    with pytest.raises(CardsError, match="hbo"):
        catalogue(game)


@pytest.mark.parametrize("game", games())
def test_every_card_is_named_in_every_language_and_no_board_is_half_latin(game: str) -> None:
    named = {face.id: {name.language: name.text for name in face.names} for face in facts(game).cards}
    lacking = [card for card, names in named.items() if set(names) != {"en", "bg", "pl", "ru"}]
    latin = [
        names[one] for names in named.values() for one in ("bg", "ru") if re.search("[A-Za-z]", names[one])
    ]
    assert (lacking, latin) == ([], [])
