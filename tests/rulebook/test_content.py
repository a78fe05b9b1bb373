"""The HBO edition is told in full, and everything it names exists."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebook.content.files import CONTENT
from rulebook.content.models import Book, Section

CHAPTERS = {
    "01-frame": 3, "02-components": 6, "03-anatomy": 13, "04-card-types": 10, "05-setup": 20,
    "06-rounds": 5, "07-plot": 13, "08-draw": 3, "09-marshalling": 13, "10-playing-cards": 11,
    "11-challenge-frame": 11, "12-declaring": 8, "13-resolution": 15, "14-dominance": 5,
    "15-standing-taxation": 4, "16-power-victory": 6, "17-gold": 4, "18-piles": 8,
    "19-unique-duplicates": 15, "20-keywords": 9, "21-actions": 10, "22-passives": 7,
    "23-reactions-saves": 13, "24-lasting": 4, "25-plot-draft": 8, "26-examples": 10,
}  # fmt: skip
TEXTS = {"bg-2013", "pl-2012"}
LANGUAGES = ("en", "bg", "pl", "ru")


def told_in(book: Book, language: str) -> list[Section]:
    """The sections of one language."""
    return [section for section in book.sections if section.language == language]


def ids(book: Book) -> set[str]:
    return {section.id for section in book.sections}


def test_every_chapter_has_all_its_sections(book: Book) -> None:
    assert {chapter.name: len(chapter.sections) for chapter in book.chapters} == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_sections_share_an_id(book: Book, language: str) -> None:
    assert len(ids(book)) == len(told_in(book, language)) == 234


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_rules_are_stated_and_the_silences_are_counted(book: Book, language: str) -> None:
    basis = Counter(section.basis for section in told_in(book, language))
    assert basis == {"stated": 208, "derived": 11, "silent": 15}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_every_rule_in_the_same_order(book: Book, language: str) -> None:
    assert [one.id for one in told_in(book, language)] == [one.id for one in told_in(book, "en")]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_judge_note_is_in_every_language_or_in_none(book: Book, language: str) -> None:
    noted = {one.id for one in told_in(book, "en") if one.judge_note}
    assert {one.id for one in told_in(book, language) if one.judge_note} == noted


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_differences_are_told_in_the_language_of_their_section(book: Book, language: str) -> None:
    english = {(found.id, found.point) for section in told_in(book, "en") for found in section.differences}
    shown = {(found.id, found.point) for section in told_in(book, language) for found in section.differences}
    without_home = {found.id for found in book.differences if not found.concerns}
    assert {found for found in shown & english if found[0] not in without_home} == set()


def test_a_silent_section_says_what_to_do(book: Book) -> None:
    silent = [section for section in book.sections if section.basis == "silent"]

    assert [section.id for section in silent if not section.judge_note] == []


def test_every_section_has_a_source_in_a_text_of_the_game(book: Book) -> None:
    cited = {section.id: {source.text for source in section.sources} for section in book.sections}

    assert [rule for rule, texts in cited.items() if not texts or texts - TEXTS] == []


def test_a_text_that_is_not_cited_is_known_to_be_silent(book: Book) -> None:
    named = {
        section.id: {source.text for source in section.sources} | set(section.silent_texts)
        for section in book.sections
    }

    assert [rule for rule, texts in named.items() if texts != TEXTS] == []


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_section_has_a_title_in_the_language(book: Book, language: str) -> None:
    assert [section.id for section in book.sections if not section.titles.get(language)] == []


def test_every_rule_that_is_named_exists(book: Book) -> None:
    known = ids(book)
    named = [(section.id, other) for section in book.sections for other in section.related]
    named += [(found.id, rule) for found in book.differences for rule in found.concerns]
    named += [(term.id, rule) for term in book.terms for rule in term.rules]
    named += [(question.id, rule) for question in book.questions for rule in question.rules]
    named += [(setting.name, rule) for setting in book.game.settings for rule in setting.rules]

    assert [(where, rule) for where, rule in named if rule not in known] == []


def test_both_readings_of_every_difference_stand_side_by_side(book: Book) -> None:
    assert [found.id for found in book.differences] == [f"P-{number:02}" for number in range(1, 58)]
    assert [found.id for found in book.differences if {said.text for said in found.readings} != TEXTS] == []


def test_thirteen_differences_can_change_a_ruling(book: Book) -> None:
    assert [found.id for found in book.differences if found.can_change_a_ruling] == [
        "P-09", "P-16", "P-18", "P-23", "P-25", "P-26", "P-27", "P-28", "P-30", "P-31", "P-32",
        "P-33", "P-42",
    ]  # fmt: skip


def test_a_difference_is_shown_in_every_section_it_concerns(book: Book) -> None:
    shown = {section.id: {found.id for found in section.differences} for section in book.sections}

    assert [(d.id, rule) for d in book.differences for rule in d.concerns if d.id not in shown[rule]] == []


def test_the_chapter_on_the_printings_lists_every_difference_and_its_section(book: Book) -> None:
    listed = (CONTENT / "hbo/en/27-printings.md").read_text(encoding="utf-8")
    homes = {found.id: found.concerns[0] for found in book.differences if found.concerns}

    rows = {row.split("|")[1].strip(): row for row in listed.splitlines() if row.startswith("| P-")}
    assert len(rows) == 57
    assert [name for name, home in homes.items() if f"`{home}`" not in rows[name]] == []


def test_terms_and_questions_are_complete(book: Book) -> None:
    cards = [term for term in book.terms if term.card]

    assert (len(book.terms) - len(cards), len(cards)) == (130, 17)
    assert Counter(one.language for one in book.questions) == dict.fromkeys(LANGUAGES, 116)
    assert len({term.id for term in book.terms}) == 147


def test_every_term_has_an_english_and_a_polish_form(book: Book) -> None:
    assert [term.id for term in book.terms if not {"en", "pl"} <= set(term.forms)] == []


def test_the_settings_have_an_answer_for_each_text(book: Book) -> None:
    assert len(book.game.settings) == 9
    assert all({said.text for said in setting.readings} == TEXTS for setting in book.game.settings)


def test_what_only_describes_is_marked(book: Book) -> None:
    kinds = {section.id: section.kind for section in book.sections}

    assert kinds["hbo.anatomy.flavour"] == "descriptive"
    assert kinds["hbo.anatomy.plot_income"] == "normative"
    assert Counter(kinds.values()) == {"normative": 211, "descriptive": 23}
