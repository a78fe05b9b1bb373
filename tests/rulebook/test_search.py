"""Players find the rule they mean, however they write it."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulebook.content.models import Book
from rulebook.database.store import Rulebook
from rulebook.search.query import query_words
from rulebook.search.ranking import search
from tests.rulebook.asked_in_disputes import ASKED


@cache
def found(rules: Rulebook, words: str, language: str | None = None) -> list[str]:
    return [hit.id for hit in search(rules, words, game="hbo", language=language)]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("stelth", "hbo.keyword.stealth"),
        ("unoposed chalenge", "hbo.challenge.unopposed"),
        ("mulligen", "hbo.setup.mulligan"),
        ("без сапротива", "hbo.challenge.unopposed"),
        ("odpowedź ocalenia", "hbo.save.interrupt"),
    ],
)
def test_a_typo_does_not_hide_a_rule(rules: Rulebook, words: str, rule: str) -> None:
    assert found(rules, words)[0] == rule


def test_nothing_is_guessed_in_place_of_a_word_that_is_surely_spelt_so(rules: Rulebook) -> None:
    [guessed] = query_words(rules.index, "stelth ", "hbo", "en")
    [spelt] = query_words(rules.index, "stelth ", "hbo", "en", {"stelth"})

    assert guessed.tokens
    assert not spelt.tokens


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("skrytosc", "hbo.keyword.stealth"),
        ("wartosc zmagan", "hbo.anatomy.plot_claim"),
        ("zlote zetony", "hbo.comp.gold_tokens"),
        ("klekac", "hbo.position.kneel"),
        ("dominacje", "hbo.dominance.winner"),
    ],
)
def test_diacritics_may_be_left_out(rules: Rulebook, words: str, rule: str) -> None:
    assert found(rules, words)[0] == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("skrytością", "hbo.keyword.stealth"),
        ("obszarami", "hbo.type.location"),
        ("duplikatem", "hbo.duplicate.attach"),
        ("засадите", "hbo.keyword.stealth"),
        ("двойникът", "hbo.duplicate.attach"),
        ("приложенията ми", "hbo.type.attachment"),
        ("хазните", "hbo.setup.treasury"),
        ("довесками", "hbo.type.attachment"),
    ],
)
def test_an_inflected_word_leads_to_its_rule(rules: Rulebook, words: str, rule: str) -> None:
    assert found(rules, words)[0] == rule


@pytest.mark.parametrize(("words", "language", "rule"), ASKED)
@pytest.mark.parametrize("named", [True, False])
def test_what_is_typed_in_a_dispute_finds_the_section(
    rules: Rulebook, words: str, language: str, rule: str, named: bool
) -> None:
    assert rule in found(rules, words, language if named else None)[:4]


@pytest.mark.parametrize("language", [None, "pl"])
def test_a_saving_duplicate_is_a_rule_of_duplicates_first(rules: Rulebook, language: str | None) -> None:
    assert found(rules, "duplikat ratuje", language)[0] == "hbo.duplicate.save"


def test_search_words_lead_to_sections_of_their_book_in_every_language(book: Book) -> None:
    assert {asked.rule for asked in book.asked} <= {section.id for section in book.sections}
    assert len({asked.rule for asked in book.asked}) == len(book.asked)
    assert {frozenset(asked.words) for asked in book.asked} == {frozenset(("en", "bg", "pl", "ru"))}


def test_false_friends_are_told_apart(rules: Rulebook) -> None:
    assert found(rules, "засада")[0] == "hbo.keyword.stealth"
    assert found(rules, "obszar")[0] == "hbo.type.location"
    assert found(rules, "obszar gry")[0] == "hbo.setup.play_area"
    assert found(rules, "unieważniony") == [] or "hbo.unique.flag" not in found(rules, "unieważniony")[:1]
    assert found(rules, "изчистен")[0] == "hbo.piles.discard"
    assert found(rules, "унищожен")[0] == "hbo.piles.kill"


def test_every_dictionary_form_leads_to_a_rule_of_its_term(rules: Rulebook, book: Book) -> None:
    forms = [(forms[0], term) for term in book.terms if term.rules for forms in term.forms.values()]

    lost = [form for form, term in forms if not set(found(rules, form)[:5]) & set(term.rules)]

    assert len(forms) > 500
    assert lost == []


def test_every_title_finds_its_section(rules: Rulebook, book: Book) -> None:
    titles = [(title, section.id) for section in book.sections for title in section.titles.values()]

    lost = [title for title, rule in titles if rule not in found(rules, title)[:5]]

    assert lost == []


def test_every_hard_question_finds_a_rule_it_rests_on(rules: Rulebook, book: Book) -> None:
    lost = [
        asked.id for asked in book.questions if not set(found(rules, asked.question)[:3]) & set(asked.rules)
    ]

    assert lost == []


def test_an_id_or_part_of_one_finds_the_rule(rules: Rulebook) -> None:
    assert found(rules, "hbo.claim.military")[0] == "hbo.claim.military"
    assert found(rules, "piles.distinguish")[0] == "hbo.piles.distinguish"


def test_a_card_name_finds_the_example_it_stands_in(rules: Rulebook) -> None:
    assert found(rules, "Не днес")[0] == "hbo.save.not_today"
    assert found(rules, "nie dzis")[0] == "hbo.save.not_today"
    assert found(rules, "Кутрето")[0] == "hbo.unique.per_player"


def test_a_hit_says_what_matched_and_shows_it(rules: Rulebook) -> None:
    term = search(rules, "засада")[0]
    asked = rules.question("hbo.q116")
    assert asked is not None
    question = search(rules, asked.question, "hbo")[0]

    assert (term.matched, term.source) == ("term", "stealth")
    assert "засада" in term.shown
    assert (question.matched, question.id) == ("question", "hbo.setup.no_deck_peeking")
    assert question.source == "hbo.q116"


def test_titles_are_shown_in_the_searchers_language(rules: Rulebook) -> None:
    hits = {one: search(rules, "stealth", "hbo", one)[0] for one in ("bg", "pl", "ru")}

    assert {hit.id for hit in hits.values()} == {"hbo.keyword.stealth"}
    assert {one: hit.title for one, hit in hits.items()} == {
        one: rules.title("hbo.keyword.stealth", one) for one in hits
    }


@pytest.mark.parametrize("words", ["прослава", "надмощие", "двойници"])
def test_titles_are_in_the_language_of_the_letters_where_none_is_named(rules: Rulebook, words: str) -> None:
    hits = search(rules, words, "hbo")

    assert [hit.title for hit in hits] == [rules.title(hit.id, "bg") for hit in hits]


@pytest.mark.parametrize(
    ("game", "language", "first"),
    [
        ("lcg", "ru", "lcg.keyword.ambush"),
        ("lcg", "bg", "lcg.keyword.stealth"),
        ("lcg", None, "lcg.keyword.ambush"),
        ("hbo", "bg", "hbo.keyword.stealth"),
        ("hbo", None, "hbo.keyword.stealth"),
        (None, "ru", "lcg.keyword.ambush"),
        (None, "bg", "hbo.keyword.stealth"),
    ],
)
def test_the_searchers_language_and_the_game_say_what_a_false_friend_means(
    rules: Rulebook, game: str | None, language: str | None, first: str
) -> None:
    assert search(rules, "засада", game, language)[0].id == first


def test_the_best_comes_first_and_no_rule_twice(rules: Rulebook) -> None:
    hits = search(rules, "military claim duplicate save", limit=20)

    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert len({hit.id for hit in hits}) == len(hits) == 20


def test_another_game_is_left_out(rules: Rulebook) -> None:
    assert {hit.game for hit in search(rules, "stealth", game="lcg")} == {"lcg"}
    assert search(rules, "stealth", game="chess") == []


@pytest.mark.parametrize("words", ["", "   ", "?!", "xqzwv", '"', "' --", "*", "()"])
def test_nothing_to_look_for_finds_nothing(rules: Rulebook, words: str) -> None:
    assert search(rules, words) == []


@pytest.mark.parametrize(
    "words", ["mulligan AND", "NOT mulligan", "mulligan NEAR(", "mulligan' OR 1=1 --", "stems:mulligan"]
)
def test_the_words_of_a_query_language_are_words_like_others(rules: Rulebook, words: str) -> None:
    assert "hbo.setup.mulligan" in found(rules, words)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.text(max_size=60))
def test_whatever_is_typed_gets_an_answer(rules: Rulebook, words: str) -> None:
    assert all(0 < hit.score <= 100 for hit in search(rules, words))
