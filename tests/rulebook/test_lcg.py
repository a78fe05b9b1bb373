"""The Living Card Game of 2008 is told in full in each of its languages, and everything it names exists."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from rulebook.commands import page_of
from rulebook.content.books import read_book
from rulebook.content.files import CONTENT
from rulebook.content.models import Book, Section
from rulebook.database.store import Rulebook
from rulebook.render import section_text
from rulebook.search.ranking import search

CHAPTERS = {
    "01-scope": 5, "02-components": 7, "03-card-types": 12, "04-anatomy": 12, "05-symbols": 5,
    "06-first-game": 4, "07-setup": 21, "08-round": 2, "09-plot": 15, "10-draw": 2, "11-marshalling": 15,
    "12-kneeling": 3, "13-challenges": 38, "14-dominance": 4, "15-standing-taxation": 3, "16-gold": 5,
    "17-power-victory": 7, "18-titles": 27, "19-unique-duplicates": 18, "20-keywords": 21, "21-expert": 28,
    "22-decks": 6, "23-variants": 14,
}  # fmt: skip
SILENT = (
    "scope.card_over_rules", "setup.no_mulligan", "plot.effect_timing", "challenge.insertions", "claim.short",
    "duplicate.host_leaves",
)  # fmt: skip
DERIVED = ("challenge.no_winner", "title.regent.strength", "title.commander.strength", "title.whispers")
DESCRIPTIVE = (
    "goal.power15", "scope.faq_reference", "component.list", "component.decks", "component.board",
    "component.gold_tokens", "component.title_figures", "component.houses", "cardtype.list",
    "cardtype.location", "cardtype.plot", "cardtype.visual_cues", "anatomy.house_crest",
    "anatomy.name_unique", "anatomy.strength", "anatomy.traits", "anatomy.rules_text", "anatomy.crests",
    "anatomy.plot_income", "anatomy.plot_initiative", "anatomy.claim", "anatomy.set_number",
    "firstgame.deck_letters", "firstgame.result", "setup.layout", "challenge.goals",
    "challenge.worked_example", "support.board_position", "rivalry.board_position", "keyword.general",
    "keyword.house_keywords", "keyword.legacy", "variant.littlefinger.conduct",
)  # fmt: skip
OPEN_ON_A_SIDE_QUESTION = (
    "cardtype.attachment", "cardtype.attachment_host_leaves", "cardtype.agenda", "symbol.income_modifier",
    "setup.declare_house_agenda", "setup.attachments", "setup.reveal", "outofplay.piles",
    "initiative.tie_random", "draw.empty_deck", "marshal.income_compute", "challenge.windows",
    "challenge.declare_attackers", "challenge.removed", "challenge.no_winner", "power.character_not_house",
    "power.leaves_play", "support.may_defend", "title.regent.redirect", "title.regent.no_target",
    "title.commander.redirect", "title.commander.win", "title.hand", "keyword.immune_target",
    "keyword.limited", "keyword.stalwart", "keyword.vengeful", "drawcap.three", "action.first_player_first",
    "passive.before_actions", "response.order", "deck.max_three", "variant.littlefinger.titles",
)  # fmt: skip
MAY_BE_READ_TWO_WAYS = (
    "component.power_tokens", "setup.budget", "initiative.tie_power", "marshal.put_into_play_bypass",
    "challenge.one_each", "unopposed.condition", "title.commander.redirect", "unique.stolen_copy",
    "keyword.infamy",
)  # fmt: skip
PAGES = {
    "Поддержка": "16–18", "Вражда": "16–18", "РЕГЕНТ КРОНЫ": "16–18", "ДЕСНИЦА КОРОЛЯ": "16–18",
    "ЛОРД-КОМАНДУЮЩИЙ КОРОЛЕВСКОЙ СТРАЖИ": "16–18", "МАСТЕР ШЕПОТА": "16–18", "МАСТЕР ЗАКОНОВ": "16–18",
    "МАСТЕР МОНЕТЫ": "16–18", "ДУБЛИКАТЫ": "19", "Три игрока": "24", "Фаза 3: Приказы (Новая фаза)": "11",
}  # fmt: skip
"""The pages to which the booklet refers its reader; it gives no others."""
LANGUAGES = ("en", "bg", "pl", "ru")
"""The languages whose sections are written."""
NOT_STATED = {
    "en": "not stated in the rules|neither is stated|not stated in it",
    "bg": "не е казано в правилата|за вида в него не е казано",
    "pl": "zasady (?:o tym |ogólnie )?milczą|w zasadach (?:tego |też )?nie podano|rodzaju w nim nie podano",
    "ru": "в правилах (вообще )?не сказано|о типе в ней не сказано",
}
RULE = re.compile(r"`(lcg\.[^`]+)`")
OTHER_EDITION = {
    "en": "In the two-player HBO edition: ",
    "bg": "В изданието на HBO за двама: ",
    "pl": "W dwuosobowej edycji HBO: ",
    "ru": "В издании HBO на двоих: ",
}
LETTERS = {"en": "[a-z]", "ru": "[а-яё]", "bg": "[а-я]", "pl": "[a-z]"}


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(CONTENT / "lcg")


def sections(book: Book, language: str) -> dict[str, Section]:
    return {section.id: section for section in book.sections if section.language == language}


def ids(rules: tuple[str, ...]) -> set[str]:
    return {f"lcg.{rule}" for rule in rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_all_its_sections(book: Book, language: str) -> None:
    chapters = {found.name: len(found.sections) for found in book.chapters if found.language == language}

    assert chapters == CHAPTERS
    assert len(sections(book, language)) == sum(CHAPTERS.values()) == 274


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_the_same_sections_in_the_same_order(book: Book, language: str) -> None:
    assert list(sections(book, "en")) == list(sections(book, language))


@pytest.mark.parametrize(("basis", "rules"), [("silent", SILENT), ("derived", DERIVED)])
def test_what_is_not_simply_stated_is_known(book: Book, basis: str, rules: tuple[str, ...]) -> None:
    found = {section.id for section in sections(book, "en").values() if section.basis == basis}

    assert found == ids(rules)


def test_what_only_describes_is_marked(book: Book) -> None:
    found = {section.id for section in sections(book, "en").values() if section.kind == "descriptive"}

    assert found == ids(DESCRIPTIVE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_booklet_is_silent_the_judge_note_says_so(book: Book, language: str) -> None:
    told = sections(book, language)
    words = re.compile(NOT_STATED[language])
    open_points = ids(SILENT) | ids(DERIVED) | ids(OPEN_ON_A_SIDE_QUESTION)

    assert len(ids(SILENT) | ids(OPEN_ON_A_SIDE_QUESTION)) == 39
    assert [rule for rule in sorted(open_points) if not words.search(told[rule].judge_note.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_point_stands_in_the_chapter_on_silences(language: str) -> None:
    page = (CONTENT / "lcg" / language / "24-printings.md").read_text(encoding="utf-8")
    listed = set(RULE.findall(re.split("## (?:Faults|Błędy|Грешки|Ошибки)", page)[0]))

    assert ids(SILENT) | ids(OPEN_ON_A_SIDE_QUESTION) | ids(MAY_BE_READ_TWO_WAYS) <= listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_decided_in_silence_says_so(book: Book, language: str) -> None:
    silent = [asked for asked in book.questions if asked.language == language and asked.basis == "silent"]
    words = re.compile(NOT_STATED[language])

    assert len(silent) == 22
    assert [asked.id for asked in silent if not words.search(asked.ruling.lower())] == []


def test_every_section_is_printed_in_the_one_text(book: Book) -> None:
    assert [text.id for text in book.game.texts] == ["ru-2008"]
    assert {source.text for section in book.sections for source in section.sources} == {"ru-2008"}
    assert [section.id for section in book.sections if not section.sources] == []


def test_only_the_pages_the_booklet_names_are_given(book: Book) -> None:
    sources = [source for section in book.sections for source in section.sources]

    assert {(source.heading, source.page) for source in sources if source.page} == set(PAGES.items())


@pytest.mark.parametrize("language", ["en", "ru", "bg", "pl"])
def test_every_section_has_a_title_in_four_languages(book: Book, language: str) -> None:
    letters = re.compile(LETTERS[language])
    titles = {section.id: section.titles.get(language, "") for section in sections(book, "en").values()}

    assert [rule for rule, title in titles.items() if not letters.search(title.lower())] == []
    assert [title for title, times in Counter(titles.values()).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_section_is_in_its_language_throughout(book: Book, language: str) -> None:
    letters = re.compile(LETTERS[language])
    written = {
        one.id: (one.title, one.rule, one.force, one.judge_note or one.title)
        for one in sections(book, language).values()
    }
    english = sections(book, "en")

    assert [
        rule for rule, said in written.items() if not all(letters.search(part.lower()) for part in said)
    ] == []
    assert [rule for rule, said in written.items() if said[1] == english[rule].rule] == []
    assert [rule for rule, said in written.items() if said[2] == english[rule].force] == []


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


def test_the_other_edition_is_spoken_of_in_every_language(book: Book) -> None:
    named = {
        language: {rule for rule, one in sections(book, language).items() if phrase in one.judge_note}
        for language, phrase in OTHER_EDITION.items()
    }

    assert set(named) == set(LANGUAGES)
    assert [language for language in LANGUAGES if named[language] != named["en"]] == []
    assert len(named["en"]) == 55


def test_every_rule_that_is_named_exists(book: Book) -> None:
    known = set(sections(book, "en"))
    named = [(section.id, other) for section in book.sections for other in section.related]
    named += [(term.id, rule) for term in book.terms for rule in term.rules]
    named += [(asked.id, rule) for asked in book.questions for rule in asked.rules]
    named += [("asked", words.rule) for words in book.asked]
    named += [(setting.name, rule) for setting in book.game.settings for rule in setting.rules]

    assert [(where, rule) for where, rule in named if rule not in known] == []
    assert [section.id for section in book.sections if section.id in section.related] == []
    assert [section.id for section in book.sections if not section.related] == []


def test_every_rule_a_page_names_exists(book: Book) -> None:
    there = sections(book, "en")
    pages = {page: RULE.findall(page.read_text(encoding="utf-8")) for page in CONTENT.glob("lcg/*/*.md")}

    assert sum(map(len, pages.values())) > 100
    assert [(page, rule) for page, named in pages.items() for rule in named if rule not in there] == []


def test_terms_are_complete_in_four_languages(book: Book) -> None:
    words = [term for term in book.terms if not term.card]
    cards = [term for term in book.terms if term.card]

    assert (len(words), len(cards)) == (160, 13)
    assert len({term.id for term in book.terms}) == 173
    assert [term.id for term in words if set(term.forms) != {"en", "bg", "pl", "ru"}] == []
    assert [term.id for term in cards if not {"en", "ru"} <= set(term.forms)] == []
    assert [term.id for term in book.terms if not term.rules] == []


@pytest.mark.parametrize(
    ("word", "term", "rule"),
    [
        ("засада", "ambush", "lcg.keyword.ambush"),
        ("скрытность", "stealth", "lcg.keyword.stealth"),
        ("обречённость", "deathbound", "lcg.keyword.deathbound"),
        ("десница короля", "title_hand", "lcg.title.hand"),
        ("дележ власти", "power_challenge", "lcg.claim.power"),
    ],
)
def test_a_russian_word_leads_to_its_rule(rules: Rulebook, word: str, term: str, rule: str) -> None:
    found = {one.id: one.rules for one in rules.term(word, "lcg", "ru")}

    assert rule in found[term]


@cache
def found(rules: Rulebook, words: str, language: str | None = None) -> set[str]:
    return {hit.id for hit in search(rules, words, game="lcg", language=language)[:5]}


def test_every_title_and_every_dictionary_form_finds_its_rule(rules: Rulebook, book: Book) -> None:
    titles = [(title, {one.id}) for one in sections(book, "en").values() for title in one.titles.values()]
    forms = [(forms[0], set(term.rules)) for term in book.terms for forms in term.forms.values()]

    assert len(titles) == 4 * 274
    assert [words for words, meant in titles + forms if not found(rules, words) & meant] == []


def test_every_question_finds_a_rule_it_rests_on(rules: Rulebook, book: Book) -> None:
    lost = [asked.id for asked in book.questions if not found(rules, asked.question) & set(asked.rules)]

    assert lost == []


def test_what_players_call_a_rule_finds_it(rules: Rulebook, book: Book) -> None:
    typed = [
        (asked.rule, language, words)
        for asked in book.asked
        for language, forms in asked.words.items()
        for words in forms
    ]

    assert [words for rule, language, words in typed if rule not in found(rules, words, language)] == []


def test_the_words_of_players_are_given_in_four_languages(book: Book) -> None:
    assert len(book.asked) == len({words.rule for words in book.asked}) == 96
    assert [words.rule for words in book.asked if set(words.words) != {"en", "bg", "pl", "ru"}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_the_same_in_every_language(book: Book, language: str) -> None:
    english, other = (
        [(asked.id, asked.basis, asked.rules) for asked in book.questions if asked.language == spoken]
        for spoken in ("en", language)
    )

    assert english == other
    assert [asked for asked, _, _ in english] == [f"lcg.q{number:03}" for number in range(1, 103)]
    assert Counter(basis for _, basis, _ in english) == {"stated": 50, "derived": 30, "silent": 22}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_settings_have_names_and_the_same_in_every_language(book: Book, language: str) -> None:
    names = [re.findall(r"\((\w+)\)$", setting.name) for setting in book.game.settings]
    other = (CONTENT / "lcg" / language / "24-printings.md").read_text(encoding="utf-8")

    assert len(names) == len({name for (name,) in names}) == 41
    assert re.findall(r"^\| [^|]+\((\w+)\) \|", other, re.MULTILINE) == [name for (name,) in names]
    assert [setting.name for setting in book.game.settings if not setting.default] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_fits_eighty_columns(rules: Rulebook, language: str) -> None:
    pages = [section_text(page_of(rules, rule, language)) for rule in rules.ids("lcg")]

    assert [line for page in pages for line in page.splitlines() if len(line) > 80] == []


def test_a_rule_is_read_in_russian_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("lcg.victory.simultaneous", "ru")

    assert (section.language, section.title) == ("ru", "Сразу двое: победителя называет первый игрок")
    asked = rules.question("lcg.q029", "ru")
    assert asked is not None
    assert asked.ruling == "Одна."


def test_a_rule_is_read_in_bulgarian_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("lcg.victory.simultaneous", "bg")

    assert (section.language, section.title) == ("bg", "Едновременна победа: стартовият играч избира")
    asked = rules.question("lcg.q029", "bg")
    assert asked is not None
    assert asked.ruling == "Един."


def test_a_rule_is_read_in_polish_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("lcg.victory.simultaneous", "pl")

    assert (section.language, section.title) == ("pl", "Jednoczesne zwycięstwo: wybiera pierwszy gracz")
    asked = rules.question("lcg.q029", "pl")
    assert asked is not None
    assert asked.ruling == "Jeden."
