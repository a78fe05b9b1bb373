"""Every text of a card stands in every language, part for part, with the same numbers and the same terms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook
from cards.card_text import BESIDES, CardTranslation, card_text, in_language, note_in_language, texts
from cards.catalogue import catalogue
from cards.facts import Ability, facts
from engine.agot.lcg.cards.catalogue import RECORDS
from referee.cli.cards import message_in_english
from referee.words.speech import Speech
from rulebook.content.special_chapters import read_terms
from tests.each import each

LANGUAGES = ("bg", "pl", "ru")
GAMES = ("hbo", "lcg")
IN_ALL = [(game, language) for game in GAMES for language in LANGUAGES]
EVERY = each(IN_ALL)
CARDS = catalogue("lcg")
PARTS = tuple(name for name in CardTranslation.__struct_fields__ if name not in ("cost", *BESIDES))


def parts(one: Ability | CardTranslation) -> dict[str, str]:
    """What is said of one ability, each part by its name."""
    found = {name: getattr(one, name) for name in PARTS if getattr(one, name, None)}
    found |= {f"cost {number}": price for number, price in enumerate(one.cost)}
    readings = one.readings
    said = readings.items() if isinstance(readings, dict) else ((each.text, each.says) for each in readings)
    return found | {f"reading {text}": says for text, says in said}


def english(game: str) -> dict[str, dict[str, str]]:
    """The facts' own words, under the ids of abilities and of cards with a remark."""
    said = {ability.id: parts(ability) for face in facts(game).cards for ability in face.abilities}
    notes = {face.id: {"note": face.note} for face in facts(game).cards if face.note}
    return {one: there for one, there in {**said, **notes}.items() if there}


def both(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Where, what English says there, and what the language says."""
    told = texts(game, language)
    for one, there in english(game).items():
        other = parts(told[one])
        yield from ((f"{one} {name}", said, other[name]) for name, said in there.items())


@EVERY
def test_every_text_has_all_its_parts_in_every_language_and_none_besides(game: str, language: str) -> None:
    told = {one: set(parts(there)) for one, there in texts(game, language).items()}
    assert told == {one: set(there) for one, there in english(game).items()}


NUMBER = re.compile(r"[+-]?\d+|\bX\b")
CHEAPER = re.compile(r"cost -(\d+) for")
"""Where English says *cost -1 for*, others say that it costs 1 less."""


@EVERY
def test_the_numbers_are_the_same(game: str, language: str) -> None:
    """Signs too: what is taken away is not added."""
    differing = [
        (where, here, there)
        for where, here, there in both(game, language)
        if Counter(NUMBER.findall(CHEAPER.sub(r"\1", here))) != Counter(NUMBER.findall(there))
    ]
    assert differing == []


@EVERY
def test_keywords_are_called_as_the_screen_calls_them(game: str, language: str) -> None:
    ids = ("stealth", "renown", "deadly")
    said = {one: Speech(language).word(f"keyword-{one}") or "" for one in ids}
    lacking = [
        (where, there)
        for where, here, there in both(game, language)
        for one in ids
        if re.search(rf"\b{one}\b", here.casefold()) and stem(said[one]) not in there.casefold()
    ]
    assert lacking == []


CONCEPTS = {
    r"\bSTR\b": "strength", r"\bcharacters?\b": "character", r"\blocations?\b": "location",
    r"\battachments?\b": "attachment", r"\bevents?\b": "event", r"\bplot (?!deck)": "plot",
    r"\bgold\b": "gold", r"\binfluence\b": "influence", r"\bclaims? 1 power\b": "power",
    r"\bclaim on\b": "claim_value", r"\bkneel\b(?! 1 influence)": "kneel", r"\bkilled\b": "kill",
    r"\bdiscard pile\b": "discard_pile", r"\bdead pile\b": "dead_pile", r"\bopponents?'?\b": "opponent",
    r"\bmilitary (challenge|icon)": "military_challenge", r"\bpower (challenge|icon)": "power_challenge",
    r"\bintrigue (challenge|icon)": "intrigue_challenge", r"\bas a defender\b": "defender",
    r"\bHouse Stark\b": "house_stark", r"\bHouse Lannister\b": "house_lannister",
    r"\bHouse Baratheon\b": "house_baratheon", r"\bHouse Targaryen\b": "house_targaryen",
    r"\bduplicate\b": "duplicate", r"\b(?<!non-)unique\b": "unique", r"\bsaved?\b": "save",
    r"\bdominance\b": "dominance", r"\bincome\b": "income",
}  # fmt: skip
"""What English says -> the concept of the list of terms it names."""


def stem(form: str) -> str:
    """What all cases of a word begin with, roughly."""
    return form.casefold()[: max(3, min(5, len(form) - 2))]


def forms(game: str, language: str, concept: str) -> tuple[str, ...]:
    folder = Path(rulebook.__file__).parent / game
    return next((one.forms.get(language, ()) for one in read_terms(folder) if one.id == concept), ())


def says(text: str, known: tuple[str, ...]) -> bool:
    """One of the forms stands there, in whatever case: each word of it begins like one of the text's."""
    words = re.findall(r"\w+", text.casefold())
    each_word = ([stem(word) for word in form.split()] for form in known)
    return any(all(any(word.startswith(one) for word in words) for one in form) for form in each_word)


@EVERY
def test_terms_are_those_of_the_list_of_terms(game: str, language: str) -> None:
    known = {concept: forms(game, language, concept) for concept in CONCEPTS.values()}
    lacking = [
        (where, concept, there)
        for where, here, there in both(game, language)
        for sign, concept in CONCEPTS.items()
        if known[concept] and re.search(sign, here) and not says(there, known[concept])
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_named_is_called_as_its_sheet_calls_it(language: str) -> None:
    names = {
        face.name("en"): face.name(language) for face in facts("lcg").cards if face.type.value == "character"
    }
    wrong = [
        (where, there)
        for where, here, there in both("lcg", language)
        for name, called in names.items()
        if " " in name and name in here and not all(word[:4] in there for word in called.split())
    ]
    assert wrong == []


def test_in_english_the_facts_speak_for_themselves() -> None:
    (ability,) = catalogue("lcg").face("lcg-core-tywin-lannister").abilities
    assert in_language(ability, "lcg", "en") == ability


def test_a_sheet_says_what_a_card_does_in_the_language_of_the_reader() -> None:
    cards = catalogue("lcg")
    told = card_text(cards, cards.face("lcg-core-khal-drogo"), "ru", message_in_english)
    assert "входит в игру с руки" in told
    assert "enters play" not in told
    note = note_in_language(cards.face("lcg-core-melisandre"), "lcg", "pl")
    assert note is not None
    assert note.startswith("drugi efekt")


@each(("en", *LANGUAGES))
def test_what_is_left_to_the_players_is_told_of_every_such_ability_and_of_no_other(language: str) -> None:
    told = {one: there.seen_to for one, there in texts("lcg", language).items() if there.seen_to}
    left = {record.ability: record.by_hand for record in RECORDS if record.by_hand}
    assert told.keys() == left.keys()
    assert language != "en" or told == left
    sheets = [
        card_text(CARDS, CARDS.face(one.partition(".")[0]), language, message_in_english) for one in left
    ]
    assert [
        (one, what) for (one, what), there in zip(told.items(), sheets, strict=True) if str(what) not in there
    ] == []


def test_a_text_in_another_language_is_read_when_it_is_shown_and_not_before() -> None:
    import subprocess
    import sys

    looks = (
        "import cards.card_text as t; from cards.catalogue import catalogue; import engine.agot.lcg.game;"
        " catalogue('lcg'); print(t.texts.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
