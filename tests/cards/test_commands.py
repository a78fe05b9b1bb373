"""The commands answer in plain words, keep what they accept and keep nothing of what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from cards.catalogue import catalogue
from cards.facts import OwnerValues
from cards.owner_entries import enter_card
from cards.owner_files import MOST_BYTES
from cards.owner_store import keep_values, load
from referee.cli import cards as commands
from referee.cli.cards import CommandAnswer, message_in_english
from tests.kit.catalogue import MIRA, typed

list_cards = partial(commands.list_cards, say=message_in_english)
show_card = partial(commands.show_card, say=message_in_english)
set_in = partial(commands.set_value, say=message_in_english)
add_card = partial(commands.add_card, say=message_in_english)
export_file = partial(commands.export_file, say=message_in_english)
import_file = partial(commands.import_file, say=message_in_english)
Set = Callable[[str, str, str], CommandAnswer]


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'owner.db'}"


@pytest.fixture
def set_value(place: str) -> Set:
    return lambda name, field, value: set_in("hbo", name, field, value, place=place, signed=MIRA)


def test_a_list_says_how_much_is_not_known() -> None:
    text, code = list_cards("hbo", kind="plot", deck="stark")
    assert code == 0
    assert len(text.splitlines()) == 7
    assert "Calling the Banners" in text
    assert "unknown values" in text


def test_a_card_is_shown_with_what_is_not_known_and_where_the_rest_comes_from() -> None:
    text, code = show_card("hbo", "хрътката")
    assert code == 0
    assert "cost             not known" in text
    assert "strength         3  [bg-2013 (ПРИМЕР ЗА ПРЕДИЗВИКАТЕЛСТВО)" in text
    assert "military, perhaps more" in text


@pytest.mark.parametrize(
    ("game", "name", "language", "traits"),
    [
        ("hbo", "Varys", "bg", "съюзник"),
        ("hbo", "Varys", "pl", "sprzymierzeniec"),
        ("lcg", "Jaime Lannister", "ru", "рыцарь, лорд"),
        ("lcg", "Grey Wind", "ru", "creature, direwolf"),
    ],
)
def test_a_trait_is_told_in_the_word_a_booklet_prints_and_in_english_without_one(
    game: str, name: str, language: str, traits: str
) -> None:
    text, _ = show_card(game, name, language=language)

    assert f" {traits}" in text


def test_the_two_readings_of_an_ability_are_both_shown() -> None:
    text, _ = show_card("hbo", "Not Today")
    assert "bg-2013 says target: one unique character" in text
    assert "pl-2012 says target: one character" in text


@pytest.mark.parametrize(("part", "title"), [("hound", "The Hound"), ("Illyrio's", "Illyrio's Gift")])
def test_words_of_one_name_alone_show_the_card(part: str, title: str) -> None:
    text, code = show_card("hbo", part)
    assert code == 0
    assert text.startswith(f"{title}\n")


def test_a_misspelt_name_shows_the_nearest_card_and_says_so() -> None:
    text, code = show_card("hbo", "Ayra Strak")
    assert code == 0
    assert text.startswith("No card is called 'Ayra Strak'. Nearest: Arya Stark.")


@pytest.mark.parametrize(
    ("name", "said"),
    [("Stark", "fits several"), ("Ayra Strak", "Nearest: Arya Stark"), ("qqqq", "No card is called")],
)
def test_an_uncertain_name_sets_nothing_and_says_what_is_near(
    name: str, said: str, set_value: Set, place: str
) -> None:
    text, code = set_value(name, "cost", "2")
    assert code == 1
    assert said in text
    assert load(place, "hbo") == OwnerValues("hbo")


def test_a_value_is_kept_with_who_read_it_and_shown_with_it(set_value: Set, place: str) -> None:
    assert set_value("Аря Старк", "цена", "2").code == 0
    assert "cost             2  [Mira, 2024-05-01]" in show_card("hbo", "Arya Stark", place).text


def test_a_wrong_sum_is_told_at_once_and_the_value_kept(set_value: Set, place: str) -> None:
    set_value("Arya Stark", "cost", "4")
    text, code = set_value("Jon Snow", "cost", "4")
    assert code == 0
    assert "so Winterfell Keep would be below zero" in text
    assert len(load(place, "hbo").entries) == 2


def test_a_question_mark_takes_a_value_back(set_value: Set, place: str) -> None:
    set_value("Arya Stark", "cost", "4")
    assert "no longer counts" in set_value("Arya Stark", "cost", "?").text
    assert load(place, "hbo").in_force() == {}


def test_a_contradicted_fact_is_shown_beside_the_owners_value(set_value: Set, place: str) -> None:
    set_value("The Hound", "strength", "4")
    assert "4  [Mira, 2024-05-01]; also 3" in show_card("hbo", "Ogar", place).text


def test_a_new_card_is_entered_and_found(place: str, set_value: Set) -> None:
    added = add_card("hbo", "Роб Старк", "герой", place=place, signed=MIRA, language="bg")
    assert added.code == 0
    assert set_value("rob stark", "strength", "5").code == 0
    assert "strength         5" in show_card("hbo", "Роб Старк", place).text


def test_an_export_is_taken_over_by_somebody_else(tmp_path: Path, place: str, set_value: Set) -> None:
    set_value("Arya Stark", "cost", "3")
    set_value("Arya Stark", "cost", "2")
    out = tmp_path / "cards.json"
    assert export_file("hbo", out, place).code == 0
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert "Imported: 2 values" in import_file("hbo", out, other).text
    assert load(other, "hbo") == load(place, "hbo")


def test_an_export_never_writes_over_a_file(tmp_path: Path, place: str) -> None:
    out = tmp_path / "cards.json"
    out.write_text("precious")
    assert export_file("hbo", out, place).code == 1
    assert out.read_text() == "precious"


def test_an_import_lists_conflicts_and_doubtful_sums(tmp_path: Path, place: str, set_value: Set) -> None:
    set_value("Arya Stark", "cost", "4")
    export_file("hbo", tmp_path / "cards.json", place)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    set_in("hbo", "Arya Stark", "cost", "1", place=other, signed=MIRA)
    set_in("hbo", "Jon Snow", "cost", "3", place=other, signed=MIRA)
    assert "yours is 1, the file says 4" in import_file("hbo", tmp_path / "cards.json", other).text
    text = import_file("hbo", tmp_path / "cards.json", other, replace=True).text
    assert "already make 7" in text


@pytest.mark.parametrize("content", [b"", b"{}", b"x" * (MOST_BYTES + 1)])
def test_a_refused_file_stores_nothing(tmp_path: Path, place: str, content: bytes) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(content)
    text, code = import_file("hbo", bad, place)
    assert code == 1
    assert "Nothing was imported" in text
    assert load(place, "hbo") == OwnerValues("hbo")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, place: str) -> None:
    assert import_file("hbo", tmp_path / "missing.json", place).code == 1
    assert "not an ordinary file" in import_file("hbo", tmp_path, place).text


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    assert list_cards("chess") == CommandAnswer(
        "There are no cards for the game 'chess'. Games with cards: hbo, lcg.", 1
    )


def test_an_engine_and_a_session_serve_as_well_as_a_url() -> None:
    engine = create_engine("sqlite://")
    cards = typed(("arya-stark", "icons", "none"), ("jon-snow", "unique", "yes"), ("varys", "traits", "ally"))
    values = enter_card(cards, {"en": "Robb Stark"}, "character", MIRA).values
    with Session(engine) as session:
        keep_values(session, OwnerValues("hbo"), values)
        session.commit()
    assert load(engine, "hbo") == values
    assert load(engine, "lcg") == OwnerValues("lcg")


def test_a_store_that_fails_half_way_keeps_nothing(place: str) -> None:
    values = enter_card(catalogue("hbo"), {"en": "Robb Stark"}, "character", MIRA).values
    keep_values(place, OwnerValues("hbo"), values)
    twice = typed(("arya-stark", "cost", "2")).owner.with_card(values.cards[0])
    with pytest.raises(Exception, match="UNIQUE"):
        keep_values(place, OwnerValues("hbo"), twice)
    assert load(place, "hbo") == values
