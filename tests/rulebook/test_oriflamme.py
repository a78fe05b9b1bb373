"""Oriflamme is told in full in each of its languages, and everything it names exists."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rulebook.commands import page_of
from rulebook.content.books import read_book
from rulebook.content.files import CONTENT
from rulebook.content.models import Book, Section
from rulebook.database.store import Rulebook
from rulebook.render import section_text

CHAPTERS = {
    "01-components": 8, "02-setup": 9, "03-rounds": 6, "04-planning": 9, "05-events": 14,
    "06-elimination": 10, "07-new-round": 2, "08-stacks": 11, "09-end": 7, "10-cards": 6,
    "11-prince-twin": 16, "12-schemer-queen": 7, "13-cutthroat-apothecary-felon": 19, "14-replacement": 12,
    "15-bribe": 10, "16-combination": 10, "17-trap": 7, "18-supply": 2,
}  # fmt: skip
SETTINGS = {
    "twin_enters": "oriflamme.twin.face",
    "apothecary_self_target": "oriflamme.apothecary.self",
    "combination_leaves": "oriflamme.combination.discard-first",
    "replacement_regain": "oriflamme.replacement.regained",
    "shortfall": "oriflamme.felon.floor",
    "final_tie": "oriflamme.end.tie-still",
    "reserve_limit": "oriflamme.supply.limit",
}
CARDS = {
    "character": {"Prince", "Twin", "Schemer", "Queen", "Cutthroat", "Apothecary", "Felon"},
    "intrigue": {"Replacement", "Bribe", "Combination", "Trap"},
}
LANGUAGES = ("en", "bg", "pl", "ru")
"""The languages whose sections are written."""
NOT_STATED = {
    "en": "not stated in the rules",
    "bg": "не е казано в правилата",
    "pl": "zasady (?:o tym )?milczą|w zasadach (?:tego |jednoznacznie )?nie podano",
    "ru": "не сказано в правилах|в правилах не сказано|в правилах однозначно не сказано",
}
LETTERS = {"en": "[a-z]", "bg": "[а-ъьюя]", "pl": "[a-z]", "ru": "[а-яё]"}
RULE = re.compile(r"`(oriflamme\.[^`]+)`")


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(CONTENT / "oriflamme")


def sections(book: Book, language: str) -> dict[str, Section]:
    return {section.id: section for section in book.sections if section.language == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_all_its_sections(book: Book, language: str) -> None:
    chapters = {found.name: len(found.sections) for found in book.chapters if found.language == language}

    assert chapters == CHAPTERS
    assert len(sections(book, language)) == sum(CHAPTERS.values()) == 165


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_the_same_sections_in_the_same_order(book: Book, language: str) -> None:
    assert list(sections(book, "en")) == list(sections(book, language))


def test_what_is_stated_derived_and_silent_is_counted(book: Book) -> None:
    bases = Counter(section.basis for section in sections(book, "en").values())

    assert bases == {"stated": 125, "derived": 27, "silent": 13}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_silent_section_says_that_it_is_not_stated(book: Book, language: str) -> None:
    silent = [section for section in sections(book, language).values() if section.basis == "silent"]
    words = re.compile(NOT_STATED[language])

    assert [section.id for section in silent if not words.search(section.judge_note.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_decided_in_silence_says_so(book: Book, language: str) -> None:
    silent = [asked for asked in book.questions if asked.language == language and asked.basis == "silent"]
    words = re.compile(NOT_STATED[language])

    assert len(silent) == 11
    assert [asked.id for asked in silent if not words.search(asked.ruling.lower())] == []


def test_what_only_describes_is_marked(book: Book) -> None:
    found = {section.id for section in sections(book, "en").values() if section.kind == "descriptive"}

    assert found == {
        f"oriflamme.{rule}"
        for rule in (
            "components.reference-cards", "components.markers", "goal.most-influence", "setup.row-space",
            "stack.purpose", "stack.not-scored", "card.specific-over-general", "supply.change",
        )
    }  # fmt: skip


def test_every_section_is_printed_in_the_one_text(book: Book) -> None:
    assert [text.id for text in book.game.texts] == ["ru"]
    assert {source.text for section in book.sections for source in section.sources} == {"ru"}
    assert [section.id for section in book.sections if not section.sources] == []


def test_only_the_pages_the_booklet_names_are_given(book: Book) -> None:
    pages = {(source.heading, source.page) for section in book.sections for source in section.sources}
    given = {(heading.split(" (")[0].split(",")[0], page) for heading, page in pages if page}

    assert given == {("2. ФАЗА СОБЫТИЙ", "4"), ("СТЕК КАРТ", "6")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_rule_and_force_in_the_language(book: Book, language: str) -> None:
    letters = re.compile(LETTERS[language])
    written = sections(book, language).values()

    assert [one.id for one in written if not letters.search(one.rule) or not letters.search(one.force)] == []


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_section_has_a_title_in_four_languages(book: Book, language: str) -> None:
    letters = re.compile(LETTERS[language])
    titles = {section.id: section.titles.get(language, "") for section in sections(book, "en").values()}

    assert [rule for rule, title in titles.items() if not letters.search(title.lower())] == []


@pytest.mark.parametrize("language", ["bg", "pl"])
def test_a_title_without_a_booklet_behind_it_is_no_other_sections(book: Book, language: str) -> None:
    titles = Counter(section.titles.get(language) for section in sections(book, "en").values())

    assert [title for title, times in titles.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_judge_note_stands_in_every_language_or_in_none(book: Book, language: str) -> None:
    english, other = sections(book, "en"), sections(book, language)

    assert [rule for rule in english if bool(english[rule].judge_note) != bool(other[rule].judge_note)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_rule_has_as_many_paragraphs_in_every_language(book: Book, language: str) -> None:
    english, other = sections(book, "en"), sections(book, language)

    assert [
        rule for rule in english if english[rule].rule.count("\n\n") != other[rule].rule.count("\n\n")
    ] == []


def test_every_rule_that_is_named_exists(book: Book) -> None:
    known = set(sections(book, "en"))
    named = [(section.id, other) for section in book.sections for other in section.related]
    named += [(term.id, rule) for term in book.terms for rule in term.rules]
    named += [(asked.id, rule) for asked in book.questions for rule in asked.rules]
    named += [(setting.name, rule) for setting in book.game.settings for rule in setting.rules]

    assert [(where, rule) for where, rule in named if rule not in known] == []
    assert [section.id for section in book.sections if section.id in section.related] == []


def test_every_rule_a_page_names_exists(book: Book) -> None:
    there = sections(book, "en")
    pages = {
        page: RULE.findall(page.read_text(encoding="utf-8")) for page in CONTENT.glob("oriflamme/*/*.md")
    }

    assert sum(map(len, pages.values())) > 100
    assert [(page, rule) for page, named in pages.items() for rule in named if rule not in there] == []


def test_terms_and_questions_are_complete(book: Book) -> None:
    cards = [term for term in book.terms if term.card]

    assert len(book.terms) == len({term.id for term in book.terms}) == 72
    assert {kind: {term.forms["en"][0] for term in cards if term.card == kind} for kind in CARDS} == CARDS
    assert [
        term.id for term in book.terms if set(term.forms) != {"en", "bg", "pl", "ru"} or not term.rules
    ] == []
    assert Counter(asked.language for asked in book.questions) == dict.fromkeys(LANGUAGES, 61)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_question_rests_on_the_same_rules_in_every_language(book: Book, language: str) -> None:
    english, other = (
        [(asked.id, asked.basis, asked.rules) for asked in book.questions if asked.language == spoken]
        for spoken in ("en", language)
    )

    assert english == other


def test_the_settings_are_the_points_a_table_may_settle(book: Book) -> None:
    found = {setting.name.partition("(")[2].rstrip(")"): setting.rules[0] for setting in book.game.settings}

    assert found == SETTINGS
    assert all(sections(book, "en")[rule].basis == "silent" for rule in found.values())


def test_the_card_sheets_name_all_eleven_cards() -> None:
    sheets = (CONTENT / "oriflamme/en/19-sheets.md").read_text(encoding="utf-8")

    assert set(re.findall(r"^## (\w+)$", sheets, re.MULTILINE)) == CARDS["character"] | CARDS["intrigue"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_fits_eighty_columns(rules: Rulebook, language: str) -> None:
    pages = [section_text(page_of(rules, rule, language)) for rule in rules.ids("oriflamme")]

    assert [line for page in pages for line in page.splitlines() if len(line) > 80] == []


def test_a_rule_is_read_in_russian_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("oriflamme.trap.reaction", "ru")

    assert (section.language, section.title) == ("ru", "Ловушка устранена картой другого игрока")
    asked = rules.question("oriflamme.q012", "ru")
    assert asked is not None
    assert asked.ruling == "Одно."


def test_a_rule_is_read_in_bulgarian_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("oriflamme.trap.reaction", "bg")

    assert (section.language, section.title) == ("bg", "Капан, премахнат от карта на друг играч")
    asked = rules.question("oriflamme.q012", "bg")
    assert asked is not None
    assert asked.ruling == "Една точка влияние."


def test_a_rule_is_read_in_polish_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("oriflamme.trap.reaction", "pl")

    assert (section.language, section.title) == ("pl", "Pułapka wyeliminowana kartą innego gracza")
    asked = rules.question("oriflamme.q012", "pl")
    assert asked is not None
    assert asked.ruling == "Jeden punkt."
