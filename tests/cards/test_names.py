"""Names are found in three languages, however they are spelled."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cards.catalogue import catalogue
from cards.facts import facts
from cards.names import MatchKind, key
from tests.each import each

HBO = catalogue("hbo")
EVERY_NAME = [(name.text, face.id) for face in facts("hbo").cards for name in face.names]


@each(EVERY_NAME)
def test_every_printed_name_finds_its_card(name: str, card: str) -> None:
    for typed in (name, name.upper(), f"  {name.lower()} "):
        match = HBO.find(typed)
        assert match.kind is MatchKind.EXACT
        assert match.card is not None
        assert match.card.id == card


@given(st.sampled_from([name for name, _ in EVERY_NAME]), st.text(max_size=2), st.booleans())
@example("Едгард Старк", "", False)
@example("Stark", "", False)
@example("", "", False)
def test_what_a_name_certainly_means_needs_no_looking_for_what_is_like_it(
    name: str, more: str, shouted: bool
) -> None:
    typed = (name.upper() if shouted else name) + more
    match = HBO.find(typed)
    assert HBO.called(typed) == match.card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Едгар Старк", "hbo-eddard-stark"),  # printed so in one place
        ("Едгард Старк", "hbo-eddard-stark"),
        ("Szpidrzy w Ich Szeregach", "hbo-plot-spies-in-their-midst"),
        ("Sluchajcie mojego ryku", "hbo-plot-hear-me-roar"),
        ("Ogarewi", "hbo-the-hound"),
    ],
)
def test_misspellings_that_stand_in_print_are_names(typed: str, card: str) -> None:
    match = HBO.find(typed)
    assert match.card is not None
    assert match.card.id == card


@pytest.mark.parametrize(
    ("typed", "card", "why"),
    [
        ("nie dzis", "hbo-not-today", "no diacritics"),
        ("NAMIESTNIK KROLA", "hbo-hand-of-the-king", "no diacritics, capitals"),
        ("The Lions Cunning", "hbo-the-lions-cunning", "no apostrophe"),
        ("The Lion’s Cunning", "hbo-the-lions-cunning", "curly apostrophe"),
        ("Аrya Stark", "hbo-arya-stark", "the first letter is Cyrillic"),
        ("Aря Старк", "hbo-arya-stark", "the first letter is Latin"),
        ("Arya\u0301 Stark", "hbo-arya-stark", "a combining accent"),
        ("zimen hrebet", "hbo-winterfell", "Bulgarian in Latin letters"),
        ("аря старк", "hbo-arya-stark", "Cyrillic"),
    ],
)
def test_script_accents_and_punctuation_do_not_matter(typed: str, card: str, why: str) -> None:
    match = HBO.find(typed)
    assert match.kind is MatchKind.EXACT, why
    assert match.card is not None
    assert match.card.id == card, why


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("рщвщк", "hbo-hodor"),  # Latin meant, the keyboard stood on Russian
        ("ягье", "hbo-shae"),  # Latin meant, Bulgarian layout
        ("ld,ri", "hbo-varys"),  # Bulgarian meant, Latin layout
        ("hrytkata", "hbo-the-hound"),  # Bulgarian meant on the phonetic layout, Latin layout
        ("l;jy cyzu", "hbo-jon-snow"),  # Bulgarian meant, Russian keys
    ],
)
def test_a_name_typed_on_another_keyboard_layout_is_found(typed: str, card: str) -> None:
    match = HBO.find(typed)
    assert match.card is not None
    assert match.card.id == card


def test_a_misspelt_name_is_offered_and_never_taken() -> None:
    for typed, name in (
        ("Ayra Strak", "Arya Stark"),
        ("Хрътка", "The Hound"),
        ("Twirdza Winterfel", "Winterfell Keep"),
    ):
        match = HBO.find(typed)
        assert match.kind is MatchKind.NEAR
        assert match.card is None
        assert match.offers[0].name == name


def test_a_part_shared_by_several_names_is_ambiguous() -> None:
    match = HBO.find("Stark")
    assert match.kind is MatchKind.AMBIGUOUS
    assert match.card is None
    assert {"hbo-arya-stark", "hbo-eddard-stark"} <= {offer.card for offer in match.offers}


def test_a_part_of_one_name_is_offered() -> None:
    match = HBO.find("Illyrio's")
    assert [offer.card for offer in match.offers] == ["hbo-plot-illyrios-gift"]


def test_a_name_that_is_also_part_of_a_longer_one_is_exact() -> None:
    match = HBO.find("Winterfell")
    assert match.card is not None
    assert match.card.id == "hbo-winterfell"


def test_offers_are_named_in_the_readers_language() -> None:
    assert HBO.find("Хрътката", "pl").offers[0].name == "Ogar"
    assert HBO.find("Hodor", "bg").offers[0].name == "Ходор"


@pytest.mark.parametrize("typed", ["", "   ", "'", "zzzqqq", "x" * 100_000])
def test_what_resembles_no_name_finds_nothing(typed: str) -> None:
    assert HBO.find(typed).kind is MatchKind.NONE


@given(st.text(max_size=60))
@example("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}")
def test_any_text_can_be_looked_up(typed: str) -> None:
    match = HBO.find(typed)
    assert (match.card is not None) == (match.kind is MatchKind.EXACT)
    assert key(key(typed)) == key(typed)


def test_reading_the_catalogue_loads_neither_the_database_layer_nor_the_fuzzy_matcher() -> None:
    code = (
        "import sys; from cards.catalogue import catalogue; catalogue('hbo').find('Аря Старк');"
        "import referee.cli.cards; print({'sqlmodel', 'sqlalchemy', 'rapidfuzz'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.parametrize("part", ["drogo", "daenerys", "viserys"])
def test_a_part_of_a_printed_name_goes_before_the_same_part_of_a_name_of_ours(part: str) -> None:
    """A tent or a chamber named after somebody holds the whole name in languages that do not decline it."""
    offers = catalogue("lcg").find(part).offers
    assert offers
    assert all(part in offer.name.casefold().split() for offer in offers), offers
