"""Players of Oriflamme find the rule they mean, and the words of one game lead nobody astray in another."""

from __future__ import annotations

import shutil
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from rulebook.content.books import read_book
from rulebook.content.files import CONTENT
from rulebook.content.models import Book
from rulebook.database.store import Rulebook
from rulebook.search.ranking import search


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(CONTENT / "oriflamme")


@cache
def found(
    rules: Rulebook, words: str, game: str | None = "oriflamme", language: str | None = None
) -> list[str]:
    return [hit.id for hit in search(rules, words, game=game, language=language)]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("головорезами", "oriflamme.cutthroat.eliminate-adjacent"),
        ("подменой", "oriflamme.replacement.eliminate"),
        ("королевам", "oriflamme.queen.gain"),
        ("ловушек", "oriflamme.trap.reaction"),
        ("устранённых", "oriflamme.eliminate.reward"),
        ("стеками", "oriflamme.stack.definition"),
        ("близнецам", "oriflamme.twin.gain"),
        ("преступнику", "oriflamme.felon.loss"),
        ("аптекарей", "oriflamme.apothecary.target"),
        ("интриганкой", "oriflamme.schemer.gain"),
        ("жетоном подкупа", "oriflamme.components.bribe-tokens"),
        ("felons", "oriflamme.felon.loss"),
    ],
)
def test_an_inflected_word_leads_to_its_rule(rules: Rulebook, words: str, rule: str) -> None:
    assert found(rules, words)[0] == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("галаворез", "oriflamme.cutthroat.eliminate-adjacent"),
        ("падмена", "oriflamme.replacement.eliminate"),
        ("каралева", "oriflamme.queen.gain"),
        ("лавушка", "oriflamme.trap.reaction"),
        ("устронить", "oriflamme.eliminate.reward"),
        ("стекком", "oriflamme.stack.definition"),
        ("приступник", "oriflamme.felon.loss"),
        ("оптекарь", "oriflamme.apothecary.target"),
        ("отложеные карты", "oriflamme.setup.three-aside"),
        ("пирвый игрок", "oriflamme.setup.oldest-first"),
        ("устраненная", "oriflamme.eliminate.reward"),
        ("маркер очередности", "oriflamme.setup.direction-marker"),
        ("cuthroat", "oriflamme.cutthroat.eliminate-adjacent"),
        ("aphotecary", "oriflamme.apothecary.target"),
    ],
)
def test_a_typo_does_not_hide_a_rule(rules: Rulebook, words: str, rule: str) -> None:
    assert found(rules, words)[0] == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("близнец поверх принца", "oriflamme.twin.not-on-prince"),
        ("можно ли класть карту между картами", "oriflamme.planning.no-between"),
        ("кто ходит первым", "oriflamme.setup.oldest-first"),
        ("комбо с принцем", "oriflamme.combination.apply"),
        ("хватит ли влияния если ловушка забирает три", "oriflamme.trap.reaction"),
    ],
)
def test_a_question_at_the_table_finds_its_rule_among_the_first(
    rules: Rulebook, words: str, rule: str
) -> None:
    assert rule in found(rules, words)[:3]


def test_cards_and_words_that_look_alike_are_told_apart(rules: Rulebook) -> None:
    assert found(rules, "интриганка")[0] == "oriflamme.schemer.gain"
    assert found(rules, "карта интриг")[0] == "oriflamme.card.intrigue-leaves"
    assert found(rules, "сбросить")[0] == "oriflamme.discard.vs-eliminate"
    assert found(rules, "убить")[0] == "oriflamme.eliminate.reward"


def test_every_form_of_every_term_leads_to_a_rule_of_its_term(rules: Rulebook, book: Book) -> None:
    forms = [(form, term) for term in book.terms for forms in term.forms.values() for form in forms]

    assert len(forms) > 400
    assert [form for form, term in forms if not set(found(rules, form)[:5]) & set(term.rules)] == []


def test_every_title_finds_its_section(rules: Rulebook, book: Book) -> None:
    titles = [(title, section.id) for section in book.sections for title in section.titles.values()]

    assert [title for title, rule in titles if rule not in found(rules, title)[:3]] == []


def test_every_hard_question_finds_a_rule_it_rests_on(rules: Rulebook, book: Book) -> None:
    lost = [one.id for one in book.questions if not set(found(rules, one.question)[:3]) & set(one.rules)]

    assert lost == []


@pytest.mark.parametrize(
    ("words", "hbo", "oriflamme"),
    [
        ("двойник", "hbo.duplicate.attach", "oriflamme.twin.gain"),
        ("герой", "hbo.type.character", "oriflamme.card.two-types"),
        ("интриги", "hbo.frame.three_challenges", "oriflamme.card.intrigue-leaves"),
        ("сброс", "hbo.piles.discard", "oriflamme.discard.owner-pile"),
        ("ничья", "hbo.challenge.attacker_wins_ties", "oriflamme.end.tiebreak"),
        ("первый игрок", "hbo.plot.first_player_choice", "oriflamme.setup.oldest-first"),
        ("intrigue", "hbo.frame.three_challenges", "oriflamme.card.intrigue-leaves"),
    ],
)
def test_a_false_friend_means_what_the_game_means(
    rules: Rulebook, words: str, hbo: str, oriflamme: str
) -> None:
    assert found(rules, words, "hbo")[0] == hbo
    assert found(rules, words, "oriflamme")[0] == oriflamme


@pytest.mark.parametrize("words", ["ловушка", "головорез", "аптекарь", "королева", "близнец"])
def test_a_word_of_one_game_is_no_word_of_another(rules: Rulebook, words: str) -> None:
    assert found(rules, words)[0].startswith("oriflamme.")
    assert all(hit.score < 50 for hit in search(rules, words, game="hbo"))


def test_a_word_that_only_one_game_knows_finds_it_without_naming_the_game(rules: Rulebook) -> None:
    assert found(rules, "головорез", game=None)[0] == "oriflamme.cutthroat.eliminate-adjacent"
    assert found(rules, "засада", game=None)[0] == "hbo.keyword.stealth"


def test_a_second_game_does_not_change_what_the_first_finds_first(rules: Rulebook, tmp_path: Path) -> None:
    shutil.copytree(CONTENT / "hbo", tmp_path / "content" / "hbo")
    terms = read_book(CONTENT / "hbo").terms
    words = [forms[0] for term in terms for forms in term.forms.values()]

    with closing(Rulebook(tmp_path / "hbo.sqlite", tmp_path / "content")) as alone:
        moved = [word for word in words if found(alone, word, "hbo")[:1] != found(rules, word, "hbo")[:1]]

    assert moved == []
